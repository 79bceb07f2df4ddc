import type { ChartUnit } from './chart-data.ts';
import type { Paper } from './chart-paper.ts';
import type { Stack } from './stack-row.ts';
import { textWidth } from './text-width.ts';
import { placeOn, type ValueAxis } from './value-axis.ts';
import { valueLabel } from './value-label.ts';

/** More bars carry no values (design-language.md section 4). */
const MOST_PRINTED_BARS = 12;
const MISSING_MARK = '–';
export const VALUE_DISTANCE = 5;

export function barValues(
  stacks: readonly Stack[],
  axis: ValueAxis,
  unit: ChartUnit,
  band: number,
  paper: Paper,
) {
  const { fontSize, plotHeight } = paper;
  const known = stacks.filter(({ total }) => total !== null);
  const areTurned = !fitLevel(stacks, axis, unit, band, paper);
  if (known.length > MOST_PRINTED_BARS || (areTurned && band < fontSize)) {
    return { texts: [], areTurned: false, roomAbove: 0, roomBelow: 0 };
  }
  const place = placeOn(axis, plotHeight, 0);
  const texts = stacks.map(({ total }) => printedValue(total, unit, areTurned));
  const needs = stacks.map((stack, row) => {
    const size = areTurned ? textWidth(texts[row] ?? '', fontSize) : fontSize;
    const end = isBelow(stack) ? plotHeight - place(stack.low) : place(stack.high);
    return { isBelow: isBelow(stack), room: Math.ceil(size + VALUE_DISTANCE - end) };
  });
  return {
    texts,
    areTurned,
    roomAbove: Math.max(0, ...needs.map((need) => (need.isBelow ? 0 : need.room))),
    roomBelow: Math.max(0, ...needs.map((need) => (need.isBelow ? need.room : 0))),
  };
}

export function isBelow({ low, high }: Stack): boolean {
  return low < 0 && high === 0;
}

/** Level labels may exceed their band if they clear the next bar and labels at their height. */
function fitLevel(
  stacks: readonly Stack[],
  axis: ValueAxis,
  unit: ChartUnit,
  band: number,
  { fontSize, plotHeight }: Paper,
): boolean {
  const place = placeOn(axis, plotHeight, 0);
  const labels = stacks.map((stack) => ({
    width: textWidth(printedValue(stack.total, unit, false), fontSize),
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

function printedValue(total: number | null, unit: ChartUnit, isTurned: boolean): string {
  return total === null && !isTurned ? MISSING_MARK : valueLabel(total, unit);
}
