import { expect, test } from 'vitest';
import { knownFrom } from '../../../catalogue/known.server.ts';
import { cleanRound } from './clean-round.ts';
import type { FieldCells } from './contract.ts';
import type { CleanContext } from './row-reader.ts';

const CONTEXT: CleanContext = {
  today: '2026-11-21',
  dateOrders: new Map(),
  decimals: null,
  moneyHeaders: new Map(),
  currency: 'USD',
  rates: new Map([['NGN', { usd: 0.0006, on: '2026-11-01' }]]),
  roundSpellings: new Map(),
  known: knownFrom([], []),
  defaults: {},
};
const clean = (cells: FieldCells) =>
  cleanRound({ startup: 'Acme', round: 'Seed', ...cells }, CONTEXT).row;

// A value that the database cannot store would end the whole import at its row.
test.each(['2021-02-30', '0000-01-01', '9999-12-31', 'soon'])(
  'a day that cannot have been is not the one of a source: %s',
  (read_on) => {
    expect(clean({ read_on })?.read_on).toBe('2026-11-21');
  },
);

test('the day of a source is read, with or without a time', () => {
  expect(clean({ read_on: '2024-02-29' })?.read_on).toBe('2024-02-29');
  expect(clean({ read_on: '2024-02-29T10:00:00Z' })?.read_on).toBe('2024-02-29');
});

test.each([
  [{ amount: '1000', currency: 'EUR', usd_rate: '1.1', usd_rate_on: '2021-13-45' }],
  [{ amount: '1000', currency: 'EUR', usd_rate: 'Infinity', usd_rate_on: '2021-01-01' }],
  [{ amount: '0.004' }],
  [{ amount_usd: '0.001' }],
])('no amount is zero, and every rate has a day: %j', (cells) => {
  expect(clean(cells)).toMatchObject({ amount_usd: null, usd_rate: null, usd_rate_on: null });
});

test("a row's own rate converts", () => {
  const cells = { amount: '1000', currency: 'EUR', usd_rate: '1.1', usd_rate_on: '2021-01-31' };
  expect(clean(cells)).toMatchObject({
    amount_usd: 1_100,
    reported_amount: 1_000,
    usd_rate: 1.1,
    usd_rate_on: '2021-01-31',
  });
});

test.each([
  [{ amount: '90', round: 'Series B' }, false],
  [{ amount: '$1.50', round: 'Grant' }, false],
  [{ amount: '500', round: 'Grant' }, true],
  [{ amount: '1', currency: 'NGN' }, false],
  [{ amount_usd: '999', round: 'Funding Round' }, false],
  [{ amount_usd: '1000' }, true],
])('a round of so little is listed: %j', (cells, isTaken) => {
  const { row, problems } = cleanRound({ startup: 'Acme', round: 'Seed', ...cells }, CONTEXT);
  expect(row !== undefined).toBe(isTaken);
  if (!isTaken) expect(problems[0]).toMatchObject({ next: 'unit' });
});

test('an amount with its dollars in brackets keeps both', () => {
  expect(clean({ amount: 'N2.3bn ($1.5m)' })).toMatchObject({
    amount_usd: 1_500_000,
    reported_amount: 2_300_000_000,
    reported_currency: 'NGN',
    usd_rate: null,
  });
});

test('a sign that several currencies share is read by the currency column, or listed', () => {
  expect(clean({ amount: 'Sh 5m', currency: 'KES' })).toMatchObject({ reported_currency: 'KES' });
  const { problems } = cleanRound({ startup: 'Acme', amount: 'Sh 5m' }, CONTEXT);
  expect(problems[0]?.reason).toMatch(/KES or TZS or UGX/);
});

test('a source that cannot be kept is a problem, and a publisher is none', () => {
  const row = (source_url: string) =>
    cleanRound({ startup: 'Acme', round: 'Seed', source_url }, CONTEXT);
  expect(row('TechCrunch\nhttps://a.example/b')).toMatchObject({
    row: { sources: ['https://a.example/b'], publisher: 'TechCrunch' },
    problems: [],
  });
  expect(row('https://a.example/b, https://c.example/d')).toMatchObject({
    row: { sources: ['https://a.example/b', 'https://c.example/d'], publisher: null },
  });
  expect(row("['https://a.example/b', 'https://https://c.example/d']")).toMatchObject({
    row: { sources: ['https://a.example/b', 'https://c.example/d'] },
  });
  expect(row('http://localhost').problems).toMatchObject([{ column: 'source_url' }]);
  expect(row('x'.repeat(300)).problems).toMatchObject([{ column: 'source_url' }]);
});

test('what is left of a sentence is no investor, and is listed', () => {
  const investors = 'Acme; the round saw participation of Beta';
  const { row, problems } = cleanRound({ startup: 'Acme', round: 'Seed', investors }, CONTEXT);
  expect(row?.investor_names).toEqual(['Acme', 'Beta']);
  expect(problems).toMatchObject([{ column: 'investors', value: 'the round saw', effect: 'cell' }]);
});
