import { formatDay, isoDay } from '../../../base/dates.ts';
import { confirmationsText as text } from '../../../text/text.ts';
import type { Confirmed } from './confirmations.server.ts';

/** What its own people said is right; nothing without a confirmation. */
export function ConfirmedNote({ confirmed }: { confirmed: Confirmed | null }) {
  if (!confirmed) return null;
  const { on, labels, rounds } = confirmed;
  return (
    <p id="confirmed" className="small">
      {text.confirmedBy} <time dateTime={isoDay(on)}>{formatDay(on)}</time>
      {`: ${text.confirmedFacts(labels, rounds)}.`}
    </p>
  );
}
