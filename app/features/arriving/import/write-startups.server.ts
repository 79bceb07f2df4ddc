// Matched by domain, slug, then name and country, and only then inserted or filled in.

import { type RawBuilder, sql as raw } from 'kysely';
import { MAX_SLUG_LENGTH, slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import { importText as text } from '../../../text/text.ts';
import type { CleanStartup } from './clean-startup.ts';
import { PLAIN, typesOf } from './fields.ts';
import {
  addSources,
  fillRecords,
  type LineProblem,
  noteSeen,
  pick,
  SOURCE_COLUMNS,
  takeFreeSlugs,
  takeRepeats,
  type Writer,
} from './staging.server.ts';
import { linkStartups } from './write-startup-links.server.ts';

const TABLE = 'import_startups';
const STARTUPS = { records: 'startups', kind: 'startup', longest: MAX_SLUG_LENGTH };
const PLAIN_TYPES = typesOf(PLAIN.startups);
/** Columns of the record itself. */
const FACTS = {
  name: 'text',
  website: 'text',
  domain: 'text',
  tagline: 'text',
  overview: 'text',
  country_id: 'bigint',
  state_id: 'bigint',
  city_id: 'bigint',
  ...PLAIN_TYPES,
};
/** Another writer on the same database may take a slug or a domain at the same moment. */
const MAX_TRIES = 20;

export const startupsWriter: Writer<CleanStartup> = {
  table: TABLE,
  columns: {
    slug: 'text',
    new_slug: 'text',
    ...FACTS,
    industry_ids: 'bigint[]',
    operation_codes: 'text[]',
    women_led: 'boolean',
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
    if (rows.some(({ row }) => row.sources.length > 0)) await addSources(transaction, TABLE);
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

/**
 * No founder of the row shares a name with one of the startup `named`, or with who was removed from
 * it: another of that name.
 */
const HAS_OTHER_FOUNDERS = raw`(cardinality(r.founders) > 0
  and not exists (select from unnest(r.founders) one where is_removed_person(named.id, one))
  and exists (select from startup_people l where l.startup_id = named.id and l.is_founder)
  and not exists (
    select from startup_people l join people p on p.id = l.person_id cross join unnest(r.founders) one
    where l.startup_id = named.id and tsvector_to_array(to_tsvector('simple', unaccent(p.name))) && tsvector_to_array(to_tsvector('simple', unaccent(one)))))`;
const LEAST_TEXT = 40;
/** Neither a word nor an industry in common: another of that name. */
const DOES_OTHERWISE = raw`(length(words) >= ${LEAST_TEXT}::int and length(concat_ws(' ', r.tagline, r.overview)) >= ${LEAST_TEXT}::int
  and cardinality(r.industry_ids) > 0 and exists (select from startup_industries i where i.startup_id = named.id)
  and not exists (select from startup_industries i where i.startup_id = named.id and i.industry_id = any (r.industry_ids))
  and not tsvector_to_array(to_tsvector('english', words)) && tsvector_to_array(to_tsvector('english', concat_ws(' ', r.tagline, r.overview))))`;

// `limit` and `offset 0` make Postgres look up each row in an index.
async function matchStartups(transaction: Sql, isFirst: boolean): Promise<void> {
  const byDomain = raw`(select id from startups where domain = r.domain and not is_fictional limit 1)`;
  const bySlug = raw`coalesce((select id from startups where slug = r.slug limit 1),
    (select entity_id from slug_history where kind = 'startup' and old_slug = r.slug limit 1))`;
  const byName = raw`(
    select min(id) from (
      select id, country_id, domain, concat_ws(' ', tagline, overview) as words from startups where fold_name(name) = fold_name(r.name) offset 0) named
    where country_id = r.country_id and (domain is null or r.domain is null) and not ${HAS_OTHER_FOUNDERS} and not ${DOES_OTHERWISE})`;
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
        when is_refused then replace(${text.otherWebsite('{slug}')}, '{slug}', (select slug from startups where id = known_id))
        when name is null then ${text.newWithoutName}
        when country_id is not null then ${text.removed}
        else ${text.newWithoutCountry}
      end as reason,
      case when not is_refused and name is not null and country_id is not null then 'removal' end as next
    from wrong order by line`.execute(transaction);
  return rows;
}

async function insertNew(transaction: Sql): Promise<number> {
  const columns = raw.join(Object.keys(FACTS).map((column) => raw.ref(column)));
  let created = 0;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const isFirst = tries === 0;
    if (!isFirst) await matchStartups(transaction, false);
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count
      from import_startups r where ${isUnwritten(isFirst)}`.execute(transaction);
    const wanted = rows[0]?.count ?? 0;
    if (wanted === 0) return created;
    // The first insert shows which slugs are taken: looking up each beforehand costs more.
    const isTaken = isFirst ? raw`false` : undefined;
    await takeFreeSlugs(transaction, TABLE, STARTUPS, isUnwritten(isFirst), isTaken);
    const { numAffectedRows } = await raw`
      insert into startups (id, slug, ${columns}, ${raw.join(SOURCE_LISTS.map(({ other }) => raw.ref(other)))})
      select new_id, new_slug, ${columns}, ${raw.join(
        SOURCE_LISTS.map(
          ({ column }) => raw`case when ${raw.ref(column)} is not null then ${OWN_SOURCES} end`,
        ),
      )}
      from import_startups r where ${isUnwritten(isFirst)} order by new_slug, line
      on conflict do nothing`.execute(transaction);
    created += Number(numAffectedRows ?? 0);
    if (Number(numAffectedRows) === wanted) return created;
  }
  throw new Error('Another program keeps adding the startups of this file. Import it again.');
}

/** A repeated row fills in only what is unknown. */
const pickOf = (column: string) => pick(column, PLAIN_TYPES[column] ?? 'text', raw`r.is_repeat`);

/** A known text that differs only in line breaks stays. */
function pickText(column: string): RawBuilder<unknown> {
  const known = raw.ref(`k.${column}`);
  return raw`case when btrim(regexp_replace(${known}, '\\s+', ' ', 'g')) = ${raw.ref(`r.${column}`)} then ${known} else ${pickOf(column)} end`;
}

// A home page on the same domain stays, whatever path or scheme the file gives; a page on a shared
// host never replaces one. A startup without a domain takes the first it is given.
const TAKES_WEBSITE = raw`(r.website is not null and (k.website is null
  or (r.domain is not null and (k.domain is null or (not r.is_repeat and r.domain <> k.domain)))))`;
const TAKES_COUNTRY = raw`(not r.is_repeat and r.country_id is not null and r.country_id <> k.country_id)`;
/** Only a row that gives the slug renames; a website alone may be that of a product or a parent. */
const TAKES_NAME = raw`(not r.is_repeat and r.slug = k.slug and r.name is not null and r.name <> k.name)`;

/** Returns the lines that changed one, and problems for a person to check. */
async function fillKnown(transaction: Sql) {
  const { rows: notes } = await raw<LineProblem>`
    select r.line, 'name' as column, r.name as value, replace(replace(${text.keptName('{name}', '{slug}')}, '{slug}', k.slug), '{name}', k.name) as reason
    from import_startups r join startups k on k.id = r.known_id
    where r.name is not null and fold_name(r.name) <> fold_name(k.name) and r.slug is distinct from k.slug
      and not exists (select from startup_names o where o.startup_id = k.id and fold_name(o.name) = fold_name(r.name))
    order by r.line`.execute(transaction);
  await raw`
    insert into startup_names (startup_id, name)
    select k.id, k.name from import_startups r join startups k on k.id = r.known_id
    where ${TAKES_NAME} and fold_name(r.name) <> fold_name(k.name)
    on conflict do nothing`.execute(transaction);
  const pickPlace = (column: string) =>
    raw`case when ${TAKES_COUNTRY} then ${raw.ref(`r.${column}`)} when r.country_id = k.country_id then ${pickOf(column)} else ${raw.ref(`k.${column}`)} end`;
  const values = {
    name: raw`case when ${TAKES_NAME} then r.name else k.name end`,
    website: raw`case when ${TAKES_WEBSITE} then r.website else k.website end`,
    domain: raw`case when ${TAKES_WEBSITE} then r.domain else k.domain end`,
    country_id: raw`case when ${TAKES_COUNTRY} then r.country_id else k.country_id end`,
    state_id: pickPlace('state_id'),
    city_id: pickPlace('city_id'),
    tagline: pickText('tagline'),
    overview: pickText('overview'),
    ...Object.fromEntries(Object.keys(PLAIN_TYPES).map((column) => [column, pickOf(column)])),
    ...followValues(),
  };
  const rows = raw`import_startups r join startups k on k.id = r.known_id`;
  return { changedLines: await fillRecords(transaction, rows, 'startups', values), notes };
}

/** Sources of a value: those of the row that changed it. */
const SOURCE_LISTS = PLAIN.startups.flatMap(([name, { column = name, with: others = [] }]) =>
  others.filter((other) => other.endsWith('_source_ids')).map((other) => ({ column, other })),
);
const OWN_SOURCES = raw`array(select x.id from sources x where x.url = any (r.sources) order by x.id)`;

/** Columns that depend on a value are cleared when it changes. */
function followValues() {
  const beside = PLAIN.startups.flatMap(([name, { column = name, with: others = [] }]) =>
    others.map((other) => {
      const isSame = raw`${pickOf(column)} is not distinct from ${raw.ref(`k.${column}`)}`;
      const changed = other.endsWith('_source_ids') ? OWN_SOURCES : raw`null`;
      return [
        other,
        raw`case when ${isSame} then ${raw.ref(`k.${other}`)} else ${changed} end`,
      ] as const;
    }),
  );
  return Object.fromEntries(beside);
}
