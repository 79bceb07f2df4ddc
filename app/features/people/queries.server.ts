import { type RawBuilder, sql as raw } from 'kysely';
import { linkTo, moneyOf } from '../../catalogue/fragments.server.ts';
import { answerPairs } from '../../catalogue/select.server.ts';
import { sourcesOf } from '../../catalogue/sources/source-columns.ts';
import type { Sql } from '../../data/database.ts';
import { partialDateOf } from '../../data/partial-date-of.ts';
import { investorNamed } from '../../find/names/people-names.server.ts';
import {
  type CoFounder,
  FATES,
  type Investment,
  LIFE_FACTS,
  type Person,
  type PersonRound,
  type Role,
} from './contract.ts';

type PersonColumns = Omit<Person, 'roles' | 'rounds' | 'investments' | 'co_founders'> & {
  id: number;
};

/** Null for an unknown slug. */
export async function findPerson(sql: Sql, slug: string): Promise<Person | null> {
  const { rows } = await raw<PersonColumns>`
    select p.id, p.name, p.slug, p.photo, p.links, ${sourcesOf(raw`p.she_source_ids`)} as she_sources,
      (select json_build_object('slug', i.slug, 'deals_count', i.deals_count)
        from investors i where i.slug = ${investorNamed(raw`p.name`)}) as investor
    from people p where p.slug = ${slug}`.execute(sql);
  const [row] = rows;
  if (!row) return null;
  const { id, ...person } = row;
  const [roles, rounds, co_founders, investments] = await Promise.all([
    listRoles(sql, id),
    listRounds(sql, id),
    listCoFounders(sql, id),
    person.investor ? listInvestments(sql, person.investor.slug) : [],
  ]);
  return { ...person, roles, rounds, co_founders, investments };
}

/** As StartupLife, of `startups s`. */
const startupLife = raw`json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'tagline', s.tagline,
  ${answerPairs(LIFE_FACTS)},
  'fates', (select coalesce(json_agg(json_build_object('kind', e.kind, 'date', ${partialDateOf('e.happened')},
      'counterparty', e.counterparty) order by e.happened_on nulls first, e.id), '[]')
    from startup_events e where e.startup_id = s.id and e.kind = any(${[...FATES]}::text[])))`;

async function listRoles(sql: Sql, personId: number): Promise<Role[]> {
  const { rows } = await raw<Role>`
    select ${startupLife} as startup,
      its.title, its.is_founder, ${partialDateOf('its.since')} as since, ${partialDateOf('its.until')} as until,
      ${sourcesOf(raw`its.source_ids`)} as sources
    from startup_people its join startups s on s.id = its.startup_id
    where its.person_id = ${personId} order by its.since_on desc nulls last, s.name`.execute(sql);
  return rows;
}

const MOST_ROUNDS = 50;

const afterPeriod = (start: RawBuilder<unknown>, precision: RawBuilder<unknown>) =>
  raw`(${start} + ('1 ' || ${precision})::interval)`;

async function listRounds(sql: Sql, personId: number): Promise<PersonRound[]> {
  const { rows } = await raw<PersonRound>`
    select f.slug, ${linkTo('s')} as startup, f.round,
      ${partialDateOf('f.announced')} as announced_on, ${moneyOf('f')}, f.is_weak,
      -- A founder was there from the start; a role without a known end goes on from its beginning.
      f.announced_on is not null and (its.since_on is not null or its.is_founder and its.until_on is not null)
        as is_during_role
    from startup_people its join startups s on s.id = its.startup_id
      join fundings f on f.startup_id = s.id
        and (its.since_on is null or f.announced_on is null
          or its.since_on < ${afterPeriod(raw`f.announced_on`, raw`f.announced_precision`)})
        and (its.until_on is null or f.announced_on is null
          or f.announced_on < ${afterPeriod(raw`its.until_on`, raw`its.until_precision`)})
    where its.person_id = ${personId}
    order by f.announced_on desc nulls last, f.id desc limit ${MOST_ROUNDS}`.execute(sql);
  return rows;
}

const MOST_PEOPLE = 50;

/** Those who founded most of the same startups first. */
async function listCoFounders(sql: Sql, personId: number): Promise<CoFounder[]> {
  const { rows } = await raw<CoFounder>`
    select p.name, p.slug, p.photo,
      json_agg(${linkTo('s')} order by s.total_fundings desc nulls last, s.name) as startups
    from startup_people own join startups s on s.id = own.startup_id
      join startup_people other on other.startup_id = s.id and other.person_id <> own.person_id and other.is_founder
      join people p on p.id = other.person_id
    where own.person_id = ${personId} and own.is_founder
    group by p.id order by count(*) desc, max(s.total_fundings) desc nulls last, min(other.position), p.id
    limit ${MOST_PEOPLE}`.execute(sql);
  return rows;
}

async function listInvestments(sql: Sql, investor: string): Promise<Investment[]> {
  const { rows } = await raw<Investment>`
    select f.slug, ${startupLife} as startup, f.round, ${partialDateOf('f.announced')} as announced_on,
      ${moneyOf('f')}, joined.is_lead,
      array(select ${linkTo('i')} from funding_investors fi join investors i on i.id = fi.investor_id
        where fi.funding_id = f.id and i.id <> who.id order by fi.is_lead desc, fi.position, i.name) as others
    from investors who join funding_investors joined on joined.investor_id = who.id
      join fundings f on f.id = joined.funding_id join startups s on s.id = f.startup_id
    where who.slug = ${investor}
    order by f.announced_on desc nulls last, f.id desc limit ${MOST_ROUNDS}`.execute(sql);
  return rows;
}
