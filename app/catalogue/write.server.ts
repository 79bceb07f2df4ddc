// Changes facts of existing records: corrections come through here. A listing makes new
// records (write-startup, write-round), imports write sets; all fill the columns of columnsOf.
// Triggers record earlier values (db/migrations).
import { sql as raw } from 'kysely';
import { hostOf } from '../base/address.ts';
import type { PartialDate } from '../base/dates.ts';
import type { SubjectKind } from '../base/desk-paths.ts';
import { slugify } from '../base/slug.ts';
import type { Sql } from '../data/database.ts';
import { EXIT } from './exit.ts';
import type { FactValue } from './kinds.ts';
import { type FoundField, findField } from './records.ts';
import {
  columnsOf,
  type Setting,
  saveSource,
  setColumns,
  sets,
  withSource,
} from './write-columns.server.ts';
import { setRoundFact } from './write-round.server.ts';
import { setStartupFact } from './write-startup.server.ts';

interface NewFact {
  /** As findField takes it. */
  field: string;
  /** Null for unknown. */
  value: FactValue | null;
  /** Address of a page that shows it. */
  sourceUrl: string;
  now: Date;
}

/**
 * Records a fact with its source, which counts as just checked; of "other" only the source.
 * `value` has been read by readFact. Throws 409 where a website is another startup's, or a place or
 * industry is gone.
 */
export async function setFact(
  sql: Sql,
  { kind, id }: { kind: SubjectKind; id: number },
  { field: given, value, sourceUrl, now }: NewFact,
): Promise<void> {
  const found = findField(kind, given);
  if (!found) throw new Error(`A ${kind} has no field ${given}`);
  const sourceId = await saveSource(sql, sourceUrl, hostOf(sourceUrl), now);
  await WRITERS[kind](sql, found, { id, value, sourceId, now });
}

type Writer = (sql: Sql, found: FoundField, setting: Setting) => Promise<void>;

const WRITERS: Record<SubjectKind, Writer> = {
  startup: setStartupFact,
  funding: setRoundFact,
  async investor(sql, { name, field }, { id, value, sourceId }) {
    if (name !== 'other') {
      const columns = columnsOf(name, field, value);
      await setColumns(sql, 'investors', id, { ...columns, updated_at: raw`now()` });
    }
    await raw`insert into investor_sources (investor_id, source_id) values (${id}, ${sourceId})
      on conflict do nothing`.execute(sql);
  },
  async person(sql, { name, field, at }, { id, value, sourceId }) {
    if (name === 'other') return;
    const columns = columnsOf(name, field, value);
    if (at === undefined) return setColumns(sql, 'people', id, columns);
    await raw`
      update startup_people set ${sets({ ...columns, source_ids: withSource(sourceId) })}
      where person_id = ${id}
        and startup_id = (select id from startups where slug = ${at})`.execute(sql);
  },
  async exit(sql, { name, field }, { id, value, sourceId }) {
    if (name === 'other') return;
    const columns = columnsOf(name, field, value);
    if (name === 'counterparty' && typeof value === 'string')
      columns.acquirer_id = await findOrMakeAcquirer(sql, id, value);
    await setColumns(sql, 'startup_events', id, { ...columns, source_ids: withSource(sourceId) });
  },
  async location(sql, { name, field }, { id, value }) {
    if (name !== 'other') await setColumns(sql, 'places', id, columnsOf(name, field, value));
  },
};

interface NewExit {
  startupId: number;
  kind: 'acquired' | 'merged' | 'listed' | 'closed';
  date: PartialDate | null;
  counterparty: string | null;
  /** In US dollars. */
  amount: number | null;
  sourceIds: readonly number[];
}

const STATUS_AFTER = { acquired: 'acquired', listed: 'public', closed: 'closed' } as const;

/** An event of a startup, as its sources say; its status follows, except after a merger. */
export async function createExit(sql: Sql, given: NewExit, now: Date): Promise<void> {
  const { startupId, kind, date, counterparty, amount, sourceIds } = given;
  const { happened_on, happened_precision } = columnsOf('date', EXIT.date, date?.date ?? null);
  const { rows } = await raw<{ id: number }>`
    insert into startup_events (startup_id, kind, happened_on, happened_precision, counterparty, amount_usd, source_ids, created_at)
    values (${startupId}, ${kind}, ${happened_on}, ${happened_precision}, ${counterparty}, ${amount}, ${sourceIds}::bigint[], ${now})
    returning id`.execute(sql);
  const id = rows[0]?.id ?? 0;
  if (counterparty)
    await setColumns(sql, 'startup_events', id, {
      acquirer_id: await findOrMakeAcquirer(sql, id, counterparty),
    });
  const [sourceId] = sourceIds;
  if (kind === 'merged' || sourceId === undefined) return;
  const value = STATUS_AFTER[kind];
  await setColumns(sql, 'startups', startupId, {
    ...{ status: value, status_source_id: sourceId, updated_at: now },
  });
}

/** Only acquisitions and mergers have one. */
async function findOrMakeAcquirer(sql: Sql, eventId: number, name: string): Promise<number | null> {
  const { rows } = await raw<{ kind: string; id: number | null }>`
    select e.kind, (select id from acquirers where fold_name(name) = fold_name(${name}) order by id limit 1) as id
    from startup_events e where e.id = ${eventId}`.execute(sql);
  const [found] = rows;
  if (!found || !['acquired', 'merged'].includes(found.kind)) return null;
  if (found.id !== null) return found.id;
  const { rows: made } = await raw<{ id: number }>`
    insert into acquirers (slug, name)
    select case when exists (select from acquirers where slug = ${slugify(name)})
      then ${slugify(name)} || '-' || ${eventId}::text else ${slugify(name)} end, ${name}
    returning id`.execute(sql);
  return made[0]?.id ?? null;
}
