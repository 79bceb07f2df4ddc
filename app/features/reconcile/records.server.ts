// Properties of what was matched, for columns of a spreadsheet.
import { foundPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import type { NameKind } from '../../search-engine/name-hit.ts';
import type { reconcileText } from '../../text/text.ts';
import type { InvestorRow } from '../investors/contract.ts';
import { listGroups, listIdsOf, listInvestorRows } from '../questions/answer-rows.server.ts';
import type { FoundGroup } from '../questions/contract.ts';
import type { FoundStartup } from '../search/advanced-contract.ts';
import { listFound } from '../search/found-rows.server.ts';
import type { NamedLink } from '../startups/contract.ts';
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

const STARTUP_PROPERTIES = [
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
] as const satisfies readonly PropertyId[];
const GROUP_PROPERTIES = ['startups_count', 'total_fundings', 'url'] as const;

export const PROPERTIES: Readonly<Record<NameKind, readonly PropertyId[]>> = {
  startup: STARTUP_PROPERTIES,
  investor: ['country', 'type', 'deals_count', 'lead_count', 'total_amount', 'last_deal_on', 'url'],
  industry: GROUP_PROPERTIES,
  location: GROUP_PROPERTIES,
};

/** By identifier; what has none is left out. */
export async function listRecords(
  sql: Sql,
  ids: readonly string[],
  siteUrl: string,
): Promise<Map<string, EntityRecord>> {
  const known = ids.flatMap((id) => readEntityId(id) ?? []);
  const slugsOf = (kind: NameKind) => known.flatMap((one) => (one.kind === kind ? [one.slug] : []));
  const startups = await listFound(sql, await listIdsOf(sql, 'startup', slugsOf('startup')));
  const investors = await listInvestorRows(
    sql,
    await listIdsOf(sql, 'investor', slugsOf('investor')),
  );
  const records = [
    ...startups.map((one) => toRecord('startup', one, describeStartup(one))),
    ...investors.map((one) => toRecord('investor', one, describeInvestor(one))),
    ...(await listGroups(sql, 'industry', slugsOf('industry'))).map((one) =>
      toRecord('industry', one, describeGroup(one)),
    ),
    ...(await listGroups(sql, 'place', slugsOf('location'))).map((one) =>
      toRecord('location', one, describeGroup(one)),
    ),
  ];
  for (const { kind, slug, values } of records) {
    values.url = [`${siteUrl}${foundPath(kind, slug)}`];
  }
  return new Map(records.map((record) => [entityId(record.kind, record.slug), record]));
}

type Given = Partial<Record<PropertyId, ReadonlyArray<PropertyValue | null>>>;

function toRecord(kind: NameKind, { slug, name }: NamedLink, given: Given): EntityRecord {
  const values = Object.fromEntries(
    Object.entries(given).map(([id, list]) => [id, list.filter((value) => value !== null)]),
  );
  return { kind, slug, name, values };
}

const link =
  (kind: NameKind) =>
  ({ slug, name }: NamedLink): PropertyValue => ({ kind, slug, name });

const describeStartup = (startup: FoundStartup): Given => ({
  country: [startup.country],
  website: [startup.website],
  tagline: [startup.tagline],
  industries: startup.industries.map(link('industry')),
  year_founded: [startup.year_founded],
  status: [startup.status],
  employee_range: [startup.employee_range],
  total_fundings: [startup.total_fundings],
  fundings_count: [startup.fundings_count],
  latest_round: [startup.latest_round],
  last_funding_on: [startup.last_funding_on?.date ?? null],
  investors: startup.investors.map(link('investor')),
  founders: startup.founders,
});

const describeInvestor = (investor: InvestorRow): Given => ({
  country: [investor.country],
  type: [investor.type],
  deals_count: [investor.deals_count],
  lead_count: [investor.lead_count],
  total_amount: [investor.total_amount],
  last_deal_on: [investor.last_deal_on?.date ?? null],
});

const describeGroup = (group: FoundGroup): Given => ({
  startups_count: [group.startups_count],
  total_fundings: [group.total_fundings],
});
