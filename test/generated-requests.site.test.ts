// Requests nobody wrote: made from the API's description and the pages' forms, then mutated, from
// visitors and members. None may fail on our side or take long (FUZZ=full sends 100,000).
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonSchema } from '../app/features/take-along/api-docs/description.ts';
import { pages } from '../app/routes.ts';
import { listAddresses } from './cached-pages.ts';
import type { Ask, Member } from './member.ts';
import { openTestSite, type TestSite } from './site.ts';

const REQUESTS = process.env.FUZZ === 'full' ? 100_000 : 5_000;
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_124);
// Two seconds where half of all take two milliseconds.
const LONGEST_IN_MEDIANS = 1_000;
/** Members sign out, delete their account and change their password, too. */
const REQUESTS_OF_A_MEMBER = 250;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

interface Generated {
  method: string;
  path: string;
  body?: string;
  type?: string;
  /** The statuses that the description of the API names. */
  described?: string[];
}

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'NaN',
    'null',
    'true',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\u0000',
    '\u202e',
    '\ud800',
    '%00',
    '%',
    "'; drop table startups; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'a'.repeat(5_000),
    '9'.repeat(400),
    '2026-02-30',
    'andela',
    'nigeria',
    'fintech',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.webUrl(),
  fc.emailAddress(),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant({ constructor: { prototype: { polluted: true } } }),
);

/** Values of a schema, one in five of them of another kind. */
function anyValue(schema: JsonSchema | undefined, depth = 0): fc.Arbitrary<unknown> {
  const right = likelyValue(schema, depth);
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: hostileValue });
}

function likelyValue(schema: JsonSchema | undefined, depth: number): fc.Arbitrary<unknown> {
  if (!schema || depth > 4) return hostileValue;
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (options) return fc.oneof(...options.map((one) => anyValue(one, depth + 1)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
      const parts = Object.entries(properties).map(
        ([name, one]) => [name, anyValue(one, depth + 1)] as const,
      );
      return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
    }
    case 'array':
      return fc.array(anyValue(schema.items as JsonSchema, depth + 1), { maxLength: 4 });
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer());
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    default:
      return hostileText;
  }
}

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
];

async function generateCalls(): Promise<fc.Arbitrary<Generated>[]> {
  const description = await (await site.request('/api/openapi.json')).json();
  return Object.entries(description.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        method === 'parameters' ? [] : [callOf(path, method.toUpperCase(), operation)],
      ),
  );
}

interface Operation {
  responses: Record<string, unknown>;
  parameters?: Array<{ name: string; in: string; schema?: JsonSchema }>;
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

function callOf(path: string, method: string, operation: Operation): fc.Arbitrary<Generated> {
  const { parameters = [], requestBody } = operation;
  const query = parameters.filter((one) => one.in === 'query');
  const [type = 'application/json', content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return fc
    .record({
      slugs: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
      query: fc.array(
        fc.tuple(
          fc.oneof(fc.constantFrom(...query.map(({ name }) => name), 'page'), hostileText),
          hostileText,
        ),
        { maxLength: 4 },
      ),
      values: anyValue(content?.schema),
      type: fc.oneof({ weight: 6, arbitrary: fc.constant(type) }, fc.constantFrom(...TYPES)),
    })
    .map(({ slugs, query, values, type }) => {
      let nth = 0;
      const filled = path.replace(/\{[^}]*\}/g, () => encode(slugs[nth++] ?? ''));
      const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      const target = `/api${filled.replace(/^\/api/, '')}${search ? `?${search}` : ''}`;
      const described = Object.keys(operation.responses);
      if (method === 'GET') return { method, path: target, described };
      return { method, path: target, type, body: JSON.stringify(values) ?? '', described };
    });
}

interface Form {
  action: string;
  names: string[];
}

/** The forms of every page, as a visitor and a member see them. */
async function generateForms(asks: Ask[]): Promise<fc.Arbitrary<Generated>[]> {
  const forms = new Map<string, Form>();
  for (const path of Object.keys(pages).flatMap((template) => addressesOf(template))) {
    for (const ask of asks) {
      const html = await (await ask(path)).text();
      for (const [, attributes = '', inside = ''] of html.matchAll(
        /<form([^>]*)>(.*?)<\/form>/gs,
      )) {
        if (!/method="post"/i.test(attributes)) continue;
        const action = /action="([^"]*)"/.exec(attributes)?.[1] ?? path;
        const names = [...inside.matchAll(/name="([^"]*)"/g)].map(([, name = '']) => name);
        forms.set(`${action} ${names}`, { action: action.replaceAll('&amp;', '&'), names });
      }
    }
  }
  return [...forms.values()].map(({ action, names }) =>
    fc
      .array(
        fc.tuple(
          fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names, '_xsrf') }, hostileText),
          hostileText,
        ),
        { maxLength: 12 },
      )
      .map((pairs) => ({
        method: 'POST',
        path: action,
        type: 'application/x-www-form-urlencoded',
        body: pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'),
      })),
  );
}

function addressesOf(template: string): string[] {
  if (!template.includes(':')) return [template];
  try {
    return listAddresses(template).slice(0, 1);
  } catch {
    return [template.replace(/:[a-z_]+(\{[^}]*\})?/gi, 'andela')];
  }
}

/** Also of half a surrogate pair, which encodeURIComponent refuses. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
}

test(`${REQUESTS} generated requests: none fails on our side, none takes a thousand times as long as most`, async () => {
  let member: Member = await site.member();
  const visitor: Ask = (path, init) => site.request(path, init);
  const kinds = [...(await generateCalls()), ...(await generateForms([visitor, member.request]))];
  const generated = fc.sample(fc.oneof(...kinds), { numRuns: REQUESTS, seed: SEED });
  const problems: string[] = [];
  const timed: Array<{ ms: number; request: string; again: () => Promise<unknown> }> = [];
  for (const [nth, { method, path, body, type, described }] of generated.entries()) {
    if (nth % REQUESTS_OF_A_MEMBER === 0) member = await site.member();
    const isMembers = nth % 2 === 1;
    const ask = isMembers ? member.request : visitor;
    const headers = new Headers({ origin: 'http://griot.test' });
    if (type) headers.set('content-type', type);
    const withXsrf = body?.replace(/_xsrf=[^&]*/, `_xsrf=${encodeURIComponent(member.xsrfToken)}`);
    const send = async () => {
      const answer = await ask(path, { method, body: withXsrf, headers });
      await answer.arrayBuffer();
      return answer;
    };
    const startedAtMs = performance.now();
    const response = await send();
    const ms = performance.now() - startedAtMs;
    const request = `${isMembers ? 'member' : 'visitor'}: ${method} ${path.slice(0, 300)} ${type ?? ''} ${body?.slice(0, 300) ?? ''}`;
    // 503 says that searching took too long, or that semantic search is off.
    if (response.status >= 500 && response.status !== 503)
      problems.push(`${response.status} ${request}`);
    // An empty or dotted part leads to another address, where nothing may be.
    const isElsewhere = response.status === 404 || response.status === 405;
    if (described && !isElsewhere && !described.includes(String(response.status))) {
      problems.push(`${response.status} is not described: ${request}`);
    }
    timed.push({ ms, request, again: send });
  }
  timed.sort((a, b) => a.ms - b.ms);
  const longestMs = LONGEST_IN_MEDIANS * (timed[Math.floor(timed.length / 2)]?.ms ?? 0);
  for (const { ms, request, again } of timed.filter((one) => one.ms > longestMs)) {
    // What held up the machine does so once.
    const startedAtMs = performance.now();
    await again();
    const shorterMs = Math.min(ms, performance.now() - startedAtMs);
    if (shorterMs > longestMs) problems.push(`${Math.round(shorterMs)} ms ${request}`);
  }
  expect(problems).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
