// The doctor's checks of the database, and its repairs there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type RawBuilder, sql as raw } from 'kysely';
import { formatCount } from '../app/base/count.ts';
import type { SharedDatabase, Sql } from '../app/data/database.ts';
import { appliedMigrations, findConflict, listMigrations, migrate } from '../app/data/migrate.ts';
import {
  endInterrupted,
  reindexSearch,
} from '../app/features/arriving/import/follow-import.server.ts';
import { findUnfinished } from '../app/features/arriving/import/runs.server.ts';
import type { Settings } from '../app/http/settings.ts';
import {
  DEAD_LETTERS,
  forgetFailures,
  haveRun,
  listFailedForGood,
  listLastRuns,
} from '../app/jobs/runs.server.ts';
import { countUnsent } from '../app/outbox/send-mails.server.ts';
import { type OpenedDatabase, openBesideSite, seconds } from './command.ts';
import { type Finding, fail, ok, warn } from './doctor-checks.ts';

const OLDEST_POSTGRES = 150_000;
const EXTENSIONS = ['pg_trgm', 'unaccent'];
/** Counting takes some seconds for so many, and writes wait. */
const MOST_COUNTED = 20_000;

/** Each finding is settled while the database is open. Throws what opening it throws. */
export async function checkDatabase(
  settings: Settings,
  settle: (finding: Finding) => Promise<Finding>,
): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'postgres'))) {
    const detail = `there is none yet in ${DATA_DIR}; the first start of the site makes it`;
    return [warn('database', detail)];
  }
  const database = await openBesideSite(settings);
  const { sql } = database;
  const findings: Finding[] = [];
  try {
    findings.push(await settle(await checkServer(database, settings)));
    findings.push(await settle(await checkExtensions(sql)));
    const migrations = await settle(await checkMigrations(database));
    findings.push(migrations);
    // The rest asks for what migrations make.
    const isMigrated = migrations.state === 'ok' || migrations.state === 'mended';
    if (!isMigrated || findings.some(({ state }) => state === 'fail')) return findings;
    for (const check of [checkSums, checkSearch, checkImports, checkQueuedMail, checkPayments]) {
      findings.push(await settle(await check(sql)));
    }
    findings.push(await settle(await checkJobs(sql, settings)));
    findings.push(await checkFeeds(sql, settings));
    return findings;
  } finally {
    await database.close();
  }
}

/** The one row of a query. */
async function read<Row>(sql: Sql, query: RawBuilder<Row>): Promise<Row> {
  const [row] = (await query.execute(sql)).rows;
  if (!row) throw new Error('The database said nothing');
  return row;
}

async function hasTable(sql: Sql, name: string): Promise<boolean> {
  const query = raw<{ found: string | null }>`select to_regclass(${name})::text as found`;
  return (await read(sql, query)).found !== null;
}

async function checkServer({ sql, kind }: SharedDatabase, settings: Settings): Promise<Finding> {
  const { number, version, encoding, bytes } = await read(
    sql,
    raw<{ number: number; version: string; encoding: string; bytes: number }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, pg_database_size(current_database()) as bytes`,
  );
  const where = kind === 'embedded' ? `embedded in ${settings.DATA_DIR}` : 'at DATABASE_URL';
  const detail = `Postgres ${version} ${where}, ${(bytes / 1e6).toFixed(0)} MB`;
  if (number < OLDEST_POSTGRES) return fail('database', `${detail}: 15 or newer is needed`);
  if (encoding === 'UTF8') return ok('database', detail);
  const hint = `its encoding is ${encoding}; make a database with encoding UTF8`;
  return fail('database', `${detail}: ${hint}`);
}

async function checkMigrations(database: OpenedDatabase): Promise<Finding> {
  const { sql, isShared } = database;
  if (!(await hasTable(sql, 'schema_migrations')))
    return fail('migrations', 'none has run: the first start of the site runs them');
  const known = await appliedMigrations(sql);
  const migrations = listMigrations();
  const conflict = findConflict(known, migrations);
  if (conflict) return fail('migrations', conflict.message);
  const missing = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (missing.length === 0) return ok('migrations', `all ${migrations.length} have run`);
  const names = missing.join(', ');
  const detail = `${missing.length} to run at the next start, then more can be looked at: ${names}`;
  // Under a running site only its restart applies them.
  if (isShared) return warn('migrations', detail);
  return warn('migrations', detail, {
    does: 'runs them now',
    run: async () => `applied ${(await migrate(database)).join(', ')}`,
  });
}

async function checkExtensions(sql: Sql): Promise<Finding> {
  const { rows } = await raw<{ extname: string }>`select extname from pg_extension`.execute(sql);
  const missing = EXTENSIONS.filter((name) => !rows.some(({ extname }) => extname === name));
  if (missing.length === 0) return ok('extensions', EXTENSIONS.join(', '));
  const statements = missing.map((name) => `create extension ${name};`).join(' ');
  const names = missing.join(', ');
  return fail('extensions', `missing: ${names}. As the database's owner: ${statements}`, {
    does: 'makes them, where this role may',
    async run() {
      for (const name of missing)
        await sql.executeQuery(CompiledQuery.raw(`create extension ${name}`));
      return `made ${names}`;
    },
  });
}

async function checkSearch(sql: Sql): Promise<Finding> {
  const { startups, missing } = await read(
    sql,
    raw<{ startups: number; missing: number }>`
    select (select count(*)::int from startups) as startups,
      (select count(*)::int from startups s where not exists (select from search_startups f where f.startup_id = s.id)) as missing`,
  );
  const all = formatCount(startups);
  if (missing === 0) return ok('search', `knows all ${all} startups`);
  const detail = `does not know ${formatCount(missing)} of ${all} startups: ./griot search reindex`;
  return fail('search', detail, {
    does: 'makes it afresh; searches wait meanwhile',
    async run() {
      await reindexSearch(sql);
      return 'made afresh';
    },
  });
}

/** Whether the sums of pages are those of the rows: recomputed and rolled back. */
async function checkSums(sql: Sql): Promise<Finding> {
  const { startups } = await read(
    sql,
    raw<{ startups: number }>`select count(*)::int as startups from startups`,
  );
  if (startups > MOST_COUNTED) {
    const hint = 'select rebuild_figures() counts and corrects them';
    return ok('sums', `are not counted again for ${formatCount(startups)} startups: ${hint}`);
  }
  const wrong = await rebuildSums(sql, 'taken back');
  if (wrong === 0) return ok('sums', 'agree with the rows that they sum up');
  const detail = `${formatCount(wrong)} differ from the rows that they sum up`;
  return fail('sums', detail, {
    does: 'counts them again',
    run: async () => `corrected ${formatCount(await rebuildSums(sql, 'kept'))}`,
  });
}

/** Returns how many were wrong. */
async function rebuildSums(sql: Sql, outcome: 'kept' | 'taken back'): Promise<number> {
  const transaction = await sql.startTransaction().execute();
  try {
    const { wrong } = await read(
      transaction,
      raw<{ wrong: number }>`select rebuild_figures()::int as wrong`,
    );
    if (outcome === 'kept') await transaction.commit().execute();
    else await transaction.rollback().execute();
    return wrong;
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}

async function checkImports(sql: Sql): Promise<Finding> {
  const { runs, isImporting } = await findUnfinished(sql);
  if (runs.length === 0) return ok('imports', 'none is unfinished');
  const files = runs.map(({ kind, file_name }) => `${file_name} (${kind})`).join(', ');
  if (isImporting) return ok('imports', `one is under way: ${files}`);
  const hint = 'Run them again: what is in already stays as it is';
  return warn('imports', `did not end: ${files}. ${hint}`, {
    does: 'lets search follow what is in, and notes them as ended',
    async run() {
      await endInterrupted(sql);
      return 'search follows what is in; run the files again for the rest';
    },
  });
}

async function checkQueuedMail(sql: Sql): Promise<Finding> {
  const { late } = await read(
    sql,
    raw<{ late: number }>`
    select count(*)::int as late from mails
    where state = 'queued' and next_attempt_at < now() - interval '15 minutes'`,
  );
  if (late > 0) {
    const hint = 'does the site or a worker run?';
    return warn('mails', `${formatCount(late)} wait for more than a quarter of an hour: ${hint}`);
  }
  const { failed, interrupted } = await countUnsent(sql);
  const arrived =
    interrupted > 0
      ? `; ${formatCount(interrupted)} were cut off after they were handed over: these probably arrived, and are never sent twice`
      : '';
  return failed > 0
    ? warn(
        'mails',
        `${formatCount(failed)} could not be sent: see last_error in the table mails${arrived}`,
      )
    : ok('mails', `none waits, none failed${arrived}`);
}

async function checkPayments(sql: Sql): Promise<Finding> {
  const { held } = await read(
    sql,
    raw<{ held: number }>`
    select count(distinct checkout_uuid)::int as held from billing_events where state = 'held'`,
  );
  if (held === 0) return ok('payments', 'none is held');
  const reason = 'because another sum was paid than was asked for';
  const hint = 'docs/operating.md, "Plans and payments", says what to do';
  return warn('payments', `${formatCount(held)} held ${reason}: ${hint}`);
}

/** As the feeds answered the site: the doctor makes no requests. */
async function checkFeeds(sql: Sql, settings: Settings): Promise<Finding> {
  const { NEWS_READING = settings.isProduction, feeds } = settings;
  if (!NEWS_READING || feeds.length === 0)
    return ok('feeds', 'are not read (NEWS_READING, FEEDS_FILE)');
  const { tried, silent, reasons } = await read(
    sql,
    raw<{ tried: number; silent: number; reasons: string | null }>`
    select (count(*) filter (where answered_at is not null or failures > 0))::int as tried,
      (count(*) filter (where failures > 0))::int as silent, string_agg(distinct last_error, ', ') as reasons
    from news_feeds`,
  );
  if (tried === 0) return ok('feeds', `none of ${feeds.length} has been read yet`);
  if (silent === 0) return ok('feeds', `all ${tried} answer`);
  if (silent < tried) return ok('feeds', `${tried - silent} of ${tried} answer`);
  const hint = 'does this machine reach the network? NEWS_READING=off ends the attempts';
  return warn('feeds', `none of ${tried} answers (${reasons ?? 'failed'}): ${hint}`);
}

async function checkJobs(sql: Sql, { JOBS }: Settings): Promise<Finding> {
  const where = JOBS ? "in the site's process" : 'in `npm run worker` (JOBS=off)';
  if (!(await haveRun(sql))) return warn('jobs', `have never run; they run ${where}`);
  const failures = await listFailedForGood(sql);
  if (failures.length === 0) {
    const [longest] = await listLastRuns(sql);
    const detail = `run ${where}, none failed for good`;
    if (!longest) return ok('jobs', detail);
    const took = `the longest took ${seconds(longest.ms)} over ${formatCount(longest.rows)} rows`;
    return ok('jobs', `${detail}; ${took}: ${longest.job}`);
  }
  const said = failures.map(({ job, count, hasWorkedSince }) => {
    const since = hasWorkedSince ? 'has worked since' : 'has not worked since';
    return `${job} ${formatCount(count)} times, and ${since}`;
  });
  const worked = failures.flatMap(({ job, hasWorkedSince }) => (hasWorkedSince ? job : []));
  const detail = `failed for good: ${said.join('; ')} (jobs.job, ${DEAD_LETTERS})`;
  if (worked.length === 0) return warn('jobs', detail);
  const names = worked.join(', ');
  return warn('jobs', detail, {
    does: `forgets the failures of what has worked since (${names})`,
    async run() {
      await forgetFailures(sql, worked);
      return `forgot those of ${names}`;
    },
  });
}
