// The 50 newest rounds, the 50 newest news, or both for one subject.
import { formatPartialDate, type PartialDate, toStartOfPeriod } from '../../../base/dates.ts';
import { feedPath, foundPath, fundingPath, newsPath } from '../../../base/paths.ts';
import { uuidOfAddress } from '../../../feeds/address-uuid.server.ts';
import { type AtomEntry, type AtomFeed, feedOf } from '../../../feeds/atom.ts';
import type { FeedSubjectKind } from '../../../feeds/feed-link.ts';
import type { Context } from '../../../http/context.ts';
import type { Settings } from '../../../http/settings.ts';
import { fundingsText, feedsText as text } from '../../../text/text.ts';
import { findFeedSubject } from './feed-scope.server.ts';
import {
  type FeedFunding,
  type FeedNews,
  listFeedFundings,
  listFeedNews,
} from './queries.server.ts';

const ENTRIES = 50;

export async function loadFeed(context: Context, of: 'fundings' | 'news'): Promise<AtomFeed> {
  const { sql, settings } = context;
  const entries =
    of === 'fundings'
      ? (await listFeedFundings(sql, null, ENTRIES)).map((row) => fundingEntry(row, settings))
      : (await listFeedNews(sql, null, ENTRIES)).map(newsEntry);
  const title = text.feedTitle(text[of], settings.PRODUCT_NAME);
  const page = of === 'fundings' ? '/' : newsPath();
  return feedOf(settings, { title, self: feedPath(of), page }, entries);
}

/** Throws a redirect for an old slug, and 404. */
export async function loadSubjectFeed(
  { sql, settings }: Context,
  kind: FeedSubjectKind,
  slug: string,
): Promise<AtomFeed> {
  const subject = await findFeedSubject(sql, kind, slug);
  const [fundings, news] = await Promise.all([
    listFeedFundings(sql, subject, ENTRIES),
    listFeedNews(sql, subject, ENTRIES),
  ]);
  const entries = [
    ...fundings.map((row) => ({ on: row.announced_on, entry: fundingEntry(row, settings) })),
    ...news.map((row) => ({ on: row.published_on, entry: newsEntry(row) })),
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

function fundingEntry(row: FeedFunding, { SITE_URL }: Settings): AtomEntry {
  const { startup, announced_on, investors } = row;
  return {
    id: `${SITE_URL}${fundingPath(row.first_slug)}`,
    title: startup + fundingsText.raised(row),
    href: `${SITE_URL}${fundingPath(row.slug)}`,
    updated: row.updated_at.toISOString(),
    published: announced_on?.precision === 'day' ? startOf(announced_on) : undefined,
    summary: `${text.announced(announced_on && formatPartialDate(announced_on))} ${text.investors(investors)}`,
    via: row.source_url ?? undefined,
  };
}

// An article's address identifies it in every directory.
function newsEntry({ title, publisher, url, published_on, startups }: FeedNews): AtomEntry {
  return {
    id: `urn:uuid:${uuidOfAddress(url)}`,
    title,
    href: url,
    updated: startOf(published_on),
    published: published_on.precision === 'day' ? startOf(published_on) : undefined,
    author: publisher,
    summary:
      `${text.published(publisher, formatPartialDate(published_on))} ${text.names(startups)}`.trim(),
  };
}

function startOf(date: PartialDate): string {
  return `${toStartOfPeriod(date)}T00:00:00.000Z`;
}
