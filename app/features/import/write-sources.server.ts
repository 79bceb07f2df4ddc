import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** Adds addresses that the staged rows name and nobody has yet; those known keep their publisher and day. */
export async function addSources(transaction: Sql, table: string): Promise<void> {
  await raw`
    insert into sources (url, publisher, retrieved_on)
    select distinct on (one.url) one.url,
      coalesce(r.publisher, regexp_replace(split_part(split_part(one.url, '//', 2), '/', 1), '^www\\.', '')), r.retrieved_on
    from ${raw.table(table)} r cross join unnest(r.sources) as one (url)
    where not exists (select from sources x where x.url = one.url)
    order by one.url, r.line
    on conflict (url) do nothing`.execute(transaction);
}
