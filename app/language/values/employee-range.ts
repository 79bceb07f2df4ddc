// Head-count bands of other directories, mapped where they fit (decisions.md, "Listing form").
import { EMPLOYEE_RANGES, type EmployeeRange } from '../../base/enumerations.ts';

export const EMPLOYEE_BOUNDS: Record<EmployeeRange, readonly [least: number, most: number]> = {
  '1': [1, 1],
  '2-10': [2, 10],
  '10-50': [10, 50],
  '50-100': [50, 100],
  '100-1000': [100, 1000],
  '1000-5000': [1000, 5000],
  '>5000': [5001, Number.POSITIVE_INFINITY],
};

/**
 * Our band that contains the other: 11-50 gives 10-50, 201-500 gives 100-1000, 10,001+ gives
 * >5000. null where none does (1-10, 51-200) and for other text.
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
    EMPLOYEE_RANGES.find((range) => {
      const [lower, upper] = EMPLOYEE_BOUNDS[range];
      return least >= lower && most <= upper;
    }) ?? null
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
  // "5000+" is another spelling of ours; whether it includes 5,000 does not matter.
  return [open[1] || floor === 5000 ? floor + 1 : floor, Number.POSITIVE_INFINITY];
}
