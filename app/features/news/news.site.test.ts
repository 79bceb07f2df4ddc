import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';

interface Shown {
  heading: string;
  isContinued: boolean;
  titles: string[];
}

function readPeriods(html: string): Shown[] {
  const [list = ''] = /<ol class="news-periods" id="news">.*<\/ol>/s.exec(html) ?? [];
  return list
    .split('<li class="news-period')
    .slice(1)
    .map((period) => ({
      heading: /<h2><time dateTime="[^"]+">([^<]*)</.exec(period)?.[1] ?? '',
      isContinued: period.startsWith(' news-period-continued'),
      titles: [...period.matchAll(/rel="noopener nofollow" dir="auto">([^<]*)</g)].map(
        ([, title]) => title ?? '',
      ),
    }));
}

describe('/news of the starter catalogue', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test('Load more walks through every entry once, newest first', async () => {
    const { total } = await site.sql
      .selectFrom('news')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const periods: Shown[] = [];
    let path: string | undefined = '/news';
    while (path) {
      const html: string = await site.page(path);
      periods.push(...readPeriods(html));
      path = /<a class="[^"]*" href="([^"]+)" rel="next" data-load-more="news"/.exec(html)?.[1];
    }
    const titles = periods.flatMap((one) => one.titles);
    expect(titles).toHaveLength(total);
    expect(new Set(titles).size).toBe(total);
    const starts = periods.map(({ heading }) =>
      Date.parse(`${heading.replace(', continued', '')} UTC`),
    );
    expect(starts.every((start) => !Number.isNaN(start))).toBe(true);
    expect(starts).toEqual(starts.toSorted((a, b) => b - a));
  });

  test('each entry links to its article and to the startups it names', async () => {
    const html = await site.page('/news');
    const entry = await site.sql
      .selectFrom('news as n')
      .innerJoin('news_startups as ns', 'ns.news_id', 'n.id')
      .innerJoin('startups as s', 's.id', 'ns.startup_id')
      .select(['n.url', 'n.publisher', 's.slug'])
      .orderBy('n.published_on', 'desc')
      .orderBy('n.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(html).toContain(`href="${entry.url.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`<bdi>${entry.publisher}</bdi>`);
    expect(html).toContain(`<a href="/startup/${entry.slug}">`);
  });

  test('page 1 is canonical without a number, later pages with it', async () => {
    expect(await site.page('/news?page=1&utm_source=x')).toContain(
      '<link rel="canonical" href="http://localhost:3000/news"/>',
    );
    expect(await site.page('/news?page=2')).toContain(
      '<link rel="canonical" href="http://localhost:3000/news?page=2"/>',
    );
  });

  test('names its feed', async () => {
    expect(await site.page('/news')).toContain(
      'type="application/atom+xml" title="News about African startups" href="/feeds/news.atom"',
    );
  });

  test('a page past the end is 200 and says so, with the way back', async () => {
    const html = await site.page('/news?page=9999');
    expect(html).toContain('There is no older news.');
    expect(html).toContain('<a href="/news">Go to the newest</a>');
    expect(html).not.toContain('data-load-more');
  });

  test.each(['0', 'abc', '-1', '1.5', ''])('page=%s is refused', async (page) => {
    expect((await site.request(`/news?page=${page}`)).status).toBe(422);
  });

  test('stays light: at most 14.6 KB on the wire', async () => {
    const answer = await site.request('/news', { headers: { 'accept-encoding': 'br' } });
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(14_600);
  });
});

describe('/news of a catalogue of its own', () => {
  let site: TestSite;
  let subject: { id: number };
  beforeEach(async () => {
    site = await openTestSite({ catalogue: 'empty' });
    subject = await makeStartup(site.sql);
    return () => site.close();
  });

  let made = 0;
  async function publish(
    date: string,
    precision: 'day' | 'month' | 'year',
    title = `News ${++made}`,
  ) {
    const row = {
      title,
      publisher: 'Daily',
      url: `https://news.test/${++made}`,
      published_on: date,
    };
    const news = await site.sql
      .insertInto('news')
      .values({ ...row, published_precision: precision })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.sql
      .insertInto('news_startups')
      .values({ news_id: news.id, startup_id: subject.id })
      .execute();
    return news;
  }

  test('without news it says what is missing and why', async () => {
    const html = await site.page('/news');
    expect(html).toContain('No news recorded yet.');
    expect(html).not.toContain('id="news"');
    expect(html).not.toContain('data-load-more');
    expect(await site.page('/news?page=3')).toContain('There is no older news.');
  });

  test('a month is after its days and a year after its months, each under its own name', async () => {
    await publish('2024-05-01', 'month', 'in May');
    await publish('2024-05-01', 'day', 'May Day');
    await publish('2024-05-17', 'day', 'later');
    await publish('2024-01-01', 'year', 'in the year');
    await publish('2024-01-01', 'day', 'New Year');
    await publish('2024-01-01', 'month', 'in January');
    const shown = readPeriods(await site.page('/news')).map(({ heading, titles }) => [
      heading,
      ...titles,
    ]);
    expect(shown).toEqual([
      ['17 May 2024', 'later'],
      ['1 May 2024', 'May Day'],
      ['May 2024', 'in May'],
      ['1 January 2024', 'New Year'],
      ['January 2024', 'in January'],
      ['2024', 'in the year'],
    ]);
  });

  test('a day that goes on over the end of a page is marked as continued on the next', async () => {
    for (let at = 0; at < 21; at++) await publish('2024-05-17', 'day');
    await publish('2024-05-12', 'day');
    const [first] = readPeriods(await site.page('/news'));
    expect(first).toMatchObject({ heading: '17 May 2024', isContinued: false });
    expect(first?.titles).toHaveLength(20);
    const [rest, next] = readPeriods(await site.page('/news?page=2'));
    expect(rest).toMatchObject({ heading: '17 May 2024, continued', isContinued: true });
    expect(rest?.titles).toHaveLength(1);
    expect(next).toMatchObject({ heading: '12 May 2024', isContinued: false });
  });

  test('script, formulas and marks of direction in a title stay words', async () => {
    const { id } = await publish(
      '2024-05-17',
      'day',
      '<script>alert(1)</script> =1+1 \u202Edesrever',
    );
    const startup = await makeStartup(site.sql, { name: '"><img src=x onerror=alert(1)>' });
    await site.sql
      .insertInto('news_startups')
      .values({ news_id: id, startup_id: startup.id })
      .execute();
    const html = await site.page('/news');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; =1+1');
    expect(html).not.toContain('<img');
    expect(html).toContain(`<bdi>&quot;&gt;&lt;img src=x onerror=alert(1)&gt;</bdi>`);
  });
});
