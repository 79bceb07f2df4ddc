// Writes db/migrations/076-fields.sql from the descriptions in app/catalogue: which columns keep
// history, what startups are searched by, what results show and what is published. A test compares.

import { writeFileSync } from 'node:fs';
import type { SubjectKind } from '../app/base/desk-paths.ts';
import { type Field, type Fields, fieldsFor, LIST_KINDS } from '../app/catalogue/field.ts';
import { INVESTOR } from '../app/catalogue/investor.ts';
import { PERSON } from '../app/catalogue/person.ts';
import { RECORDS } from '../app/catalogue/records.ts';
import { ROUND } from '../app/catalogue/round.ts';
import { searchColumn } from '../app/catalogue/search-column.ts';
import { STARTUP, type StartupField } from '../app/catalogue/startup.ts';
import { columnTypes } from '../app/catalogue/write-columns.server.ts';
import {
  INVESTORS,
  type Publication,
  ROUNDS,
  SEARCHED,
  SEARCHED_FROM,
  SHOWN,
  type Sql,
  STARTUPS,
} from './field-sql.ts';

export const FIELDS_FILE = new URL('../db/migrations/076-fields.sql', import.meta.url);

/** Of each kind, its table and the columns beside its fields whose history is kept. */
const TABLES: Readonly<Record<SubjectKind, { table: string; beside: string[] }>> = {
  startup: { table: 'startups', beside: [] },
  funding: { table: 'fundings', beside: ['slug'] },
  investor: { table: 'investors', beside: [] },
  person: { table: 'people', beside: [] },
  exit: { table: 'startup_events', beside: ['source_ids'] },
  location: { table: 'places', beside: [] },
};

/** Whose rows an import writes and can take back. */
const IMPORTED = ['startups', 'fundings', 'investors'];

export const makeFieldSql =
  (): Sql => `-- Made by \`npm run make:schema\` from app/catalogue; do not edit. Of which columns history is kept,
-- what startups are searched by and what results show of them, and what is published.

${keepHistory()}
${searchStartups()}
${shownStartups()}
${[publish(STARTUPS, STARTUP), publish(ROUNDS, ROUND), publish(INVESTORS, INVESTOR)].join('\n')}`;

/** The columns of a record's own row that hold a field. */
function columnsOf(name: string, field: Field): string[] {
  const { kind, column = name, with: beside = [] } = field;
  const isOwn = columnTypes(name, field) || ['place', 'money', 'addresses'].includes(kind);
  return isOwn ? [column, ...beside] : [];
}

function keepHistory(): Sql {
  const triggers = Object.entries(TABLES).map(([kind, { table, beside }]) => {
    const fields = fieldsFor(OWN_FIELDS(kind as SubjectKind), 'history');
    const columns = [...beside, ...fields.flatMap(([name, field]) => columnsOf(name, field))];
    const own = [...new Set(['id', 'slug', ...columns])].join(', ');
    const imports = IMPORTED.includes(table)
      ? `call keep_imports('${table}', '${own}', 'id');\n`
      : '';
    return `create trigger keep_history after update of ${columns.join(', ')} on ${table}
  for each row execute function keep_history('${kind}', 'id', 'id', '${columns.join(',')}');
${imports}`;
  });
  return triggers.join('');
}

/** A role of a person has a row of its own. */
const OWN_FIELDS = (kind: SubjectKind): Fields => (kind === 'person' ? PERSON : RECORDS[kind]);

interface Searched {
  name: string;
  column: string;
  field: Field;
  sql: Sql;
}

/** Fixed widths first, so that rows are small. */
const WIDE_FIRST = ['dollars', 'count', 'time', 'date', 'place', 'year', 'choice'];
const rankOf = ({ field: { kind } }: Searched) =>
  WIDE_FIRST.includes(kind) ? WIDE_FIRST.indexOf(kind) : WIDE_FIRST.length;

function listSearched(): Searched[] {
  return fieldsFor(STARTUP, 'filter')
    .map(([name, field]) => ({
      name,
      field,
      column: searchColumn(name, field),
      sql: searched(name, field),
    }))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

function searched(name: StartupField, { kind, column = name }: Field): Sql {
  const own = SEARCHED[name];
  if (own) return own;
  switch (kind) {
    case 'dollars':
      return `s.${column}::double precision`;
    case 'place':
      return `s.${column}::int`;
    case 'year':
      return `s.${column}::smallint`;
    case 'flag':
      return `case when s.${column} then 'yes' end`;
    case 'line':
    case 'text':
    case 'address':
    case 'handle':
    case 'owner':
      return `searchable_text(s.${column}) collate "C"`;
    default:
      return `s.${column}`;
  }
}

const WITH_TRIGRAMS = ['name', 'tagline', 'overview', 'website'];

function searchStartups(): Sql {
  const fields = listSearched();
  const columns = fields.map(({ column }) => column);
  const lists = fields
    .filter(({ field }) => LIST_KINDS.includes(field.kind))
    .map(({ column }) => column);
  const sorts = fields.filter(({ field }) => field.sorts && field.kind !== 'line');
  const notNull = fields.filter(
    ({ field }) => field.isAlwaysKnown || LIST_KINDS.includes(field.kind),
  );
  // A column of startups takes its comment along.
  const commented = fields.filter(
    ({ name, column, sql }) => column !== name || sql !== `s.${name}`,
  );
  return `create view searchable_startups as
select s.id as startup_id,
  ${fields.map(({ column, sql }) => `${sql} as ${column}`).join(',\n  ')}
from ${SEARCHED_FROM};
comment on view searchable_startups is 'What search_startups is derived from.';

create table search_startups (like searchable_startups, primary key (startup_id));
alter table search_startups
  ${[
    ...notNull.map(({ column }) => `alter ${column} set not null`),
    ...lists.map((column) => `alter ${column} set default '{}'`),
  ].join(',\n  ')};
comment on table search_startups is 'What startups can be filtered and sorted by: the rows of searchable_startups, stored; derived.';
${commented.map(({ column, field }) => `comment on column search_startups.${column} is '${sayColumn(field)}';\n`).join('')}
-- Sorting takes the name behind it; two indexes where unknown values come last in both directions.
create index search_startups_name on search_startups (name, startup_id);
${sorts
  .map(({ column, field }) => {
    const last = field.isAlwaysKnown ? '' : ' nulls last';
    return `create index search_startups_${column}_most on search_startups (${column} desc${last}, name, startup_id);
create index search_startups_${column}_least on search_startups (${column}, name, startup_id);
`;
  })
  .join(
    '',
  )}create index search_startups_country on search_startups (country_id, total_fundings desc nulls last, name, startup_id);
create index search_startups_state on search_startups (state_id);
create index search_startups_city on search_startups (city_id);
-- A text has hundreds of trigrams: new ones go to a short pending list, which searches read too.
create index search_startups_values on search_startups using gin (
  ${[...WITH_TRIGRAMS.map((name) => `${name} gin_trgm_ops`), ...lists].join(', ')}
) with (gin_pending_list_limit = 512);

create function refresh_searched_startups(ids bigint[]) returns void language plpgsql as $$
begin
  delete from search_startups f using unnest(ids) as one (id)
  where f.startup_id = one.id and not exists (select from startups s where s.id = one.id);

  insert into search_startups as f select * from searchable_startups where startup_id = any (ids) order by startup_id
  on conflict (startup_id) do update set
    (${columns.join(', ')})
    = (${columns.map((column) => `excluded.${column}`).join(', ')})
  where f is distinct from excluded;
end $$;
comment on function refresh_searched_startups is 'Updates search_startups for new, changed or deleted startups.';
`;
}

function sayColumn({ label, kind }: Field): string {
  if (kind === 'place' || kind === 'links' || kind === 'names') return `${label}, by id.`;
  if (kind === 'flag') return `${label}: yes, or null when unknown.`;
  if (kind === 'date') return `${label}; the first day of its period when imprecise.`;
  if (kind === 'nations') return `${label}: ISO 3166-1 alpha-2.`;
  return kind === 'line' || kind === 'ticker'
    ? `${label}, without case and accents.`
    : `${label}, as searchable_text.`;
}

function shownStartups(): Sql {
  const pairs = fieldsFor(STARTUP, 'filter').flatMap(([name, field]) => {
    const { kind, column = name, refersTo, with: beside = [] } = field;
    if (name === 'lead_investors') return [];
    const own = SHOWN[name];
    if (own) return [`'${name}', ${own}`];
    if (kind === 'flag') return [`'${name}', case when s.${column} then 'yes' end`];
    if (kind === 'time')
      return [
        `'${name}', to_char(s.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      ];
    if (kind === 'date') return [column, ...beside].map((one) => `'${one}', s.${one}`);
    if (kind !== 'place') return [`'${name}', s.${column}`];
    const slug = refersTo === 'country' ? [`'country_slug', country.slug`] : [];
    return [`'${name}', ${refersTo}.name`, ...slug];
  });
  return `create view shown_startups as
select s.id as startup_id, json_build_object(
    'slug', s.slug, 'logo', s.logo, 'left_out', s.left_out,
    ${pairs.join(',\n    ')}
  ) as shown
from startups s
  join places country on country.id = s.country_id
  left join places state on state.id = s.state_id
  left join places city on city.id = s.city_id;
comment on view shown_startups is
  'What results of a search show of each startup: links are arrays of name and address part, an investor''s with whether it led.';
`;
}

function publish(
  { view, means, from, alias, before, fields, after }: Publication,
  all: Fields,
): Sql {
  const own = (column: string) => [column, { sql: `${alias}.${column}`, means: '' }] as const;
  const around = (columns: Publication['before']) =>
    Object.entries(columns).map(([column, said]) =>
      said ? ([column, said] as const) : own(column),
    );
  const published = fieldsFor(all, 'bulk').flatMap(
    ([name, { column = name, with: beside = [] }]) => {
      const said = fields[name];
      if (said) return [[name, said] as const];
      return [
        column,
        ...beside.filter((one) => !/_source_ids?$/.test(one) && one !== 'domain'),
      ].map(own);
    },
  );
  const columns = [...around(before), ...published, ...around(after)];
  const comments = columns.filter(([, said]) => said.means !== '');
  return `create view ${view} as
select ${alias}.id as row_id,
  ${columns.map(([column, { sql }]) => (sql === `${alias}.${column}` ? sql : `${sql} as ${column}`)).join(',\n  ')}
from ${from};
comment on view ${view} is '${means}';
${comments.map(([column, said]) => `comment on column ${view}.${column} is '${said.means}';\n`).join('')}`;
}

if (import.meta.main) writeFileSync(FIELDS_FILE, makeFieldSql());
