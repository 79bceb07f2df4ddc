import { formatPartialDate } from '../base/partial-date.ts';
import { statesText } from '../text/text.ts';

const DAY_MS = 86_400_000;
/** Figures older than this say so in amber (design language, section 6, stale). */
const STALE_AFTER_DAYS = 30;

export interface SourceLineProps {
  records: number;
  /** ISO date or time of the newest record; null when there is none. */
  updatedAt: string | null;
  /** The list of sources. */
  href?: string;
  now?: Date | number;
}

/** "Source: 214 records, updated 5 March 2026", under every figure. */
export function SourceLine({ records, updatedAt, href, now }: SourceLineProps) {
  const date = updatedAt?.slice(0, 10);
  const words = date
    ? statesText.source(records, formatPartialDate({ date, precision: 'day' }))
    : statesText.sourceUndated(records);
  const ageDays = date && now ? Math.floor((Number(now) - Date.parse(date)) / DAY_MS) : 0;
  return (
    <p className="source-line">
      {href ? <a href={href}>{words}</a> : words}
      {ageDays > STALE_AFTER_DAYS && (
        <span className="source-stale">{statesText.stale(ageDays)}</span>
      )}
    </p>
  );
}
