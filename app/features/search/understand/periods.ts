// Years, months, quarters and days of a question with their first and last day.
import { DAY_MS, isoDay } from '../../../base/day.ts';

export interface Period {
  from: number;
  to: number;
  /** First and last day. */
  start: string;
  end: string;
  /** The period as filters write it, if it is a year, month or day. */
  text?: string;
  /** Up to today: what happened has no later date. */
  isOpen?: boolean;
}

const pad = (number: number) => String(number).padStart(2, '0');

export function yearOf(year: number, from: number, to: number): Period {
  return { from, to, start: `${year}-01-01`, end: `${year}-12-31`, text: String(year) };
}

export function monthOf(year: number, month: number, from: number, to: number): Period {
  const text = `${year}-${pad(month)}`;
  return { from, to, start: `${text}-01`, end: lastDay(year, month), text };
}

export function dayOf(
  year: number,
  month: number,
  day: number,
  from: number,
  to: number,
): Period | null {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  return text <= lastDay(year, month) ? { from, to, start: text, end: text, text } : null;
}

export function partOf(
  year: number,
  nth: number,
  months: number,
  from: number,
  to: number,
): Period {
  const first = (nth - 1) * months + 1;
  return {
    from,
    to,
    start: `${year}-${pad(first)}-01`,
    end: lastDay(year, first + months - 1),
  };
}

function lastDay(year: number, month: number): string {
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

export function addMonths(day: string, months: number): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8, 10)) || 1, last);
  return isoDay(new Date(Date.UTC(year, month, date)));
}

export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS));
}
