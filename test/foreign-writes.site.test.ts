// Whatever writes by HTTP, asked by the page of another site: each form of pages, each call.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../app/routes.ts';
import { endpoints } from '../server/api.ts';
import { type AskInit, type Fields, type Member, ownForm } from './member.ts';
import { appoint } from './moderator.ts';
import { openTestSite, type TestSite } from './site.ts';

let site: TestSite;
let member: Member;
let moderator: Member;
beforeAll(async () => {
  site = await openTestSite();
  [member, moderator] = [await site.verifiedMember(), await site.verifiedMember()];
  await appoint(site.sql, moderator);
});
afterAll(() => site.close());

const SITE = 'http://griot.test';
const EVIL = 'https://evil.example';
/** What browsers send with a form of another site, with and without a word about it. */
const FOREIGN: Array<Record<string, string>> = [
  {},
  { origin: EVIL },
  { origin: 'null' },
  { origin: `${SITE}.evil.example` },
  { origin: 'https://griot.test' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

/** One-click ends of mails (RFC 8058): the link is the proof. */
const OPEN = ['/unsubscribe', '/alerts/end'];
const OTHER_FORMS = ['/theme', '/match.csv', '/match.xlsx'];

const VALUES: Record<string, string> = { startup: 'andela', slug: 'andela', provider: 'stripe' };
const fill = (path: string) =>
  path.replace(/:(\w+)(?:\{.+\})?/g, (_, name: string) => VALUES[name] ?? 'some-one');

const forms = [
  ...Object.entries(pages).flatMap(([path, { submit }]) => (submit ? [path] : [])),
  ...OTHER_FORMS,
].filter((path) => !OPEN.includes(path));
const writes = endpoints.filter(({ method, isSigned }) => method !== 'GET' && !isSigned);

const send = (fields: Fields, headers: Record<string, string>): AskInit => ({
  method: 'POST',
  body: ownForm(fields).body,
  headers,
});

describe('a form', () => {
  test('of each page is among these, and only two are open to all sites', () => {
    const open = Object.entries(pages).flatMap(([path, one]) =>
      one.isOpenToAllSites ? [path] : [],
    );
    expect(open).toEqual(OPEN);
    expect(forms.length).toBeGreaterThan(40);
    expect(forms).toContain('/startup/:startup/claim');
  });

  test.each(forms)('%s of a visitor is taken from our own pages only', async (path) => {
    for (const headers of FOREIGN) {
      const { status } = await site.request(fill(path), send({}, headers));
      expect([status, headers]).toEqual([403, headers]);
    }
    const own = await site.request(fill(path), send({}, { origin: SITE }));
    expect(own.status).not.toBe(403);
  });

  test.each(forms)('%s of a member needs the token of the session', async (path) => {
    // A moderator: their pages are not there for others.
    const wrong = ['', 'x', member.xsrfToken, moderator.token];
    for (const headers of [...FOREIGN, { origin: SITE }]) {
      const { status } = await moderator.request(fill(path), send({}, headers));
      expect([status, headers]).toEqual([403, headers]);
    }
    for (const _xsrf of wrong) {
      const { status } = await moderator.request(fill(path), send({ _xsrf }, { origin: SITE }));
      expect([status, _xsrf]).toEqual([403, _xsrf]);
    }
  });

  test('that a page shows leads to one of these', async () => {
    const shown = new Set<string>();
    for (const path of Object.keys(pages)) {
      for (const who of [site, moderator]) {
        const answer = await who.request(fill(path));
        const html = answer.status === 200 ? await answer.text() : '';
        for (const [tag] of html.matchAll(/<form\b[^>]*method="post"[^>]*>/gi)) {
          const action = /action="([^"?]*)/.exec(tag)?.[1] || fill(path);
          shown.add(action);
        }
      }
    }
    const patterns = [...forms, ...OPEN].map(
      (path) => new RegExp(`^${path.replace(/:\w+(?:\{.+\})?/g, '[^/]+')}$`),
    );
    expect(shown.size).toBeGreaterThan(10);
    expect([...shown].filter((action) => !patterns.some((one) => one.test(action)))).toEqual([]);
  });
});

describe('a call', () => {
  test('that writes is among these', () => {
    expect(writes.length).toBeGreaterThan(30);
  });

  test.each(writes)('$method $path with a cookie needs the header of the session', async (one) => {
    const path = `/api${fill(one.path)}`;
    const cookie = `token=${member.token}; XSRF-TOKEN=${member.xsrfToken}`;
    const cases: Array<Record<string, string>> = [
      { cookie },
      { cookie, 'x-xsrf-token': '' },
      { cookie, 'x-xsrf-token': moderator.xsrfToken },
      { cookie: `token=${member.token}`, 'x-xsrf-token': member.xsrfToken },
      { cookie: `token=${member.token}; XSRF-TOKEN=planted`, 'x-xsrf-token': 'planted' },
      { cookie, 'content-type': 'text/plain' },
    ];
    for (const headers of cases) {
      const { status } = await site.request(path, { method: one.method, headers });
      expect([status, headers]).toEqual([403, headers]);
    }
  });

  test.each(writes)('$method $path of a visitor is taken from no foreign page', async (one) => {
    const ask = (headers: Record<string, string>) =>
      site.request(`/api${fill(one.path)}`, {
        method: one.method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: one.method === 'POST' ? '{}' : undefined,
      });
    for (const headers of FOREIGN) {
      const { status, headers: sent } = await ask(headers);
      // A program sends neither header.
      const isProgram = Object.keys(headers).length === 0;
      expect([status === 403, headers]).toEqual([!isProgram, headers]);
      if (!isProgram) expect(sent.getSetCookie()).toEqual([]);
    }
    for (const [name, value] of [
      ['origin', SITE],
      ['sec-fetch-site', 'same-origin'],
    ] as const) {
      expect((await ask({ [name]: value })).status).not.toBe(403);
    }
  });

  test('with a token of its own in a header is a program’s', async () => {
    const headers = { authorization: `Bearer ${member.token}`, origin: EVIL };
    const answer = await site.request('/api/user/listing-draft', { method: 'POST', headers });
    expect(answer.status).not.toBe(403);
  });
});
