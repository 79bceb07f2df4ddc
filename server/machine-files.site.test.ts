import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../app/http/page.ts';
import { pages } from '../app/routes.ts';
import { makeFunding, makeIndustry, makeInvestor, makeStartup } from '../test/factories.ts';
import { childrenOf, parseXml, textOf } from '../test/parse-xml.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { createRouteFinder } from './page-request.ts';

const SITE_URL = 'https://griot.test';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    env: { SITE_URL, CONTACT_EMAIL: 'desk@griot.test', PRODUCT_NAME: 'Ledger' },
  });
});
afterAll(() => site.close());

async function textAt(path: string, type: string): Promise<string> {
  const answer = await site.request(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  return answer.text();
}

describe('crawlers', () => {
  test('every page names a picture for previews, and it is a PNG of the size they ask for', async () => {
    for (const path of ['/news', '/api']) {
      const [, address = ''] = /og:image" content="([^"]*)"/.exec(await site.page(path)) ?? [];
      expect(address, path).toBe(`${SITE_URL}/preview.png`);
    }
    for (const path of ['/', '/location/nigeria']) {
      expect(await site.page(path), path).toMatch(/og:image" content="[^"]*\/charts.png\?only=/);
    }
    const own: Array<[path: string, picture: RegExp]> = [
      ['/compare?startups=jumia,andela', /\/compare\.png\?startups=jumia/],
      ['/top-100', /\/top-100\.png\?by=fundings/],
      ['/location/kenya?year=2021', /\/charts\.png\?.*year=2021/],
      ['/search?q=how+much+did+Kenyan+startups+raise+in+2024', /\/figures\.png\?/],
    ];
    for (const [path, picture] of own) {
      const [, address = ''] = /og:image" content="([^"]*)"/.exec(await site.page(path)) ?? [];
      expect(address, path).toMatch(picture);
      const drawn = await site.request(address.replaceAll('&amp;', '&').slice(SITE_URL.length));
      expect([drawn.status, drawn.headers.get('content-type')], path).toEqual([200, 'image/png']);
    }
    const answer = await site.request('/preview.png');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('/robots.txt keeps them out of what is personal and names the sitemap', async () => {
    const lines = (await textAt('/robots.txt', 'text/plain; charset=utf-8')).trim().split('\n');
    expect(lines).toContain('Disallow: /dashboard');
    expect(lines).toContain('Disallow: /api/');
    expect(lines.at(-1)).toBe(`Sitemap: ${SITE_URL}/sitemap.xml`);
  });

  test('/sitemap.xml lists files that answer, and every kind of page is in them', async () => {
    const index = parseXml(await textAt('/sitemap.xml', 'application/xml; charset=utf-8'));
    expect(index).toMatchObject({ name: 'sitemapindex', attributes: { xmlns: SITEMAPS } });
    const addresses: string[] = [];
    for (const file of childrenOf(index, 'sitemap')) {
      const address = textOf(file, 'loc');
      expect(address).toMatch(/^https:\/\/griot\.test\/sitemaps\/[a-z]+-\d+\.xml$/);
      const urls = parseXml(
        await textAt(new URL(address).pathname, 'application/xml; charset=utf-8'),
      );
      expect(urls).toMatchObject({ name: 'urlset', attributes: { xmlns: SITEMAPS } });
      const listed = childrenOf(urls, 'url').map((url) => textOf(url, 'loc'));
      expect(listed.length).toBeGreaterThan(0);
      expect(listed.length).toBeLessThanOrEqual(50_000);
      addresses.push(...listed);
    }
    expect(new Set(addresses).size).toBe(addresses.length);
    const findPage = createRouteFinder([...Object.keys(pages), '/api']);
    const templates = new Set(addresses.map((address) => findPage(new URL(address).pathname)));
    const named = Object.entries<Page>(pages).filter(([, { isInSitemap }]) => isInSitemap);
    expect(
      templates,
      'a page is missing: list its addresses in server/sitemaps.ts, or give it isInSitemap: false',
    ).toEqual(new Set([...named.map(([path]) => path), '/api']));
    const kinds = Map.groupBy(addresses, (address) => new URL(address).pathname.split('/')[1]);
    for (const kind of ['startup', 'funding', 'investor', 'industry', 'location']) {
      const [first = '', last = ''] = [kinds.get(kind)?.[0], kinds.get(kind)?.at(-1)];
      for (const address of [first, last]) await site.page(new URL(address).pathname);
    }
    const { counts } = (await site.api('/index')).data;
    expect(kinds.get('startup')).toHaveLength(counts.startups);
    expect(kinds.get('funding')).toHaveLength(counts.fundings);
    expect(kinds.get('investor')).toHaveLength(counts.investors);
  });

  test('every page without a slug that the sitemap names answers and may be indexed', async () => {
    const urls = parseXml(await (await site.request('/sitemaps/pages-1.xml')).text());
    const paths = childrenOf(urls, 'url').map((url) => new URL(textOf(url, 'loc')).pathname);
    for (const path of ['/', '/news', '/api', '/terms', '/industries', '/investors', '/top-100']) {
      expect(paths).toContain(path);
    }
    for (const path of paths) {
      const html = await site.page(path);
      expect(html, path).not.toContain('content="noindex"');
      expect(html, path).toContain(`<link rel="canonical" href="${SITE_URL}${path}"/>`);
    }
  });

  test.each([
    '/sitemaps/startups-0.xml',
    '/sitemaps/startups-2.xml',
    '/sitemaps/startups-999999.xml',
    '/sitemaps/startups.xml',
    '/sitemaps/nobodies-1.xml',
    '/sitemaps/constructor-1.xml',
    '/sitemaps/startups-1.xml.gz',
    '/sitemaps/startups--1.xml',
  ])('%s is not found', async (path) => {
    expect((await site.request(path)).status).toBe(404);
  });

  test('lastmod is the day of the last change, of a page and of its file', async () => {
    const empty = await openTestSite({ catalogue: 'empty', env: { SITE_URL } });
    const startup = await makeStartup(empty.sql, { slug: 'older', industries: ['payments'] });
    await makeStartup(empty.sql, { slug: 'newer', industries: ['payments'] });
    await makeFunding(empty.sql, { startup_id: startup.id, slug: 'round' });
    await makeInvestor(empty.sql, { slug: 'fund' });
    await makeIndustry(empty.sql, 'unused');
    const days = { older: '2024-02-03', newer: '2025-06-07' };
    // As a bulk load sets them: an ordinary write would set the current day.
    await raw`update fundings set updated_at = ${`${days.older}T12:00:00Z`}::timestamptz`.execute(
      empty.sql,
    );
    await raw`update startups set updated_at = case slug when 'older' then ${`${days.older}T23:30:00Z`}::timestamptz
      else ${`${days.newer}T23:30:00Z`}::timestamptz end`.execute(empty.sql);
    await raw`select rebuild_figures()`.execute(empty.sql);
    const read = async (path: string, element: string) => {
      const root = parseXml(await (await empty.request(path)).text());
      const entries = childrenOf(root, element).map((one) => [
        textOf(one, 'loc').replace(SITE_URL, ''),
        childrenOf(one, 'lastmod')[0]?.text,
      ]);
      return Object.fromEntries(entries);
    };
    expect(await read('/sitemaps/startups-1.xml', 'url')).toEqual({
      '/startup/older': days.older,
      '/startup/newer': days.newer,
    });
    expect(await read('/sitemaps/industries-1.xml', 'url')).toEqual({
      '/industry/payments': days.newer,
    });
    expect(await read('/sitemaps/locations-1.xml', 'url')).toEqual({
      '/location/kenya': days.newer,
    });
    const index = await read('/sitemap.xml', 'sitemap');
    expect(index['/sitemaps/startups-1.xml']).toBe(days.newer);
    expect(Object.keys(index)).toHaveLength(6);
    await empty.close();
  });

  test('without startups the index still has the fixed pages', async () => {
    const empty = await openTestSite({ catalogue: 'empty' });
    const index = parseXml(await (await empty.request('/sitemap.xml')).text());
    expect(childrenOf(index, 'sitemap').map((file) => textOf(file, 'loc'))).toEqual([
      'http://localhost:3000/sitemaps/pages-1.xml',
    ]);
    await empty.close();
  });

  test('/llms.txt says what this is and links only to what exists', async () => {
    const text = await textAt('/llms.txt', 'text/plain; charset=utf-8');
    expect(text).toMatch(/^# Ledger\n/);
    const links = [...text.matchAll(/\]\((https:\/\/griot\.test[^)]*)\)/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links.length).toBeGreaterThan(3);
    const doors = ['mcp', 'data', 'reconcile', 'reconcile/v1', 'match', 'oembed', 'charts.png'];
    const files = ['rounds.csv', 'feeds/fundings.atom', 'api/openapi.json', 'api/types.d.ts'];
    for (const door of [...doors, ...files]) {
      expect(text).toMatch(new RegExp(`https://griot\\.test/${door}(?![\\w/])`));
    }
    for (const link of links)
      expect((await site.request(new URL(link).pathname)).status, link).toBe(200);
  });
});

test.each([
  '/advanced_search.csv?f[0][column]=country&f[0][operator]=equals&f[0][query_1]=senegal',
  '/charts.csv?only=funding_history',
  '/compare.csv?startups=flutterwave,paystack',
  '/figures.csv?measure=raised&split=country',
  '/exits.csv?country=kenya',
  '/explore/location.csv?region=west-africa',
  '/rounds.csv?country=senegal',
  '/search.csv?q=fintechs+in+senegal',
  '/startups.csv?country=cote-divoire',
  '/investors.csv?country=senegal',
  '/investors/fit.csv?industry=fintech&country=senegal',
  '/top-100.csv?',
  '/startup/flutterwave/fundings.csv?',
])('%s has a byte-order mark for Excel where one is asked for', async (path) => {
  const read = async (address: string) => {
    const answer = await site.request(address);
    expect([answer.status, address]).toEqual([200, address]);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  };
  const plain = await read(path);
  expect(plain.startsWith('"')).toBe(true);
  expect(await read(`${path}&bom=1`)).toBe(`\uFEFF${plain}`);
  expect(await read(`${path}&bom=0`)).toBe(plain);
});

describe('POST /theme, the switch without script', () => {
  const choose = (form: Record<string, string>) => site.form('/theme', form);

  test('stores the choice in a cookie and redirects back', async () => {
    const answer = await choose({ theme: 'dark', back: '/search?q=pay&kind=startup' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/search?q=pay&kind=startup');
    expect(answer.headers.get('set-cookie')).toBe(
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await (await site.request('/terms', { headers: { cookie: 'theme=dark' } })).text();
    expect(html).toContain('data-theme="dark"');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('leads home instead of to %j', async (back) => {
    const answer = await choose({ theme: 'light', back });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  test.each(['purple', '', 'dark; Domain=evil.example', 'dark\r\nx: y'])(
    'takes %j for auto',
    async (theme) => {
      expect((await choose({ theme })).headers.get('set-cookie')).toMatch(/^theme=auto; /);
    },
  );

  test('is for our own pages: signed in with its token, signed out by Origin', async () => {
    const member = await site.member();
    const form = { theme: 'dark', back: '/' };
    expect((await member.form('/theme', form)).status).toBe(303);
    const body = new URLSearchParams(form);
    const refused = [
      await member.form('/theme', { ...form, _xsrf: 'made up' }),
      await site.request('/theme', { method: 'POST', body }),
      await site.request('/theme', {
        method: 'POST',
        body,
        headers: { origin: 'https://evil.example' },
      }),
    ];
    for (const answer of refused) {
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    }
  });
});

describe('addresses', () => {
  test.each([
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['DELETE', '/sitemap.xml', 'GET, HEAD'],
    ['POST', '/sitemaps/startups-1.xml', 'GET, HEAD'],
    ['PUT', '/healthz', 'GET, HEAD'],
    ['POST', '/.well-known/security.txt', 'GET, HEAD'],
    ['POST', '/feeds/news.atom', 'GET, HEAD'],
    ['POST', '/feeds/startup/flutterwave.atom', 'GET, HEAD'],
    ['GET', '/theme', 'POST'],
    ['HEAD', '/theme', 'POST'],
    ['DELETE', '/theme', 'POST'],
    ['POST', '/terms', 'GET, HEAD'],
    ['PATCH', '/startup/flutterwave', 'GET, POST, HEAD'],
    ['PATCH', '/startup/flutterwave/team', 'GET, HEAD'],
    ['POST', '/api/index', 'GET, HEAD'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ])('%s %s is a 405 with Allow: %s', async (method, path, allow) => {
    const answer = await site.request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  test('what exists for no method is a 404 for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await site.request('/no-such-page', { method })).status).toBe(404);
      expect((await site.request('/api/no-such-call', { method })).status).toBe(404);
    }
  });

  test('a HEAD is a GET without its body', async () => {
    const answer = await site.request('/robots.txt', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });

  test.each([
    ['/terms/', '/terms'],
    ['/terms//?a=1', '/terms?a=1'],
    ['/robots.txt/', '/robots.txt'],
    ['//evil.example/', '/'],
    ['//evil.example//', '/'],
    ['/\\evil.example/', '/'],
    ['///', '/'],
  ])('%s leads to %s, and never to another site', async (path, location) => {
    const answer = await site.request(`http://griot.test${path}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  });
});
