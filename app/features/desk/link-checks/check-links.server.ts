// Whether the addresses of sources still answer. One failure may be an accident: an address is
// dead when it failed on three days in a row.
import { type RawBuilder, sql as raw } from 'kysely';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import { createMayFetch } from '../../arriving/websites/robots.server.ts';

const CHECK_EVERY_DAYS = 60;
const HOST_PAUSE_MS = 60_000;
/** A claim expires after this, should its reader be killed. */
const CLAIM_MS = 3_600_000;
const DEAD_AFTER = 3;
// Sites that keep programs out, or ask for a sign-in: a reader may see the page nevertheless.
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 406, 407, 429, 451, 999]);

interface LinkChecker {
  sql: Sql;
  fetch: FetchOutside;
  /** The name in robots.txt files. */
  agentName: string;
  now: Date;
  signal?: AbortSignal;
}

interface Claimed {
  id: number;
  url: string;
}

/** Asks one address that is due, of a host left alone for a minute; null when there is none. */
export async function checkNextLink(checker: LinkChecker): Promise<string | null> {
  const { sql, now, signal } = checker;
  const claimed = (await claimDue(sql, now)) ?? (await claimNew(sql, now));
  if (!claimed) return null;
  const outcome = await askFor(checker, claimed.url);
  // Stopped during the request: it says nothing about the address.
  if (!signal?.aborted) await noteOutcome(sql, claimed.id, outcome, now);
  return claimed.url;
}

/** ok, refused, or what failed. */
async function askFor({ fetch, agentName, signal }: LinkChecker, url: string): Promise<string> {
  // A host that is gone has no robots.txt either, which is no refusal.
  let silence: string | null = null;
  const fetchRobots: FetchOutside = (address, options) =>
    fetch(address, options).catch((error: unknown) => {
      silence = OutsideError.of(error).reason;
      throw error;
    });
  try {
    const answer = await fetch(url, {
      accept: 'text/html, application/pdf;q=0.9, */*;q=0.8',
      mayFetch: createMayFetch(fetchRobots, agentName, signal),
      withoutBody: true,
      signal,
    });
    if (REFUSALS.has(answer.status)) return 'refused';
    if (answer.status >= 400) return `${answer.status}`;
    return leadsHome(url, answer.url) ? 'moved' : 'ok';
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return error.reason === 'refused' && silence ? silence : error.reason;
  }
}

/** A page that is gone often leads to the front page. */
function leadsHome(asked: string, answered: string): boolean {
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  };
  return pathOf(answered) === '/' && pathOf(asked) !== '/';
}

async function noteOutcome(sql: Sql, id: number, outcome: string, now: Date): Promise<void> {
  const isFailure = outcome !== 'ok' && outcome !== 'refused';
  const today = isoDay(now);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const later = new Date(now.getTime() + CHECK_EVERY_DAYS * DAY_MS);
  await raw`
    update link_checks l set checked_at = ${now}, outcome = ${outcome}, failures = c.failures,
      failed_on = case when c.failures > 0 then ${today}::date end,
      dead_since = case when c.failures >= ${DEAD_AFTER}::int then coalesce(l.dead_since, ${today}::date) end,
      next_check_at = case when c.failures between 1 and ${DEAD_AFTER - 1}::int
        then ${tomorrow}::timestamptz else ${later}::timestamptz end
    from (select source_id, case when not ${isFailure}::boolean then 0
        when failed_on = ${today}::date then failures else failures + 1 end as failures
      from link_checks) c
    where l.source_id = ${id} and c.source_id = l.source_id`.execute(sql);
}

const isRested = (host: RawBuilder<unknown>, now: Date) => raw`not exists (
  select from link_checks other
  where other.host = ${host} and other.checked_at > ${new Date(now.getTime() - HOST_PAUSE_MS)})`;

async function claimDue(sql: Sql, now: Date): Promise<Claimed | null> {
  const { rows } = await raw<Claimed>`
    update link_checks l set next_check_at = ${new Date(now.getTime() + CLAIM_MS)}, checked_at = ${now}
    from sources x
    where x.id = l.source_id and l.source_id = (
      select due.source_id from link_checks due
      where due.next_check_at <= ${now} and ${isRested(raw`due.host`, now)}
      order by due.next_check_at, due.source_id limit 1 for update skip locked)
    returning x.id, x.url`.execute(sql);
  return rows[0] ?? null;
}

const hostOfNew = raw`lower(substring(x.url from '^https?://([^/:?#]+)'))`;

async function claimNew(sql: Sql, now: Date): Promise<Claimed | null> {
  const { rows } = await raw<Claimed>`
    with chosen as (
      select x.id, x.url, ${hostOfNew} as host from sources x
      where not exists (select from link_checks l where l.source_id = x.id) and ${isRested(hostOfNew, now)}
        and ${hostOfNew} !~ '\\.(example|invalid|test)$'
      order by x.id limit 1
    ), claimed as (
      insert into link_checks (source_id, host, checked_at, next_check_at, outcome)
      select id, host, ${now}, ${new Date(now.getTime() + CLAIM_MS)}, 'ok' from chosen where host is not null
      on conflict (source_id) do nothing
      returning source_id
    )
    select chosen.id, chosen.url from chosen
    join claimed on claimed.source_id = chosen.id`.execute(sql);
  return rows[0] ?? null;
}
