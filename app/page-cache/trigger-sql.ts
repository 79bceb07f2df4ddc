// SQL of the TAG_WRITERS triggers; app/data/migrate.ts applies it when the list has changed.
import { hasSlug } from './cache-tags.ts';
import { TAG_WRITERS, type TagWriter } from './tag-writers.ts';

const NO_IDS = 'select null::bigint where false';
const NO_TAGS = 'select null where false';

export function formatTriggers(writers = TAG_WRITERS): string {
  return `do $$
declare
  old record;
begin
  for old in select tgname, tgrelid::regclass as table from pg_trigger
    where tgfoid = 'invalidate_written'::regproc
  loop
    execute format('drop trigger %I on %s', old.tgname, old.table);
  end loop;
end $$;
${Object.entries(writers)
  .map(([table, writer]) => formatTriggersOf(table, writer))
  .join('')}`;
}

function formatTriggersOf(table: string, { startups, investors, tags = {} }: TagWriter): string {
  const tagQueries = Object.entries(tags).map(([kind, query]) =>
    hasSlug(kind)
      ? `select '${kind}:' || slug from (${query}) its`
      : `select '${kind}' where exists (${query})`,
  );
  const queries = [startups ?? NO_IDS, investors ?? NO_IDS, tagQueries.join(' union ') || NO_TAGS];
  const call = `invalidate_written(${queries.map(quote).join(', ')})`;
  return `call follow_statements(${quote(table)}, 'invalidate', ${quote(call)});\n`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
