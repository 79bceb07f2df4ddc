import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { forgetCorrections, forgetFacts } from '../corrections/forget-facts.server.ts';
import { recordEvent } from '../security-log/record-event.server.ts';

export interface RemovedPerson {
  name: string;
  /** Slugs of the startups they were named at. */
  startups: string[];
  /** Slugs of startups whose texts still name them, for a person to mend. */
  stillNamedIn: string[];
}

/** On the person's request, by the operator. Imports do not bring them back. Null for no one. */
export function removePerson(sql: Sql, slug: string, now: Date): Promise<RemovedPerson | null> {
  return sql.transaction().execute(async (transaction) => {
    const person = await findNamed(transaction, slug);
    if (!person) return null;
    await raw`
      insert into removed_people (startup_slug, name_hash, removed_at)
      select one, forgotten_hash(fold_name(${person.name})), ${now}
      from unnest(${person.startups}::text[]) as named (one) on conflict do nothing`.execute(
      transaction,
    );
    await forgetWords(transaction, slug, person);
    await raw`delete from people where slug = ${slug}`.execute(transaction);
    const operator = { sql: transaction, now, clientAddress: 'unknown' };
    await recordEvent(operator, {
      kind: 'person_removed',
      userId: null,
      detail: 'by the operator',
    });
    return person;
  });
}

/** What was corrected, reported and replied about them, and what facts said before. */
async function forgetWords(sql: Sql, slug: string, { name }: RemovedPerson): Promise<void> {
  const { rows } = await raw<{ id: number }>`select id from people where slug = ${slug}`.execute(
    sql,
  );
  await forgetFacts(
    sql,
    'person',
    rows.map(({ id }) => id),
  );
  await forgetCorrections(
    sql,
    raw`c.field = 'founder' and position(lower(${name}) in lower(concat(c.before, c.after))) > 0`,
  );
}

/** What a removal would do. */
export async function findNamed(sql: Sql, slug: string): Promise<RemovedPerson | null> {
  const { rows } = await raw<RemovedPerson>`
    select p.name,
      array(select s.slug from startup_people its join startups s on s.id = its.startup_id
        where its.person_id = p.id order by s.slug) as startups,
      array(select s.slug from startups s
        where position(lower(p.name) in lower(concat_ws(' ', s.tagline, s.overview))) > 0 order by s.slug) as "stillNamedIn"
    from people p where p.slug = ${slug}`.execute(sql);
  return rows[0] ?? null;
}
