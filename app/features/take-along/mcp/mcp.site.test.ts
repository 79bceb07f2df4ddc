// The endpoint as the official client uses it, in both revisions of the protocol.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/server.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { SPLITS_OF } from '../../../figures/figure-contract.ts';
import { TOOLS } from './answer-mcp.server.ts';

let site: TestSite;
let server: TestServer;
beforeAll(async () => {
  site = await openTestSite({ env: { SITE_URL: 'http://griot.test' } });
  server = await openTestServer(site);
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const endpoint = () => new URL(`http://127.0.0.1:${server.port}/mcp`);

async function connect(mode: 'auto' | 'legacy'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(endpoint()));
  return client;
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(endpoint(), {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  });

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

const CALLS: Record<string, Record<string, unknown>> = {
  search: { question: 'fintechs in Kenya' },
  startup: { startup: 'flutterwave' },
  investor: { investor: 'partech' },
  round: {},
  place: { place: 'Nigeria' },
  industry: { industry: 'fintech', place: 'Kenya' },
  compare: { startups: ['flutterwave', 'Andela'] },
  figures: { country: 'nigeria', announced_on: '2021..2023' },
  sources: { of: 'startup', name: 'Flutterwave' },
};

describe.each([
  ['2026-07-28', 'auto'],
  ['2025-11-25', 'legacy'],
] as const)('revision %s', (revision, mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  const call = async (name: string, given: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: given });
    const [first] = content as Array<{ type: string; text: string }>;
    return { isError, text: first?.text ?? '' };
  };
  const ask = async (name: string, given: Record<string, unknown>) => {
    const { isError, text } = await call(name, given);
    if (isError) throw new Error(text);
    return JSON.parse(text);
  };

  test('is negotiated, and says who it is', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getServerVersion()).toMatchObject({ name: 'griot', title: 'Griot' });
    expect(client.getInstructions()).toMatch(/cite/);
  });

  test('lists every tool with a description and a schema, in at most 8 KB', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(CALLS));
    for (const { description, inputSchema, annotations } of tools) {
      expect(description).toMatch(/\S/);
      expect(inputSchema.properties).toHaveProperty('full');
      expect(annotations?.readOnlyHint).toBe(true);
    }
    expect(JSON.stringify(tools).length).toBeLessThan(8_192);
  });

  test('calls every tool; answers have addresses and stay below 8 KB', async () => {
    const { rounds } = await ask('startup', { startup: 'flutterwave' });
    const calls: typeof CALLS = { ...CALLS, round: { round: rounds[0].slug } };
    for (const { name } of TOOLS) {
      const { text, isError } = await call(name, calls[name] ?? {});
      expect(isError, `${name}: ${text}`).toBe(false);
      expect(JSON.parse(text).url, name).toMatch(/^http:\/\/griot\.test\/\w/);
      expect(Buffer.byteLength(JSON.stringify(text)), name).toBeLessThan(8_192);
    }
  });

  test('names the fields whose words are those of others', async () => {
    const startup = await ask('startup', { startup: 'flutterwave' });
    expect(startup.written_by_others).toEqual(expect.arrayContaining(['tagline', 'overview']));
    expect((await ask('search', { question: 'fintechs in Kenya' })).written_by_others).toEqual([
      'tagline',
    ]);
    expect(await ask('figures', {})).not.toHaveProperty('written_by_others');
    expect(client.getInstructions()).toMatch(/written_by_others/);
  });

  test('figures are those of the API', async () => {
    const found = await ask('figures', { country: 'nigeria', announced_on: '2021..2023' });
    const { meta } = await site.api('/rounds?country=nigeria&announced_on=2021..2023');
    expect(found.rounds).toBe(meta.total);
    expect(found.sums).toEqual(meta.sums);
    const { data } = await site.api('/index');
    const whole = await ask('figures', {});
    expect(whole.total_fundings).toBe(data.total_fundings);
    expect(whole.counts).toEqual(data.counts);
    expect(Object.keys(whole.raised_by_year).length).toBeGreaterThan(5);
  });

  test('groups are ordered by what is measured, and counted', async () => {
    const filters = { country: 'egypt', by: 'investor', full: true };
    const bySum = await ask('figures', filters);
    const byRounds = await ask('figures', { ...filters, measure: 'rounds' });
    const counts: number[] = byRounds.by_investor.map((one: { value: number }) => one.value);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(byRounds.groups_count).toBeGreaterThanOrEqual(bySum.groups_count);
    expect(byRounds.groups_count).toBeGreaterThanOrEqual(counts.length);
    const named = byRounds.by_investor.find((one: { name: string }) => one.name !== 'Unknown');
    const joined = await ask('figures', { country: 'egypt', investor: named.name });
    expect(joined.rounds).toBe(named.value);
  });

  test('what a tool does not know is refused, not ignored', async () => {
    const { isError, text } = await call('figures', { country: 'kenya', women_led: 'yes' });
    expect(isError).toBe(true);
    expect(text).toContain('women_led');
  });

  test('a startup given for a round leads to its rounds; compared ones show loans apart', async () => {
    const { isError, text } = await call('round', { round: 'Flutterwave' });
    expect([isError, text]).toEqual([true, expect.stringContaining('flutterwave-')]);
    const { startups } = await ask('compare', { startups: ['wave', 'flutterwave'] });
    expect(startups[0].debt).toBeGreaterThan(100_000_000);
    expect(startups[0].latest_round).toMatchObject({ announced_on: expect.any(String) });
    expect(startups[1].debt).toBeNull();
  });

  test('a year may be a number', async () => {
    const [asNumber, asWords] = await Promise.all(
      [2021, '2021'].map((announced_on) => ask('figures', { announced_on })),
    );
    expect(asNumber.rounds).toBeGreaterThan(0);
    expect(asNumber.sums).toEqual(asWords.sums);
  });

  test.each(SPLITS_OF.rounds.filter((split) => split !== 'none'))(
    'figures by %s are those of the API, each with its rounds',
    async (by) => {
      const filters = { announced_on: '2021', full: true };
      const { sums, [`by_${by}`]: groups, figure_url } = await ask('figures', { ...filters, by });
      const path = figure_url.replace('http://griot.test', '');
      const { data } = await site.api(path);
      expect(groups.length).toBeGreaterThan(0);
      for (const { name, value, rounds, url } of groups) {
        const row = data.rows.find(({ label }: { label: string }) => label === name);
        expect(row, name).toMatchObject({ value, records: rounds });
        expect(url).toBe(`http://griot.test${row.href}`);
      }
      expect(data.value).toBe(sums.total_amount);
    },
  );

  test('a startup is found by slug, name and former name, with the sources of its rounds', async () => {
    const { data } = await site.api('/startup/flutterwave');
    for (const startup of ['flutterwave', 'FLUTTERWAVE', ' Flutterwave ']) {
      const found = await ask('startup', { startup });
      expect(found.total_fundings).toBe(data.total_fundings);
      expect(found.url).toBe('http://griot.test/startup/flutterwave');
      expect(found.rounds.every(({ source }: { source: string }) => source)).toBe(true);
    }
  });

  test('a search says how it was read, and returns rows with addresses', async () => {
    const found = await ask('search', { question: 'fintechs in Kenya' });
    expect(found.understood.filters.join()).toMatch(/country.*kenya/i);
    expect(found.startups[0]).toMatchObject({ country: 'Kenya', url: expect.any(String) });
    const second = await ask('search', { question: 'fintechs in Kenya', page: 2 });
    expect(second.startups?.[0]?.slug).not.toBe(found.startups[0].slug);
  });

  test('full=true gives all rows of a long answer', async () => {
    const short = await ask('search', { question: 'startups in Nigeria' });
    const full = await ask('search', { question: 'startups in Nigeria', full: true });
    expect(full.left_out).toBeUndefined();
    expect(full.startups.length).toBeGreaterThanOrEqual(short.startups.length);
    expect(full.startups).toHaveLength(20);
  });

  test.each([
    ['startup', { startup: 'flutterwve' }, /no startup.*Flutterwave \(flutterwave\)/],
    ['startup', { startup: '!!!' }, /no startup/],
    ['round', { round: 'nobody-seed-2020' }, /no round/],
    ['place', { place: 'Atlantis' }, /no location/],
    ['industry', { industry: 'fintech', place: 'Atlantis' }, /no country or city/],
    ['compare', { startups: ['flutterwave', 'nobody-at-all'] }, /no startup "nobody-at-all"/],
    ['figures', { country: 'Atlantis' }, /Atlantis/],
    ['figures', { announced_on: 'yesterday' }, /announced_on/],
  ])('%s %j says what is wrong', async (name, given, message) => {
    const { isError, text } = await call(name, given);
    expect(text).toMatch(message);
    expect(isError).toBe(true);
  });

  test('every tool takes null and "" for what is left out, and all as text', async () => {
    const { tools } = await client.listTools();
    const { rounds } = await ask('startup', { startup: 'flutterwave' });
    const calls: typeof CALLS = { ...CALLS, round: { round: rounds[0].slug } };
    for (const { name, inputSchema } of tools) {
      const given = calls[name] ?? {};
      const answer = await call(name, given);
      const names = Object.keys(inputSchema.properties ?? {});
      const filledWith = (value: unknown) =>
        Object.fromEntries(names.map((one) => [one, given[one] ?? value]));
      const asText = Object.entries({ ...given, full: false }).map(([one, value]) => [
        one,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      for (const sent of [filledWith(null), filledWith(''), Object.fromEntries(asText)])
        expect(await call(name, sent), `${name} ${JSON.stringify(sent)}`).toEqual(answer);
      for (const needed of inputSchema.required ?? []) {
        const refused = await call(name, { ...given, [needed]: null });
        expect(refused, `${name} without ${needed}`).toMatchObject({
          isError: true,
          text: expect.stringContaining(needed),
        });
      }
    }
  });

  test('null is left out, and numbers and lists may be text', async () => {
    const nulls = await ask('search', { question: 'fintechs in Kenya', page: null, full: null });
    expect(nulls).toEqual(await ask('search', { question: 'fintechs in Kenya' }));
    expect((await ask('search', { question: 'fintechs in Kenya', page: '2' })).page).toBe(2);
    const compared = await ask('compare', { startups: '["flutterwave","paystack"]' });
    expect(compared.startups.map(({ slug }: { slug: string }) => slug)).toEqual([
      'flutterwave',
      'paystack',
    ]);
  });

  test('arguments that do not fit are refused, and so are unknown tools', async () => {
    const wrong = await call('compare', { startups: ['one'] }).catch((error) => ({
      isError: true,
      text: String(error),
    }));
    expect(wrong).toMatchObject({ isError: true, text: expect.stringMatching(/startups/) });
    const unknown = await call('nothing', {}).catch((error) => ({
      isError: true,
      text: String(error),
    }));
    expect(unknown).toMatchObject({ isError: true, text: expect.stringMatching(/nothing/) });
  });
});

describe('access', () => {
  test('a page of another site is refused, and so is another host', async () => {
    expect((await post(LIST)).status).toBe(200);
    expect((await post(LIST, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(LIST, { origin: 'null' })).status).toBe(403);
    expect((await post(LIST, { origin: 'http://griot.test' })).status).toBe(200);
    const other = await server.get('/mcp', { method: 'POST', headers: { host: 'evil.example' } });
    expect(other.status).toBe(403);
  });

  test('has no sessions or streams: GET and DELETE are 405', async () => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await fetch(endpoint(), { method, headers: { accept: 'text/event-stream' } });
      expect(answer.status, method).toBe(405);
    }
  });

  test('broken JSON, batches and large bodies are refused', async () => {
    expect(await (await post('{')).json()).toMatchObject({ error: { code: -32700 } });
    expect(await (await post([LIST, LIST])).json()).toMatchObject({ error: { code: -32600 } });
    expect((await post(' '.repeat(1_100_000))).status).toBe(413);
  });

  test('calls are never cached, and have headers of security', async () => {
    const { headers } = await post(LIST);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('calls count against the limit of the API', async () => {
  const limited = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  const call = () =>
    limited.request('/mcp', { method: 'POST', remoteAddress: '192.0.2.9', body: '{' });
  const first = await call();
  expect(first.headers.get('ratelimit')).toMatch(/^"calls";r=\d+;t=\d+$/);
  const api = await limited.request('/api/industry', { remoteAddress: '192.0.2.9' });
  const left = (answer: Response) =>
    Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
  expect(left(api)).toBe(left(first) - 1);
  await limited.close();
});
