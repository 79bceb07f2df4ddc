// The facts of a record as forms, confirmations and corrections say them: text by field.
import { type RawBuilder, sql as raw } from 'kysely';
import type { SubjectKind } from '../base/correction-paths.ts';
import { countryName } from '../base/countries.ts';
import type { Sql } from '../data/database.ts';
import { dateTextOf } from '../data/partial-date-of.ts';
import { type Field, fieldsFor } from './field.ts';
import {
  exitSlug,
  foundersOf,
  industriesOf,
  investorsOf,
  investorWithLead,
  joined,
  operationsOf,
} from './fragments.server.ts';
import { listCorrectable, RECORDS } from './records.ts';

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

interface Source {
  alias: string;
  from: Part;
  slug: Part;
  name: Part;
  startupId: Part;
  logo?: Part;
  /** Of fields that are no column as it stands. */
  facts: Record<string, Part>;
}

const NO_STARTUP = raw`null::bigint`;

const SOURCES: Record<SubjectKind, Source> = {
  startup: {
    alias: 's',
    from: raw`startups s join places country on country.id = s.country_id
      left join places state on state.id = s.state_id left join places city on city.id = s.city_id`,
    slug: raw`s.slug`,
    name: raw`s.name`,
    startupId: raw`s.id`,
    logo: raw`s.logo`,
    facts: {
      industries: joined(industriesOf(raw`s.id`)),
      founders: joined(foundersOf(raw`s.id`)),
      operates_in: joined(operationsOf(raw`s.id`)),
      women_led: raw`case when s.is_women_led then 'yes' end`,
    },
  },
  funding: {
    alias: 'f',
    from: raw`fundings f join startups s on s.id = f.startup_id`,
    slug: raw`f.slug`,
    name: raw`s.name || ': ' || f.round`,
    startupId: raw`s.id`,
    facts: {
      amount: raw`coalesce(f.amount_usd::text, f.reported_currency || ' ' || f.reported_amount)`,
      investors: joined(investorsOf(raw`f.id`, investorWithLead)),
    },
  },
  investor: {
    alias: 'i',
    from: raw`investors i`,
    slug: raw`i.slug`,
    name: raw`i.name`,
    startupId: NO_STARTUP,
    facts: {},
  },
  person: {
    alias: 'p',
    from: raw`people p`,
    slug: raw`p.slug`,
    name: raw`p.name`,
    startupId: NO_STARTUP,
    facts: {
      links: raw`(select string_agg(link, ', ') from jsonb_array_elements_text(p.links) link)`,
    },
  },
  exit: {
    alias: 'e',
    from: raw`startup_events e join startups s on s.id = e.startup_id`,
    slug: exitSlug,
    name: raw`s.name || ': ' || e.kind`,
    startupId: raw`s.id`,
    facts: {},
  },
  location: {
    alias: 'p',
    from: raw`places p`,
    slug: raw`p.slug`,
    name: raw`p.name`,
    startupId: NO_STARTUP,
    facts: {},
  },
};

/** Of the roles of a person, by field and startup. */
const ROLES = raw`coalesce((
  select jsonb_object_agg(role.key || ':' || s.slug, role.value)
  from startup_people its join startups s on s.id = its.startup_id cross join lateral (values
    ('title', coalesce(its.title, case when its.is_founder then 'Founder' end)),
    ('since', ${dateTextOf('its.since')}), ('until', ${dateTextOf('its.until')})) role (key, value)
  where its.person_id = p.id), '{}')`;

/** By id, in the order of the ids; what is gone is left out. */
export async function listRecordFacts(
  sql: Sql,
  kind: SubjectKind,
  ids: readonly number[],
): Promise<RecordFacts[]> {
  const { alias, from, slug, name, startupId, logo = raw`null::text` } = SOURCES[kind];
  const id = raw.ref(`${alias}.id`);
  const { rows } = await raw<Omit<RecordFacts, 'kind'>>`
    select ${id} as id, ${slug} as slug, ${name} as name, ${logo} as logo, ${startupId} as "startupId",
      ${factsOf(kind)} as facts
    from ${from} where ${id} = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], ${id})`.execute(
    sql,
  );
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
  const { alias, facts } = SOURCES[kind];
  const own = ownFields(kind).flatMap(([name, field]) => [
    raw`${raw.lit(name)}`,
    facts[name] ?? factOf(alias, name, field),
  ]);
  const object = raw`jsonb_build_object(${raw.join(own)})`;
  return kind === 'person' ? raw`${object} || ${ROLES}` : object;
}

const ownFields = (kind: SubjectKind) =>
  fieldsFor(RECORDS[kind], 'correct').filter(
    ([name]) => kind !== 'person' || name === 'name' || name === 'links',
  );

function factOf(alias: string, name: string, field: Field): Part {
  const column = raw.ref(`${alias}.${field.column ?? name}`);
  switch (field.kind) {
    case 'place':
      return raw.ref(`${field.refersTo}.name`);
    case 'date':
      return dateTextOf(`${alias}.${(field.column ?? name).replace(/_on$/, '')}`);
    case 'choices':
      return joined(column);
    case 'year':
    case 'dollars':
      return raw`${column}::text`;
    default:
      return raw`${column}`;
  }
}

function nameNations(kind: SubjectKind, facts: RecordFacts['facts']): RecordFacts['facts'] {
  const named = { ...facts };
  for (const [name, { kind: of }] of Object.entries(RECORDS[kind])) {
    const codes = named[name];
    if (!codes || (of !== 'nation' && of !== 'nations')) continue;
    named[name] = codes.split(', ').map(countryName).join(', ');
  }
  return named;
}
