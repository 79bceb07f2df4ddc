import type { PartialDate } from '../base/dates.ts';

/** How a correction names an event of a startup: "paystack-acquired-2020-10". */
export function exitSlugOf(startup: string, kind: string, date: PartialDate | null): string {
  return [startup, kind, date?.date].filter(Boolean).join('-');
}
