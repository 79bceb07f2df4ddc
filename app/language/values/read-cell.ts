import { cleanValue } from './clean-cell.ts';

/** A cell's value, null when it says nothing, or null and why it could not be read. */
export interface Reading<Value> {
  value: Value | null;
  problem?: string;
}

export const EMPTY_READING: Reading<never> = { value: null };

export function unreadable(problem: string): Reading<never> {
  return { value: null, problem };
}

/** A reader of cells that uses a strict reader of texts. Blank and "unknown" say nothing. */
export function cellReader<Value>(
  read: (text: string) => Value | null,
  problem: string,
): (cell: string | undefined) => Reading<Value> {
  return (cell) => {
    const text = cleanValue(cell);
    if (!text) return EMPTY_READING;
    const value = read(text);
    return value === null ? unreadable(problem) : { value };
  };
}
