import { isoDay } from '../../../base/day.ts';
import type { PartialDate } from '../../../base/partial-date.ts';
import { isPastDate, readDateOf } from '../../../language/values/date.ts';
import { listingText } from '../../../text/text.ts';

const { wrong } = listingText;
/** Day numbers of spreadsheets come from files; typed they are slips. */
const DAY_NUMBER = /^\d{5}(?:\D|$)/;

/** "2024", "May 2024" or "17/05/2024", begun by `now`; or why it is not taken. */
export function readPastDate(text: string, now: Date): { value: PartialDate } | { wrong: string } {
  const { value, problem } = DAY_NUMBER.test(text) ? { value: null } : readDateOf(text, null);
  if (!value) return { wrong: wrong.date };
  if (problem) return { wrong: wrong.dateEither };
  return isPastDate(value, isoDay(now)) ? { value } : { wrong: wrong.datePast };
}
