import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { NAME_KINDS } from '../../find/names/name-hit.ts';
import { readRecentSearches } from './recent-searches.ts';
import { MAX_NAMES } from './suggest.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const results = (q: string, rest = '') => site.page(`/search?q=${encodeURIComponent(q)}${rest}`);
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const tabs = (html: string) =>
  [
    ...main(html).matchAll(
      /<a href="\/search\?q=[^"]*"[^>]*>(\w+)<span class="tab-count"> (?:<!-- -->)?(\d+)/g,
    ),
  ].map(([, label, count]) => [label, Number(count)]);

describe('results of name search', () => {
  test.each([
    ['flutterwve', '/startup/flutterwave'],
    ['cote divoire', '/location/cote-d-ivoire'],
    ["CÔTE D'IVOIRE", '/location/cote-d-ivoire'],
    ['y combinator', '/investor/y-combinator'],
    ['fintech', '/industry/fintech'],
  ])('%s finds %s', async (q, path) => {
    expect(main(await results(q))).toContain(`href="${path}"`);
  });

  test.each([
    ['closed', 'Closed'],
    ['acquired', 'Acquired'],
    ['public', 'Public'],
    ['active', null],
    [null, null],
  ])('a startup whose status is %s reads %s', async (status, said) => {
    const name = `Zwelakhe ${status}`;
    await makeStartup(site.sql, { name, slug: `zwelakhe-${status}`, status, tagline: 'A tagline' });
    const html = main(await results(name, '&kind=startup'));
    const row = html.slice(html.indexOf(`/startup/zwelakhe-${status}`));
    const tagline = /<p class="entity-tagline"[^>]*>(.*?)<\/p>/.exec(row)?.[1];
    expect(tagline).toBe(said ? `${said} · A tagline` : 'A tagline');
    const { data } = await site.api(`/suggest?q=${encodeURIComponent(name)}`);
    const label = data.find((one: { slug: string }) => one.slug === `zwelakhe-${status}`)?.label;
    expect(label.split(' · ')[1] ?? null).toBe(said);
  });

  test('tabs count the kinds, and each shows as many as it says', async () => {
    const html = await results('ca');
    const [all, ...kinds] = tabs(html);
    expect(all?.[0]).toBe('All');
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(all?.[1]);
    const startups = Number(kinds.find(([label]) => label === 'Startups')?.[1]);
    const listed = new Set<string>();
    for (let page = 1; page <= Math.ceil(startups / 20); page += 1) {
      const one = main(await results('ca', `&kind=startup&page=${page}`));
      for (const [path] of one.matchAll(/\/startup\/[\w-]+(?=")/g)) listed.add(path);
    }
    expect(listed.size).toBe(startups);
  });

  test('more names than are listed are not counted as if they were all', async () => {
    const html = await site.page('/search?q=a');
    const counts = [...html.matchAll(/<span class="tab-count"> (?:<!-- -->)?([^<]*)<\/span>/g)].map(
      ([, one]) => one,
    );
    const capped = counts.slice(1).filter((one) => one === `${MAX_NAMES}+`);
    expect(counts[0]).toMatch(capped.length > 0 ? /^\d+\+$/ : /^\d+$/);
    expect(counts.slice(1)).not.toContain(String(MAX_NAMES));
  });

  test('a kind shows itself alone, and says so when it has none', async () => {
    const html = main(await results('flutterwave', '&kind=startup'));
    expect(html).toContain('href="/startup/flutterwave"');
    expect(html).toContain('aria-current="page"');
    for (const kind of NAME_KINDS) {
      expect((await site.request(`/search?q=flutterwave&kind=${kind}`)).status).toBe(200);
    }
    expect(main(await results('flutterwave', '&kind=location'))).not.toContain('/startup/flutter');
  });

  test('past the last page of a kind there is a link back, and no empty list', async () => {
    const html = main(await results('flutterwave', '&kind=startup&page=9'));
    expect(html).toContain('There is nothing on this page');
    expect(html).toMatch(/href="\/search\?q=flutterwave&amp;kind=startup"[^>]*>First page</);
    expect(html).not.toContain('<ul class="name-list"></ul>');
    const none = main(await results('flutterwave', '&kind=location'));
    expect(none).not.toContain('<ul class="name-list"></ul>');
  });

  test('a former name is said', async () => {
    const { id, slug } = await makeStartup(site.sql, { slug: 'obrekani', name: 'Obrekani' });
    await site.sql
      .insertInto('startup_names')
      .values({ startup_id: id, name: 'Wuzzaleth' })
      .execute();
    const html = main(await results('wuzzaleth'));
    expect(html).toContain(`href="/startup/${slug}"`);
    expect(html).toContain('formerly Wuzzaleth');
  });

  test('nothing found: what was looked for, what is near, other ways with the same words', async () => {
    const html = main(await results('qqxxzz vvkk'));
    expect(html).toContain('Nothing found for');
    expect(html).toContain('qqxxzz vvkk');
    expect(html).toContain('href="/search/semantic?q=qqxxzz+vvkk"');
    const address = html.match(/href="(\/advanced-search\?[^"]*)"/)?.[1] ?? '';
    const asked = new URL(address.replaceAll('&amp;', '&'), 'http://griot.test').searchParams;
    expect(asked.get('f[0][query_1]')).toBe('qqxxzz vvkk');
    expect((await site.request(address.replaceAll('&amp;', '&'))).status).toBe(200);
  });

  test('without a query: the box, recent searches, often visited pages; indexed', async () => {
    const response = await site.request('/search', {
      headers: { cookie: `recent_searches=${encodeURIComponent('["solar","<b>"]')}` },
    });
    const html = await response.text();
    expect(main(html)).toContain('href="/search?q=solar"');
    expect(main(html)).toContain('&lt;b&gt;');
    expect(main(html)).toContain('href="/top-100"');
    expect(html).not.toContain('noindex');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('private');
    expect(await results('solar')).toContain('noindex');
    const empty = await site.request('/search?q=+');
    expect([empty.status, empty.headers.get('location')]).toEqual([302, '/search']);
  });

  test.each([
    ['/search?q=a&kind=planet', 422],
    ['/search?q=a&page=0', 422],
    ['/search?q=a&page=abc', 422],
    ['/search?q=a&page=999', 200],
    ['/search?q=%00', 422],
    ['/search?q=%FF%FE', 200],
    [`/search?q=${'a'.repeat(5_000)}`, 200],
    [`/search?q=${encodeURIComponent("'; drop table startups; --")}`, 200],
    [`/search?q=${encodeURIComponent('%_\\%')}`, 200],
    [`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`, 200],
  ])('%s answers %i', async (path, status) => {
    const response = await site.request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('<script>alert');
  });
});

describe('recent searches', () => {
  test('are forgotten by a button that works without script', async () => {
    const cookie = `recent_searches=${encodeURIComponent('["jumia"]')}`;
    const before = await (await site.request('/search', { headers: { cookie } })).text();
    expect(before).toContain('name="clear"');
    expect(await site.page('/search')).not.toContain('name="clear"');
    const answer = await site.form('/search', { clear: 'recent' }, { headers: { cookie } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/search']);
    expect(answer.headers.getSetCookie()).toEqual([
      'recent_searches=; Path=/; Max-Age=0; SameSite=Strict',
    ]);
  });

  const search = (q: string, headers: Record<string, string> = {}) =>
    site.request(`/search?q=${encodeURIComponent(q)}`, { headers });

  test('a search is put first into the cookie, and the response is not cached', async () => {
    const cookie = `recent_searches=${encodeURIComponent('["kuda","mono"]')}`;
    const response = await search('Mono ', { cookie });
    const line = response.headers.get('set-cookie') ?? '';
    expect(readRecentSearches(line.split(';')[0] ?? '')).toEqual(['Mono', 'kuda']);
    expect(line).toContain('; Path=/; Max-Age=587520000; SameSite=Strict');
    expect(line).not.toMatch(/httponly/i);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-purpose': 'prefetch' },
  ])('%j changes nothing', async (headers) => {
    expect((await search('mono', headers)).headers.get('set-cookie')).toBeNull();
  });
});
