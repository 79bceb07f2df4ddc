// Each connection plans name search when it is first asked, which takes ten times as long as answering. A few questions after a
// start spare visitors that.
import { ASKED_AT_ONCE, type Database, type Sql } from '../../data/database.ts';
import { suggestNames } from './suggest.server.ts';

/** A word, several words, and each mistyped: these go every way that name search has. */
const QUESTIONS = ['lagos', 'nairobbi', 'nairobi capital', 'qapital nairobbi'];

/** Suggestions are asked of the connections of pages, the results page of name search of those for searches. */
export async function warmUpSearch({
  sql,
  searchSql,
  kind,
}: Pick<Database, 'sql' | 'searchSql' | 'kind'>): Promise<void> {
  if (kind === 'embedded') return ask(sql);
  // A connection that was asked before is taken before others.
  await Promise.all(
    [sql, searchSql].flatMap((pool) =>
      Array.from({ length: ASKED_AT_ONCE }, () => pool.connection().execute(ask)),
    ),
  );
}

async function ask(connection: Sql): Promise<void> {
  for (const question of QUESTIONS) await suggestNames(connection, question);
}
