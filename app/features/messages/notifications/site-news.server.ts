// News about the site, written by the operator (cli/mail-commands.ts) for those who opted in.
import { sql as raw } from 'kysely';
import { cleanLine } from '../../../base/clean-text.ts';
import type { Sql } from '../../../data/database.ts';
import { wants } from '../../../outbox/may-mail.server.ts';
import { FREQUENCIES, type Frequency } from '../../../outbox/preferences.ts';

const MAX_TITLE_LENGTH = 120;
const MAX_TEXT_LENGTH = 2_000;

interface SiteNews {
  title: string;
  text: string;
}

/** The first line is the title, the rest the text. Returns a reason when it is unusable. */
export function readSiteNews(file: string): SiteNews | string {
  const [first = '', ...rest] = file.trim().split('\n');
  const title = cleanLine(first.replace(/^#+\s*/, ''));
  const text = cleanLine(rest.join(' '));
  if (!title || !text) return 'Its first line is the title, and a text has to follow.';
  if (title.length > MAX_TITLE_LENGTH)
    return `The title is longer than ${MAX_TITLE_LENGTH} characters.`;
  if (text.length > MAX_TEXT_LENGTH)
    return `The text is longer than ${MAX_TEXT_LENGTH} characters.`;
  return { title, text };
}

/** False when the same news was recorded before, so that nobody is notified twice. */
export async function giveSiteNews(sql: Sql, { title, text }: SiteNews): Promise<boolean> {
  const { rows } = await raw`
    insert into site_news (title, text) values (${title}, ${text})
    on conflict (content_hash) do nothing returning id`.execute(sql);
  return rows.length > 0;
}

export async function countSiteNewsReaders(sql: Sql): Promise<Record<Frequency, number>> {
  const counts = { off: 0, instant: 0, daily: 0, weekly: 0 };
  for (const frequency of FREQUENCIES) {
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from users u where ${wants('product_news', frequency)}`.execute(sql);
    counts[frequency] = rows[0]?.count ?? 0;
  }
  return counts;
}
