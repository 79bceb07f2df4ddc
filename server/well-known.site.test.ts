import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseXml } from '../test/parse-xml.ts';
import { openTestSite, type TestSite } from '../test/site.ts';

const SITE_URL = 'https://griot.test';

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

describe('browsers', () => {
  test('/site.webmanifest has the name of the site and an icon that exists', async () => {
    const manifest = JSON.parse(await textAt('/site.webmanifest', 'application/manifest+json'));
    expect(manifest).toMatchObject({ name: 'Ledger', short_name: 'Ledger', start_url: '/' });
    for (const { src } of manifest.icons) expect((await site.request(src)).status).toBe(200);
  });

  test('phones get icons as large as the manifest says, one of which fills its square', async () => {
    const { icons } = JSON.parse(
      await textAt('/site.webmanifest', 'application/manifest+json'),
    ) as { icons: Array<Record<'src' | 'sizes' | 'type' | 'purpose', string>> };
    const pngs = icons.filter(({ type }) => type === 'image/png');
    expect(pngs.map(({ purpose }) => purpose)).toEqual([undefined, undefined, 'maskable']);
    for (const { src, sizes } of pngs) {
      const bytes = Buffer.from(await (await site.request(src)).arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  test('/favicon.svg is a picture, and /favicon.ico leads to it', async () => {
    const picture = parseXml(
      `<?xml version="1.0" encoding="UTF-8"?>${await textAt('/favicon.svg', 'image/svg+xml')}`,
    );
    expect(picture).toMatchObject({
      name: 'svg',
      attributes: { xmlns: 'http://www.w3.org/2000/svg' },
    });
    const icon = await site.request('/favicon.ico');
    expect([icon.status, icon.headers.get('location')]).toEqual([301, '/favicon.svg']);
  });
});

test('password managers are led to the page that changes the password', async () => {
  const answer = await site.request('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/dashboard/account-settings/password',
  ]);
});

describe('/.well-known/security.txt (RFC 9116)', () => {
  test('names a contact and a day less than a year away', async () => {
    const text = await textAt('/.well-known/security.txt', 'text/plain; charset=utf-8');
    expect(text).toContain('Contact: mailto:desk@griot.test\n');
    expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt\n`);
    expect(text).toContain(`Policy: ${SITE_URL}/security-policy.txt\n`);
    const policy = await textAt('/security-policy.txt', 'text/plain; charset=utf-8');
    expect(policy).toContain('within three working days');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.parse('2026-11-01T12:00:00Z')) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });

  test('is not there without a CONTACT_EMAIL', async () => {
    const unset = await openTestSite({ catalogue: 'empty' });
    expect((await unset.request('/.well-known/security.txt')).status).toBe(404);
    await unset.close();
  });
});

describe('health', () => {
  test('/healthz and /readyz respond and are never cached', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await site.request(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(await (await site.request('/healthz')).text()).toBe('ok');
    expect(await (await site.request('/readyz')).text()).toBe('ready');
  });

  test('without its database the process is up but not ready, and the log says why', async () => {
    const broken = await openTestSite({ catalogue: 'empty' });
    await broken.close();
    expect((await broken.request('/healthz')).status).toBe(200);
    const answer = await broken.request('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('the database does not answer');
    expect(broken.logged.find(({ msg }) => msg === 'not ready')).toMatchObject({
      err: { message: expect.any(String) },
    });
  });

  test('is not ready while a migration is missing', async () => {
    const behind = await openTestSite({ catalogue: 'empty' });
    await behind.sql.deleteFrom('schema_migrations' as never).execute();
    const answer = await behind.request('/readyz');
    expect([answer.status, await answer.text()]).toEqual([503, 'migrations are missing']);
    await behind.close();
  });
});
