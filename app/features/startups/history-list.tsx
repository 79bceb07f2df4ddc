import { formatPartialDate } from '../../base/partial-date.ts';
import { startupPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Money } from '../../ui/money.tsx';
import { publisherOf } from '../sources/summarize-sources.ts';
import type { Startup } from './contract.ts';
import type { HistoryEvent } from './record-contract.ts';

/** What became of the startup, and what it acquired; nothing where nothing is known. */
export function HistoryList({ startup }: { startup: Startup }) {
  const { history, acquisitions, name } = startup;
  if (history.length + acquisitions.length === 0) return null;
  return (
    <section className="section" id="history">
      <h2>{text.historyOf(name)}</h2>
      <ul className="prose">
        {history.map((event) => (
          <HistoryItem key={`${event.kind} ${event.date?.date}`} event={event} />
        ))}
        {acquisitions.map(({ startup: other, kind, date, amount }) => (
          <li key={`${other.slug} ${kind}`}>
            {date && `${formatPartialDate(date)}: `}
            {text.acquisitions[kind]}{' '}
            <a href={startupPath(other.slug)}>
              <Name>{other.name}</Name>
            </a>
            {amount !== null && (
              <>
                {' '}
                {text.forPrice} <Money usd={amount} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HistoryItem({ event }: { event: HistoryEvent }) {
  const { kind, date, counterparty, acquirer, amount, detail, sources } = event;
  const [first] = sources;
  return (
    <li>
      {date && (
        <>
          <time dateTime={date.date}>{formatPartialDate(date)}</time>:{' '}
        </>
      )}
      {counterparty ? text.events[kind].withOther : text.events[kind].alone}{' '}
      {acquirer ? (
        <a href={acquirer.path}>
          <Name>{acquirer.name}</Name>
        </a>
      ) : (
        counterparty && <Name>{counterparty}</Name>
      )}
      {amount !== null && (
        <>
          {' '}
          {text.forPrice} <Money usd={amount} />
        </>
      )}
      {detail && <span dir="auto">. {detail}</span>}{' '}
      {first && (
        <a className="small" href={first.url} rel="noopener nofollow">
          {publisherOf(first)}
        </a>
      )}
    </li>
  );
}
