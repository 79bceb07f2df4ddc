import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCountry, makeIndustry, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { findNearest } from '../search/suggest.server.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { sql } = site;
  const country_id = await makeCountry(sql, 'cote-d-ivoire', 'Côte d’Ivoire', 'CI');
  const state = { kind: 'state', slug: 'lagunes', name: 'Lagunes', country_id };
  await sql.insertInto('places').values(state).execute();
  await makeStartup(sql, { slug: 'flutterwave', name: 'Flutterwave', country_id });
  await makeStartup(sql, { slug: 'wave', name: 'Wave', country_id });
  for (const number of [1, 2, 3, 4]) {
    await makeStartup(sql, {
      slug: `mobile-wallet-${number}`,
      name: `Mobile Wallet ${number}`,
      country_id,
    });
  }
  await makeInvestor(sql, { slug: 'partech-africa', name: 'Partech Africa' });
  await makeIndustry(sql, 'agritech', 'AgriTech');
});
afterAll(() => site.close());

describe('the nearest to what was looked for', () => {
  test.each([
    ['flutterwve', 'startup', 'flutterwave'],
    ['Flutter Wave', 'startup', 'flutterwave'],
    ['partech', 'investor', 'partech-africa'],
    ['agri-tech', 'industry', 'agritech'],
    ['cote-divoire', 'location', 'cote-d-ivoire'],
    ['Côte d’Ivoire', 'location', 'cote-d-ivoire'],
  ])('%s finds a %s', async (text, kind, slug) => {
    const [first] = await findNearest(site.sql, text);
    expect(first).toMatchObject({ kind, slug });
  });

  test('three at most', async () => {
    expect(await findNearest(site.sql, 'mobile-wallet')).toHaveLength(3);
  });

  test('of several words that no name has together, the first that finds anything counts', async () => {
    await raw`insert into startups (slug, name, country_id)
      select 'holding-' || n, 'Holding ' || n, (select id from places where slug = 'cote-d-ivoire')
      from generate_series(1, 1100) n`.execute(site.sql);
    expect(await findNearest(site.sql, 'fluterwave-holding')).toMatchObject([
      { slug: 'flutterwave' },
    ]);
    const [first] = await findNearest(site.sql, 'holding');
    expect(first?.slug).toMatch(/^holding-/);
    await raw`delete from startups where slug like 'holding-%'`.execute(site.sql);
  });

  test('a word that only looks like one of a name is no guess', async () => {
    await makeIndustry(site.sql, 'internet-of-things', 'Internet of Things');
    await makeInvestor(site.sql, { slug: 'doen-foundation', name: 'DOEN Foundation' });
    expect(await findNearest(site.sql, 'nothing-here')).toEqual([]);
    expect(await findNearest(site.sql, 'does-not-exist')).toEqual([]);
  });

  test('a state has no page and is not offered', async () => {
    expect(await findNearest(site.sql, 'lagunes')).toEqual([]);
  });

  test.each(['', 'x', '???', '中文', '\u0000', '%', "';--"])('%j finds nothing', async (text) => {
    expect(await findNearest(site.sql, text)).toEqual([]);
  });

  test('a very long text is bounded', async () => {
    expect(await findNearest(site.sql, 'flutterwave '.repeat(10_000))).toMatchObject([
      { slug: 'flutterwave' },
    ]);
  });
});

describe('the not-found page', () => {
  test('says what was looked for and offers the nearest, a search and popular pages', async () => {
    const response = await site.request('/startup/flutterwve');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(html).toContain('<title>Page not found - Griot</title>');
    expect(html).toContain('content="noindex"');
    expect(html).toContain('There is no page at this address');
    expect(html).toContain('href="/startup/flutterwave"');
    expect(html).toContain('value="flutterwve"');
    expect(html).toContain('href="/top-100"');
    expect(html).toContain('weave-hole');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('any other address is not found, and what it held is shown as text', async () => {
    const response = await site.request('/nowhere/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('Did you mean');
  });
});
