// Addresses that asked for the newsletter, or for weekly mails about one thing.

import { sql as raw } from 'kysely';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import { TOPIC_TYPES, type TopicType } from '../../../base/enumerations.ts';
import { currentLocale } from '../../../base/locale.ts';
import type { Sql } from '../../../data/database.ts';
import { type Followable, findNamed } from '../../../follows/follows.server.ts';
import { invalid } from '../../../http/errors.ts';
import { readMailLink, signMailLink } from '../../../outbox/mail-link-token.server.ts';
import {
  inLanguageOf,
  isMailAllowed,
  type MailCapContext,
  queueMail,
  withdrawMails,
} from '../../../outbox/queue-mail.server.ts';
import { sayName } from '../../../text/say-name.ts';
import { newsletterText } from '../../../text/text.ts';

const CONFIRM_DAYS = 7;

/** The subject of a weekly mail: a place, an industry or an investor. */
export type Topic = Followable & { type: TopicType };

/** A place or an industry as the current language calls it. */
export const nameTopic = ({ type, name }: Pick<Topic, 'type' | 'name'>): string =>
  type === 'investor' ? name : sayName(name);

/** Null without type and slug. Throws 422 for one without the other, and for an unknown slug. */
export async function requireTopic(
  sql: Sql,
  type: TopicType | undefined,
  slug: string | undefined,
): Promise<Topic | null> {
  if (!type && !slug) return null;
  const topic = type && slug ? await findNamed(sql, type, slug) : null;
  if (!topic) throw invalid({ [type ? 'slug' : 'type']: [newsletterText.wrongTopic] });
  return topic;
}

/** Of `subscribers s`: not to the newsletter. */
export const isOfTopic = raw`num_nonnulls(s.place_id, s.industry_id, s.investor_id) = 1`;

/** A column of `subscribers s` with the joins below; null for the newsletter. */
export const topicColumn = raw`
  (select json_build_object(
      'type', case when s.place_id is not null then 'location' when s.industry_id is not null then 'industry'
        else 'investor' end,
      'id', coalesce(s.place_id, s.industry_id, s.investor_id),
      'name', coalesce(p.name, i.name, v.name), 'slug', coalesce(p.slug, i.slug, v.slug))
    where ${isOfTopic}) as topic`;

export const topicJoins = raw`
  left join places p on p.id = s.place_id
  left join industries i on i.id = s.industry_id
  left join investors v on v.id = s.investor_id`;

/**
 * Signs an address up for the newsletter or a topic. Unless confirmed it gets a confirmation mail,
 * at most one a day and within the address's limits. The response is the same for known addresses,
 * and what a reader has confirmed stays as it is, whoever asks.
 */
export async function createSubscriber(
  context: MailCapContext,
  email: string,
  topic: Topic | null = null,
): Promise<void> {
  const { sql, settings, now } = context;
  const [place, industry, investor] = TOPIC_TYPES.map((type) =>
    topic?.type === type ? topic.id : null,
  );
  await sql.transaction().execute(async (transaction) => {
    const { rows } = await raw<{ id: number; isRunning: boolean }>`
      insert into subscribers (email, place_id, industry_id, investor_id, locale, created_at)
      values (${email}, ${place}, ${industry}, ${investor}, ${currentLocale()}, ${now})
      on conflict (lower(email), place_id, industry_id, investor_id) where email is not null
        do update set locale = case when subscribers.confirmed_at is null then excluded.locale else subscribers.locale end
      returning id, confirmed_at is not null as "isRunning"`.execute(transaction);
    const [found] = rows;
    if (!found || found.isRunning) return;
    if (!(await isMailAllowed({ ...context, sql: transaction }, email))) return;
    const token = await signMailLink(transaction, {
      purpose: 'confirm-newsletter',
      id: found.id,
      expiresAt: new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
    });
    await inLanguageOf(transaction, email, () =>
      queueMail(transaction, settings, {
        to: email,
        template: 'confirm_newsletter',
        data: { token, topic: topic && nameTopic(topic) },
        dedupeKey: `confirm_newsletter:${found.id}:${isoDay(now)}`,
      }),
    );
  });
}

/** The subject of a confirmation link; null when it is invalid or the subscription ended. */
export async function readConfirmable(sql: Sql, token: string, now: Date) {
  const link = await readMailLink(sql, token, 'confirm-newsletter', now);
  const found = link && (await findSubscription(sql, link.id));
  return found?.isEnded ? null : found;
}

/** Its topic is null for the newsletter. */
export async function findSubscription(sql: Sql, id: number) {
  const { rows } = await raw<{ topic: Topic | null; isEnded: boolean }>`
    select ${topicColumn}, s.ended_at is not null as "isEnded"
    from subscribers s ${topicJoins} where s.id = ${id}`.execute(sql);
  return rows[0] ?? null;
}

/** Null for an invalid link, and for one of a subscription that has ended. */
export async function confirmSubscriber(sql: Sql, token: string, now: Date) {
  const link = await readMailLink(sql, token, 'confirm-newsletter', now);
  if (!link) return null;
  const { rows } = await raw`
    update subscribers s set confirmed_at = coalesce(confirmed_at, ${now}),
      sent_until = case when ${isOfTopic} then coalesce(sent_until, ${now}) end
    where id = ${link.id} and ended_at is null returning id`.execute(sql);
  return rows.length > 0 ? findSubscription(sql, link.id) : null;
}

/**
 * Stores a hash in place of the address, and deletes mails that are still to be sent. Ends a
 * later subscription of the same address to the same, too.
 */
export async function endSubscriber(sql: Sql, id: number, now: Date): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    const { rows } = await raw<{ id: number; email: string; isNewsletter: boolean }>`
      select s.id, s.email, not ${isOfTopic} as "isNewsletter"
      from subscribers s join subscribers one on one.id = ${id}
        and s.place_id is not distinct from one.place_id and s.industry_id is not distinct from one.industry_id
        and s.investor_id is not distinct from one.investor_id
      where s.email is not null and (s.id = one.id or one.email_hash is not null and forgotten_hash(s.email) = one.email_hash)
      for update of s`.execute(transaction);
    for (const { email, isNewsletter, ...row } of rows) {
      await raw`
        update subscribers set ended_at = ${now}, email_hash = forgotten_hash(email), email = null
        where id = ${row.id}`.execute(transaction);
      await withdrawMails(transaction, email, [isNewsletter ? 'newsletter_issue' : 'topic_news']);
    }
  });
}

/** Ends every topic of the address that has, or had, this subscription. */
export async function endTopics(sql: Sql, id: number, now: Date): Promise<void> {
  const { rows } = await raw<{ id: number }>`
    select s.id from subscribers s join subscribers one on one.id = ${id}
      and forgotten_hash(s.email) = coalesce(one.email_hash, forgotten_hash(one.email))
    where ${isOfTopic}`.execute(sql);
  for (const topic of rows) await endSubscriber(sql, topic.id, now);
}

/** Of one address, ended ones left out: of them only a hash is kept. */
export async function listSubscriptions(sql: Sql, email: string) {
  const { rows } = await raw<{ topic: Topic | null; createdAt: Date; confirmedAt: Date | null }>`
    select ${topicColumn}, s.created_at as "createdAt", s.confirmed_at as "confirmedAt"
    from subscribers s ${topicJoins}
    where lower(s.email) = lower(${email}) order by s.id`.execute(sql);
  return rows.map(({ topic, createdAt, confirmedAt }) => ({
    about: topic ? `${topic.type}/${topic.slug}` : 'newsletter',
    created_at: createdAt.toISOString(),
    confirmed_at: confirmedAt?.toISOString() ?? null,
  }));
}

/** Leaves no trace of an address, ended subscriptions included. */
export async function forgetSubscriber(sql: Sql, email: string): Promise<void> {
  await raw`
    delete from subscribers
    where lower(email) = lower(${email}) or email_hash = forgotten_hash(${email})`.execute(sql);
}

/** Deletes addresses not confirmed within a month. */
export async function forgetUnconfirmed(sql: Sql): Promise<void> {
  await raw`
    delete from subscribers
    where confirmed_at is null and created_at < now() - interval '30 days'`.execute(sql);
}

export async function countReaders(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int as count from subscribers s
    where confirmed_at is not null and ended_at is null and not ${isOfTopic}`.execute(sql);
  return rows[0]?.count ?? 0;
}
