// Picks the next website: one that was requested, else the longest overdue.
import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import { notFound } from '../../../http/errors.ts';
import { type Scanned, type Scanner, scanWebsite } from './scan-website.server.ts';

const SCAN_EVERY_DAYS = 30;
/** A claim expires after this, should its reader be killed. */
const CLAIM_MS = 3_600_000;
/** Repeated requests read a site no more often than this. */
const REQUESTED_AT_MOST_EVERY_MS = 3_600_000;

/** Skips a site read within the hour. Throws 404. */
export async function requestScan(sql: Sql, slug: string, now: Date): Promise<void> {
  const { rows } = await raw<{ id: number }>`
    select id from startups where slug = ${slug}`.execute(sql);
  const id = rows[0]?.id;
  if (id === undefined) throw notFound('startup', slug);
  const latest = new Date(now.getTime() - REQUESTED_AT_MOST_EVERY_MS);
  await raw`
    insert into technology_scans as known (startup_id, requested_at, next_scan_at) values (${id}, ${now}, ${now})
    on conflict (startup_id) do update set requested_at = excluded.requested_at
      where known.requested_at is null and (known.scanned_at is null or known.scanned_at <= ${latest})`.execute(
    sql,
  );
}

export interface ScanState {
  requestedAt: Date | null;
  scannedAt: Date | null;
  outcome: string | null;
}

export async function findScanState(sql: Sql, slug: string): Promise<ScanState | null> {
  const { rows } = await raw<ScanState>`
    select t.requested_at as "requestedAt", t.scanned_at as "scannedAt", t.outcome
    from technology_scans t join startups s on s.id = t.startup_id where s.slug = ${slug}`.execute(
    sql,
  );
  return rows[0] ?? null;
}

/** Reads one site that is due, and returns which; none when none is due. */
export async function scanNext(
  scanner: Scanner,
  { onlyRequested = false }: { onlyRequested?: boolean } = {},
): Promise<Scanned | null> {
  const { sql, now } = scanner;
  const requested = await claim(sql, now, REQUESTED);
  const claimed =
    requested ??
    (onlyRequested
      ? null
      : ((await claim(sql, now, overdueAt(now))) ?? (await claimNew(sql, now))));
  if (!claimed) return null;
  const { outcome, found } = await scanWebsite(scanner, claimed);
  if (scanner.signal?.aborted) {
    // Stopped: releases the site to the next reader.
    await raw`update technology_scans set next_scan_at = ${now}, requested_at = ${requested ? now : null}
      where startup_id = ${claimed.startupId}`.execute(sql);
    return claimed;
  }
  await raw`
    update technology_scans set scanned_at = ${now}, outcome = ${outcome}, found = coalesce(${found}::int, found),
      next_scan_at = ${new Date(now.getTime() + SCAN_EVERY_DAYS * DAY_MS)}
    where startup_id = ${claimed.startupId}`.execute(sql);
  return claimed;
}

const REQUESTED = raw`
  select t.startup_id from technology_scans t join startups s on s.id = t.startup_id
  where t.requested_at is not null and s.website is not null
  order by t.requested_at, t.startup_id limit 1 for update of t skip locked`;

const overdueAt = (now: Date) => raw`
  select t.startup_id from technology_scans t join startups s on s.id = t.startup_id
  where t.next_scan_at <= ${now} and s.website is not null and not s.is_fictional
    and s.status is distinct from 'closed'
  order by t.next_scan_at, t.startup_id limit 1 for update of t skip locked`;

async function claim(sql: Sql, now: Date, chosen: ReturnType<typeof raw>): Promise<Scanned | null> {
  const { rows } = await raw<Scanned>`
    update technology_scans t set requested_at = null, next_scan_at = ${new Date(now.getTime() + CLAIM_MS)}
    from startups s
    where t.startup_id = (${chosen}) and s.id = t.startup_id
    returning s.id as "startupId", s.website`.execute(sql);
  return rows[0] ?? null;
}

async function claimNew(sql: Sql, now: Date): Promise<Scanned | null> {
  const { rows } = await raw<Scanned>`
    with chosen as (
      select s.id, s.website from startups s
      where s.website is not null and not s.is_fictional and s.status is distinct from 'closed'
        and not exists (select from technology_scans t where t.startup_id = s.id)
      order by s.id limit 1
    ), claimed as (
      insert into technology_scans (startup_id, next_scan_at)
      select id, ${new Date(now.getTime() + CLAIM_MS)} from chosen
      on conflict (startup_id) do nothing
      returning startup_id
    )
    select chosen.id as "startupId", chosen.website from chosen join claimed on claimed.startup_id = chosen.id`.execute(
    sql,
  );
  return rows[0] ?? null;
}
