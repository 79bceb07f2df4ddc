// What is listed, what is proposed and what each source says, side by side.

import type { ReactNode } from 'react';
import { formatDay } from '../../../base/format-day.ts';
import { hostOf } from '../../../base/host-of.ts';
import type { RecordFacts } from '../../../catalogue/facts.server.ts';
import { factLabel, sayFact } from '../../../catalogue/records.ts';
import type { RecordSource } from '../../../catalogue/sources/record-sources.server.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import { moderationText, moderationQueueText as text } from '../../../text/text.ts';
import { Name } from '../../../ui/bdi.tsx';
import type { SubmissionView } from './load-submission.server.ts';
import { OutsideLink } from './outside-link.tsx';
import type { QueueItem } from './queue-items.server.ts';

/** Of a listing: what says most with least. */
const LISTING_FACTS = ['tagline', 'website', 'country', 'year_founded', 'industries'];

export function QueueSides({ item }: { item: QueueItem }) {
  const { submission, reply, claim, subject } = item;
  const field = item.field ?? '';
  const listed = sayFact(field, subject?.facts[field] ?? null);
  if (submission?.edit) {
    const { source_url, note } = submission.edit;
    if (!subject) return <p>{text.subjectGone}</p>;
    return (
      <>
        <Sides
          sides={[
            field !== 'other' && [text.listed, <del dir="auto">{listed}</del>],
            [text.proposed, <ins dir="auto">{sayFact(field, submission.sent[field] ?? null)}</ins>],
            [text.sources, <Sources item={item} sentAlong={source_url} />],
          ]}
        />
        {note && (
          <p className="typed small" dir="auto">
            {moderationText.note}: {note}
          </p>
        )}
      </>
    );
  }
  if (submission) return <ListingSides submission={submission} />;
  if (claim) {
    return (
      <p>
        <Name>{claim.sender}</Name> <span className="small">{claim.email}</span>.{' '}
        {text.claimedBy(claim.domain, claim.method)}.{' '}
        {claim.others > 0 && `${text.claimedToo(claim.others)} `}
        {text.claimCounts}
      </p>
    );
  }
  if (!reply) return null;
  return (
    <Sides
      sides={[
        [text.listed, listed],
        [
          text.reply,
          <>
            <span className="typed queue-fact" dir="auto">
              {reply.words}
            </span>
            <span className="small">
              {text.repliesAs(reply.said_by, reply.domain)}. {text.replyShows}
            </span>
          </>,
        ],
        [text.sources, <Sources key="sources" item={item} />],
      ]}
    />
  );
}

function ListingSides({ submission: { sent, known, rounds } }: { submission: SubmissionView }) {
  const [like] = known;
  const fields = LISTING_FACTS.filter((field) => sent[field]);
  const list = (facts: RecordFacts['facts']) =>
    fields.map((field) => (
      <span key={field} className="queue-fact" dir="auto">
        {factLabel(field)}: {facts[field] ?? moderationText.unknown}
      </span>
    ));
  return (
    <Sides
      sides={[
        [text.proposed, list(sent)],
        like && [moderationText.knownOf(like.name), list(like.facts)],
        rounds.length > 0 && [
          moderationText.rounds,
          rounds.map(({ words, source }) => (
            <span key={words + source} className="queue-fact">
              {words} <OutsideLink href={source}>{hostOf(source)}</OutsideLink>
            </span>
          )),
        ],
      ]}
    />
  );
}

type Side = readonly [label: string, content: ReactNode];

function Sides({ sides }: { sides: ReadonlyArray<Side | false | undefined> }) {
  return (
    <dl className="queue-sides">
      {sides
        .filter((side) => side !== false && side !== undefined)
        .map(([label, content]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
    </dl>
  );
}

function Sources({ item, sentAlong }: { item: QueueItem; sentAlong?: string }) {
  const known = item.sources.filter(({ url }) => url !== sentAlong);
  return (
    <ul>
      {sentAlong && (
        <li>
          <OutsideLink href={sentAlong}>{hostOf(sentAlong)}</OutsideLink>{' '}
          <span className="small">{text.sentAlong}</span>
        </li>
      )}
      {known.map((source) => (
        <li key={source.url}>
          <OutsideLink href={source.url}>{publisherOf(source)}</OutsideLink>
          <span className="small"> {sayOf(source, item.field ?? '')}</span>
        </li>
      ))}
      {known.length === 0 && !sentAlong && <li>{text.noSource}</li>}
    </ul>
  );
}

/** What a report says of this fact; of other sources when somebody looked. */
function sayOf({ said, looked_on, dead_since }: RecordSource, field: string): string {
  const value = said && field in said ? said[field] : undefined;
  return [
    value === null && text.saysSame,
    value && sayFact(field, value),
    value === undefined && looked_on && text.lookedOn(formatDay(looked_on)),
    dead_since && text.deadSince(formatDay(dead_since)),
  ]
    .filter(Boolean)
    .join(', ');
}
