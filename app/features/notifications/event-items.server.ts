import { sql as raw } from 'kysely';
import { formatPartialDate, toPartialDate } from '../../base/partial-date.ts';
import { fundingPath, startupPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { fundingsText, notificationsText as text } from '../../text/text.ts';
import type { MailItem } from '../mail/mail-content.ts';
import { listRoundRows } from '../rounds/round-rows.server.ts';
import type { FollowedKind } from './due-events.server.ts';

/** One line for each event that still exists, in the order of the ids. */
export const listItems: Record<FollowedKind, (sql: Sql, ids: number[]) => Promise<MailItem[]>> = {
  followed_funding: listFundingItems,
  followed_news: listNewsItems,
  followed_status: listStatusItems,
};

async function listFundingItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const rounds = await listRoundRows(sql, ids);
  return rounds.map((round) => ({
    title: round.startup.name + fundingsText.raised(round),
    note: round.announced_on
      ? text.announced(formatPartialDate(round.announced_on))
      : text.announcedUnknown,
    path: fundingPath(round.slug),
  }));
}

async function listNewsItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{
    title: string;
    publisher: string;
    day: string;
    precision: string;
    startup: string;
    slug: string;
  }>`
    select n.title, n.publisher, n.published_on as day, n.published_precision as precision, about.name as startup,
      about.slug
    from news n join lateral (
      select s.name, s.slug from news_startups ns join startups s on s.id = ns.startup_id
      where ns.news_id = n.id order by s.name limit 1) about on true
    where n.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], n.id)`.execute(
    sql,
  );
  return rows.map(({ title, publisher, day, precision, startup, slug }) => {
    const date = toPartialDate(day, precision);
    return {
      title,
      note: text.published(publisher, date ? formatPartialDate(date) : '', startup),
      path: startupPath(slug, 'news-activities'),
    };
  });
}

async function listStatusItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{
    startup: string;
    slug: string;
    before: string | null;
    after: string | null;
  }>`
    select s.name as startup, s.slug, e.old_value as before, e.new_value as after
    from status_changes e join startups s on s.id = e.startup_id
    where e.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], e.id)`.execute(
    sql,
  );
  return rows.map(({ startup, slug, before, after }) => ({
    title: text.statusIs(startup, after),
    note: before ? text.statusWas(before) : undefined,
    path: startupPath(slug),
  }));
}
