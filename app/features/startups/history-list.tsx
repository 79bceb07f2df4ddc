import { formatPartialDate } from '../../base/partial-date.ts';
import { startupPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { Money } from '../../ui/money.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { exitSlugOf } from '../corrections/exit-slug.ts';
import { WrongMark } from '../corrections/wrong-mark.tsx';
import type { Startup } from './contract.ts';
import { EventSentence } from './event-sentence.tsx';
import { findStatusEvent } from './status-line.tsx';

/** What became of the startup, and what it acquired, beyond what its head says. */
export function HistoryList({ startup }: { startup: Startup }) {
  const { history, acquisitions, name } = startup;
  const inHead = findStatusEvent(startup) ? 1 : 0;
  if (history.length + acquisitions.length <= inHead) return null;
  return (
    <section id="history">
      <h2>{text.historyOf(name)}</h2>
      <ul className="rows">
        {history.map((event) => (
          <li key={`${event.kind} ${event.date?.date} ${event.counterparty}`}>
            <EventSentence event={event} />
            <WrongMark
              kind="exit"
              slug={exitSlugOf(startup.slug, event.kind, event.date)}
              field="date"
            />
          </li>
        ))}
        {acquisitions.map(({ startup: other, kind, date, amount }) => (
          <li key={`${other.slug} ${kind}`}>
            {text.acquisitions[kind]} <NameLink href={startupPath(other.slug)} name={other.name} />
            {date && `, ${formatPartialDate(date)}`}
            {amount !== null && (
              <>
                , {text.forPrice} <Money usd={amount} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
