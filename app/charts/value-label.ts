import { perLocale } from '../base/locale.ts';
import { abbreviateCount, drawUsd, formatMoneyTable } from '../base/money.ts';
import { chartsText } from '../text/text.ts';
import type { ChartUnit } from './chart-data.ts';

const MINUS = '−';
const SHORT_FROM = 100_000;
/** By number of decimals; creating a formatter is slow. */
const FULL_FORMATS = { 1: fullFormat(1), 2: fullFormat(2), 3: fullFormat(3) };

/** null reads "No data". Zero is a figure here, unlike in tables of startups: `$0`, `0`, `0%`. */
export function valueLabel(value: number | null, unit: ChartUnit): string {
  if (value === null || !Number.isFinite(value)) return chartsText.noData;
  const sign = value < 0 ? MINUS : '';
  const size = Math.abs(value);
  if (unit === 'usd') return sign + (size === 0 ? chartsText.zeroUsd : formatMoneyTable(size));
  const label = countLabel(size);
  return sign + (unit === 'percent' ? chartsText.percent(label) : label);
}

/** As it is drawn, beside a title that says the unit. */
export function drawnLabel(value: number, unit: ChartUnit): string {
  if (unit !== 'usd' || value === 0) return valueLabel(value, unit);
  return (value < 0 ? MINUS : '') + drawUsd(Math.abs(value));
}

/** Exact: a line at 10,250 must not read 10.3k. */
export function tickLabels(ticks: readonly number[], unit: ChartUnit): string[] {
  return ticks.map((tick) => {
    if (unit === 'usd') return drawnLabel(tick, unit);
    const label = (tick < 0 ? MINUS : '') + countLabel(Math.abs(tick), 3);
    return unit === 'percent' ? chartsText.percent(label) : label;
  });
}

/** In full below 100,000, then k, M, G, T, P, E. */
function countLabel(size: number, decimals: 1 | 2 | 3 = size < 1 ? 2 : 1): string {
  if (size >= SHORT_FROM) return abbreviateCount(size, decimals);
  return FULL_FORMATS[decimals]().format(size);
}

function fullFormat(decimals: number): () => Intl.NumberFormat {
  return perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: decimals }));
}
