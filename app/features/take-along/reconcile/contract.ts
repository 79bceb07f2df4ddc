// Requests of the Reconciliation Service API, 0.2 and 1.0-draft. W3C Entity Reconciliation
// Community Group:
// https://www.w3.org/community/reports/reconciliation/CG-FINAL-specs-0.2-20230410/
import { z } from 'zod';

/** Queries of one request. */
export const MAX_QUERIES = 50;
/** Identifiers of one request for properties. */
const MAX_IDS = 200;
const MAX_NAME_LENGTH = 300;
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
