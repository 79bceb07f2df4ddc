/** A small history beside a figure, scaled to its own largest value. */
import type { YearValues } from '../base/count.ts';
import { chartsText } from '../text/text.ts';

const HEIGHT = 16;
const STEP = 6;
const BAR = 4;

/** A cell of its own, also without a history, so that rows stay aligned. */
export function History({ years }: { years: YearValues | undefined }) {
  return <span className="history from-sm">{years && <Sparkline {...years} />}</span>;
}

/** Nothing for fewer than two years with a value. */
export function Sparkline({ from, values }: YearValues) {
  const largest = Math.max(...values);
  if (values.filter((value) => value > 0).length < 2) return null;
  const bars = values.map((value, index) => {
    const height = value > 0 ? Math.max(1, Math.round((value / largest) * HEIGHT)) : 0;
    return height > 0 ? `M${index * STEP} ${HEIGHT}v-${height}h${BAR}v${height}z` : '';
  });
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      width={values.length * STEP}
      height={HEIGHT}
      role="img"
    >
      <title>{chartsText.mostIn(from + values.indexOf(largest))}</title>
      <path d={bars.join('')} />
    </svg>
  );
}
