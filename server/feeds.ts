// Atom feeds of fundings, news and each startup, industry and location; Atom and JSON Feed of lists
// and alerts.

import type { Hono } from 'hono';
import type { FeedFormat } from '../app/base/outside-paths.ts';
import { exitsQuery } from '../app/catalogue/exit-contract.ts';
import { investorSearchQuery } from '../app/catalogue/investor-contract.ts';
import { getNotice } from '../app/catalogue/notice.server.ts';
import { findSiteTag } from '../app/catalogue/site-tag.server.ts';
import { loadCorrectionsFeed } from '../app/features/desk/corrections/log.server.ts';
import {
  loadAlertFeed,
  loadFeed,
  loadListFeed,
  loadNewsletterFeed,
  loadSubjectFeed,
} from '../app/features/messages/feeds/load-feeds.server.ts';
import { loadRoundsFeed } from '../app/features/rounds/list-rounds.server.ts';
import { type AtomFeed, renderAtom, renderJsonFeed } from '../app/feeds/feed-formats.ts';
import { listKeys } from '../app/find/lists/list-address.ts';
import { ROUNDS_SHAPE, STARTUPS_SHAPE } from '../app/find/lists/list-shapes.ts';
import type { Context } from '../app/http/context.ts';
import type { QueryKeys } from '../app/http/page.ts';
import { slugParam } from '../app/http/params.ts';
import { respond } from '../app/http/respond.server.ts';
import {
  ALL_CORRECTIONS,
  ALL_EXITS,
  ALL_INVESTORS,
  ALL_NEWS,
  ALL_PEOPLE,
  ALL_STARTUPS,
  type CacheTag,
  industryTag,
  NEWSLETTER,
  placeTag,
  startupTag,
} from '../app/page-cache/cache-tags.ts';
import type { Variables } from './site-parts.ts';

/** Entries link to what they are about by its slug. */
const FEED_SUBJECTS = [ALL_STARTUPS, ALL_INVESTORS, ALL_PEOPLE, ALL_EXITS];

interface WholeFeed {
  path: string;
  /** Keys of the query that it reads. */
  keys?: QueryKeys;
  load(context: Context): Promise<AtomFeed>;
  tags: CacheTag[];
}

const WHOLE = [
  {
    path: '/feeds/fundings.atom',
    load: (context) => loadFeed(context, 'fundings'),
    tags: [ALL_STARTUPS],
  },
  { path: '/feeds/news.atom', load: (context) => loadFeed(context, 'news'), tags: [ALL_NEWS] },
  // By the filters of /rounds, the newest announced first.
  {
    path: '/rounds.atom',
    keys: listKeys(ROUNDS_SHAPE),
    load: loadRoundsFeed,
    tags: [ALL_STARTUPS, ALL_INVESTORS],
  },
  { path: '/feeds/newsletter.atom', load: loadNewsletterFeed, tags: [NEWSLETTER] },
  {
    path: '/corrections.atom',
    load: loadCorrectionsFeed,
    tags: [ALL_CORRECTIONS, ...FEED_SUBJECTS],
  },
] as const satisfies readonly WholeFeed[];
const SUBJECTS = [
  { kind: 'startup', path: '/feeds/startup/:file{.+\\.atom}', tagOf: startupTag },
  { kind: 'industry', path: '/feeds/industry/:file{.+\\.atom}', tagOf: industryTag },
  { kind: 'location', path: '/feeds/location/:file{.+\\.atom}', tagOf: placeTag },
] as const;

/** A list or search by its filters. */
const LIST_PATH = '/feeds/list/:file{.+\\.(?:atom|json)}';
/** What an alert found. */
const ALERT_PATH = '/feeds/alert/:file{.+\\.(?:atom|json)}';

/** Searches are not: they read more, such as names. */
const CACHED_LISTS: Record<string, QueryKeys> = {
  rounds: listKeys(ROUNDS_SHAPE),
  startups: listKeys(STARTUPS_SHAPE),
  exits: Object.keys(exitsQuery.shape),
  investors: Object.keys(investorSearchQuery.shape),
};

declare module '../app/base/paths.ts' {
  interface Addresses
    extends Record<
      | (typeof WHOLE)[number]['path']
      | (typeof SUBJECTS)[number]['path']
      | typeof LIST_PATH
      | typeof ALERT_PATH,
      unknown
    > {}
}

/** With the keys of the query that each reads. */
export const FEED_PATHS: Array<[path: string, QueryKeys]> = [
  ...WHOLE.map(({ path, keys = [] }: WholeFeed): [string, QueryKeys] => [path, keys]),
  ...SUBJECTS.map(({ path }): [string, QueryKeys] => [path, []]),
  ...Object.entries(CACHED_LISTS).map(([name, keys]): [string, QueryKeys] => [
    `/feeds/list/:file{${name}\\.(?:atom|json)}`,
    keys,
  ]),
];

export function mountFeeds(app: Hono<Variables>): void {
  for (const { path, load, tags } of WHOLE) {
    app.get(path, async (c) => {
      const context = c.get('context');
      return answerFeed(context, await load(context), tags);
    });
  }
  app.get(LIST_PATH, async (c) => {
    const context = c.get('context');
    const { name, format } = readFile(c.req.param('file'));
    const feed = await loadListFeed(context, `/${name}${context.url.search}`, format);
    const tags = Object.hasOwn(CACHED_LISTS, name)
      ? [ALL_STARTUPS, ALL_INVESTORS, ALL_EXITS]
      : undefined;
    return answerFeed(context, feed, tags, format);
  });
  app.get(ALERT_PATH, async (c) => {
    const context = c.get('context');
    const { name, format } = readFile(c.req.param('file'));
    return answerFeed(context, await loadAlertFeed(context, name, format), undefined, format);
  });
  for (const { kind, path, tagOf } of SUBJECTS) {
    app.get(path, async (c, next) => {
      const slug = c.req.param('file').replace(/\.atom$/, '');
      if (!slugParam.safeParse(slug).success) return next();
      const context = c.get('context');
      const feed = await loadSubjectFeed(context, kind, slug);
      // Its news name other startups, too.
      return answerFeed(context, feed, [tagOf(slug), ALL_NEWS]);
    });
  }
}

function readFile(file: string): { name: string; format: FeedFormat } {
  const [, name = '', format] = /^(.+)\.(atom|json)$/.exec(file) ?? [];
  return { name, format: format === 'json' ? 'json' : 'atom' };
}

const TYPES: Record<FeedFormat, string> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

async function answerFeed(
  context: Context,
  feed: AtomFeed,
  cacheTags: readonly CacheTag[] | undefined,
  format: FeedFormat = 'atom',
): Promise<Response> {
  const { sql, settings, now } = context;
  const [subtitle, tag] = await Promise.all([getNotice(sql), findSiteTag(sql, settings)]);
  const render = format === 'json' ? renderJsonFeed : renderAtom;
  return respond(context, {
    status: 200,
    type: TYPES[format],
    cache: cacheTags ? 'public' : 'private',
    body: render(feed, { tag, subtitle: subtitle ?? undefined, updated: now }),
    cacheTags,
  });
}
