// The sources of one record, each with its values.
import { type RawBuilder, sql as raw } from 'kysely';
import type { SubjectKind } from '../../base/desk-paths.ts';
import type { Sql } from '../../data/database.ts';

export interface RecordSource {
  url: string;
  publisher: string | null;
  /** Day on which somebody last read or checked it. */
  looked_on: string | null;
  dead_since: string | null;
  /** Of a report of a round: amount, day and kind as it says them; null for the same or nothing. */
  said: Record<string, string | null> | null;
  /** Of a startup: the fields that it was recorded for. */
  shows: string[];
}

const MOST = 10;

/** Sources of a record of this kind: source_id, the value of each and what it supports. */
const USED: Record<Exclude<SubjectKind, 'location'>, (id: number) => RawBuilder<unknown>> = {
  startup: (id) =>
    raw`select source_id, null::jsonb as said, shows from startup_sources where startup_id = ${id}`,
  // A report that says the same as the round holds nothing of its own (db/migrations).
  funding: (id) => raw`
    select r.source_id, jsonb_build_object('round', coalesce(r.round, f.round),
      'amount', coalesce(r.amount_usd, case when r.is_preferred then f.amount_usd end)::text,
      'announced_on', left(coalesce(r.announced_on, f.announced_on)::text,
        case coalesce(r.announced_precision, f.announced_precision) when 'year' then 4 when 'month' then 7 else 10 end)) as said, '{}'::text[] as shows
    from funding_reports r join fundings f on f.id = r.funding_id where r.funding_id = ${id}`,
  investor: (id) =>
    raw`
    select source_id, null::jsonb as said, '{}'::text[] as shows from investor_sources where investor_id = ${id}`,
  person: (id) => raw`
    select unnest(source_ids) as source_id, null::jsonb as said, '{}'::text[] as shows from startup_people where person_id = ${id}`,
  exit: (id) => raw`
    select unnest(source_ids) as source_id, null::jsonb as said, '{}'::text[] as shows from startup_events where id = ${id}`,
};

export async function listRecordSources(
  sql: Sql,
  kind: SubjectKind,
  id: number,
): Promise<RecordSource[]> {
  if (kind === 'location') return [];
  const { rows } = await raw<RecordSource>`
    select x.url, x.publisher, greatest(x.checked_on, x.read_on) as looked_on, l.dead_since, used.said, used.shows
    from (select distinct source_id, said, shows from (${USED[kind](id)}) each_use) used
      join sources x on x.id = used.source_id
      left join link_checks l on l.source_id = x.id
    order by x.is_weak, looked_on desc nulls last, x.id limit ${MOST}`.execute(sql);
  return rows;
}

/**
 * Whether the recorded value of the source differs from this one, null for unknown.
 * A day within a month or year that a source names does not contradict it.
 */
export function isContrary(
  { said, shows }: Pick<RecordSource, 'said' | 'shows'>,
  { field, listed, proposed }: Record<'listed' | 'proposed', string | null> & { field: string },
): boolean {
  if (shows.includes(field)) return listed !== null && listed !== proposed;
  const says = said?.[field] ?? null;
  if (says === null || says === proposed) return false;
  const isSameDay = field === 'announced_on' && proposed !== null;
  return !(isSameDay && (says.startsWith(proposed) || proposed.startsWith(says)));
}

/** Every record with each of its sources: kind, id, startup_id, source_id. */
export const recordUses = raw`
  select 'startup' as kind, startup_id as id, startup_id, source_id from startup_sources
  union all
  select 'funding', r.funding_id, f.startup_id, r.source_id
  from funding_reports r join fundings f on f.id = r.funding_id
  union all
  select 'investor', investor_id, null, source_id from investor_sources
  union all
  select 'person', person_id, null, unnest(source_ids) from startup_people
  union all
  select 'exit', id, startup_id, unnest(source_ids) from startup_events where kind <> 'renamed'`;
