// A company that owns another, how much of it, and since when that is known: "Stripe (100%, 2020)".
import { cleanLine } from '../../base/clean-text.ts';
import { formatPartialDate, parsePartialDate } from '../../base/dates.ts';
import { problemsText, readingText } from '../../text/text.ts';
import { readDate } from './date.ts';
import { EMPTY_READING, type Reading, unreadable } from './reading.ts';

const WRITTEN = /^(?<name>.*?)\s*(?:\((?<beside>[^()]*)\))?$/;
const SHARE = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/;

/** As it is stored, the share before the date. `today` is yyyy-mm-dd. */
export function readOwner(text: string, today: string, [min, max] = [2, 120]): Reading<string> {
  const { name = '', beside = '' } = WRITTEN.exec(cleanLine(text))?.groups ?? {};
  if (name === '') return EMPTY_READING;
  const { length } = [...name];
  if (length < min || length > max) return unreadable(problemsText.length(min, max));
  let share: string | null = null;
  let asOf: string | null = null;
  for (const part of beside.split(/[,;]/).map((one) => one.trim())) {
    if (part === '') continue;
    const percent = SHARE.exec(part)?.[1];
    const { value, problem } = percent
      ? EMPTY_READING
      : readDate(part.replace(/^as of\s+/i, ''), { order: null, today });
    if (percent && Number(percent) > 0 && Number(percent) <= 100) share = `${Number(percent)}%`;
    else if (value) asOf = value.date;
    else return unreadable(problem ?? readingText.shareAndDate);
  }
  const known = [share, asOf].filter(Boolean).join(', ');
  return { value: known ? `${name} (${known})` : name };
}

/** "Stripe (100%, as of October 2020)" */
export function sayOwner(stored: string): string {
  return stored.replace(/(\d{4}(?:-\d{2}){0,2})\)$/, (whole, day: string) => {
    const date = parsePartialDate(day);
    return date ? `as of ${formatPartialDate(date)})` : whole;
  });
}
