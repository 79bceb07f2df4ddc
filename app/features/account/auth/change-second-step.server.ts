import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { requireOwnPassword } from './change-password.server.ts';
import { endSessions } from './sessions.server.ts';
import { hasSecondStep, makeRecoveryCodes, requireCode } from './sign-in.server.ts';
import { findStep } from './totp.ts';

const SECRET_BYTES = 20;
const text = authText.secondStep;

/** The secret is pending until a first code has confirmed it. */
export async function getSecondStep(sql: Sql, userId: number) {
  const { rows } = await raw<{ secret: Buffer | null; isOn: boolean; codesLeft: number }>`
    select t.secret, t.confirmed_at is not null as "isOn",
      (select count(*) from recovery_codes r where r.user_id = u.id and r.used_at is null) as "codesLeft"
    from users u left join totp_secrets t on t.user_id = u.id where u.id = ${userId}`.execute(sql);
  const { secret = null, isOn = false, codesLeft = 0 } = rows[0] ?? {};
  return { isOn, pendingSecret: isOn ? null : secret, codesLeft };
}

/** Makes a secret, which a first code confirms. Throws 422 for a wrong password, 429. */
export async function startSecondStep(context: Context, password: string): Promise<void> {
  const { userId, isVerified } = requireSession(context);
  if (!isVerified) throw new HttpError(422, text.unverified);
  await requireOwnPassword(context, password);
  await raw`
    insert into totp_secrets (user_id, secret, created_at)
    values (${userId}, ${randomBytes(SECRET_BYTES)}, ${context.now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
    where totp_secrets.confirmed_at is null`.execute(context.sql);
}

/** Ends all other sessions; returns the recovery codes. Throws 422 for a wrong code, 429. */
export async function confirmSecondStep(context: Context, code: string): Promise<string[]> {
  const { userId, id } = requireSession(context);
  const { sql, now } = context;
  const tries = await requireTriesLeft(context, 'confirm second step', String(userId));
  const { pendingSecret } = await getSecondStep(sql, userId);
  const step = pendingSecret ? findStep(pendingSecret, code.replace(/\s/g, ''), now) : null;
  if (step === null) throw invalid({ code: [text.wrong] });
  await tries.succeeded();
  return sql.transaction().execute(async (transaction) => {
    await raw`
      update totp_secrets set confirmed_at = ${now}, last_step = ${step}
      where user_id = ${userId}`.execute(transaction);
    await raw`update sessions set second_step_at = ${now} where id = ${id}`.execute(transaction);
    const codes = await makeRecoveryCodes(transaction, userId);
    await reportFactorChange({ ...context, sql: transaction }, 'factor_added');
    return codes;
  });
}

/** Throws 422 for a wrong code, 429. */
export async function renewRecoveryCodes(context: Context, code: string): Promise<string[]> {
  const { userId } = requireSession(context);
  await requireCode(context, userId, code);
  return context.sql.transaction().execute(async (sql) => {
    const codes = await makeRecoveryCodes(sql, userId);
    await reportFactorChange({ ...context, sql }, 'recovery_codes_made');
    return codes;
  });
}

/** Needs a code, also a recovery code. Throws 422 for a wrong one, 429. */
export async function removeSecondStep(context: Context, code: string): Promise<void> {
  const { userId } = requireSession(context);
  await requireCode(context, userId, code);
  await context.sql.transaction().execute(async (sql) => {
    await raw`delete from totp_secrets where user_id = ${userId}`.execute(sql);
    await reportFactorEnd({ ...context, sql }, 'codes of an app');
  });
}

type Factor = 'codes of an app' | 'passkey';

/** Ends all other sessions, logs the change and mails the owner. */
export async function reportFactorChange(
  context: Context,
  kind: 'factor_added' | 'factor_removed' | 'recovery_codes_made',
  detail: Factor = 'codes of an app',
) {
  const { sql, settings, requestId } = context;
  const { userId, id, name, email } = requireSession(context);
  await endSessions(sql, userId, id);
  await recordEvent(context, { kind, userId, detail });
  const data = { name, change: kind };
  const dedupeKey = `${kind}:${userId}:${requestId}`;
  await queueMail(sql, settings, { to: email, template: 'factor_changed', data, dedupeKey });
}

/** The recovery codes are deleted with the last factor. */
export async function reportFactorEnd(context: Context, detail: Factor): Promise<void> {
  const { userId } = requireSession(context);
  if (!(await hasSecondStep(context.sql, userId))) {
    await raw`delete from recovery_codes where user_id = ${userId}`.execute(context.sql);
  }
  await reportFactorChange(context, 'factor_removed', detail);
}
