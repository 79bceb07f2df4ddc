import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { semanticAnswer } from '../../features/search/contract.ts';

let isDown = false;
let isSlow = false;
let requests = 0;
let server: Server;
let url: string;
let site: TestSite;

// This model distinguishes one thing: whether a text is about the sea.
const vectorOf = (text: string) => (/sea|fish|marine|ocean/i.test(text) ? [1, 0] : [0, 1]);

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests += 1;
    let text = '';
    for await (const chunk of request) text += chunk;
    if (isSlow) return;
    if (isDown) return response.writeHead(503).end();
    const { input } = JSON.parse(text) as { input: string[] };
    const data = input.map((one, index) => ({ index, embedding: vectorOf(one) }));
    return response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = await openTestSite({
    catalogue: 'empty',
    semantic: true,
    env: { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'sea' },
  });
  await makeStartup(site.sql, { slug: 'harbour', name: 'Harbour', tagline: 'Ocean-going nets' });
  await makeStartup(site.sql, { slug: 'meadow', name: 'Meadow', tagline: 'Grass for cattle' });
  await site.semantic.refresh();
});
afterAll(async () => {
  await site.close();
  server.closeAllConnections();
  server.close();
});

async function ask(query: string) {
  const response = await site.request(`/api/search/semantic?query=${query}`, { method: 'POST' });
  expect(response.status).toBe(200);
  return semanticAnswer.strict().parse(await response.json());
}

test('the endpoint ranks what shares no word with the question', async () => {
  const { data, meta } = await ask('marine');
  expect(meta).toMatchObject({ provider: 'endpoint', notice: null });
  expect(data.map(({ slug }) => slug)).toEqual(['harbour']);
});

test('its vectors are kept, under its name and model', async () => {
  const models = await site.sql.selectFrom('semantic_models').selectAll().execute();
  expect(models).toMatchObject([{ dimensions: 2, weights: null, trained_on: null }]);
  expect(models[0]?.name).toMatch(/^endpoint-127\.0\.0\.1:\d+-sea-2$/);
  const vectors = await site.sql.selectFrom('startup_vectors').select('startup_id').execute();
  expect(vectors).toHaveLength(2);
});

test('while it does not answer, words are searched, with a notice; what is new is embedded later', async () => {
  isDown = true;
  const { id } = await makeStartup(site.sql, { slug: 'reef', tagline: 'Fish from the sea' });
  await site.semantic.refresh();
  const { data, meta } = await ask('cattle');
  expect(meta.provider).toBe('words');
  expect(meta.notice).toContain('not available right now');
  expect(data[0]?.slug).toBe('meadow');
  expect((await ask('fish')).data[0]?.slug).toBe('reef');
  expect(await site.page('/search/semantic?q=cattle')).toContain('not available right now');

  isDown = false;
  await site.semantic.refresh();
  expect((await ask('marine')).data.map(({ slug }) => slug).toSorted()).toEqual([
    'harbour',
    'reef',
  ]);
  const kept = await site.sql
    .selectFrom('startup_vectors')
    .select('startup_id')
    .where('startup_id', '=', id)
    .execute();
  expect(kept).toHaveLength(1);
});

test('a slow one is waited for once', async () => {
  isSlow = true;
  const before = requests;
  expect((await ask('marine')).meta.provider).toBe('words');
  expect(requests).toBe(before + 1);
  expect((await ask('marine')).meta.provider).toBe('words');
  expect(requests).toBe(before + 1);
  isSlow = false;
  await site.semantic.refresh();
  expect((await ask('marine')).meta.provider).toBe('endpoint');
});

test('an endpoint that is down from the start is used as soon as it answers', async () => {
  isDown = true;
  const late = await openTestSite({
    catalogue: 'empty',
    semantic: true,
    env: { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'sea' },
  });
  await makeStartup(late.sql, { slug: 'pier', tagline: 'Fish market' });
  await late.semantic.refresh();
  expect((await late.semantic.rank('fish', 5))?.provider).toBe('words');
  isDown = false;
  await late.semantic.refresh();
  expect((await late.semantic.rank('marine', 5))?.provider).toBe('endpoint');
  await late.close();
});
