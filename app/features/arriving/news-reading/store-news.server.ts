import { sql as raw } from 'kysely';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import { listCandidates } from './candidates.server.ts';
import type { FeedItem } from './feed-item.ts';
import { findMentions, type IsCommon } from './find-mentions.ts';

const OLDEST = '1990-01-01';

interface Dated extends FeedItem {
  publishedOn: string;
}

/** Returns the number of new ones. Omits entries without a valid day. */
export async function storeNews(
  sql: Sql,
  publisher: string,
  items: readonly FeedItem[],
  { now, loadCommon }: { now: Date; loadCommon: () => Promise<IsCommon> },
): Promise<number> {
  const fresh = await listUnknown(sql, withDays(items, now));
  if (fresh.length === 0) return 0;
  const candidates = await listCandidates(
    sql,
    fresh.flatMap(({ title, summary }) => [title, summary]),
  );
  if (candidates.length === 0) return 0;
  const isCommon = await loadCommon();
  const named = fresh
    .map((item) => ({ item, startupIds: findMentions(item, candidates, isCommon) }))
    .filter(({ startupIds }) => startupIds.length > 0);
  if (named.length === 0) return 0;
  return sql.transaction().execute(async (transaction) => {
    await lockInTransaction(transaction, 'news');
    let stored = 0;
    for (const { item, startupIds } of named) {
      stored += await storeOne(transaction, publisher, item, startupIds);
    }
    return stored;
  });
}

/** Oldest first, so that ids ascend with time. One day ahead is a time zone, not an error. */
function withDays(items: readonly FeedItem[], now: Date): Dated[] {
  const today = isoDay(now);
  const tomorrow = isoDay(new Date(now.getTime() + DAY_MS));
  return items
    .flatMap((item) => {
      const { publishedOn: day } = item;
      if (!day || day < OLDEST || day > tomorrow) return [];
      return [{ ...item, publishedOn: day > today ? today : day }];
    })
    .toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn));
}

async function listUnknown(sql: Sql, items: readonly Dated[]): Promise<Dated[]> {
  const { rows } = await raw<{ url: string }>`
    select entry.url from unnest(${items.map(({ url }) => url)}::text[]) as entry (url)
    where exists (select from news n where n.url_key = news_url_key(entry.url))`.execute(sql);
  const known = new Set(rows.map(({ url }) => url));
  return items.filter(({ url }) => !known.has(url));
}

async function storeOne(
  sql: Sql,
  publisher: string,
  { title, url, publishedOn }: Dated,
  startupIds: readonly number[],
): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    insert into news (title, publisher, url, published_on)
    select ${title}, ${publisher}, ${url}, ${publishedOn}::date
    where not exists (select from news n where n.url_key = news_url_key(${url}))
    on conflict do nothing
    returning id`.execute(sql);
  const id = rows[0]?.id;
  if (id === undefined) return 0;
  await raw`
    insert into news_startups (news_id, startup_id)
    select ${id}, startup_id from unnest(${startupIds}::bigint[]) as startup_id`.execute(sql);
  return 1;
}
