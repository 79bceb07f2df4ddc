// Queue items, each with the listed value, the proposed one and each source's, side by side.

import { hostOf } from '../../../base/address.ts';
import { formatDay } from '../../../base/dates.ts';
import {
  editFactsPath,
  moderationPath,
  proposalPath,
  subjectPath,
  submissionPath,
  uploadPath,
} from '../../../base/desk-paths.ts';
import { pathTo } from '../../../base/paths.ts';
import type { RecordFacts } from '../../../catalogue/facts.server.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import {
  claimsText,
  marksText,
  moderationText,
  proposalsText,
  moderationQueueText as text,
  uploadsText,
} from '../../../text/text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checkbox, TextInput } from '../../../ui/fields.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import { Name, TimeAgo } from '../../../ui/values.tsx';
import { UploadSummary } from '../../arriving/uploads/upload-outcome.tsx';
import { dueAt, sayAbout } from '../corrections/contract.ts';
import { HostHint, OutsideLink, Terms } from '../page-parts.tsx';
import { ProposalSides } from '../proposals/proposal-sides.tsx';
import { RecordedSources } from './recorded-sources.tsx';
import type { SubmissionView } from './submissions.server.ts';
import { type QueueItem, titleOf } from './waiting.server.ts';

interface QueueItemsProps {
  items: readonly QueueItem[];
  /** The moderator's input before an error. */
  ticked: { chosen: readonly string[]; reason: string };
  reasonError?: string;
  page: number;
  now: Date;
}

/** Ticked together and decided by one button; `data-key` names the keys that press. */
export function QueueItems({ items, ticked, reasonError, page, now }: QueueItemsProps) {
  return (
    <PostForm action={moderationPath('pending', page)} data-queue>
      {/* The default button of the form: Enter in a field decides nothing. */}
      <button type="submit" disabled hidden />
      <ul className="queue">
        {items.map((item) => (
          <li key={item.value} className="card queue-item" tabIndex={-1} data-queue-item>
            <div className="queue-head">
              <Checkbox
                id={`${item.what}-${item.key}`}
                name="chosen[]"
                value={item.value}
                label={titleOf(item)}
                defaultChecked={ticked.chosen.includes(item.value)}
                disabled={item.isOwn}
              />
              <OpenLink item={item} />
            </div>
            <MetaLine item={item} now={now} />
            {item.proposal ? <ProposalSides proposal={item.proposal} /> : <ItemSides item={item} />}
          </li>
        ))}
      </ul>
      <fieldset className="queue-bar">
        <legend className="h3">{text.batch}</legend>
        <TextInput
          id="reason"
          label={text.reason}
          hint={text.reasonHint}
          error={reasonError}
          defaultValue={ticked.reason}
          optional
        />
        <div className="row">
          <Button type="submit" look="primary" large name="action" value="approve" data-key="a">
            {text.approve}
          </Button>
          <Button type="submit" look="danger" large name="action" value="reject" data-key="r">
            {text.reject}
          </Button>
        </div>
        <div className="queue-keys" hidden data-queue-keys>
          <p className="small">{text.keys}</p>
          <div className="row">
            <Button look="quiet" data-key="j" data-step="1">
              {text.next}
            </Button>
            <Button look="quiet" data-key="k" data-step="-1">
              {text.previous}
            </Button>
            <Button look="quiet" data-key="x" data-tick="">
              {text.tick}
            </Button>
            <Button look="quiet" data-key="e" data-open="">
              {text.edit}
            </Button>
          </div>
        </div>
      </fieldset>
    </PostForm>
  );
}

/** The page on which one decides or edits; the key e opens it. */
function OpenLink({ item }: { item: QueueItem }) {
  const { view, subject, proposal, upload } = item;
  const sent = view?.submission;
  const ways = [
    proposal && proposalPath(proposal.uuid),
    sent && submissionPath(sent.uuid),
    upload && uploadPath(upload.uuid, true),
    subject && editFactsPath(sayAbout(subject)),
  ];
  const href = ways.find((way) => way);
  if (!href) return null;
  return (
    <ButtonLink href={href} data-edit="">
      {sent || upload ? text.open : text.edit}
      <span className="visually-hidden"> {titleOf(item)}</span>
    </ButtonLink>
  );
}

function MetaLine({ item, now }: { item: QueueItem; now: Date }) {
  const { what, view, subject, since, reads, isOwn, upload } = item;
  const sent = view?.submission;
  const due = sent?.kind === 'edit' ? dueAt(sent.created_at) : null;
  const path = subject && subjectPath(subject.kind, subject.slug);
  const { reply, claim } = text;
  const { item: proposal } = proposalsText;
  const labels = { submission: '', proposal, reply, claim, upload: uploadsText.queued };
  return (
    <ul className="meta-line">
      <li className="chip">{sent ? moderationText.kinds[sent.kind] : labels[what]}</li>
      {sent && (
        <li>
          <Filled
            text={text.sentBy}
            sender={<Name>{sent.sender ?? moderationText.somebody}</Name>}
          />
        </li>
      )}
      {sent?.is_own && <li>{claimsText.ownEdit}</li>}
      {sent?.answer && <li>{moderationText.answered}</li>}
      {view?.listing && view.known.length > 0 && <li>{moderationText.mayBe(view.known.length)}</li>}
      <li>
        <TimeAgo at={since.toISOString()} now={now} />
        {due && `, ${due < now ? text.isLate(formatDay(due)) : text.isDue(formatDay(due))}`}
      </li>
      {!view?.listing && !upload && <li>{text.reads(reads)}</li>}
      {isOwn && <li>{sent ? moderationText.ownSubmission : moderationText.ownClaim}</li>}
      {path && (
        <li>
          <a href={path}>{moderationText.seesPage}</a>
        </li>
      )}
    </ul>
  );
}

function ItemSides({ item }: { item: QueueItem }) {
  const { view, reply, claim, subject, field, upload } = item;
  const listed = sayFact(field ?? '', subject?.facts[field ?? ''] ?? null);
  if (view?.listing) return <ListingSides {...view} />;
  if (view) return <EditSides item={item} listed={listed} {...view} />;
  if (claim) {
    return (
      <p>
        <Name>{claim.sender}</Name> <span className="small">{claim.email}</span>.{' '}
        {text.claimedBy(claim.domain ?? '', claim.method)}. <HostHint host={claim.domain ?? ''} />{' '}
        {claim.others > 0 && `${text.claimedToo(claim.others)} `}
        {claim.pageUrl && (
          <>
            <OutsideLink href={claim.pageUrl}>{claim.pageUrl}</OutsideLink>{' '}
            {text.claimLine(claim.code)}{' '}
          </>
        )}
        {claim.hasLetter && (
          <>
            <a href={pathTo('/moderation/claims/:claim/letter.webp', { claim: item.key })}>
              {text.claimLetter}
            </a>{' '}
          </>
        )}
        {claim.isVerified ? text.claimCounts : text.claimWaits}
      </p>
    );
  }
  if (upload) return <UploadSummary upload={upload} />;
  if (!reply) return null;
  const words = (
    <>
      <span className="typed queue-fact" dir="auto">
        {reply.words}
      </span>
      <span className="small">
        {text.repliesAs(reply.said_by, reply.domain)}. {text.replyShows}
        <HostHint host={reply.domain} />
      </span>
    </>
  );
  return (
    <Terms
      className="queue-sides"
      terms={[
        [text.listed, listed],
        [text.reply, words],
        [text.sources, <RecordedSources sources={item.sources} field={field ?? ''} />],
      ]}
    />
  );
}

type EditView = Extract<SubmissionView, { listing: null }>;

function EditSides(props: EditView & { item: QueueItem; listed: string }) {
  const { edit, sent, subject, item, listed } = props;
  if (!subject) return <p>{text.subjectGone}</p>;
  const { field, source_url, note } = edit;
  return (
    <>
      <Terms
        className="queue-sides"
        terms={[
          field !== 'other' && [text.listed, <del dir="auto">{listed}</del>],
          [text.proposed, <ins dir="auto">{sayFact(field, sent[field] ?? null)}</ins>],
          [
            text.sources,
            <RecordedSources sources={item.sources} field={field} sentAlong={source_url} />,
          ],
        ]}
      />
      {note && (
        <p className="typed small" dir="auto">
          {moderationText.note}
          {marksText.colon}
          {note}
        </p>
      )}
    </>
  );
}

/** A short summary of a listing. */
const LISTING_FACTS = ['tagline', 'website', 'country', 'year_founded', 'industries'];

function ListingSides({ sent, known, listing }: Extract<SubmissionView, { edit: null }>) {
  const [like] = known;
  const list = (facts: RecordFacts['facts']) =>
    LISTING_FACTS.filter((field) => sent[field]).map((field) => (
      <span key={field} className="queue-fact" dir="auto">
        {factLabel(field)}
        {marksText.colon}
        {facts[field] ?? moderationText.unknown}
        {field === 'website' && <HostHint host={hostOf(facts[field] ?? '')} />}
      </span>
    ));
  const rounds = listing.rounds.map(({ words, link }) => (
    <span key={words + link} className="queue-fact">
      {words} <OutsideLink href={link}>{hostOf(link)}</OutsideLink>
    </span>
  ));
  return (
    <Terms
      className="queue-sides"
      terms={[
        [text.proposed, list(sent)],
        like && [moderationText.knownOf(like.name), list(like.facts)],
        rounds.length > 0 && [moderationText.rounds, rounds],
      ]}
    />
  );
}
