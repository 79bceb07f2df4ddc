import type { ChartUnit } from './chart-data.ts';
import type { Paper } from './chart-paper.ts';
import type { Stack } from './stack-row.ts';
import { textWidth } from './text-width.ts';
import { placeOn, type ValueAxis } from './value-axis.ts';
import { valueLabel } from './value-label.ts';

/** More bars carry values only where they matter (design-language.md section 4). */
const MOST_PRINTED_BARS = 12;
const MISSING_MARK = '–';
export const VALUE_DISTANCE = 5;
/** Share of a band from the middle of a bar to its side. */
const HALF_BAR = 0.4;

/** Level values; where not all fit, those of the named, the last and the largest bar. */
export function barValues(
  stacks: readonly Stack[],
  axis: ValueAxis,
  unit: ChartUnit,
  band: number,
  paper: Paper,
  named: number,
) {
  const { fontSize, plotHeight } = paper;
  const known = stacks.filter(({ total }) => total !== null);
  const place = placeOn(axis, plotHeight, 0);
  const all = stacks.map(({ total }) => (total === null ? MISSING_MARK : valueLabel(total, unit)));
  const printsAll =
    known.length <= MOST_PRINTED_BARS && fitLevel(stacks, all, band, place, fontSize);
  const chosen = printsAll ? null : chooseRows(stacks, all, band, place, named, fontSize);
  const texts = all.map((text, row) => (chosen === null || chosen.has(row) ? text : ''));
  const needs = stacks.map((stack, row) => {
    const end = isBelow(stack) ? plotHeight - place(stack.low) : place(stack.high);
    const room = texts[row] === '' ? 0 : Math.ceil(fontSize + VALUE_DISTANCE - end);
    return { isBelow: isBelow(stack), room };
  });
  return {
    texts,
    roomAbove: Math.max(0, ...needs.map((need) => (need.isBelow ? 0 : need.room))),
    roomBelow: Math.max(0, ...needs.map((need) => (need.isBelow ? need.room : 0))),
  };
}

function chooseRows(
  stacks: readonly Stack[],
  texts: readonly string[],
  band: number,
  place: (value: number) => number,
  named: number,
  fontSize: number,
): Set<number> {
  const total = (row: number) => stacks[row]?.total ?? Number.NEGATIVE_INFINITY;
  const known = stacks.flatMap(({ total }, row) => (total === null ? [] : [row]));
  const largest = known.toSorted((a, b) => total(b) - total(a))[0];
  /** Whether no bar beside it is as high as the label. */
  const clearsBars = (row: number) => {
    const half = textWidth(texts[row] ?? '', fontSize) / 2;
    const bottom = place(stacks[row]?.high ?? 0) - VALUE_DISTANCE;
    return stacks.every(
      ({ high }, other) =>
        other === row || (Math.abs(row - other) - HALF_BAR) * band > half || place(high) >= bottom,
    );
  };
  const chosen = new Set<number>();
  for (const row of [named, known.at(-1), largest]) {
    if (row === undefined || stacks[row] === undefined) continue;
    const isClear = [...chosen].every((other) => {
      const halves =
        (textWidth(texts[row] ?? '', fontSize) + textWidth(texts[other] ?? '', fontSize)) / 2;
      const rise = Math.abs(place(stacks[row]?.high ?? 0) - place(stacks[other]?.high ?? 0));
      return Math.abs(row - other) * band > halves + 3 || rise > fontSize + 2;
    });
    if (isClear && (row === named || clearsBars(row))) chosen.add(row);
  }
  return chosen;
}

export function isBelow({ low, high }: Stack): boolean {
  return low < 0 && high === 0;
}

/** Level labels may exceed their band if they clear the next bar and labels at their height. */
function fitLevel(
  stacks: readonly Stack[],
  texts: readonly string[],
  band: number,
  place: (value: number) => number,
  fontSize: number,
): boolean {
  const labels = stacks.map((stack, row) => ({
    width: textWidth(texts[row] ?? '', fontSize),
    y: isBelow(stack) ? place(stack.low) + fontSize : place(stack.high),
  }));
  return labels.every(({ width, y }, index) => {
    const next = labels[index + 1];
    const isAtEdge = index === 0 || next === undefined;
    if (width > (isAtEdge ? band + 6 : band * 1.25)) return false;
    if (next === undefined || Math.abs(next.y - y) > fontSize + 2) return true;
    return (width + next.width) / 2 + 3 <= band;
  });
}
