import { startupGroupsText as text } from '../../text/text.ts';
import { moneyStat } from '../../ui/money.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import type { GroupFigures } from './group-contract.ts';

const count = new Intl.NumberFormat('en');

export function GroupStrip({ figures }: { figures: GroupFigures }) {
  if (figures.startups_count === 0) return null;
  return (
    <StatStrip
      stats={[
        { label: text.startups, value: count.format(figures.startups_count) },
        moneyStat(text.totalRaised, figures.total_fundings),
        moneyStat(text.raised12Months, figures.fundings_12m),
        moneyStat(text.medianRound, figures.median_round),
      ]}
    />
  );
}
