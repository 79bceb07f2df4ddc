// All data about a user as a file (decisions.md, accounts: download my data).
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { countFollowed, listFollowed } from '../../../follows/queries.server.ts';
import type { Context } from '../../../http/context.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { respond } from '../../../http/respond.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { exportSubmissions } from '../../arriving/listing/queries.server.ts';
import { countSaved, listSaved } from '../../compare/saved/queries.server.ts';
import { exportClaims } from '../../desk/claims/claims.server.ts';
import { findWebhook, listAlerts, listBrowsers } from '../../messages/alerts/queries.server.ts';
import { listSubscriptions } from '../../messages/newsletter/subscribers.server.ts';
import { findSubscription, listCheckouts } from '../../money/billing/queries.server.ts';
import { listPasskeys } from '../auth/passkeys.server.ts';
import { getUser, listSessions } from '../auth/queries.server.ts';
import { listKeys } from '../keys/keys.server.ts';
import { listOwnEvents } from '../security-log/queries.server.ts';
import { getPreferences } from './change-user.server.ts';

const MOST_EVENTS = 10_000;

export async function answerOwnData(context: Context): Promise<Response> {
  const { userId, email } = requireSession(context);
  const { sql, now } = context;
  await recordEvent(context, { kind: 'export', userId });
  const [likes, saved] = await Promise.all([countFollowed(sql, userId), countSaved(sql, userId)]);
  const data = {
    exported_at: now,
    account: await getUser(sql, userId, now),
    terms_accepted_at: await findTermsAccepted(sql, userId),
    notifications: await getPreferences(sql, userId),
    mail_subscriptions: await listSubscriptions(sql, email),
    passkeys: (await listPasskeys(sql, userId)).map(({ label, createdAt, lastUsedAt }) => ({
      label,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    sessions: (await listSessions(sql, userId, now)).map(({ label, createdAt, lastSeenAt }) => ({
      label,
      created_at: createdAt,
      last_seen_at: lastSeenAt,
    })),
    keys: (await listKeys(sql, userId)).map(({ id, ...key }) => key),
    security_events: (await listOwnEvents(sql, userId, MOST_EVENTS)).map(
      ({ id, ...event }) => event,
    ),
    likes: await listFollowed(sql, userId, { limit: likes, offset: 0 }),
    dismissed_recommendations: await listDismissed(sql, userId),
    alerts: await listAlerts(sql, userId),
    alert_browsers: (await listBrowsers(sql, userId)).map(({ id, ...browser }) => browser),
    alert_webhook: (await findWebhook(sql, userId))?.url ?? null,
    comparisons: await listSaved(sql, userId, saved, 0),
    submissions: await exportSubmissions(sql, userId),
    claims: await exportClaims(sql, userId),
    subscription: await findSubscription(context, userId),
    checkouts: await listCheckouts(sql, userId),
  };
  return respond(context, {
    status: 200,
    type: 'application/json; charset=utf-8',
    cache: 'private',
    headers: {
      'content-disposition': `attachment; filename="${context.settings.PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-my-data.json"`,
    },
    body: JSON.stringify(data, null, 2),
  });
}

async function findTermsAccepted(sql: Sql, userId: number): Promise<Date | null> {
  const { rows } = await raw<{ at: Date | null }>`
    select terms_accepted_at as at from users where id = ${userId}`.execute(sql);
  return rows[0]?.at ?? null;
}

async function listDismissed(sql: Sql, userId: number) {
  const { rows } = await raw<{ name: string; slug: string; dismissed_at: Date }>`
    select s.name, s.slug, d.created_at as dismissed_at
    from dismissed_recommendations d join startups s on s.id = d.startup_id
    where d.user_id = ${userId} order by d.created_at desc, s.name`.execute(sql);
  return rows;
}
