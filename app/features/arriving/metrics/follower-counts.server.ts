// Follower counts from a JSON endpoint, each startup once a week.
import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import type { MetricCollector, MetricPoint } from './collectors.server.ts';

const NAME = 'follower-counts';
const HOURLY = 60;
/** Per run; hourly runs make 8,400 startups a week. */
const STARTUPS_A_RUN = 50;
const PAUSE_MS = 1_000;
const MAX_BYTES = 256 * 1_024;

interface FollowerEndpoint {
  /** Contains {handle}. */
  url: string;
  key?: string;
  /** Dotted paths of the counts in the response. */
  followersField: string;
  postsField?: string;
}

export function followerCounts(
  endpoint: FollowerEndpoint,
  fetch: FetchOutside,
  { pauseMs = PAUSE_MS }: { pauseMs?: number } = {},
): MetricCollector {
  return {
    name: NAME,
    everyMinutes: HOURLY,
    async *collect({ sql, now, signal }) {
      for (const [index, { id, handle }] of (await listDue(sql, now)).entries()) {
        if (index > 0) await wait(pauseMs, undefined, { signal }).catch(() => {});
        if (signal.aborted) return;
        const answer = await ask(endpoint, fetch, handle, signal);
        // Rate limited: continues in the next hourly run.
        if (signal.aborted || answer === 'status 429') return;
        const isFailed = typeof answer === 'string';
        await raw`
          insert into metric_tries as known (collector, startup_id, tried_at, failures)
          values (${NAME}, ${id}, ${now}, ${isFailed ? 1 : 0})
          on conflict (collector, startup_id) do update set tried_at = excluded.tried_at,
            failures = case when ${isFailed} then known.failures + 1 else 0 end`.execute(sql);
        if (isFailed) {
          yield { failed: `startup ${id}: ${answer}` };
          continue;
        }
        const sourceUrl = new URL(endpoint.url).origin;
        const measured = { startupId: id, measuredOn: isoDay(now), sourceUrl };
        const points: MetricPoint[] = [
          { ...measured, metric: 'twitter_followers', value: answer.followers },
        ];
        if (answer.posts !== null)
          points.push({ ...measured, metric: 'twitter_tweets', value: answer.posts });
        yield { points };
      }
    },
  };
}

/** Longest ago first, never requested before all; excludes closed and fictional startups. */
async function listDue(sql: Sql, now: Date): Promise<Array<{ id: number; handle: string }>> {
  const { rows } = await raw<{ id: number; handle: string }>`
    select s.id, s.twitter as handle
    from startups s left join metric_tries t on t.startup_id = s.id and t.collector = ${NAME}
    where s.twitter is not null and not s.is_fictional and s.status is distinct from 'closed'
      and (t.tried_at is null or t.tried_at <= ${now}::timestamptz - interval '7 days' * least(t.failures + 1, 8))
    order by t.tried_at nulls first, s.id
    limit ${STARTUPS_A_RUN}`.execute(sql);
  return rows;
}

/** The counts, or why there are none. */
async function ask(
  { url, key, followersField, postsField }: FollowerEndpoint,
  fetch: FetchOutside,
  handle: string,
  signal: AbortSignal,
) {
  try {
    const address = url.replaceAll('{handle}', encodeURIComponent(handle));
    const { status, body } = await fetch(address, {
      accept: 'application/json',
      bearer: key,
      maxBytes: MAX_BYTES,
      signal,
    });
    if (status !== 200) return `status ${status}`;
    const json: unknown = JSON.parse(body.toString('utf8'));
    const followers = readCount(json, followersField);
    if (followers === null) return 'no count in the answer';
    return { followers, posts: postsField ? readCount(json, postsField) : null };
  } catch (error) {
    return error instanceof OutsideError ? error.reason : 'not JSON';
  }
}

/** A whole number from 0, also as text, or null. */
export function readCount(json: unknown, field: string): number | null {
  let value = json;
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Record<string, unknown>)[name];
  }
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}
