import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readAnnouncement } from './read-announcement.ts';

const DAY = '2026-11-20';
const read = (title: string, summary = '') =>
  readAnnouncement({ title, summary, publishedOn: DAY });

interface Item {
  language: string;
  title: string;
  summary: string;
  what: 'round' | 'exit' | 'closure' | null;
  company?: string;
  kind?: string;
  amount?: number | null;
  currency?: string | null;
  leads?: string[];
  others?: string[];
  counterparty?: string | null;
}

function readItems(name: string): Item[] {
  const file = new URL(`../../../test/announcements/${name}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Item => JSON.parse(line));
}

/** Shares of what was announced that is read as its author wrote it. */
function measure(items: readonly Item[]) {
  const readings = items.map((item) => ({ item, read: read(item.title, item.summary) }));
  const rounds = readings.filter(({ item }) => item.what === 'round');
  const others = readings.filter(({ item }) => item.what === 'exit' || item.what === 'closure');
  const nothing = readings.filter(({ item }) => item.what === null);
  type One = (typeof readings)[number];
  const share = (of: readonly One[], isRight: (one: One) => boolean) =>
    of.filter(isRight).length / of.length;
  return {
    amountAndCompany: share(
      rounds,
      ({ item, read: found }) =>
        found?.what === 'round' &&
        found.company.value === item.company &&
        (found.amount?.value.amount ?? null) === item.amount &&
        (found.amount?.value.currency ?? null) === item.currency,
    ),
    kind: share(
      rounds,
      ({ item, read: found }) =>
        found !== null && (found.kind?.value ?? 'Funding Round') === item.kind,
    ),
    leads: share(rounds, ({ item, read: found }) => {
      const leads = found?.investors.filter(({ isLead }) => isLead).map(({ name }) => name) ?? [];
      return found !== null && leads.toSorted().join() === item.leads?.toSorted().join();
    }),
    exits: share(
      others,
      ({ item, read: found }) =>
        found?.company.value === item.company &&
        (item.what === 'closure') === (found?.what === 'closed'),
    ),
    proposed: share(nothing, ({ read: found }) => found !== null),
  };
}

it('reads articles that it has not learned from', () => {
  const shares = measure(readItems('engineer-a.four-languages.announcements.held-out'));
  expect(shares.amountAndCompany).toBeGreaterThanOrEqual(0.8);
  expect(shares.kind).toBeGreaterThanOrEqual(0.8);
  expect(shares.leads).toBeGreaterThanOrEqual(0.75);
  expect(shares.exits).toBeGreaterThanOrEqual(0.75);
  expect(shares.proposed).toBeLessThanOrEqual(0.03);
});

it('says the words that each part was read from', () => {
  expect(
    read(
      'Kenya’s Palmgrid raises KSh650m Series A led by Lagoon Ventures',
      'The deal was signed on 12 November.',
    ),
  ).toMatchObject({
    what: 'round',
    company: { value: 'Palmgrid', words: expect.stringContaining('raises KSh650m') },
    country: 'KE',
    kind: { value: 'Series A', words: 'Series A' },
    amount: { value: { amount: 650_000_000, currency: 'KES' }, words: 'KSh650m' },
    date: { value: '2026-11-12', words: '12 November' },
    investors: [{ name: 'Lagoon Ventures', isLead: true }],
  });
});

it('takes the day of the article where it names none', () => {
  expect(read('Palmgrid raises $5m')?.date).toEqual({ value: DAY, words: '' });
  expect(
    read('Kenyan startup Palmgrid raises $5m', 'Palmgrid was founded on 3 May 2019.')?.date?.value,
  ).toBe(DAY);
});

it.each([
  ['Solar Sister raises $5m', 'Solar Sister', 'Solar Sister, of Lagos, sells lamps.'],
  ['Ecobank-backed Cameroonian fintech, Koriva, closes $200k pre-seed round', 'Koriva'],
  ['Como Foods, fintech angolana, captou 2 milhões de dólares', 'Como Foods'],
  ['Comoé Santé lève 2 M€', 'Comoé Santé'],
])('%s', (title, company, summary = '') => {
  expect(read(title, summary)?.company.value).toBe(company);
});

it('does not take a bank’s, a state’s or a fund’s money for a round', () => {
  expect(read('Ghana raises $3bn in bond sale')).toBeNull();
  expect(read('مصر تجمع 2 مليار دولار')).toBeNull();
  expect(read('Lagoon Ventures hits $40m first close of second fund')).toBeNull();
});

it('reads hostile texts to their end', () => {
  const texts = ['raises ', '$1m ', 'A, ', '"', '(a ', 'led by A and ', 'جمعت شركة '];
  for (const text of texts) expect(() => read(text.repeat(40), text.repeat(900))).not.toThrow();
});
