import { CompiledQuery } from 'kysely';
import type { Db } from 'pg-boss';
import type { Sql } from '../data/database.ts';

/** pg-boss over our own connections, so that it works on the embedded database and needs no second pool. */
export function queueDatabase(sql: Sql): Db {
  return {
    executeSql: (text, values = []) =>
      sql.connection().execute(async (connection) => {
        try {
          const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values));
          return { rows };
        } catch (error) {
          // Some of its statements are whole transactions; a failed one must not stay open on the connection.
          if (values.length === 0) {
            await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
          }
          throw error;
        }
      }),
  };
}
