import { createDecipheriv } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../app/http/settings.ts';
import { readDevelopmentKey } from '../server/start.ts';
import type { AskInit } from './member.ts';
import { openTestSite, type TestSite } from './site.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('every answer forbids inline script and style, framing and sniffing', async () => {
  const refused = ['/theme', '/startup/andela/', `/api/startup/${'a'.repeat(10_000)}`];
  const found = ['/', '/startup/andela', '/nothing', '/api/index', '/robots.txt'];
  for (const path of [...found, ...refused]) {
    const { headers } = await site.request(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("script-src 'self'; style-src 'self'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('access-control-allow-origin'), path).toBeNull();
    expect(headers.get('access-control-allow-credentials'), path).toBeNull();
    expect(headers.get('strict-transport-security'), path).toBeNull();
  }
});

test('an error at an address that reads as another host leads there with no link', async () => {
  const answer = await site.request(`http://griot.test//evil.example/${'a'.repeat(9_000)}`);
  expect(answer.status).toBe(414);
  expect(await answer.text()).not.toMatch(/href="(?:https?:)?\/\/evil/);
});

test('HSTS is sent under https only', async () => {
  const secure = await openTestSite({ env: { SITE_URL: 'https://griot.example' } });
  const { headers } = await secure.request('/');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  await secure.close();
});

test('pages hold no inline script, style or handler', async () => {
  for (const path of [
    '/',
    '/startup/andela',
    '/startup/andela/fundings',
    '/location/kenya',
    '/investors',
  ]) {
    const html = await site.page(path);
    expect(html, path).not.toMatch(/<script(?![^>]*(src=|application\/ld\+json))/);
    expect(html, path).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  }
});

test('public answers carry a strong ETag and answer 304 to it; each encoding has its own', async () => {
  for (const path of ['/startup/andela', '/api/startup/andela']) {
    const first = await site.request(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag, path).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toContain('public');
    expect(first.headers.get('set-cookie')).toBeNull();
    const again = await site.request(path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const packed = await site.request(path, { headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('etag')).not.toBe(etag);
  }
});

test('errors are never stored by caches', async () => {
  for (const path of ['/nothing', '/api/startup/nothing']) {
    expect((await site.request(path)).headers.get('cache-control')).toBe('private, no-store');
  }
});

test('HEAD answers as GET without a body', async () => {
  const response = await site.request('/startup/andela', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('one trailing slash or many lead to the address without', async () => {
  const response = await site.request('/startup/andela/?view=table');
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    '/startup/andela?view=table',
  ]);
  const evil = await site.request('//evil.example/');
  expect(evil.headers.get('location') ?? '/').not.toMatch(/^\/\/|^https?:/);
});

test('with RESPONSE_ENCRYPTION_KEY answers and errors of the API come encrypted', async () => {
  const key = '0123456789abcdef'.repeat(4);
  const closed = await openTestSite({ env: { RESPONSE_ENCRYPTION_KEY: key } });
  const decrypt = async (response: Response) => {
    const bytes = Buffer.from(await response.text(), 'base64');
    const decipher = createDecipheriv(
      'aes-256-cbc',
      Buffer.from(key, 'hex'),
      bytes.subarray(0, 16),
    );
    return JSON.parse(
      Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString(),
    );
  };
  const answer = await closed.request('/api/startup/andela');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await decrypt(answer)).data.name).toBe('Andela');
  const missing = await closed.request('/api/startup/nothing');
  expect([missing.status, (await decrypt(missing)).status]).toEqual([404, 404]);
  const description = await (await closed.request('/api/openapi.json')).json();
  expect(description.openapi).toBe('3.1.0');
  await closed.close();
});

test('a body larger than the limit is refused with 413, whatever its headers claim', async () => {
  const body = 'a'.repeat(1_100_000);
  const declared = await site.request('/theme', {
    method: 'POST',
    body,
    headers: {
      'content-length': String(body.length),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(declared.status).toBe(413);
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
      controller.close();
    },
  });
  const streamed = await site.request('/theme', {
    method: 'POST',
    headers: FORM,
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test('the log has no query, no cookie and no address of a visitor', async () => {
  await site.request('/startup/andela?email=someone%40example.org', {
    headers: { cookie: 'token=secret' },
  });
  const text = JSON.stringify(site.logged);
  expect(text).not.toMatch(/someone|secret|cookie/);
});

test('what is refused before anything reads it is logged too', async () => {
  const from = site.logged.length;
  await site.request('/startup/andela/');
  await site.request(`/api/startup/${'a'.repeat(10_000)}`);
  await site.request('/theme');
  expect(site.logged.slice(from).map(({ status }) => status)).toEqual([301, 414, 405]);
});

test("a body that ends before its time is the client's failure, and no crash", async () => {
  const from = site.logged.length;
  const body = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const init = { method: 'POST', headers: FORM, body, duplex: 'half' } as RequestInit;
  expect((await site.request('/theme', init)).status).toBe(400);
  expect(site.logged.slice(from).map(({ level }) => level)).toEqual([30]);
});

test('other sites may show pictures and nothing else; signing out clears what the browser keeps', async () => {
  for (const path of ['/', '/api/countries', '/feeds/news.atom']) {
    const { headers } = await site.request(path);
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
  }
  const preview = await site.request('/preview.png');
  expect(preview.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const member = await site.member();
  const left = await member.form('/logout', {});
  expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"');
  const other = await site.member();
  const answer = await other.post('/auth/logout');
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
});

test('pages for those who work on the site exist outside production only', async () => {
  const url = 'http://localhost:3000/dev/ui';
  const own = { remoteAddress: '127.0.0.1' };
  const production = await openTestSite({ env: { SITE_URL: 'https://griot.example' } });
  const development = await openTestSite({ catalogue: 'empty', developmentKey: 'known' });
  expect((await development.request(`${url}?key=known`, own)).status).toBe(200);
  expect((await production.request(`${url}?key=known`, own)).status).toBe(404);
  await development.close();
  await production.close();
});

test.each([
  ['the network', 'http://localhost:3000', { remoteAddress: '203.0.113.9' }],
  ['a name of somebody else', 'http://evil.example', { remoteAddress: '127.0.0.1' }],
  [
    'a proxy on this machine',
    'http://localhost:3000',
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
  ],
])(
  'from %s mails and pages of development are not found, the sandbox is not offered',
  async (_, base, init) => {
    const closed = await openTestSite({ catalogue: 'empty', env: { BILLING_SANDBOX: '' } });
    for (const path of ['/dev/ui', '/dev/mail', '/dev/mail/1-reset', '/dev/other']) {
      expect((await closed.request(base + path, init)).status).toBe(404);
    }
    const member = await closed.member();
    const order = async (at: string, { headers, ...from }: AskInit) => {
      const body = JSON.stringify({ plan: 'pro', interval: 'month' });
      const all = { 'content-type': 'application/json', ...headers };
      const ask = { method: 'POST', body, headers: all, ...from };
      return (await member.request(`${at}/api/checkout`, ask)).status;
    };
    expect(await order(base, init)).toBe(503);
    expect(await order('http://localhost:3000', { remoteAddress: '127.0.0.1' })).toBe(201);
    await closed.close();
  },
);

test('stored mails open on this machine with the key that the start prints, and stay open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'griot-key-'));
  const developmentKey = readDevelopmentKey({ DATA_DIR: folder });
  expect(readDevelopmentKey({ DATA_DIR: folder })).toBe(developmentKey);
  expect(statSync(join(folder, 'development-key')).mode & 0o077).toBe(0);
  const open = await openTestSite({ catalogue: 'empty', developmentKey });
  const ask = (path: string, init: AskInit = {}) =>
    open.request(`http://localhost:3000${path}`, { remoteAddress: '127.0.0.1', ...init });
  // A bare `proxy_pass http://localhost:3000` sends neither its visitor's address nor the name.
  for (const path of ['/dev/mail', '/dev/mail?key=', `/dev/mail?key=${developmentKey}x`]) {
    expect((await ask(path)).status).toBe(404);
  }
  const opened = await ask(`/dev/mail?key=${developmentKey}`);
  expect(opened.status).toBe(200);
  const cookie = opened.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^development-key=\S+; Path=\/dev; SameSite=Strict; HttpOnly$/);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect((await ask('/dev/mail', { headers })).status).toBe(200);
  expect((await ask('/dev/mail', { headers, remoteAddress: '203.0.113.9' })).status).toBe(404);
  await open.close();
  rmSync(folder, { recursive: true });
});

test('the explicit setting opens pages of development to everybody, but never with https', async () => {
  const env = { DEVELOPMENT_PAGES: 'on' };
  const open = await openTestSite({ catalogue: 'empty', env });
  expect((await open.request('/dev/mail', { remoteAddress: '203.0.113.9' })).status).toBe(200);
  await open.close();
  expect(() => readSettings({ ...env, SITE_URL: 'https://griot.example' })).toThrow(
    'DEVELOPMENT_PAGES: shows every mail, and is refused where SITE_URL is https',
  );
});
