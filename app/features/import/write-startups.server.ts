// Writes startups, set by set: staged, matched by domain, slug, then name and country, and only then inserted or filled in.
import { type RawBuilder, sql as raw } from 'kysely';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import type { CleanStartup } from './clean-startup.ts';
import type { ImportConnection } from './import-connection.server.ts';
import { splitWaves } from './split-waves.ts';
import { takeRepeats } from './stage-repeats.server.ts';
import {
  addResult,
  type BatchResult,
  emptyResult,
  type KindWriter,
  type LinedRow,
  type LineProblem,
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

export const startupsWriter: KindWriter<CleanStartup> = {
  async begin({ sql }) {
    await raw`create temp table if not exists import_startups (
      line int not null, slug text, new_slug text, name text, website text, domain text, public_ticker text, tagline text, overview text,
      status text, type text, employee_range text, year_founded int, country_id bigint, state_id bigint, city_id bigint, twitter text,
      industry_ids bigint[], founders text[], former_names text[], sources text[], publisher text, retrieved_on date,
      new_id bigint not null default nextval(pg_get_serial_sequence('startups', 'id')), startup_id bigint, is_new boolean not null default false, is_repeat boolean not null default false, is_refused boolean not null default false)`.execute(
      sql,
    );
    // Startups this run has met: what a later row says of them only fills gaps, so that the same file twice ends the same.
    await raw`create temp table if not exists import_met (id bigint primary key)`.execute(sql);
  },

  async write(connection, transaction, rows) {
    const result = emptyResult();
    for (const wave of splitWaves(rows, keysOf))
      addResult(result, await writeWave(connection, transaction, wave));
    return result;
  },
};

function keysOf({ row }: LinedRow<CleanStartup>): string[] {
  const keys = [`s:${row.base_slug}`];
  if (row.domain) keys.push(`d:${row.domain}`);
  if (row.slug && row.name) keys.push(`s:${slugify(row.name)}`);
  return keys;
}

async function writeWave(
  connection: ImportConnection,
  transaction: Sql,
  rows: readonly LinedRow<CleanStartup>[],
): Promise<BatchResult> {
  await raw`truncate import_startups`.execute(transaction);
  await connection.stage(
    transaction,
    'import_startups',
    ['line', ...COLUMNS],
    rows.map(({ line, row }) => [
      line,
      ...COLUMNS.map((column) => (column === 'new_slug' ? row.base_slug : row[column])),
    ]),
  );
  await match(transaction);
  // Without statistics Postgres takes rows that are not matched for rare, and plans for a handful.
  await raw`analyze import_startups (line, startup_id, is_refused, is_new)`.execute(transaction);
  const repeats = await takeRepeats(transaction, 'import_startups', 'startup_id');
  const rejected = await refuse(transaction);
  const staged = repeats.size === 0 ? rows : rows.filter(({ line }) => !repeats.has(line));
  let created = 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await takeFreeSlugs(transaction);
    created += await insertNew(transaction);
    if (created + rejected.length >= staged.length || !(await isAnyLeft(transaction))) break;
    await match(transaction);
  }
  const { changedLines, notes } =
    created < staged.length - rejected.length
      ? await fillKnown(transaction)
      : { changedLines: new Set<number>(), notes: [] };
  const linkedLines = await linkStartups(transaction, staged);
  for (const line of linkedLines) changedLines.add(line);
  await raw`insert into import_met select startup_id from import_startups where startup_id is not null on conflict do nothing`.execute(
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

// The limits keep Postgres from reading the whole table for each set: every row costs a few looks into an index.
async function match(transaction: Sql): Promise<void> {
  await raw`
    update import_startups r set startup_id = found.id, is_refused = found.is_refused,
      is_repeat = exists (select from import_met where import_met.id = found.id)
    from (
      select r.line, coalesce(d.id, s.id, h.id, n.id) as id, coalesce(d.id <> coalesce(s.id, h.id), false) as is_refused
      from import_startups r
        left join lateral (select id from startups where domain = r.domain and not is_fictional limit 1) d on true
        left join lateral (select id from startups where slug = r.slug limit 1) s on true
        left join lateral (select entity_id as id from slug_history where kind = 'startup' and old_slug = r.slug limit 1) h on s.id is null
        left join lateral (
          select id from startups
          where country_id = r.country_id and fold_name(name) = fold_name(r.name) and (domain is null or r.domain is null)
          order by id limit 1) n on coalesce(d.id, s.id, h.id) is null
      where r.startup_id is null and not r.is_refused
    ) found
    where found.line = r.line and found.id is not null`.execute(transaction);
}

/** Rows that name two startups at once, or a new one without what every startup has. */
async function refuse(transaction: Sql): Promise<LineProblem[]> {
  const { rows } = await raw<LineProblem>`
    with wrong as (
      select r.line,
        case when r.is_refused then 'website' when r.name is null then 'name' else 'country' end as column,
        case when r.is_refused then r.website else '' end as value,
        case
          when r.is_refused then 'the website is that of ' || (select slug from startups where id = r.startup_id) || ', the slug is another''s'
          when r.name is null then 'no name, and no startup here has this slug'
          else 'no country, and no startup here has this website or slug'
        end as reason
      from import_startups r
      where r.is_refused or (r.startup_id is null and (r.name is null or r.country_id is null))
    ), marked as (
      update import_startups r set is_refused = true, startup_id = null from wrong where wrong.line = r.line
    )
    select * from wrong order by line`.execute(transaction);
  return rows;
}

/** "acme" is taken: then acme-2, and so on. Slugs that redirect are taken too. */
async function takeFreeSlugs(transaction: Sql): Promise<void> {
  await raw`
    update import_startups r set new_slug = (
      select candidate from (select rtrim(left(r.new_slug, 74), '-') || '-' || generate_series(2, 1000000) as candidate) numbered
      where not exists (select from startups where slug = candidate)
        and not exists (select from slug_history where kind = 'startup' and old_slug = candidate)
      limit 1)
    where r.startup_id is null and not r.is_refused
      and (exists (select from startups where slug = r.new_slug) or exists (select from slug_history where kind = 'startup' and old_slug = r.new_slug))`.execute(
    transaction,
  );
}

/** Ids were drawn when the rows were staged, so that what was inserted need not be looked for again. */
async function insertNew(transaction: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int as count from import_startups where startup_id is null and not is_refused`.execute(
    transaction,
  );
  const { numAffectedRows } = await raw`
    insert into startups (id, slug, name, website, domain, public_ticker, tagline, overview, status, type, employee_range, year_founded,
      country_id, state_id, city_id, twitter)
    select new_id, new_slug, name, website, domain, public_ticker, tagline, overview, status, type, employee_range, year_founded,
      country_id, state_id, city_id, twitter
    from import_startups where startup_id is null and not is_refused order by line
    on conflict do nothing`.execute(transaction);
  const created = Number(numAffectedRows ?? 0);
  const isInserted =
    created === rows[0]?.count
      ? raw`true`
      : raw`new_id = any (array(select id from startups where id = any (
          (select array_agg(new_id) from import_startups where startup_id is null)::bigint[])))`;
  await raw`update import_startups set startup_id = new_id, is_new = true
    where startup_id is null and not is_refused and ${isInserted}`.execute(transaction);
  return created;
}

async function isAnyLeft(transaction: Sql): Promise<boolean> {
  const { rows } =
    await raw`select from import_startups where startup_id is null and not is_refused limit 1`.execute(
      transaction,
    );
  return rows.length > 0;
}

const FILLED = [
  'public_ticker',
  'tagline',
  'overview',
  'status',
  'type',
  'employee_range',
  'year_founded',
  'twitter',
] as const;

const TEXTS = new Set<string>(['tagline', 'overview']);

/** The file's value where it has one; of a startup met before in this run only what is not known yet. */
function pick(column: string): RawBuilder<unknown> {
  const [known, told] = [raw.ref(`s.${column}`), raw.ref(`r.${column}`)];
  return raw`case when r.is_repeat then coalesce(${known}, ${told}) else coalesce(${told}, ${known}) end`;
}

/** Line breaks of a known text are no difference. */
function pickText(column: string): RawBuilder<unknown> {
  const known = raw.ref(`s.${column}`);
  return raw`case when btrim(regexp_replace(${known}, '\\s+', ' ', 'g')) = ${raw.ref(`r.${column}`)} then ${known} else ${pick(column)} end`;
}

/** A home page on a domain of its own stays, whatever path or scheme the file gives; a page on a shared host never replaces one. */
const TAKES_WEBSITE = raw`(r.website is not null and (s.website is null or
  (not r.is_repeat and r.domain is distinct from s.domain and (r.domain is not null or s.domain is null)
    and (r.domain is not null or r.website <> s.website))))`;
const TAKES_COUNTRY = raw`(not r.is_repeat and r.country_id is not null and r.country_id <> s.country_id)`;
/** Only who gives the slug can mean another name; a website alone may be that of a product or a parent. */
const TAKES_NAME = raw`(not r.is_repeat and r.slug = s.slug and r.name is not null and r.name <> s.name)`;

async function fillKnown(
  transaction: Sql,
): Promise<{ changedLines: Set<number>; notes: LineProblem[] }> {
  const { rows: notes } = await raw<LineProblem>`
    select r.line, 'name' as column, r.name as value, 'known here as ' || s.name || ' (' || s.slug || '), which was kept: same website' as reason
    from import_startups r join startups s on s.id = r.startup_id
    where not r.is_new and r.name is not null and fold_name(r.name) <> fold_name(s.name) and r.slug is distinct from s.slug
      and not exists (select from startup_names o where o.startup_id = s.id and fold_name(o.name) = fold_name(r.name))
    order by r.line`.execute(transaction);
  await raw`
    insert into startup_names (startup_id, name)
    select s.id, s.name from import_startups r join startups s on s.id = r.startup_id
    where not r.is_new and ${TAKES_NAME} and fold_name(r.name) <> fold_name(s.name)
    on conflict do nothing`.execute(transaction);
  const values = [
    raw`case when ${TAKES_NAME} then r.name else s.name end`,
    raw`case when ${TAKES_WEBSITE} then r.website else s.website end`,
    raw`case when ${TAKES_WEBSITE} then r.domain else s.domain end`,
    raw`case when ${TAKES_COUNTRY} then r.country_id else s.country_id end`,
    ...['state_id', 'city_id'].map(
      (column) =>
        raw`case when ${TAKES_COUNTRY} then ${raw.ref(`r.${column}`)} when r.country_id = s.country_id then ${pick(column)} else ${raw.ref(`s.${column}`)} end`,
    ),
    ...FILLED.map((column) => (TEXTS.has(column) ? pickText(column) : pick(column))),
  ];
  const columns = ['name', 'website', 'domain', 'country_id', 'state_id', 'city_id', ...FILLED];
  const known = raw.join(columns.map((column) => raw.ref(`s.${column}`)));
  const { rows } = await raw<{ line: number }>`
    with wanted as materialized (
      select r.line, s.id, ${raw.join(values.map((value, index) => raw`${value} as ${raw.ref(columns[index] ?? '')}`))}
      from import_startups r join startups s on s.id = r.startup_id where not r.is_new
    )
    update startups s set (${raw.join(columns.map((column) => raw.ref(column)))}, updated_at) =
      row(${raw.join(columns.map((column) => raw.ref(`w.${column}`)))}, now())
    from wanted w where w.id = s.id
      and (${known}) is distinct from (${raw.join(columns.map((column) => raw.ref(`w.${column}`)))})
    returning w.line`.execute(transaction);
  return { changedLines: new Set(rows.map(({ line }) => line)), notes };
}
