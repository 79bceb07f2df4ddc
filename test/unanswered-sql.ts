// A database that answers nothing, for tests of what is asked of it.
import {
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Sql } from '../app/data/database.ts';

/** `onQuery` hears of each query that is sent. */
export const unansweredSql = (onQuery: () => void, plugins: KyselyPlugin[] = []): Sql =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins,
    log: onQuery,
  });
