// One chart per issue, in turn; each is of the last twelve full months and has a headline.
import { type RawBuilder, sql as raw } from 'kysely';
import { formatPartialDate } from '../../../base/dates.ts';
import { formatMoneyTable } from '../../../base/money.ts';
import type { Sql } from '../../../data/database.ts';
import { sayName } from '../../../text/say-name.ts';
import { newsletterText } from '../../../text/text.ts';

const text = newsletterText.chart;
const WEEK_MS = 604_800_000;
/** A chart of fewer rounds says nothing. */
const FEWEST_ROUNDS = 10;
const FEWEST_BARS = 3;

interface Bar {
  label: string;
  value: number;
  /** Of all bars, also of those that are not shown. */
  all: number;
  rounds: number;
}

interface Subject {
  title: string;
  series: string;
  /** Bars add up the amounts of rounds, or count rounds. */
  unit: 'usd' | 'count';
  bars: number;
  /** Rounds as (label, month, amount): by month, or the largest first where it is null. */
  rounds(from: Date, to: Date): RawBuilder<unknown>;
  say(bars: Bar[]): string;
  /** Of a bar, in the current language. */
  nameOf(label: string): string;
}

/** Rounds f of startups s, announced in these months, whose amounts count. */
const counted = (from: Date, to: Date) => raw`
  fundings f join startups s on s.id = f.startup_id
  where f.announced_on >= ${from}::timestamptz and f.announced_on < ${to}::timestamptz
    and f.counted_usd is not null`;

/** Of the first bar, in percent of all. */
function sayShare(say: (label: string, amount: string, percent: number) => string) {
  return ([first]: Bar[]) => {
    if (!first) return '';
    const percent = Math.round((first.value / first.all) * 100);
    return say(first.label, formatMoneyTable(first.value), percent);
  };
}

const listSubjects = (): Subject[] => [
  {
    ...text.countries,
    unit: 'usd',
    bars: 8,
    rounds: (from, to) => raw`
      select (select name from places where id = s.country_id), null::date, f.counted_usd from ${counted(from, to)}`,
    nameOf: sayName,
    say: sayShare(text.countries.say),
  },
  {
    ...text.months,
    unit: 'usd',
    bars: 12,
    rounds: (from, to) => raw`
      select to_char(f.announced_on, 'YYYY-MM'), date_trunc('month', f.announced_on)::date, f.counted_usd
      from ${counted(from, to)} and f.announced_precision <> 'year'`,
    nameOf: (date) => formatPartialDate({ date, precision: 'month' }),
    say(bars) {
      const last = bars.at(-1);
      if (!last) return '';
      const higher = bars.filter(({ value }) => value > last.value).length;
      return text.months.say(last.label, formatMoneyTable(last.value), higher, bars.length);
    },
  },
  {
    ...text.industries,
    unit: 'usd',
    bars: 8,
    rounds: (from, to) => raw`
      select i.name, null::date, f.counted_usd from (select f.counted_usd, s.id from ${counted(from, to)}) f
        join startup_industries si on si.startup_id = f.id and si.position = 0
        join industries i on i.id = si.industry_id`,
    nameOf: sayName,
    say: sayShare(text.industries.say),
  },
  {
    ...text.investors,
    unit: 'count',
    bars: 8,
    rounds: (from, to) => raw`
      select i.name, null::date, null::numeric from fundings f
        join funding_investors fi on fi.funding_id = f.id join investors i on i.id = fi.investor_id
      where f.announced_on >= ${from}::timestamptz and f.announced_on < ${to}::timestamptz`,
    nameOf: (name) => name,
    say: ([first, second]) =>
      first ? text.investors.say(first.label, first.value, second?.value === first.value) : '',
  },
];

/** The next in turn that has enough to show; null when none has. */
export async function drawChartOfWeek(sql: Sql, monday: Date) {
  const to = new Date(Date.UTC(monday.getUTCFullYear(), monday.getUTCMonth(), 1));
  const from = new Date(Date.UTC(to.getUTCFullYear() - 1, to.getUTCMonth(), 1));
  const week = Math.floor(monday.getTime() / WEEK_MS);
  const subjects = listSubjects();
  for (let turn = 0; turn < subjects.length; turn++) {
    const subject = subjects[(week + turn) % subjects.length] as Subject;
    const { title, series, unit } = subject;
    const bars = await readBars(sql, subject, from, to);
    const records = bars[0]?.rounds ?? 0;
    if (bars.length < FEWEST_BARS || records < FEWEST_ROUNDS) continue;
    const data = bars.map(({ label, value }) => ({ x: label, y: value }));
    const as_of = monday.toISOString().slice(0, 10);
    const shown = {
      key: 'newsletter',
      title,
      type: 'bar-horizontal',
      unit,
      as_of,
      records,
    } as const;
    return { finding: subject.say(bars), chart: { ...shown, series: [{ name: series, data }] } };
  }
  return null;
}

async function readBars(sql: Sql, { unit, bars, rounds, nameOf }: Subject, from: Date, to: Date) {
  const value = unit === 'usd' ? raw`sum(amount)` : raw`count(*)`;
  const { rows } = await raw<Bar>`
    select label, ${value}::float8 as value, sum(${value}::float8) over () as all,
      sum(count(*)) over ()::int as rounds
    from (${rounds(from, to)}) named (label, month, amount) group by label, month
    order by month, value desc, label limit ${bars}`.execute(sql);
  return rows.map((row) => ({ ...row, label: nameOf(row.label) }));
}
