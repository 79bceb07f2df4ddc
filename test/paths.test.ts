// Addresses stand only in app/routes.ts, server/api.ts and the files of server/ that mount files.
// Links use app/base/paths.ts, which types them.
import { globSync, readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { feedPath, pathTo, rankingPath, startupPath, withQuery } from '../app/base/paths.ts';
import { developmentPages, pages } from '../app/routes.ts';
import { mountApi } from '../server/api.ts';
import { mountFeeds } from '../server/feeds.ts';
import { mountMachineFiles } from '../server/machine-files.ts';
import { mountServices } from '../server/services.ts';
import type { Variables } from '../server/site-parts.ts';

const app = new Hono<Variables>();
mountMachineFiles(app);
mountFeeds(app);
mountApi(app);
mountServices(app);
const mounted = app.routes.map(({ path }) => path);
const patterns = [...Object.keys({ ...pages, ...developmentPages }), ...mounted, '/api']
  .filter((path) => path !== '/')
  .map((path) => new RegExp(`^${path.replace('.', '\\.').replace(/:\w+(\{[^/]*\})?/g, '[^/]+')}$`));

/** Address literals written elsewhere than in pathTo('…') or typed as Address. */
function listLiteralAddresses(code: string): string[] {
  const withoutComments = code.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const literals = withoutComments.matchAll(
    /(?<!pathTo\(\s*|: Address = )(['"`])(\/[^'"`\n ]*)\1/g,
  );
  return [...literals]
    .map(([, , literal = '']) => literal)
    .filter((literal) => {
      const address = literal.replace(/\$\{[^}]*\}/g, 'x').replace(/[?#].*$/, '');
      return patterns.some((pattern) => pattern.test(address));
    });
}

test('no address is written as a literal outside the lists', () => {
  // Except the lists, tests, and the API documentation's prose, which quotes calls.
  const exempt =
    /^(app\/routes|server\/(api|assets|feeds|machine-files|services|sitemaps)|app\/text\/\w\w\/api-docs)\.ts$|\.test\.tsx?$/;
  const files = globSync('{app,server}/**/*.{ts,tsx}').filter((file) => !exempt.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    listLiteralAddresses(readFileSync(file, 'utf8')).map(
      (literal) => `${file}: ${literal}: write pathTo('…') of app/base/paths.ts`,
    ),
  );
  expect(found).toEqual([]);
});

test('a literal address is found in whatever way it is written', () => {
  const code = `
    <a href="/industries">; redirect('/login?next=/'); \`/startup/\${slug}/team\`; request('/api/me');
    pathTo('/pricing'); pathTo(\`/startup/:startup/\${tab}\`, {});
    // '/compare'
    import './x.ts'; '/v1/customers'; url.startsWith('/assets/');`;
  expect(listLiteralAddresses(code)).toEqual([
    '/industries',
    '/login?next=/',
    `/startup/\${slug}/team`,
    '/api/me',
  ]);
});

test('pathTo fills in what the address has parameters for', () => {
  expect(pathTo('/dashboard')).toBe('/dashboard');
  expect(startupPath('andela')).toBe('/startup/andela');
  expect(startupPath('andela', 'news-activities')).toBe('/startup/andela/news-activities');
  expect(rankingPath('twitter_follower_count')).toBe('/top-100/startups-by-twitter-follower-count');
  expect(feedPath('location', 'kenya')).toBe('/feeds/location/kenya.atom');
  expect(pathTo('/industry/:industry/:location', { industry: 'a/b', location: 'ü' })).toBe(
    '/industry/a%2Fb/%C3%BC',
  );
  // @ts-expect-error: no such address
  pathTo('/industrie');
  // @ts-expect-error: the startup is missing
  pathTo('/startup/:startup');
});

test('withQuery leaves out what is not given', () => {
  expect(withQuery('/a', { q: 'x y', page: null, type: undefined, stage: '', n: 0 })).toBe(
    '/a?q=x+y&n=0',
  );
  expect(withQuery('/a', {})).toBe('/a');
});
