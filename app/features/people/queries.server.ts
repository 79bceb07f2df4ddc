import { type RawBuilder, sql as raw } from 'kysely';
import { linkTo, moneyOf } from '../../catalogue/fragments.server.ts';
import { sourcesOf } from '../../catalogue/sources/source-columns.ts';
import type { Sql } from '../../data/database.ts';
import { partialDateOf } from '../../data/partial-date-of.ts';
import { investorNamed } from '../../find/names/people-names.server.ts';
import type { Person, PersonRound, Role } from './contract.ts';

type PersonColumns = Omit<Person, 'roles' | 'rounds'> & { id: number };

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
  return { ...person, roles: await listRoles(sql, id), rounds: await listRounds(sql, id) };
}

async function listRoles(sql: Sql, personId: number): Promise<Role[]> {
  const { rows } = await raw<Role>`
    select ${linkTo('s', 'logo', 'tagline')} as startup,
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
