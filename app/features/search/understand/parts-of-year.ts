// "05/2024", quarters and halves.
import { hasSense, type Item, isSmall, senseOf } from './items.ts';
import { dayOf, monthOf, type Period, partOf } from './periods.ts';
import { isGluedTo, yearAfter, yearAt } from './years.ts';

/** "05/2024" and "12/05/2024" */
export function readSlashed(items: readonly Item[], at: number): Period | null {
  const parts: number[] = [];
  let place = at;
  while (parts.length < 3 && items[place]?.value !== undefined) {
    parts.push(items[place]?.value ?? 0);
    if (items[place + 1]?.key !== '/') break;
    place += 2;
  }
  if (parts.length < 2 || !yearAt(items, place)) return null;
  const [year = 0, month = 0, day] = parts.reverse();
  if (month < 1 || month > 12) return null;
  return day === undefined ? monthOf(year, month, at, place) : dayOf(year, month, day, at, place);
}

/** "Q4 2023", "1H 2024", "2024 Q1" */
function readShortPart(items: readonly Item[], at: number, today: string): Period | null {
  const yearBefore = yearAt(items, at);
  const from = yearBefore ? at + 1 : at;
  const isTurned =
    isGluedTo(items, from, items[from + 1]?.key ?? '') && (items[from]?.value ?? 9) < 5;
  const key = isTurned ? `${items[from + 1]?.key}${items[from]?.key}` : (items[from]?.key ?? '');
  const [, short, digit] = /^([qths])([1-4])$/.exec(key) ?? [];
  if (!short || !digit) return null;
  const isHalf = short === 'h' || short === 's';
  if (isHalf && Number(digit) > 2) return null;
  const last = isTurned ? from + 1 : from;
  const found = yearBefore ? { year: yearBefore, to: last } : yearAfter(items, last);
  const year = found?.year ?? Number(today.slice(0, 4));
  return partOf(year, Number(digit), isHalf ? 6 : 3, at, found?.to ?? last);
}

/** Quarters and halves: "last quarter of 2023", "premier semestre 2022". */
export function readPartOfYear(items: readonly Item[], at: number, today: string): Period | null {
  const shortly = readShortPart(items, at, today);
  if (shortly) return shortly;
  let nth: number | undefined;
  let months = 0;
  let place = at;
  for (; place < Math.min(items.length, at + 4); place++) {
    const item = items[place];
    const isQuarter = hasSense(item, 'period', 'quarter');
    if (!months && (isQuarter || hasSense(item, 'period', 'half'))) months = isQuarter ? 3 : 6;
    else if (nth === undefined && hasSense(item, 'ordinal')) nth = senseOf(item, 'ordinal')?.number;
    else if (nth === undefined && hasSense(item, 'date', 'last')) nth = 4;
    else if (!isSmall(item) || place === at) break;
    if (months && nth !== undefined) break;
  }
  if (!months || nth === undefined) return null;
  const found = yearAfter(items, place);
  if (!found) return null;
  return partOf(found.year, months === 6 ? Math.min(nth, 2) : nth, months, at, found.to);
}
