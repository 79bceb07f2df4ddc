// Signed links in mails; they work without signing in.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql as raw } from 'kysely';
import { pathTo, withQuery } from '../base/paths.ts';
import type { Sql } from '../data/database.ts';

export interface MailLink {
  purpose:
    | 'claim'
    | 'confirm-newsletter'
    | 'end-newsletter'
    | 'end-topics'
    | 'end-notifications'
    | 'confirm-facts'
    | 'end-questions'
    | 'end-alert'
    | 'end-alert-mails'
    | 'follow-correction'
    | 'confirm-correction'
    | 'reply-to-fact';
  id: number;
  /** Letters, digits, _ and - only. */
  detail?: string;
  /** Absent never expires: unsubscribing must work years later. */
  expiresAt?: Date;
}

const TOKEN = /^([a-z-]+)\.(\d{1,15})\.([\w-]*)\.(\d*)\.([A-Za-z0-9_-]{43})$/;

export async function signMailLink(sql: Sql, link: MailLink): Promise<string> {
  const { purpose, id, detail = '', expiresAt } = link;
  const until = expiresAt ? String(Math.floor(expiresAt.getTime() / 1_000)) : '';
  const said = `${purpose}.${id}.${detail}.${until}`;
  return `${said}.${sign(await getSecret(sql), said)}`;
}

/** Hexadecimal, the same at every call on this site, and another on any other. */
export async function signWithSiteKey(sql: Sql, said: string): Promise<string> {
  return createHmac('sha256', await getSecret(sql))
    .update(said)
    .digest('hex');
}

/** Path that ends messages by one POST without signing in. */
export async function endingPath(sql: Sql, link: MailLink): Promise<string> {
  const isOfAlerts = link.purpose.startsWith('end-alert');
  const path = isOfAlerts ? pathTo('/alerts/end') : pathTo('/unsubscribe');
  return withQuery(path, { token: await signMailLink(sql, link) });
}

/** Null when forged, for another purpose, or expired. */
export async function readMailLink(
  sql: Sql,
  token: string,
  purpose: MailLink['purpose'],
  now: Date,
): Promise<{ id: number; detail: string } | null> {
  const [, given, id, detail = '', until, signature = ''] = TOKEN.exec(token) ?? [];
  if (given !== purpose) return null;
  const expected = sign(await getSecret(sql), token.slice(0, -signature.length - 1));
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  if (until && Number(until) * 1_000 < now.getTime()) return null;
  return { id: Number(id), detail };
}

function sign(secret: Buffer, said: string): string {
  return createHmac('sha256', secret).update(said).digest('base64url');
}

async function getSecret(sql: Sql): Promise<Buffer> {
  const { rows } = await raw<{ secret: Buffer }>`
    select secret from signing_keys where purpose = 'mail links'`.execute(sql);
  const secret = rows[0]?.secret;
  if (!secret) throw new Error('The key that signs links in mails is missing');
  return secret;
}
