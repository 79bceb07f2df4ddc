import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import { makeModelFolder } from '../../../test/local-model.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { semanticAnswer } from '../../features/search/contract.ts';
import { openLocalModel } from './embeddings.server.ts';

// This model distinguishes one thing: whether a text is about the sea.
const ROWS: Record<string, [number, number]> = {
  marine: [1, 0],
  ocean: [0.5, 0],
  nets: [0, 0.25],
  grass: [0, 1],
  cattle: [0, 1],
};
let site: TestSite;
beforeAll(async () => {
  const folder = makeModelFolder(ROWS);
  site = await openTestSite({
    catalogue: 'empty',
    semantic: true,
    env: { EMBEDDINGS_FOLDER: folder },
  });
  await makeStartup(site.sql, { slug: 'harbour', name: 'Harbour', tagline: 'Ocean-going nets' });
  await makeStartup(site.sql, { slug: 'meadow', name: 'Meadow', tagline: 'Grass for cattle' });
  await site.semantic.refresh();
});
afterAll(() => site.close());

test('a text is the mean of its tokens, whatever is beside it in a batch', async () => {
  const model = await openLocalModel(makeModelFolder(ROWS));
  expect(model.dimensions).toBe(2);
  expect(model.fingerprint).toMatch(/^[0-9a-f]{12}$/);
  const many = Array.from({ length: 40 }, () => 'grass cattle grass marine');
  const [sea, ...others] = await model.embed(['Ocean nets', ...many]);
  expect([...(sea ?? [])]).toEqual([0.25, 0.125]);
  expect(others.map((vector) => [...vector])).toEqual(many.map(() => [0.25, 0.75]));
  await model.close?.();
});

test('it ranks what shares no word with the question, and its vectors are kept', async () => {
  const response = await site.request('/api/search/semantic?query=marine', { method: 'POST' });
  const { data, meta } = semanticAnswer.strict().parse(await response.json());
  expect(meta).toMatchObject({ provider: 'local', notice: null });
  expect(data.map(({ slug }) => slug)).toEqual(['harbour']);
  const [model] = await site.sql.selectFrom('semantic_models').selectAll().execute();
  expect(model).toMatchObject({ dimensions: 2, weights: null });
  expect(model?.name).toMatch(/^local-[0-9a-f]{12}-2$/);
});

test.each([
  ['a file', { without: 'tokenizer.json' }, /griot-model-\w+ lacks tokenizer\.json$/],
  [
    'the packages',
    { hasPackages: false },
    /^onnxruntime-web is not installed beside the model: npm install --prefix \S+ onnxruntime-web @huggingface\/tokenizers$/,
  ],
])('a folder without %s is refused with what is missing', async (_, options, message) => {
  await expect(openLocalModel(makeModelFolder(ROWS, options))).rejects.toThrow(message);
});
