// Requests of the Reconciliation Service API, 0.2 and 1.0-draft. W3C Entity Reconciliation
// Community Group:
// https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/
import { z } from 'zod';
import { pathTo } from '../../../base/paths.ts';
import { NAME_KINDS, type NameKind } from '../../../find/names/name-hit.ts';
import type { Settings } from '../../../http/settings.ts';
import { reconcileText as text } from '../../../text/text.ts';

/** Queries of one request. */
export const MAX_QUERIES = 50;
/** Identifiers of one request for properties. */
const MAX_IDS = 200;
export const MAX_NAME_LENGTH = 300;
const LIMIT = { default: 5, most: 20 };

const limit = z
  .number()
  .optional()
  .transform((given) =>
    Math.min(LIMIT.most, Math.max(1, Math.floor(given ?? LIMIT.default) || LIMIT.default)),
  );

const scalar = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id: z.string(), name: z.string().optional() }),
]);
const value = z
  .union([scalar, z.array(scalar)])
  .transform((given) => [given].flat().map(textOf).join(' ').slice(0, MAX_NAME_LENGTH));

function textOf(one: z.output<typeof scalar>): string {
  return typeof one === 'object' ? (one.name ?? one.id) : String(one);
}

const query = z.object({
  query: z
    .string()
    .transform((text) => text.slice(0, MAX_NAME_LENGTH))
    .optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  limit,
  properties: z.array(z.object({ pid: z.string(), v: value })).optional(),
});
export const queryBatch = z.record(z.string(), query);

/** Earlier drafts wrote pid and v. */
const condition = z.object({
  matchType: z.enum(['name', 'property']),
  propertyId: z.string().optional(),
  pid: z.string().optional(),
  propertyValue: value.optional(),
  v: value.optional(),
});
export const draftBatch = z.object({
  queries: z.array(
    z.object({ type: z.string().optional(), limit, conditions: z.array(condition).min(1) }),
  ),
});

export const extendQuery = z.object({
  ids: z.array(z.string()).max(MAX_IDS),
  properties: z.array(z.object({ id: z.string() })).max(40),
});

export const typeOf = (kind: NameKind) => ({
  id: kind,
  get name() {
    return text.types[kind];
  },
});

export const TYPES = NAME_KINDS.map(typeOf);

/** Kinds of the identifiers that exist; all where none is given or known. */
export function readKinds(given: string | readonly string[] | undefined): readonly NameKind[] {
  const wanted = [given ?? []].flat();
  const kinds = NAME_KINDS.filter((kind) => wanted.includes(kind));
  return wanted.length > 0 ? kinds : NAME_KINDS;
}

/** `startup:flutterwave`: slugs alone are not unique over kinds. */
export const entityId = (kind: NameKind, slug: string) => `${kind}:${slug}`;

/** Null if it is not an identifier. */
export function readEntityId(id: string): { kind: NameKind; slug: string } | null {
  const [, given, slug] = /^([a-z]+):([a-z0-9-]{1,120})$/.exec(id) ?? [];
  const kind = NAME_KINDS.find((one) => one === given);
  return kind && slug ? { kind, slug } : null;
}

// The service manifest.

const PREVIEW = { width: 400, height: 160 };

const describeService = ({ PRODUCT_NAME, SITE_URL }: Settings) => ({
  name: text.service(PRODUCT_NAME),
  documentation: `${SITE_URL}${pathTo('/api')}`,
  logo: `${SITE_URL}${pathTo('/favicon.svg')}`,
  defaultTypes: TYPES,
  batchSize: MAX_QUERIES,
});

export function describeVersion02(settings: Settings) {
  const base = `${settings.SITE_URL}${pathTo('/reconcile')}`;
  const suggest = (what: string) => ({ service_url: base, service_path: `/suggest/${what}` });
  return {
    versions: ['0.2'],
    ...describeService(settings),
    identifierSpace: `${base}/view/`,
    schemaSpace: `${base}/properties/`,
    view: { url: `${base}/view/{{id}}` },
    preview: { url: `${base}/preview/{{id}}`, ...PREVIEW },
    suggest: { entity: suggest('entity'), type: suggest('type'), property: suggest('property') },
    extend: {
      propose_properties: { service_url: base, service_path: '/properties' },
      property_settings: [],
    },
  };
}

export function describeDraft(settings: Settings) {
  const base = `${settings.SITE_URL}${pathTo('/reconcile')}`;
  return {
    versions: ['1.0-draft'],
    ...describeService(settings),
    view: { url: `${base}/view/{id}` },
    preview: PREVIEW,
    suggest: { entity: true, type: true, property: true },
    extend: { proposeProperties: true, propertySettings: [] },
    standardizedScore: true,
  };
}
