import { startupsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Money } from '../../ui/money.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { PartialTime } from '../../ui/partial-time.tsx';
import type { HistoryEvent } from './record-contract.ts';
import { SourceNotes } from './source-notes.tsx';

/** "Acquired by Stripe, October 2020, for $200.0M." */
export function EventSentence({ event }: { event: HistoryEvent }) {
  const { kind, date, counterparty, acquirer, amount, detail, sources } = event;
  return (
    <>
      {counterparty ? `${text.events[kind].withOther} ` : text.events[kind].alone}
      {acquirer ? (
        <NameLink href={acquirer.path} name={acquirer.name} />
      ) : (
        counterparty && <Name>{counterparty}</Name>
      )}
      {date && (
        <>
          , <PartialTime date={date.date} />
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
