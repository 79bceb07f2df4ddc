// The data of a user: its export and its deletion.
import { Readable } from 'node:stream';
import { sql as raw } from 'kysely';
import type { z } from 'zod';
import type { Sql } from '../../../data/database.ts';
import { countFollowed, listFollowed } from '../../../follows/follows.server.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft, requireUsesLeft } from '../../../http/rate-limit.server.ts';
import { CACHE_CONTROL } from '../../../http/respond.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { clearSessionCookies } from '../../../http/session-cookies.server.ts';
import { forgetMails, queueMail } from '../../../outbox/queue-mail.server.ts';
import { accountSettingsText, authText } from '../../../text/text.ts';
import { exportSubmissions } from '../../arriving/listing/submissions.server.ts';
import { exportUploads, forgetUploads } from '../../arriving/uploads/uploads.server.ts';
import { countSaved, listSaved } from '../../compare/saved/queries.server.ts';
import { exportClaims } from '../../desk/claims/claims.server.ts';
import { listAlerts } from '../../messages/alerts/alerts.server.ts';
import { findWebhook, listBrowsers } from '../../messages/alerts/channels.server.ts';
import {
  forgetSubscriber,
  listSubscriptions,
} from '../../messages/newsletter/subscribers.server.ts';
import {
  cancelForDeletedAccount,
  detachInvoices,
  nameSubscriptions,
} from '../../money/billing/deleted-accounts.server.ts';
import { findSubscription, listCheckouts } from '../../money/billing/queries.server.ts';
import { exportLists } from '../../own-lists/queries.server.ts';
import { requireOwnStep } from '../auth/change-password.server.ts';
import { dropCompanionSession } from '../auth/companion.server.ts';
import { listPasskeys } from '../auth/passkeys.server.ts';
import { isPassword } from '../auth/passwords.server.ts';
import { findPasswordHash, getUser } from '../auth/queries.server.ts';
import { listOwnEvents } from '../auth/security-log.server.ts';
import { listSessions } from '../auth/sessions.server.ts';
import { getPreferences } from './change-user.server.ts';
import type { accountDeletion } from './contract.ts';
import { listKeys } from './keys.server.ts';

const MOST_EVENTS = 10_000;

/** Throws Redirect, 429 over five in 15 minutes. */
export async function answerOwnData(context: Context): Promise<Response> {
  const { userId, email, isVerified } = requireSession(context);
  const { sql, now } = context;
  await requireUsesLeft(context, `exports of ${userId}`);
  await recordEvent(context, { kind: 'export', userId });
  const [likes, saved] = await Promise.all([countFollowed(sql, userId), countSaved(sql, userId)]);
  const data = {
    exported_at: now,
    account: await getUser(sql, userId, now),
    terms_accepted_at: await findTermsAccepted(sql, userId),
    notifications: await getPreferences(sql, userId),
    // An unproven address may be a stranger's, with subscriptions of their own.
    mail_subscriptions: isVerified ? await listSubscriptions(sql, email) : [],
    passkeys: (await listPasskeys(sql, userId)).map(withoutId),
    sessions: (await listSessions(sql, userId, now)).map(withoutId),
    keys: (await listKeys(sql, userId)).map(withoutId),
    security_events: (await listOwnEvents(sql, userId, MOST_EVENTS)).map(withoutId),
    likes: await listFollowed(sql, userId, { limit: likes, offset: 0 }),
    dismissed_recommendations: await listDismissed(sql, userId),
    alerts: await listAlerts(sql, userId),
    alert_browsers: (await listBrowsers(sql, userId)).map(withoutId),
    alert_webhook: (await findWebhook(sql, userId))?.url ?? null,
    comparisons: await listSaved(sql, userId, saved, 0),
    submissions: await exportSubmissions(sql, userId),
    claims: await exportClaims(sql, userId),
    subscription: await findSubscription(context, userId),
    checkouts: await listCheckouts(sql, userId),
  };
  const product = context.settings.PRODUCT_NAME.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const headers = new Headers(context.answerHeaders);
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', CACHE_CONTROL.private);
  headers.set('content-disposition', `attachment; filename="${product}-my-data.json"`);
  const long = { lists: exportLists(sql, userId), uploads: exportUploads(sql, userId) };
  const written = Readable.from(writeJson(data, long), { objectMode: false });
  const body = Readable.toWeb(written) as unknown as ReadableStream;
  return new Response(body, { headers });
}

/** Sent as it is read: the lists and files of an account may together fill the memory. */
async function* writeJson(data: object, long: Record<string, AsyncIterable<object>>) {
  yield JSON.stringify(data, null, 2).slice(0, -'\n}'.length);
  for (const [name, rows] of Object.entries(long)) {
    yield `,\n  "${name}": [`;
    let comma = '';
    for await (const row of rows) {
      yield `${comma}\n${JSON.stringify(row)}`;
      comma = ',';
    }
    yield ']';
  }
  yield '\n}';
}

const withoutId = <Row extends { id: unknown }>({ id, ...row }: Row) => row;

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

/**
 * Ends the subscription at the provider, with retries. Paid invoices stay, without a word of whose
 * they are. Throws 401, 422, 429, 503.
 */
export async function deleteAccount(context: Context, given: z.output<typeof accountDeletion>) {
  const { userId, name, email, isVerified } = requireSession(context);
  await requireOwnStep(context);
  const tries = await requireTriesLeft(context, 'delete account', String(userId));
  const hash = await findPasswordHash(context.sql, userId);
  if (hash === null) {
    if (given.email?.trim().toLowerCase() !== email.toLowerCase()) {
      throw invalid({ email: [accountSettingsText.wrong.ownEmail] });
    }
  } else if (!(await isPassword(given.password ?? '', hash, context.clientAddress))) {
    await recordEvent(context, { kind: 'account_deleted', userId, outcome: 'refused' });
    throw invalid({ password: [authText.wrong.oldPassword] });
  }
  await tries.succeeded();
  await nameSubscriptions(context, userId);
  await context.sql.transaction().execute(async (sql) => {
    await cancelForDeletedAccount(sql, userId, context.now);
    await forgetMails(sql, email, isVerified);
    if (isVerified) await forgetSubscriber(sql, email);
    await detachInvoices(sql, userId);
    await forgetUploads(sql, userId);
    await raw`delete from users where id = ${userId}`.execute(sql);
    await recordEvent({ ...context, sql }, { kind: 'account_deleted', userId });
    if (!isVerified) return;
    const template = 'account_deleted';
    const dedupeKey = `account-deleted:${userId}`;
    await queueMail(sql, context.settings, { to: email, template, data: { name }, dedupeKey });
  });
  // Its cookie would make a new account with the next page.
  await dropCompanionSession(context);
  context.session = null;
  clearSessionCookies(context);
}
