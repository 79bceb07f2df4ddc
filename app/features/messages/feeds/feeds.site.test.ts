import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf, type XmlElement } from '../../../../test/parse-xml.ts';
import { linkOf, readFeed } from '../../../../test/read-feed.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listNewestNews, listNewestRounds } from './newest.server.ts';

const titlesOf = (entries: XmlElement[]) => entries.map((entry) => textOf(entry, 'title'));

describe('feeds of the starter catalogue', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test.each(['/feeds/fundings.atom', '/feeds/news.atom'])('%s has the 50 newest', async (path) => {
    expect((await readFeed(site, path)).entries).toHaveLength(50);
  });

  test('every page a feed leads to on this site exists', async () => {
    for (const path of [
      '/feeds/fundings.atom',
      '/feeds/startup/flutterwave.atom',
      '/feeds/location/kenya.atom',
    ]) {
      const { feed, entries } = await readFeed(site, path);
      const own = [feed, ...entries.slice(0, 5)]
        .map((one) => linkOf(one, 'alternate'))
        .filter((href) => href.startsWith('http://localhost:3000/'));
      for (const href of own) await site.page(new URL(href).pathname);
    }
  });

  test('a startup’s feed has its rounds and its news, newest first', async () => {
    const { feed, entries } = await readFeed(site, '/feeds/startup/flutterwave.atom');
    expect(textOf(feed, 'title')).toBe('Flutterwave: funding rounds and news - Griot');
    const { data: rounds } = await site.api('/startup/flutterwave/fundings');
    const { meta } = await site.api('/startup/flutterwave/news');
    expect(entries).toHaveLength(rounds.length + meta.total);
    const [newest] = rounds;
    const titles = titlesOf(entries).filter((title) => title.startsWith('Flutterwave raised '));
    expect(titles).toHaveLength(rounds.length);
    expect(titles[0]?.toLowerCase()).toContain(newest.round.toLowerCase());
  });

  test('industries and places have feeds, and only of what is in them', async () => {
    const { entries } = await readFeed(site, '/feeds/location/kenya.atom');
    const slugs = entries
      .map((entry) => linkOf(entry, 'alternate'))
      .filter((href) => href.startsWith('http://localhost:3000/funding/'))
      .map((href) => href.split('/').at(-1) ?? '');
    expect(slugs.length).toBeGreaterThan(5);
    for (const slug of slugs.slice(0, 10)) {
      expect((await site.api(`/funding/${slug}`)).data.startup.country_slug).toBe('kenya');
    }
    const { data: industries } = await site.api('/industry');
    const [largest] = industries.toSorted(
      (a: { startups_count: number }, b: { startups_count: number }) =>
        b.startups_count - a.startups_count,
    );
    expect((await readFeed(site, `/feeds/industry/${largest.slug}.atom`)).entries).toHaveLength(50);
  });

  test.each([
    '/feeds/startup/no-such-startup.atom',
    '/feeds/industry/no-such-industry.atom',
    '/feeds/location/atlantis.atom',
    '/feeds/startup/Flutterwave.atom',
    '/feeds/startup/.atom',
    '/feeds/startup/flutterwave',
    '/feeds/startup/a/b.atom',
    '/feeds/startup/flutterwave%00.atom',
    '/feeds/investors.atom',
    '/feeds/person/ada.atom',
    '/feeds',
  ])('%s is not found', async (path) => {
    expect((await site.request(path)).status).toBe(404);
  });

  test('of every place they are the newest of all it has, undated rounds last', async () => {
    const { sql } = site;
    const { rows: places } = await raw<{
      id: number;
      name: string;
      rounds: string[];
      news: string[];
    }>`
      select p.id, p.name,
        array(select f.slug from fundings f join startups s on s.id = f.startup_id
          where p.id in (s.country_id, s.city_id) order by f.announced_on desc nulls last, f.id desc) as rounds,
        array(select n.url from news n where exists (select from news_startups about join startups s on s.id = about.startup_id
            where about.news_id = n.id and p.id in (s.country_id, s.city_id))
          order by n.published_on desc, n.id desc) as news
      from places p where p.kind in ('country', 'city')`.execute(sql);
    for (const limit of [3, 50]) {
      for (const { id, name, rounds, news } of places.filter(({ rounds }) => rounds.length > 0)) {
        const subject = { type: 'location' as const, id, name };
        const fundings = await listNewestRounds(sql, subject, limit);
        expect(
          fundings.map(({ slug }) => slug),
          name,
        ).toEqual(rounds.slice(0, limit));
        const entries = await listNewestNews(sql, subject, limit);
        expect(
          entries.map(({ url }) => url),
          name,
        ).toEqual(news.slice(0, limit));
      }
    }
  });

  test('mentions follow the day of their news', async () => {
    await raw`update news set published_on = published_on - 400 where id % 3 = 0`.execute(site.sql);
    const { rows } = await raw`
      select from news_startups about join news n on n.id = about.news_id
      where about.published_on is distinct from n.published_on`.execute(site.sql);
    expect(rows).toEqual([]);
  });

  test('an unchanged feed is a 304', async () => {
    const first = await site.request('/feeds/news.atom');
    const etag = first.headers.get('etag') ?? '';
    const again = await site.request('/feeds/news.atom', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test.each([
    ['/', '/feeds/fundings.atom'],
    ['/news', '/feeds/news.atom'],
    ['/startup/flutterwave', '/feeds/startup/flutterwave.atom'],
    ['/startup/flutterwave/fundings', '/feeds/startup/flutterwave.atom'],
    ['/location/kenya', '/feeds/location/kenya.atom'],
    ['/industry/fintech', '/feeds/industry/fintech.atom'],
  ])('%s names %s in its head', async (page, feed) => {
    const html = await site.page(page);
    const links = [...html.matchAll(/<link rel="alternate"[^>]*>/g)].map(([link]) => link);
    expect(links.find((link) => link.includes(`href="${feed}"`))).toContain(
      'type="application/atom+xml"',
    );
    expect((await site.request(feed)).status).toBe(200);
  });
});
