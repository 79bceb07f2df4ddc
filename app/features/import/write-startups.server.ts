// Writes startups, set by set: staged, matched by domain, slug, then name and country, and only then inserted or filled in.
import { sql as raw } from 'kysely';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import type { CleanStartup } from './clean-startup.ts';
import { fillKnown } from './fill-startups.server.ts';
import type { ImportConnection } from './import-connection.server.ts';
import { isUnwritten, matchStartups, refuseStartups } from './match-startups.server.ts';
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
import { linkStartups } from './write-startup-links.server.ts';

const COLUMNS = [
  'slug',
  'new_slug',
  'name',
  'website',
  'domain',
  'public_ticker',
  'tagline',
  'overview',
  'status',
  'type',
  'employee_range',
  'year_founded',
  'country_id',
  'state_id',
  'city_id',
  'twitter',
  'industry_ids',
  'founders',
  'former_names',
  'sources',
  'publisher',
  'retrieved_on',
] as const;
/** Another writer on the same database may take a slug or a domain at the same moment. */
const MOST_TRIES = 20;

const STAGING: Staging<CleanStartup> = {
  table: 'import_startups',
  columns: ['line', ...COLUMNS],
  valuesOf: (line, row) => [line, ...COLUMNS.map((column) => row[column])],
};

export const startupsWriter: KindWriter<CleanStartup> = {
  staging: STAGING,

  comesLate: ({ name, country_id }) => name === null || country_id === null,

  async begin({ sql }) {
    await raw`create temp table if not exists import_startups (
      line int not null, slug text, new_slug text, name text, website text, domain text, public_ticker text, tagline text, overview text,
      status text, type text, employee_range text, year_founded int, country_id bigint, state_id bigint, city_id bigint, twitter text,
      industry_ids bigint[], founders text[], former_names text[], sources text[], publisher text, retrieved_on date,
      new_id bigint not null default nextval(pg_get_serial_sequence('startups', 'id')), known_id bigint,
      startup_id bigint not null generated always as (coalesce(known_id, new_id)) stored,
      is_repeat boolean not null default false, is_refused boolean not null default false)`.execute(
      sql,
    );
    // Startups this run has met: what a later row says of them only fills gaps, so that the same file twice ends the same.
    await raw`create temp table if not exists import_met (id bigint primary key)`.execute(sql);
  },

  keysOf,

  async write(connection, transaction, waves) {
    const result = emptyResult();
    for (const wave of waves) addResult(result, await writeWave(connection, transaction, wave));
    return result;
  },
};

function keysOf({ row }: LinedRow<CleanStartup>): string[] {
  const keys = [`s:${row.new_slug}`];
  if (row.domain) keys.push(`d:${row.domain}`);
  if (row.slug && row.name) keys.push(`s:${slugify(row.name)}`);
  return keys;
}

async function writeWave(
  connection: ImportConnection,
  transaction: Sql,
  rows: readonly LinedRow<CleanStartup>[],
): Promise<BatchResult> {
  // Names that stand side by side in an index are looked up and written in two thirds of the time.
  const sorted = rows.toSorted(({ row: one }, { row: other }) =>
    (one.new_slug ?? '') < (other.new_slug ?? '') ? -1 : 1,
  );
  await stageRows(connection, transaction, STAGING, sorted);
  await matchStartups(transaction, true);
  // Without statistics Postgres takes rows that are not matched for rare, and plans for a handful.
  await raw`analyze import_startups (line, known_id)`.execute(transaction);
  const rejected = await refuseStartups(transaction);
  const repeats = await takeRepeats(transaction, 'import_startups', ['known_id']);
  const staged = repeats.size === 0 ? rows : rows.filter(({ line }) => !repeats.has(line));
  const created = await insertNew(transaction);
  const { changedLines, notes } =
    created < staged.length - rejected.length
      ? await fillKnown(transaction)
      : { changedLines: new Set<number>(), notes: [] };
  const linkedLines = await linkStartups(transaction, staged);
  for (const line of linkedLines) changedLines.add(line);
  await raw`insert into import_met select startup_id from import_startups on conflict do nothing`.execute(
    transaction,
  );
  const updated = changedLines.size;
  const result = {
    created,
    updated,
    unchanged: staged.length - rejected.length - created - updated,
    rejected,
    notes,
  };
  if (repeats.size > 0)
    addResult(
      result,
      await writeWave(
        connection,
        transaction,
        rows.filter(({ line }) => repeats.has(line)),
      ),
    );
  return result;
}

/** Ids were drawn when the rows were staged, so that what was inserted need not be looked for again. */
async function insertNew(transaction: Sql): Promise<number> {
  let created = 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const isFirst = tries === 0;
    if (!isFirst) await matchStartups(transaction, false);
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from import_startups r where ${isUnwritten(isFirst)}`.execute(
      transaction,
    );
    const wanted = rows[0]?.count ?? 0;
    if (wanted === 0) return created;
    await takeFreeSlugs(transaction, isFirst);
    const { numAffectedRows } = await raw`
      insert into startups (id, slug, name, website, domain, public_ticker, tagline, overview, status, type, employee_range, year_founded,
        country_id, state_id, city_id, twitter)
      select new_id, new_slug, name, website, domain, public_ticker, tagline, overview, status, type, employee_range, year_founded,
        country_id, state_id, city_id, twitter
      from import_startups r where ${isUnwritten(isFirst)} order by new_slug, line
      on conflict do nothing`.execute(transaction);
    created += Number(numAffectedRows ?? 0);
    if (Number(numAffectedRows) === wanted) return created;
  }
  throw new Error('Another program keeps adding the startups of this file. Import it again.');
}

/**
 * "acme" is taken: then acme-2, and so on. Slugs that redirect are taken too. Few new startups are called as another one is: which ones
 * are, the first try to write them all tells, and asking for each beforehand would cost more.
 */
async function takeFreeSlugs(transaction: Sql, isFirst: boolean): Promise<void> {
  const redirects = raw`exists (select from slug_history where kind = 'startup' and old_slug = r.new_slug)`;
  const isTaken = isFirst
    ? redirects
    : raw`(exists (select from startups where slug = r.new_slug) or ${redirects})`;
  await raw`
    update import_startups r set new_slug = (
      select candidate from (select rtrim(left(r.new_slug, 74), '-') || '-' || generate_series(2, 1000000) as candidate) numbered
      where not exists (select from startups where slug = candidate)
        and not exists (select from slug_history where kind = 'startup' and old_slug = candidate)
      limit 1)
    where ${isUnwritten(isFirst)} and ${isTaken}`.execute(transaction);
}
