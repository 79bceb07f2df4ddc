// Unsubscribe links need no sign-in and never expire (RFC 8058).
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { neverAsk } from '../confirmations/confirmations.server.ts';
import { readMailLink } from '../mail/mail-link-token.server.ts';
import { endSubscriber, endTopics, findSubscription } from '../newsletter/subscribers.server.ts';
import { isNotificationKind, MODERATION_MAIL, type NotificationKind } from './preferences.ts';

export type Ending =
  | { what: 'newsletter'; subscriberId: number }
  /** One place, industry or investor. */
  | { what: 'topic'; subscriberId: number; name: string }
  | { what: 'topics'; subscriberId: number }
  | { what: 'questions'; confirmationId: number }
  | { what: 'notifications'; userId: number; kind: NotificationKind | typeof MODERATION_MAIL };

/** Null for an invalid token. */
export async function readEnding(sql: Sql, token: string, now: Date): Promise<Ending | null> {
  const newsletter = await readMailLink(sql, token, 'end-newsletter', now);
  if (newsletter) {
    const { id: subscriberId } = newsletter;
    const topic = (await findSubscription(sql, subscriberId))?.topic;
    return topic
      ? { what: 'topic', subscriberId, name: topic.name }
      : { what: 'newsletter', subscriberId };
  }
  const topics = await readMailLink(sql, token, 'end-topics', now);
  if (topics) return { what: 'topics', subscriberId: topics.id };
  const questions = await readMailLink(sql, token, 'end-questions', now);
  if (questions) return { what: 'questions', confirmationId: questions.id };
  const link = await readMailLink(sql, token, 'end-notifications', now);
  const kind = link?.detail ?? '';
  if (!link || !(isNotificationKind(kind) || kind === MODERATION_MAIL)) return null;
  return { what: 'notifications', userId: link.id, kind };
}

export async function applyEnding(sql: Sql, ending: Ending, now: Date): Promise<void> {
  if (ending.what === 'topics') return endTopics(sql, ending.subscriberId, now);
  if (ending.what === 'questions') return neverAsk(sql, ending.confirmationId, now);
  if (ending.what !== 'notifications') return endSubscriber(sql, ending.subscriberId, now);
  await raw`
    update users set notifications = notifications || jsonb_build_object(${ending.kind}::text, 'off')
    where id = ${ending.userId}`.execute(sql);
}
