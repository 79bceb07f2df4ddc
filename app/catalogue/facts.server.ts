// The facts of a record as forms, confirmations and corrections say them: text by field.
import { type RawBuilder, sql as raw } from 'kysely';
import { storedCountry } from '../base/countries.ts';
import type { SubjectKind } from '../base/desk-paths.ts';
import type { Sql } from '../data/database.ts';
import { dateTextOf } from '../data/partial-date-of.ts';
import { fieldsFor } from './field.ts';
import { listCorrectable, RECORDS } from './records.ts';
import { RECORD_SOURCES, selectText } from './select.server.ts';

type Part = RawBuilder<unknown>;

export interface RecordFacts {
  kind: SubjectKind;
  id: number;
  slug: string;
  /** "Paystack: Seed" */
  name: string;
  logo: string | null;
  /** The startup that it belongs to; null for investors, people and places. */
  startupId: number | null;
  /** By field, null where unknown; those of roles as "title:paystack". */
  facts: Record<string, string | null>;
}

/** Of the roles of a person, by field and startup. */
const ROLES = raw`coalesce((
  select jsonb_object_agg(role.key || ':' || s.slug, role.value)
  from startup_people its join startups s on s.id = its.startup_id cross join lateral (values
    ('title', coalesce(its.title, case when its.is_founder then 'Founder' end)),
    ('since', ${dateTextOf('its.since')}), ('until', ${dateTextOf('its.until')})) role (key, value)
  where its.person_id = p.id), '{}')`;

/** By id, in the order of the ids; deleted records are left out. */
export async function listRecordFacts(
  sql: Sql,
  kind: SubjectKind,
  ids: readonly number[],
): Promise<RecordFacts[]> {
  const { alias, from, slug, name, startupId, logo = raw`null::text` } = RECORD_SOURCES[kind];
  const id = raw.ref(`${alias}.id`);
  const { rows } = await raw<Omit<RecordFacts, 'kind'>>`
    select ${id} as id, ${slug} as slug, ${name} as name, ${logo} as logo, ${startupId} as "startupId",
      ${factsOf(kind)} as facts
    from ${from} where ${id} = any(${ids}::bigint[])
    order by array_position(${ids}::bigint[], ${id})`.execute(sql);
  return rows.map((row) => ({ ...row, kind, facts: nameNations(kind, row.facts) }));
}

/** Null when it is gone. */
export async function getRecordFacts(
  sql: Sql,
  kind: SubjectKind,
  id: number,
): Promise<RecordFacts | null> {
  const [found] = await listRecordFacts(sql, kind, [id]);
  return found ?? null;
}

/** The fields that a correction of this record can be about. */
export function listFieldsOf({ kind, facts }: Pick<RecordFacts, 'kind' | 'facts'>): string[] {
  const roles = Object.keys(facts).flatMap((key) => /^title:(.+)/.exec(key)?.[1] ?? []);
  return listCorrectable(kind, roles);
}

/** A JSON object of the facts that can be corrected or confirmed. */
function factsOf(kind: SubjectKind): Part {
  const own = ownFields(kind).flatMap(([name]) => [raw`${raw.lit(name)}`, selectText(kind, name)]);
  const object = raw`jsonb_build_object(${raw.join(own)})`;
  return kind === 'person' ? raw`${object} || ${ROLES}` : object;
}

const ownFields = (kind: SubjectKind) =>
  fieldsFor(RECORDS[kind], 'correct').filter(
    ([name]) => kind !== 'person' || name === 'name' || name === 'links',
  );

function nameNations(kind: SubjectKind, facts: RecordFacts['facts']): RecordFacts['facts'] {
  const named = { ...facts };
  for (const [name, { kind: of }] of Object.entries(RECORDS[kind])) {
    const codes = named[name];
    if (!codes || (of !== 'nation' && of !== 'nations')) continue;
    named[name] = codes.split(', ').map(storedCountry).join(', ');
  }
  return named;
}
