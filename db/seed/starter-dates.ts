import { parsePartialDate, toStartOfPeriod } from '../../app/base/partial-date.ts';

/** The columns `{name}_on` and `{name}_precision` of a date in a file; both null without one. */
export function datesOf(name: string, text: string | null | undefined): Record<string, unknown> {
  const date = text ? parsePartialDate(text) : null;
  return {
    [`${name}_on`]: date && toStartOfPeriod(date),
    [`${name}_precision`]: date?.precision ?? null,
  };
}
