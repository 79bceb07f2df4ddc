// An account claims the profile of a startup by proving control of its domain.

import { createHash } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { type RawBuilder, sql as raw } from 'kysely';
import { z } from 'zod';
import { hostOf } from '../../../base/address.ts';
import { DAY_MS, HOUR_MS, isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import {
  createFetchOutside,
  OutsideError,
  outsideAgent,
} from '../../../http/fetch-outside.server.ts';
import { isUsedUp } from '../../../http/rate-limit.server.ts';
import { emailAddress } from '../../../outbox/mail-address.ts';
import {
  readMailLink,
  signMailLink,
  signWithSiteKey,
} from '../../../outbox/mail-link-token.server.ts';
import { isMailAllowed, queueMail } from '../../../outbox/queue-mail.server.ts';
import { claimsText as text } from '../../../text/text.ts';
import { requireVerified } from '../../arriving/listing/submissions.server.ts';
import { readWebsite } from '../../arriving/websites/website.ts';

export const claimForm = z.object({
  method: z.enum(['mail', 'dns', 'tag'], { error: () => text.wrong.method }),
  email: z.string().default(''),
});
type ClaimForm = z.output<typeof claimForm>;
export type ClaimMethod = ClaimForm['method'] | 'page' | 'letter';

export interface Claimed {
  id: number;
  slug: string;
  name: string;
  website: string | null;
  domain: string | null;
  /** How this account proved its claim to the startup; null if it did not. */
  method: ClaimMethod | null;
  /** A moderator has still to decide. */
  isWaiting: boolean;
}

/** SQL: whether the claim c counts. What proves a domain ends when the startup has another. */
export const isStanding = (domain: RawBuilder<unknown>) => raw<boolean>`(
  c.verified_at is not null and (c.method in ('page', 'letter') or c.domain = ${domain}))`;

/** With the claim of the account; null for an unknown slug. */
export async function findClaimed(sql: Sql, slug: string, userId: number): Promise<Claimed | null> {
  const { rows } = await raw<Claimed>`
    select s.id, s.slug, s.name, s.website, s.domain,
      case when ${isStanding(raw`s.domain`)} then c.method end as method,
      c.user_id is not null and c.verified_at is null as "isWaiting"
    from startups s left join claims c on c.startup_id = s.id and c.user_id = ${userId}
    where s.slug = ${slug}`.execute(sql);
  return rows[0] ?? null;
}

/** For the file of all data about an account. */
export async function exportClaims(sql: Sql, userId: number) {
  const { rows } = await raw<{
    name: string;
    domain: string | null;
    method: string;
    page_url: string | null;
    created_at: Date;
    verified_at: Date | null;
  }>`
    select s.name, c.domain, c.method, c.page_url, c.created_at, c.verified_at
    from claims c join startups s on s.id = c.startup_id
    where c.user_id = ${userId} order by c.created_at, s.name`.execute(sql);
  return rows;
}

const CHECKS_AN_HOUR = 20;

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
    await mailLink(context, startup, domain, email, userId);
    return false;
  }
  const code = await proofCode(context.sql, userId, startup.id);
  const isProved =
    method === 'dns'
      ? await isInDns(domain, code, resolveTxt)
      : await isOnWebsite(context, website, domain, code);
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
  { id, slug, name }: Claimed,
  domain: string,
  given: string,
  userId: number,
): Promise<void> {
  const { sql, settings, now } = context;
  const { data: email } = emailAddress.safeParse(given);
  const at = email?.split('@').at(-1)?.toLowerCase();
  if (!email || at !== domain) throw invalid({ email: [text.wrong.email(domain)] });
  if (!(await isMailAllowed(context, email))) throw new HttpError(429, text.wrong.tooMany);
  const token = await signMailLink(sql, {
    purpose: 'claim',
    id,
    detail: detailOf(userId, domain),
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  await queueMail(sql, settings, {
    to: email,
    template: 'claim',
    data: { startup: name, slug, token },
    dedupeKey: `claim:${userId}:${id}:${isoDay(now)}:${email.toLowerCase()}`,
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
    insert into claims (user_id, startup_id, domain, method, created_at, verified_at)
    values (${userId}, ${startupId}, ${domain}, ${method}, ${now}, ${now})
    on conflict (user_id, startup_id) do update
      set domain = excluded.domain, method = excluded.method, verified_at = excluded.verified_at,
        page_url = null, letter = null,
        seen_at = case when claims.domain = excluded.domain then claims.seen_at end`.execute(sql);
}

/** Name of the meta element, and prefix of the TXT record. */
export const PROOF_NAME = 'startup-claim';

/**
 * No secret: it names one account and one startup of this site, and only who controls the domain
 * can publish it there. Other sites number theirs alike, so the site's own key goes into it.
 */
export async function proofCode(sql: Sql, userId: number, startupId: number): Promise<string> {
  return (await signWithSiteKey(sql, `claim ${userId} ${startupId}`)).slice(0, 32);
}

type ResolveTxt = (host: string) => Promise<string[][]>;

export async function isInDns(domain: string, code: string, resolve: ResolveTxt) {
  const records = await resolve(domain).catch(() => []);
  return records.some((parts) => parts.join('').trim() === `${PROOF_NAME}=${code}`);
}

const DNS_TIMEOUT_MS = 3_000;

const resolveTxt: ResolveTxt = async (host) =>
  new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 }).resolveTxt(host);

const MAX_BYTES = 3 * 1_024 * 1_024;

/** A page of another site, where a redirect led, proves nothing. */
async function isOnWebsite({ settings }: Context, website: string, domain: string, code: string) {
  const fetch = createFetchOutside({
    userAgent: outsideAgent(settings),
    allowAddresses: settings.FETCH_ALLOW_FOR_TESTS,
  });
  try {
    const answer = await fetch(website, { accept: 'text/html', maxBytes: MAX_BYTES });
    if (answer.status !== 200 || hostOf(answer.url) !== domain) return false;
    const { meta } = await readWebsite(answer);
    return meta.some(([name, content]) => name === PROOF_NAME && content.trim() === code);
  } catch (error) {
    if (error instanceof OutsideError) return false;
    throw error;
  }
}
