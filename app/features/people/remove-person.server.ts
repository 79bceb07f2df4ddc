import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { recordEvent } from '../../http/security-events.server.ts';
import {
  dropOldPages,
  forgetCorrections,
  forgetFacts,
  removeWithin,
} from '../desk/removals/remove-record.server.ts';

interface RemovedPerson {
  name: string;
  /** Slugs of the startups they were named at. */
  startups: string[];
  /** Slugs of investors of the same name: the same person, or a namesake. */
  investors: string[];
  /** Slugs of startups whose texts still name them, to be edited by a person. */
  stillNamedIn: string[];
}

interface RemovePersonOptions {
  /** Whether investors of the same name go, too; `slug` may then be that of an investor. */
  isInvestor?: boolean;
}

/** On the person's request, by the operator. Imports do not bring them back. Null for no one. */
export function removePerson(
  sql: Sql,
  slug: string,
  now: Date,
  options: RemovePersonOptions = {},
): Promise<RemovedPerson | null> {
  return sql.transaction().execute(async (transaction) => {
    const person = await findNamed(transaction, slug, options);
    if (!person) return null;
    await raw`
      insert into removed_people (startup_slug, name_hash, removed_at)
      select one, forgotten_hash(fold_name(${person.name})), ${now}
      from unnest(${person.startups}::text[]) as named (one)
      on conflict do nothing`.execute(transaction);
    await forgetWords(transaction, slug, person);
    await raw`delete from people where slug = ${slug}`.execute(transaction);
    await dropOldPages(transaction);
    if (options.isInvestor) {
      for (const investor of person.investors) await removeInvestor(transaction, investor, now);
    }
    const operator = { sql: transaction, now, clientAddress: 'unknown' };
    await recordEvent(operator, {
      kind: 'person_removed',
      userId: null,
      detail: 'by the operator',
    });
    return person;
  });
}

/** The list of removals and the log name them by a keyed hash, which readmits them. */
async function removeInvestor(sql: Sql, slug: string, now: Date): Promise<void> {
  const { rows } = await raw<{ hash: string }>`
    select left(encode(forgotten_hash(${slug}), 'hex'), 12) as hash`.execute(sql);
  const calledSince = `person-${rows[0]?.hash}`;
  await removeWithin(sql, 'investor', slug, { calledSince, reason: 'asked by the person', now });
}

/** Corrections, reports and replies about them, and earlier values of facts. */
async function forgetWords(sql: Sql, slug: string, { name }: RemovedPerson): Promise<void> {
  const { rows } = await raw<{ id: number }>`
    select id from people where slug = ${slug}`.execute(sql);
  await forgetFacts(
    sql,
    'person',
    rows.map(({ id }) => id),
  );
  await forgetCorrections(
    sql,
    raw`c.field in ('founder', 'investors') and position(lower(${name}) in lower(concat(c.before, c.after))) > 0`,
  );
}

/** The effects of a removal. */
export async function findNamed(
  sql: Sql,
  slug: string,
  { isInvestor = false }: RemovePersonOptions = {},
): Promise<RemovedPerson | null> {
  const { rows } = await raw<RemovedPerson>`
    select named.name,
      array(select s.slug from people p join startup_people its on its.person_id = p.id
        join startups s on s.id = its.startup_id where p.slug = ${slug} order by s.slug) as startups,
      array(select i.slug from investors i where i.name_folded = fold_name(named.name) order by i.slug) as investors,
      array(select s.slug from startups s
        where position(lower(named.name) in lower(concat_ws(' ', s.tagline, s.overview))) > 0 order by s.slug) as "stillNamedIn"
    from (select name, 1 as place from people where slug = ${slug}
      union all select name, 2 from investors where slug = ${slug} and ${isInvestor}::boolean) named
    order by named.place limit 1`.execute(sql);
  return rows[0] ?? null;
}
