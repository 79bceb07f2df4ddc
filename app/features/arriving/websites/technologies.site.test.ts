import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import { createFetchOutside } from '../../../http/fetch-outside.server.ts';
import { readSettings } from '../../../http/settings.ts';
import { moderationText } from '../../../text/text.ts';
import { arrivingWork } from '../jobs.server.ts';
import { findScanState, requestScan, scanNext } from './scan-website.server.ts';

const fetchLocal = createFetchOutside({ userAgent: 'griot/1.0', allowAddresses: ['127.0.0.1'] });
const WORDPRESS = '<meta name="generator" content="WordPress 6">';
let asked: string[] = [];
let answer: RequestListener;
let robots: string | number = 404;
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url !== '/robots.txt') return answer(request, response);
  response.statusCode = typeof robots === 'number' ? robots : 200;
  response.end(typeof robots === 'string' ? robots : '');
});
let site: TestSite;
let website: string;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  website = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => expect(await listStaleStartups(site.sql)).toEqual([]));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});
beforeEach(async () => {
  asked = [];
  robots = 404;
  serve(WORDPRESS);
  await raw`truncate startups, technologies, sources, technology_scans restart identity cascade`.execute(
    site.sql,
  );
});

function serve(html: string, headers: Record<string, string> = {}): void {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html);
  };
}

const scan = (at = '2026-11-01T12:00:00Z', onlyRequested = false) =>
  scanNext(
    { sql: site.sql, fetch: fetchLocal, agentName: 'griot', now: new Date(at) },
    { onlyRequested },
  );

async function listFound(slug: string): Promise<string[]> {
  const { data } = await site.api(`/startup/${slug}/technologies`);
  return data
    .flatMap(({ items }: { items: Array<{ name: string }> }) => items.map(({ name }) => name))
    .toSorted();
}

describe("technologies of a startup's own website", () => {
  test('found, shown with category, with the website and the day as source', async () => {
    await makeStartup(site.sql, { slug: 'kuda', name: 'Kuda', website });
    serve(`${WORDPRESS}<script src="https://js.paystack.co/v1/inline.js"></script>`, {
      server: 'nginx/1.25',
    });
    await scan();
    expect((await site.api('/startup/kuda/technologies')).data).toEqual([
      { category: 'Content management', items: [{ name: 'WordPress', slug: 'wordpress' }] },
      { category: 'Payments', items: [{ name: 'Paystack', slug: 'paystack' }] },
      { category: 'Programming languages and frameworks', items: [{ name: 'PHP', slug: 'php' }] },
      { category: 'Web servers', items: [{ name: 'nginx', slug: 'nginx' }] },
    ]);
    expect(await site.page('/startup/kuda')).toContain('Paystack');
    const { rows } = await raw`
      select distinct st.is_detected, st.found_on, x.url, x.publisher, x.read_on
      from startup_technologies st join sources x on x.id = st.source_id`.execute(site.sql);
    expect(rows).toEqual([
      {
        is_detected: true,
        found_on: '2026-11-01',
        url: website,
        publisher: 'Kuda',
        read_on: '2026-11-01',
      },
    ]);
  });

  test('a later reading replaces what an earlier one found, never what somebody entered', async () => {
    const { id } = await makeStartup(site.sql, { slug: 'kuda', website });
    await raw`insert into technologies (slug, name, category) values ('cobol', 'COBOL', 'Languages'), ('php', 'PHP', 'Languages')`.execute(
      site.sql,
    );
    await raw`insert into startup_technologies (startup_id, technology_id) select ${id}, id from technologies`.execute(
      site.sql,
    );
    await scan();
    expect(await listFound('kuda')).toEqual(['COBOL', 'PHP', 'WordPress']);
    serve('<div id="___gatsby"></div>');
    await scan('2026-12-05T12:00:00Z');
    expect(await listFound('kuda')).toEqual(['COBOL', 'Gatsby', 'PHP', 'React']);
    const { sources } = (await site.api('/startup/kuda')).data;
    expect(sources).toMatchObject([{ url: website, of: ['technologies'], read_on: '2026-12-05' }]);
  });

  test('a reading that fails keeps what was found before, and says why', async () => {
    await makeStartup(site.sql, { slug: 'kuda', website });
    await scan();
    const outcomes: Array<string | null | undefined> = [];
    const answers: RequestListener[] = [
      (_request, response) => void response.writeHead(500).end(WORDPRESS),
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/pdf' }).end(),
      (_request, response) =>
        void response.writeHead(302, { location: 'http://[::ffff:10.0.0.1]/' }).end(),
      (request) => void request.socket.destroy(),
    ];
    for (const one of answers) {
      answer = one;
      await raw`update technology_scans set requested_at = now()`.execute(site.sql);
      await scan();
      outcomes.push((await findScanState(site.sql, 'kuda'))?.outcome);
    }
    expect(outcomes).toEqual(['status 500', 'not-html', 'not-public', 'network']);
    expect(await listFound('kuda')).toEqual(['PHP', 'WordPress']);
  });

  test('an address of ours or of our network is refused', async () => {
    await makeStartup(site.sql, { slug: 'kuda', website: 'http://169.254.169.254/latest/' });
    await scan();
    expect((await findScanState(site.sql, 'kuda'))?.outcome).toBe('not-public');
  });
});

describe('robots.txt (RFC 9309)', () => {
  test.each([
    ['User-agent: *\nDisallow: /', false],
    ['User-agent: griot\nDisallow: /', false],
    ['User-agent: other\nDisallow: /', true],
    ['User-agent: *\nDisallow: /admin', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: griot\nAllow: /', true],
    ['<html>not a robots file', true],
    [404, true],
    [403, true],
    [500, false],
    [429, false],
  ])('%j', async (file, isRead) => {
    robots = file;
    await makeStartup(site.sql, { slug: 'kuda', website });
    await scan();
    expect(asked).toEqual(isRead ? ['/robots.txt', '/'] : ['/robots.txt']);
    expect((await findScanState(site.sql, 'kuda'))?.outcome).toBe(isRead ? 'ok' : 'refused');
  });

  test('it counts for the page a redirect leads to as well', async () => {
    robots = 'User-agent: *\nDisallow: /closed';
    answer = (request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/closed' }).end();
      else response.end(WORDPRESS);
    };
    await makeStartup(site.sql, { slug: 'kuda', website });
    await scan();
    expect(asked).toEqual(['/robots.txt', '/']);
    expect((await findScanState(site.sql, 'kuda'))?.outcome).toBe('refused');
  });
});

describe('which site is read next', () => {
  test('one at a time, each once in thirty days; closed and fictional ones and those without a site never', async () => {
    for (const name of ['a', 'b'])
      await makeStartup(site.sql, { slug: name, website: `${website}${name}` });
    await makeStartup(site.sql, { slug: 'closed', website: `${website}c`, status: 'closed' });
    await makeStartup(site.sql, { slug: 'invented', website: `${website}d`, is_fictional: true });
    await makeStartup(site.sql, { slug: 'siteless' });
    const pages = async (at: string) => {
      const scanned = [];
      for (let turn = 0; turn < 4; turn++) scanned.push(await scan(at));
      return scanned.flatMap((one) => one?.website.slice(website.length) ?? []);
    };
    expect(await pages('2026-10-01T12:00:00Z')).toEqual(['a', 'b']);
    expect(await pages('2026-10-30T12:00:00Z')).toEqual([]);
    expect(await pages('2026-10-31T12:00:00Z')).toEqual(['a', 'b']);
  });

  test('what somebody asks for comes first and at once, but not twice within the hour', async () => {
    for (const name of ['a', 'b'])
      await makeStartup(site.sql, { slug: name, website: `${website}${name}` });
    await requestScan(site.sql, 'b', new Date('2026-10-01T12:00:00Z'));
    expect((await scan('2026-10-01T12:00:00Z', true))?.website).toBe(`${website}b`);
    expect(await scan('2026-10-01T12:00:00Z', true)).toBeNull();
    await requestScan(site.sql, 'b', new Date('2026-10-01T12:30:00Z'));
    expect(await scan('2026-10-01T12:30:00Z', true)).toBeNull();
    await requestScan(site.sql, 'b', new Date('2026-10-01T13:00:00Z'));
    expect((await scan('2026-10-01T13:00:00Z', true))?.website).toBe(`${website}b`);
    await expect(requestScan(site.sql, 'nobody', new Date())).rejects.toMatchObject({
      status: 404,
    });
  });

  test('a reader that is stopped leaves the site to the next', async () => {
    await makeStartup(site.sql, { slug: 'a', website });
    await requestScan(site.sql, 'a', new Date('2026-11-01T12:00:00Z'));
    answer = () => {};
    const ending = new AbortController();
    const scanning = scanNext({
      sql: site.sql,
      fetch: fetchLocal,
      agentName: 'griot',
      now: new Date('2026-11-01T12:00:00Z'),
      signal: ending.signal,
    });
    await expect.poll(() => asked).toEqual(['/robots.txt', '/']);
    ending.abort();
    await scanning;
    serve(WORDPRESS);
    expect((await scan('2026-11-01T12:00:00Z', true))?.website).toBe(website);
    expect((await findScanState(site.sql, 'a'))?.outcome).toBe('ok');
  });

  test('several readers at once never take the same site', async () => {
    for (const name of ['a', 'b', 'c'])
      await makeStartup(site.sql, { slug: name, website: `${website}${name}` });
    const scanned = await Promise.all([scan(), scan(), scan()]);
    const more = [await scan(), await scan(), await scan()];
    const all = [...scanned, ...more].flatMap((one) => one?.website ?? []);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(3);
  });
});

test('when it runs: in production or where switched on; elsewhere only on request; off is off', () => {
  const log = { info() {}, warn() {}, error() {} };
  const isReading = (env: Record<string, string>) =>
    arrivingWork(site.sql, readSettings(env), fetchLocal, log).loops.some(
      ({ name }) => name === 'detect-technologies',
    );
  expect(isReading({})).toBe(true);
  expect(isReading({ TECHNOLOGY_DETECTION: 'on' })).toBe(true);
  expect(isReading({ TECHNOLOGY_DETECTION: 'off', SITE_URL: 'https://griot.example' })).toBe(false);
});

describe("a moderator's button on the profile", () => {
  test('asks for a reading, says what became of it, and is for moderators only', async () => {
    await makeStartup(site.sql, { slug: 'kuda', name: 'Kuda', website });
    const moderator = await site.member({ email: 'moderator@people.example' });
    await appoint(site.sql, moderator);
    expect(await moderator.page('/startup/kuda')).toContain('The website has not been read yet.');
    const asking = await moderator.form('/startup/kuda', {});
    expect([asking.status, asking.headers.get('location')]).toEqual([
      303,
      '/startup/kuda#technologies',
    ]);
    expect(await moderator.page('/startup/kuda')).toContain(
      'A reading of the website has been requested.',
    );
    await scan('2026-11-01T12:00:00Z', true);
    expect(await moderator.page('/startup/kuda')).toContain(
      'Read 1 November 2026: it could be read.',
    );
    expect((await moderator.form('/startup/nobody', {})).status).toBe(404);
    const confirmed = await moderator.form('/startup/kuda', { checked: website });
    expect(confirmed.headers.get('location')).toBe('/startup/kuda#sources');
    expect(await moderator.page('/moderation/log')).toContain(moderationText.did.check_source);
    expect((await site.api('/startup/kuda')).data.sources).toMatchObject([
      { checked_on: '2026-11-01' },
    ]);
    expect(
      (await moderator.form('/startup/kuda', { checked: 'https://nobody.test/' })).status,
    ).toBe(404);

    const member = await site.member({ email: 'member@people.example' });
    expect(await member.page('/startup/kuda')).not.toContain('Read the website');
    expect((await member.form('/startup/kuda', {})).status).toBe(403);
    expect((await site.form('/startup/kuda', {})).headers.get('location')).toMatch(/^\/login/);
  });
});
