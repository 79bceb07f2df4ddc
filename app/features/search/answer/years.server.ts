// Years beside each other: "was 2023 better than 2022 for Kenyan startups".
import { formatCount } from '../../../base/count.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import type { Measure } from '../../../language/question/asked-figures.ts';
import type { YearsAsked } from '../../../language/question/asked-sides.ts';
import { readWay } from '../../../language/question/change.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { marksText, answersText as text } from '../../../text/text.ts';
import {
  type Answered,
  type Asking,
  listLabels,
  readWhole,
  recordsHref,
  toFilter,
} from './asking.server.ts';
import { drawYears } from './beside.server.ts';
import { toAnswer } from './contract.ts';
import { answerExits, exitsOf } from './exits.server.ts';
import { figuresHref, groupBy, sumRounds } from './numbers.server.ts';
import { type Time, timeOf } from './said-of.server.ts';
import { saySubject, sayTime } from './subject.ts';
import { sayWhether } from './whether.server.ts';

/** The year with the most first. */
export async function answerYears(
  asking: Asking,
  { years, measure }: { years: readonly string[]; measure: Measure },
  understood: Understood,
): Promise<Answered | null> {
  const { filters } = understood;
  const groups = await groupBy(asking, filters, measure, 'year');
  const say = measure === 'rounds' ? formatCount : abbreviateUsd;
  const named = [...new Set(years)].map((year) => {
    const of = groups.find(({ slug }) => slug === year);
    const own = [...filters, toFilter('announced_on', 'equals', year)];
    return {
      label: year,
      value: of?.value ?? null,
      records: of?.records ?? 0,
      without: of ? of.records - of.counted : 0,
      href: recordsHref(asking, { ...understood, filters: own }),
    };
  });
  const rows = named.toSorted((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const [first, ...rest] = rows;
  if (!first || first.value === null || rest.length === 0) return null;
  const subject = saySubject(filters, await listLabels(asking.sql, filters));
  const isRounds = measure === 'rounds';
  const isMedian = measure === 'median';
  const rounds = isMedian && subject.kind ? '' : subject.rounds;
  const how = `${rounds} ${text.in(first.label)}${subject.others}`;
  const figure = isRounds ? text.round(first.value) : abbreviateUsd(first.value);
  const said = isRounds
    ? text.rounds(figure, subject.who, how)
    : isMedian
      ? text.median(subject.who, subject.kind, figure, how)
      : text.raised(subject.who, figure, how);
  const others = rest.map(
    ({ label, value }) =>
      `${label}${marksText.colon}${value === null ? text.noneKnown : say(value)}`,
  );
  const inYears = toFilter('announced_on', 'between', '');
  const [from = '', to = ''] = [...years]
    .sort()
    .flatMap((year, at, { length }) => (at === 0 || at === length - 1 ? [year] : []));
  const list = [...filters, { ...inYears, query_1: `${from}-01-01`, query_2: `${to}-12-31` }];
  return {
    understood: { ...understood, filters: list, sort: isRounds ? null : '-amount' },
    answer: toAnswer({
      kind: 'comparison',
      sentence: sayOf(asking, [said, ...others].join(marksText.semicolon), named),
      figure,
      value: first.value,
      unit: isRounds ? 'count' : 'usd',
      rows,
      chart: measure !== 'raised' ? null : drawYears(asking, subject, groups, Number(first.label)),
      figures_href: figuresHref(list, measure, 'year'),
      records_href: recordsHref(asking, { ...understood, filters: list }),
    }),
  };
}

/** Of what rose or fell the later year is the one that is asked for. */
function sayOf(
  asking: Asking,
  sentence: string,
  named: ReadonlyArray<{ label: string; value: number | null }>,
): string {
  const way = readWay(asking.q);
  if (way === null) return sayWhether(asking, sentence, named);
  const sides = named.toSorted(
    (one, other) => (way === 'rise' ? 1 : -1) * (Number(other.label) - Number(one.label)),
  );
  return sayWhether(asking, sentence, sides, { isOfMore: true });
}

/** "first half of 2022 versus first half of 2023": times of which none is within another. */
export async function answerPeriods(
  asking: Asking,
  measure: Measure,
  understood: Understood,
): Promise<Answered | null> {
  const isRounds = measure === 'rounds';
  const times = understood.filters.filter(isTime);
  if (!(isRounds || measure === 'raised') || times.length < 2 || !areApart(times)) return null;
  const shared = understood.filters.filter((one) => !isTime(one));
  const subject = saySubject(shared, await listLabels(asking.sql, shared));
  const rows = [];
  for (const time of times) {
    const sums = await sumRounds(asking, [...shared, time]);
    if (!sums) return null;
    const { raised, total, counted, leftOut, href } = sums;
    const value = isRounds ? total + leftOut.records : raised;
    const label = sayTime([time]).trim();
    rows.push({ label, value, records: total, without: total - counted, href, time });
  }
  const named = [...rows];
  rows.sort((one, other) => (other.value ?? -1) - (one.value ?? -1));
  const [first, ...rest] = rows;
  if (!first || first.value === null) return null;
  const say = isRounds ? text.round : abbreviateUsd;
  const figure = say(first.value);
  const how = `${subject.rounds} ${first.label}${subject.others}`;
  const others = rest.map(({ label, value }) =>
    text.other(label, value === null ? text.noneKnown : say(value)),
  );
  const said = isRounds
    ? text.rounds(figure, subject.who, how)
    : text.raised(subject.who, figure, how);
  const sentence = [said, ...others].join(marksText.semicolon);
  return {
    // The list below is of the first of them; each has its own link.
    understood: { ...understood, filters: [...shared, first.time], sort: '-amount' },
    answer: toAnswer({
      kind: 'comparison',
      sentence: sayWhether(asking, sentence, named),
      figure,
      value: first.value,
      unit: isRounds ? 'count' : 'usd',
      rows: rows.map(({ time: _, ...row }) => row),
    }),
  };
}

const isTime = ({ column }: UnderstoodFilter) => column === 'announced_on';

/** "in 2022, since 2020" is one time. */
function areApart(times: readonly UnderstoodFilter[]): boolean {
  const spans = times.map((time) => timeOf([time]));
  return spans.every((one, at) =>
    spans.slice(at + 1).every((other) => isBefore(one, other) || isBefore(other, one)),
  );
}

const isBefore = (one: Time | null, other: Time | null): boolean =>
  !!one?.until && !!other?.from && one.until < other.from;

/** "did closures go up between 2021 and 2025": how many there were in each year. */
export async function answerYearsOfExits(
  asking: Asking,
  { years, rest }: Pick<YearsAsked, 'years' | 'rest'>,
): Promise<Answered | null> {
  const read = await readWhole(asking, rest, 'startups');
  const asked = read && exitsOf(read.filters);
  const [first, last] = [years.toSorted()[0], years.toSorted().at(-1)];
  if (!read || !asked || !first || !last) return null;
  const time = {
    ...toFilter(`${asked.kind}_on`, 'between', `${first}-01-01`),
    query_2: `${last}-12-31`,
  };
  const others = read.filters.filter(({ column }) => column !== 'status' && column !== 'event');
  const yearly = { split: 'year', isTrend: true } as const;
  return answerExits(
    asking,
    { ...yearly, isLeast: false },
    { ...read, filters: [...others, time] },
  );
}
