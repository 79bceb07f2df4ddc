// People by name, for suggestions. Who is recorded as an investor under the same full name is one
// person with both roles.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { readNameWords } from '../../language/tokens.ts';
import { foldTexts } from './names.server.ts';

export interface PersonHit {
  slug: string;
  name: string;
  photo: string | null;
  /** Startups founded, otherwise worked at; the best funded first. */
  startups: string[];
  isFounder: boolean;
  /** Slug of the investor of that name. */
  investor: string | null;
}

/** Shorter words are in too many names for the index to help. */
const MIN_WORD = 3;

/** Names whose words begin with these, likeliest first; otherwise with one or two typing errors. */
export async function findPeopleNamed(sql: Sql, text: string, most: number): Promise<PersonHit[]> {
  const folded = (await foldTexts(sql, [text])).get(text) ?? '';
  const words = readNameWords(folded)?.words ?? [];
  if (!words.some((word) => word.length >= MIN_WORD)) return [];
  const beginning = words.map(
    (word) =>
      raw<boolean>`' ' || fold_name(p.name) like ${`% ${word}%`} and fold_name(p.name) like ${`%${word}%`}`,
  );
  const found = await listPeople(sql, raw`people p`, raw.join(beginning, raw` and `), raw`0`, most);
  if (found.length > 0 || words.length < 2) return found;
  const near = raw`list_similar_people(${words.join(' ')}) near join people p on p.id = near.id`;
  return listPeople(sql, near, raw`true`, raw`-near.similarity`, most);
}

/** Of several with the name, one whose startup raised more comes first. */
async function listPeople(
  sql: Sql,
  from: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  most: number,
): Promise<PersonHit[]> {
  const { rows } = await raw<PersonHit>`
    select found.slug, found.name, found.photo, roles.startups, roles."isFounder", ${investorNamed(raw`found.name`)} as investor
    from (select p.*, ${order} as place from ${from} where ${condition} order by place, p.name limit ${MOST_READ}) found
      cross join lateral (
        select coalesce(array_agg(s.name order by s.total_fundings desc nulls last, s.name), '{}') as startups,
          coalesce(bool_or(its.is_founder), false) as "isFounder", max(s.total_fundings) as raised
        from startup_people its join startups s on s.id = its.startup_id where its.person_id = found.id) roles
    order by found.place, roles.raised desc nulls last, found.name, found.id
    limit ${most}`.execute(sql);
  return rows;
}

const MOST_READ = 50;

/** An angel, or an investor of no recorded type, whose name of several words is a person's. */
export const investorNamed = (name: RawBuilder<unknown>): RawBuilder<string | null> => raw`(
  select i.slug from investors i
  where i.name_folded = fold_name(${name}) and position(' ' in i.name_folded) > 0
    and coalesce(i.type, 'Angel') = 'Angel'
  order by i.id limit 1)`;

/** The founder or team member whom an investor is. */
export async function findPersonOf(
  sql: Sql,
  investorSlug: string,
): Promise<{ slug: string; name: string } | null> {
  const { rows } = await raw<{ slug: string; name: string }>`
    select p.slug, p.name from investors i join people p on fold_name(p.name) = i.name_folded
    where i.slug = ${investorSlug} and ${investorNamed(raw`p.name`)} = i.slug
    order by p.id limit 1`.execute(sql);
  return rows[0] ?? null;
}
