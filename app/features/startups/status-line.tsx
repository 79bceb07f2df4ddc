import type { EventKind, StartupStatus } from '../../base/enumerations.ts';
import { startupsText as text } from '../../text/text.ts';
import { exitSlugOf } from '../corrections/exit-slug.ts';
import { WrongMark } from '../corrections/wrong-mark.tsx';
import type { Startup } from './contract.ts';
import { EventSentence } from './event-sentence.tsx';
import type { HistoryEvent } from './record-contract.ts';
import { SourceNotes } from './source-notes.tsx';

/** Events that make a status. */
const EVENTS_OF: Record<StartupStatus, readonly EventKind[]> = {
  active: [],
  acquired: ['acquired', 'merged'],
  closed: ['closed', 'paused', 'merged'],
  public: ['listed'],
};

/** The newest event that made the status what it is. */
export function findStatusEvent({ status, history }: Startup): HistoryEvent | undefined {
  return status ? history.findLast(({ kind }) => EVENTS_OF[status].includes(kind)) : undefined;
}

/** "Active", with where that is said. */
export function Status({ startup: { status, figure_sources } }: { startup: Startup }) {
  const source = figure_sources.status;
  if (!status) return null;
  return (
    <>
      {text.statuses[status]}
      {source && <SourceNotes sources={[source]} />}
    </>
  );
}

/** What became of a startup that is no longer what it was; its status alone where no event says. */
export function StatusLine({ startup }: { startup: Startup }) {
  const { status } = startup;
  if (!status || status === 'active') return null;
  const event = findStatusEvent(startup);
  return (
    <p className={`status-line status-${status}`}>
      {event ? <EventSentence event={event} /> : <Status startup={startup} />}
      {event ? (
        <WrongMark
          kind="exit"
          slug={exitSlugOf(startup.slug, event.kind, event.date)}
          field="date"
        />
      ) : (
        <WrongMark kind="startup" slug={startup.slug} field="status" />
      )}
    </p>
  );
}
