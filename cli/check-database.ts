import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { formatCount } from '../app/base/count.ts';
import type { Database, Sql } from '../app/data/database.ts';
import { appliedMigrations, findConflict, listMigrations } from '../app/data/migrate.ts';
import type { Settings } from '../app/http/settings.ts';
import { type Finding, fail, ok, warn } from './check-surroundings.ts';
import { openOnly } from './open-database.ts';

const OLDEST = 150_000;
const EXTENSIONS = ['pg_trgm', 'unaccent'];

/** Throws what opening the database throws. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  if (!settings.DATABASE_URL && !existsSync(join(settings.DATA_DIR, 'postgres'))) {
    return [
      warn(
        'database',
        `there is none yet in ${settings.DATA_DIR}; the first start of the site makes it`,
      ),
    ];
  }
  const database = await openOnly(settings);
  try {
    const findings = [await checkServer(database, settings), await checkMigrations(database.sql)];
    if (findings.some(({ state }) => state === 'fail')) return findings;
    return [
      ...findings,
      await checkExtensions(database.sql),
      await checkSearch(database.sql),
      await checkImports(database.sql),
      await checkQueuedMail(database.sql),
      await checkPayments(database.sql),
      await checkJobs(database.sql, settings),
    ];
  } finally {
    await database.close();
  }
}

async function checkServer({ sql, kind }: Database, settings: Settings): Promise<Finding> {
  const { rows } = await raw<{ number: number; version: string; encoding: string; bytes: number }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, pg_database_size(current_database()) as bytes`.execute(
    sql,
  );
  const { number = 0, version = '', encoding = '', bytes = 0 } = rows[0] ?? {};
  const where = kind === 'embedded' ? `embedded in ${settings.DATA_DIR}` : 'at DATABASE_URL';
  const detail = `Postgres ${version} ${where}, ${(bytes / 1e6).toFixed(0)} MB`;
  if (number < OLDEST) return fail('database', `${detail}: 15 or newer is needed`);
  if (encoding !== 'UTF8')
    return fail(
      'database',
      `${detail}: its encoding is ${encoding}; make a database with encoding UTF8`,
    );
  return ok('database', detail);
}

async function checkMigrations(sql: Sql): Promise<Finding> {
  if (!(await hasTable(sql, 'schema_migrations')))
    return fail('migrations', 'none has run: the first start of the site runs them');
  const known = await appliedMigrations(sql);
  const migrations = listMigrations();
  const conflict = findConflict(known, migrations);
  if (conflict) return fail('migrations', conflict.message);
  const missing = migrations.filter(({ name }) => !known.has(name));
  if (missing.length > 0)
    return warn(
      'migrations',
      `${missing.length} to run at the next start: ${missing.map(({ name }) => name).join(', ')}`,
    );
  return ok('migrations', `all ${migrations.length} have run`);
}

async function checkExtensions(sql: Sql): Promise<Finding> {
  const { rows } = await raw<{ extname: string }>`select extname from pg_extension`.execute(sql);
  const missing = EXTENSIONS.filter((name) => !rows.some(({ extname }) => extname === name));
  if (missing.length === 0) return ok('extensions', EXTENSIONS.join(', '));
  const statements = missing.map((name) => `create extension ${name};`).join(' ');
  return fail(
    'extensions',
    `missing: ${missing.join(', ')}. As the database's owner: ${statements}`,
  );
}

async function checkSearch(sql: Sql): Promise<Finding> {
  const { rows } = await raw<{ startups: number; missing: number }>`
    select (select count(*)::int from startups) as startups,
      (select count(*)::int from startups s where not exists (select from search_startups f where f.startup_id = s.id)) as missing`.execute(
    sql,
  );
  const { startups = 0, missing = 0 } = rows[0] ?? {};
  if (missing > 0)
    return fail(
      'search',
      `does not know ${formatCount(missing)} of ${formatCount(startups)} startups: ./griot search reindex`,
    );
  return ok('search', `knows all ${formatCount(startups)} startups`);
}

async function checkImports(sql: Sql): Promise<Finding> {
  if (!(await hasTable(sql, 'import_runs'))) return ok('imports', 'none yet');
  const { rows } = await raw<{
    kind: string;
    file_name: string;
  }>`select kind, file_name from import_runs where finished_at is null order by id`.execute(sql);
  if (rows.length === 0) return ok('imports', 'none is unfinished');
  const files = rows.map(({ kind, file_name }) => `${file_name} (${kind})`).join(', ');
  return warn(
    'imports',
    `did not end: ${files}. Run them again: what is in already stays as it is`,
  );
}

async function checkQueuedMail(sql: Sql): Promise<Finding> {
  const { rows } = await raw<{ failed: number; late: number }>`
    select (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'queued' and next_attempt_at < now() - interval '15 minutes'))::int as late from mails`.execute(
    sql,
  );
  const { failed = 0, late = 0 } = rows[0] ?? {};
  if (late > 0)
    return warn(
      'mails',
      `${formatCount(late)} wait for more than a quarter of an hour: does the site or a worker run?`,
    );
  return failed > 0
    ? warn('mails', `${formatCount(failed)} could not be sent: see last_error in the table mails`)
    : ok('mails', 'none waits, none failed');
}

async function checkPayments(sql: Sql): Promise<Finding> {
  const { rows } = await raw<{ held: number }>`
    select count(distinct checkout_uuid)::int as held from billing_events where state = 'held'`.execute(
    sql,
  );
  const held = rows[0]?.held ?? 0;
  if (held === 0) return ok('payments', 'none is held');
  return warn(
    'payments',
    `${formatCount(held)} held because another sum was paid than was asked for: docs/operating.md, "Plans and payments", says what to do`,
  );
}

async function checkJobs(sql: Sql, { JOBS }: Settings): Promise<Finding> {
  const where = JOBS ? "in the site's process" : 'in `npm run worker` (JOBS=off)';
  if (!(await hasTable(sql, 'jobs.job'))) return warn('jobs', `have never run; they run ${where}`);
  const { rows } = await raw<{
    dead: number;
  }>`select count(*)::int as dead from jobs.job where name = 'dead-letters' and state = 'created'`.execute(
    sql,
  );
  const dead = rows[0]?.dead ?? 0;
  return dead > 0
    ? warn('jobs', `${formatCount(dead)} failed for good: see jobs.job under dead-letters`)
    : ok('jobs', `run ${where}, none failed for good`);
}

async function hasTable(sql: Sql, name: string): Promise<boolean> {
  const { rows } = await raw<{
    found: string | null;
  }>`select to_regclass(${name})::text as found`.execute(sql);
  return rows[0]?.found != null;
}
