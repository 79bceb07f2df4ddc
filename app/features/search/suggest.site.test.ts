import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import {
  MAX_SUGGESTIONS,
  preview,
  type QuestionAnswer,
  type Suggestion,
  suggestion,
} from './contract.ts';
import { suggestNames } from './suggest.server.ts';

const answer = z.strictObject({
  data: z.array(suggestion.strict()).max(MAX_SUGGESTIONS),
  meta: z.strictObject({ understood: z.array(z.string()), found: preview.nullable() }),
});

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function suggest(q: string): Promise<Suggestion[]> {
  return answer.parse(await site.api(`/suggest?q=${encodeURIComponent(q)}`)).data;
}

async function ask(q: string) {
  return answer.parse(await site.api(`/suggest?q=${encodeURIComponent(q)}`)).meta;
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

describe('people', () => {
  test('are suggested by any of their names, with a typing error too', async () => {
    const tosin = {
      kind: 'person',
      name: 'Tosin Eniolorunda',
      slug: 'tosin-eniolorunda',
      label: 'Founder of Moniepoint',
    };
    for (const q of ['Tosin Eniolorunda', 'tosin eni', 'eniolorunda', 'Eniolorunda Tosin']) {
      expect(await suggest(q), q).toContainEqual(tosin);
    }
    expect((await suggest('Tosin Eniolorunda'))[0]).toEqual(tosin);
    expect(await suggest('tosin eniolorundo')).toContainEqual(tosin);
    expect(await first('mitchell elegbe')).toBe('mitchell-elegbe');
  });

  test('who founded and invested are one, in suggestions, on the results page and on their pages', async () => {
    const found = (await suggest('Iyinoluwa Aboyeji')).filter(({ name }) => /Aboyeji/.test(name));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: 'person', label: /^Founder of .+ · Investor$/ });
    const results = await site.page('/search?q=Iyinoluwa+Aboyeji');
    expect(results).toContain('href="/person/iyinoluwa-aboyeji"');
    expect(results).toContain('Founder of ');
    const person = await site.page('/person/iyinoluwa-aboyeji');
    expect(person).toContain('href="/investor/iyinoluwa-aboyeji"');
    const investor = await site.page('/investor/iyinoluwa-aboyeji');
    expect(investor).toContain('href="/person/iyinoluwa-aboyeji"');
  });

  test('are no longer suggested once they are removed', async () => {
    const { id } = await site.sql
      .insertInto('people')
      .values({ slug: 'qeyda-wolbuteki', name: 'Qeyda Wolbuteki' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await first('qeyda wol')).toBe('qeyda-wolbuteki');
    await site.sql.deleteFrom('people').where('id', '=', id).execute();
    expect(await suggest('qeyda wol')).toEqual([]);
  });
});

test('places are suggested by what other languages call them', async () => {
  for (const [q, slug] of [
    ['Le Caire', 'cairo'],
    ['القاهرة', 'cairo'],
    ['القاهر', 'cairo'],
    ['Le Cap', 'cape-town'],
    ['Maroc', 'morocco'],
    ['Afrique du Sud', 'south-africa'],
    ['مصر', 'egypt'],
    ['Marrocos', 'morocco'],
  ]) {
    expect(await first(q ?? ''), q).toBe(slug);
  }
});

describe('a question while one types', () => {
  test('has how many it finds and the first three, as the search says', async () => {
    for (const q of ['fintech in kenya', 'series a rounds in 2021', 'investors in ghana']) {
      const { found, understood } = await ask(q);
      const { data, meta }: QuestionAnswer = await site.api(`/search?q=${encodeURIComponent(q)}`);
      expect(understood.length, q).toBeGreaterThan(1);
      expect(found?.total, q).toBe(meta.total);
      const slugs = data[data.understood.returns].slice(0, 3).map(({ slug }) => slug);
      expect(
        found?.data.map(({ path }) => path.split('/').at(-1)),
        q,
      ).toEqual(slugs);
      expect(found?.title).toMatch(/^[\d,]+\+? \w+/);
    }
  });

  test('is answered beside its names only where it is one', async () => {
    for (const q of ['kenya', 'flutterwave', 'Chipper Cash']) {
      expect(await ask(q), q).toEqual({ understood: [], found: null });
    }
  });

  test('of closed startups says why they closed', async () => {
    const { found } = await ask('which startups closed in 2023 and why');
    expect(found?.data.map(({ label }) => label).join()).toContain('Ran out of money');
  });

  test('for a comparison leads to it', async () => {
    expect((await ask('compare Wave, Flutterwave and Moniepoint')).found).toMatchObject({
      total: 3,
      data: [{ path: '/compare?startups=wave,flutterwave,moniepoint' }],
    });
  });

  test('that finds nothing says so', async () => {
    const { found } = await ask('fintech in Comoros founded before 1990');
    expect(found).toMatchObject({ total: 0, data: [] });
  });
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
