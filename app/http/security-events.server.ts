// The security log: what happened to accounts, and what was refused.
import { sql as raw } from 'kysely';
import { pathTo } from '../base/paths.ts';
import { networkOf, siteOf } from './client-address.server.ts';
import type { Context } from './context.ts';
import { createHitCounter } from './counters.server.ts';
import { isUsedUp } from './rate-limit.server.ts';

export const EVENT_KINDS = [
  'registered',
  'sign_in',
  'sessions_ended',
  'password_reset_requested',
  'password_reset',
  'password_change',
  'address_verified',
  'address_change_requested',
  'address_change',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'key_made',
  'key_revoked',
  'moderator_made',
  'moderator_ended',
  'denied',
  'limited',
  'export',
  'account_deleted',
  'person_removed',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

interface SecurityEvent {
  kind: EventKind;
  /** Null where no account is known. */
  userId: number | null;
  /** 'ok' when absent. */
  outcome?: 'ok' | 'refused';
  /** How, or where: a method, a browser, a path. Never an address or a secret. */
  detail?: string | null;
}

export type LoggedEvent = Required<Omit<SecurityEvent, 'userId'>> & { id: number; at: Date };

const QUARTER_HOUR_MS = 15 * 60_000;
const REFUSALS_PER_NETWORK = 5;
const refusals = createHitCounter(QUARTER_HOUR_MS);
/** A program may sign in for each of its runs, and the log keeps what it holds for 90 days. */
const ALIKE_PER_NETWORK = 20;

/** Without settings for the operator's command. */
type Recording = Pick<Context, 'sql' | 'now' | 'clientAddress'> &
  Partial<Pick<Context, 'settings'>>;

/**
 * The network is stored as a keyed hash; the key stays in the database. What an account does again
 * and again is recorded 20 times in a quarter of an hour, of each kind and network.
 */
export async function recordEvent(
  { sql, now, clientAddress, settings }: Recording,
  { kind, userId, outcome = 'ok', detail = null }: SecurityEvent,
): Promise<void> {
  const network = clientAddress === 'unknown' ? null : networkOf(clientAddress);
  if (settings && userId !== null) {
    const key = `${kind} ${outcome} of ${userId} from ${siteOf(clientAddress) ?? network}`;
    const context = { sql, settings, now };
    if (await isUsedUp(context, key, ALIKE_PER_NETWORK, QUARTER_HOUR_MS)) return;
  }
  await raw`
    insert into security_events (user_id, kind, outcome, network_hash, detail, created_at)
    select ${userId}::bigint, ${kind}::text, ${outcome}::text,
      sha256(secret || sha256(secret || convert_to(${network}::text, 'UTF8'))), ${detail}::text, ${now}::timestamptz
    from signing_keys where purpose = 'security log'`.execute(sql);
}

/**
 * Records a 403 and a 429, also a 404 of pages that only moderators have; of each kind, user and
 * network five in a quarter of an hour. Never throws.
 */
export async function recordRefusal(context: Context, status: number): Promise<void> {
  const { session, url, request, clientAddress, now, log, requestId } = context;
  const isHidden =
    status === 404 && session !== null && url.pathname.startsWith(pathTo('/moderation'));
  if (status !== 403 && status !== 429 && !isHidden) return;
  const kind = status === 429 ? 'limited' : 'denied';
  const key = `${kind} ${session?.userId} ${networkOf(clientAddress)}`;
  if (refusals.count(key, now.getTime()).hits > REFUSALS_PER_NETWORK) return;
  const detail = `${request.method} ${redactPath(url.pathname).slice(0, 100)}`;
  const userId = session?.userId ?? null;
  try {
    await recordEvent(context, { kind, userId, outcome: 'refused', detail });
  } catch (error) {
    log.error({ err: error, requestId }, 'security event not recorded');
  }
}

/** A path for logs, without tokens and secret addresses. */
/** One-time sign-ins, feeds of alerts, lists shared by a link. */
const SECRET_PATH = /(\/api\/auth\/token\/|\/feeds\/alert\/|^(?:\/[a-z]{2})?\/list\/).+$/s;

export function redactPath(path: string): string {
  return decoded(path).replace(SECRET_PATH, '$1[redacted]');
}

/** The router reads %61pi as api, so the log must, too. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
