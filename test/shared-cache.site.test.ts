// A shared cache in front, as RFC 9111 has it: what a member was sent, a visitor never gets.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../app/routes.ts';
import { endpoints } from '../server/api.ts';
import { EMBED_PATHS } from '../server/services.ts';
import { cachedPaths } from '../server/site.tsx';
import { listAddresses } from './cached-pages.ts';
import type { Member } from './member.ts';
import { appoint } from './moderator.ts';
import { openTestServer, type Sent, type TestServer } from './server.ts';
import { openTestSite, type TestSite } from './site.ts';

let site: TestSite;
let server: TestServer;
let member: Member;
beforeAll(async () => {
  site = await openTestSite();
  server = await openTestServer(site);
  member = await site.verifiedMember({
    name: 'Zawadi Unmistakable',
    email: 'zawadi@people.example',
  });
  await appoint(site.sql, member);
  await member.post('/user/likes', { type: 'startup', slug: 'andela' });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const VALUES: Record<string, string> = { startup: 'andela', slug: 'andela', location: 'kenya' };
const fill = (path: string) =>
  path.replace(/:(\w+)(?:\{.+\})?/g, (_, name: string) => VALUES[name] ?? 'some-one');
const addresses = [
  ...new Set([
    ...Object.keys(pages).map(fill),
    ...[...cachedPaths.keys()].flatMap(listAddresses),
    ...EMBED_PATHS.flatMap(([path]) => listAddresses(path)),
    ...endpoints.flatMap(({ method, path }) => (method === 'GET' ? [fill(`/api${path}`)] : [])),
    ...['/robots.txt', '/sitemap.xml', '/oembed?url=x', '/api', '/api/openapi.json', '/nothing'],
    ...['/reconcile', '/match', '/mcp', '/preview.png', '/metrics', '/readyz', '/status.json'],
  ]),
];

const own = () => [member.token, member.xsrfToken, member.name, member.email, 'Zawadi'];
const saysOwn = ({ headers, body }: Sent) => {
  const text = JSON.stringify(headers) + body.toString();
  return own().filter((secret) => text.includes(secret));
};
const mayBeShared = ({ headers }: Sent) => !/private|no-store/.test(headers['cache-control'] ?? '');

test('there are many addresses', () => {
  expect(addresses.length).toBeGreaterThan(200);
});

test.each(addresses)('%s', async (path) => {
  const ways: Array<Record<string, string>> = [
    { cookie: `token=${member.token}; XSRF-TOKEN=${member.xsrfToken}` },
    { authorization: `Bearer ${member.token}` },
  ];
  const answers: Sent[] = [];
  for (const headers of ways) {
    const sent = await server.get(path, { headers });
    answers.push(sent);
    if (!mayBeShared(sent)) continue;
    // A cache may hand this on: it has nothing of the member, and says what else it varies by.
    expect([saysOwn(sent), sent.headers['set-cookie']]).toEqual([[], undefined]);
  }
  const visitor = await server.get(path);
  const said = ({ status, headers, body }: Sent) => `${status} ${headers.location} ${body}`;
  const differs = answers.some((answer) => said(answer) !== said(visitor));
  if (mayBeShared(visitor) && differs) {
    expect(visitor.headers.vary).toContain('Cookie');
    expect(visitor.headers.vary).toContain('Authorization');
  }
  expect(saysOwn(visitor)).toEqual([]);
  if (!mayBeShared(visitor)) return;
  expect(visitor.headers['set-cookie']).toBeUndefined();
  const poisoned = await server.get(path, {
    headers: {
      host: 'evil.example',
      forwarded: 'host=evil.example;proto=gopher',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-prefix': '/evil.example',
      'x-original-url': '/evil.example',
      'x-rewrite-url': '/evil.example',
      'x-host': 'evil.example',
      referer: 'https://evil.example/',
      'user-agent': 'evil.example',
    },
  });
  expect(poisoned.status).toBe(visitor.status);
  expect(poisoned.body.equals(visitor.body)).toBe(true);
  expect(JSON.stringify(poisoned.headers)).not.toMatch(/evil|gopher/);
});
