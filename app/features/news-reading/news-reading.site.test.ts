import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { createFetchOutside } from '../../http/fetch-outside.server.ts';
import type { NewsFeed } from '../../http/news-feeds.server.ts';
import { readSettings } from '../../http/settings.ts';
import { newsReadingWork } from './jobs.server.ts';
import { readDueFeeds } from './read-news.server.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const NOW = new Date('2026-11-01T12:00:00Z');
const fetchLocal = createFetchOutside({ userAgent: 'griot/1.0', allowAddresses: ['127.0.0.1'] });
const answers = new Map<string, Answer>();
const asked: IncomingMessage[] = [];
const server = createServer((request, response) => {
  asked.push(request);
  answers.get(request.url ?? '')?.(request, response);
});
let site: TestSite;
let origin: string;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await makeStartup(site.sql, { slug: 'flutterwave', name: 'Flutterwave' });
  await makeStartup(site.sql, { slug: 'kuda', name: 'Kuda' });
  await makeStartup(site.sql, { slug: 'invented', name: 'Inventopia', is_fictional: true });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});
beforeEach(() =>
  raw`truncate news, news_startups, news_feeds restart identity cascade`.execute(site.sql),
);
afterEach(() => {
  answers.clear();
  asked.length = 0;
});

function rss(...items: Array<[title: string, link: string, date?: string]>): string {
  const entries = items.map(
    ([title, link, date = 'Sat, 31 Oct 2026 08:00:00 GMT']) =>
      `<item><title><![CDATA[${title}]]></title><link>${link}</link><pubDate>${date}</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel>${entries.join('')}</channel></rss>`;
}

/** Lists a feed with this response, and returns its entry of FEEDS_FILE. */
function feed(name: string, answer: string | Answer): NewsFeed {
  const send: Answer =
    typeof answer === 'string' ? (_request, response) => response.end(answer) : answer;
  answers.set(`/${name}`, send);
  return { publisher: `Publisher of ${name}`, url: `${origin}/${name}` };
}

async function read(feeds: NewsFeed[], { now = NOW, timeoutMs = 1_500 } = {}) {
  const warned: object[] = [];
  await readDueFeeds({
    sql: site.sql,
    feeds,
    fetch: fetchLocal,
    log: { info() {}, warn: (fields) => void warned.push(fields) },
    now: () => now,
    timeoutMs,
  });
  return warned;
}

async function listStored() {
  const { rows } = await raw<{
    title: string;
    publisher: string;
    url: string;
    day: string;
    slugs: string[];
  }>`
    select n.title, n.publisher, n.url, n.published_on as day, array(select s.slug from news_startups ns
      join startups s on s.id = ns.startup_id where ns.news_id = n.id order by s.slug) as slugs
    from news n order by n.id`.execute(site.sql);
  return rows;
}

async function stateOf({ url }: NewsFeed) {
  return site.sql
    .selectFrom('news_feeds')
    .selectAll()
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
}

describe('reading news', () => {
  test('entries that name a listed startup are kept, with title, publisher, link and day', async () => {
    const one = feed(
      'one',
      rss(
        ['Flutterwave and Kuda partner', 'https://news.test/a?utm_source=rss'],
        ['Nothing about anybody', 'https://news.test/b'],
        ['Inventopia is fictional', 'https://news.test/c'],
        ['Kuda grows', 'https://news.test/d', 'Mon, 26 Oct 2026 08:00:00 GMT'],
      ),
    );
    expect(await read([one])).toEqual([]);
    expect(await listStored()).toEqual([
      {
        title: 'Kuda grows',
        publisher: 'Publisher of one',
        url: 'https://news.test/d',
        day: '2026-10-26',
        slugs: ['kuda'],
      },
      {
        title: 'Flutterwave and Kuda partner',
        publisher: 'Publisher of one',
        url: 'https://news.test/a',
        day: '2026-10-31',
        slugs: ['flutterwave', 'kuda'],
      },
    ]);
    const { data } = await site.api('/startup/kuda/news');
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      'Flutterwave and Kuda partner',
      'Kuda grows',
    ]);
    expect(await site.page('/news')).toContain('Flutterwave and Kuda partner');
  });

  test('a name without its last, general word needs company', async () => {
    await makeStartup(site.sql, { slug: 'twiga-foods', name: 'Twiga Foods' });
    await makeStartup(site.sql, { slug: 'tatu-city-foods', name: 'Tatu City Foods' });
    await read([
      feed(
        'one',
        rss(
          ["Kenya's Twiga raises $50M", 'https://news.test/1'],
          ['Twiga Foods hires', 'https://news.test/2'],
          ['A twiga is a giraffe', 'https://news.test/3'],
          ['All About the Twiga', 'https://news.test/4'],
          ['Tatu raises $5M', 'https://news.test/5'],
        ),
      ),
    ]);
    expect((await listStored()).map(({ url, slugs }) => [url.at(-1), ...slugs])).toEqual([
      ['1', 'twiga-foods'],
      ['2', 'twiga-foods'],
    ]);
  });

  test('never twice: again, from another feed, or spelled otherwise', async () => {
    const one = feed('one', rss(['Kuda grows', 'https://www.news.test/a/']));
    const two = feed(
      'two',
      rss(
        ['Kuda grows again', 'http://news.test/a#comments'],
        ['Kuda grows', 'https://news.test/a?fbclid=x'],
      ),
    );
    await Promise.all([read([one, two]), read([one, two])]);
    await read([one, two], { now: new Date('2026-11-02T12:00:00Z') });
    expect(await listStored()).toHaveLength(1);
  });

  test('asks conditionally, and a 304 changes nothing', async () => {
    const one = feed('one', (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
      response.writeHead(200, { etag: '"v1"', 'last-modified': 'Sat, 31 Oct 2026 08:00:00 GMT' });
      response.end(rss(['Kuda grows', 'https://news.test/a']));
    });
    await read([one]);
    await read([one], { now: new Date('2026-11-01T13:00:00Z') });
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
    expect(asked[1]?.headers['if-modified-since']).toBe('Sat, 31 Oct 2026 08:00:00 GMT');
    const state = await stateOf(one);
    expect(state).toMatchObject({ failures: 0, last_error: null, etag: '"v1"', entries: 1 });
    expect(state.answered_at?.toISOString()).toBe('2026-11-01T13:00:00.000Z');
    expect(state.changed_at?.toISOString()).toBe('2026-11-01T12:00:00.000Z');
  });

  test('a feed is asked again after its minutes, and not before', async () => {
    const one = { ...feed('one', rss()), every_minutes: 60 };
    await read([one]);
    await read([one], { now: new Date('2026-11-01T12:50:00Z') });
    expect(asked).toHaveLength(1);
    await read([one], { now: new Date('2026-11-01T13:07:00Z') });
    expect(asked).toHaveLength(2);
  });

  test('several readers at once read each feed once', async () => {
    const feeds = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => feed(name, rss()));
    await Promise.all([read(feeds), read(feeds), read(feeds)]);
    expect(asked.map(({ url }) => url).toSorted()).toEqual(
      feeds.map(({ url }) => new URL(url).pathname),
    );
  });
});

describe('a slow or broken feed never stops the rest', () => {
  test('slow, endless, unfolding, broken, gone, private and missing ones beside a good one', async () => {
    const feeds = [
      feed('slow', () => {}),
      feed('endless', (_request, response) => {
        response.writeHead(200);
        const write = () => {
          while (response.write('x'.repeat(65_536)));
          response.once('drain', write);
        };
        write();
      }),
      feed('bomb', (_request, response) => {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync(Buffer.alloc(50_000_000, 'a')));
      }),
      feed('html', '<!doctype html><title>Not found</title>'),
      feed('error', (_request, response) => void response.writeHead(500).end('broken')),
      feed('gone', (_request, response) => void response.writeHead(410).end()),
      feed(
        'busy',
        (_request, response) => void response.writeHead(429, { 'retry-after': '7200' }).end(),
      ),
      feed('inside', (_request, response) => {
        response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
      }),
      feed('itself', (_request, response) => {
        response.writeHead(302, { location: 'http://[::1]:3000/' }).end();
      }),
      { publisher: 'Nobody', url: 'http://10.0.0.1/feed' },
      feed('good', rss(['Kuda grows', 'https://news.test/a'])),
    ];
    const warned = await read(feeds);
    expect(
      Object.fromEntries(
        warned.map((one) => {
          const {
            feed: url,
            reason,
            minutes,
          } = one as { feed: string; reason: string; minutes: number };
          return [url.split('/').at(-1), [reason, minutes]];
        }),
      ),
    ).toEqual({
      slow: ['too-slow', 60],
      endless: ['too-large', 60],
      bomb: ['too-large', 60],
      html: ['not-a-feed', 60],
      error: ['status 500', 60],
      gone: ['status 410', 1_440],
      busy: ['status 429', 120],
      inside: ['not-public', 60],
      itself: ['not-public', 60],
      feed: ['not-public', 60],
    });
    expect(await listStored()).toHaveLength(1);
  });

  test('each failure in a row doubles the pause, up to a day; a good answer ends it', async () => {
    let isBroken = true;
    const one = feed('one', (_request, response) => {
      if (isBroken) response.writeHead(503).end();
      else response.end(rss());
    });
    let now = NOW;
    const pauses: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      await read([one], { now });
      const { next_read_at } = await stateOf(one);
      pauses.push((next_read_at.getTime() - now.getTime()) / 60_000);
      now = next_read_at;
    }
    expect(pauses).toEqual([60, 120, 240, 480, 960, 1_440, 1_440, 1_440]);
    isBroken = false;
    await read([one], { now });
    expect(await stateOf(one)).toMatchObject({ failures: 0, last_error: null });
  });

  test('a reader that is told to end leaves the feed due', async () => {
    const one = feed('one', () => {});
    const ending = new AbortController();
    const reading = readDueFeeds({
      sql: site.sql,
      feeds: [one],
      fetch: fetchLocal,
      log: { info() {}, warn() {} },
      now: () => NOW,
      signal: ending.signal,
    });
    await expect.poll(() => asked.length).toBe(1);
    ending.abort();
    await reading;
    expect(await stateOf(one)).toMatchObject({ next_read_at: NOW, failures: 0 });
  });

  test('a feed that is no longer listed is forgotten', async () => {
    const [one, two] = [feed('one', rss()), feed('two', rss())];
    await read([one, two]);
    await read([two]);
    expect(await site.sql.selectFrom('news_feeds').select('url').execute()).toEqual([
      { url: two.url },
    ]);
  });
});

describe('what feeds write', () => {
  test('hostile text is shown as text, cleaned, on the page, in the API and in our own feed', async () => {
    const title = `Kuda <script>alert(1)</script>=1+1 \u202Eexe\u200B <img src=x onerror=alert(2)> ${'long '.repeat(2_500)}`;
    await read([feed('one', rss([title, 'https://news.test/a"onmouseover="x']))]);
    const [stored] = await listStored();
    expect(stored?.title).toMatch(/^Kuda =1\+1 exe long/);
    expect(Array.from(stored?.title ?? '').length).toBeLessThanOrEqual(300);
    expect(stored?.url).not.toContain('"');
    for (const path of ['/news', '/startup/kuda/news-activities', '/feeds/news.atom']) {
      const text = await site.page(path);
      expect(text).not.toMatch(/<script>alert|<img src=x|\u202E|\u200B/);
      expect(text).toContain('Kuda =1+1 exe');
    }
  });

  test('windows-1252 that says nothing of it', async () => {
    const bytes = Buffer.from(
      rss(['Kuda \x93C\xF4te d\x92Ivoire\x94', 'https://news.test/a']),
      'latin1',
    );
    await read([feed('one', (_request, response) => void response.end(bytes))]);
    expect((await listStored())[0]?.title).toBe('Kuda “Côte d’Ivoire”');
  });

  test('days that cannot be are left out, a day ahead is today', async () => {
    await read([
      feed(
        'one',
        rss(
          ['Kuda in the future', 'https://news.test/1', 'Thu, 31 Dec 2099 00:00:00 GMT'],
          ['Kuda without a day', 'https://news.test/2', 'soon'],
          ['Kuda long ago', 'https://news.test/3', '1201-01-01'],
          ['Kuda tomorrow', 'https://news.test/4', 'Mon, 02 Nov 2026 02:00:00 GMT'],
        ),
      ),
    ]);
    expect(await listStored()).toMatchObject([{ title: 'Kuda tomorrow', day: '2026-11-01' }]);
  });
});

describe('when it runs', () => {
  const work = (env: Record<string, string>) =>
    newsReadingWork(site.sql, { ...readSettings(env), feeds: [feed('one', rss())] }, fetchLocal, {
      info() {},
      warn() {},
    });

  test('in production, or where it is switched on', () => {
    const production = { SITE_URL: 'https://griot.example' };
    expect(work({}).loops).toHaveLength(0);
    expect(work(production).loops).toHaveLength(1);
    expect(work({ NEWS_READING: 'on' }).loops).toHaveLength(1);
    expect(work({ ...production, NEWS_READING: 'off' }).loops).toHaveLength(0);
  });

  test('not without feeds', () => {
    const settings = { ...readSettings({ NEWS_READING: 'on' }), feeds: [] };
    expect(newsReadingWork(site.sql, settings, fetchLocal, { info() {}, warn() {} }).loops).toEqual(
      [],
    );
  });
});
