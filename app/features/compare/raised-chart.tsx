import type { Chart } from '../../charts/chart-data.ts';
import { ChartOfType } from '../../charts/chart-of-type.tsx';
import { compareText as text } from '../../text/text.ts';
import type { ComparedStartup } from '../startups/comparison-contract.ts';

const ID = 'raised-over-time';

/** The sums raised over time, on one axis; nothing for fewer than two startups. */
export function RaisedChart({ startups }: { startups: readonly ComparedStartup[] }) {
  const chart = chartOf(startups);
  if (chart === null) return null;
  return (
    <section aria-labelledby={ID}>
      <h2 id={ID}>{text.overTime}</h2>
      <p className="figure-subtitle">{text.overTimeMeasure}</p>
      <ChartOfType chart={chart} id={`${ID}-chart`} isBroad />
    </section>
  );
}

export function chartOf(startups: readonly ComparedStartup[]): Chart | null {
  const drawn = startups.filter(({ raised_over_time }) => raised_over_time.length > 0);
  const dates = drawn.flatMap(({ raised_over_time }) => raised_over_time.map(({ date }) => date));
  const xs = [...new Set(dates)].sort();
  if (drawn.length < 2 || xs.length < 2) return null;
  return {
    key: ID,
    title: text.overTime,
    type: 'step',
    unit: 'usd',
    series: drawn.map(({ name, raised_over_time }) => ({
      name,
      // Until its next round a startup has what it had.
      data: xs.map((x) => ({
        x,
        y: raised_over_time.findLast(({ date }) => date <= x)?.total ?? null,
      })),
    })),
    as_of: null,
    records: dates.length,
  };
}
