export type HeatShade = 's0' | 's1' | 's2' | 's3' | 's4' | 's5';

/** `low` and `high` are values that occur, both included. */
export interface HeatClass {
  shade: HeatShade;
  low: number;
  high: number;
  count: number;
}

/** `from` is a round figure; the class ends before the next one's. */
export interface RoundClass {
  shade: HeatShade;
  from: number;
}

/** About equally many values in each class, whose edges are 1, 2, 5, 10, 20, 50 and so on. */
export function roundClasses(values: readonly (number | null)[]): RoundClass[] {
  const edges = new Set(quantileClasses(values).map(({ low }) => roundDown(low)));
  return [...edges].map((from, index) => ({ shade: shadeAt(index, edges.size), from }));
}

function roundDown(value: number): number {
  if (value <= 0) return 0;
  const unit = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2, 1].find((one) => one * unit <= value) ?? 1;
  return step * unit;
}

const shades: readonly HeatShade[] = ['s0', 's1', 's2', 's3', 's4', 's5'];

/**
 * At most six classes, ascending, none empty; unknown values (null, not finite) are skipped. Equal
 * values share a class: it ends at the edge of equal values nearest to its fair share of the rest.
 */
export function quantileClasses(values: readonly (number | null)[]): HeatClass[] {
  const known = values
    .filter((value): value is number => value !== null && Number.isFinite(value))
    .sort((a, b) => a - b);
  const classes: Omit<HeatClass, 'shade'>[] = [];
  let start = 0;
  while (start < known.length) {
    const left = shades.length - classes.length;
    const end =
      left === 1 ? known.length : nearestEdge(known, start, (known.length - start) / left);
    classes.push({ low: known[start] ?? 0, high: known[end - 1] ?? 0, count: end - start });
    start = end;
  }
  return classes.map((one, index) => ({ shade: shadeAt(index, classes.length), ...one }));
}

/** The shade of one of the values of `classes`; null for an unknown one. */
export function shadeOf(value: number | null, classes: readonly RoundClass[]): HeatShade | null {
  if (value === null || !Number.isFinite(value)) return null;
  return classes.findLast(({ from }) => value >= from)?.shade ?? null;
}

function nearestEdge(sorted: readonly number[], start: number, share: number): number {
  const wanted = start + Math.max(1, Math.round(share));
  const tied = sorted[wanted - 1] ?? 0;
  const before = sorted.indexOf(tied, start);
  const after = sorted.lastIndexOf(tied) + 1;
  const isBeforeNearer = wanted - before < after - wanted;
  return before > start && isBeforeNearer ? before : after;
}

/** Few classes are spread over the scale, for contrast. */
function shadeAt(index: number, count: number): HeatShade {
  const position = Math.round(((index + 0.5) * shades.length) / count - 0.5);
  return shades[position] ?? 's5';
}
