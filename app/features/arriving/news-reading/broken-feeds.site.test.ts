import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { NOW, useNewsFeeds } from '../../../../test/news-feeds.ts';
import { useTimeLimits } from '../../../../test/time-limits.ts';
import { readDueFeeds } from './read-news.server.ts';

const limits = useTimeLimits();
const kit = useNewsFeeds();
const { fetchLocal, asked, rss, feed, read, listStored, stateOf } = kit;

describe('a slow or broken feed never stops the rest', () => {
  test('a slow one beside a good one', async () => {
    const feeds = [
      feed('slow', () => {}),
      feed('good', rss(['Kuda grows', 'https://news.test/a'])),
    ];
    const reading = read(feeds);
    await expect.poll(listStored).toHaveLength(1);
    limits.end();
    expect(await reading).toEqual([{ feed: feeds[0]?.url, reason: 'too-slow', minutes: 60 }]);
  });

  test('endless, unfolding, broken, gone, private and missing ones beside a good one', async () => {
    const feeds = [
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

  test('a reader that is stopped leaves the feed due', async () => {
    const one = feed('one', () => {});
    const ending = new AbortController();
    const reading = readDueFeeds({
      sql: kit.site.sql,
      feeds: [one],
      fetch: fetchLocal,
      log: { info() {}, warn() {}, error() {} },
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
    expect(await kit.site.sql.selectFrom('news_feeds').select('url').execute()).toEqual([
      { url: two.url },
    ]);
  });
});
