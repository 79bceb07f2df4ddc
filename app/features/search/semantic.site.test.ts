import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { semanticAnswer } from './contract.ts';

type Answer = z.output<typeof semanticAnswer>;

async function ask(site: TestSite, query: string): Promise<Answer> {
  const response = await site.request(`/api/search/semantic?query=${encodeURIComponent(query)}`, {
    method: 'POST',
  });
  expect(response.status).toBe(200);
  return semanticAnswer.strict().parse(await response.json());
}

const slugsOf = ({ data }: Answer) => data.map(({ slug }) => slug);

describe('POST /search/semantic over the starter catalogue', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ semantic: true });
  });
  afterAll(() => site.close());

  test('"lending to smallholder farmers" finds agricultural finance first', async () => {
    const answer = await ask(site, 'lending to smallholder farmers');
    expect(answer.meta).toMatchObject({ provider: 'built-in', notice: null });
    expect(slugsOf(answer).slice(0, 3)).toContain('apollo-agriculture');
    const apollo = answer.data.find(({ slug }) => slug === 'apollo-agriculture');
    expect(apollo?.matched.map(({ asked }) => asked).join()).toContain('smallholder farmers');
  });

  test('"buy now pay later" finds consumer credit', async () => {
    const answer = await ask(site, 'buy now pay later');
    expect(slugsOf(answer).slice(0, 5)).toEqual(expect.arrayContaining(['payjustnow', 'payflex']));
  });

  test('twenty results at most, nearest first, with scores between 0 and 1', async () => {
    const { data } = await ask(site, 'fintech in Nigeria');
    expect(data).toHaveLength(20);
    const scores = data.map(({ score }) => score ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });

  test('answers are private and never stored', async () => {
    const response = await site.request('/api/search/semantic?query=solar', { method: 'POST' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['French', 'panneaux solaires au Sénégal', 'oolu'],
    ['typing errors', 'solr enrgy zambia', 'widenergy'],
    ['a person', 'startup of Sim Shagaya', 'ulesson'],
    ['an investor', 'companies SoftBank put money into', 'opay'],
  ])('understands %s', async (_, query, slug) => {
    expect(slugsOf(await ask(site, query)).slice(0, 3)).toContain(slug);
  });

  test('a question that means nothing here finds nothing and says so', async () => {
    expect((await ask(site, 'zzzzqq wwxxyy')).data).toEqual([]);
    expect(await site.page('/search/semantic?q=zzzzqq+wwxxyy')).toContain('comes close to');
  });

  test.each([
    ['no query', ''],
    ['an empty one', '?query='],
    ['spaces', '?query=%20%20'],
    ['501 characters', `?query=${'a'.repeat(501)}`],
    ['U+0000', '?query=a%00b'],
  ])('%s is a 422 that names the field', async (_, search) => {
    const response = await site.request(`/api/search/semantic${search}`, { method: 'POST' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { query: [expect.any(String)] } });
  });

  test('GET is not possible', async () => {
    expect((await site.request('/api/search/semantic?query=solar')).status).toBe(405);
  });

  test('no input whatever gives a 5xx', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc
        .array(fc.constantFrom('solar', 'é', '…', 'Lagos', '2022', '(', "'", '%', '🦁', 'y'), {
          maxLength: 90,
        })
        .map((words) => words.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        const address = `?query=${encodeURIComponent(query.toWellFormed())}`;
        const answer = await site.request(`/api/search/semantic${address}`, { method: 'POST' });
        expect([200, 422]).toContain(answer.status);
        const page = await site.request(
          `/search/semantic?q=${encodeURIComponent(query.toWellFormed())}`,
        );
        expect([200, 422]).toContain(page.status);
      }),
      { numRuns: 150 },
    );
  });

  test('the page shows a form that works without script, three examples, and results with why', async () => {
    const empty = await site.page('/search/semantic');
    expect(empty).toContain('<textarea');
    expect(empty.match(/href="\/search\/semantic\?q=/g)).toHaveLength(3);
    expect(empty).not.toContain('noindex');
    const found = await site.page('/search/semantic?q=solar+power+in+Kenya');
    expect(found).toContain('noindex');
    expect(found).toContain('Solar energy');
    expect(found).toMatch(/Very close/);
    expect(found.indexOf('/startup/')).toBeGreaterThan(0);
  });
});

describe('keeping in step with the catalogue', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ catalogue: 'empty', semantic: true });
  });
  afterAll(() => site.close());

  test('an empty catalogue answers nothing', async () => {
    expect((await ask(site, 'solar')).data).toEqual([]);
  });

  test('a new startup is found after a refresh, and not twice', async () => {
    await makeStartup(site.sql, {
      slug: 'sun-for-all',
      name: 'Sun for All',
      tagline: 'Lamps for villages beyond the grid',
    });
    await site.semantic.refresh();
    await site.semantic.refresh();
    expect(slugsOf(await ask(site, 'solar light for households'))).toEqual(['sun-for-all']);
  });

  test('a changed one is found by its new words, and by who funded it', async () => {
    const { id } = await makeStartup(site.sql, { slug: 'turner', tagline: 'Bakes bread' });
    await site.semantic.refresh();
    await site.sql
      .updateTable('startups')
      .set({ tagline: 'Tutors for pupils after school', updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    const investor = await makeInvestor(site.sql, { name: 'Quillfeather Partners' });
    await makeFunding(site.sql, { startup_id: id, investors: [investor] });
    await site.semantic.refresh();
    expect(slugsOf(await ask(site, 'find a tutor'))[0]).toBe('turner');
    expect(slugsOf(await ask(site, 'backed by Quillfeather'))[0]).toBe('turner');
    expect(slugsOf(await ask(site, 'bread'))).not.toContain('turner');
  });

  test('a deleted one is gone at once, and from the index after a refresh', async () => {
    const { id } = await makeStartup(site.sql, { slug: 'gone', tagline: 'Drones that count cows' });
    await site.semantic.refresh();
    expect(slugsOf(await ask(site, 'drones'))).toContain('gone');
    await site.sql.deleteFrom('startups').where('id', '=', id).execute();
    expect(slugsOf(await ask(site, 'drones'))).not.toContain('gone');
    await site.semantic.refresh();
    const left = await site.sql
      .selectFrom('startup_vectors')
      .select('startup_id')
      .where('startup_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  test('training again keeps what is found', async () => {
    await site.semantic.reindex();
    expect(slugsOf(await ask(site, 'tutoring'))[0]).toBe('turner');
    const models = await site.sql.selectFrom('semantic_models').select('name').execute();
    expect(models).toHaveLength(1);
  });
});

describe('without an index', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test('search goes by names, with a notice and no score', async () => {
    const answer = await ask(site, 'Flutterwave');
    expect(answer.meta.provider).toBe('names');
    expect(answer.meta.notice).toContain('not available right now');
    expect(answer.data[0]).toMatchObject({ slug: 'flutterwave', score: null });
    expect(await site.page('/search/semantic?q=Flutterwave')).toContain('not available right now');
  });
});
