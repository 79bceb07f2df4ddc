import { formatMoneyFull, formatMoneyTable } from '../../base/money.ts';
import { startupGroupsText as text } from '../../text/text.ts';
import { StatStrip } from '../../ui/stat-strip.tsx';
import type { GroupFigures } from './group-contract.ts';

const count = new Intl.NumberFormat('en');

/** The four figures of a place or an industry. */
export function GroupStrip({ figures }: { figures: GroupFigures }) {
  return (
    <StatStrip
      stats={[
        { label: text.startups, value: count.format(figures.startups_count) },
        money(text.totalRaised, figures.total_fundings),
        money(text.raised12Months, figures.fundings_12m),
        money(text.medianRound, figures.median_round),
      ]}
    />
  );
}

function money(label: string, amountUsd: number | null) {
  return {
    label,
    value: formatMoneyTable(amountUsd),
    title: amountUsd ? formatMoneyFull(amountUsd) : undefined,
  };
}
