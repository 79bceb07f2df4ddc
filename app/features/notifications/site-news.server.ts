// News about the site itself, which the operator writes (cli/mail-command.ts), for those who asked for it.
import { sql as raw } from 'kysely';
import { cleanLine } from '../../base/clean-text.ts';
import type { Sql } from '../../data/database.ts';
import type { MailItem } from '../mail/mail-content.ts';
import { type DueQuestion, type DueReader, wants } from './due-events.server.ts';
import { FREQUENCIES, type Frequency } from './preferences.ts';

const BATCH = 200;
const LONGEST_TITLE = 120;
const LONGEST_TEXT = 2_000;

export interface SiteNews {
  title: string;
  text: string;
}

/** The first line is the title, what follows the text. Answers a reason where it cannot be sent. */
export function readSiteNews(file: string): SiteNews | string {
  const [first = '', ...rest] = file.trim().split('\n');
  const title = cleanLine(first.replace(/^#+\s*/, ''));
  const text = cleanLine(rest.join(' '));
  if (!title || !text) return 'Its first line is the title, and a text has to follow.';
  if (title.length > LONGEST_TITLE) return `The title is longer than ${LONGEST_TITLE} characters.`;
  if (text.length > LONGEST_TEXT) return `The text is longer than ${LONGEST_TEXT} characters.`;
  return { title, text };
}

/** False when the same was given before: nobody is told twice. */
export async function giveSiteNews(sql: Sql, { title, text }: SiteNews): Promise<boolean> {
  const { rows } = await raw`
    insert into site_news (title, text) values (${title}, ${text})
    on conflict (content_hash) do nothing returning id`.execute(sql);
  return rows.length > 0;
}

/** How many would be told, by when. */
export async function countSiteNewsReaders(sql: Sql): Promise<Record<Frequency, number>> {
  const counts = { off: 0, instant: 0, daily: 0, weekly: 0 };
  for (const frequency of FREQUENCIES) {
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from users u where ${wants('product_news', frequency)}`.execute(sql);
    counts[frequency] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** People with the news they were not told of, newest first; at most 200, in the order of their ids. */
export async function listSiteNewsReaders(
  sql: Sql,
  { frequency, since, timezones, afterUserId }: Omit<DueQuestion, 'kind'>,
): Promise<DueReader[]> {
  const { rows } = await raw<DueReader>`
    select u.id as "userId", u.name, u.email, u.timezone, array_agg(n.id order by n.id desc) as "eventIds"
    from site_news n join users u on u.created_at <= n.created_at
    where n.created_at > ${since} and ${wants('product_news', frequency)} and u.id > ${afterUserId}
      and (${timezones ?? null}::text[] is null or u.timezone = any(${timezones ?? null}::text[]))
      and not exists (select 1 from notified_events e
        where e.user_id = u.id and e.kind = 'product_news' and e.event_id = n.id)
    group by u.id order by u.id limit ${BATCH}`.execute(sql);
  return rows;
}

export async function listSiteNewsItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<SiteNews>`
    select title, text from site_news
    where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(sql);
  return rows.map(({ title, text }) => ({ title, note: text }));
}
