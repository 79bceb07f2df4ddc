// Writes app/data/row-types.ts from the migrated database, for Kysely; a test compares it.
import { writeFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';

export const ROW_TYPES_FILE = new URL('../app/data/row-types.ts', import.meta.url);

const TYPES: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  text: 'string',
  tsvector: 'string',
  uuid: 'string',
  date: 'string',
  bytea: 'Buffer',
  'timestamp with time zone': 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  'text[]': 'string[]',
  'bigint[]': 'number[]',
  'date[]': 'string[]',
  'numeric[]': 'number[]',
  'integer[]': 'number[]',
  // Written and read as text.
  int8multirange: 'string',
};

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

export async function makeRowTypes(): Promise<string> {
  const database = await openDatabase({});
  try {
    await migrate(database);
    const { rows } = await raw<Column>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
        not a.attnotnull as nullable,
        (a.atthasdef or a.attidentity <> '') as generated
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      order by c.relname, a.attnum`.execute(database.sql);
    return renderRowTypes(rows);
  } finally {
    await database.close();
  }
}

function renderRowTypes(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const types = [...tables].map(([table, list]) => {
    const fields = list.map((column) => {
      const type = TYPES[column.type];
      if (!type)
        throw new Error(`${table}.${column.column}: no TypeScript type for ${column.type}`);
      const full = `${type}${column.nullable ? ' | null' : ''}`;
      return `    ${column.column}: ${column.generated ? `Generated<${full}>` : full};`;
    });
    return `  ${table}: {\n${fields.join('\n')}\n  };`;
  });
  return `// Made by \`npm run make:schema\` from db/migrations; do not edit.
import type { Generated } from 'kysely';

export interface Tables {
${types.join('\n')}
}
`;
}

if (import.meta.main) writeFileSync(ROW_TYPES_FILE, await makeRowTypes());
