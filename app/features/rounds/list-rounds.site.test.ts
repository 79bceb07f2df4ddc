import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { moneyKindOf } from '../../base/enumerations.ts';
import type { RoundRow } from '../../catalogue/round-list-contract.ts';
import type { Triple } from '../../find/lists/list-address.ts';
import { findRoundPage, readRounds } from './list-rounds.server.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
let site: TestSite;
let all: RoundRow[];
beforeAll(async () => {
  site = await openTestSite();
  all = (await list([], '', 5_000)).data;
});
afterAll(() => site.close());

async function list(filters: readonly Triple[], sort = '', perPage = 5_000) {
  const { sql } = site.database;
  const question = await readRounds({ sql, now: NOW }, { filters, sort });
  return findRoundPage(sql, question, { page: 1, perPage });
}

const slugsOf = (rounds: readonly RoundRow[]) => rounds.map(({ slug }) => slug).sort();
const day = ({ announced_on }: RoundRow) => announced_on?.date ?? '';
const leads = ({ investors }: RoundRow) => investors.filter(({ is_lead }) => is_lead);

describe('filters on rounds', () => {
  const CASES: Array<[string, Triple, (round: RoundRow) => boolean]> = [
    ['round', { column: 'round', operator: 'equals', query_1: 'seed' }, (r) => r.round === 'Seed'],
    [
      'not round',
      { column: 'round', operator: 'not_in', query_1: 'Seed,Grant' },
      (r) => !['Seed', 'Grant'].includes(r.round),
    ],
    [
      'kind',
      { column: 'kind', operator: 'equals', query_1: 'debt' },
      (r) => moneyKindOf(r.round) === 'debt',
    ],
    [
      'kinds',
      { column: 'kind', operator: 'in', query_1: 'grant,convertible' },
      (r) => ['grant', 'convertible'].includes(r.kind),
    ],
    [
      'amount from',
      { column: 'amount', operator: 'gte', query_1: '5M' },
      (r) => (r.amount ?? 0) >= 5e6,
    ],
    [
      'amount within',
      { column: 'amount', operator: 'between', query_1: '1M', query_2: '2M' },
      (r) => r.amount !== null && r.amount >= 1e6 && r.amount <= 2e6,
    ],
    ['no amount', { column: 'amount', operator: 'is_blank' }, (r) => r.amount === null],
    [
      'undisclosed',
      { column: 'disclosed', operator: 'equals', query_1: 'no' },
      (r) => r.amount === null && r.reported_amount === null,
    ],
    [
      'disclosed',
      { column: 'disclosed', operator: 'not_equals', query_1: 'no' },
      (r) => r.amount !== null || r.reported_amount !== null,
    ],
    [
      'year',
      { column: 'announced_on', operator: 'equals', query_1: '2024' },
      (r) => day(r).startsWith('2024'),
    ],
    [
      'since',
      { column: 'announced_on', operator: 'gte', query_1: '2025-01' },
      (r) => day(r) >= '2025',
    ],
    [
      'disclosed or counted',
      { column: 'disclosed', operator: 'in', query_1: 'yes,counted' },
      (r) => r.amount !== null || r.reported_amount !== null,
    ],
    ['no round', { column: 'round', operator: 'is_blank' }, () => false],
    ['undated', { column: 'announced_on', operator: 'is_blank' }, (r) => r.announced_on === null],
    [
      'country',
      { column: 'country', operator: 'equals', query_1: 'Kenya' },
      (r) => r.startup.country_slug === 'kenya',
    ],
    [
      'not country',
      { column: 'country', operator: 'not_in', query_1: 'kenya,nigeria' },
      (r) => !['kenya', 'nigeria'].includes(r.startup.country_slug),
    ],
    [
      'startup',
      { column: 'startup', operator: 'equals', query_1: 'm-kopa' },
      (r) => r.startup.slug === 'm-kopa',
    ],
    [
      'investor',
      { column: 'investor', operator: 'includes', query_1: 'partech' },
      (r) => r.investors.some(({ slug }) => slug === 'partech'),
    ],
    ['no investor', { column: 'investor', operator: 'is_blank' }, (r) => r.investors.length === 0],
    [
      'lead',
      { column: 'lead_investor', operator: 'includes', query_1: 'partech' },
      (r) => leads(r).some(({ slug }) => slug === 'partech'),
    ],
    [
      'some lead',
      { column: 'lead_investor', operator: 'is_not_blank' },
      (r) => leads(r).length > 0,
    ],
    [
      'at least three investors',
      { column: 'investors_count', operator: 'gte', query_1: '3' },
      (r) => r.investors.length >= 3,
    ],
    [
      'two leads',
      { column: 'leads_count', operator: 'equals', query_1: '2' },
      (r) => leads(r).length === 2,
    ],
    [
      'limit of a credit line',
      { column: 'is_facility', operator: 'equals', query_1: 'yes' },
      (r) => r.is_facility === 'yes',
    ],
  ];
  test.each(CASES)('%s: exactly the rounds that pass', async (_, filter, passes) => {
    const { data, meta } = await list([filter]);
    const expected = all.filter(passes);
    expect(slugsOf(data)).toEqual(slugsOf(expected));
    expect(expected.length).toBeLessThan(all.length);
    expect(meta).toMatchObject({ total: expected.length, total_is: 'exact' });
  });

  test('an industry is that of the startup, and all filters have to be passed', async () => {
    const industry = { column: 'industry', operator: 'includes', query_1: 'fintech' };
    const { data } = await list([industry]);
    expect(data.length).toBeGreaterThan(5);
    const without = await list([{ ...industry, operator: 'not_includes' }]);
    expect(data.length + without.data.length).toBe(all.length);
    const both = await list([
      industry,
      { column: 'country', operator: 'equals', query_1: 'kenya' },
    ]);
    const kenyan = data.filter(({ startup }) => startup.country_slug === 'kenya');
    expect(slugsOf(both.data)).toEqual(slugsOf(kenyan));
    expect(kenyan.length).toBeGreaterThan(0);
  });

  test('a city is that of the startup', async () => {
    const { data } = await list([{ column: 'city', operator: 'equals', query_1: 'nairobi' }]);
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map(({ startup }) => startup.country_slug))).toEqual(new Set(['kenya']));
    const others = await list([{ column: 'city', operator: 'not_equals', query_1: 'nairobi' }]);
    expect(data.length + others.data.length).toBe(all.length);
    const unplaced = await list([{ column: 'industry', operator: 'is_blank' }]);
    expect(unplaced.data.length).toBeLessThan(all.length);
  });

  test('names what is wrong and the nearest that is right', async () => {
    const wrong = [
      { column: 'amout', operator: 'gte', query_1: '1' },
      { column: 'country', operator: 'equals', query_1: 'Kenia' },
      { column: 'startup', operator: 'equals', query_1: 'flutterwavee' },
    ];
    await expect(list(wrong, 'colour')).rejects.toMatchObject({
      status: 422,
      fields: {
        'f.0.column': ['there is no column "amout"; the nearest is "amount"'],
        'f.1.query_1': [expect.stringContaining('Kenya')],
        'f.2.query_1': [expect.stringContaining('Flutterwave')],
        sort: [expect.stringContaining('announced_on, amount, startup')],
      },
    });
  });
});

describe('the order', () => {
  test.each([
    ['', day, true],
    ['announced_on', day, false],
    ['startup', ({ startup }: RoundRow) => startup.name.toLowerCase(), false],
  ] as const)('%j, unknown values last', async (sort, valueIn, isDescending) => {
    const { data } = await list([], sort);
    const values = data.map((round): string | number | null => valueIn(round));
    const known = values.filter((value) => value !== null && value !== '');
    expect(values.slice(0, known.length)).toEqual(known);
    if (sort === 'startup') return expect(known[0]).toMatch(/^[0-9a-c]/);
    const sorted = known.toSorted((a, b) => {
      const [x, y] = [toStart(a), toStart(b)];
      return (x < y ? -1 : x > y ? 1 : 0) * (isDescending ? -1 : 1);
    });
    expect(known.map(toStart)).toEqual(sorted.map(toStart));
  });

  test.each([
    ['-amount', -1],
    ['amount', 1],
  ])(
    '%j, those that no total counts behind those that do, then unknown ones',
    async (sort, way) => {
      const { data } = await list([], sort);
      const placeOf = ({ amount, left_out }: RoundRow) => (amount === null ? 2 : left_out ? 1 : 0);
      const values = data.map((round) => [placeOf(round), (round.amount ?? 0) * way]);
      const sorted = values.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
      expect(new Set(data.map(placeOf)).size).toBe(3);
      expect(values).toEqual(sorted);
    },
  );
});

/** A year or month counts as its first day. */
function toStart(value: string | number | null): string | number {
  return typeof value === 'string' ? `${value}-01-01`.slice(0, 10) : (value ?? 0);
}

const sumOf = (rounds: RoundRow[]) => rounds.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

function medianOf(amounts: number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

describe('sums', () => {
  test('say how many amounts are undisclosed', async () => {
    const { data, meta } = await list([
      { column: 'country', operator: 'equals', query_1: 'kenya' },
    ]);
    const counted = data.filter(({ amount, left_out }) => amount !== null && !left_out);
    const limits = data.filter(({ amount, is_facility }) => amount !== null && is_facility);
    const sold = data.filter(({ left_out }) => left_out === 'secondary');
    expect(limits.length).toBeGreaterThan(0);
    expect(sold.length).toBeGreaterThan(0);
    expect(meta.sums).toEqual({
      total_amount: sumOf(counted),
      equity: sumOf(counted.filter(({ kind }) => kind === 'equity')),
      debt: sumOf(counted.filter(({ kind }) => kind === 'debt')),
      grants: sumOf(counted.filter(({ kind }) => kind === 'grant')),
      other: sumOf(counted.filter(({ kind }) => !['equity', 'debt', 'grant'].includes(kind))),
      median_amount: medianOf(counted.map(({ amount }) => amount ?? 0)),
      counted: counted.length,
      undisclosed: data.filter((r) => r.amount === null && r.reported_amount === null).length,
      other_currency: data.filter((r) => r.amount === null && r.reported_amount !== null).length,
      weak: data.filter((r) => r.amount !== null && r.is_weak).length,
      left_out: {
        facility: { rounds: limits.length, amount: sumOf(limits) },
        secondary: { rounds: sold.length, amount: sumOf(sold) },
      },
    });
    expect(counted.length).toBeGreaterThan(0);
  });

  test('leave out rounds of weak sources, which are listed and marked', async () => {
    const weak = all.filter(({ is_weak, amount }) => is_weak && amount !== null);
    expect(weak.length).toBeGreaterThan(0);
    const [{ startup } = { startup: { slug: '' } }] = weak;
    const { data, meta } = await list([
      { column: 'startup', operator: 'equals', query_1: startup.slug },
    ]);
    expect(data.filter(({ is_weak }) => is_weak).length).toBeGreaterThan(0);
    expect(meta.sums?.weak).toBeGreaterThan(0);
    const counted = data.filter((round) => round.amount !== null && !round.is_weak);
    expect(meta.sums?.total_amount).toBe(counted.length > 0 ? sumOf(counted) : null);
  });
});
