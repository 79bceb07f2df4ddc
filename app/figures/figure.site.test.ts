// Figures beside a second calculation from the rows of the record, one at a time and without SQL.

import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { type FundingRound, moneyKindOf } from '../base/enumerations.ts';
import type { Triple } from '../find/lists/list-address.ts';
import { findFigure } from './figure.server.ts';
import { figureHref } from './figure-address.ts';
import {
  type Figure,
  type FigureAsked,
  type FigureRow,
  MEASURES,
  type Measure,
  SPLITS,
  type Split,
  subjectOf,
} from './figure-contract.ts';
import { LENS_PARTS, LENS_PRESETS, type Lens } from './lens.ts';
import { findTotals, listYearTotals } from './sums.server.ts';

interface Round {
  id: number;
  startup: string;
  round: FundingRound;
  date: string | null;
  precision: string | null;
  usd: number | null;
  facility: boolean | null;
  /** Of each source: whether it is weak. */
  sources: boolean[];
  country: string;
  region: string;
  city: string | null;
  status: string | null;
  founded: number | null;
  industries: string[];
  investors: string[];
}

let site: TestSite;
let rounds: Round[];
beforeAll(async () => {
  site = await openTestSite();
  const { rows } = await raw<Round>`
    select f.id, s.slug as startup, f.round, f.announced_on::text as date, f.announced_precision as precision,
      f.amount_usd::double precision as usd, f.is_facility as facility,
      array(select x.is_weak from funding_reports p join sources x on x.id = p.source_id where p.funding_id = f.id) as sources,
      c.slug as country, c.region, t.slug as city, s.status, s.year_founded as founded,
      array(select i.slug from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) as industries,
      array(select distinct i.slug from funding_investors fi join investors i on i.id = fi.investor_id where fi.funding_id = f.id) as investors
    from fundings f join startups s on s.id = f.startup_id join places c on c.id = s.country_id
      left join places t on t.id = s.city_id`.execute(site.sql);
  rounds = rows;
});
afterAll(() => site.close());

/** Mulberry32: the same figures in every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

type Keep = (round: Round) => boolean;
const POST_IPO = ['Post-IPO Equity', 'Post-IPO Secondary', 'Post-IPO Debt'];
const SECONDARY = ['Secondary Market', 'Post-IPO Secondary'];

const keptBy = (lens: Lens): Keep => {
  const kinds: Record<string, boolean> = {
    grant: lens.grants,
    debt: lens.debt,
    convertible: lens.convertibles,
    token: lens.tokens,
    other: lens.other,
  };
  return ({ round, facility, usd, sources }) => {
    if (!sources.some((isWeak) => !isWeak)) return false;
    if (kinds[moneyKindOf(round)] === false) return false;
    if (facility && !lens.facilities) return false;
    if (POST_IPO.includes(round) && !lens.post_ipo) return false;
    if (SECONDARY.includes(round) && !lens.secondary) return false;
    return lens.min === 0 || (usd !== null && usd >= lens.min);
  };
};

const FILTERS: Array<[Triple, Keep]> = [
  [{ column: 'country', operator: 'equals', query_1: 'kenya' }, (r) => r.country === 'kenya'],
  [
    { column: 'country', operator: 'in', query_1: 'nigeria,egypt' },
    (r) => r.country === 'nigeria' || r.country === 'egypt',
  ],
  [{ column: 'country', operator: 'not_equals', query_1: 'kenya' }, (r) => r.country !== 'kenya'],
  [
    { column: 'industry', operator: 'includes', query_1: 'fintech' },
    (r) => r.industries.includes('fintech'),
  ],
  [{ column: 'status', operator: 'equals', query_1: 'closed' }, (r) => r.status === 'closed'],
  [
    { column: 'round', operator: 'in', query_1: 'Seed,Series A' },
    (r) => r.round === 'Seed' || r.round === 'Series A',
  ],
  [{ column: 'kind', operator: 'equals', query_1: 'debt' }, (r) => moneyKindOf(r.round) === 'debt'],
  [{ column: 'amount', operator: 'gte', query_1: '1000000' }, (r) => (r.usd ?? 0) >= 1e6],
  [
    { column: 'year_founded', operator: 'gte', query_1: '2015' },
    (r) => r.founded !== null && r.founded >= 2015,
  ],
  [
    { column: 'investor', operator: 'includes', query_1: 'y-combinator' },
    (r) => r.investors.includes('y-combinator'),
  ],
];

/** Of rounds; startups and exits are compared with their lists below. */
const OF_ROUNDS = MEASURES.filter((measure) => subjectOf(measure) === 'rounds');

const quarterOf = ({ date, precision }: Round) =>
  date && precision !== 'year'
    ? `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`
    : null;

function keysOf(round: Round, split: Split): Array<string | null> {
  switch (split) {
    case 'year':
      return [round.date?.slice(0, 4) ?? null];
    case 'quarter':
      return [quarterOf(round)].filter((key) => key !== null);
    case 'region':
      return [round.region.toLowerCase().replace(' ', '-')];
    case 'industry':
      return round.industries.length > 0 ? round.industries : [null];
    case 'investor':
      return round.investors.length > 0 ? round.investors : [null];
    case 'kind':
      return [moneyKindOf(round.round)];
    case 'country':
    case 'city':
    case 'round':
    case 'startup':
    case 'status':
      return [round[split]];
    default:
      return [];
  }
}

function measure(of: readonly Round[], by: Measure): number | null {
  const amounts = of.flatMap(({ usd }) => usd ?? []).sort((a, b) => a - b);
  const sum = amounts.reduce((total, usd) => total + usd, 0);
  if (by === 'rounds') return of.length;
  if (by === 'investors') return new Set(of.flatMap(({ investors }) => investors)).size;
  if (amounts.length === 0) return null;
  if (by === 'largest_round') return amounts.at(-1) ?? null;
  if (by === 'mean_round') return sum / amounts.length;
  if (by !== 'median_round') return sum;
  const middle = (amounts.length - 1) / 2;
  return ((amounts[Math.floor(middle)] ?? 0) + (amounts[Math.ceil(middle)] ?? 0)) / 2;
}

/** Sums of dollars are exact; divided values to a cent. */
function expectSame(
  found: FigureRow | Figure,
  of: readonly Round[],
  asked: FigureAsked,
  note: string,
) {
  const counted = asked.measure === 'investors' ? of.filter((r) => r.investors.length > 0) : of;
  expect(found.records, note).toBe(counted.length);
  expect(found.undisclosed, note).toBe(counted.filter(({ usd }) => usd === null).length);
  if (asked.measure === 'share') return;
  const value = measure(of, asked.measure);
  if (
    value === null ||
    ['raised', 'rounds', 'investors', 'largest_round'].includes(asked.measure)
  ) {
    expect(found.value, note).toBe(value);
  } else expect(found.value, note).toBeCloseTo(value, 2);
}

/** Asks the list that a figure leads to. */
async function listRecords(href: string) {
  const amounts: Array<number | null> = [];
  let total = 0;
  for (let page = 1; ; page++) {
    const join = href.includes('?') ? '&' : '?';
    const { data, meta } = await site.api(`${href}${join}per_page=100&page=${page}`);
    amounts.push(...data.map((row: { amount: number | null }) => row.amount));
    total = meta.total;
    if (page >= meta.last_page) return { amounts, total };
  }
}

const GENERATED = 250;

test('hundreds of generated figures are those of a second calculation, and of the lists they lead to', async () => {
  const draw = random(38);
  const choose = <One>(of: readonly One[]): One => of[draw(of.length)] as One;
  let listed = 0;
  for (let nth = 0; nth < GENERATED; nth++) {
    const filters = [
      ...new Set([choose(FILTERS), choose(FILTERS), choose(FILTERS)].slice(draw(4))),
    ];
    const parts = Object.fromEntries(LENS_PARTS.map((part) => [part, draw(2) === 0]));
    const lens = [
      undefined,
      choose(Object.values(LENS_PRESETS)),
      { ...LENS_PRESETS.record, ...parts, min: choose([0, 0, 250_000, 5_000_000]) } as Lens,
    ][draw(3)];
    const from = choose([undefined, 2015, 2020]);
    const to = choose([undefined, 2022, 2024]);
    const asked: FigureAsked = {
      measure: choose(OF_ROUNDS),
      split: choose(SPLITS),
      filters: filters.map(([triple]) => triple),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(lens ? { lens } : {}),
      limit: 500,
    };
    const address = figureHref(asked);
    const { data } = (await site.api(address)) as { data: Figure };
    const isCount = asked.measure === 'rounds' || asked.measure === 'investors';
    const counts = lens ? keptBy(lens) : isCount ? () => true : keptBy(LENS_PRESETS.record);
    const yearOf = ({ date }: Round) => Number(date?.slice(0, 4) ?? Number.NaN);
    const passing = rounds.filter(
      (round) =>
        filters.every(([, keep]) => keep(round)) &&
        (!from || yearOf(round) >= from) &&
        (!to || yearOf(round) <= to) &&
        counts(round),
    );
    expectSame(data, passing, asked, address);
    const groups = new Map<string, Round[]>();
    const counted =
      asked.measure === 'investors' ? passing.filter((r) => r.investors.length > 0) : passing;
    for (const round of counted) {
      for (const key of new Set(keysOf(round, asked.split))) {
        groups.set(key ?? 'unknown', [...(groups.get(key ?? 'unknown') ?? []), round]);
      }
    }
    expect(data.rows_count, address).toBe(groups.size);
    // An investor's row of investors counts all others that joined; rows are compared by key.
    for (const row of data.rows) {
      expectSame(row, groups.get(row.key) ?? [], asked, `${address} ${row.key}`);
    }
    if (asked.measure === 'share') {
      const all = measure(passing, 'raised');
      for (const row of data.rows) {
        const own = measure(groups.get(row.key) ?? [], 'raised');
        if (own === null || !all) expect(row.value, address).toBeNull();
        else expect(row.value, address).toBeCloseTo((own / all) * 100, 6);
      }
    }
    for (const row of [data, ...(data.rows.length > 0 ? [choose(data.rows)] : [])]) {
      if (row.records > 250) continue;
      const { amounts, total } = await listRecords(row.href);
      expect(total, row.href).toBe(row.records);
      if (asked.measure === 'raised') {
        expect(
          amounts.reduce<number>((sum, usd) => sum + (usd ?? 0), 0),
          row.href,
        ).toBe(row.value ?? 0);
      }
      listed += 1;
    }
  }
  expect(listed).toBeGreaterThan(GENERATED);
});

test('stored sums of places and industries are the sums of the same figures', async () => {
  const now = new Date('2027-01-01T00:00:00Z');
  const { rows: groups } = await raw<{ kind: string; slug: string; id: number }>`
    select kind, slug, id from places where kind in ('country', 'city')
    union all select 'industry', slug, id from industries`.execute(site.sql);
  let compared = 0;
  for (const [nth, { kind, slug, id }] of groups.entries()) {
    if (nth % 3 > 0) continue;
    const group = kind === 'industry' ? { industryId: id } : { place: { id } };
    const filter = { column: kind, operator: kind === 'industry' ? 'includes' : 'equals' };
    const asked: FigureAsked = {
      measure: 'raised',
      split: 'year',
      filters: [{ ...filter, query_1: slug }],
    };
    const figure = await findFigure(site.sql, asked, now);
    const totals = await findTotals(site.sql, group);
    const years = await listYearTotals(site.sql, group, null);
    expect(figure.value, slug).toBe(totals.total_fundings);
    const byYear = new Map(figure.rows.map(({ key, value }) => [key, value]));
    for (const { year, raisedUsd } of years) {
      const key = year === 0 ? 'unknown' : String(year);
      expect(byYear.get(key) ?? null, `${slug} ${key}`).toBe(raisedUsd);
    }
    compared += years.length;
  }
  expect(compared).toBeGreaterThan(100);
});

test('figures of startups and exits are those of their lists', async () => {
  const addresses = [
    '/figures?measure=startups&split=year&country=kenya',
    '/figures?measure=startups&split=industry&country=nigeria,egypt&kind=equity&announced_on=2022..',
    '/figures?measure=startups&split=investor&industry=fintech&country=kenya&limit=20',
    '/figures?measure=startups&split=investor&kind=equity&country=kenya&limit=20',
    '/figures?measure=startups&split=region&status=closed',
    '/figures?measure=exits&split=year&country=nigeria',
    '/figures?measure=exits&split=country&from=2020&to=2023',
    '/figures?measure=exits&split=kind&industry=fintech',
    '/figures?measure=exits&split=industry&from=2020',
  ];
  for (const address of addresses) {
    const { data } = (await site.api(address)) as { data: Figure };
    expect(data.rows.length, address).toBeGreaterThan(1);
    for (const row of [data, ...data.rows.slice(0, 12)]) {
      const { meta } = await site.api(row.href);
      expect(meta.total, row.href).toBe(row.records);
      expect(row.value).toBe(row.records);
    }
  }
});
