// Matched by domain, slug, then name and country, and only then inserted or filled in.
import { sql as raw } from 'kysely';
import { MAX_SLUG_LENGTH, slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import type { CleanStartup } from './clean-startup.ts';
import { fillKnown } from './fill-startups.server.ts';
import { noteSeen, SOURCE_COLUMNS, takeFreeSlugs, takeRepeats } from './staged-rows.server.ts';
import type { LineProblem, Writer } from './write-batch.server.ts';
import { linkStartups } from './write-startup-links.server.ts';

const TABLE = 'import_startups';
const STARTUPS = { records: 'startups', kind: 'startup', longest: MAX_SLUG_LENGTH };
const FACTS = raw`name, website, domain, public_ticker, tagline, overview, status, type, employee_range, year_founded,
  country_id, state_id, city_id, twitter`;
/** Another writer on the same database may take a slug or a domain at the same moment. */
const MAX_TRIES = 20;

export const startupsWriter: Writer<CleanStartup> = {
  table: TABLE,
  columns: {
    slug: 'text',
    new_slug: 'text',
    name: 'text',
    website: 'text',
    domain: 'text',
    public_ticker: 'text',
    tagline: 'text',
    overview: 'text',
    status: 'text',
    type: 'text',
    employee_range: 'text',
    year_founded: 'int',
    country_id: 'bigint',
    state_id: 'bigint',
    city_id: 'bigint',
    twitter: 'text',
    industry_ids: 'bigint[]',
    founders: 'text[]',
    former_names: 'text[]',
    ...SOURCE_COLUMNS,
  },
  // Ids are drawn when rows are staged, so that what was inserted need not be looked up again.
  matchColumns: `new_id bigint not null default nextval(pg_get_serial_sequence('startups', 'id')), known_id bigint,
    startup_id bigint not null generated always as (coalesce(known_id, new_id)) stored,
    is_new boolean not null generated always as (known_id is null) stored,
    is_repeat boolean not null default false, is_refused boolean not null default false`,

  needsSecondPass: ({ name, country_id }) => name === null || country_id === null,

  keysOf({ new_slug, slug, name, domain }) {
    const keys = [`s:${new_slug}`];
    if (domain) keys.push(`d:${domain}`);
    if (slug && name) keys.push(`s:${slugify(name)}`);
    return keys;
  },

  async write(transaction, rows) {
    await matchStartups(transaction, true);
    // Without statistics Postgres expects few unmatched rows and plans badly.
    await raw`analyze import_startups (line, known_id)`.execute(transaction);
    const rejected = await refuseStartups(transaction);
    const repeats = await takeRepeats(transaction, TABLE, ['known_id']);
    const created = await insertNew(transaction);
    const staged = repeats.size === 0 ? rows : rows.filter(({ line }) => !repeats.has(line));
    const hasKnown = created < staged.length - rejected.length;
    const { changedLines, notes } = hasKnown
      ? await fillKnown(transaction)
      : { changedLines: [], notes: [] };
    const linkedLines = await linkStartups(
      transaction,
      staged.map(({ row }) => row),
    );
    await noteSeen(transaction, TABLE, 'startup_id');
    return {
      created,
      changedLines: new Set([...changedLines, ...linkedLines]),
      rejected,
      notes,
      repeats,
    };
  },
};

/** Rows of startups not written yet; before the first try that needs no lookup. */
const isUnwritten = (isFirst: boolean) =>
  isFirst
    ? raw`r.known_id is null`
    : raw`r.known_id is null and not exists (select from startups where id = r.new_id)`;

// `limit` and `offset 0` make Postgres look up each row in an index.
async function matchStartups(transaction: Sql, isFirst: boolean): Promise<void> {
  const byDomain = raw`(select id from startups where domain = r.domain and not is_fictional limit 1)`;
  const bySlug = raw`coalesce((select id from startups where slug = r.slug limit 1),
    (select entity_id from slug_history where kind = 'startup' and old_slug = r.slug limit 1))`;
  const byName = raw`(
    select min(id) from (select id, country_id, domain from startups where fold_name(name) = fold_name(r.name) offset 0) named
    where country_id = r.country_id and (domain is null or r.domain is null))`;
  await raw`
    update import_startups r set known_id = found.id, is_repeat = exists (select from import_seen where import_seen.id = found.id),
      is_refused = r.slug is not null and coalesce(${byDomain} <> ${bySlug}, false)
    from (
      select line, coalesce(${byDomain}, ${bySlug}, ${byName}) as id from import_startups r where ${isUnwritten(isFirst)} offset 0
    ) found
    where found.line = r.line and found.id is not null`.execute(transaction);
}

/** Refuses rows that match two startups, new ones without name or country, and removed ones. */
async function refuseStartups(transaction: Sql): Promise<LineProblem[]> {
  const { rows } = await raw<LineProblem>`
    with wrong as (
      delete from import_startups r
      where r.is_refused or (r.known_id is null and (r.name is null or r.country_id is null or exists (
        select from removals gone where gone.kind = 'startup'
          and gone.hashes && startup_removal_keys(r.slug, r.name, r.country_id, r.domain))))
      returning r.line, r.name, r.website, r.country_id, r.known_id, r.is_refused
    )
    select line,
      case when is_refused then 'website' when name is null or country_id is not null then 'name' else 'country' end as column,
      case when is_refused then website when country_id is not null then coalesce(name, '') else '' end as value,
      case
        when is_refused then 'the website is that of ' || (select slug from startups where id = known_id) || ', the slug is another''s'
        when name is null then 'no name, and no startup here has this slug'
        when country_id is not null then 'it was removed from this record: ./griot remove --list says why'
        else 'no country, and no startup here has this website or slug'
      end as reason
    from wrong order by line`.execute(transaction);
  return rows;
}

async function insertNew(transaction: Sql): Promise<number> {
  let created = 0;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isFirst = tries === 0;
    if (!isFirst) await matchStartups(transaction, false);
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from import_startups r where ${isUnwritten(isFirst)}`.execute(
      transaction,
    );
    const wanted = rows[0]?.count ?? 0;
    if (wanted === 0) return created;
    // The first insert shows which slugs are taken: looking up each beforehand costs more.
    const isTaken = isFirst ? raw`false` : undefined;
    await takeFreeSlugs(transaction, TABLE, STARTUPS, isUnwritten(isFirst), isTaken);
    const { numAffectedRows } = await raw`
      insert into startups (id, slug, ${FACTS}) select new_id, new_slug, ${FACTS}
      from import_startups r where ${isUnwritten(isFirst)} order by new_slug, line
      on conflict do nothing`.execute(transaction);
    created += Number(numAffectedRows ?? 0);
    if (Number(numAffectedRows) === wanted) return created;
  }
  throw new Error('Another program keeps adding the startups of this file. Import it again.');
}
