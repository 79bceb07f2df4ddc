// Writes docs/schema.md from the migrated database, with comments by subject. Tables whose comment
// says "derived" list what writes them and what that reads. A test compares the page.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql as raw } from 'kysely';
import { openDatabase } from '../app/data/database.ts';
import { listMigrations, type Migration, migrate } from '../app/data/migrate.ts';

export const SCHEMA_FILE = new URL('../docs/schema.md', import.meta.url);
const APP = fileURLToPath(new URL('../app/', import.meta.url));

const IS_DERIVED = /[;.,]? *\bderived\b( by \w+)?/i;

/** A database function, or a file of the code, that may fill a table. */
interface Writer {
  name: string;
  text: string;
}

export async function makeSchema(): Promise<string> {
  const database = await openDatabase({});
  try {
    await migrate(database);
    const { rows: relations } = await raw<{ name: string; comment: string; isTable: boolean }>`
      select relname as name, obj_description(oid, 'pg_class') as comment, relkind <> 'v' as "isTable"
      from pg_class where relnamespace = current_schema::regnamespace and relkind in ('r', 'm', 'v')
        and relname <> 'schema_migrations'`.execute(database.sql);
    const { rows: functions } = await raw<Writer>`
      select proname || '()' as name, prosrc as text from pg_proc
      where pronamespace = current_schema::regnamespace order by proname`.execute(database.sql);
    const { rows: views } = await raw<Writer>`
      select viewname as name, definition as text from pg_views
      where schemaname = current_schema
      union all
      select matviewname, definition from pg_matviews
      where schemaname = current_schema`.execute(database.sql);
    const names = new Set(relations.map(({ name }) => name));
    const tables = relations.filter(({ isTable }) => isTable);
    const comments = new Map(tables.map(({ name, comment }) => [name, comment]));
    return renderSchema(comments, (table) => originOf(table, [...functions, ...views], names));
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

if (import.meta.main) writeFileSync(SCHEMA_FILE, await makeSchema());
