// A round reported twice is one: what agrees is filled in, what disagrees is another version.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { CleanRound } from './clean-round.ts';
import { addReports, fillKnown, ROUND_COLUMNS } from './fill-rounds.server.ts';
import { matchRounds } from './match-rounds.server.ts';
import {
  REFERENCE_COLUMNS,
  REFERENCE_MATCH_COLUMNS,
  referenceKey,
  resolveStartups,
} from './resolve-startups.server.ts';
import {
  addSources,
  noteSeen,
  SOURCE_COLUMNS,
  takeFreeSlugs,
  takeRepeats,
  type Writer,
} from './staging.server.ts';
import { linkInvestors } from './write-round-investors.server.ts';

const TABLE = 'import_rounds';
const FUNDINGS = { records: 'fundings', kind: 'funding', longest: 200 };
const MAX_TRIES = 20;
/** No round is known for it yet. */
const IS_OPEN = raw`r.funding_id is null and not r.is_refused`;

export const roundsWriter: Writer<CleanRound> = {
  table: TABLE,
  columns: {
    row_hash: 'text',
    slug: 'text',
    ...REFERENCE_COLUMNS,
    ...ROUND_COLUMNS,
    investor_names: 'text[]',
    investor_slugs: 'text[]',
    lead_flags: 'boolean[]',
    ...SOURCE_COLUMNS,
  },
  matchColumns: `${REFERENCE_MATCH_COLUMNS}, funding_id bigint, new_slug text,
    is_new boolean not null default false, is_repeat boolean not null default false,
    is_named boolean not null default false, is_version boolean not null default false`,

  /** Rows can be about one round only when startup and kind agree, or startup and amount. */
  keysOf(row) {
    const startup = referenceKey(row);
    const keys = [`k:${startup}:${row.round}`];
    if (row.amount_usd !== null) keys.push(`a:${startup}:${row.amount_usd}`);
    if (row.slug) keys.push(`s:${row.slug}`);
    return keys;
  },

  async write(transaction) {
    const { rejected, repeats } = await resolveRounds(transaction);
    await addSources(transaction, TABLE);
    let created = 0;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      rejected.push(...(await matchRounds(transaction)));
      for (const line of await takeRepeats(transaction, TABLE, ['funding_id'])) repeats.add(line);
      created += await insertNew(transaction);
      const { rows: left } =
        await raw`select from import_rounds r where ${IS_OPEN} limit 1`.execute(transaction);
      if (left.length === 0) break;
    }
    await analyzeRows(transaction);
    const changedLines = new Set([
      ...(await fillKnown(transaction)),
      ...(await addReports(transaction)),
      ...(await linkInvestors(transaction)),
    ]);
    if (changedLines.size > 0) await markChanged(transaction, changedLines);
    await noteSeen(transaction, TABLE, 'funding_id');
    await raw`insert into imported_round_rows select row_hash, funding_id, is_version from import_rounds
      where funding_id is not null and not is_refused and not is_named
      on conflict do nothing`.execute(transaction);
    return { created, changedLines, rejected, repeats };
  },
};

/** Else Postgres expects a table without what was just filled in, and plans badly. */
async function analyzeRows(transaction: Sql): Promise<void> {
  await raw`
    analyze import_rounds (line, startup_id, funding_id, is_refused, is_new)`.execute(transaction);
}

/** Finds the rounds that rows name, or named in an earlier import, and the startups of all. */
async function resolveRounds(transaction: Sql) {
  await raw`update import_rounds r set funding_id = f.id, startup_id = f.startup_id, is_named = true,
      is_repeat = exists (select from import_seen where import_seen.id = f.id)
    from fundings f where f.slug = r.slug`.execute(transaction);
  await raw`update import_rounds r set funding_id = f.id, startup_id = f.startup_id, is_version = known.is_version
    from imported_round_rows known join fundings f on f.id = known.funding_id
    where known.row_hash = r.row_hash and r.funding_id is null`.execute(transaction);
  const rejected = await resolveStartups(transaction, TABLE);
  await analyzeRows(transaction);
  // Rows may name one startup by name here and by website there, which their keys do not show.
  const repeats = new Set<number>();
  for (const column of ['round', 'amount_usd']) {
    const same = ['startup_id', column];
    for (const line of await takeRepeats(transaction, TABLE, same, IS_OPEN)) repeats.add(line);
  }
  return { rejected, repeats };
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
  await takeFreeSlugs(transaction, TABLE, FUNDINGS, IS_OPEN);
  const columns = raw.join(Object.keys(ROUND_COLUMNS).map((column) => raw.ref(column)));
  const { numAffectedRows } = await raw`
    with fresh as (
      insert into fundings (slug, startup_id, is_sourced, ${columns})
      select new_slug, startup_id, cardinality(sources) > 0, ${columns}
      from import_rounds r where ${IS_OPEN} order by line
      on conflict do nothing returning id, slug
    )
    update import_rounds r set funding_id = fresh.id, is_new = true
    from fresh join (select r.new_slug, min(r.line) as line from import_rounds r where ${IS_OPEN} group by 1) one on one.new_slug = fresh.slug
    where r.line = one.line`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Figures of what changed are found by it. */
async function markChanged(transaction: Sql, lines: ReadonlySet<number>): Promise<void> {
  await raw`
    update fundings f set updated_at = now() from import_rounds r
    where f.id = r.funding_id and r.line = any(${[...lines]}::int[])
      and f.updated_at <> now()`.execute(transaction);
}
