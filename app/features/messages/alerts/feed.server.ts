// Feeds of lists, for everybody, and of what an alert found.
import { type RawBuilder, sql as raw } from 'kysely';
import { alertFeedPath, type FeedFormat, listFeedPath } from '../../../base/outside-paths.ts';
import type { Sql } from '../../../data/database.ts';
import { UNNAMED } from '../../../data/named-statements.ts';
import { type AtomFeed, feedOf } from '../../../feeds/atom.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { notFound } from '../../../http/errors.ts';
import { feedsText } from '../../../text/text.ts';
import type { ItemKind } from './contract.ts';
import { openList } from './followed-list.server.ts';
import { listItems } from './items.server.ts';
import { findAlertItems } from './queries.server.ts';

const ENTRIES = 50;

/** What was last added or changed in a list. Throws 422, 503. */
export async function loadListFeed(
  context: Context,
  address: string,
  format: FeedFormat,
): Promise<AtomFeed> {
  const { kind, address: tidy, name, matching } = await openList(context, address);
  const newest = await withinSearchBudget(context, (searchSql) =>
    listNewest(searchSql, kind, matching),
  );
  const about = { name, self: listFeedPath(tidy, format), page: tidy };
  return toFeed(context, about, kind, newest);
}

/** What an alert found, for who has its secret address. Throws 404. */
export async function loadAlertFeed(
  context: Context,
  uuid: string,
  format: FeedFormat,
): Promise<AtomFeed> {
  const alert = await findAlertItems(context.sql, uuid, ENTRIES);
  if (!alert) throw notFound('feed', uuid);
  const { name, kind, address, items } = alert;
  const about = { name, self: alertFeedPath(uuid, format), page: address };
  return toFeed(context, about, kind, items);
}

interface Dated {
  id: number;
  at: Date | null;
}

const ORDERS: Record<ItemKind, { table: string; key: string; at: RawBuilder<unknown> }> = {
  round: { table: 'fundings', key: 'o.id', at: raw`o.updated_at` },
  startup: { table: 'search_startups', key: 'o.startup_id', at: raw`o.updated_at` },
  investor: { table: 'investors', key: 'o.id', at: raw`o.updated_at` },
  // An event has no time of its own; later ones have higher ids.
  exit: { table: 'startup_events', key: 'o.id', at: raw`null::timestamptz` },
};

async function listNewest(
  sql: Sql,
  kind: ItemKind,
  matching: RawBuilder<unknown>,
): Promise<Dated[]> {
  const { table, key, at } = ORDERS[kind];
  const { rows } = await raw<Dated>`${raw.raw(UNNAMED)}
    select m.id, ${at} as at from (${matching}) m join ${raw.table(table)} o on ${raw.ref(key)} = m.id
    order by 2 desc nulls last, 1 desc limit ${ENTRIES}`.execute(sql);
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
  const items = await listItems(
    sql,
    kind,
    dated.map(({ id }) => id),
  );
  const entries = items.map(({ id, title, note, path }) => ({
    // The page's address can change.
    id: `${SITE_URL}/feeds/item/${kind}/${id}`,
    title,
    href: SITE_URL + path,
    updated: (times.get(id) ?? NEVER).toISOString(),
    summary: note,
  }));
  return feedOf(settings, { title: feedsText.feedTitle(name, PRODUCT_NAME), self, page }, entries);
}

const NEVER = new Date(0);
