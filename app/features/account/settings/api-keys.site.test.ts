import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { DAY_MS } from '../../../base/dates.ts';
import { makeKey } from '../../../http/api-key.server.ts';
import { hashToken } from '../../../http/session.server.ts';
import { apiKeysText } from '../../../text/text.ts';

const PATH = '/dashboard/account-settings/keys';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await makeStartup(site.sql, { slug: 'sample-till' });
});
afterAll(() => site.close());

async function makeKeyOf(member: Member, scopes: string[] = ['read'], validDays = '365') {
  const answer = await member.form(PATH, {
    name: 'Report',
    'scopes[]': scopes,
    valid_days: validDays,
  });
  const html = await answer.text();
  const key = /<code class="made-key">(gk_\w+)<\/code>/.exec(html)?.[1] ?? '';
  return { answer, html, key };
}

async function findKeyId(owner: Member): Promise<string> {
  const html = await owner.page(PATH);
  return /name="revoke" value="(\d+)"/.exec(html)?.[1] ?? '';
}

const call = (key: string, path: string, init: RequestInit = {}) =>
  site.request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } });
const post = (key: string, path: string, body: object) =>
  call(key, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('the page', () => {
  test('makes a key without script, shows it once, and stores only its hash', async () => {
    const member = await site.member();
    expect(await member.page(PATH)).toContain('You have no keys.');
    const { answer, html: made, key } = await makeKeyOf(member, ['read', 'lists']);
    expect(answer.status).toBe(200);
    const [, path = ''] = /Bearer gk_\w+&quot; http:\/\/[^/]+([^<]+)</.exec(made) ?? [];
    expect((await call(key, path)).status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(key).toMatch(/^gk_[0-9A-Za-z]{38}$/);
    const html = await member.page(PATH);
    expect(html).toContain('Read, My lists');
    expect(html).toContain(`${key.slice(0, 7)}…`);
    expect(html).not.toContain(key);
    const { rows } = await raw<{ stored: string; hash: Buffer }>`
      select api_keys::text as stored, key_hash as hash from api_keys where name = 'Report'`.execute(
      site.sql,
    );
    expect(rows[0]?.stored).not.toContain(key);
    expect(Buffer.from(rows[0]?.hash ?? '')).toEqual(hashToken(key));
  });

  test('says what is wrong with a form, and keeps what was typed', async () => {
    const member = await site.member();
    const answer = await member.form(PATH, { name: 'My script', valid_days: '7' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Choose at least one: read, lists or listing');
    expect(html).toContain('Choose 30, 90, 365 or 0 days');
    expect(html).toContain('value="My script"');
    expect(html).not.toContain('made-key');
  });

  test('an account has at most 20 keys', async () => {
    const member = await site.member();
    await raw`
      insert into api_keys (user_id, name, beginning, key_hash, scopes, created_at)
      select u.id, 'Key', 'gk_xxxx', sha256(n::text::bytea), array['read'], now()
      from users u, generate_series(1, 19) n where u.email = ${member.email}`.execute(site.sql);
    const atOnce = await Promise.all(Array.from({ length: 12 }, () => makeKeyOf(member)));
    expect(atOnce.filter(({ answer }) => answer.status === 200)).toHaveLength(1);
    const { answer, html } = await makeKeyOf(member);
    expect(answer.status).toBe(422);
    expect(html).toContain('at most 20 keys');
  });

  test('is for signed-in people, and needs the token of its form', async () => {
    expect((await site.request(PATH)).status).toBe(303);
    const member = await site.member();
    const answer = await member.request(PATH, {
      method: 'POST',
      body: new URLSearchParams({ name: 'x', valid_days: '30', 'scopes[]': 'read' }),
    });
    expect(answer.status).toBe(403);
  });

  test('another account cannot revoke a key', async () => {
    const [owner, other] = [await site.member(), await site.member()];
    const { key } = await makeKeyOf(owner);
    const revoke = await findKeyId(owner);
    await other.form(PATH, { revoke });
    expect((await call(key, '/api/industry')).status).toBe(200);
    expect((await owner.form(PATH, { revoke })).status).toBe(303);
    expect((await call(key, '/api/industry')).status).toBe(401);
  });
});

describe('scopes', () => {
  test('read reads public data, and nothing of the account', async () => {
    const { key } = await makeKeyOf(await site.member(), ['read']);
    expect((await call(key, '/api/startup/sample-till')).status).toBe(200);
    expect((await post(key, '/api/advanced_search', {})).status).toBe(200);
    const refused = await call(key, '/api/user/likes');
    expect(refused.status).toBe(403);
    expect((await refused.json()).detail).toContain('no scope "lists"');
    expect((await post(key, '/api/startups', {})).status).toBe(403);
  });

  test('lists follows without cookies or XSRF token, and reads no public data', async () => {
    const member = await site.member();
    const { key } = await makeKeyOf(member, ['lists']);
    const liked = await post(key, '/api/user/likes?type=startup&slug=sample-till', {});
    expect(liked.status).toBe(200);
    const likes = await (await call(key, '/api/user/likes')).json();
    expect(likes.total).toBe(1);
    expect((await call(key, '/api/startup/sample-till')).status).toBe(403);
    expect((await call(key, '/mcp', { method: 'POST', body: '{' })).status).toBe(403);
  });

  test('listing may submit: the form is checked as for its owner', async () => {
    const { key } = await makeKeyOf(await site.member(), ['listing']);
    expect((await call(key, '/api/user/listings')).status).toBe(200);
    expect([403, 422]).toContain((await post(key, '/api/startups', {})).status);
  });

  test.each(['/api/me', '/api/user/settings/invoices'])('no key may call %s', async (path) => {
    const { key } = await makeKeyOf(await site.member(), ['read', 'lists', 'listing']);
    const answer = await call(key, path);
    expect(answer.status).toBe(403);
    expect((await answer.json()).detail).toContain('sign in');
  });

  test('a key opens no page of the account', async () => {
    const { key } = await makeKeyOf(await site.member(), ['read', 'lists', 'listing']);
    for (const path of ['/dashboard', PATH, '/dashboard/account-settings/data.json']) {
      expect((await call(key, path)).status, path).toBe(303);
    }
  });
});

describe('its life', () => {
  test('a wrong, mistyped or ended key is a 401, never a visitor', async () => {
    const { key } = await makeKeyOf(await site.member(), ['read'], '30');
    const flipped = key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    for (const wrong of [flipped, 'gk_', 'gk_short', `${key}x`]) {
      const answer = await call(wrong, '/api/industry');
      expect(answer.status, wrong).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    const before = site.now();
    site.setNow(new Date(before.getTime() + 31 * DAY_MS));
    expect((await call(key, '/api/industry')).status).toBe(401);
    site.setNow(before);
  });

  test('the last use is stored and shown', async () => {
    const member = await site.member();
    const { key, html } = await makeKeyOf(member);
    expect(html).toContain(apiKeysText.never);
    await call(key, '/api/industry');
    expect(await member.page(PATH)).toContain('Just Now');
    const data = await (await member.request('/dashboard/account-settings/data.json')).json();
    expect(data.keys).toMatchObject([{ name: 'Report', lastUsedAt: expect.any(String) }]);
  });

  test('a new password ends all keys', async () => {
    const member = await site.member();
    const { key } = await makeKeyOf(member);
    const changed = await member.post('/user', {
      oldpassword: member.password,
      newpassword: 'another long enough secret',
    });
    expect(changed.status).toBe(200);
    expect((await call(key, '/api/industry')).status).toBe(401);
  });

  test('the security log has both ends of it', async () => {
    const member = await site.member();
    await makeKeyOf(member, ['read', 'listing']);
    await member.form(PATH, { revoke: await findKeyId(member) });
    const html = await member.page('/dashboard/account-settings/sessions');
    expect(html).toContain('Key made');
    expect(html).toContain('Report: read, listing');
    expect(html).toContain('Key revoked');
  });
});

test('a key has limits of its own, by the minute and by the day', async () => {
  const limited = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  const member = await limited.member();
  const answer = await member.form(PATH, { name: 'A', 'scopes[]': 'read', valid_days: '0' });
  const key = /made-key">(gk_\w+)</.exec(await answer.text())?.[1] ?? '';
  const ask = () =>
    limited.request('/api/industry', { headers: { authorization: `Bearer ${key}` } });
  const { headers, status } = await ask();
  expect(status).toBe(200);
  expect(headers.get('ratelimit-policy')).toBe('"keys";q=120;w=60, "day";q=20000;w=86400');
  expect(headers.get('ratelimit')).toMatch(/^"keys";r=119;t=\d+, "day";r=19999;t=\d+$/);
  await raw`update call_counts set hits = 20000 where hits = 1 and expires_at > ${limited.now()}::timestamptz + interval '2 hours'`.execute(
    limited.sql,
  );
  const over = await ask();
  expect(over.status).toBe(429);
  expect((await over.json()).detail).toContain('All 20000 calls of this day');
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(80_000);
  await limited.close();
});

test('calls with a wrong key count as a visitor’s', async () => {
  const limited = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count++) {
    const headers = { authorization: `Bearer ${makeKey()}` };
    const answer = await limited.request('/api/industry', { headers, remoteAddress: '192.0.2.1' });
    statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([401, 429]);
  await limited.close();
});
