/** `ticks` ascend from `low` to `high`, both included. */
export interface NiceScale {
  low: number;
  high: number;
  ticks: number[];
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
 * ten. `fromZero` includes zero (bars); `isWhole` allows whole steps only (counts).
 */
export function niceScale(
  values: readonly number[],
  { fromZero, isWhole }: { fromZero: boolean; isWhole: boolean },
): NiceScale {
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
  const lattices = stepsAround((high - low) / MOST_LINES, isWhole).map((step) =>
    latticeOf(low, high, step),
  );
  const [tightest] = lattices.toSorted(
    (a, b) => strayLines(a) - strayLines(b) || spanOf(a) - spanOf(b),
  );
  if (tightest === undefined) throw new Error('No step was tried');
  const scale = scaleOf(tightest);
  return isWhole ? atLeastFourLines(scale) : scale;
}

/** Lines at the multiples of `step` from the `first` to the `last`. */
interface Lattice {
  step: number;
  first: number;
  last: number;
}

function latticeOf(low: number, high: number, step: number): Lattice {
  // Forgives sums like 0.1 + 0.2, alike for every step: else a value on the edge would suit none.
  const slack = (high - low) * 1e-9;
  const first = Math.floor((low + slack) / step);
  return { step, first, last: Math.max(first + 1, Math.ceil((high - slack) / step)) };
}

function strayLines({ first, last }: Lattice): number {
  const lines = last - first + 1;
  return Math.max(0, FEWEST_LINES - lines, lines - MOST_LINES);
}

function spanOf({ step, first, last }: Lattice): number {
  return (last - first) * step;
}

function scaleOf({ step, first, last }: Lattice): NiceScale {
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    roundedTo(step, (first + index) * step),
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

/** Counts of one or two have too few whole steps: the scale grows instead of using halves. */
function atLeastFourLines({ low, high, ticks }: NiceScale): NiceScale {
  const step = (ticks[1] ?? low + 1) - low;
  const missing = Math.max(0, FEWEST_LINES - ticks.length);
  const more = Array.from({ length: missing }, (_, index) => high + (index + 1) * step);
  return { low, high: more.at(-1) ?? high, ticks: [...ticks, ...more] };
}

function roundedTo(step: number, value: number): number {
  const digits = Math.min(100, Math.max(0, 2 - Math.floor(Math.log10(step))));
  return Math.abs(step) >= 1e15 ? value : Number(value.toFixed(digits));
}
