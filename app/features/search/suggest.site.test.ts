import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { MAX_SUGGESTIONS, type Suggestion, suggestion } from './contract.ts';
import { suggestNames } from './suggest.server.ts';

const answer = z.strictObject({
  data: z.array(suggestion.strict()).max(MAX_SUGGESTIONS),
  meta: z.strictObject({ understood: z.array(z.string()) }),
});

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function suggest(q: string): Promise<Suggestion[]> {
  return answer.parse(await site.api(`/suggest?q=${encodeURIComponent(q)}`)).data;
}

async function first(q: string): Promise<string | undefined> {
  return (await suggest(q))[0]?.slug;
}

describe('suggestions', () => {
  test('begin with the question, whatever its case, spaces and accents', async () => {
    expect(await first('flutterwave')).toBe('flutterwave');
    expect(await first('FLUTTER')).toBe('flutterwave');
    expect(await first('Flutter Wave')).toBe('flutterwave');
    expect(await first('chippercash')).toBe('chipper-cash');
    expect(await first('mkopa')).toBe('m-kopa');
    expect(await first("Côte d'Ivoire")).toBe('cote-d-ivoire');
  });

  test('forgive typing errors', async () => {
    expect(await first('flutterwve')).toBe('flutterwave');
    expect(await first('cote divoire')).toBe('cote-d-ivoire');
    expect(await first('fluterwve')).toBe('flutterwave');
    expect(await first('chiper cahs')).toBe('chipper-cash');
  });

  test('cover startups, investors, industries and places, each with what it is', async () => {
    expect(await suggest('nigeria')).toContainEqual({
      kind: 'location',
      name: 'Nigeria',
      slug: 'nigeria',
      label: 'Country',
    });
    expect(await suggest('nairobi')).toContainEqual({
      kind: 'location',
      name: 'Nairobi',
      slug: 'nairobi',
      label: 'City in Kenya',
    });
    expect(await suggest('fintech')).toContainEqual({
      kind: 'industry',
      name: 'FinTech',
      slug: 'fintech',
      label: 'Financial technology',
    });
    expect(await suggest('financial technology')).toContainEqual(
      expect.objectContaining({ kind: 'industry', slug: 'fintech' }),
    );
    // A label that repeats the name is omitted.
    expect(await suggest('open banking')).toContainEqual({
      kind: 'industry',
      name: 'Open Banking',
      slug: 'open-banking',
      label: 'Industry',
    });
    expect((await suggest('andela'))[0]).toEqual({
      kind: 'startup',
      name: 'Andela',
      slug: 'andela',
      label: 'Startup in Nigeria',
    });
    const investors = (await suggest('y combinator')).filter(({ kind }) => kind === 'investor');
    expect(investors[0]?.name).toBe('Y Combinator');
  });

  test('put an equal name before a longer one', async () => {
    const found = await suggest('mono');
    expect(found[0]?.name).toBe('Mono');
  });

  test('find the words of a name in any order, and a name that the question goes on after', async () => {
    expect(await first('cash chip')).toBe('chipper-cash');
    expect(
      (await suggest('paystack technologies nigeria limited')).map(({ slug }) => slug),
    ).toContain('paystack');
  });

  test('answer nothing for nothing, and for what is like no name', async () => {
    for (const q of ['', ' ', '-.,', '%_%', 'qqxxzzqqxxzzvv', '中文'])
      expect(await suggest(q)).toEqual([]);
    expect((await site.request('/api/suggest')).status).toBe(422);
    expect((await site.request('/api/suggest?q=%00')).status).toBe(422);
    expect((await suggest('a'.repeat(5_000))).length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
  });
});

test('a former name finds a startup and says so; a changed, new or deleted one is followed at once', async () => {
  const { sql } = site;
  const { id, slug } = await makeStartup(sql, { slug: 'zuwarati', name: 'Zuwarati Labs' });
  expect(await first('zuwarati')).toBe(slug);
  await sql.insertInto('startup_names').values({ startup_id: id, name: 'Qeylembe' }).execute();
  expect(await suggest('qeylembe')).toEqual([
    { kind: 'startup', name: 'Zuwarati Labs', slug, label: 'formerly Qeylembe' },
  ]);
  await sql.updateTable('startups').set({ name: 'Wobbuleto' }).where('id', '=', id).execute();
  expect(await suggest('zuwarati')).toEqual([]);
  expect((await suggest('wobbuleto'))[0]?.slug).toBe(slug);
  await sql.deleteFrom('startups').where('id', '=', id).execute();
  expect(await suggest('wobbuleto')).toEqual([]);
  expect(await suggest('qeylembe')).toEqual([]);
});

/** FUZZ=full asks for every startup. */
const EVERY_NTH = process.env.FUZZ === 'full' ? 1 : 5;

test('a name with one letter dropped, doubled or swapped, or without accents, is among the first five at least 97 times in 100', async () => {
  const startups = await site.sql.selectFrom('startups').select(['name', 'slug']).execute();
  expect(startups.length).toBeGreaterThan(100);
  const missed: string[] = [];
  let asked = 0;
  for (const { name, slug } of startups.filter((_, nth) => nth % EVERY_NTH === 0)) {
    for (const q of misspell(name)) {
      asked += 1;
      const found = (await suggestNames(site.sql, q)).slice(0, 5);
      if (!found.some((one) => one.kind === 'startup' && one.slug === slug))
        missed.push(`${name}: ${q}`);
    }
  }
  expect(asked).toBeGreaterThan(200);
  expect(missed.length / asked, missed.join('\n')).toBeLessThanOrEqual(0.03);
});

/** First, middle and last letter dropped, doubled and swapped with the next. */
function misspell(name: string): string[] {
  const letters = Array.from(name);
  const isLetter = (letter = '') => /[\p{L}\p{N}]/u.test(letter);
  const places = letters.flatMap((letter, place) => (isLetter(letter) ? [place] : []));
  const all = [0, places.length >> 1, places.length - 1].flatMap((nth) => {
    const place = places[nth] ?? 0;
    const [letter = '', next = ''] = letters.slice(place);
    const swapped = isLetter(next) ? [letters.with(place, next).with(place + 1, letter)] : [];
    return [letters.toSpliced(place, 1), letters.toSpliced(place, 0, letter), ...swapped];
  });
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return [...new Set([plain, ...all.map((one) => one.join(''))])];
}
