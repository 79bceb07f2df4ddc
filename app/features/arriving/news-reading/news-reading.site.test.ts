import { describe, expect, test } from 'vitest';
import { makeStartup } from '../../../../test/factories.ts';
import { useNewsFeeds } from '../../../../test/news-feeds.ts';
import { readSettings } from '../../../http/settings.ts';
import { arrivingWork } from '../jobs.server.ts';

const kit = useNewsFeeds();
const { fetchLocal, asked, rss, feed, read, listStored, stateOf } = kit;

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
    const { data } = await kit.site.api('/startup/kuda/news');
    expect(data.map(({ title }: { title: string }) => title)).toEqual([
      'Flutterwave and Kuda partner',
      'Kuda grows',
    ]);
    expect(await kit.site.page('/news')).toContain('Flutterwave and Kuda partner');
  });

  test('a name without its last, general word needs company', async () => {
    await makeStartup(kit.site.sql, { slug: 'twiga-foods', name: 'Twiga Foods' });
    await makeStartup(kit.site.sql, { slug: 'tatu-city-foods', name: 'Tatu City Foods' });
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

describe('what feeds write', () => {
  test('hostile text is shown as text, cleaned, on the page, in the API and in our own feed', async () => {
    const title = `Kuda <script>alert(1)</script>=1+1 \u202Eexe\u200B <img src=x onerror=alert(2)> ${'long '.repeat(2_500)}`;
    await read([feed('one', rss([title, 'https://news.test/a"onmouseover="x']))]);
    const [stored] = await listStored();
    expect(stored?.title).toMatch(/^Kuda =1\+1 exe long/);
    expect(Array.from(stored?.title ?? '').length).toBeLessThanOrEqual(300);
    expect(stored?.url).not.toContain('"');
    for (const path of ['/news', '/startup/kuda/news-activities', '/feeds/news.atom']) {
      const text = await kit.site.page(path);
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
  const log = { info() {}, warn() {}, error() {} };
  const isReading = (env: Record<string, string>, feeds = [feed('one', rss())]) =>
    arrivingWork(kit.site.sql, { ...readSettings(env), feeds }, fetchLocal, log).loops.some(
      ({ name }) => name === 'read-news',
    );

  test('in production, or where it is switched on', () => {
    const production = { SITE_URL: 'https://griot.example' };
    expect(isReading({})).toBe(false);
    expect(isReading(production)).toBe(true);
    expect(isReading({ NEWS_READING: 'on' })).toBe(true);
    expect(isReading({ ...production, NEWS_READING: 'off' })).toBe(false);
  });

  test('not without feeds', () => {
    expect(isReading({ NEWS_READING: 'on' }, [])).toBe(false);
  });
});
