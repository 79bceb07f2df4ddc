import { sql as raw } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  makeFunding,
  makeIndustry,
  makeInvestor,
  makeStartup,
} from '../../../../test/factories.ts';
import { childrenOf, textOf, type XmlElement } from '../../../../test/parse-xml.ts';
import { linkOf, readFeed } from '../../../../test/read-feed.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { recordSiteTag } from '../../../catalogue/site-tag.server.ts';

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

  test('an entry keeps its id when a round gets another slug and the site another host (RFC 4287 section 4.2.6)', async () => {
    const startup = await makeStartup(site.sql);
    const { id } = await makeFunding(site.sql, { startup_id: startup.id, slug: 'first-slug' });
    const idOf = async () => {
      const { entries } = await readFeed(site, '/feeds/fundings.atom');
      return entries.map((entry) => textOf(entry, 'id'));
    };
    expect(await idOf()).toEqual([`tag:localhost,2026:round/${id}`]);
    await recordSiteTag(site.sql, 'http://localhost:3000', new Date('2027-03-01'));
    await recordSiteTag(site.sql, 'https://griot.example', new Date('2027-03-01'));
    await recordSiteTag(site.sql, 'https://moved.example', new Date('2028-03-01'));
    const before = await idOf();
    expect(before).toEqual([`tag:griot.example,2027:round/${id}`]);
    await site.sql
      .updateTable('fundings')
      .set({ slug: 'third-slug' })
      .where('id', '=', id)
      .execute();
    expect(await idOf()).toEqual(before);
    const { entries } = await readFeed(site, '/feeds/fundings.atom');
    expect(entries.map((entry) => linkOf(entry, 'alternate'))).toEqual([
      'http://localhost:3000/funding/third-slug',
    ]);
  });

  test('an exit without a date was updated when it was recorded', async () => {
    const { id } = await makeStartup(site.sql);
    const { rows } = await raw<{ id: number }>`
      insert into startup_events (startup_id, kind, created_at)
      values (${id}, 'closed', '2026-10-05T08:00:00Z') returning id`.execute(site.sql);
    const { entries } = await readFeed(site, '/feeds/list/exits.atom');
    const [exit] = entries.map((entry) => [textOf(entry, 'id'), textOf(entry, 'updated')]);
    expect(exit).toEqual([`tag:localhost,2026:exit/${rows[0]?.id}`, '2026-10-05T08:00:00.000Z']);
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
