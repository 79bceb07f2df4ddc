// One chart an issue, in turn; each is of the last twelve full months and says what it shows.
import { type RawBuilder, sql as raw } from 'kysely';
import { MONTHS } from '../../../base/enumerations.ts';
import { formatMoneyTable } from '../../../base/money.ts';
import type { Chart, ChartUnit } from '../../../charts/chart-data.ts';
import type { Sql } from '../../../data/database.ts';
import { newsletterText } from '../../../text/text.ts';

const text = newsletterText.chart;
const WEEK_MS = 604_800_000;
const BARS = 8;
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
  unit: ChartUnit;
  series: string;
  read(sql: Sql, from: Date, to: Date): Promise<Bar[]>;
  say(bars: Bar[]): string;
}

/** Rounds f of startups s, announced in these months, whose amounts count. */
const counted = (from: Date, to: Date) => raw`
  fundings f join startups s on s.id = f.startup_id
  where f.announced_on >= ${from}::timestamptz and f.announced_on < ${to}::timestamptz
    and f.counted_usd is not null`;

async function readLargest(
  sql: Sql,
  labelled: RawBuilder<unknown>,
  value: RawBuilder<unknown>,
): Promise<Bar[]> {
  const { rows } = await raw<Bar>`
    select label, ${value}::float8 as value, sum(${value}::float8) over () as all,
      sum(count(*)) over ()::int as rounds
    from (${labelled}) named (label, amount) group by label order by value desc, label limit ${BARS}`.execute(
    sql,
  );
  return rows;
}

const sum = raw`sum(amount)`;
const number = raw`count(*)`;

const SUBJECTS: Subject[] = [
  {
    ...text.countries,
    unit: 'usd',
    read: (sql, from, to) =>
      readLargest(
        sql,
        raw`select (select name from places where id = s.country_id), f.counted_usd from ${counted(from, to)}`,
        sum,
      ),
    say: ([first]) =>
      first ? text.countries.say(first.label, formatMoneyTable(first.value), shareOf(first)) : '',
  },
  {
    ...text.months,
    unit: 'usd',
    async read(sql, from, to) {
      const { rows } = await raw<{ month: number; value: number; rounds: number }>`
        select extract(month from f.announced_on)::int as month, sum(f.counted_usd)::float8 as value,
          count(*)::int as rounds
        from ${counted(from, to)} and f.announced_precision <> 'year'
        group by 1, date_trunc('month', f.announced_on) order by date_trunc('month', f.announced_on)`.execute(
        sql,
      );
      const all = rows.reduce((total, { value }) => total + value, 0);
      const rounds = rows.reduce((total, one) => total + one.rounds, 0);
      return rows.map(({ month, value }) => ({
        label: MONTHS[month - 1] ?? '',
        value,
        all,
        rounds,
      }));
    },
    say(bars) {
      const last = bars.at(-1);
      const before = bars.slice(0, -1);
      if (!last) return '';
      const rank = before.filter(({ value }) => value > last.value).length;
      return text.months.say(last.label, formatMoneyTable(last.value), rank, bars.length);
    },
  },
  {
    ...text.industries,
    unit: 'usd',
    read: (sql, from, to) =>
      readLargest(
        sql,
        raw`select i.name, f.counted_usd from (select f.counted_usd, s.id from ${counted(from, to)}) f
          join startup_industries si on si.startup_id = f.id and si.position = 0
          join industries i on i.id = si.industry_id`,
        sum,
      ),
    say: ([first]) =>
      first ? text.industries.say(first.label, formatMoneyTable(first.value), shareOf(first)) : '',
  },
  {
    ...text.investors,
    unit: 'count',
    read: (sql, from, to) =>
      readLargest(
        sql,
        raw`select i.name, null::numeric from fundings f
          join funding_investors fi on fi.funding_id = f.id join investors i on i.id = fi.investor_id
          where f.announced_on >= ${from}::timestamptz and f.announced_on < ${to}::timestamptz`,
        number,
      ),
    say: ([first, second]) =>
      first ? text.investors.say(first.label, first.value, second?.value === first.value) : '',
  },
];

/** The next in turn that has enough to show; null when none has. */
export async function drawChartOfWeek(
  sql: Sql,
  monday: Date,
): Promise<{ finding: string; chart: Chart } | null> {
  const to = new Date(Date.UTC(monday.getUTCFullYear(), monday.getUTCMonth(), 1));
  const from = new Date(Date.UTC(to.getUTCFullYear() - 1, to.getUTCMonth(), 1));
  const week = Math.floor(monday.getTime() / WEEK_MS);
  for (let turn = 0; turn < SUBJECTS.length; turn++) {
    const subject = SUBJECTS[(week + turn) % SUBJECTS.length] as Subject;
    const bars = await subject.read(sql, from, to);
    const rounds = bars[0]?.rounds ?? 0;
    if (bars.length < FEWEST_BARS || rounds < FEWEST_ROUNDS) continue;
    const data = bars.map(({ label, value }) => ({ x: label, y: value }));
    return {
      finding: subject.say(bars),
      chart: {
        key: 'newsletter',
        title: subject.title,
        type: 'bar-horizontal',
        unit: subject.unit,
        series: [{ name: subject.series, data }],
        as_of: monday.toISOString().slice(0, 10),
        records: rounds,
      },
    };
  }
  return null;
}

function shareOf({ value, all }: Bar): number {
  return Math.round((value / all) * 100);
}
