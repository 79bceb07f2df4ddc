// What is listed, what is proposed and what each source says, side by side.

import type { ReactNode } from 'react';
import { formatDay } from '../../base/format-day.ts';
import { hostOf } from '../../base/host-of.ts';
import { moderationText, moderationQueueText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { sayFact } from '../corrections/fact-words.ts';
import { factLabelOf } from '../listing/startup-facts.server.ts';
import type { RecordSource } from '../sources/record-sources.server.ts';
import { publisherOf } from '../sources/summarize-sources.ts';
import { OutsideLink } from './outside-link.tsx';
import type { QueueItem } from './queue-items.server.ts';

/** Of a listing: what says most with least. */
const LISTING_FACTS = ['tagline', 'website', 'country', 'year_founded', 'industries'];

export function QueueSides({ item }: { item: QueueItem }) {
  const { submission, reply, claim } = item;
  if (submission?.edit) return <EditSides item={item} />;
  if (submission) return <ListingSides item={item} />;
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
        [text.listed, sayFact(item.field ?? '', item.subject?.facts[item.field ?? ''] ?? null)],
        [
          text.reply,
          <>
            <span className="typed queue-fact" dir="auto">
              {reply.words}
            </span>
            <span className="small">
              {text.repliesAs(reply.saidBy, reply.domain)}. {text.replyShows}
            </span>
          </>,
        ],
        [text.sources, <Sources key="sources" item={item} />],
      ]}
    />
  );
}

function EditSides({ item }: { item: QueueItem }) {
  const { submission, subject } = item;
  const field = item.field ?? '';
  const edit = submission?.edit;
  if (!edit || !subject) return <p>{text.subjectGone}</p>;
  return (
    <>
      <Sides
        sides={[
          ...(field === 'other'
            ? []
            : ([
                [
                  text.listed,
                  <del key="listed" dir="auto">
                    {sayFact(field, subject.facts[field] ?? null)}
                  </del>,
                ],
              ] as const)),
          [
            text.proposed,
            <ins key="proposed" dir="auto">
              {sayFact(field, submission.sent[field] ?? null)}
            </ins>,
          ],
          [text.sources, <Sources key="sources" item={item} sentAlong={edit.source_url} />],
        ]}
      />
      {edit.note && (
        <p className="typed small" dir="auto">
          {moderationText.note}: {edit.note}
        </p>
      )}
    </>
  );
}

function ListingSides({ item: { submission } }: { item: QueueItem }) {
  if (!submission) return null;
  const { sent, known, rounds } = submission;
  const [like] = known;
  const fields = LISTING_FACTS.filter((field) => sent[field]);
  return (
    <Sides
      sides={[
        [
          text.proposed,
          fields.map((field) => (
            <span key={field} className="queue-fact" dir="auto">
              {factLabelOf(field)}: {sent[field]}
            </span>
          )),
        ],
        ...(like
          ? ([
              [
                moderationText.knownOf(like.name),
                fields.map((field) => (
                  <span key={field} className="queue-fact" dir="auto">
                    {factLabelOf(field)}: {like.facts[field] ?? moderationText.unknown}
                  </span>
                )),
              ],
            ] as Array<[string, ReactNode]>)
          : []),
        ...(rounds.length > 0
          ? ([
              [
                moderationText.rounds,
                rounds.map(({ words, source }) => (
                  <span key={words + source} className="queue-fact">
                    {words} <OutsideLink href={source}>{hostOf(source)}</OutsideLink>
                  </span>
                )),
              ],
            ] as Array<[string, ReactNode]>)
          : []),
      ]}
    />
  );
}

function Sides({ sides }: { sides: ReadonlyArray<readonly [label: string, content: ReactNode]> }) {
  return (
    <dl className="queue-sides">
      {sides.map(([label, content]) => (
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
