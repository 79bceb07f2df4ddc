// Gives every parametrised query a name, so that Postgres parses and plans it once per connection.
import { createHash } from 'node:crypto';
import pg from 'pg';

// A connection keeps what it has prepared; beyond this many texts new ones go unnamed.
const MAX_STATEMENTS = 500;

/** A query that begins with this is not kept: one whose text differs with what is asked, and whose best plan with the values. */
export const UNNAMED = '/* unnamed */';

let enabled = true;

/** Off for connection poolers that cannot keep prepared statements (PgBouncer before 1.21). */
export function useNamedStatements(on: boolean): void {
  enabled = on;
}

type Ask = (query: pg.QueryConfig, callback: (error: Error, result: Result) => void) => void;
/** Of several statements sent as one text, one of each. */
type Result = pg.QueryResult | pg.QueryResult[];

export class NamedStatementClient extends pg.Client {
  private names = new Map<string, string>();
  private last: Promise<unknown> = Promise.resolve();

  // pg overloads query() in eight ways; Kysely and the worker use (text, values) with a promise only.
  override query = ((text: unknown, values?: unknown[], ...rest: unknown[]) => {
    const plain = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof text !== 'string' || rest.length > 0) return plain(text, values, ...rest);
    // Several may be asked at once, as bulk loads do; pg takes one after another.
    const answered = this.last.then(() => this.ask(plain, text, values));
    this.last = answered.catch(() => {});
    return answered;
  }) as pg.Client['query'];

  private ask(plain: Ask, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    const query = values.length > 0 ? { text, values, name: this.nameOf(text) } : { text };
    // With a promise of pg's own, each query and all of its rows stay in memory until the next large collection of garbage, and small ones
    // take ten times as long.
    return new Promise((resolve, reject) =>
      plain(query, (error, result) => {
        if (!error) return resolve(joinResults(result));
        // pg goes on waiting for the answer, and so would every later query: the pool throws away what is ended.
        if (error.message === 'Query read timeout') this.end();
        reject(error);
      }),
    );
  }

  private nameOf(text: string): string | undefined {
    if (!enabled || text.startsWith(UNNAMED)) return undefined;
    let name = this.names.get(text);
    if (!name && this.names.size < MAX_STATEMENTS) {
      name = createHash('sha1').update(text).digest('base64url');
      this.names.set(text, name);
    }
    return name;
  }
}

/** Several statements sent as one text answer with the rows of all of them. */
function joinResults(result: Result): pg.QueryResult {
  if (!Array.isArray(result)) return result;
  const last = result.at(-1) as pg.QueryResult;
  return { ...last, rows: result.flatMap(({ rows }) => rows) };
}
