// Writes docs/schema.md from the migrated database: its tables by subject, each with its comment. A test holds the
// page to it. A derived table ends its comment with "Derived from a, b by f()."
import { writeFileSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { listMigrations, type Migration, migrate } from '../app/data/migrate.ts';

export const SCHEMA_FILE = new URL('../docs/schema.md', import.meta.url);

const DERIVED = /^(.*?)\s*Derived from (.+?) by (.+)\.$/s;

interface Table {
  name: string;
  comment: string;
}

export async function makeSchema(): Promise<string> {
  const database = await openDatabase({});
  try {
    await migrate(database);
    const tables = await listTables(database.sql);
    await checkNames(database.sql, tables);
    return renderSchema(tables, listMigrations());
  } finally {
    await database.close();
  }
}

async function listTables(sql: Sql): Promise<Map<string, string>> {
  const { rows } = await raw<Table>`
    select relname as name, obj_description(oid) as comment from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'm') and relname <> 'schema_migrations'`.execute(
    sql,
  );
  return new Map(rows.map(({ name, comment }) => [name, comment]));
}

/** Throws when a table is said to be derived from, or by, something that the database has not. */
async function checkNames(sql: Sql, tables: Map<string, string>): Promise<void> {
  const { rows } = await raw<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace`.execute(sql);
  const functions = new Set(rows.map(({ name }) => name));
  for (const [table, comment] of tables) {
    const [, , from, by] = DERIVED.exec(comment) ?? [];
    if (!from || !by) {
      if (/\bderived\b/i.test(comment))
        throw new Error(`Let the comment of ${table} end with "Derived from a, b by f()."`);
      continue;
    }
    const unknown = [
      ...from.split(', ').filter((name) => !tables.has(name)),
      ...[...by.matchAll(/(\w+)\(\)/g)].flatMap(([, name = '']) =>
        functions.has(name) ? [] : [`${name}()`],
      ),
    ];
    if (unknown.length > 0)
      throw new Error(`The comment of ${table} names ${unknown.join(', ')}, which is not there`);
  }
}

function renderSchema(tables: Map<string, string>, migrations: Migration[]): string {
  const derived = [...tables.values()].filter((comment) => DERIVED.test(comment)).length;
  const subjects = migrations.map(({ name, text }) => {
    const created = [...text.matchAll(/^create (?:unlogged )?(?:table|materialized view) (\w+)/gm)];
    const rows = created.map(([, table = '']) => renderRow(table, tables.get(table) ?? ''));
    return `## ${titleOf(name)}
${headOf(text)} ([${name}](../db/migrations/${name}))

| table | what it has | derived from | by |
|---|---|---|---|
${rows.join('\n')}
`;
  });
  return `# The database
Made by \`npm run make:schema\` from the database and its comments. ${tables.size} tables, of which ${derived} are derived: what they have
follows from others, and can be made anew from them. What each column means is said by its comment (\`\\d+ table\` in psql).

${subjects.join('\n')}`;
}

function renderRow(table: string, comment: string): string {
  const [, text = comment, from = '', by = ''] = DERIVED.exec(comment) ?? [];
  return `| \`${table}\` | ${text} | ${from} | ${by} |`;
}

function titleOf(file: string): string {
  const words = file.replace(/^\d+-|\.sql$/g, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The comment at the head of the file. */
function headOf(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('--'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^--\s*/, ''))
    .join(' ');
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, await makeSchema());
