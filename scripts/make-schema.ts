// Writes what is made from the migrations, which tests compare: docs/schema.md, with comments by
// subject and what derived tables are made from; app/data/row-types.ts; the checksums.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { listMigrations, type Migration, migrate } from '../app/data/migrate.ts';
import about from '../package.json' with { type: 'json' };

export const SCHEMA_FILE = new URL('../docs/schema.md', import.meta.url);
const APP = fileURLToPath(new URL('../app/', import.meta.url));

const IS_DERIVED = /[;.,]? *\bderived\b( by \w+)?/i;

/** A database function, or a file of the code, that may fill a table. */
interface Writer {
  name: string;
  text: string;
}

export function makeSchema(): Promise<string> {
  return withSchema(async (sql) => {
    const { rows: relations } = await raw<{ name: string; comment: string; isTable: boolean }>`
      select relname as name, obj_description(oid, 'pg_class') as comment, relkind <> 'v' as "isTable"
      from pg_class where relnamespace = current_schema::regnamespace and relkind in ('r', 'm', 'v')
        and relname <> 'schema_migrations'`.execute(sql);
    const { rows: functions } = await raw<Writer>`
      select proname || '()' as name, prosrc as text from pg_proc
      where pronamespace = current_schema::regnamespace order by proname`.execute(sql);
    const { rows: views } = await raw<Writer>`
      select viewname as name, definition as text from pg_views
      where schemaname = current_schema
      union all
      select matviewname, definition from pg_matviews
      where schemaname = current_schema`.execute(sql);
    const names = new Set(relations.map(({ name }) => name));
    const tables = relations.filter(({ isTable }) => isTable);
    const comments = new Map(tables.map(({ name, comment }) => [name, comment]));
    return renderSchema(comments, (table) => originOf(table, [...functions, ...views], names));
  });
}

/** On a migrated database of its own. */
async function withSchema<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({});
  try {
    await migrate(database);
    return await work(database.sql);
  } finally {
    await database.close();
  }
}

interface Origin {
  from: string[];
  by: string[];
}

/** `parts` are the functions and views of the database. */
function originOf(table: string, parts: Writer[], names: Set<string>): Origin {
  const writes = ({ text }: Writer) =>
    new RegExp(`\\b(insert into|refresh materialized view) ${table}\\b`).test(text);
  const ofDatabase = parts.filter(writes);
  const writers = ofDatabase.length > 0 ? ofDatabase : listServerFiles().filter(writes);
  if (writers.length === 0) throw new Error(`Nothing writes ${table}, which is said to be derived`);
  const from = new Set<string>();
  const seen = new Set<string>();
  const read = ({ text }: Writer) => {
    for (const [, name = ''] of text.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?\(*(\w+)/gi)) {
      const part = parts.find((one) => one.name.replace('()', '') === name);
      if (part && !seen.has(part.name)) {
        seen.add(part.name);
        read(part);
      } else if (!part && names.has(name) && name !== table) from.add(name);
    }
  };
  // A file of the code reads what others give it.
  for (const part of [...ofDatabase, ...parts.filter(({ name }) => name === table)]) read(part);
  return { from: [...from].sort(), by: writers.map(({ name }) => name) };
}

function listServerFiles(): Writer[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.ts$/.test(file))
    .sort()
    .map((file) => ({ name: `app/${file}`, text: readFileSync(APP + file, 'utf8') }));
}

function renderSchema(tables: Map<string, string>, originOf: (table: string) => Origin): string {
  const derived = [...tables.values()].filter((comment) => IS_DERIVED.test(comment)).length;
  const renderTable = (table: string) => {
    const comment = tables.get(table) ?? '';
    if (!IS_DERIVED.test(comment)) return `- \`${table}\`: ${comment}`;
    const { from, by } = originOf(table);
    const list = (of: string[]) => of.map((one) => `\`${one}\``).join(', ');
    return `- \`${table}\`: ${comment.replace(IS_DERIVED, '')}
  Derived ${from.length > 0 ? `from ${list(from)} ` : ''}by ${list(by)}.`;
  };
  const subjects = listMigrations().flatMap((migration) => {
    const created = listCreated(migration);
    return created.length === 0
      ? []
      : `## ${titleOf(migration)}\n${headOf(migration)}\n\n${created.map(renderTable).join('\n')}\n`;
  });
  return `# The database
Made by \`npm run make:schema\` from the database and its comments: ${tables.size} tables, of which ${derived} are derived and can be made again from
the others. Each subject is a file of [db/migrations](../db/migrations), which says what each column means.

${subjects.join('\n')}`;
}

function listCreated({ text }: Migration): string[] {
  const created = text.matchAll(/^create (?:unlogged )?(?:table|materialized view) (\w+)/gm);
  return [...created].map(([, table = '']) => table);
}

function titleOf({ name }: Migration): string {
  const words = name.replace(/^\d+-|\.sql$/g, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function headOf({ text }: Migration): string {
  const [head = ''] = /^(?:--.*\n)*/.exec(text) ?? [];
  return head.replace(/^-- */gm, '').trim().replaceAll('\n', ' ');
}

/** For Kysely. */
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

export function makeRowTypes(): Promise<string> {
  return withSchema(async (sql) => {
    const { rows } = await raw<Column>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
        not a.attnotnull as nullable,
        (a.atthasdef or a.attidentity <> '') as generated
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      order by c.relname, a.attnum`.execute(sql);
    return renderRowTypes(rows);
  });
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

/**
 * `sha256sum --check` reads it. From version 1.0 on lines are only added: a migration that was
 * released never changes.
 */
export const CHECKSUMS_FILE = new URL('../db/migrations/checksums', import.meta.url);

type Sum = Pick<Migration, 'name' | 'checksum'>;

/** Of the files; triggers made from code are no part of it. */
export function formatChecksums(migrations: readonly Sum[]): string {
  const files = migrations.filter(({ name }) => name.endsWith('.sql'));
  return files.map(({ name, checksum }) => `${checksum}  ${name}\n`).join('');
}

export function updateChecksums(
  written: string,
  migrations: readonly Sum[],
  version: string,
): string {
  if (version.startsWith('0.')) return formatChecksums(migrations);
  const lines = formatChecksums(migrations).split(/(?<=\n)/);
  return (
    written + lines.filter((line) => !written.includes(line.slice(line.indexOf(' ')))).join('')
  );
}

if (import.meta.main) {
  const written = readFileSync(CHECKSUMS_FILE, 'utf8');
  writeFileSync(CHECKSUMS_FILE, updateChecksums(written, listMigrations(), about.version));
  writeFileSync(SCHEMA_FILE, await makeSchema());
  writeFileSync(ROW_TYPES_FILE, await makeRowTypes());
}
