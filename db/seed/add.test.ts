import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addRound } from './add-round.ts';
import { addStartup } from './add-startup.ts';
import { checkCatalogue, REFUSED } from './check-catalogue.ts';
import { readStarterCatalogue, SEED_DIR } from './starter-catalogue.ts';

const TODAY = '2026-11-30';
const LISTS = ['industries', 'places', 'investors', 'news', 'published-totals'];
let dir: string;
let questions: string[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'add-'));
  questions = [];
  for (const one of [...LISTS.map((name) => `${name}.json`), 'startups/wave.json']) {
    cpSync(join(SEED_DIR, one), join(dir, one));
  }
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Somebody who gives these answers one after another, and then goes away. */
function answering(...answers: string[]) {
  const left = [...answers];
  const ask = async (question: string) => {
    questions.push(question);
    return left.shift() ?? null;
  };
  return { ask, dir, today: TODAY };
}

const read = (slug: string) => JSON.parse(readFileSync(join(dir, `startups/${slug}.json`), 'utf8'));
const refused = () =>
  checkCatalogue(readStarterCatalogue(dir), TODAY).filter(({ kind }) => REFUSED.includes(kind));

const STARTUP = [
  'Kiosk Books',
  'Kenya',
  'nairobi',
  'payments, software',
  'kioskbooks.example',
  '2021',
  '@kioskbooks',
  'Bookkeeping by phone for kiosks.',
  'Kiosk Books sells bookkeeping by phone to small shops in Kenya for a monthly fee.',
];
const SOURCE = ['https://news.example/kiosk-books-opens', '5 March 2024'];

describe('a startup', () => {
  test('is written as files are, with what its source shows', async () => {
    const slug = await addStartup(answering(...STARTUP, ...SOURCE, 'Ama Otieno, Ben Wafula'));
    expect(slug).toBe('kiosk-books');
    expect(read('kiosk-books')).toMatchObject({
      name: 'Kiosk Books',
      country: 'KE',
      city: 'Nairobi',
      industries: ['payments', 'software'],
      website: 'https://kioskbooks.example',
      year_founded: 2021,
      twitter: 'kioskbooks',
      tagline: 'Bookkeeping by phone for kiosks',
      status: null,
      people: [{ name: 'Ama Otieno', role: 'Co-founder', founder: true }, { name: 'Ben Wafula' }],
      sources: [
        {
          url: 'https://news.example/kiosk-books-opens',
          read: TODAY,
          published: '2024-03-05',
          shows: expect.arrayContaining(['tagline', 'website', 'city', 'country', 'industries']),
        },
      ],
    });
    expect(read('kiosk-books').sources[0].shows).not.toContain('status');
    expect(refused()).toEqual([]);
  });

  test('is asked again for what cannot be read, with the nearest right word', async () => {
    const [name = '', country = '', ...rest] = STARTUP;
    const slips = [name, 'Kenia land', country, 'Nairobbi', 'Nairobi', 'paymets', 'payments'];
    const answers = answering('', ...slips, ...rest.slice(2), ...SOURCE, '');
    expect(await addStartup(answers)).toBe('kiosk-books');
    const asked = questions.join('\n');
    expect(asked).toMatch(/cannot be left out\nName/);
    expect(asked).toMatch(/Kenia land: not one of the 54 African countries/);
    expect(asked).toMatch(/no Nairobbi; did you mean Nairobi\?/);
    expect(asked).toMatch(/no paymets; did you mean payments\?/);
  });

  test('that may be there already is written only when it is another', async () => {
    const copy = ['Wave Money', ...STARTUP.slice(1, 4), 'wave.com', ...STARTUP.slice(5)];
    const given = [...copy, ...SOURCE, ''];
    expect(await addStartup(answering(...given, 'no'))).toBeNull();
    expect(questions.at(-1)).toMatch(/It may be there already: \w[\w-]* has wave.com too/);
    expect(() => read('wave-money')).toThrow(/ENOENT/);
    expect(await addStartup(answering(...given, 'yes'))).toBe('wave-money');
  });

  test('that is not known to the end is not written', async () => {
    await expect(addStartup(answering(...STARTUP))).rejects.toThrow(/Nothing was written/);
    expect(() => read('kiosk-books')).toThrow(/ENOENT/);
  });
});

describe('a round', () => {
  const source = ['https://news.example/wave-raises', ''];

  test('goes into its place by date, and leaves the rest as it was', async () => {
    const before = read('wave');
    const answers = ['series b', 'March 2024', '$1.5M', 'ribbit capital*, Stripe', '', ...source];
    expect(await addRound('wave', answering(...answers))).toBe(true);
    const after = read('wave');
    expect(after.fundings[2]).toEqual({
      round: 'Series B',
      date: '2024-03',
      amount_usd: 1_500_000,
      reported: null,
      investors: [
        { name: 'Ribbit Capital', lead: true },
        { name: 'Stripe', lead: false },
      ],
      sources: ['https://news.example/wave-raises'],
    });
    expect(after.fundings.toSpliced(2, 1)).toEqual(before.fundings);
    expect(after.sources.slice(0, -1)).toEqual(before.sources);
    expect({ ...after, fundings: 0, sources: 0 }).toEqual({ ...before, fundings: 0, sources: 0 });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(refused()).toEqual([]);
  });

  test('in another currency stands as it was announced', async () => {
    expect(
      await addRound('wave', answering('Seed', '2025', 'NGN 40m', '', 'In two parts.', ...source)),
    ).toBe(true);
    expect(read('wave').fundings.at(2)).toMatchObject({
      amount_usd: null,
      reported: { amount: 40_000_000, currency: 'NGN' },
      note: 'In two parts.',
    });
  });

  test('adds investors that are unknown to their place, when told to', async () => {
    const before = readFileSync(join(dir, 'investors.json'), 'utf8');
    const answers = ['Seed', '2025', '', 'Mombasa Angels Guild*', 'yes', '', ...source];
    expect(await addRound('wave', answering(...answers))).toBe(true);
    const { investors } = readStarterCatalogue(dir);
    const slugs = investors.map(({ slug }) => slug);
    expect(slugs).toEqual(slugs.toSorted());
    expect(investors.find(({ slug }) => slug === 'mombasa-angels-guild')).toMatchObject({
      name: 'Mombasa Angels Guild',
      sources: ['https://news.example/wave-raises'],
    });
    const lines = readFileSync(join(dir, 'investors.json'), 'utf8').split('\n');
    const added = lines.filter((line) => !before.includes(line));
    expect(added).toHaveLength(3);
    expect(refused()).toEqual([]);
  });

  test('with an investor nobody knows is not written when told not to', async () => {
    const before = read('wave');
    expect(await addRound('wave', answering('Seed', '2025', '', 'Ribit Capital', 'no'))).toBe(
      false,
    );
    expect(questions.at(-1)).toMatch(/no Ribit Capital \(there is Ribbit Capital\)\. Add it\?/);
    expect(read('wave')).toEqual(before);
  });

  test('that is there already is asked about', async () => {
    const answers = ['Series A', 'September 2021', '200 million', '', '', ...source];
    expect(await addRound('wave', answering(...answers, 'no'))).toBe(false);
    expect(questions.at(-1)).toMatch(/There is Series A of 2021-09-06 with this amount already/);
  });

  test('of a startup that is not there names the nearest', async () => {
    await expect(addRound('wafe', answering())).rejects.toThrow(/no wafe; did you mean wave\?/);
  });

  test.each([
    ['kind', ['Sereez Q', 'Seed'], /not a kind of round/],
    ['day', ['Seed', '2031', '2025'], /the year 2031 cannot be/],
    ['amount', ['Seed', '2025', 'five coins', ''], /not an amount of money/],
  ])('is asked again for a wrong %s', async (_, answers, says) => {
    await expect(addRound('wave', answering(...answers))).rejects.toThrow(/Nothing was written/);
    expect(questions.join('\n')).toMatch(says);
  });
});
