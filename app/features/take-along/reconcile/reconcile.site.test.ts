import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeStartup } from '../../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_URL: 'https://griot.test' } });
});
afterAll(() => site.close());

const type = z.strictObject({ id: z.string(), name: z.string() });
const candidate = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string().optional(),
  type: z.array(type),
  score: z.number().min(0).max(100),
  features: z.array(
    z.strictObject({
      id: z.enum(['name', 'country', 'website', 'identifier']),
      name: z.string(),
      value: z.union([z.number().min(0).max(100), z.boolean()]),
    }),
  ),
  match: z.boolean(),
});
const value = z.union([
  z.strictObject({ str: z.string() }),
  z.strictObject({ int: z.int() }),
  z.strictObject({ float: z.number() }),
  z.strictObject({ id: z.string(), name: z.string() }),
]);
const meta = z.array(z.strictObject({ id: z.string(), name: z.string() }));

const ask = async (path: string, init?: RequestInit) => {
  const answer = await site.request(path, init);
  expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const form = (fields: Record<string, unknown>) => ({
  method: 'POST',
  body: new URLSearchParams(
    Object.entries(fields).map(([name, given]) => [name, JSON.stringify(given)]),
  ),
});
async function match(name: string, more: object = {}) {
  const queries = { q0: { query: name, type: 'startup', ...more } };
  const { body } = await ask('/reconcile', form({ queries }));
  const { q0 } = z.strictObject({ q0: z.strictObject({ result: z.array(candidate) }) }).parse(body);
  return q0.result;
}

describe('version 0.2', () => {
  test('the manifest has what OpenRefine needs', async () => {
    const { body, status } = await ask('/reconcile');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      versions: ['0.2'],
      identifierSpace: 'https://griot.test/reconcile/view/',
      view: { url: 'https://griot.test/reconcile/view/{{id}}' },
      preview: { url: 'https://griot.test/reconcile/preview/{{id}}', width: 400 },
      suggest: { entity: { service_url: 'https://griot.test/reconcile' } },
      extend: { propose_properties: { service_path: '/properties' } },
    });
  });

  test('queries come by form or address, and keep their keys', async () => {
    const queries = { a: { query: 'Flutterwave' }, b: { query: 'Partech', type: ['investor'] } };
    const posted = (await ask('/reconcile', form({ queries }))).body;
    const asked = `/reconcile?queries=${encodeURIComponent(JSON.stringify(queries))}`;
    expect((await ask(asked)).body).toEqual(posted);
    expect(Object.keys(posted)).toEqual(['a', 'b']);
    // An investor has the same name: without a type nothing is certain.
    expect(posted.a.result[0]).toMatchObject({ id: 'startup:flutterwave', match: false });
    expect(posted.b.result[0]).toMatchObject({ id: 'investor:partech', match: true });
  });

  test.each([
    ['FLUTTERWAVE INC', 'flutterwave'],
    ['Flutter wave', 'flutterwave'],
    ['m kopa', 'm-kopa'],
    ['M-KOPA Ltd.', 'm-kopa'],
    ['Andela (formerly known as something)', 'andela'],
    ['https://www.flutterwave.com/us', 'flutterwave'],
  ])('%s is certain', async (name, slug) => {
    expect((await match(name))[0]).toMatchObject({ id: `startup:${slug}`, match: true });
  });

  test('a former name is found, and said', async () => {
    const { rows } = await raw<{ name: string; slug: string }>`
      select n.name, s.slug from startup_names n join startups s on s.id = n.startup_id
      where n.kind = 'former' order by n.startup_id limit 5`.execute(site.sql);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, slug } of rows) {
      const found = await match(name);
      expect(found.map(({ id }) => id)).toContain(`startup:${slug}`);
      const own = found.find(({ id }) => id === `startup:${slug}`);
      expect(own?.description).toContain(name);
    }
  });

  test('a misspelt name is a candidate, never certain', async () => {
    const [first] = await match('Flutterwve');
    expect(first).toMatchObject({ id: 'startup:flutterwave', match: false });
    expect(first?.score).toBeLessThan(90);
  });

  test('namesakes are not certain until the country tells them apart', async () => {
    await makeStartup(site.sql, { slug: 'twin-kenya', name: 'Twinsake' });
    const { rows } = await raw<{ id: number }>`
      select id from places where slug = 'ghana'`.execute(site.sql);
    await raw`
      insert into startups (slug, name, country_id)
      values ('twin-ghana', 'Twinsake Ltd', ${rows[0]?.id ?? 0})`.execute(site.sql);
    expect((await match('Twinsake')).filter((one) => one.match)).toEqual([]);
    const properties = [{ pid: 'country', v: 'Ghana' }];
    expect((await match('Twinsake', { properties }))[0]).toMatchObject({
      id: 'startup:twin-ghana',
      match: true,
    });
  });

  test('the website property is certain by itself', async () => {
    const properties = [{ pid: 'website', v: 'https://flutterwave.com' }];
    expect((await match('F.', { properties }))[0]).toMatchObject({ id: 'startup:flutterwave' });
  });

  test.each([
    ['wikidata:Q7', []],
    ['F.', [{ pid: 'identifiers', v: 'https://www.wikidata.org/wiki/Q7' }]],
  ])('what another register calls it is certain: %s', async (name, properties) => {
    await raw`update startups set identifiers = '{wikidata:Q7}' where slug = 'flutterwave'`.execute(
      site.sql,
    );
    expect((await match(name, { properties }))[0]).toMatchObject({
      id: 'startup:flutterwave',
      score: 100,
      match: true,
    });
  });

  test('a score says what it was made of', async () => {
    const properties = [
      { pid: 'country', v: 'Ghana' },
      { pid: 'website', v: 'https://elsewhere.example' },
    ];
    const [first] = await match('Flutterwave Ltd', { type: 'startup', properties });
    expect(first).toMatchObject({
      id: 'startup:flutterwave',
      match: false,
      features: [
        { id: 'name', value: 97 },
        { id: 'country', value: false },
        { id: 'website', value: false },
      ],
    });
  });

  test('limit holds, and unknown types match nothing', async () => {
    expect((await match('pay', { limit: 2 })).length).toBeLessThanOrEqual(2);
    expect(await match('Flutterwave', { type: 'planet' })).toEqual([]);
  });

  test.each([
    ['{', /expected JSON/],
    [JSON.stringify({ q: {} }), /expected a query/],
    [JSON.stringify({ q: { query: 5 } }), /queries\.q\.query/],
    [
      JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, { query: 'a' }]))),
      /at most 50 queries, got 51/,
    ],
  ])('%s is a 422 that says why', async (queries, message) => {
    const body = new URLSearchParams({ queries });
    const answer = await ask('/reconcile', { method: 'POST', body });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(message);
  });

  test('extends rows with properties', async () => {
    const extend = {
      ids: ['startup:flutterwave', 'investor:partech', 'location:kenya', 'startup:nobody', 'x'],
      properties: ['country', 'total_fundings', 'investors', 'no', 'constructor'].map((id) => ({
        id,
      })),
    };
    const { body } = await ask('/reconcile', form({ extend }));
    const answer = z
      .strictObject({
        meta,
        rows: z.record(z.string(), z.record(z.string(), z.array(value))),
      })
      .parse(body);
    expect(Object.keys(answer.rows)).toEqual(extend.ids);
    const { data } = await site.api('/startup/flutterwave');
    expect(answer.rows['startup:flutterwave']?.country).toEqual([{ str: data.country }]);
    expect(answer.rows['startup:flutterwave']?.total_fundings).toEqual([
      { int: data.total_fundings },
    ]);
    expect(answer.rows['startup:flutterwave']?.investors?.length).toBeGreaterThan(3);
    expect(answer.rows['startup:flutterwave']?.constructor).toEqual([]);
    expect(answer.rows['location:kenya']?.total_fundings).toHaveLength(1);
    expect(answer.rows['startup:nobody']?.country).toEqual([]);
  });

  test('suggests entities, types and properties', async () => {
    const { body } = await ask('/reconcile/suggest/entity?prefix=flutterw');
    expect(body.result[0]).toMatchObject({
      id: 'startup:flutterwave',
      name: 'Flutterwave',
      notable: [{ id: 'startup', name: 'Startup' }],
    });
    const investors = await ask('/reconcile/suggest/entity?prefix=part&type=investor');
    expect(investors.body.result.every(({ id }: { id: string }) => /^investor:/.test(id))).toBe(
      true,
    );
    expect((await ask('/reconcile/suggest/entity?prefix=')).body).toEqual({ result: [] });
    expect((await ask('/reconcile/suggest/type?prefix=inv')).body.result).toEqual([
      { id: 'investor', name: 'Investor' },
    ]);
    const properties = await ask('/reconcile/suggest/property?prefix=total&type=startup');
    expect(properties.body.result[0]).toMatchObject({ id: 'total_fundings' });
    expect((await ask('/reconcile/suggest/planet?prefix=a')).status).toBe(404);
  });

  test('proposes the properties of a type', async () => {
    const { body } = await ask('/reconcile/properties?type=investor&limit=5');
    expect(meta.parse(body.properties).map(({ id }) => id)).toContain('deals_count');
    expect(body.type).toBe('investor');
  });

  test('an identifier leads to its page, and has a preview for frames', async () => {
    const view = await site.request('/reconcile/view/startup%3Aflutterwave');
    expect([view.status, view.headers.get('location')]).toEqual([302, '/startup/flutterwave']);
    expect((await site.request('/reconcile/view/nothing')).status).toBe(404);
    const preview = await site.request('/reconcile/preview/startup:flutterwave');
    const html = await preview.text();
    expect(html).toContain('Flutterwave');
    expect(html).not.toContain('<script');
    expect(preview.headers.get('x-frame-options')).toBeNull();
    expect(preview.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect((await site.request('/reconcile/preview/startup:nobody')).status).toBe(404);
    const { headers } = await site.request('/startup/flutterwave');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('browsers of other sites may ask', async () => {
    const answer = await site.request('/reconcile', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect((await site.request('/reconcile', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('names of a spreadsheet', () => {
  const batchOf = async (names: readonly string[]) => {
    const found = [];
    for (let from = 0; from < names.length; from += 50) {
      const part = names.slice(from, from + 50);
      const queries = Object.fromEntries(
        part.map((query, at) => [`q${at}`, { query, type: 'startup' }]),
      );
      const { body } = await ask('/reconcile', form({ queries }));
      found.push(...part.map((_, at) => z.array(candidate).parse(body[`q${at}`].result)));
    }
    return found;
  };

  const SPOILT: Array<(name: string) => string> = [
    (name) => `${name} Ltd`,
    (name) => `${name.toUpperCase()} (PTY) LTD.`,
    (name) => ` ${name.toLowerCase()} `,
    (name) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
    (name) => name.replaceAll(/[ .-]/g, ''),
    (name) => `${name}, Inc.`,
    (name) => `${name} S.A.R.L.`,
    (name) => `${name} (Series A)`,
  ];

  test('at least 90 % of 200 spoilt names are matched, and none is wrongly certain', async () => {
    const { rows } = await raw<{ name: string; slug: string }>`
      select name, slug from startups where slug !~ '^twin-' order by md5(slug) limit 200`.execute(
      site.sql,
    );
    const names = rows.map(({ name }, at) => SPOILT[at % SPOILT.length]?.(name) ?? name);
    const found = await batchOf(names);
    const isRight = (at: number) => found[at]?.[0]?.id === `startup:${rows[at]?.slug}`;
    const right = rows.filter((_, at) => isRight(at) && found[at]?.[0]?.match);
    const wronglyCertain = rows.filter((_, at) => found[at]?.[0]?.match && !isRight(at));
    expect(wronglyCertain).toEqual([]);
    expect(right.length / rows.length).toBeGreaterThan(0.9);
  });

  test('names that the record does not have are never certain', async () => {
    const names = [
      'Zanzibar Kite Works',
      'Paystackle',
      'Andelaa',
      'Flutter',
      'Kenya Airways',
      'Pay',
    ];
    const found = await batchOf(names);
    expect(found.filter(([first]) => first?.match)).toEqual([]);
  });
});
