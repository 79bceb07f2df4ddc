import { lastMonths } from '../../base/day.ts';
import { countedRoundsPath, roundsPath, startupsPath } from '../../base/paths.ts';
import { startupGroupsText as text } from '../../text/text.ts';
import { moneyStat } from '../../ui/money.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import type { GroupFigures } from './group-contract.ts';

const count = new Intl.NumberFormat('en');
/** A median of fewer says nothing. */
const FEWEST_FOR_MEDIAN = 3;

interface GroupStripProps {
  figures: GroupFigures;
  /** The records behind them, by parameter of /rounds and /startups. */
  records: { country?: string; city?: string; industry?: string };
  now: Date;
}

export function GroupStrip({ figures, records, now }: GroupStripProps) {
  if (figures.startups_count === 0) return null;
  const { fundings_count, completeness } = figures;
  const counted = roundsPath({ ...records, disclosed: 'counted' });
  const recent = countedRoundsPath({ ...records, announced_on: lastMonths(now, 12) });
  const total = moneyStat(text.totalRaised, figures.total_fundings, counted);
  const hasMedian = completeness.disclosed_count >= FEWEST_FOR_MEDIAN;
  return (
    <StatStrip
      stats={[
        {
          label: text.startups,
          value: count.format(figures.startups_count),
          href: startupsPath(records),
        },
        total && { ...total, note: text.disclosed(completeness.disclosed_count, fundings_count) },
        moneyStat(text.raised12Months, figures.fundings_12m, recent),
        hasMedian ? moneyStat(text.medianRound, figures.median_round, counted) : null,
      ]}
    />
  );
}
