// Head-count bands of other directories, brought to ours only where they fit (decisions.md,
// "Listing form").
import { EMPLOYEE_RANGES, type EmployeeRange } from './enumerations.ts';

const BOUNDS: Record<EmployeeRange, readonly [least: number, most: number]> = {
  '1': [1, 1],
  '2-10': [2, 10],
  '10-50': [10, 50],
  '50-100': [50, 100],
  '100-1000': [100, 1000],
  '1000-5000': [1000, 5000],
  '>5000': [5001, Number.POSITIVE_INFINITY],
};

/**
 * Our band that holds the whole of another directory's: 11-50 gives 10-50, 201-500 gives 100-1000,
 * 10,001+ gives >5000. null where none does (1-10, 51-200) and for text that is no band.
 */
export function mapEmployeeRange(other: string): EmployeeRange | null {
  const text = other
    .toLowerCase()
    .replace(/employees|people|[\s,]/g, '')
    .replace(/[\u2010-\u2015]/g, '-');
  const exact = EMPLOYEE_RANGES.find((range) => range === text);
  if (exact) return exact;
  const bounds = readBounds(text);
  if (!bounds) return null;
  const [least, most] = bounds;
  return (
    EMPLOYEE_RANGES.find((range) => least >= BOUNDS[range][0] && most <= BOUNDS[range][1]) ?? null
  );
}

function readBounds(text: string): readonly [number, number] | null {
  const closed = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text);
  if (closed) {
    const least = Number(closed[1]);
    const most = Number(closed[2] ?? closed[1]);
    return least > 0 && least <= most ? [least, most] : null;
  }
  const open = /^(>?)(\d{1,9})\+?$/.exec(text);
  if (!open) return null;
  const floor = Number(open[2]);
  // "5000+" is how others write ours; whether it holds 5,000 itself is no reason to leave it out.
  return [open[1] || floor === 5000 ? floor + 1 : floor, Number.POSITIVE_INFINITY];
}
