// Compares searches with a plain filter in memory over the same data.
import fc from 'fast-check';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../../../db/seed/starter-catalogue.ts';
import { searchAll } from '../../../test/advanced-search.ts';
import {
  type Asked,
  compareBy,
  fold,
  passes,
  type Reference,
  type Row,
  SEARCHED_AT,
} from '../../../test/plain-search.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import {
  COLUMN_NAMES,
  type ColumnName,
  type FilterColumn,
  OPERATORS,
  SORT_COLUMNS,
  STARTUP_FILTERS,
} from '../../find/filters/filter-columns.ts';

const STARTUPS = 160;

let site: TestSite;
let rows: Row[];
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', now: SEARCHED_AT });
  await loadDemo(site.sql, readStarterCatalogue(), { count: STARTUPS, seed: 7 });
  await leaveGaps();
  rows = await readRows();
});
afterAll(() => site.close());

/** The demonstration data is complete; real records are not. */
async function leaveGaps(): Promise<void> {
  const { sql } = site;
  const columns = [
    'tagline',
    'overview',
    'website',
    'state_id',
    'type',
    'status',
    'employee_range',
    'year_founded',
    'public_ticker',
    'twitter',
  ];
  for (const [nth, column] of columns.entries()) {
    await raw`update startups set ${raw.ref(column)} = null where id % 7 = ${nth % 7}`.execute(sql);
  }
  await raw`update startups set tagline = '' where id % 31 = 1`.execute(sql);
  await raw`update startups set parent = 'Demo Group (' || id % 100 || '%)' where id % 4 = 1`.execute(
    sql,
  );
  await raw`update startups set identifiers = '{wikidata:Q1,github:demo}' where id % 3 = 1`.execute(
    sql,
  );
  await raw`update startups set name = 'Ọ̀rẹ́ (M-Kopa) d''Afrique & Co.' where id % 40 = 2`.execute(
    sql,
  );
  await raw`delete from fundings where startup_id % 5 = 1`.execute(sql);
  await raw`update fundings set amount_usd = null where id % 4 = 1`.execute(sql);
  await raw`delete from metric_points where startup_id % 6 = 2`.execute(sql);
  for (const table of ['startup_industries', 'startup_people', 'startup_technologies']) {
    await raw`delete from ${raw.table(table)} where startup_id % 9 = 3`.execute(sql);
  }
  await raw`alter table startups disable trigger user`.execute(sql);
  await raw`update startups set updated_at = timestamptz '2026-11-21 23:30:00+00' - id * interval '13 hours 7 minutes'`.execute(
    sql,
  );
  await raw`alter table startups enable trigger user`.execute(sql);
  await raw`update startups set slug = slug`.execute(sql);
}

async function readRows(): Promise<Row[]> {
  const list = (from: string) =>
    raw.raw(
      `coalesce((select json_agg(json_build_object('slug', x.slug, 'names', x.names)) from (${from}) x), '[]')`,
    );
  const invested = (lead: string) =>
    list(`select distinct i.slug, jsonb_build_array(i.name) as names from fundings f join funding_investors fi on fi.funding_id = f.id
      join investors i on i.id = fi.investor_id where f.startup_id = s.id ${lead}`);
  const { rows: found } = await raw<Row & { updated_at: Date | string }>`
    select s.id, s.slug, s.name, nullif(s.tagline, '') as tagline, s.overview, s.website, s.type, s.status, s.employee_range,
      s.year_founded, s.latest_round, s.total_fundings, s.fundings_count, s.last_funding_on, s.last_funding_amount,
      s.public_ticker, s.parent, s.twitter, s.twitter_followers, s.updated_at,
      ${list(`select slug, jsonb_build_array(name, iso2) as names from places where id = s.country_id`)} as country,
      ${list(`select slug, jsonb_build_array(name) as names from places where id = s.state_id`)} as state,
      ${list(`select slug, jsonb_build_array(name) as names from places where id = s.city_id`)} as city,
      ${list(`select i.slug, jsonb_build_array(i.name, i.label) as names from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id`)} as industry,
      ${invested('')} as investor, ${invested('and fi.is_lead')} as lead_investor,
      ${list(`select t.slug, jsonb_build_array(t.name) as names from startup_technologies st join technologies t on t.id = st.technology_id where st.startup_id = s.id`)} as technology,
      case when s.is_women_led then 'yes' end as women_led, s.incorporated_in,
      (select string_agg(counterparty, '; ' order by happened_on desc nulls last, id desc) from startup_events
        where startup_id = s.id and kind in ('acquired', 'merged')) as acquired_by,
      (select max(happened_on) from startup_events where startup_id = s.id and kind = 'closed') as closed_on,
      ${list(`select country_code as slug, '[]'::jsonb as names from startup_operations where startup_id = s.id`)} as operates_in,
      ${list(`select distinct split_part(one, ':', 1) as slug, '[]'::jsonb as names from unnest(s.identifiers) one`)} as identifiers,
      ${list(`select unnest(s.business_models) as slug, '[]'::jsonb as names`)} as business_model,
      ${list(`select '' as slug, jsonb_build_array(p.name) as names from startup_people sp join people p on p.id = sp.person_id where sp.startup_id = s.id and sp.is_founder`)} as founder
    from startups s`.execute(site.sql);
  return found.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }));
}

const period = fc.constantFrom(4, 7, 10);

/** Values likely to match: parts of values in the rows, and sometimes anything. */
function anyValue(
  column: ColumnName,
  operator: string,
  row: Row,
  other: Row,
): fc.Arbitrary<[string, string]> {
  const definition: FilterColumn = STARTUP_FILTERS[column];
  const [value, next] = [row[column], other[column]];
  switch (definition.kind) {
    case 'text': {
      const text = String(value ?? 'Demo pay 2');
      const part = fc
        .tuple(fc.nat(text.length), fc.integer({ min: 1, max: 12 }))
        .map(([start, length]) => text.slice(start, start + length));
      const written = fc.oneof(
        part,
        part,
        fc.constant(text),
        part.map((one) => one.toUpperCase()),
        fc.string({ maxLength: 4 }),
      );
      return written.map((one) => one.trim() || 'a').map((one) => [one.slice(0, 500), '']);
    }
    case 'number': {
      const [a, b] = [Number(value ?? 3), Number(next ?? 1_000)];
      const near = fc.integer({ min: -1, max: 1 });
      return fc
        .tuple(near, near)
        .map(
          ([da, db]) =>
            [Math.min(a, b) + da, Math.max(a, b) + db + 2].map(plain) as [string, string],
        );
    }
    case 'date': {
      if (operator === 'within_last')
        return fc.integer({ min: 0, max: 3_000 }).map((days) => [String(days), '']);
      const days = [
        String(value ?? '2020-02-29').slice(0, 10),
        String(next ?? '2024-06-30').slice(0, 10),
      ].sort();
      return fc.tuple(period, period).map(([a, b]) => {
        const [first = '', second = ''] = [days[0]?.slice(0, a), days[1]?.slice(0, b)];
        return [first, second >= first.slice(0, b) ? second : first];
      });
    }
    case 'choice':
      return fc
        .subarray([...definition.choices], {
          minLength: 1,
          maxLength: operator.includes('in') ? Math.min(4, definition.choices.length) : 1,
        })
        .map((list) => [list.join(), '']);
    default: {
      const pool = [value, next].flatMap((one) => (Array.isArray(one) ? one : []));
      const names = pool
        .flatMap(({ slug, names: all }) => [slug, ...all])
        .filter((name) => name && !name.includes(','));
      const fallback = rows.flatMap((one) => one[column] as Reference[])[0]?.names[0] ?? '';
      const isList = ['in', 'not_in', 'includes_all', 'includes_any'].includes(operator);
      const known = names.length > 0 ? names : [fallback];
      return fc
        .subarray(known, { minLength: 1, maxLength: isList ? Math.min(3, known.length) : 1 })
        .map((list) => [list.join(), '']);
    }
  }
}

function plain(number: number): string {
  return String(Math.max(-1e15, number));
}

const anyFilter = (columns: readonly ColumnName[]) =>
  fc
    .tuple(fc.constantFrom(...columns), fc.nat(), fc.nat(), fc.nat())
    .chain(([column, nth, a, b]) => {
      const operators: readonly string[] = OPERATORS[STARTUP_FILTERS[column].kind];
      const operator = operators[nth % operators.length] ?? '';
      const [row, other] = [rows[a % rows.length] as Row, rows[b % rows.length] as Row];
      return anyValue(column, operator, row, other).map(
        ([query_1, query_2]): Asked => ({ column, operator, query_1, query_2 }),
      );
    });
const anySort = fc
  .array(fc.tuple(fc.constantFrom(...SORT_COLUMNS), fc.boolean()), { minLength: 1, maxLength: 3 })
  .map((keys) =>
    keys.map(([column, isDescending]) => `${isDescending ? '-' : ''}${column}`).join(),
  );

test('folding here is folding there', async () => {
  const { rows: folded } = await raw<{ text: string; folded: string }>`
    select text, fold_name(text) as folded from startups cross join lateral unnest(array[name, tagline, overview, website]) as text
    where text is not null`.execute(site.sql);
  for (const { text, folded: expected } of folded) expect(fold(text)).toBe(expected);
});

/** The number of searches that matched some startups but not all. */
async function compareWithPlainFilter(
  questions: fc.Arbitrary<Asked[]>,
  numRuns: number,
): Promise<number> {
  let matched = 0;
  await fc.assert(
    fc.asyncProperty(questions, anySort, async (filters, sort) => {
      const expected = rows
        .filter((row) => filters.every((filter) => passes(row, filter)))
        .sort(compareBy(sort));
      const { slugs, total } = await searchAll(site, filters, sort);
      expect(slugs).toEqual(expected.map(({ slug }) => slug));
      expect(total).toBe(expected.length);
      if (total > 0 && total < rows.length) matched += 1;
    }),
    { numRuns },
  );
  return matched;
}

/** FUZZ=full runs four times as many. */
const BUDGET = process.env.FUZZ === 'full' ? 4 : 1;

// The values are chosen so that most searches match some startups but not all.
test('any filters give what a plain filter gives, in the order asked', async () => {
  const questions = fc.array(anyFilter(COLUMN_NAMES), { minLength: 1, maxLength: 3 });
  expect(await compareWithPlainFilter(questions, 150 * BUDGET)).toBeGreaterThan(50 * BUDGET);
});

test.each(OPERATORS.text.filter((one) => !one.endsWith('blank')))(
  'a name that %s a mark without its letter',
  async (operator) => {
    const filters = [{ column: 'name' as const, operator, query_1: '\u0301', query_2: '' }];
    await compareWithPlainFilter(fc.constant(filters), 1);
  },
);

test('industries in countries and rounds', async () => {
  const questions = fc.array(anyFilter(['country', 'industry', 'industry', 'latest_round']), {
    minLength: 2,
    maxLength: 4,
  });
  expect(await compareWithPlainFilter(questions, 40 * BUDGET)).toBeGreaterThan(3 * BUDGET);
});
