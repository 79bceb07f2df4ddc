type HeatShade = 's0' | 's1' | 's2' | 's3' | 's4' | 's5';

/** `from` is a round figure; the class ends before the next one's. */
export interface RoundClass {
  shade: HeatShade;
  from: number;
}

const SHADES: readonly HeatShade[] = ['s0', 's1', 's2', 's3', 's4', 's5'];
/** Of each power of ten; the closest steps that reach over the values are taken. */
const STEPS = [[1, 2, 5], [1, 5], [1]];
/** Fewer large values than this would each have a class of their own. */
const FEWEST_LARGE = 4;

/**
 * At most six, such as 1, 2, 5, 10, 25 and 50, ascending; the last holds the four largest values.
 * Unknown values (null, not finite) are left out.
 */
export function roundClasses(values: readonly (number | null)[]): RoundClass[] {
  const known = values
    .filter((value): value is number => value !== null && Number.isFinite(value))
    .sort((a, b) => b - a);
  if (known.length === 0) return [];
  const least = known.at(-1) ?? 0;
  const large = known[Math.min(FEWEST_LARGE, known.length) - 1] ?? 0;
  const candidates = STEPS.map((steps) => edgesBetween(least, large, steps));
  const edges = candidates.find((one) => one.length <= SHADES.length) ?? candidates.at(-1) ?? [];
  const [first = 0] = edges;
  const chosen = [first, ...edges.slice(1).slice(1 - SHADES.length)];
  const used = chosen.filter((from, index) =>
    known.some((value) => value >= from && value < (chosen[index + 1] ?? Number.POSITIVE_INFINITY)),
  );
  return used.map((from, index) => ({ shade: shadeAt(index, used.length), from }));
}

/** Round figures from that of the least value to that of the other; a zero is one of its own. */
function edgesBetween(least: number, other: number, steps: readonly number[]): number[] {
  if (other <= 0) return [0];
  const zero = least <= 0 ? [0] : [];
  const from = least <= 0 ? Math.min(1, other) : least;
  const edges: number[] = [];
  for (let power = Math.floor(Math.log10(from)); 10 ** power <= other; power += 1) {
    for (const step of steps) edges.push(roundFigure(step, power));
  }
  const first = edges.findLastIndex((edge) => edge <= from);
  return [...zero, ...edges.slice(Math.max(first, 0)).filter((edge) => edge <= other)];
}

/** 1, 2, 5, then 10, 25, 50: quarters read better than fifths. */
function roundFigure(step: number, power: number): number {
  return (step === 2 && power > 0 ? 2.5 : step) * 10 ** power;
}

/** The shade of one of the values of `classes`; null for an unknown one. */
export function shadeOf(value: number | null, classes: readonly RoundClass[]): HeatShade | null {
  if (value === null || !Number.isFinite(value)) return null;
  return classes.findLast(({ from }) => value >= from)?.shade ?? null;
}

/** Few classes are spread over the scale, for contrast. */
function shadeAt(index: number, count: number): HeatShade {
  const position = Math.round(((index + 0.5) * SHADES.length) / count - 0.5);
  return SHADES[position] ?? 's5';
}
