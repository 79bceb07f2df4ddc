// A row of an answer shows the rounds by which it matches, and the sum that it is ordered by.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { QuestionAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

const ask = (q: string): Promise<QuestionAnswer> => site.api(`/search?q=${encodeURIComponent(q)}`);

interface Matching {
  slug: string;
  rounds: string[];
  raised: number | null;
}

/** Rounds `r` of startups `s` that pass, the largest first, by startup. */
async function listMatching(where: string): Promise<Map<string, Matching>> {
  const { rows } = await raw<Matching>`
    select s.slug, sum(r.counted_usd)::float8 as raised,
      array_agg(r.slug order by r.amount_usd desc nulls last, r.announced_on desc nulls last, r.id) as rounds
    from fundings r join startups s on s.id = r.startup_id where ${raw.raw(where)} group by 1`.execute(
    site.sql,
  );
  return new Map(rows.map((row) => [row.slug, row]));
}

const joined = (name: string) => `exists (select from funding_investors fi
  join investors i on i.id = fi.investor_id where fi.funding_id = r.id and i.name = '${name}')`;
const in2021 = 'extract(year from r.announced_on) = 2021';
const ofLast = `r.announced_on = (select max(last.announced_on) from fundings last
  where last.startup_id = r.startup_id)`;

describe('the rounds of each row are those that the question is about', () => {
  test.each([
    ['startups that raised over $10M in 2021', `${in2021} and r.amount_usd > 10e6`],
    ['startups with a Seed round in 2021', `${in2021} and r.round = 'Seed'`],
    ['startups with a grant', `r.round = 'Grant'`],
    ['startups backed by Partech', joined('Partech')],
    ['most funded startups of 2021', in2021],
    ['startups that raised twice in 2021', in2021],
    ['startups whose last round was a Series A', `r.round = 'Series A' and ${ofLast}`],
  ])('%s', async (q, where) => {
    const { data } = await ask(q);
    const expected = await listMatching(where);
    expect(data.startups.length).toBeGreaterThan(0);
    for (const { slug, matching } of data.startups) {
      const own = expected.get(slug);
      expect(matching?.rounds).toBe(own?.rounds.length);
      expect(matching?.raised).toBe(own?.raised);
      expect(matching?.largest.slug).toBe(own?.rounds[0]);
    }
  });
});

test('a question that is about no round shows none', async () => {
  const { data } = await ask('fintechs in Kenya founded before 2015');
  expect(data.startups.length).toBeGreaterThan(3);
  expect(data.startups.every(({ matching }) => matching === null)).toBe(true);
});

test.each([
  'most funded startups of 2021',
  'women-led startups that raised the most in 2021',
  'top 5 active fintechs by funding in 2021',
])('%s: in the order of what they raised then', async (q) => {
  const { data } = await ask(q);
  const sums = data.startups.map(({ matching }) => matching?.raised ?? 0);
  expect(sums.length).toBeGreaterThan(3);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
});

test('the second page goes on in the same order', async () => {
  const html = await site.page(`/search?q=${encodeURIComponent('most funded startups of 2021')}`);
  const next = /href="(\/search\?[^"]*page=2[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const listed = (page: string) => [
    ...new Set(
      [...page.matchAll(/<th scope="row"[^>]*>.*?\/startup\/([\w-]+)"/g)].map(([, slug]) => slug),
    ),
  ];
  const all = [...listed(html), ...listed(await site.page(next ?? ''))];
  const sums = await listMatching(in2021);
  const raised = all.map((slug) => sums.get(slug ?? '')?.raised ?? 0);
  expect(new Set(all).size).toBe(40);
  expect(raised).toEqual(raised.toSorted((a, b) => b - a));
});

test('the file has the rounds and their sum, where rounds are asked for', async () => {
  const linesOf = async (q: string) =>
    (await site.page(`/search.csv?q=${encodeURIComponent(q)}`)).split(/\r?\n/);
  const [header, first] = await linesOf('most funded startups of 2021');
  expect(header).toMatch(
    /,"Matching rounds","Raised in these","Matching round","Announced","Amount"$/,
  );
  const { data } = await ask('most funded startups of 2021');
  const { rounds, raised, largest } = data.startups[0]?.matching ?? {};
  expect(first?.replaceAll('"', '')).toContain(`,${rounds},${raised},${largest?.round},`);
  expect((await linesOf('fintechs in Kenya'))[0]).not.toContain('Matching');
});

test('the page shows kind, date and amount of the round with a link, and the sum as a column', async () => {
  const html = await site.page(
    `/search?q=${encodeURIComponent('Egyptian fintechs that raised over $10M in 2021')}`,
  );
  const { data } = await ask('Egyptian fintechs that raised over $10M in 2021');
  expect(html).toContain('Raised in 2021');
  for (const { matching } of data.startups) {
    expect(html).toContain(`href="/funding/${matching?.largest.slug}"`);
  }
});

test.each([
  ['startups with more than 5 rounds', 'Number of rounds'],
  ['startups by number of rounds', 'Number of rounds'],
])('%s: the number that was asked for is a column', async (q, label) => {
  const html = await site.page(`/search?q=${encodeURIComponent(q)}`);
  expect(html).toContain(label);
});
