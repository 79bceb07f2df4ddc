import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { soundKeysOf } from '../../language/arabic-sound.ts';
import type { QuestionAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The site of a test has no index of meaning, so subjects are left out. */
async function read(q: string): Promise<string> {
  const { data }: QuestionAnswer = await site.api(`/search?${new URLSearchParams({ q })}`);
  const { returns, filters, ignored } = data.understood;
  const parts = filters.map(({ column, query_1 }) => `${column} ${query_1}`);
  return `${returns}: ${parts.join('; ')}${ignored.map((words) => `; not ${words}`).join('')}`;
}

describe('names in Arabic letters', () => {
  test.each([
    ['المستثمرون في سويفل', 'investors: startup swvl'],
    ['استثمارات ألجيبرا فنتشرز', 'rounds: investor algebra-ventures'],
    ['شركات أسسها محمود نوح', 'startups: founder Mahmoud Nouh'],
    ['جولات انستاباج', 'rounds: startup instabug'],
  ])('%s', async (question, reading) => {
    expect(await read(question)).toBe(reading);
  });

  test.each([
    ['انستاباج', 'instabug'],
    ['باي موب', 'paymob'],
    ['سويفل باصات', 'swvl'],
  ])('%s is found by its name', async (q, slug) => {
    const { data }: QuestionAnswer = await site.api(`/search?${new URLSearchParams({ q })}`);
    expect(data.startups[0]?.slug).toBe(slug);
  });

  test('what is no name stays a subject', async () => {
    expect(await read('بيع الملابس المستعملة')).toBe('startups: ; not بيع الملابس المستعملة');
  });

  test('a name has one of the keys of its usual spelling', async () => {
    const spelled = { Swvl: 'سويفل', 'Algebra Ventures': 'الجيبرا فنتشرز', Nation: 'نيشن' };
    for (const [name, spelling] of Object.entries(spelled)) {
      const { rows } = await raw<{ key: string }>`
        select sound_key(fold_name(${name})) as key`.execute(site.sql);
      expect(soundKeysOf(spelling), name).toContain(rows[0]?.key);
    }
  });
});

test('several words that begin a longer name mean it', async () => {
  expect(await read('startups in Uganda backed by Google Black Founders Fund')).toBe(
    'startups: country uganda; investor google-black-founders-fund-africa',
  );
});

describe('investors by their initials', () => {
  test.each([
    [
      'startups backed by BII in Kenya',
      'startups: investor british-international-investment; country kenya',
    ],
    ['rounds led by bii', 'rounds: lead_investor british-international-investment'],
    ['startups backed by AfDB', 'startups: ; not AfDB'],
  ])('%s', async (question, reading) => {
    expect(await read(question)).toBe(reading);
  });

  test('alone they are the name', async () => {
    const { data }: QuestionAnswer = await site.api('/search?q=BII');
    expect(data.investors.map(({ slug }) => slug)).toEqual(['british-international-investment']);
  });
});

describe('a misspelt name is that name alone', () => {
  test.each([
    ['gozeem', 'startups', 'gozem'],
    ['apolo agriculture', 'startups', 'apollo-agriculture'],
    ['teamapt', 'startups', 'moniepoint'],
    ['baobab plus', 'startups', 'baobab'],
    ['partek', 'investors', 'partech'],
    ['investisseurs et partenaires', 'investors', 'investisseurs-partenaires'],
    ['investisseur et partenaire', 'investors', 'investisseurs-partenaires'],
    ['jack ma foundatino', 'investors', 'jack-ma-foundation'],
  ] as const)('%s', async (q, returns, slug) => {
    const { data }: QuestionAnswer = await site.api(`/search?${new URLSearchParams({ q })}`);
    expect(data.understood).toMatchObject({ returns, filters: [], meaning: null });
    expect(data[returns].map((found) => found.slug)).toEqual([slug]);
  });

  test.each([
    ['halan مصر', 'startups: country egypt; name MNT-Halan'],
    ['paystack nigeria', 'startups: country nigeria; name Paystack'],
    ['PAYSTAK NIGERIA', 'startups: country nigeria; name Paystack'],
    ['wave senegal', 'startups: country senegal; name Wave'],
    ['wi connect angola', 'startups: country angola; name WiConnect'],
    ['opibus pikipiki za umeme', 'startups: industry electric-vehicles; name Roam'],
    ['what is Greenlight Planet called these days', 'startups: name Sun King'],
    ['startups backed by partek', 'startups: investor partech'],
    ['startups backed by PARTEK', 'startups: investor partech'],
    ['d.light debt rounds since 2022', 'rounds: startup d-light; kind debt; announced_on 2022'],
  ])('%s', async (question, reading) => {
    expect(await read(question)).toBe(reading);
  });

  test('words of a language are no names', async () => {
    for (const q of ['tontine', 'covoiturage', 'beds', 'escolas', 'umeme']) {
      const { data }: QuestionAnswer = await site.api(`/search?${new URLSearchParams({ q })}`);
      expect(
        data.understood.meaning ?? data.understood.ignored[0] ?? data.understood.filters[0]?.column,
        q,
      ).toBeTruthy();
    }
  });
});
