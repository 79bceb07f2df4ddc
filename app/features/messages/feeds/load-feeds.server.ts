// The feeds of the site: rounds, news, both of one subject, issues of the newsletter, a list, and
// what an alert found.

import { type RawBuilder, sql as raw } from 'kysely';
import {
  formatDay,
  formatPartialDate,
  type PartialDate,
  toStartOfPeriod,
} from '../../../base/dates.ts';
import { alertFeedPath, type FeedFormat, listFeedPath } from '../../../base/outside-paths.ts';
import { feedPath, foundPath, issuePath, newsletterPath, newsPath } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { UNNAMED } from '../../../data/named-statements.ts';
import {
  type AtomEntry,
  type AtomFeed,
  feedOf,
  uuidOfAddress,
} from '../../../feeds/feed-formats.ts';
import type { FeedSubjectKind } from '../../../feeds/feed-link.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import { findNamed } from '../../../follows/follows.server.ts';
import type { Context } from '../../../http/context.ts';
import { notFound } from '../../../http/errors.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';
import { newsletterText, feedsText as text } from '../../../text/text.ts';
import { roundEntry } from '../../rounds/list-rounds.server.ts';
import { findAlertItems } from '../alerts/alerts.server.ts';
import { openList } from '../alerts/followed-list.server.ts';
import type { ItemKind } from '../contract.ts';
import { listLines } from '../lines.server.ts';
import { listIssues } from '../newsletter/issues.server.ts';
import { type FeedNews, listNewestNews, listNewestRounds } from './newest.server.ts';

const ENTRIES = 50;

/** The newest rounds or news. */
export async function loadFeed(context: Context, of: 'fundings' | 'news'): Promise<AtomFeed> {
  const { sql, settings } = context;
  const entries =
    of === 'fundings'
      ? (await listNewestRounds(sql, null, ENTRIES)).map((round) =>
          roundEntry(round, settings.SITE_URL),
        )
      : (await listNewestNews(sql, null, ENTRIES)).map(toNewsEntry);
  const title = text.feedTitle(text[of], settings.PRODUCT_NAME);
  const page = of === 'fundings' ? '/' : newsPath();
  return feedOf(settings, { title, self: feedPath(of), page }, entries);
}

/** Rounds and news together. Throws a redirect for an old slug, and 404. */
export async function loadSubjectFeed(
  { sql, settings }: Context,
  kind: FeedSubjectKind,
  slug: string,
): Promise<AtomFeed> {
  const subject = await findNamed(sql, kind, slug);
  if (!subject) {
    if (kind !== 'startup') throw notFound(kind, slug);
    throw await movedOrMissing(sql, kind, slug, (now) => feedPath(kind, now));
  }
  const [rounds, news] = await Promise.all([
    listNewestRounds(sql, subject, ENTRIES),
    listNewestNews(sql, subject, ENTRIES),
  ]);
  const entries = [
    ...rounds.map((row) => ({ on: row.announced_on, entry: roundEntry(row, settings.SITE_URL) })),
    ...news.map((row) => ({ on: row.published_on, entry: toNewsEntry(row) })),
  ]
    .toSorted((a, b) => dayOf(b.on).localeCompare(dayOf(a.on)))
    .slice(0, ENTRIES)
    .map(({ entry }) => entry);
  const title = text.feedTitle(text.about(subject.name), settings.PRODUCT_NAME);
  const about = { title, self: feedPath(kind, slug), page: foundPath(kind, slug) };
  return feedOf(settings, about, entries);
}

/** Undated entries last. */
function dayOf(date: PartialDate | null): string {
  return date ? toStartOfPeriod(date) : '';
}

// An article's address identifies it in every directory.
function toNewsEntry({ title, publisher, url, published_on, startups }: FeedNews): AtomEntry {
  const published = `${toStartOfPeriod(published_on)}T00:00:00.000Z`;
  return {
    id: `urn:uuid:${uuidOfAddress(url)}`,
    title,
    href: url,
    updated: published,
    published: published_on.precision === 'day' ? published : undefined,
    author: publisher,
    summary:
      `${text.published(publisher, formatPartialDate(published_on))} ${text.names(startups)}`.trim(),
  };
}

export async function loadNewsletterFeed({ sql, settings }: Context): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = settings;
  const title = newsletterText.subject(PRODUCT_NAME, newsletterText.title);
  const entries = (await listIssues(sql, ENTRIES)).map((issue) => ({
    id: `issue/${issue.day}`,
    title: issue.title,
    href: SITE_URL + issuePath(issue.day),
    updated: issue.released_at.toISOString(),
    published: issue.released_at.toISOString(),
    summary: newsletterText.issueDescription(issue.title, formatDay(issue.day)),
  }));
  return feedOf(settings, { title, self: feedPath('newsletter'), page: newsletterPath() }, entries);
}

/** The latest additions and changes of a list. Throws 422, 503. */
export async function loadListFeed(context: Context, address: string, format: FeedFormat) {
  const { kind, address: tidy, name, matching } = await openList(context, address);
  const newest = await withinSearchBudget(context, (searchSql) =>
    listLastChanged(searchSql, kind, matching),
  );
  const about = { name, self: listFeedPath(tidy, format), page: tidy };
  return toFeed(context, about, kind, newest);
}

/** The results of an alert, at its secret address. Throws 404. */
export async function loadAlertFeed(context: Context, uuid: string, format: FeedFormat) {
  const alert = await findAlertItems(context.sql, uuid, ENTRIES);
  if (!alert) throw notFound('feed', uuid);
  const { name, kind, address, items } = alert;
  const about = { name, self: alertFeedPath(uuid, format), page: address };
  return toFeed(context, about, kind, items);
}

interface Dated {
  id: number;
  at: Date;
}

const CHANGES: Record<ItemKind, { table: string; key: string; at: RawBuilder<unknown> }> = {
  round: { table: 'fundings', key: 'o.id', at: raw`o.updated_at` },
  startup: { table: 'search_startups', key: 'o.startup_id', at: raw`o.updated_at` },
  investor: { table: 'investors', key: 'o.id', at: raw`o.updated_at` },
  exit: { table: 'startup_events', key: 'o.id', at: raw`o.created_at` },
};

async function listLastChanged(sql: Sql, kind: ItemKind, matching: RawBuilder<unknown>) {
  const { table, key, at } = CHANGES[kind];
  const { rows } = await raw<Dated>`${raw.raw(UNNAMED)}
    select m.id, ${at} as at from (${matching}) m join ${raw.table(table)} o on ${raw.ref(key)} = m.id
    order by 2 desc, 1 desc limit ${ENTRIES}`.execute(sql);
  return rows;
}

async function toFeed(
  { sql, settings }: Context,
  { name, self, page }: { name: string; self: string; page: string },
  kind: ItemKind,
  dated: readonly Dated[],
): Promise<AtomFeed> {
  const { SITE_URL, PRODUCT_NAME } = settings;
  const times = new Map(dated.map(({ id, at }) => [id, at]));
  const lines = await listLines[kind](sql, [...times.keys()], 'alert');
  const entries = lines.flatMap(({ id, title, note, path }) => {
    const at = times.get(id);
    const href = SITE_URL + path;
    return at
      ? [{ id: `${kind}/${id}`, title, href, updated: at.toISOString(), summary: note }]
      : [];
  });
  return feedOf(settings, { title: text.feedTitle(name, PRODUCT_NAME), self, page }, entries);
}
