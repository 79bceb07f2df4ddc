import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import { findMentions, type NamedStartup } from './find-mentions.ts';
import { WORDS } from './words.ts';

const startup = (id: number, name: string, values: Partial<NamedStartup> = {}): NamedStartup => ({
  id,
  name,
  domain: null,
  country: 'Kenya',
  iso2: 'KE',
  founders: [],
  isOtherName: false,
  ...values,
});
const isCommon = (key: string) => WORDS.common.has(key);
const CATALOGUE = [
  startup(1, 'Flutterwave', { country: 'Nigeria', iso2: 'NG' }),
  startup(2, 'Wave', {
    country: 'Senegal',
    iso2: 'SN',
    domain: 'wave.com',
    founders: ['Drew Durbin'],
  }),
  startup(3, 'M-KOPA'),
  startup(4, 'Chipper Cash', { country: 'Ghana', iso2: 'GH' }),
  startup(5, 'Lagos', { isOtherName: true, country: 'Nigeria', iso2: 'NG' }),
  startup(6, 'Kudi'),
  startup(7, 'Sun King'),
  startup(8, 'Kuda', { country: 'Nigeria', iso2: 'NG' }),
  startup(9, 'Djamo', { country: "Côte d'Ivoire", iso2: 'CI' }),
  startup(10, 'Wave Money'),
  startup(11, 'mPharma', { country: 'Ghana', iso2: 'GH' }),
  startup(12, '54gene'),
  startup(13, 'Twiga', { country: 'Kenya', iso2: 'KE' }),
  startup(14, 'Twiga', { country: 'Tanzania', iso2: 'TZ' }),
  startup(15, '@Pay'),
];
const find = (title: string, summary = '', linkedHosts: string[] = []) =>
  findMentions({ title, summary, linkedHosts }, CATALOGUE, isCommon);

describe('distinct names', () => {
  test.each([
    ['Flutterwave raises $250M', [1]],
    ['FLUTTERWAVE RAISES $250M', [1]],
    ['Why Flutterwave’s valuation matters', [1]],
    ['Flutterwave/Kuda deal (54gene too)', [1, 8, 12]],
    ['The Flutterwave-backed fund', [1]],
    ['M-KOPA and MKOPA, “Chipper Cash”', [3, 4]],
    ['M‑KOPA with another hyphen', [3]],
    ['Ghana’s mPharma expands', [11]],
    ['MPharma expands', [11]],
    ['a rapper backs 54GENE and 54gene', [12]],
  ])('%s', (title, ids) => {
    expect(find(title)).toEqual(ids);
  });

  test.each([
    'Flutterwaves and Kudas',
    'Flutter wave',
    'Chipper, cash',
    'Chipper. Cash is king',
    'The chipper cash cow',
    'XFlutterwave',
    'kuda',
  ])('not in: %s', (title) => {
    expect(find(title)).toEqual([]);
  });

  test('with accents or without', () => {
    expect(find('Djamo lève 17 millions', 'La startup ivoirienne')).toEqual([9]);
    expect(find('Djámo')).toEqual([9]);
  });

  test('the longest of names inside each other', () => {
    expect(find('Wave Money raises $5M')).toEqual([10]);
  });

  test('the summary counts as the title does', () => {
    expect(find('Funding of the week', 'Rounds of Kuda and others')).toEqual([8]);
  });
});

describe('names that are words', () => {
  test.each([
    'Wave raises $200M in Series A',
    'Wave Raises $200M in Series A Round',
    "Senegal's Wave lays off staff",
    'Senegalese fintech Wave opens in Mali',
    'Drew Durbin on building Wave for everybody',
    'Wave, a mobile money company, is profitable',
    'The CEO of Wave speaks',
    'People in Dakar pay with Wave every day',
    'How the startup Wave works',
  ])('meant in: %s', (title) => {
    expect(find(title)).toContain(2);
  });

  test.each([
    'A new wave of startups raises hopes',
    'A New Wave of African Startups Raises $10M',
    'The Next Wave Raises $10M for Founders',
    'Wave of layoffs hits startups in Senegal',
    'Heat wave hits Senegal',
    'New-Wave design is back',
    'The Third Wave Is Here for Senegal',
    'Riding the Wave',
    'wave raises hopes',
    'Wave-like growth in Senegal',
  ])('not meant in: %s', (title) => {
    expect(find(title)).not.toContain(2);
  });

  test('the domain in a link or in the text tells', () => {
    expect(find('What Happened to Wave Today in Tech', '', ['wave.com'])).toEqual([2]);
    expect(find('What Happened to Wave Today in Tech', 'See www.wave.com.')).toEqual([2]);
    expect(find('What Happened to Wave Today in Tech', 'See shortwave.com or wave.com.au')).toEqual(
      [],
    );
    expect(find('What Happened to Wave Today in Tech')).toEqual([]);
  });

  test('a place is the place unless it acts', () => {
    expect(find('Startups in Lagos, Nigeria grow')).toEqual([]);
    expect(find('The startup Lagos raises $2M')).toEqual([5]);
  });

  test('two words in capitals inside a sentence', () => {
    expect(find('We visited Sun King in Nairobi')).toEqual([7]);
    expect(find('The Sun King of France')).toEqual([]);
  });

  test('a name without letters of its own finds nothing by itself', () => {
    expect(find('Pay gap')).toEqual([]);
    expect(
      findMentions({ title: '# !', summary: '', linkedHosts: [] }, [startup(1, '#!')], isCommon),
    ).toEqual([]);
  });
});

describe('two startups of one name', () => {
  test('the country tells; without one nobody is meant', () => {
    expect(find('Twiga raises $30M in Tanzania')).toEqual([14]);
    expect(find('Kenyan startup Twiga raises $30M')).toEqual([13]);
    expect(find('Twiga raises $30M')).toEqual([]);
    expect(find('Twiga leaves Kenya for Tanzania')).toEqual([]);
  });
});

describe('any text', () => {
  const around = fc.constantFrom(
    ' ',
    ', ',
    '. ',
    ' “',
    '(',
    '/',
    ': ',
    ' – ',
    '\n',
    '',
    '! ',
    '’s ',
  );
  const word = fc.stringMatching(/^[A-Z]?[b-df-hj-np-tv-z]{2,8}$/);

  test('a distinct name is found between any words and signs, and only it', () => {
    fc.assert(
      fc.property(fc.array(word), around, around, fc.array(word), (head, left, right, tail) => {
        const names = new Set([...head, ...tail].map((one) => one.toLowerCase()));
        fc.pre(!names.has('kudi') && !names.has('kuda'));
        const title = `${head.join(' ')}${left || ' '}Flutterwave${right || ' '}${tail.join(' ')}`;
        expect(find(title)).toEqual([1]);
      }),
    );
  });

  test('never inside a longer word', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{0,5}$/),
        fc.stringMatching(/^[a-z0-9]{0,5}$/),
        (left, right) => {
          fc.pre(left + right !== '');
          expect(find(`the ${left}Flutterwave${right} story`)).toEqual([]);
        },
      ),
    );
  });

  test('no text breaks it, and it names only startups there are, each once', () => {
    const ids = new Set(CATALOGUE.map(({ id }) => id));
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...CATALOGUE.map(({ name }) => name)),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (title, summary) => {
        const found = find(title.join(' '), summary.join(''));
        expect(found.every((id) => ids.has(id))).toBe(true);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test('a name of any letters finds itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{Lu}\p{Lo}]\p{L}{4,12}$/u), (name) => {
        const found = findMentions(
          { title: `About ${name} today`, summary: '', linkedHosts: [] },
          [startup(1, name)],
          () => false,
        );
        expect(found).toEqual([1]);
      }),
    );
  });

  test('ten thousand words take no more work than their number', async () => {
    const findAmong = (words: number) =>
      find('Wave '.repeat(words), 'Chipper Cash '.repeat(words / 2));
    expect(await growthOf(findAmong, 10_000)).toBeLessThan(MOST_GROWTH);
  });
});
