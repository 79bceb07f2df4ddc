// What is beside a figure: what it leaves out, what it is made of, the year before, what others
// published, and a chart by year.

import { COUNTRIES } from '../../../base/countries.ts';
import { currentLocale, DEFAULT_LOCALE } from '../../../base/locale.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import type { Chart } from '../../../charts/chart-data.ts';
import { PUBLISHED_TOTALS } from '../../../data/seed-files.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import { answersText as text } from '../../../text/text.ts';
import { type Asking, recordsHref, toFilter } from './asking.server.ts';
import type { Answer } from './contract.ts';
import { countUndated, type Group, type Sums, sumRounds } from './numbers.server.ts';
import type { Subject } from './subject.ts';

const MANY = 100;

export async function listLeftOut(
  asking: Asking,
  filters: readonly UnderstoodFilter[],
  { undisclosed, otherCurrency, leftOut }: Sums,
): Promise<string[]> {
  const undated = await countUndated(asking, filters);
  const { records, amount } = leftOut;
  return [
    ...(undisclosed > 0 ? [text.leftOut.undisclosed(undisclosed)] : []),
    ...(otherCurrency > 0 ? [text.leftOut.currency(otherCurrency)] : []),
    ...(records > 0
      ? [text.leftOut.uncounted(records, amount === null ? null : abbreviateUsd(amount))]
      : []),
    ...(undated > 0 ? [text.leftOut.undated(undated)] : []),
  ];
}

/** Of the rounds of a figure: how many have an amount, what is left out, and as of when. */
export async function countRounds(
  asking: Asking,
  filters: readonly UnderstoodFilter[],
  known: Sums | null = null,
): Promise<Pick<Answer, 'records' | 'left_out' | 'as_of'>> {
  const sums = known ?? (await sumRounds(asking, filters));
  if (!sums) return { records: null, left_out: [], as_of: null };
  const { total, counted, asOf } = sums;
  return {
    records: { all: total, with_amount: counted, without: total - counted },
    left_out: await listLeftOut(asking, filters, sums),
    as_of: asOf,
  };
}

export const withoutDates = (filters: readonly UnderstoodFilter[]): UnderstoodFilter[] =>
  filters.filter(({ column }) => column !== 'announced_on');

/** The one year that the filters ask for. */
export function yearOf(filters: readonly UnderstoodFilter[]): number | null {
  const dates = filters.filter(({ column }) => column === 'announced_on');
  const [date] = dates;
  return dates.length === 1 && date?.operator === 'equals' && /^\d{4}$/.test(date.query_1)
    ? Number(date.query_1)
    : null;
}

export function listBeside(
  asking: Asking,
  filters: readonly UnderstoodFilter[],
  sums: Sums,
  years: readonly Group[],
): Answer['beside'] {
  const known = sums.kinds.map(
    ({ label, usd }) => [abbreviateUsd(usd), label.toLowerCase()] as const,
  );
  const year = yearOf(filters);
  const before = years.find(({ name }) => Number(name) === (year ?? 0) - 1);
  const beside: Answer['beside'] = [];
  if (known.length > 1) {
    beside.push({ label: text.labels.madeOf, says: text.sharesOf(known), href: null });
  }
  if (year !== null && before?.value && sums.raised !== null) {
    const then = filters.map((one) =>
      one.column === 'announced_on' ? toFilter('announced_on', 'equals', String(year - 1)) : one,
    );
    const change = sums.raised / before.value;
    const figure = abbreviateUsd(before.value);
    const says =
      change >= 2
        ? text.times(change.toFixed(1), figure)
        : text.than(Math.round((change - 1) * MANY), figure);
    const reading = {
      returns: 'rounds' as const,
      filters: then,
      meaning: null,
      sort: null,
      ignored: [],
    };
    beside.push({ label: text.labels.before(year - 1), says, href: recordsHref(asking, reading) });
  }
  return [...beside, ...listPublished(filters, year)];
}

const MOST_PUBLISHED = 3;

/** What others counted for the same year and place, where nothing else is asked for. */
function listPublished(
  filters: readonly UnderstoodFilter[],
  asked: number | null,
): Answer['beside'] {
  const [country, ...more] = filters.filter(({ column }) => column !== 'announced_on');
  const isCountry =
    country === undefined || (country.column === 'country' && country.operator === 'equals');
  if (asked === null || more.length > 0 || !isCountry) return [];
  const code = COUNTRIES.find(({ slug }) => slug === country?.query_1)?.iso2 ?? null;
  return PUBLISHED_TOTALS.filter(
    (one) => one.year === asked && one.country === code && one.amount_usd !== null,
  )
    .slice(0, MOST_PUBLISHED)
    .map(({ publisher, amount_usd, counts, url }) => ({
      label: text.labels.others,
      says: text.others(
        publisher,
        abbreviateUsd(amount_usd ?? 0),
        currentLocale() === DEFAULT_LOCALE ? counts : null,
      ),
      href: url,
    }));
}

const LEAST_YEARS = 3;

export function drawYears(
  { now }: Asking,
  { who, rounds, others }: Subject,
  years: readonly Group[],
  asked: number | null,
): Chart | null {
  const data = years
    .flatMap(({ name, value }) => (value === null ? [] : [{ x: Number(name), y: value }]))
    .sort((one, other) => one.x - other.x);
  if (data.length < LEAST_YEARS) return null;
  const marked = data.find(({ x }) => x === asked);
  const title = text.byYear(`${who}${rounds}${others}`);
  return {
    key: 'answer',
    title,
    type: 'bar',
    unit: 'usd',
    series: [{ name: text.sumOf, data }],
    as_of: null,
    records: years.reduce((sum, one) => sum + one.records, 0),
    headline: marked && { before: '', figure: abbreviateUsd(marked.y), after: '', x: marked.x },
    running_year: now.getUTCFullYear(),
  };
}
