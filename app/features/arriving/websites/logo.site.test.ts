import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql as raw } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { createFetchOutside } from '../../../http/fetch-outside.server.ts';
import { moderationText } from '../../../text/text.ts';
import { scanWebsite } from './scan-website.server.ts';

const fetchLocal = createFetchOutside({ userAgent: 'griot/1.0', allowAddresses: ['127.0.0.1'] });
const draw = (width: number, height = width, colour = '#c03') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

let files: Record<string, Buffer | string> = {};
let asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const file = files[url];
  if (file === undefined) return response.writeHead(404).end();
  if (url === '/away') return response.writeHead(302, { location: String(file) }).end();
  response.writeHead(200, { 'content-type': url === '/' ? 'text/html' : 'image/png' }).end(file);
});
let site: TestSite;
let website: string;
let startupId: number;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  website = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});
beforeEach(async () => {
  asked = [];
  files = { '/': '<link rel="apple-touch-icon" href="/touch.png">', '/touch.png': await draw(180) };
  await raw`truncate startups, startup_logos, pictures restart identity cascade`.execute(site.sql);
  ({ id: startupId } = await makeStartup(site.sql, { slug: 'kuda', name: 'Kuda', website }));
});

async function visit({ takesLogos = true, at = '2026-11-01T12:00:00Z', from = website } = {}) {
  const scanner = { sql: site.sql, fetch: fetchLocal, agentName: 'griot', now: new Date(at) };
  return scanWebsite({ ...scanner, takesLogos }, { startupId, website: from });
}

const logo = async (): Promise<string | null> => (await site.api('/startup/kuda')).data.logo;

describe("a logo from the startup's own website", () => {
  test('is redrawn, kept here, shown with its source, and cached for long', async () => {
    await visit();
    const path = (await logo()) ?? '';
    expect(path).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
    const answer = await site.request(path);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(180);
    const html = await site.page('/startup/kuda');
    expect(html).toContain(`src="${path}" alt=""`);
    expect(html).toContain(`href="${website}touch.png"`);
    expect(html).toContain('Logo from 127.0.0.1');
    expect(html).toContain('1 November 2026');
    expect(await site.page('/startups')).toContain(`src="${path}"`);
  });

  test('is taken only when that is on, and where robots.txt allows', async () => {
    await visit({ takesLogos: false });
    expect(await logo()).toBeNull();
    expect(asked).not.toContain('/touch.png');
    files['/robots.txt'] = 'User-agent: *\nDisallow: /touch.png\n';
    await visit();
    expect(await logo()).toBeNull();
    expect(asked).not.toContain('/touch.png');
  });

  test('is the first that is a picture, large enough and about square', async () => {
    files['/'] = `<meta property="og:logo" content="/wide.png">
      <link rel="apple-touch-icon" href="/broken.png"><link rel="icon" href="/small.png">`;
    files['/wide.png'] = await draw(300, 60);
    files['/broken.png'] = '<svg onload="alert(1)"></svg>';
    files['/small.png'] = await draw(16);
    files['/apple-touch-icon.png'] = await draw(120);
    await visit();
    const { rows } = await raw`select url, read_on from startup_logos`.execute(site.sql);
    expect(rows).toEqual([{ url: `${website}apple-touch-icon.png`, read_on: '2026-11-01' }]);
    const { rows: stored } = await raw`select width from pictures`.execute(site.sql);
    expect(stored).toEqual([{ width: 120 }]);
  });

  test('changes with the website, and never replaces one that somebody sent', async () => {
    await visit();
    const first = await logo();
    files['/touch.png'] = await draw(180, 180, '#063');
    await visit({ at: '2026-12-01T12:00:00Z' });
    expect(await logo()).not.toBe(first);
    await raw`update startups set logo = '/media/own.webp'`.execute(site.sql);
    await visit();
    expect(await logo()).toBe('/media/own.webp');
    expect(await site.page('/startup/kuda')).not.toContain('Logo from');
  });

  test('is not that of another site, where a redirect led, or of a private network', async () => {
    files['/away'] = website.replace('127.0.0.1', 'localhost');
    await visit({ from: `${website}away` });
    expect(await logo()).toBeNull();
    files['/'] = '<link rel="apple-touch-icon" href="http://10.0.0.1/touch.png">';
    await visit();
    expect(await logo()).toBeNull();
  });

  test('a moderator removes it, and it stays removed', async () => {
    await visit();
    const moderator = await site.member({ email: 'moderator@people.example' });
    await appoint(site.sql, moderator);
    expect(await moderator.page('/startup/kuda')).toContain('Remove the logo');
    const removed = await moderator.form('/startup/kuda', { logo: 'remove' });
    expect([removed.status, removed.headers.get('location')]).toEqual([303, '/startup/kuda']);
    expect(await logo()).toBeNull();
    expect(await moderator.page('/moderation/log')).toContain(moderationText.did.remove_logo);
    await visit({ at: '2026-12-01T12:00:00Z' });
    expect(await logo()).toBeNull();
    const member = await site.member({ email: 'member@people.example' });
    expect((await member.form('/startup/kuda', { logo: 'remove' })).status).toBe(403);
  });
});
