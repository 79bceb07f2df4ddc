// Records the SQL of tests with its templates; scripts/check-sql.ts compares both with the schema.
import { appendFileSync, mkdirSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import {
  type AbortableQueryOptions,
  type CompiledQuery,
  DefaultQueryExecutor,
  type OperationNode,
  RawNode,
} from 'kysely';

export const SQL_RECORDS = new URL('../build/test/sql/', import.meta.url);

/** A statement, or columns of one in which null occurred. */
export type SqlRecord =
  | { text: string; templates: string[] }
  | { templates: string[]; nulls: string[] };

/** Identifies a template by the texts between its values. */
export function templateKey(fragments: readonly string[]): string {
  return JSON.stringify(fragments);
}

/** The outermost template; where that only combines others, all of them. */
export function statementKey(templates: readonly string[]): string {
  const [outermost = ''] = templates;
  return /^\["(\s|\\n|",")*"\]$/.test(outermost) ? templates.join() : outermost;
}

interface Seen {
  /** Of the statement's first occurrence. */
  first: string[];
  templates: Set<string>;
  nulls: Set<string>;
}

const ROWS_LOOKED_AT = 200;
const seen = new Map<string, Seen>();

function record(line: SqlRecord): void {
  mkdirSync(SQL_RECORDS, { recursive: true });
  const file = new URL(`${process.pid}-${threadId}.jsonl`, SQL_RECORDS);
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

function* walkTemplates(node: OperationNode): Generator<string> {
  if (!RawNode.is(node)) return;
  yield templateKey(node.sqlFragments);
  for (const parameter of node.parameters) yield* walkTemplates(parameter);
}

/** Records each statement once, and again when a new part occurs. */
function recordStatement({ query, sql }: CompiledQuery): Seen | undefined {
  if (!RawNode.is(query)) return undefined;
  const templates = [...new Set(walkTemplates(query))];
  const statement = statementKey(templates);
  const known = seen.get(statement) ?? { first: templates, templates: new Set(), nulls: new Set() };
  seen.set(statement, known);
  if (!templates.every((template) => known.templates.has(template))) {
    for (const template of templates) known.templates.add(template);
    record({ text: sql, templates });
  }
  return known;
}

function recordNulls(known: Seen, rows: readonly unknown[]): void {
  const nulls: string[] = [];
  for (const row of rows.slice(0, ROWS_LOOKED_AT)) {
    for (const [column, value] of Object.entries(row as object)) {
      if (value !== null || known.nulls.has(column)) continue;
      known.nulls.add(column);
      nulls.push(column);
    }
  }
  if (nulls.length > 0) record({ templates: known.first, nulls });
}

const RECORDING = Symbol.for('griot.recordsSql');
const executor: DefaultQueryExecutor & { [RECORDING]?: true } = DefaultQueryExecutor.prototype;
if (!executor[RECORDING]) {
  executor[RECORDING] = true;
  const { executeQuery } = executor;
  executor.executeQuery = async function <R>(
    this: DefaultQueryExecutor,
    compiled: CompiledQuery,
    options?: AbortableQueryOptions,
  ) {
    const known = recordStatement(compiled);
    const execute = executeQuery.bind(this) as typeof executeQuery;
    const result = await execute<R>(compiled, options);
    if (known) recordNulls(known, result.rows);
    return result;
  };
}
