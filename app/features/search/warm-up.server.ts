// Each connection plans name search when it is first asked, which takes ten times as long as answering. A few questions after a
// start spare visitors that.
import { ASKED_AT_ONCE, type Database } from '../../data/database.ts';
import { suggestNames } from './suggest.server.ts';

/** A word, several words, and each mistyped: these go every way that name search has. */
const QUESTIONS = ['lagos', 'nairobbi', 'nairobi capital', 'qapital nairobbi'];

export async function warmUpSearch({ sql, kind }: Pick<Database, 'sql' | 'kind'>): Promise<void> {
  // A connection that was asked before is taken before others.
  const connections = kind === 'embedded' ? 1 : ASKED_AT_ONCE;
  await Promise.all(
    Array.from({ length: connections }, () =>
      sql.connection().execute(async (connection) => {
        for (const question of QUESTIONS) await suggestNames(connection, question);
      }),
    ),
  );
}
