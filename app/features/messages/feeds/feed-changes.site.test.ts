import { beforeEach, describe, expect, test } from 'vitest';
import {
  makeFunding,
  makeIndustry,
  makeInvestor,
  makeStartup,
} from '../../../../test/factories.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from '../../../../test/parse-xml.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Reads a feed and checks the requirements of RFC 4287. */
async function readFeed(
  site: TestSite,
  path: string,
): Promise<{ feed: XmlElement; entries: XmlElement[] }> {
  const answer = await site.request(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = parseXml(await answer.text());
  expect(feed.name).toBe('feed');
  expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
  expect(textOf(feed, 'id')).toBe(`http://localhost:3000${path}`);
  expect(linkOf(feed, 'self')).toBe(`http://localhost:3000${path}`);
  expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).toEqual(['Griot']);
  const entries = childrenOf(feed, 'entry');
  expect(entries.length).toBeLessThanOrEqual(50);
  for (const one of [feed, ...entries]) {
    expect(textOf(one, 'updated')).toMatch(RFC_3339);
    expect(textOf(one, 'title')).not.toBe('');
    expect(() => new URL(textOf(one, 'id'))).not.toThrow();
    expect(linkOf(one, 'alternate')).toMatch(/^https?:/);
  }
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const newest = entries
    .map((entry) => textOf(entry, 'updated'))
    .toSorted()
    .at(-1);
  expect(textOf(feed, 'updated')).toBe(newest ?? '1970-01-01T00:00:00.000Z');
  return { feed, entries };
}

function linkOf(element: XmlElement, rel: string): string {
  const link = childrenOf(element, 'link').find(({ attributes }) => attributes.rel === rel);
  return link?.attributes.href ?? '';
}

const titlesOf = (entries: XmlElement[]) => entries.map((entry) => textOf(entry, 'title'));

describe('feeds of a catalogue of their own', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await openTestSite({ catalogue: 'empty' });
    return () => site.close();
  });

  test('an empty feed is still a feed', async () => {
    expect((await readFeed(site, '/feeds/fundings.atom')).entries).toEqual([]);
    expect((await readFeed(site, '/feeds/news.atom')).entries).toEqual([]);
    const { slug } = await makeStartup(site.sql);
    expect((await readFeed(site, `/feeds/startup/${slug}.atom`)).entries).toEqual([]);
  });

  test('a round says its amount, date and investors; what is not known is said so or left out', async () => {
    const { id } = await makeStartup(site.sql, { name: 'Market Pay' });
    const lead = await makeInvestor(site.sql, { name: 'First Fund' });
    const other = await makeInvestor(site.sql, { name: 'Angel & Co' });
    const day = { announced_on: '2024-05-17', announced_precision: 'day' } as const;
    const investors = [{ id: other.id }, { id: lead.id, lead: true }];
    await makeFunding(site.sql, { startup_id: id, amount_usd: 4_000_000, ...day, investors });
    await makeFunding(site.sql, {
      startup_id: id,
      round: 'Grant',
      announced_on: '2024-05-01',
      announced_precision: 'month',
    });
    await makeFunding(site.sql, { startup_id: id, announced_on: null, announced_precision: null });
    const { entries } = await readFeed(site, '/feeds/fundings.atom');
    expect(titlesOf(entries)).toEqual([
      'Market Pay raised $4.0M in a Seed round',
      'Market Pay raised an undisclosed amount in a grant',
      'Market Pay raised an undisclosed amount in a Seed round',
    ]);
    expect(entries.map((entry) => textOf(entry, 'summary'))).toEqual([
      'Announced 17 May 2024. Investors: First Fund (lead), Angel & Co.',
      'Announced May 2024. Investors undisclosed.',
      'Date of the announcement unknown. Investors undisclosed.',
    ]);
    const published = entries.map((entry) =>
      childrenOf(entry, 'published').map(({ text }) => text),
    );
    expect(published).toEqual([['2024-05-17T00:00:00.000Z'], [], []]);
  });

  test('an entry keeps its id when a round gets another slug (RFC 4287 section 4.2.6)', async () => {
    const startup = await makeStartup(site.sql);
    const { id } = await makeFunding(site.sql, { startup_id: startup.id, slug: 'first-slug' });
    const idOf = async () => {
      const { entries } = await readFeed(site, '/feeds/fundings.atom');
      return entries.map((entry) => textOf(entry, 'id'));
    };
    const before = await idOf();
    for (const [at, [old_slug, slug]] of [
      ['first-slug', 'second-slug'],
      ['second-slug', 'third-slug'],
    ].entries()) {
      await site.sql
        .insertInto('slug_history')
        .values({
          kind: 'funding',
          old_slug: old_slug ?? '',
          entity_id: id,
          changed_at: new Date(2026, 1, at + 1),
        })
        .execute();
      await site.sql.updateTable('fundings').set({ slug }).where('id', '=', id).execute();
    }
    expect(before).toEqual(['http://localhost:3000/funding/first-slug']);
    expect(await idOf()).toEqual(before);
    const { entries } = await readFeed(site, '/feeds/fundings.atom');
    expect(entries.map((entry) => linkOf(entry, 'alternate'))).toEqual([
      'http://localhost:3000/funding/third-slug',
    ]);
  });

  test('the feed of a startup that moved is at its new slug', async () => {
    const { id } = await makeStartup(site.sql, { slug: 'new-name' });
    await site.sql
      .insertInto('slug_history')
      .values({ kind: 'startup', old_slug: 'old-name', entity_id: id })
      .execute();
    const answer = await site.request('/feeds/startup/old-name.atom');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/feeds/startup/new-name.atom');
  });

  test('hostile text stays text, and an article’s id is its own', async () => {
    const name = '<script>alert(1)</script>\u0007 & =cmd|"/c" \u202Eknarf ]]>';
    const startup = await makeStartup(site.sql, { name, industries: ['payments'] });
    await makeFunding(site.sql, { startup_id: startup.id });
    const news = {
      title: name,
      publisher: name,
      url: 'https://news.test/?a=1&b="2"',
      published_on: '2024-05-17',
    };
    const { id } = await site.sql
      .insertInto('news')
      .values(news)
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.sql
      .insertInto('news_startups')
      .values({ news_id: id, startup_id: startup.id })
      .execute();
    const shown = '<script>alert(1)</script> & =cmd|"/c" knarf ]]>';
    const { entries } = await readFeed(site, '/feeds/industry/payments.atom');
    expect(titlesOf(entries)).toEqual([
      shown,
      `${shown} raised an undisclosed amount in a Seed round`,
    ]);
    const [article] = entries;
    expect(article && linkOf(article, 'alternate')).toBe('https://news.test/?a=1&b="2"');
    expect(article && textOf(article, 'id')).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect((await readFeed(site, `/feeds/startup/${startup.slug}.atom`)).entries).toHaveLength(2);
  });

  test('an industry or place without startups has an empty feed', async () => {
    await makeIndustry(site.sql, 'space');
    expect((await readFeed(site, '/feeds/industry/space.atom')).entries).toEqual([]);
  });

  test('fictional data is announced in every feed', async () => {
    await site.sql
      .insertInto('site_state')
      .values({ key: 'catalogue', value: JSON.stringify({ kind: 'demo' }) })
      .execute();
    const { feed } = await readFeed(site, '/feeds/fundings.atom');
    expect(textOf(feed, 'subtitle')).toContain('fictional');
  });
});
