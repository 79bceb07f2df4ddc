// Round steps for values, and dates or years along the other side.
import { scaleLinear, scaleUtc } from 'd3-scale';
import { formatShortDate } from '../base/dates.ts';
import type { ChartUnit } from './chart-data.ts';
import type { XKind } from './chart-reading.ts';
import { areApart, keepOnPaper, type Paper, type PlacedText, widestText } from './text-width.ts';
import { tickLabels } from './value-label.ts';

export type ValueAxis = ReturnType<typeof valueAxis>;

export interface GridLine {
  at: number;
  label: string;
}

export function valueAxis(
  values: readonly number[],
  unit: ChartUnit,
  { fromZero, fontSize }: { fromZero: boolean; fontSize: number },
) {
  const isWhole = unit === 'count' && values.every(Number.isInteger);
  const scale = niceScale(values, { fromZero, isWhole });
  const labels = tickLabels(scale.ticks, unit);
  return { ...scale, labels, labelWidth: Math.ceil(widestText(labels, fontSize)) };
}

/** Maps values to whole units of the paper; `from` is where `axis.low` lies. */
export function placeOn(axis: ValueAxis, from: number, to: number): (value: number) => number {
  const place = scaleLinear([axis.low, axis.high], [from, to]).clamp(true);
  return (value) => Math.round(place(value));
}

export function gridLines(axis: ValueAxis, place: (value: number) => number): GridLine[] {
  return axis.ticks.map((tick, index) => ({ at: place(tick), label: axis.labels[index] ?? '' }));
}

const roundSteps: readonly number[] = [1, 2, 2.5, 5];
const FEWEST_LINES = 4;
const MOST_LINES = 5;
/** Beyond this the precision of doubles would decide the lines. */
const LARGEST = 1e300;
const SMALLEST_SPAN = 1e-12;
const INVISIBLE_SHARE = 1e-8;

/**
 * The tightest scale of 4 or 5 lines around all values, in steps of 1, 2, 2.5 or 5 times a power of
 * ten. `fromZero` includes zero (bars); `isWhole` allows whole steps only (counts). `ticks` ascend
 * from `low` to `high`, both included.
 */
export function niceScale(
  values: readonly number[],
  { fromZero, isWhole }: { fromZero: boolean; isWhole: boolean },
): { low: number; high: number; ticks: number[] } {
  const finite = values.map((value) => Math.max(-LARGEST, Math.min(LARGEST, value)));
  const anchors = fromZero || finite.length === 0 ? [0, ...finite] : finite;
  const size = anchors.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  // A loss invisible beside the largest value would cost a whole step below zero.
  const shown = anchors.map((value) => (Math.abs(value) < size * INVISIBLE_SHARE ? 0 : value));
  let low = shown.reduce((a, b) => Math.min(a, b));
  let high = shown.reduce((a, b) => Math.max(a, b));
  // One value alone has no span: show it against zero.
  if (low === high) [low, high] = [Math.min(0, low), Math.max(0, high)];
  if (high - low < SMALLEST_SPAN) [low, high] = [0, isWhole ? FEWEST_LINES - 1 : 1];
  // Forgives sums like 0.1 + 0.2, alike for every step: a value on the edge would suit none.
  const slack = (high - low) * 1e-9;
  const [tightest] = stepsAround((high - low) / MOST_LINES, isWhole)
    .map((step) => {
      const first = Math.floor((low + slack) / step);
      const last = Math.max(first + 1, Math.ceil((high - slack) / step));
      const lines = last - first + 1;
      const strayLines = Math.max(0, FEWEST_LINES - lines, lines - MOST_LINES);
      return { step, first, lines, strayLines, span: (last - first) * step };
    })
    .sort((a, b) => a.strayLines - b.strayLines || a.span - b.span);
  if (tightest === undefined) throw new Error('No step was tried');
  const { step, first, lines } = tightest;
  // Counts of one or two have too few whole steps: the scale grows instead of using halves.
  const ticks = Array.from(
    { length: isWhole ? Math.max(FEWEST_LINES, lines) : lines },
    (_, index) => roundedTo(step, (first + index) * step),
  );
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 0, ticks };
}

function stepsAround(rough: number, isWhole: boolean): number[] {
  const power = 10 ** Math.floor(Math.log10(rough));
  const steps = [0.1, 1, 10].flatMap((factor) => roundSteps.map((step) => step * factor * power));
  if (!isWhole) return steps;
  // Rounding makes 2.5 a 3, without which 9 would have either three lines or six.
  const whole = steps.map(Math.round).filter((step) => step >= 1);
  return whole.length > 0 ? whole : [1];
}

function roundedTo(step: number, value: number): number {
  const digits = Math.min(100, Math.max(0, 2 - Math.floor(Math.log10(step))));
  return Math.abs(step) >= 1e15 ? value : Number(value.toFixed(digits));
}

const yearSteps: readonly number[] = [1, 2, 5, 10, 20, 50, 100];
const MOST_DATE_TICKS = 6;

/** `place` maps a year or a UTC time in ms to the paper; returns at least one label. */
export function timeLabels(
  [first, last]: readonly [number, number],
  kind: Exclude<XKind, 'category'>,
  place: (at: number) => number,
  y: number,
  paper: Paper,
): PlacedText[] {
  const choices = kind === 'year' ? yearChoices(first, last) : dateChoices(first, last);
  for (const choice of choices) {
    const labels = choice.map(({ at, text }) => keepOnPaper({ x: place(at), y, text }, paper));
    if (labels.length > 0 && areApart(labels, paper.fontSize)) return labels;
  }
  const text = kind === 'year' ? String(last) : formatShortDate(last, 'day');
  return [keepOnPaper({ x: place(last), y, text }, paper)];
}

interface Tick {
  at: number;
  text: string;
}

function yearChoices(first: number, last: number): Tick[][] {
  return yearSteps.map((step) => {
    const start = Math.ceil(first / step) * step;
    const count = Math.max(0, Math.floor((last - start) / step) + 1);
    return Array.from({ length: Math.min(count, 200) }, (_, index) => {
      const at = start + index * step;
      return { at, text: String(at) };
    });
  });
}

function* dateChoices(first: number, last: number): Generator<Tick[]> {
  const scale = scaleUtc([first, last], [0, 1]);
  for (let most = MOST_DATE_TICKS; most > 0; most -= 1) {
    const ticks = scale.ticks(most).map(Number);
    const name = nameFor(ticks);
    const named = ticks.map((at) => ({ at, text: name(at) }));
    // Ticks within one day would read alike.
    yield named.filter(({ text }, nth) => text !== named[nth - 1]?.text);
  }
}

/** Months beside a January that names the year need not repeat it. */
function nameFor(ticks: number[]): (at: number) => string {
  const isJanuary = (at: number) => new Date(at).getUTCMonth() === 0;
  if (!ticks.every((at) => new Date(at).getUTCDate() === 1)) {
    return (at) => formatShortDate(at, 'day');
  }
  if (!ticks.some(isJanuary)) return (at) => formatShortDate(at, 'month');
  return (at) =>
    isJanuary(at) ? String(new Date(at).getUTCFullYear()) : formatShortDate(at, 'monthOnly');
}
