// Names every query, so that Postgres plans it once per connection.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { READ_ONLY } from './database-error.ts';

// Limits the prepared statements of a connection; further texts stay unnamed.
const MAX_STATEMENTS = 500;

/** Prefix of queries to leave unnamed, since their text or best plan varies with the values. */
export const UNNAMED = '/* unnamed */';

/** Without parameters: several statements in a text cannot be prepared. */
const ONE_QUERY = /^\s*(?:select|with)\b[^;]*$/i;

let enabled = true;

/** Off for poolers without prepared statements (PgBouncer before 1.21). */
export function useNamedStatements(on: boolean): void {
  enabled = on;
}

type Ask = (query: pg.QueryConfig, callback: (error: Error, result: Result) => void) => void;
/** An array for several statements sent as one text. */
type Result = pg.QueryResult | pg.QueryResult[];

export class NamedStatementClient extends pg.Client {
  private names = new Map<string, string>();
  private last: Promise<unknown> = Promise.resolve();
  private isBusy = false;

  /** Fails the query under way. */
  endIfBusy(): void {
    if (this.isBusy) this.end();
  }

  // Of eight overloads, Kysely and the worker only use (text, values) with a promise.
  override query = ((text: unknown, values?: unknown[], ...rest: unknown[]) => {
    const plain = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof text !== 'string' || rest.length > 0) return plain(text, values, ...rest);
    // Queries may be concurrent, as in bulk loads; pg runs one after another.
    const answered = this.last.then(() => this.ask(plain, text, values));
    this.last = answered.catch(() => {});
    return answered;
  }) as pg.Client['query'];

  private ask(plain: Ask, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    const isOne = values.length > 0 || ONE_QUERY.test(text);
    const query = isOne ? { text, values, name: this.nameOf(text) } : { text };
    // pg's own promises keep each query and its rows until a major garbage collection, and
    // make minor ones ten times as slow.
    return new Promise((resolve, reject) => {
      this.isBusy = true;
      plain(query, (error, result) => {
        this.isBusy = false;
        if (!error) return resolve(joinResults(result));
        if (isConnectionUseless(error)) this.end();
        reject(error);
      });
    });
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

/** The pool replaces ended connections. */
function isConnectionUseless(error: Error & { code?: string }): boolean {
  // After a timeout pg would wait for the result before later queries; after a failover the
  // server may have become a read-only copy.
  return error.message === 'Query read timeout' || error.code === READ_ONLY;
}

function joinResults(result: Result): pg.QueryResult {
  if (!Array.isArray(result)) return result;
  const last = result.at(-1) as pg.QueryResult;
  return { ...last, rows: result.flatMap(({ rows }) => rows) };
}
