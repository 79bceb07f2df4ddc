import type { Chart } from '../../charts/chart-data.ts';
import { startupsText as text } from '../../text/text.ts';
import type { FundingRow } from '../fundings/contract.ts';

/** Cumulative sum of counted, dated rounds, given in any order. */
export function cumulativeChart(fundings: readonly FundingRow[], updatedAt: string): Chart {
  const dated = fundings
    .flatMap(({ date, amount, is_weak }) => (date && amount && !is_weak ? [{ date, amount }] : []))
    .sort((a, b) => a.date.localeCompare(b.date));
  let sum = 0;
  const data = dated.map(({ date, amount }) => {
    sum += amount;
    return { x: date, y: sum };
  });
  return {
    key: 'startup_cumulative_fundings',
    title: text.cumulative,
    type: 'step',
    unit: 'usd',
    series: [{ name: text.totalRaised, data: lastOfEachDate(data) }],
    as_of: dated.length > 0 ? updatedAt : null,
    records: dated.length,
  };
}

function lastOfEachDate(points: Array<{ x: string; y: number }>): Array<{ x: string; y: number }> {
  return points.filter((point, index) => points[index + 1]?.x !== point.x);
}
