import { statesText } from '../text/text.ts';
import { PartialTime } from './partial-time.tsx';

export interface SourceLineProps {
  records: number;
  /** ISO date or time; null when nothing was counted. */
  asOf: string | null;
  href: string;
  /** Set when the figures are out of date (design language, section 6, stale). */
  staleDays?: number;
}

export function SourceLine({ records, asOf, href, staleDays }: SourceLineProps) {
  return (
    <p className="figure-source">
      {`${statesText.source} `}
      <a href={href}>
        <bdi>{statesText.records(records)}</bdi>
      </a>
      {asOf !== null && (
        <>
          {`, ${statesText.updated} `}
          <PartialTime date={asOf} />
        </>
      )}
      {staleDays !== undefined && (
        <strong className="figure-stale">{statesText.stale(staleDays)}</strong>
      )}
    </p>
  );
}
