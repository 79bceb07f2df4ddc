// What the doctor looks at: the runtime, disk, mail and site, then the database.
import { existsSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { type RawBuilder, sql as raw } from 'kysely';
import { formatCount } from '../app/base/count.ts';
import type { Database, Sql } from '../app/data/database.ts';
import { appliedMigrations, findConflict, listMigrations } from '../app/data/migrate.ts';
import type { Settings } from '../app/http/settings.ts';
import { listLastRuns } from '../app/jobs/runs.server.ts';
import { openOnly, seconds } from './command.ts';

export interface Finding {
  what: string;
  state: 'ok' | 'warn' | 'fail';
  detail: string;
}

const finding = (state: Finding['state']) => (what: string, detail: string) => ({
  what,
  state,
  detail,
});
export const ok = finding('ok');
const warn = finding('warn');
export const fail = finding('fail');

const WANTED_NODE = 26;
const OLDEST_POSTGRES = 150_000;
const EXTENSIONS = ['pg_trgm', 'unaccent'];
const [LITTLE_BYTES, LEAST_BYTES] = [1 << 30, 100 << 20];
const TIMEOUT_MS = 3_000;

export function checkRuntime(): Finding {
  const isWanted = Number(process.versions.node.split('.')[0]) === WANTED_NODE;
  if (isWanted) return ok('node', process.version);
  const hint = `the site runs on Node ${WANTED_NODE}, which ./griot and npm start bring along`;
  return warn('node', `${process.version}; ${hint}`);
}

export function checkDisk({ DATA_DIR }: Settings): Finding {
  let folder = DATA_DIR;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const freeBytes = bavail * bsize;
  const detail = `${(freeBytes / 1e9).toFixed(1)} GB free at ${DATA_DIR}`;
  if (freeBytes < LEAST_BYTES) return fail('disk', `${detail}: nothing can be written soon`);
  return (freeBytes < LITTLE_BYTES ? warn : ok)('disk', detail);
}

/** Only whether the server answers: signing in and sending would be more than a look. */
export async function checkMail({ SMTP_URL, DATA_DIR, isProduction }: Settings): Promise<Finding> {
  if (!SMTP_URL) {
    const detail = `SMTP_URL is not set: mails are kept as files in ${DATA_DIR}/mail`;
    return isProduction ? warn('mail', `${detail}, and nobody gets them`) : ok('mail', detail);
  }
  const { hostname, port, protocol } = new URL(SMTP_URL);
  const at = `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
  const problem = await dial(hostname, Number(at.split(':').at(-1)));
  if (!problem) return ok('mail', `${at} answers`);
  const hint = 'mails wait in the database and are tried again';
  return fail('mail', `${at} does not answer (${problem}); ${hint}`);
}

function dial(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS });
    const end = (problem: string | null) => {
      socket.destroy();
      resolve(problem);
    };
    socket.on('connect', () => end(null));
    socket.on('timeout', () => end('no answer within 3 s'));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}

export async function checkSite({ PORT, HOST }: Settings): Promise<Finding> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const address = `http://${host}:${PORT}/readyz`;
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (status === 200 ? ok : fail)('site', `${address} answers ${status}`);
  } catch {
    return ok('site', `does not run at port ${PORT} of this machine`);
  }
}

/** Throws what opening the database throws. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'postgres'))) {
    const detail = `there is none yet in ${DATA_DIR}; the first start of the site makes it`;
    return [warn('database', detail)];
  }
  const database = await openOnly(settings);
  const { sql } = database;
  try {
    const findings = [await checkServer(database, settings), await checkMigrations(sql)];
    if (findings.some(({ state }) => state === 'fail')) return findings;
    return [
      ...findings,
      await checkExtensions(sql),
      await checkSearch(sql),
      await checkImports(sql),
      await checkQueuedMail(sql),
      await checkPayments(sql),
      await checkJobs(sql, settings),
      await checkFeeds(sql, settings),
    ];
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

async function checkServer({ sql, kind }: Database, settings: Settings): Promise<Finding> {
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

async function checkMigrations(sql: Sql): Promise<Finding> {
  if (!(await hasTable(sql, 'schema_migrations')))
    return fail('migrations', 'none has run: the first start of the site runs them');
  const known = await appliedMigrations(sql);
  const migrations = listMigrations();
  const conflict = findConflict(known, migrations);
  if (conflict) return fail('migrations', conflict.message);
  const missing = migrations.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (missing.length === 0) return ok('migrations', `all ${migrations.length} have run`);
  const names = missing.join(', ');
  return warn('migrations', `${missing.length} to run at the next start: ${names}`);
}

async function checkExtensions(sql: Sql): Promise<Finding> {
  const { rows } = await raw<{ extname: string }>`select extname from pg_extension`.execute(sql);
  const missing = EXTENSIONS.filter((name) => !rows.some(({ extname }) => extname === name));
  if (missing.length === 0) return ok('extensions', EXTENSIONS.join(', '));
  const statements = missing.map((name) => `create extension ${name};`).join(' ');
  const names = missing.join(', ');
  return fail('extensions', `missing: ${names}. As the database's owner: ${statements}`);
}

async function checkSearch(sql: Sql): Promise<Finding> {
  const { startups, missing } = await read(
    sql,
    raw<{ startups: number; missing: number }>`
    select (select count(*)::int from startups) as startups,
      (select count(*)::int from startups s where not exists (select from search_startups f where f.startup_id = s.id)) as missing`,
  );
  const all = formatCount(startups);
  return missing > 0
    ? fail(
        'search',
        `does not know ${formatCount(missing)} of ${all} startups: ./griot search reindex`,
      )
    : ok('search', `knows all ${all} startups`);
}

async function checkImports(sql: Sql): Promise<Finding> {
  if (!(await hasTable(sql, 'import_runs'))) return ok('imports', 'none yet');
  const { rows } = await raw<{ kind: string; file_name: string }>`
    select kind, file_name from import_runs where finished_at is null order by id`.execute(sql);
  if (rows.length === 0) return ok('imports', 'none is unfinished');
  const files = rows.map(({ kind, file_name }) => `${file_name} (${kind})`).join(', ');
  const hint = 'Run them again: what is in already stays as it is';
  return warn('imports', `did not end: ${files}. ${hint}`);
}

async function checkQueuedMail(sql: Sql): Promise<Finding> {
  const { failed, late } = await read(
    sql,
    raw<{ failed: number; late: number }>`
    select (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'queued' and next_attempt_at < now() - interval '15 minutes'))::int as late from mails`,
  );
  if (late > 0) {
    const hint = 'does the site or a worker run?';
    return warn('mails', `${formatCount(late)} wait for more than a quarter of an hour: ${hint}`);
  }
  return failed > 0
    ? warn('mails', `${formatCount(failed)} could not be sent: see last_error in the table mails`)
    : ok('mails', 'none waits, none failed');
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

/** As the feeds answered the site: the doctor asks nobody. */
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
  if (!(await hasTable(sql, 'jobs.job'))) return warn('jobs', `have never run; they run ${where}`);
  const { dead } = await read(
    sql,
    raw<{ dead: number }>`
    select count(*)::int as dead from jobs.job where name = 'dead-letters' and state = 'created'`,
  );
  if (dead > 0)
    return warn('jobs', `${formatCount(dead)} failed for good: see jobs.job under dead-letters`);
  const [longest] = await listLastRuns(sql);
  const detail = `run ${where}, none failed for good`;
  if (!longest) return ok('jobs', detail);
  const { job, ms, rows } = longest;
  return ok(
    'jobs',
    `${detail}; the longest took ${seconds(ms)} over ${formatCount(rows)} rows: ${job}`,
  );
}
