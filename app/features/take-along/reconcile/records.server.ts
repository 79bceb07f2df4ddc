// Properties of what was matched, for columns of a spreadsheet.
import { sql as raw } from 'kysely';
import { foundPath } from '../../../base/paths.ts';
import { sayAnswer } from '../../../catalogue/cells.ts';
import { type Field, fieldsFor, unitLabel } from '../../../catalogue/field.ts';
import { RECORDS } from '../../../catalogue/records.ts';
import {
  type ResultColumns,
  resultColumns,
  toResult,
} from '../../../catalogue/select-investors.server.ts';
import type { NamedLink } from '../../../catalogue/shapes.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import type { Sql } from '../../../data/database.ts';
import { listFound, listGroups, listIdsOf } from '../../../find/found-rows.server.ts';
import { NAME_KINDS, type NameKind } from '../../../find/names/name-hit.ts';
import { reconcileText as text } from '../../../text/text.ts';
import { entityId, readEntityId } from './contract.ts';

/** A link is to something of the record. */
export type PropertyValue = string | number | { kind: NameKind; slug: string; name: string };

export interface EntityRecord {
  kind: NameKind;
  slug: string;
  name: string;
  values: Readonly<Record<string, readonly PropertyValue[]>>;
}

type Properties = Readonly<Record<string, Pick<Field, 'kind' | 'label' | 'refersTo'>>>;

const recorded = (kind: 'startup' | 'investor'): Properties =>
  Object.fromEntries(
    fieldsFor(RECORDS[kind], 'reconcile').map(([name, field]) => [
      name,
      { ...field, label: unitLabel(field) },
    ]),
  );

/** A property that is no field of the record. */
const labelled = (kind: Field['kind'], name: keyof typeof text.properties) => ({
  kind,
  get label() {
    return text.properties[name];
  },
});

const PAGE: Properties = { url: labelled('address', 'url') };
const OF_GROUPS: Properties = {
  startups_count: labelled('count', 'startups_count'),
  total_fundings: { ...STARTUP.total_fundings, label: unitLabel(STARTUP.total_fundings) },
  ...PAGE,
};

/** The fields of a kind, and additional figures. */
export const PROPERTIES: Readonly<Record<NameKind, Properties>> = {
  startup: { ...recorded('startup'), ...PAGE },
  investor: {
    ...recorded('investor'),
    deals_count: labelled('count', 'deals_count'),
    lead_count: labelled('count', 'lead_count'),
    total_amount: labelled('dollars', 'total_amount'),
    last_deal_on: labelled('date', 'last_deal_on'),
    ...PAGE,
  },
  industry: OF_GROUPS,
  location: OF_GROUPS,
};

/** By identifier; what has none is left out. */
export async function listRecords(
  sql: Sql,
  ids: readonly string[],
  siteUrl: string,
): Promise<Map<string, EntityRecord>> {
  const known = ids.flatMap((id) => readEntityId(id) ?? []);
  const slugsOf = (kind: NameKind) => known.flatMap((one) => (one.kind === kind ? [one.slug] : []));
  const rows: Record<NameKind, readonly NamedLink[]> = {
    startup: await listFound(sql, await listIdsOf(sql, 'startup', slugsOf('startup'))),
    investor: await listInvestors(sql, slugsOf('investor')),
    industry: await listGroups(sql, 'industry', slugsOf('industry')),
    location: await listGroups(sql, 'place', slugsOf('location')),
  };
  const records = NAME_KINDS.flatMap((kind) =>
    rows[kind].map((row) => [entityId(kind, row.slug), toRecord(kind, row, siteUrl)] as const),
  );
  return new Map(records);
}

async function listInvestors(sql: Sql, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const { rows } = await raw<ResultColumns>`
    select ${resultColumns} from investors i left join places country on country.iso2 = i.country_code
    where i.slug = any (${slugs}::text[])`.execute(sql);
  // A code, as every country of the world that a record names.
  return rows.map((row) => ({ ...toResult(row), country: row.country_code }));
}

function toRecord(kind: NameKind, row: NamedLink, siteUrl: string): EntityRecord {
  const { slug, name } = row;
  const cells: Readonly<Record<string, unknown>> = {
    ...row,
    url: `${siteUrl}${foundPath(kind, slug)}`,
  };
  const values = Object.entries(PROPERTIES[kind]).map(([id, property]) => [
    id,
    toValues(property, cells[id]),
  ]);
  return { kind, slug, name, values: Object.fromEntries(values) };
}

/** As in files; a link leads to its record, if that has an identifier. */
function toValues(property: Properties[string], cell: unknown): PropertyValue[] {
  if (!Array.isArray(cell)) return [sayAnswer(property, cell) ?? []].flat();
  const kind = NAME_KINDS.find((one) => one === property.refersTo);
  return cell.flatMap((one: string | NamedLink) =>
    kind && typeof one === 'object'
      ? { kind, slug: one.slug, name: one.name }
      : (sayAnswer(property, [one]) ?? []),
  );
}
