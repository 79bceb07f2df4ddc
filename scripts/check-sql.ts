// Checks the code's SQL against the schema, after tests have recorded it (test/record-sql.ts):
// every template must have run, prepare on a migrated database, and return its declared row type.
// `--partly` skips templates that no test ran.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { listMigrations } from '../app/data/migrate.ts';
import { parseNumbersAndDates } from '../app/data/postgres-settings.ts';
import { SQL_RECORDS, type SqlRecord, statementKey } from '../test/record-sql.ts';
import { listSqlTemplates, type Property } from '../test/sql-templates.ts';

interface Column {
  name: string;
  /** As in Property; json matches anything. */
  kind: string;
}

interface Statement {
  text: string;
  templates: string[];
  /** Columns that were null in a test. */
  nulls: Set<string>;
}

interface Prepared {
  columns: Column[];
  nulls: Set<string>;
}

/** Problems as "file:line  what is wrong". */
async function checkSql({ isPartly = false } = {}): Promise<string[]> {
  const templates = listSqlTemplates();
  const recorded = readRecords();
  const ran = new Set(recorded.flatMap((statement) => statement.templates));
  const others = templates.flatMap(({ key, text }) =>
    text && !ran.has(key) ? [{ text, templates: [key], nulls: new Set<string>() }] : [],
  );
  const { prepared, failures } = await prepareAll([...recorded, ...others]);
  return templates.flatMap(({ key, place, row }) => {
    const results = prepared.get(key);
    if (!results) {
      const failure = failures.get(key) ?? (isPartly ? undefined : 'no test runs this');
      return failure ? `${place}  ${failure}` : [];
    }
    const problems = results.map((result) => (row ? compareRow(row, result) : []));
    // Templates with the same text may differ in what they return.
    const fits = problems.length === 0 || problems.some((found) => found.length === 0);
    return fits ? [] : (problems[0] ?? []).map((problem) => `${place}  ${problem}`);
  });
}

function readRecords(): Statement[] {
  const statements = new Map<string, Statement[]>();
  const nulls = new Map<string, string[]>();
  for (const file of existsSync(SQL_RECORDS) ? readdirSync(SQL_RECORDS) : []) {
    for (const line of readFileSync(new URL(file, SQL_RECORDS), 'utf8').trimEnd().split('\n')) {
      const record: SqlRecord = JSON.parse(line);
      const key = statementKey(record.templates);
      if ('nulls' in record) nulls.set(key, [...(nulls.get(key) ?? []), ...record.nulls]);
      else statements.set(key, [...(statements.get(key) ?? []), { ...record, nulls: new Set() }]);
    }
  }
  return [...statements].flatMap(([key, same]) =>
    same.map((statement) => ({ ...statement, nulls: new Set(nulls.get(key)) })),
  );
}

async function prepareAll(statements: Statement[]) {
  const database = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  parseNumbersAndDates();
  // By outermost template; those within have been prepared with it.
  const prepared = new Map<string, Prepared[]>();
  const failures = new Map<string, string>();
  try {
    for (const { text } of listMigrations()) await database.exec(text);
    await database.exec('create table schema_migrations (name text, checksum text)');
    await database.exec(getConstructionPlans('jobs'));
    const kindOf = await readKinds(database);
    const describe = createDescribe(database, statements);
    for (const { text, templates, nulls } of statements) {
      try {
        const resultFields = await describe(text);
        const columns = resultFields.map(({ name, dataTypeID }) => ({
          name,
          kind: kindOf(dataTypeID),
        }));
        const [outermost = '', ...parts] = templates;
        prepared.set(outermost, [...(prepared.get(outermost) ?? []), { columns, nulls }]);
        for (const part of parts) if (!prepared.has(part)) prepared.set(part, []);
      } catch (error) {
        for (const key of templates) failures.set(key, (error as Error).message);
      }
    }
  } finally {
    await database.close();
  }
  return { prepared, failures };
}

const TEMPORARY = /^\s*create temp table (?:if not exists )?(\w+)/;

/** Prepares a statement, after creating the temporary table of its test where needed. */
function createDescribe(database: PGlite, statements: Statement[]) {
  const made = statements.flatMap(({ text }) => {
    const [, name] = TEMPORARY.exec(text) ?? [];
    return name ? [{ name, text }] : [];
  });
  const prepare = async (text: string) => (await database.describeQuery(text)).resultFields;
  return async (text: string) => {
    try {
      return await prepare(text);
    } catch (error) {
      for (const table of made.filter(({ name }) => text.includes(name))) {
        await database.exec(`drop table if exists ${table.name}; ${table.text}`);
        const fields = await prepare(text).catch(() => undefined);
        if (fields) return fields;
      }
      throw error;
    }
  };
}

// One value of each type category, to see what the drivers parse it to.
const SAMPLES: Record<string, string> = { N: '1', B: 't', D: '2026-11-01 00:00:00' };

async function readKinds(database: PGlite): Promise<(oid: number) => string> {
  const { rows } = await database.query<{
    oid: number;
    name: string;
    category: string;
    held: number;
  }>(
    'select oid::int, typname as name, typcategory as category, typelem::int as held from pg_type',
  );
  const types = new Map(rows.map((row) => [row.oid, row]));
  const kindOf = (oid: number): string => {
    const type = types.get(oid);
    if (!type) return 'string';
    if (type.name === 'json' || type.name === 'jsonb') return 'json';
    if (type.name === 'bytea') return 'Buffer';
    const parse = pg.types.getTypeParser(oid);
    if (type.category === 'A')
      return Array.isArray(parse('{}')) ? `${kindOf(type.held)}[]` : 'string';
    const value: unknown = parse(SAMPLES[type.category] ?? 'x');
    return value instanceof Date ? 'Date' : typeof value;
  };
  return kindOf;
}

function compareRow(row: Property[], { columns, nulls }: Prepared): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const properties = new Set(row.map(({ name }) => name));
  const unnamed = columns.filter(({ name }) => !properties.has(name));
  return [
    ...unnamed.map(({ name, kind }) => `returns ${name} (${kind}), which the row type has not`),
    ...row.flatMap(({ name, isOptional, isNullable, kinds }) => {
      const column = byName.get(name);
      if (!column) return isOptional ? [] : [`returns no ${name}, which the row type has`];
      const type = kinds.join(' | ');
      if (!fits(kinds, column.kind)) return [`returns ${name} as ${column.kind}, not as ${type}`];
      return nulls.has(name) && !isNullable ? [`${name} was null, which ${type} is not`] : [];
    }),
  ];
}

function fits(kinds: string[], kind: string): boolean {
  return /^json(\[\])*$/.test(kind) || kinds.every((one) => one === kind || one === 'any');
}

if (import.meta.main) {
  const problems = await checkSql({ isPartly: process.argv.includes('--partly') });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('All SQL fits the schema');
}
