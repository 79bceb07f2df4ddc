import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { readDueFeeds } from '../app/features/arriving/news-reading/read-news.server.ts';
import type { NewsFeed } from '../app/http/config-files.server.ts';
import { createFetchOutside } from '../app/http/fetch-outside.server.ts';
import { makeStartup } from './factories.ts';
import { openTestSite, type TestSite } from './site.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const NOW = new Date('2026-11-01T12:00:00Z');

export function useNewsFeeds() {
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

  async function read(
    feeds: NewsFeed[],
    { now = NOW, timeoutMs }: { now?: Date; timeoutMs?: number } = {},
  ) {
    const warned: object[] = [];
    await readDueFeeds({
      sql: site.sql,
      feeds,
      fetch: fetchLocal,
      log: { info() {}, error() {}, warn: (fields) => void warned.push(fields) },
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

  return {
    fetchLocal,
    asked,
    rss,
    feed,
    read,
    listStored,
    stateOf,
    get site() {
      return site;
    },
  };
}
