// The session behind a request's token, from a Bearer header or the cookie `token`.
import { hash } from 'node:crypto';
import { type RawBuilder, sql as raw } from 'kysely';
import { HOUR_MS } from '../base/dates.ts';
import type { KeyScope } from '../base/plans.ts';
import type { Sql } from '../data/database.ts';
import { readCookie } from './cookies.ts';

export interface Session {
  id: number;
  userId: number;
  name: string;
  email: string;
  avatar: string | null;
  locale: string;
  isVerified: boolean;
  isModerator: boolean;
  /** A second factor was given in this session. */
  hasSecondStep: boolean;
  /** Of a moderator: whether their account has a second factor. */
  moderation: { hasFactor: boolean } | null;
  hasActiveSubscription: boolean;
  plan: string | null;
  /** Only cookies can be used by cross-site requests. */
  via: 'bearer' | 'cookie';
  /** Expected X-XSRF-TOKEN of calls made with the cookie. */
  xsrfToken: string;
}

// 256 random bits as base64url.
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Derived from the session's token, so that another site cannot plant one. */
export const xsrfTokenOf = (token: string): string => hash('sha256', `xsrf:${token}`, 'base64url');

export function readToken(request: Request): { token: string; via: Session['via'] } | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? readCookie(request.headers.get('cookie'), 'token');
  if (!token || !TOKEN.test(token)) return null;
  return { token, via: bearer ? 'bearer' : 'cookie' };
}

const IDLE_MS = 14 * 24 * HOUR_MS;

type SessionRow = Omit<Session, 'via' | 'xsrfToken' | 'hasActiveSubscription' | 'moderation'> & {
  lastSeenAt: Date;
  hasFactor: boolean;
};

/** Codes of an app, or a passkey. */
export function hasSecondFactor(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return raw<boolean>`(
    exists (select from totp_secrets t where t.user_id = ${userId} and t.confirmed_at is not null)
    or exists (select from passkeys k where k.user_id = ${userId}))`;
}

/** Sessions that were not used since then are over. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** Null for tokens that are absent, unknown, revoked, idle for 14 days or older than 28. */
export async function findSession(sql: Sql, request: Request, now: Date): Promise<Session | null> {
  const given = readToken(request);
  if (!given) return null;
  const { rows } = await raw<SessionRow>`
    select s.id, u.id as "userId", u.name, u.email, u.avatar, u.locale,
      u.email_verified_at is not null as "isVerified", u.is_moderator as "isModerator",
      s.second_step_at is not null as "hasSecondStep",
      u.is_moderator and ${hasSecondFactor(raw`u.id`)} as "hasFactor",
      s.last_seen_at as "lastSeenAt", ${activePlan(raw`u.id`, now)} as plan
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${hashToken(given.token)} and s.expires_at > ${now}
      and s.last_seen_at > ${idleSince(now)}`.execute(sql);
  if (!rows[0]) return null;
  const { lastSeenAt, hasFactor, ...row } = rows[0];
  if (now.getTime() - lastSeenAt.getTime() > HOUR_MS) {
    await raw`update sessions set last_seen_at = ${now} where id = ${row.id}`.execute(sql);
  }
  return {
    ...row,
    moderation: row.isModerator ? { hasFactor } : null,
    hasActiveSubscription: row.plan !== null,
    via: given.via,
    xsrfToken: xsrfTokenOf(given.token),
  };
}

/**
 * SQL: slug of the plan that the user `userId` has at `now`, or null. The only definition of an
 * active plan, queried for every request, so that access follows the payment provider's last event
 * (app/features/money/billing).
 */
export function activePlan(userId: RawBuilder<unknown>, now: Date): RawBuilder<string | null> {
  return raw`(
    select plan from subscriptions
    where user_id = ${userId} and access_until > ${now} and status <> 'incomplete'
    order by access_until desc, started_at desc limit 1)`;
}

export async function hasActiveSubscription(sql: Sql, userId: number, now: Date): Promise<boolean> {
  const { rows } = await raw<{ isActive: boolean }>`
    select ${activePlan(raw`${userId}::bigint`, now)} is not null as "isActive"`.execute(sql);
  return rows[0]?.isActive ?? false;
}

export interface ApiKey {
  id: number;
  scopes: readonly KeyScope[];
  /** Its owner, as calls see them that the key may make. */
  session: Session;
}
