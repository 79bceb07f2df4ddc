import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'starter', env: { AUTH_PADDING_MS: '200' } });
});
afterAll(() => site.close());

const sendJson = (body: object | string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const call = (path: string, body: object | string, headers?: Record<string, string>) =>
  site.request(`/api${path}`, sendJson(body, headers));

describe('another site acting in a visitor’s name', () => {
  test('calls with the cookie need the token of that very session in header and cookie; Bearer calls do not', async () => {
    const [member, other] = [await site.member(), await site.member()];
    const session = `token=${member.token}`;
    const tries: Array<Record<string, string>> = [
      { cookie: session },
      { cookie: `${session}; XSRF-TOKEN=${member.xsrfToken}` },
      { cookie: session, 'x-xsrf-token': member.xsrfToken },
      { cookie: `${session}; XSRF-TOKEN=planted`, 'x-xsrf-token': 'planted' },
      { cookie: `${session}; XSRF-TOKEN=${other.xsrfToken}`, 'x-xsrf-token': other.xsrfToken },
    ];
    for (const headers of tries) expect((await call('/auth/logout', {}, headers)).status).toBe(403);
    expect((await member.request('/api/me')).status).toBe(200);
    const bearer = { authorization: `Bearer ${member.token}` };
    expect((await call('/auth/logout', {}, bearer)).status).toBe(200);
  });

  test('page forms need the hidden token signed in, and our own origin signed out', async () => {
    const member = await site.member();
    const form = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
      site.request(path, { method: 'POST', body: new URLSearchParams(fields), headers });
    const cookie = `token=${member.token}`;
    const own = 'http://griot.test';
    expect((await form('/logout', {}, { cookie, origin: own })).status).toBe(403);
    expect((await form('/logout', { _xsrf: 'x' }, { cookie, origin: own })).status).toBe(403);
    const sent = { email: member.email, password: member.password };
    const foreign: Array<Record<string, string>> = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      {},
    ];
    for (const headers of foreign) expect((await form('/login', sent, headers)).status).toBe(403);
    expect((await form('/login', sent, { origin: own })).status).toBe(303);
  });

  test('no other site signs a visitor in as somebody else, or has mail sent, through the API', async () => {
    const { email, password } = await site.member();
    for (const [path, body] of [
      ['/auth/login', { email, password }],
      ['/auth/reset', { email }],
      ['/auth/register', { name: 'Ama', email, password, terms: true }],
    ] as const) {
      for (const headers of [
        { origin: 'https://evil.example' },
        new Headers({ 'sec-fetch-site': 'cross-site' }),
      ]) {
        const answer = await call(path, body, Object.fromEntries(new Headers(headers)));
        expect(answer.status, path).toBe(403);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
  });
});

describe('where a sign-in leads', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%09/evil.example'.replace('%09', '\t'),
    '/\n/evil.example',
    'https:/evil.example',
    '//evil.example/%2f..',
    '/login?next=//evil.example',
    '/logout',
  ];
  test.each(elsewhere)('%j leads to the dashboard', async (next) => {
    const { email, password } = await site.member();
    const path = `/login?next=${encodeURIComponent(next)}`;
    const answer = await site.form(path, { email, password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
    const html = await site.page(path);
    expect(html).not.toMatch(/(href|action)="[^"]*evil/);
    expect(html).toContain('&quot;after&quot;:&quot;/dashboard&quot;');
  });

  test('a path of this site is preserved, with its query', async () => {
    const { email, password } = await site.member();
    const path = `/login?next=${encodeURIComponent('/startup/andela?view=table#rounds')}`;
    const answer = await site.form(path, { email, password });
    expect(answer.headers.get('location')).toBe('/startup/andela?view=table#rounds');
  });
});
