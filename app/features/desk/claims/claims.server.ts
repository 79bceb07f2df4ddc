// An account claims the profile of a startup by proving control of its domain.
import { createHash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { sql as raw } from 'kysely';
import { DAY_MS, HOUR_MS, isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { createFetchOutside, outsideAgent } from '../../../http/fetch-outside.server.ts';
import { isUsedUp } from '../../../http/rate-limit.server.ts';
import { emailAddress } from '../../../outbox/mail-address.ts';
import { readMailLink, signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { isMailAllowed } from '../../../outbox/may-mail.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { claimsText as text } from '../../../text/text.ts';
import { requireVerified } from '../../arriving/listing/submissions.server.ts';
import type { ClaimForm, ClaimMethod } from './contract.ts';
import { isInDns, isOnWebsite, proofCode } from './proof.server.ts';

const DNS_TIMEOUT_MS = 3_000;
const CHECKS_AN_HOUR = 20;

export interface Claimed {
  id: number;
  slug: string;
  name: string;
  website: string | null;
  domain: string | null;
  /** How this account proved the domain that the startup has now; null when it did not. */
  method: ClaimMethod | null;
}

/** With the claim of the account; null for an unknown slug. */
export async function findClaimed(sql: Sql, slug: string, userId: number): Promise<Claimed | null> {
  const { rows } = await raw<Claimed>`
    select s.id, s.slug, s.name, s.website, s.domain, c.method
    from startups s
      left join claims c on c.startup_id = s.id and c.user_id = ${userId} and c.domain = s.domain
    where s.slug = ${slug}`.execute(sql);
  return rows[0] ?? null;
}

/** For the file of all data about an account. */
export async function exportClaims(sql: Sql, userId: number) {
  const { rows } = await raw<{ name: string; domain: string; method: string; verified_at: Date }>`
    select s.name, c.domain, c.method, c.verified_at
    from claims c join startups s on s.id = c.startup_id
    where c.user_id = ${userId} order by c.verified_at, s.name`.execute(sql);
  return rows;
}

/**
 * Mails a link, or looks for the code where the form says. Returns whether the profile is claimed
 * now. Throws 401, 403 without a confirmed address of the account, 422, 429.
 */
export async function claim(context: Context, startup: Claimed, { method, email }: ClaimForm) {
  const { userId } = requireVerified(context);
  const { domain, website } = startup;
  if (!domain || !website) throw new HttpError(422, text.noDomain);
  // Mails too: the domain has any number of addresses, and each has a cap of its own only.
  if (await isUsedUp(context, `claims of ${userId}`, CHECKS_AN_HOUR, HOUR_MS)) {
    throw new HttpError(429, text.wrong.tooMany);
  }
  if (method === 'mail') {
    await mailLink(context, { ...startup, domain }, email, userId);
    return false;
  }
  const code = proofCode(userId, startup.id);
  const isProved =
    method === 'dns'
      ? await isInDns(domain, code, resolveTxt)
      : await isOnWebsite({ website, domain }, code, fetchFor(context));
  if (!isProved) throw new HttpError(422, text.notFound[method](domain, website));
  await write(context, startup.id, userId, domain, method);
  return true;
}

/** By the mailed link, signed in to the account that asked for it. Throws 401, 403, 422. */
export async function confirmClaim(context: Context, { id, domain }: Claimed, token: string) {
  const { userId } = requireVerified(context);
  const link = await readMailLink(context.sql, token, 'claim', context.now);
  if (!domain || link?.id !== id || link.detail !== detailOf(userId, domain)) {
    throw new HttpError(422, text.wrong.link);
  }
  await write(context, id, userId, domain, 'mail');
}

async function mailLink(
  context: Context,
  { id, slug, name, domain }: Claimed & { domain: string },
  given: string,
  userId: number,
): Promise<void> {
  const { sql, settings, now } = context;
  const email = emailAddress.safeParse(given);
  if (!email.success || email.data.split('@').at(-1)?.toLowerCase() !== domain) {
    throw invalid({ email: [text.wrong.email(domain)] });
  }
  if (!(await isMailAllowed(context, email.data))) throw new HttpError(429, text.wrong.tooMany);
  const token = await signMailLink(sql, {
    purpose: 'claim',
    id,
    detail: detailOf(userId, domain),
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  await queueMail(sql, settings, {
    to: email.data,
    template: 'claim',
    data: { startup: name, slug, token },
    dedupeKey: `claim:${userId}:${id}:${isoDay(now)}:${email.data.toLowerCase()}`,
  });
}

/** A link for one domain does not prove the next one. */
function detailOf(userId: number, domain: string): string {
  return `${userId}-${createHash('sha256').update(domain).digest('hex').slice(0, 16)}`;
}

/** Of another domain it waits for a moderator again. */
async function write(
  { sql, now }: Context,
  startupId: number,
  userId: number,
  domain: string,
  method: ClaimMethod,
): Promise<void> {
  await raw`
    insert into claims (user_id, startup_id, domain, method, verified_at)
    values (${userId}, ${startupId}, ${domain}, ${method}, ${now})
    on conflict (user_id, startup_id) do update
      set domain = excluded.domain, method = excluded.method, verified_at = excluded.verified_at,
        seen_at = case when claims.domain = excluded.domain then claims.seen_at end`.execute(sql);
}

async function resolveTxt(host: string): Promise<string[][]> {
  return new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 }).resolveTxt(host);
}

function fetchFor({ settings }: Context) {
  const allowAddresses = settings.FETCH_ALLOW_FOR_TESTS;
  return createFetchOutside({ userAgent: outsideAgent(settings), allowAddresses });
}
