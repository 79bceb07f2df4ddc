// Each kind of record as SQL selects it: where it is read from, and the value of each field.

import { type RawBuilder, sql as raw } from 'kysely';
import type { SubjectKind } from '../base/desk-paths.ts';
import { dateTextOf, partialDateOf } from '../data/partial-date-of.ts';
import type { Field } from './field.ts';
import { LIST_KINDS } from './field.ts';
import {
  announcedText,
  exitSlug,
  foundersOf,
  industriesOf,
  investorsOf,
  investorWithLead,
  linkTo,
  operationsOf,
} from './fragments.server.ts';
import { RECORDS } from './records.ts';
import { STARTUP, type StartupField } from './startup.ts';

type Part = RawBuilder<unknown>;

interface Source {
  alias: string;
  from: Part;
  slug: Part;
  /** "Paystack: Seed" */
  name: Part;
  startupId: Part;
  logo?: Part;
  /** Of fields that are no column as it stands. */
  values: Readonly<Record<string, Part>>;
}

const NO_STARTUP = raw`null::bigint`;

export const RECORD_SOURCES: Record<SubjectKind, Source> = {
  startup: {
    alias: 's',
    from: raw`startups s join places country on country.id = s.country_id
      left join places state on state.id = s.state_id left join places city on city.id = s.city_id`,
    slug: raw`s.slug`,
    name: raw`s.name`,
    startupId: raw`s.id`,
    logo: raw`s.logo`,
    values: {
      industries: industriesOf(raw`s.id`),
      founders: foundersOf(raw`s.id`),
      operates_in: operationsOf(raw`s.id`),
      closed_on: raw`(select ${dateTextOf('e.happened')} from startup_events e
        where e.startup_id = s.id and e.kind = 'closed' order by e.happened_on desc nulls last limit 1)`,
      acquired_by: raw`(select string_agg(e.counterparty, '; ' order by e.happened_on desc nulls last, e.id desc)
        from startup_events e where e.startup_id = s.id and e.kind in ('acquired', 'merged'))`,
    },
  },
  funding: {
    alias: 'f',
    from: raw`fundings f join startups s on s.id = f.startup_id`,
    slug: raw`f.slug`,
    name: raw`s.name || ': ' || f.round`,
    startupId: raw`s.id`,
    values: {
      amount: raw`coalesce(f.amount_usd::text, ${announcedText('f')})`,
      investors: investorsOf(raw`f.id`, investorWithLead),
    },
  },
  investor: {
    alias: 'i',
    from: raw`investors i`,
    slug: raw`i.slug`,
    name: raw`i.name`,
    startupId: NO_STARTUP,
    values: {},
  },
  person: {
    alias: 'p',
    from: raw`people p`,
    slug: raw`p.slug`,
    name: raw`p.name`,
    startupId: NO_STARTUP,
    values: { links: raw`array(select jsonb_array_elements_text(p.links))` },
  },
  exit: {
    alias: 'e',
    from: raw`startup_events e join startups s on s.id = e.startup_id`,
    slug: exitSlug,
    name: raw`s.name || ': ' || e.kind`,
    startupId: raw`s.id`,
    values: {},
  },
  location: {
    alias: 'p',
    from: raw`places p`,
    slug: raw`p.slug`,
    name: raw`p.name`,
    startupId: NO_STARTUP,
    values: {},
  },
};

/** An array for lists, codes for countries of the world, a date at its precision. */
export function selectValue(kind: SubjectKind, name: string): Part {
  const { alias, values } = RECORD_SOURCES[kind];
  const field = RECORDS[kind][name];
  if (!field) throw new Error(`A ${kind} has no field ${name}`);
  const column = raw.ref(`${alias}.${field.column ?? name}`);
  const own = values[name];
  if (own) return own;
  if (field.kind === 'place') return raw.ref(`${field.refersTo}.name`);
  if (field.kind === 'date')
    return dateTextOf(`${alias}.${(field.column ?? name).replace(/_on$/, '')}`);
  return field.kind === 'flag' ? raw`case when ${column} then 'yes' end` : column;
}

/** The same as text, the values of a list with commas between; null when unknown. */
export function selectText(kind: SubjectKind, name: string): Part {
  const value = selectValue(kind, name);
  const of = RECORDS[kind][name]?.kind;
  return of && LIST_KINDS.includes(of)
    ? raw`nullif(array_to_string(${value}, ', '), '')`
    : raw`${value}::text`;
}

/** The fields of a startup in API responses (shapes.ts), each under its name. */
export const answerFacts = (names: readonly StartupField[]): Part =>
  raw.join(names.map((name) => raw`${answerFact(name)} as ${raw.ref(name)}`));

/** The same as names and values of a JSON object. */
export const answerPairs = (names: readonly StartupField[]): Part =>
  raw.join(names.map((name) => raw`${raw.lit(name)}, ${answerFact(name)}`));

function answerFact(name: StartupField): Part {
  const { kind, column = name, with: beside }: Field = STARTUP[name];
  if (kind === 'links' && name === 'industries') return industriesOf(raw`s.id`, linkTo('i'));
  return kind === 'date' && beside
    ? partialDateOf(`s.${column.replace(/_on$/, '')}`)
    : selectValue('startup', name);
}
