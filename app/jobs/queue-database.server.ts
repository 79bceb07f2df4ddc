import { CompiledQuery } from 'kysely';
import type { Db } from 'pg-boss';
import type { Sql } from '../data/database.ts';

/** pg-boss on our connections: works on the embedded database, without a second pool. */
export function queueDatabase(sql: Sql): Db {
  return {
    executeSql: (text, values = []) =>
      sql.connection().execute(async (connection) => {
        try {
          const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values));
          return { rows };
        } catch (error) {
          // Some statements are whole transactions; a failed one must not stay open.
          if (values.length === 0) {
            await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
          }
          throw error;
        }
      }),
  };
}
