// The one engine of figures: home, pages, charts, calls, frames and answers ask it
// (docs/figures.md).

import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { passesRound, whereAll } from '../find/condition-sql.server.ts';
import { passesExit } from '../find/find-exits.server.ts';
import type { Triple } from '../find/lists/list-address.ts';
import {
  ROUND_LIST_FILTERS,
  STARTUP_LIST_FILTERS,
  toRoundConditions,
  toStartupConditions,
} from '../find/lists/list-shapes.ts';
import { allOf, type SqlPart, unnamed } from '../find/sql-parts.ts';
import { invalid } from '../http/errors.ts';
import { sayName } from '../text/say-name.ts';
import { figureText as text } from '../text/text.ts';
import { readCompared, readConditions, readScope, sayScope } from './figure-conditions.server.ts';
import {
  type Figure,
  type FigureAsked,
  type FigureRow,
  type Measure,
  ROWS_AT_FIRST,
  SPLITS_OF,
  type Split,
  type Subject,
  unitOf,
} from './figure-contract.ts';
import { EXIT_FILTERS, hrefOf, narrow, readExits } from './figure-shapes.ts';
import { filterOf, groupsOf, YEAR_COLUMNS } from './figure-splits.server.ts';
import { presetOf } from './lens.ts';

/** Throws 422 for an invalid filter, split or comparison. */
export async function findFigure(sql: Sql, asked: FigureAsked, now: Date): Promise<Figure> {
  const { measure, split, compare = [] } = asked;
  const { subject, scope, years, lens, lensFilters } = await readScope(sql, asked);
  if (!SPLITS_OF[subject].includes(split)) {
    throw invalid({ split: [text.errors.noSplit(measure, split, SPLITS_OF[subject])] });
  }
  const compared = await readCompared(sql, subject, compare);
  const find = async (filters: readonly Triple[]) => {
    const counted = await readCounted({ sql, now }, subject, [...filters, ...years], lensFilters);
    return measureRows(sql, asked, {
      subject,
      filters: [...filters, ...lensFilters],
      years,
      counted,
    });
  };
  const whole = await find(scope);
  const series: Figure['series'] = [];
  // One after the other: a figure takes one connection.
  for (const { key, label, filter } of compared) {
    const { total, rows } = await find(narrow(scope, filter));
    series.push({ ...total, key, label, rows });
  }
  const { total, rows, coverage, rowsCount, asOf } = whole;
  const { key: _, label: __, ...counted } = total;
  const answer: Figure = {
    measure,
    split,
    lens: lens && { preset: presetOf(lens), ...lens },
    unit: unitOf(measure),
    about: await sayScope({ sql, now }, asked, subject),
    ...counted,
    rows: series.length > 0 ? series.map(({ rows: ___, ...row }) => row) : rows,
    rows_count: series.length > 0 ? series.length : rowsCount,
    series,
    coverage,
    as_of: asOf,
  };
  if (measure !== 'share') return answer;
  return toShares(answer, (await find([])).total.value, rows);
}

/** Of sums: rows in the whole, what is compared in the whole of the same year or group. */
function toShares(sums: Figure, ofRecord: number | null, groups: readonly FigureRow[]): Figure {
  const all = sums.value;
  const shared = <Row extends { value: number | null }>(row: Row, whole: number | null): Row => ({
    ...row,
    value: row.value === null || !whole ? null : (row.value / whole) * 100,
  });
  const wholeOf = new Map(groups.map(({ key, value }) => [key, value]));
  return {
    ...shared(sums, ofRecord),
    rows: sums.rows.map((row) => shared(row, all)),
    series: sums.series.map((one) => ({
      ...shared(one, all),
      rows: one.rows.map((row) => shared(row, wholeOf.get(row.key) ?? null)),
    })),
  };
}

interface Counted {
  /** Selects the records `m` that pass the filters, those that the lens leaves out too. */
  matching: SqlPart;
  groups(split: Exclude<Split, 'none'>): SqlPart;
}

async function readCounted(
  from: { sql: Sql; now: Date },
  subject: Subject,
  filters: readonly Triple[],
  lensFilters: readonly Triple[],
): Promise<Counted> {
  if (subject === 'exits') {
    await readConditions(from, EXIT_FILTERS, filters);
    return {
      matching: raw`
        select e.id, e.startup_id, e.kind, e.happened_on as day, 0::numeric as usd, false as is_reported,
          true as is_in, s.country_id, s.updated_at
        from startup_events e join startups s on s.id = e.startup_id
        where ${passesExit(readExits(filters))}`,
      groups: (split) => groupsOf(subject, split, []),
    };
  }
  if (subject === 'startups') {
    const conditions = await readConditions(from, STARTUP_LIST_FILTERS, filters);
    const read = toStartupConditions(conditions, false);
    const rounds = read.flatMap((one) => (one.column === 'any_round' ? one.rounds : []));
    return {
      matching: raw`
        select f.startup_id as id, f.startup_id, 0::numeric as usd, false as is_reported, true as is_in,
          f.country_id, f.city_id, ${raw.ref(`f.${YEAR_COLUMNS[subject]}`)} as year, f.status, f.updated_at
        from search_startups f ${whereAll(read)}`,
      groups: (split) => groupsOf(subject, split, rounds),
    };
  }
  const asked = toRoundConditions(await readConditions(from, ROUND_LIST_FILTERS, filters));
  const lens = toRoundConditions(await readConditions(from, ROUND_LIST_FILTERS, lensFilters));
  const isIn = lens.length > 0 ? allOf(lens.map(passesRound)) : raw`true`;
  return {
    matching: raw`
      select r.id, r.startup_id, r.round, r.announced_on as day, r.announced_precision as precision,
        r.amount_usd as usd, r.reported_amount is not null as is_reported, (${isIn}) as is_in,
        s.country_id, s.city_id, s.status, greatest(r.updated_at, s.updated_at) as updated_at
      from fundings r join startups s on s.id = r.startup_id
      ${asked.length > 0 ? raw`where ${allOf(asked.map(passesRound))}` : raw``}`,
    groups: (split) => groupsOf(subject, split, []),
  };
}

const VALUES: Record<Measure, SqlPart> = {
  raised: raw`sum(m.usd)`,
  share: raw`sum(m.usd)`,
  rounds: raw`count(*)`,
  startups: raw`count(*)`,
  exits: raw`count(*)`,
  investors: raw`count(distinct m.investor_id)`,
  median_round: raw`percentile_cont(0.5) within group (order by m.usd)`,
  mean_round: raw`avg(m.usd)`,
  largest_round: raw`max(m.usd)`,
};

interface MeasuredRow {
  key: string | null;
  label: string | null;
  value: number | null;
  records: number;
  undisclosed: number;
  /** Slugs of a region's countries. */
  countries: string | null;
  /** Of the whole, which has no split. */
  whole: {
    other_currency: number;
    left_out: number;
    left_out_usd: number | null;
    placed: number;
    as_of: string | null;
    rows: number;
  } | null;
}

interface Measured {
  subject: Subject;
  filters: readonly Triple[];
  /** Apart, since rows by time are of one of them. */
  years: readonly Triple[];
  counted: Counted;
}

async function measureRows(
  sql: Sql,
  { measure, split, limit = ROWS_AT_FIRST }: FigureAsked,
  of: Measured,
) {
  const { subject, counted, years } = of;
  const isOfInvestors = measure === 'investors';
  const filters: readonly Triple[] = isOfInvestors
    ? [...of.filters, { column: 'investor', operator: 'is_not_blank' }]
    : of.filters;
  const records = isOfInvestors ? raw`count(distinct m.id)` : raw`count(*)`;
  const undisclosed = isOfInvestors
    ? raw`count(distinct m.id) filter (where m.usd is null)`
    : raw`count(*) filter (where m.usd is null)`;
  const figures = raw`(${VALUES[measure]})::double precision as value, ${records}::int as records,
    ${undisclosed}::int as undisclosed`;
  const inTime = split === 'year' || split === 'quarter';
  const order = inTime ? raw`key nulls last` : raw`value desc nulls last, records desc, label`;
  const { rows } = await raw<MeasuredRow>`${unnamed}
    with matching as materialized (${counted.matching}),
      m as materialized (
        select m.* ${isOfInvestors ? raw`, fi.investor_id` : raw``} from matching m
        ${isOfInvestors ? raw`join funding_investors fi on fi.funding_id = m.id` : raw``} where m.is_in),
      split as materialized (${split === 'none' ? raw`select null::text as key, null::text as label, m.* from m limit 0` : raw`select g.key, g.label, m.* from m cross join lateral (${counted.groups(split)}) g`}),
      groups as (
        select m.key, max(m.label) as label, ${figures} from split m group by m.key)
    select null as key, null as label, ${figures}, null as countries,
      json_build_object(
        'other_currency', ${isOfInvestors ? raw`count(distinct m.id)` : raw`count(*)`} filter (where m.usd is null and m.is_reported),
        'left_out', (select count(*) from matching where not is_in),
        'left_out_usd', (select sum(usd) from matching where not is_in),
        'placed', (select count(distinct id) from split),
        'as_of', to_char(max(m.updated_at), 'YYYY-MM-DD'),
        'rows', (select count(*) from groups)) as whole
    from m
    union all
    select * from (
      select key, label, value, records, undisclosed,
        ${split === 'region' ? raw`(select string_agg(p.slug, ',' order by p.slug) from places p where lower(replace(p.region, ' ', '-')) = key)` : raw`null`} as countries, null::json
      from groups order by ${order} limit ${limit}) largest`.execute(sql);
  const [all, ...groups] = rows;
  const whole = all?.whole;
  const isOfNames = split !== 'startup' && split !== 'investor';
  if (!all || !whole) throw new Error('a figure has a row of the whole');
  const toRow = (row: MeasuredRow, to?: Triple): FigureRow => ({
    key: row.key ?? 'unknown',
    label: row.label === null ? text.unknown : isOfNames ? sayName(row.label) : row.label,
    value: row.value,
    records: row.records,
    undisclosed: row.undisclosed,
    href: hrefOf(subject, narrow(to && inTime ? filters : [...filters, ...years], to)),
  });
  return {
    total: toRow(all),
    rows:
      split === 'none'
        ? []
        : groups.map((row) => toRow(row, filterOf(subject, split, row.key, row.countries ?? ''))),
    rowsCount: whole.rows,
    asOf: whole.as_of,
    coverage: {
      records: all.records,
      with_amount: all.records - all.undisclosed,
      undisclosed: all.undisclosed,
      other_currency: whole.other_currency,
      left_out: { records: whole.left_out, amount: whole.left_out_usd },
      unplaced: split === 'none' ? 0 : all.records - whole.placed,
    },
  };
}
