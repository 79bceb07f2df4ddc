import { formatPartialDate } from '../../base/partial-date.ts';
import { confirmationsText as text } from '../../text/text.ts';
import type { Confirmed } from './confirmations.server.ts';

/** What its own people said is right; nothing without a confirmation. */
export function ConfirmedNote({ confirmed }: { confirmed: Confirmed | null }) {
  if (!confirmed) return null;
  const { on, labels, rounds } = confirmed;
  const date = on.toISOString().slice(0, 10);
  return (
    <p id="confirmed" className="small">
      {text.confirmedBy}{' '}
      <time dateTime={date}>{formatPartialDate({ date, precision: 'day' })}</time>
      {`: ${text.confirmedFacts(labels, rounds)}.`}
    </p>
  );
}
