import { startupGroupsText as text } from '../../text/text.ts';
import { moneyStat } from '../../ui/money.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import type { GroupFigures } from './group-contract.ts';

const count = new Intl.NumberFormat('en');

export function GroupStrip({ figures }: { figures: GroupFigures }) {
  if (figures.startups_count === 0) return null;
  const { fundings_count, completeness } = figures;
  const total = moneyStat(text.totalRaised, figures.total_fundings);
  return (
    <StatStrip
      stats={[
        { label: text.startups, value: count.format(figures.startups_count) },
        total && { ...total, note: text.disclosed(completeness.disclosed_count, fundings_count) },
        moneyStat(text.raised12Months, figures.fundings_12m),
        moneyStat(text.medianRound, figures.median_round),
      ]}
    />
  );
}
