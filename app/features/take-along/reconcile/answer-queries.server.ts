import type { Sql } from '../../../data/database.ts';
import { NAME_KINDS, type NameKind } from '../../../find/names/name-hit.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { reconcileText as text } from '../../../text/text.ts';
import { entityId, MAX_QUERIES, readEntityId, readKinds, typeOf } from './contract.ts';
import { type Candidate, matchNames, type NameQuery } from './match-names.server.ts';
import { listRecords, PROPERTIES, type PropertyValue } from './records.server.ts';

interface AskedName {
  name: string | undefined;
  type: string | readonly string[] | undefined;
  limit: number;
  properties: ReadonlyArray<{ id: string; value: string }>;
}

/** For each name or identifier, best first. Throws 422 for too many, 503. */
export async function answerNames(
  context: Pick<Context, 'searchSql'>,
  asked: readonly AskedName[],
): Promise<Candidate[][]> {
  if (asked.length > MAX_QUERIES) {
    throw invalid({ queries: [text.wrong.tooMany(MAX_QUERIES, asked.length)] });
  }
  const named = await withinSearchBudget(context, (sql) => listIdentified(sql, asked));
  const matched = await matchNames(context, asked.map(toQuery));
  return matched.map((candidates, at) => named.get(asked[at]?.name ?? '') ?? candidates);
}

/** The record of an identifier of this service, whatever type is requested. */
async function listIdentified(
  sql: Sql,
  asked: readonly AskedName[],
): Promise<Map<string, Candidate[]>> {
  const ids = asked.flatMap(({ name }) => (name && readEntityId(name) ? [name] : []));
  const records = await listRecords(sql, ids, '');
  const sure = {
    ...{ detail: null, otherName: null, score: 100, match: true },
    features: { name: 100, identifier: true },
  };
  return new Map(
    [...records].map(([id, { kind, slug, name }]) => [id, [{ kind, slug, name, ...sure }]]),
  );
}

function toQuery({ name, type, limit, properties }: AskedName): NameQuery {
  const find = (wanted: string) => properties.find(({ id }) => id === wanted)?.value;
  const website = find('website');
  return {
    name: name ?? website ?? find('identifiers') ?? '',
    kinds: readKinds(type),
    limit,
    country: find('country'),
    website,
    identifier: find('identifiers'),
  };
}

/** A candidate as both versions of the protocol write it. */
export function toResult(candidate: Candidate) {
  const { kind, slug, name, detail, otherName, score, features, match } = candidate;
  const description = [detail, otherName && `“${otherName}”`].filter(Boolean).join(' · ');
  return {
    id: entityId(kind, slug),
    name,
    description: description || undefined,
    type: [typeOf(kind)],
    score,
    features: Object.entries(features).map(([id, value]) => ({
      id,
      name: text.features[id as keyof typeof features],
      value,
    })),
    match,
  };
}

export function listProperties(type: string | null) {
  const names = nameProperties(readKinds(type || undefined));
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** Of the first kind that has it. */
const nameProperties = (kinds: readonly NameKind[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    kinds
      .toReversed()
      .flatMap((kind) => Object.entries(PROPERTIES[kind]).map(([id, { label }]) => [id, label])),
  );

/** Unknown identifiers and properties have no values. */
export async function extendRecords(
  sql: Sql,
  ids: readonly string[],
  properties: readonly string[],
  siteUrl: string,
) {
  const records = await listRecords(sql, ids, siteUrl);
  const kinds = NAME_KINDS.filter((kind) => ids.some((id) => readEntityId(id)?.kind === kind));
  const names = { ...nameProperties(NAME_KINDS), ...nameProperties(kinds) };
  const valuesOf = (id: string, property: string) => {
    const values = records.get(id)?.values ?? {};
    return (Object.hasOwn(values, property) && values[property]) || [];
  };
  return {
    meta: properties.map((id) => ({ id, name: Object.hasOwn(names, id) ? names[id] : id })),
    rows: ids.map((id) => ({
      id,
      properties: properties.map((property) => ({
        id: property,
        values: valuesOf(id, property).map(toCell),
      })),
    })),
  };
}

function toCell(value: PropertyValue): object {
  if (typeof value === 'string') return { str: value };
  if (typeof value === 'object') return { id: entityId(value.kind, value.slug), name: value.name };
  return Number.isInteger(value) ? { int: value } : { float: value };
}
