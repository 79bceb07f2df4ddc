import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { LineProblem } from './write-batch.server.ts';

const FILLED = ['public_ticker', 'status', 'type', 'employee_range', 'year_founded', 'twitter'];

// A repeated row fills in only what is unknown.
function pick(column: string): RawBuilder<unknown> {
  const [known, given] = [raw.ref(`s.${column}`), raw.ref(`r.${column}`)];
  return raw`case when r.is_repeat then coalesce(${known}, ${given}) else coalesce(${given}, ${known}) end`;
}

/** A known text that differs only in line breaks stays. */
function pickText(column: string): RawBuilder<unknown> {
  const known = raw.ref(`s.${column}`);
  return raw`case when btrim(regexp_replace(${known}, '\\s+', ' ', 'g')) = ${raw.ref(`r.${column}`)} then ${known} else ${pick(column)} end`;
}

// A home page on the same domain stays, whatever path or scheme the file gives; a page on a shared
// host never replaces one. A startup without a domain takes the first it is given.
const TAKES_WEBSITE = raw`(r.website is not null and (s.website is null
  or (r.domain is not null and (s.domain is null or (not r.is_repeat and r.domain <> s.domain)))))`;
const TAKES_COUNTRY = raw`(not r.is_repeat and r.country_id is not null and r.country_id <> s.country_id)`;
/** Only a row that gives the slug renames; a website alone may be that of a product or a parent. */
const TAKES_NAME = raw`(not r.is_repeat and r.slug = s.slug and r.name is not null and r.name <> s.name)`;

/** Returns the lines that changed one, and what a person should look at. */
export async function fillKnown(transaction: Sql) {
  const { rows: notes } = await raw<LineProblem>`
    select r.line, 'name' as column, r.name as value, 'known here as ' || s.name || ' (' || s.slug || '), which was kept: same website' as reason
    from import_startups r join startups s on s.id = r.known_id
    where r.name is not null and fold_name(r.name) <> fold_name(s.name) and r.slug is distinct from s.slug
      and not exists (select from startup_names o where o.startup_id = s.id and fold_name(o.name) = fold_name(r.name))
    order by r.line`.execute(transaction);
  await raw`
    insert into startup_names (startup_id, name)
    select s.id, s.name from import_startups r join startups s on s.id = r.known_id
    where ${TAKES_NAME} and fold_name(r.name) <> fold_name(s.name)
    on conflict do nothing`.execute(transaction);
  const pickPlace = (column: string) =>
    raw`case when ${TAKES_COUNTRY} then ${raw.ref(`r.${column}`)} when r.country_id = s.country_id then ${pick(column)} else ${raw.ref(`s.${column}`)} end`;
  const values = {
    name: raw`case when ${TAKES_NAME} then r.name else s.name end`,
    website: raw`case when ${TAKES_WEBSITE} then r.website else s.website end`,
    domain: raw`case when ${TAKES_WEBSITE} then r.domain else s.domain end`,
    country_id: raw`case when ${TAKES_COUNTRY} then r.country_id else s.country_id end`,
    state_id: pickPlace('state_id'),
    city_id: pickPlace('city_id'),
    tagline: pickText('tagline'),
    overview: pickText('overview'),
    ...Object.fromEntries(FILLED.map((column) => [column, pick(column)])),
  };
  const wanted = Object.entries(values).map(([name, value]) => raw`${value} as ${raw.ref(name)}`);
  const columns = Object.keys(values);
  const of = (alias: string) => raw.join(columns.map((name) => raw.ref(`${alias}.${name}`)));
  const { rows } = await raw<{ line: number }>`
    with wanted as materialized (
      select r.line, s.id, ${raw.join(wanted)} from import_startups r join startups s on s.id = r.known_id
    )
    update startups s set (${raw.join(columns.map((name) => raw.ref(name)))}, updated_at) = row(${of('w')}, now())
    from wanted w where w.id = s.id and (${of('s')}) is distinct from (${of('w')})
    returning w.line`.execute(transaction);
  return { changedLines: rows.map(({ line }) => line), notes };
}
