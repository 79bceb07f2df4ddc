// Reads startups' websites one by one, a requested one first, otherwise the longest overdue.

import { type RawBuilder, sql as raw } from 'kysely';
import { DAY_MS, HOUR_MS, isoDay } from '../../../base/dates.ts';
import { slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import { notFound } from '../../../http/errors.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import { detectTechnologies, type Fingerprint } from './detect-technologies.ts';
import { takeLogo } from './logo.server.ts';
import { createMayFetch } from './robots.server.ts';
import { readWebsite } from './website.ts';

const SCAN_EVERY_DAYS = 30;
/** A claim expires after this, should its reader be killed. */
const CLAIM_MS = HOUR_MS;
/** Repeated requests read a site no more often than this. */
const REQUESTED_AT_MOST_EVERY_MS = HOUR_MS;
const MAX_BYTES = 3 * 1_024 * 1_024;

interface Scanned {
  startupId: number;
  website: string;
}

interface Scanner {
  sql: Sql;
  fetch: FetchOutside;
  /** The name in robots.txt files. */
  agentName: string;
  now: Date;
  signal?: AbortSignal;
  /** Whether it takes the site's icon as the startup's logo, too. */
  takesLogos?: boolean;
}

/** Skips a site read within the hour. Throws 404. */
export async function requestScan(sql: Sql, slug: string, now: Date): Promise<void> {
  const latest = new Date(now.getTime() - REQUESTED_AT_MOST_EVERY_MS);
  const { rows } = await raw`
    with asked as (select id from startups where slug = ${slug}), requested as (
      insert into technology_scans as known (startup_id, requested_at, next_scan_at)
      select id, ${now}::timestamptz, ${now}::timestamptz from asked
      on conflict (startup_id) do update set requested_at = excluded.requested_at
        where known.requested_at is null and (known.scanned_at is null or known.scanned_at <= ${latest}))
    select id from asked`.execute(sql);
  if (rows.length === 0) throw notFound('startup', slug);
}

export interface ScanState {
  requestedAt: Date | null;
  scannedAt: Date | null;
  outcome: string | null;
}

export async function findScanState(sql: Sql, slug: string): Promise<ScanState | null> {
  const { rows } = await raw<ScanState>`
    select t.requested_at as "requestedAt", t.scanned_at as "scannedAt", t.outcome
    from technology_scans t
    join startups s on s.id = t.startup_id where s.slug = ${slug}`.execute(sql);
  return rows[0] ?? null;
}

/** Reads one site that is due, and returns which; none when none is due. */
export async function scanNext(
  scanner: Scanner,
  { onlyRequested = false }: { onlyRequested?: boolean } = {},
): Promise<Scanned | null> {
  const { sql, now } = scanner;
  const requested = await claim(sql, now, raw`t.requested_at is not null`, raw`t.requested_at`);
  const claimed =
    requested ??
    (onlyRequested ? null : ((await claimOverdue(sql, now)) ?? (await claimNew(sql, now))));
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

/** The first that is due, by a time of its scan. */
async function claim(
  sql: Sql,
  now: Date,
  due: RawBuilder<unknown>,
  time: RawBuilder<unknown>,
): Promise<Scanned | null> {
  const { rows } = await raw<Scanned>`
    update technology_scans t set requested_at = null, next_scan_at = ${new Date(now.getTime() + CLAIM_MS)}
    from startups s
    where s.id = t.startup_id and t.startup_id = (
      select t.startup_id from technology_scans t join startups s on s.id = t.startup_id
      where ${due} and s.website is not null
      order by ${time}, t.startup_id limit 1 for update of t skip locked)
    returning s.id as "startupId", s.website`.execute(sql);
  return rows[0] ?? null;
}

const IS_OPEN = raw`not s.is_fictional and s.status is distinct from 'closed'`;

const claimOverdue = (sql: Sql, now: Date) =>
  claim(sql, now, raw`t.next_scan_at <= ${now} and ${IS_OPEN}`, raw`t.next_scan_at`);

async function claimNew(sql: Sql, now: Date): Promise<Scanned | null> {
  const { rows } = await raw<Scanned>`
    with chosen as (
      select s.id, s.website from startups s
      where s.website is not null and ${IS_OPEN}
        and not exists (select from technology_scans t where t.startup_id = s.id)
      order by s.id limit 1
    ), claimed as (
      insert into technology_scans (startup_id, next_scan_at)
      select id, ${new Date(now.getTime() + CLAIM_MS)} from chosen
      on conflict (startup_id) do nothing
      returning startup_id
    )
    select chosen.id as "startupId", chosen.website
    from chosen join claimed on claimed.startup_id = chosen.id`.execute(sql);
  return rows[0] ?? null;
}

/** ok, or a word for the failure; after a failure earlier findings stay. */
export async function scanWebsite(
  scanner: Scanner,
  { startupId, website }: Scanned,
): Promise<{ outcome: string; found: number | null }> {
  const { sql, fetch, agentName, now, signal, takesLogos = false } = scanner;
  const mayFetch = createMayFetch(fetch, agentName, signal);
  try {
    const answer = await fetch(website, {
      accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
      maxBytes: MAX_BYTES,
      mayFetch,
      signal,
    });
    if (answer.status !== 200) return { outcome: `status ${answer.status}`, found: null };
    if (!/html/i.test(answer.headers['content-type'] ?? ''))
      return { outcome: 'not-html', found: null };
    const page = await readWebsite(answer);
    const technologies = detectTechnologies(page);
    await storeTechnologies(sql, startupId, website, technologies, now);
    if (takesLogos) {
      const visit = { sql, fetch, mayFetch, now, signal };
      await takeLogo(visit, { startupId, website }, { ...page, url: answer.url });
    }
    return { outcome: 'ok', found: technologies.length };
  } catch (error) {
    if (error instanceof OutsideError) return { outcome: error.reason, found: null };
    throw error;
  }
}

/** Rows entered by people stay unchanged. */
async function storeTechnologies(
  sql: Sql,
  startupId: number,
  website: string,
  technologies: readonly Fingerprint[],
  now: Date,
): Promise<void> {
  const today = isoDay(now);
  const found = technologies.map(({ name, category }) => ({ slug: slugify(name), name, category }));
  const list = JSON.stringify(found);
  await sql.transaction().execute(async (transaction) => {
    await raw`
      insert into technologies (slug, name, category)
      select slug, name, category from json_to_recordset(${list}::json) as found (slug text, name text, category text)
      on conflict (slug) do nothing`.execute(transaction);
    const { rows } = await raw<{ id: number }>`
      insert into sources (url, publisher, read_on)
      select ${website}, s.name, ${today}::date from startups s where s.id = ${startupId}
      on conflict (url) do update set publisher = coalesce(sources.publisher, excluded.publisher)
      returning id`.execute(transaction);
    const sourceId = rows[0]?.id ?? null;
    await raw`
      delete from startup_technologies st using technologies t
      where st.startup_id = ${startupId} and st.is_detected and t.id = st.technology_id
        and not t.slug = any(${found.map(({ slug }) => slug)}::text[])`.execute(transaction);
    await raw`
      insert into startup_technologies as known (startup_id, technology_id, is_detected, source_id, found_on)
      select ${startupId}, t.id, true, ${sourceId}::bigint, ${today}::date
      from json_to_recordset(${list}::json) as found (slug text) join technologies t on t.slug = found.slug
      on conflict (startup_id, technology_id) do update
        set source_id = excluded.source_id, found_on = excluded.found_on
        where known.is_detected`.execute(transaction);
  });
}
