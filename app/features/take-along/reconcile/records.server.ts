// Properties of what was matched, for columns of a spreadsheet.
import type { PartialDate } from '../../../base/dates.ts';
import { foundPath } from '../../../base/paths.ts';
import type { NamedLink } from '../../../catalogue/shapes.ts';
import type { Sql } from '../../../data/database.ts';
import {
  listFound,
  listGroups,
  listIdsOf,
  listInvestorRows,
} from '../../../find/found-rows.server.ts';
import type { NameKind } from '../../../find/names/name-hit.ts';
import type { reconcileText } from '../../../text/text.ts';
import { entityId, readEntityId } from './types.ts';

export type PropertyId = keyof (typeof reconcileText)['properties'];

/** A link is to something of the record. */
export type PropertyValue = string | number | { kind: NameKind; slug: string; name: string };

export interface EntityRecord {
  kind: NameKind;
  slug: string;
  name: string;
  values: Partial<Record<PropertyId, readonly PropertyValue[]>>;
}

const GROUP_PROPERTIES = ['startups_count', 'total_fundings', 'url'] as const;

/** Beside the address of the page these are columns of the rows. */
export const PROPERTIES = {
  startup: [
    'country',
    'website',
    'tagline',
    'industries',
    'year_founded',
    'status',
    'employee_range',
    'total_fundings',
    'fundings_count',
    'latest_round',
    'last_funding_on',
    'investors',
    'founders',
    'url',
  ],
  investor: ['country', 'type', 'deals_count', 'lead_count', 'total_amount', 'last_deal_on', 'url'],
  industry: GROUP_PROPERTIES,
  location: GROUP_PROPERTIES,
} as const satisfies Record<NameKind, readonly PropertyId[]>;

/** By identifier; what has none is left out. */
export async function listRecords(
  sql: Sql,
  ids: readonly string[],
  siteUrl: string,
): Promise<Map<string, EntityRecord>> {
  const known = ids.flatMap((id) => readEntityId(id) ?? []);
  const slugsOf = (kind: NameKind) => known.flatMap((one) => (one.kind === kind ? [one.slug] : []));
  const idsOf = (kind: 'startup' | 'investor') => listIdsOf(sql, kind, slugsOf(kind));
  const records = [
    ...toRecords('startup', await listFound(sql, await idsOf('startup'))),
    ...toRecords('investor', await listInvestorRows(sql, await idsOf('investor'))),
    ...toRecords('industry', await listGroups(sql, 'industry', slugsOf('industry'))),
    ...toRecords('location', await listGroups(sql, 'place', slugsOf('location'))),
  ];
  for (const { kind, slug, values } of records) {
    values.url = [`${siteUrl}${foundPath(kind, slug)}`];
  }
  return new Map(records.map((record) => [entityId(record.kind, record.slug), record]));
}

type Cell = string | number | null | PartialDate | ReadonlyArray<string | NamedLink>;
type Columns<Kind extends NameKind> = Exclude<(typeof PROPERTIES)[Kind][number], 'url'>;

function toRecords<Kind extends NameKind>(
  kind: Kind,
  rows: ReadonlyArray<NamedLink & Record<Columns<Kind>, Cell>>,
): EntityRecord[] {
  const columns = PROPERTIES[kind].filter((id) => id !== 'url') as Columns<Kind>[];
  return rows.map((row) => {
    const values = Object.fromEntries(columns.map((id) => [id, toValues(id, row[id])]));
    return { kind, slug: row.slug, name: row.name, values };
  });
}

function toValues(id: PropertyId, cell: Cell): PropertyValue[] {
  if (cell === null) return [];
  if (typeof cell !== 'object') return [cell];
  if ('date' in cell) return [cell.date];
  const kind = id === 'industries' ? 'industry' : 'investor';
  return cell.map((one) => {
    return typeof one === 'string' ? one : { kind, slug: one.slug, name: one.name };
  });
}
