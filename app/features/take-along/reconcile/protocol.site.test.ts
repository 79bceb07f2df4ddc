// Every kind of answer against what the published JSON schemas ask, of version 0.2 and of the draft
// of 1.0 (github.com/reconciliation-api/specs, folders 0.2/schemas and 1.0-draft/schemas), and
// queries in the forms that the schemas allow and forbid.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_URL: 'https://griot.test' } });
});
afterAll(() => site.close());

const type = z.looseObject({ id: z.string(), name: z.string() });
const typeOrId = z.union([
  z.string(),
  z.looseObject({ id: z.string(), name: z.string().optional() }),
]);
const named = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
});
const address = z.string().regex(/^https:\/\//);
const isUnique = (list: readonly unknown[]) =>
  new Set(list.map((one) => JSON.stringify(one))).size === list.length;

const manifest = {
  name: z.string(),
  documentation: address.optional(),
  logo: address.optional(),
  defaultTypes: z.array(type).refine(isUnique),
  batchSize: z.int().positive(),
};
const size = { width: z.int(), height: z.int() };
const setting = z.looseObject({ type: z.enum(['number', 'text', 'checkbox', 'select']) });
const candidate = named.extend({
  image: z.string().optional(),
  // Always given here, where the draft lets it be missing; standardizedScore asks for 0 to 100.
  score: z.number().min(0).max(100),
  features: z
    .array(
      z.object({ id: z.string(), name: z.string(), value: z.union([z.number(), z.boolean()]) }),
    )
    .optional(),
  match: z.boolean().optional(),
  type: z.array(typeOrId).optional(),
});
const date = z
  .string()
  .regex(
    /^-?\d{4,}-(0[1-9]|1[0-2])-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  );
const cell = z.union([
  z.strictObject({}),
  z.strictObject({ id: z.string(), name: z.string(), description: z.string().optional() }),
  z.strictObject({ str: z.string() }),
  z.strictObject({ float: z.number() }),
  z.strictObject({ int: z.int() }),
  z.strictObject({ date }),
]);
const meta = z.array(
  z.looseObject({ id: z.string(), name: z.string(), type: typeOrId.optional() }),
);
const suggestions = z.object({ result: z.array(named) });
const suggestedEntities = z.object({
  result: z.array(named.extend({ notable: z.array(typeOrId).optional() })),
});
const proposal = z.object({
  type: z.string().optional(),
  limit: z.number().optional(),
  properties: z.array(named),
});

const withId = (sign: string) => z.object({ url: z.string().includes(sign) });
const place = z.object({ service_url: address, service_path: z.string().startsWith('/') });
const VERSION_02 = {
  manifest: z.looseObject({
    ...manifest,
    versions: z.array(z.string()).refine((all) => all.includes('0.2')),
    identifierSpace: address,
    schemaSpace: address,
    view: withId('{{id}}'),
    preview: withId('{{id}}').extend(size),
    suggest: z.object({ entity: place, property: place, type: place }),
    extend: z.object({ propose_properties: place, property_settings: z.array(setting) }),
  }),
  results: z.record(z.string(), z.object({ result: z.array(candidate) })),
  extension: z.object({
    meta,
    rows: z.record(z.string(), z.record(z.string(), z.array(cell))),
  }),
};
const DRAFT = {
  manifest: z.looseObject({
    ...manifest,
    versions: z.array(z.string()).refine((all) => all.includes('1.0-draft')),
    view: withId('{id}'),
    preview: z.object(size),
    suggest: z.object({ entity: z.boolean(), property: z.boolean(), type: z.boolean() }),
    extend: z.object({ proposeProperties: z.boolean(), propertySettings: z.array(setting) }),
    standardizedScore: z.boolean(),
  }),
  results: z.object({ results: z.array(z.object({ candidates: z.array(candidate) })) }),
  extension: z.object({
    meta,
    rows: z.array(
      z.object({
        id: z.string(),
        properties: z.array(z.object({ id: z.string(), values: z.array(cell) })),
      }),
    ),
  }),
};

async function ask(path: string, init?: RequestInit) {
  const answer = await site.request(path, init);
  // A MUST of both versions, for every address.
  expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
  return { status: answer.status, body: await answer.json() };
}
const form = (name: string, given: unknown) => ({
  method: 'POST',
  body: new URLSearchParams({ [name]: JSON.stringify(given) }),
});
const json = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const TYPES = ['startup', 'investor', 'industry', 'location'];
const IDS = ['startup:flutterwave', 'investor:partech', 'industry:fintech', 'location:kenya', 'x'];

async function listAllProperties(root: string): Promise<{ id: string }[]> {
  const { body } = await ask(`${root}/suggest/property?prefix=`);
  return suggestions.parse(body).result.map(({ id }) => ({ id }));
}

describe('answers of version 0.2', () => {
  test('manifest', async () => {
    VERSION_02.manifest.parse((await ask('/reconcile')).body);
  });

  test('result batch', async () => {
    const queries = Object.fromEntries(
      ['Flutterwave', 'flutterwve', 'Kenya', 'fintech', 'nobody at all'].map((query, at) => [
        `q${at}`,
        { query },
      ]),
    );
    const { body } = await ask('/reconcile', form('queries', queries));
    const batch = VERSION_02.results.parse(body);
    expect(Object.keys(batch)).toEqual(Object.keys(queries));
    for (const { result } of Object.values(batch)) {
      const scores = result.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
  });

  test('every property of every type, as data extension', async () => {
    const properties = await listAllProperties('/reconcile');
    expect(properties.length).toBeGreaterThan(10);
    const { body } = await ask('/reconcile', form('extend', { ids: IDS, properties }));
    const { meta: columns, rows } = VERSION_02.extension.parse(body);
    expect(columns.map(({ id }) => id)).toEqual(properties.map(({ id }) => id));
    expect(Object.keys(rows)).toEqual(IDS);
    expect(Object.values(rows).map((row) => Object.values(row).flat().length > 0)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('answers of the draft of 1.0', () => {
  test('manifest', async () => {
    DRAFT.manifest.parse((await ask('/reconcile/v1')).body);
  });

  test('result batch, in the order of the queries', async () => {
    const queries = [
      { type: 'startup', conditions: [{ matchType: 'name', propertyValue: 'flutterwave ltd' }] },
      { conditions: [{ matchType: 'name', v: 'Kenya' }], limit: 1 },
    ];
    const { results } = DRAFT.results.parse(
      (await ask('/reconcile/v1/match', json({ queries }))).body,
    );
    expect(results[0]?.candidates[0]).toMatchObject({ id: 'startup:flutterwave', match: true });
    expect(results[1]?.candidates).toMatchObject([{ id: 'location:kenya' }]);
  });

  test('every property of every type, as data extension', async () => {
    const properties = await listAllProperties('/reconcile/v1');
    const { body } = await ask('/reconcile/v1/extend', json({ ids: IDS, properties }));
    const { rows } = DRAFT.extension.parse(body);
    expect(rows.map(({ id }) => id)).toEqual(IDS);
    for (const row of rows) expect(row.properties.map(({ id }) => ({ id }))).toEqual(properties);
  });
});

describe.each(['/reconcile', '/reconcile/v1'])('answers of both, at %s', (root) => {
  test('suggestions of entities, types and properties, with a cursor', async () => {
    const entities = suggestedEntities.parse((await ask(`${root}/suggest/entity?prefix=pay`)).body);
    expect(entities.result.length).toBeGreaterThan(3);
    const later = await ask(`${root}/suggest/entity?prefix=pay&cursor=2`);
    expect(later.body.result).toEqual(entities.result.slice(2));
    const types = suggestions.parse((await ask(`${root}/suggest/type?prefix=`)).body).result;
    expect(types.map(({ id }) => id)).toEqual(TYPES);
    expect(await listAllProperties(root)).not.toEqual([]);
  });

  test('proposals of properties', async () => {
    const path = root === '/reconcile' ? '/reconcile/properties' : '/reconcile/v1/extend/propose';
    for (const one of TYPES) {
      const { body } = await ask(`${path}?type=${one}`);
      expect(proposal.parse(body), one).toMatchObject({ type: one });
      expect(body.properties.length).toBeGreaterThan(2);
    }
  });

  test('a preview of the size that the manifest names, as HTML', async () => {
    const path =
      root === '/reconcile'
        ? '/reconcile/preview/location:kenya'
        : `${root}/preview?id=location:kenya`;
    const answer = await site.request(path);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.text()).toContain('Kenya');
  });
});

test('an identifier as a query is that entity, certainly', async () => {
  const queries = { q: { query: 'startup:flutterwave', type: 'startup' } };
  const { body } = await ask('/reconcile', form('queries', queries));
  expect(body.q.result).toMatchObject([{ id: 'startup:flutterwave', match: true, score: 100 }]);
});

describe('queries', () => {
  test.each([
    { q0: { query: 'Flutterwave' } },
    { q0: { query: 'Flutterwave', type: 'startup', limit: 3, type_strict: 'should' } },
    { q0: { query: 'Flutterwave', type: ['startup', 'investor'], type_strict: 'any' } },
    { q0: { properties: [{ pid: 'website', v: 'flutterwave.com' }] } },
    { q0: { query: 'Paga', properties: [{ pid: 'country', v: ['Nigeria', { id: 'NG' }] }] } },
    { q0: { query: 'Paga', properties: [{ pid: 'year_founded', v: 2009 }] } },
    { q0: { query: 'Paga', properties: [{ pid: 'country', v: { id: 'NG', name: 'Nigeria' } }] } },
  ])('of 0.2 as its schema allows: %j', async (queries) => {
    expect((await ask('/reconcile', form('queries', queries))).status).toBe(200);
  });

  test.each([
    [[{ query: 'a list' }]],
    { q0: {} },
    { q0: { properties: [] } },
    { q0: { query: 'a', type: { id: 'startup' } } },
    { q0: { query: 'a', limit: 'three' } },
    { q0: { query: 'a', properties: [{ v: 'no pid' }] } },
  ])('of 0.2 as its schema forbids: %j', async (queries) => {
    expect((await ask('/reconcile', form('queries', queries))).status).toBe(422);
  });

  const name = { matchType: 'name', propertyValue: 'Flutterwave' };
  const property = { matchType: 'property', propertyId: 'country', propertyValue: 'Nigeria' };
  test.each([
    { queries: [{ conditions: [name] }] },
    {
      queries: [
        {
          type: 'startup',
          limit: 5,
          conditions: [name, { ...property, required: false, matchQuantifier: 'any' }],
        },
      ],
    },
    { queries: [{ conditions: [{ ...property, propertyValue: ['Kenya', { id: 'NG' }] }] }] },
    { queries: [{ conditions: [name], lang: 'en', dir: 'ltr' }] },
    { queries: [] },
  ])('of the draft as its schema allows: %j', async (body) => {
    expect((await ask('/reconcile/v1/match', json(body))).status).toBe(200);
  });

  test.each([
    [[{ conditions: [name] }]],
    {},
    { queries: 'x' },
    { queries: [{ conditions: [] }] },
    { queries: [{ condition: [name] }] },
    { queries: [{ conditions: [{ propertyValue: 'no matchType' }] }] },
    { queries: [{ conditions: [{ ...name, matchType: 'planet' }] }] },
    { queries: [{ conditions: [name], type: ['startup', 'investor'] }] },
  ])('of the draft as its schema forbids: %j', async (body) => {
    expect((await ask('/reconcile/v1/match', json(body))).status).toBe(422);
  });
});
