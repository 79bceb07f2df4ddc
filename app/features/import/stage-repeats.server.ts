import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/**
 * Takes staged rows out again that mean the same record as an earlier one of their wave, having the same values in these columns;
 * answers their lines. They are written after it, since one statement neither finds what it writes nor changes a record twice.
 */
export async function takeRepeats(
  transaction: Sql,
  table: string,
  columns: readonly string[],
  among: RawBuilder<unknown> = raw`true`,
): Promise<Set<number>> {
  const of = (alias: string) => raw.join(columns.map((column) => raw.ref(`${alias}.${column}`)));
  const { rows } = await raw<{ line: number }>`
    delete from ${raw.table(table)} r using (
      select ${of('r')}, min(r.line) as line from ${raw.table(table)} r where num_nulls(${of('r')}) = 0 and ${among}
      group by ${of('r')} having count(*) > 1
    ) earlier
    where (${of('r')}) = (${of('earlier')}) and r.line > earlier.line and ${among}
    returning r.line`.execute(transaction);
  return new Set(rows.map(({ line }) => line));
}
