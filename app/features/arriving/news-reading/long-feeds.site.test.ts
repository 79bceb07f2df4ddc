// Reading a feed never stops visitors, whatever its publisher writes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestTurnOf, referenceWork } from '../../../../test/longest-turn.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { type FeedItem, readFeed } from './read-feed.ts';
import { loadCommonWords, storeNews } from './store-news.server.ts';
import { storeProposals } from './store-proposals.server.ts';

const ARTICLES = 30;
/** Of two of the longest articles, with room; all of them took five times as long. */
const MOST_REFERENCES = 100;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const articles = (summaryOf: (at: number) => string): FeedItem[] =>
  Array.from({ length: ARTICLES }, (_, at) => ({
    title: `Acme raises $2 million seed, says report ${at}`,
    url: `https://news.test/${at}`,
    publishedOn: '2026-10-31',
    summary: summaryOf(at).slice(0, 3_000),
    linkedHosts: [],
  }));

const mostUs = (references = MOST_REFERENCES) =>
  longestTurnOf(async () => {
    for (let count = 0; count < references; count += 1) referenceWork();
  });

test.each([
  [
    'summaries',
    `<item><title>Acme</title><link>/1</link><description>${'&lt;a href=a&gt;'.repeat(600)}</description></item>`,
  ],
  ['elements', '<a></a>'.repeat(1_000)],
])('a feed of two megabytes of %s', async (_, part) => {
  const xml = `<rss>${part.repeat(Math.ceil(2_000_000 / part.length))}</rss>`;
  const read = () => readFeed(Buffer.from(xml), { url: 'https://news.test/' });
  await read();
  expect(await longestTurnOf(read)).toBeLessThan(await mostUs(15));
});

test('articles that name hundreds of startups each', async () => {
  const rows = await site.sql.selectFrom('startups').select('name').execute();
  const names = rows.map(({ name }) => name);
  const items = articles((at) => [...names.slice(at * 30), ...names].join(' raised, '));
  const reading = { now: site.now(), loadCommon: () => loadCommonWords(site.sql) };
  const longest = await longestTurnOf(() => storeNews(site.sql, 'Long', items, reading));
  expect(longest).toBeLessThan(await mostUs());
});

test('articles of words that may each begin an announcement', async () => {
  const items = articles(() => `Acme raises $2 million ${'a '.repeat(1_500)}`);
  const store = (some: FeedItem[]) => storeProposals(site.sql, 'Long', some, site.now());
  // Patterns are compiled when they are used first.
  await store(items.slice(0, 1));
  const longest = await longestTurnOf(() => store(items.slice(1)));
  expect(longest).toBeLessThan(await mostUs());
});
