import { formatPartialDate } from '../../base/partial-date.ts';
import { startupsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Money } from '../../ui/money.tsx';
import type { HistoryEvent } from './record-contract.ts';
import { SourceNotes } from './source-notes.tsx';

/** "Acquired by Stripe, October 2020, for $200.0M." */
export function EventSentence({ event }: { event: HistoryEvent }) {
  const { kind, date, counterparty, acquirer, amount, detail, sources } = event;
  return (
    <>
      {counterparty ? `${text.events[kind].withOther} ` : text.events[kind].alone}
      {acquirer ? (
        <a href={acquirer.path}>
          <Name>{acquirer.name}</Name>
        </a>
      ) : (
        counterparty && <Name>{counterparty}</Name>
      )}
      {date && (
        <>
          , <time dateTime={date.date}>{formatPartialDate(date)}</time>
        </>
      )}
      {amount !== null && (
        <>
          , {text.forPrice} <Money usd={amount} />
        </>
      )}
      {detail && <span dir="auto">. {detail}</span>}
      <SourceNotes sources={sources} />
    </>
  );
}
