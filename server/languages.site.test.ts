// The same pages in other languages: their addresses, links and words.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../app/base/locale.ts';
import { localPath } from '../app/base/locale-path.ts';
import { LOCALE_HEADER } from '../app/http/locale.server.ts';
import { pages } from '../app/routes.ts';
import * as fr from '../app/text/fr/index.ts';
import { homeText } from '../app/text/text.ts';
import { openTestSite } from '../test/site.ts';

let site: Awaited<ReturnType<typeof openTestSite>>;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const FIXED = Object.entries(pages)
  .flatMap(([path, { isCacheable }]) => (isCacheable && !path.includes(':') ? path : []))
  .concat('/api');

describe.each(OTHERS)('in %s', (locale) => {
  const prefixed = (path: string) => `/${locale}${path === '/' ? '' : path}`;

  test('every public page says its language and names itself in the others', async () => {
    for (const path of FIXED) {
      const html = await site.page(prefixed(path));
      expect(html, path).toContain(
        `<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`,
      );
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)"/g)];
      const named = alternates.map(([, one]) => one);
      if (named.length > 0) expect(named, path).toEqual([...LOCALES, 'x-default']);
    }
  });

  test('no page has the address of a file or a call, which have one language', () => {
    const paths = [...Object.keys(pages), '/api', '/api?subject=search', '/api/'];
    expect(paths.filter((path) => localPath(path, locale) === path)).toEqual([]);
  });

  test('links and forms stay in it, but for files and calls, which have none', async () => {
    const html = await site.page(prefixed('/startup/andela'));
    const addresses = [...html.matchAll(/ (?:href|action|formAction)="(\/[^"]*)"/g)];
    const others = addresses
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith(`/${locale}`));
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of others) {
      expect(address).toMatch(/^\/(assets|api\/|feeds|favicon)|\.(csv|xlsx|json|atom|webmanifest)/);
    }
  });

  test('a redirect leads to a page in it', async () => {
    const moved = await site.request(`/${locale}/dashboard`);
    expect(moved.headers.get('location')).toMatch(new RegExp(`^/${locale}/login`));
  });

  test('what is wrong with a form is said in it', async () => {
    const sayWrong = async (path: string) => {
      const answer = await site.form(path, { email: 'nobody', password: '' });
      expect(answer.status).toBe(422);
      return /<title>(.*?)<\/title>/.exec(await answer.text())?.[1];
    };
    expect(await sayWrong(prefixed('/register'))).not.toBe(await sayWrong('/register'));
  });

  test('calls, feeds and files have no address in it', async () => {
    expect((await site.request(prefixed('/api/'))).headers.get('location')).toBe(prefixed('/api'));
    for (const path of ['/api/startups', '/feeds/fundings.atom', '/exits.csv', '/healthz']) {
      expect((await site.request(prefixed(path))).status, path).toBe(404);
    }
  });
});

test('the mark of fictional data is said in each language, whichever was read first', async () => {
  const demo = await openTestSite();
  await raw`
    insert into site_state (key, value) values ('catalogue', '{"kind": "demo"}')
    on conflict (key) do update set value = excluded.value`.execute(demo.sql);
  demo.site.forgetCatalogue();
  expect(await demo.page('/')).toContain(homeText.demonstration);
  expect(await demo.page('/fr')).toContain(fr.homeText.demonstration);
  expect(await demo.page('/')).toContain(homeText.demonstration);
  await demo.close();
});

test('what shared caches keep of a call says its language; a page takes it from its address', async () => {
  const headers = { [LOCALE_HEADER]: 'fr' };
  const call = await site.request('/api/nothing', { headers });
  expect(call.headers.get('content-language')).toBe('fr');
  expect(call.headers.get('vary')).toMatch(/X-Locale/i);
  const search = await (await site.request('/search?q=pay', { headers })).text();
  expect(search).toContain('<html lang="en"');
});

test('a call answers in English; a script of a page gets errors in its language', async () => {
  const ask = async (headers: Record<string, string>) => {
    const answer = await site.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
    return ((await answer.json()) as { errors: unknown }).errors;
  };
  const english = await ask({});
  expect(await ask({ 'accept-language': 'fr' })).toEqual(english);
  expect(await ask({ [LOCALE_HEADER]: 'fr' })).not.toEqual(english);
});

test('sitemaps name each page in every language', async () => {
  const sitemap = await (await site.request('/sitemaps/startups-1.xml')).text();
  const entry = sitemap.split('\n').find((line) => line.includes('/startup/andela</loc>')) ?? '';
  const named = [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)];
  expect(named.map(([, locale, href = '']) => [locale, new URL(href).pathname])).toEqual([
    ...LOCALES.map((locale) => [locale, `${locale === 'en' ? '' : `/${locale}`}/startup/andela`]),
    ['x-default', '/startup/andela'],
  ]);
});

test('codes of frames, citations and the frames themselves keep the language', async () => {
  const html = await site.page('/fr/startup/andela');
  expect(html).toContain('/fr/embed/startup/andela');
  const frame = await site.page('/ar/embed/startup/andela');
  expect(frame).toContain('<html lang="ar" dir="rtl"');
  expect(frame).toContain('href="/ar/startup/andela"');
});
