import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/**
 * Takes staged rows out again that turned out to mean the same record as an earlier one of their wave; answers their lines. They are
 * written after it, since of two rows that change one record in one statement Postgres takes either.
 */
export async function takeRepeats(
  transaction: Sql,
  table: string,
  column: string,
): Promise<Set<number>> {
  const id = (alias: string) => raw.ref(`${alias}.${column}`);
  const { rows } = await raw<{ line: number }>`
    delete from ${raw.table(table)} r using (
      select ${raw.ref(column)}, min(line) as line from ${raw.table(table)} where ${raw.ref(column)} is not null group by 1 having count(*) > 1
    ) earlier
    where ${id('r')} = ${id('earlier')} and r.line > earlier.line
    returning r.line`.execute(transaction);
  return new Set(rows.map(({ line }) => line));
}
