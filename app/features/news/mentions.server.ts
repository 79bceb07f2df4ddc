// Moderators remove wrong mentions; the database prevents writing them again
// (070-import-and-news.sql).

import { sql as raw } from 'kysely';
import type { Context } from '../../http/context.ts';
import { HttpError, notFound, Redirect, requireUuid } from '../../http/errors.ts';
import { requireModerator } from '../../http/guard.server.ts';
import { logDecision } from '../../http/moderation.server.ts';
import { newsText as text } from '../../text/text.ts';

interface Mention {
  uuid: string;
  slug: string;
  subject: string;
  url: string;
}

const ABOUT = raw`s.slug, s.name || ': ' || n.title as subject, n.url`;

/** Handles the form of RemoveMention and redirects back. Throws 404. */
export async function submitMention(context: Context, form: FormData): Promise<never> {
  await removeMention(context, String(form.get('news')), String(form.get('not_about')));
  throw new Redirect(context.url.pathname + context.url.search);
}

async function removeMention(context: Context, newsUrl: string, startup: string): Promise<void> {
  requireModerator(context);
  const { now } = context;
  await context.sql.transaction().execute(async (sql) => {
    const { rows } = await raw<Mention>`
      with gone as (
        delete from news_startups ns using news n, startups s
        where n.id = ns.news_id and s.id = ns.startup_id and n.url = ${newsUrl} and s.slug = ${startup}
        returning ns.news_id, ns.startup_id
      ), kept as (
        insert into removed_mentions (news_id, startup_id, removed_at)
        select news_id, startup_id, ${now}::timestamptz from gone
        on conflict (news_id, startup_id) do update set removed_at = excluded.removed_at
        returning *
      )
      select kept.uuid, ${ABOUT}
      from kept
      join news n on n.id = kept.news_id join startups s on s.id = kept.startup_id`.execute(sql);
    const [mention] = rows;
    // Another moderator removed it first.
    if (!mention) throw notFound('mention', startup);
    const { uuid, slug, url, subject } = mention;
    const details = { slug, url, mention: uuid };
    await logDecision(sql, context, { action: 'remove_mention', subject, details });
  });
}

/** Throws 404, also for others than moderators, and 409 when it is no longer removed. */
export async function restoreMention(context: Context, uuid: string): Promise<void> {
  requireModerator(context);
  await context.sql.transaction().execute(async (sql) => {
    const { rows } = await raw<Omit<Mention, 'uuid'> & { newsId: number; startupId: number }>`
      with back as (delete from removed_mentions where uuid = ${requireUuid('mention', uuid)} returning *)
      select n.id as "newsId", s.id as "startupId", ${ABOUT}
      from back
      join news n on n.id = back.news_id join startups s on s.id = back.startup_id`.execute(sql);
    const [mention] = rows;
    if (!mention) throw new HttpError(409, text.mentionBack);
    const { newsId, startupId, slug, url, subject } = mention;
    await raw`
      insert into news_startups (news_id, startup_id) values (${newsId}, ${startupId})
      on conflict do nothing`.execute(sql);
    const details = { slug, url };
    await logDecision(sql, context, { action: 'restore_mention', subject, details });
  });
}
