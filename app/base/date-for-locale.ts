// A date in the words and the calendar of a reader's language.
import { toJalaali } from './jalaali.ts';
import { formatPartialDate, type PartialDate, toStartOfPeriod } from './partial-date.ts';

const JALAALI_MONTHS = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
] as const;

/**
 * A date at its precision: "5 March 2022", "5 mars 2022", and for fa "۱۴ اسفند ۱۴۰۰". Only days are converted to the
 * Persian calendar: a Gregorian month or year falls into two of its, so those stay Gregorian. `locale` is a BCP 47 tag;
 * English and whatever is no tag read in English.
 */
export function formatDateForLocale(date: PartialDate, locale: string): string {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  if (language === 'fa' && date.precision === 'day') return formatJalaali(date);
  const known = language === 'en' ? undefined : findLocale(locale);
  if (!known) return formatPartialDate(date);
  return new Intl.DateTimeFormat(known, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(date.precision !== 'year' && { month: 'long' }),
    ...(date.precision === 'day' && { day: 'numeric' }),
  }).format(new Date(`${toStartOfPeriod(date)}T00:00:00Z`));
}

function formatJalaali(date: PartialDate): string {
  const [year = 0, month = 0, day = 0] = date.date.split('-').map(Number);
  const jalaali = toJalaali({ year, month, day });
  const text = `${jalaali.day} ${JALAALI_MONTHS[jalaali.month - 1]} ${jalaali.year}`;
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
}

function findLocale(locale: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
