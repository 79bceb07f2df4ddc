import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { startupListText } from '../text/text.ts';

const COLUMNS = ['women_led', 'backed_women_led'];

/** For how many startups it is known, where a condition asks for it. */
export async function noteWomenLed(
  sql: Sql,
  filters: ReadonlyArray<{ column: string }>,
): Promise<string | null> {
  if (!filters.some(({ column }) => COLUMNS.includes(column))) return null;
  const { rows } = await raw<{ known: number; total: number }>`
    select count(*) filter (where is_women_led) as known, count(*) as total
    from startups`.execute(sql);
  return startupListText.womenLed(rows[0]?.known ?? 0, rows[0]?.total ?? 0);
}
