// Writes funding rounds. One round reported twice is one round: what agrees is filled in, what disagrees is kept as another source's
// version of it.
import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { CleanRound } from './clean-round.ts';
import { addReports, fillKnown } from './fill-rounds.server.ts';
import type { ImportConnection } from './import-connection.server.ts';
import { matchRounds } from './match-rounds.server.ts';
import {
  REFERENCE_COLUMNS,
  REFERENCE_TABLE,
  referenceKey,
  resolveStartups,
} from './resolve-startups.server.ts';
import { takeRepeats } from './stage-repeats.server.ts';
import {
  addResult,
  type BatchResult,
  emptyResult,
  type KindWriter,
  type LinedRow,
  type Staging,
  stageRows,
} from './write-batch.ts';
import { linkInvestors } from './write-round-investors.server.ts';
import { addSources } from './write-sources.server.ts';

const COLUMNS = [
  'slug',
  ...REFERENCE_COLUMNS,
  'round',
  'announced_on',
  'announced_precision',
  'amount_usd',
  'reported_amount',
  'reported_currency',
  'usd_rate',
  'usd_rate_on',
  'note',
  'investor_names',
  'investor_slugs',
  'lead_flags',
  'sources',
  'publisher',
  'retrieved_on',
] as const;
const MOST_TRIES = 20;
/** No round is known for it yet. */
const IS_OPEN = raw`r.funding_id is null and not r.is_refused`;
/** refresh_…_figures() is asked for this many at a time. */
const FIGURES_AT_ONCE = 2_000;

const STAGING: Staging<CleanRound> = {
  table: 'import_rounds',
  columns: ['line', 'row_hash', ...COLUMNS],
  valuesOf: (line, row) => [line, hashOf(row), ...COLUMNS.map((column) => row[column])],
};

export const roundsWriter: KindWriter<CleanRound> = {
  staging: STAGING,

  async begin({ sql }) {
    await raw`create temp table if not exists import_rounds (
      line int not null, row_hash text, slug text, ${REFERENCE_TABLE}, round text not null, announced_on date, announced_precision text, amount_usd numeric,
      reported_amount numeric, reported_currency text, usd_rate numeric, usd_rate_on date, note text,
      investor_names text[], investor_slugs text[], lead_flags boolean[], sources text[], publisher text, retrieved_on date,
      funding_id bigint, new_slug text, is_new boolean not null default false, is_repeat boolean not null default false,
      is_named boolean not null default false, is_version boolean not null default false)`.execute(
      sql,
    );
    await raw`create temp table if not exists import_met_rounds (id bigint primary key)`.execute(
      sql,
    );
  },

  keysOf,

  async write(connection, transaction, waves) {
    const result = emptyResult();
    const changed = { startups: new Set<number>(), investors: new Set<number>() };
    for (const wave of waves)
      addResult(result, await writeWave(connection, transaction, wave, changed));
    await followFigures(transaction, changed);
    return result;
  },
};

/** Rows can mean one round only when startup and kind agree, or startup and amount. */
function keysOf({ row }: LinedRow<CleanRound>): string[] {
  const startup = referenceKey(row);
  const keys = [`k:${startup}:${row.round}`];
  if (row.amount_usd !== null) keys.push(`a:${startup}:${row.amount_usd}`);
  if (row.slug) keys.push(`s:${row.slug}`);
  return keys;
}

/** Not of the day it was retrieved, which is today unless the file says otherwise. */
function hashOf({ retrieved_on: _, ...row }: CleanRound): string {
  return createHash('md5').update(JSON.stringify(row)).digest('hex');
}

interface Changed {
  startups: Set<number>;
  investors: Set<number>;
}

async function writeWave(
  connection: ImportConnection,
  transaction: Sql,
  rows: readonly LinedRow<CleanRound>[],
  changed: Changed,
): Promise<BatchResult> {
  await stageRows(connection, transaction, STAGING, rows);
  await raw`update import_rounds r set funding_id = f.id, startup_id = f.startup_id, is_named = true,
      is_repeat = exists (select from import_met_rounds where import_met_rounds.id = f.id)
    from fundings f where f.slug = r.slug`.execute(transaction);
  await raw`update import_rounds r set funding_id = f.id, startup_id = f.startup_id, is_version = known.is_version
    from imported_round_rows known join fundings f on f.id = known.funding_id
    where known.row_hash = r.row_hash and r.funding_id is null`.execute(transaction);
  const rejected = await resolveStartups(transaction, 'import_rounds');
  await raw`analyze import_rounds (line, startup_id, funding_id, is_refused, is_new)`.execute(
    transaction,
  );
  // The same startup may be named here and be told by its website there, which the waves do not know.
  const repeats = new Set<number>();
  for (const column of ['round', 'amount_usd']) {
    const same = ['startup_id', column];
    for (const line of await takeRepeats(transaction, 'import_rounds', same, IS_OPEN))
      repeats.add(line);
  }
  let created = 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    rejected.push(...(await matchRounds(transaction)));
    for (const line of await takeRepeats(transaction, 'import_rounds', ['funding_id']))
      repeats.add(line);
    created += await insertNew(transaction);
    const { rows: left } = await raw`select from import_rounds r where ${IS_OPEN} limit 1`.execute(
      transaction,
    );
    if (left.length === 0) break;
  }
  const lines = await fillKnown(transaction);
  await addSources(transaction, 'import_rounds');
  for (const line of await addReports(transaction)) lines.add(line);
  const linked = await linkInvestors(transaction);
  for (const line of linked.lines) lines.add(line);
  for (const id of linked.investorIds) changed.investors.add(id);
  await noteChanged(transaction, lines, changed);
  await raw`insert into import_met_rounds select funding_id from import_rounds where funding_id is not null on conflict do nothing`.execute(
    transaction,
  );
  await raw`insert into imported_round_rows select row_hash, funding_id, is_version from import_rounds
    where funding_id is not null and not is_refused and not is_named on conflict do nothing`.execute(
    transaction,
  );
  const stagedCount = rows.length - repeats.size;
  const result = {
    created,
    updated: lines.size,
    unchanged: stagedCount - rejected.length - created - lines.size,
    rejected,
    notes: [],
  };
  if (repeats.size > 0) {
    const later = rows.filter(({ line }) => repeats.has(line));
    addResult(result, await writeWave(connection, transaction, later, changed));
  }
  return result;
}

async function insertNew(transaction: Sql): Promise<number> {
  await raw`
    update import_rounds r set new_slug = base.slug from (
      select o.line, s.slug || '-' || replace(lower(o.round), ' ', '-') || case o.announced_precision
        when 'year' then '-' || to_char(o.announced_on, 'YYYY') when 'month' then '-' || to_char(o.announced_on, 'YYYY-MM')
        when 'day' then '-' || to_char(o.announced_on, 'YYYY-MM') else '' end as slug
      from import_rounds o join startups s on s.id = o.startup_id
    ) base
    where base.line = r.line and ${IS_OPEN}`.execute(transaction);
  await raw`
    update import_rounds r set new_slug = (
      select candidate from (select r.new_slug || '-' || generate_series(2, 100000) as candidate) numbered
      where not exists (select from fundings where slug = candidate)
        and not exists (select from slug_history where kind = 'funding' and old_slug = candidate) limit 1)
    where ${IS_OPEN}
      and (exists (select from fundings where slug = r.new_slug) or exists (select from slug_history where kind = 'funding' and old_slug = r.new_slug))`.execute(
    transaction,
  );
  const { numAffectedRows } = await raw`
    with fresh as (
      insert into fundings (slug, startup_id, round, announced_on, announced_precision, amount_usd, reported_amount, reported_currency, usd_rate, usd_rate_on, note)
      select new_slug, startup_id, round, announced_on, announced_precision, amount_usd, reported_amount, reported_currency, usd_rate, usd_rate_on, note
      from import_rounds r where ${IS_OPEN} order by line
      on conflict do nothing returning id, slug
    )
    update import_rounds r set funding_id = fresh.id, is_new = true
    from fresh join (select r.new_slug, min(r.line) as line from import_rounds r where ${IS_OPEN} group by 1) one on one.new_slug = fresh.slug
    where r.line = one.line`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

async function noteChanged(
  transaction: Sql,
  lines: ReadonlySet<number>,
  changed: Changed,
): Promise<void> {
  const { rows } = await raw<{ startup_id: number; investor_ids: number[] }>`
    with touched as (
      update fundings f set updated_at = now() from import_rounds r
      where f.id = r.funding_id and (r.is_new or r.line = any(${[...lines]}::int[])) returning f.id, f.startup_id
    )
    select startup_id, array(select investor_id from funding_investors where funding_id = touched.id) as investor_ids from touched`.execute(
    transaction,
  );
  for (const { startup_id, investor_ids } of rows) {
    changed.startups.add(startup_id);
    for (const id of investor_ids) changed.investors.add(id);
  }
}

/** The figures once a batch, not once a statement; writing them lets the search follow. */
async function followFigures(transaction: Sql, { startups, investors }: Changed): Promise<void> {
  await raw`select set_config('griot.defer_figures', 'off', true)`.execute(transaction);
  for (const ids of chunks([...startups]))
    await raw`select refresh_startup_figures(${ids}::bigint[])`.execute(transaction);
  for (const ids of chunks([...investors]))
    await raw`select refresh_investor_figures(${ids}::bigint[])`.execute(transaction);
}

function chunks(ids: number[]): number[][] {
  ids.sort((one, other) => one - other);
  return Array.from({ length: Math.ceil(ids.length / FIGURES_AT_ONCE) }, (_, index) =>
    ids.slice(index * FIGURES_AT_ONCE, (index + 1) * FIGURES_AT_ONCE),
  );
}
