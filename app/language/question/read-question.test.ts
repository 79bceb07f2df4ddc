import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workOf } from '../../../test/growth.ts';
import { openLexicon, read, describe as say } from '../../../test/question-reader.ts';
import questions from '../../../test/questions/questions.json' with { type: 'json' };
import industryWords from './lexicon/industries.json' with { type: 'json' };
import placeWords from './lexicon/places.json' with { type: 'json' };
import { GRAMMARS } from './sense.ts';

describe.each(Object.entries(questions))('questions in %s', (_, asked) => {
  test.each(Object.entries(asked))('%s', (question, reading) => {
    expect(say(question)).toBe(reading);
  });
});

describe('names', () => {
  test('a name stays a name, with the other reading beside it', () => {
    expect(say('Seed Co')).toBe('startups: ');
    expect(say('KENYA  Airways')).toBe('startups: ');
    expect(read('Kenya Airways').other_reading).toMatchObject({
      filters: [{ column: 'country', query_1: 'kenya' }],
      meaning: 'Airways',
    });
  });

  test('a startup of a common name is no filter beside unknown words', () => {
    expect(say('wave energy converters at sea')).not.toContain('name');
    expect(say('who backed Wave')).toBe('investors: startup equals wave');
  });
});

describe('what a question may mean as well', () => {
  test('raised over $50M: in all, or in one round', () => {
    const { filters, other_reading } = read('startups that raised over $50M');
    expect(filters[0]?.column).toBe('total_fundings');
    expect(other_reading?.filters[0]?.column).toBe('any_round.amount');
  });

  test('shoes made by women: about them, or startups led by women', () => {
    const { filters, other_reading } = read('shoes made by women');
    expect(filters).toEqual([]);
    expect(other_reading?.filters[0]).toMatchObject({ column: 'women_led', words: 'by women' });
    expect(read('how can farmers sell their crops').other_reading).toBeNull();
  });

  test('investors in Kenya: who invest there, or whose seat is there', () => {
    const { filters, other_reading } = read('investors in Kenya');
    expect(filters[0]?.column).toBe('backed_country');
    expect(other_reading?.filters[0]?.column).toBe('country');
  });
});

test('filters carry the words they came from', () => {
  const { filters } = read('Kenyan fintechs that raised over $5M in 2022');
  expect(filters.map(({ words }) => words)).toEqual(['Kenyan', 'fintechs', 'over $5M', 'in 2022']);
});

describe('the lexicon', () => {
  test('repeats no word in a list', () => {
    const wrong: string[] = [];
    const visit = (path: string, value: unknown): void => {
      if (Array.isArray(value)) {
        const words = value.filter((one) => typeof one === 'string');
        if (new Set(words).size < words.length) wrong.push(`${path} repeats a word`);
      }
      if (typeof value === 'object' && value !== null) {
        for (const [key, one] of Object.entries(value)) visit(`${path}.${key}`, one);
      }
    };
    for (const [language, grammar] of Object.entries(GRAMMARS)) visit(language, grammar);
    visit('industries', industryWords.industries);
    visit('places', placeWords.countries);
    expect(wrong).toEqual([]);
  });

  test('has the same groups in every language', () => {
    const shapeOf = (grammar: object) => Object.keys(grammar);
    for (const grammar of Object.values(GRAMMARS)) {
      expect(shapeOf(grammar)).toEqual(shapeOf(GRAMMARS.en));
    }
  });

  test('knows every country and region', () => {
    const { regions } = openLexicon();
    expect([...regions].filter(([, members]) => members.length === 0)).toEqual([]);
    for (const iso2 of Object.keys(placeWords.countries)) expect(iso2).toMatch(/^[A-Z]{2}$/);
  });
});

/** FUZZ=full runs ten times as many. */
const RUNS = process.env.FUZZ === 'full' ? 20_000 : 2_000;

describe('any input', () => {
  const words = Object.values(questions).flatMap((asked) =>
    Object.keys(asked).flatMap((q) => q.split(' ')),
  );
  const scripts = [
    '\u0041-\u007a',
    '\u0600-\u06ff',
    '\u1200-\u137f',
    '\u0400-\u04ff',
    '\u4e00-\u4fff',
  ];
  const letters = fc.oneof(
    ...scripts.map((range) => fc.stringMatching(new RegExp(`^[${range} 0-9$€.,]{0,40}$`))),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc
      .array(fc.oneof(fc.constantFrom(...words), letters), { maxLength: 30 })
      .map((all) => all.join(' ')),
  );

  test('is read, each filter with words of the question', () => {
    fc.assert(
      fc.property(text, (question) => {
        const { filters, meaning, ignored } = read(question);
        for (const { column, operator, query_1, query_2, words: said } of filters) {
          if (!column || !operator) return false;
          const isNumber = Number.isFinite(Number(query_1));
          if (isNumber && query_2 && Number(query_2) < Number(query_1)) return false;
          if (!said.split(', ').every((part) => question.includes(part))) return false;
        }
        return meaning !== '' && ignored.every((part) => question.includes(part));
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['questions', Object.values(questions).flatMap((one) => Object.keys(one))],
    ['generated ones', fc.sample(text, RUNS / 4)],
  ])(
    '%s take less work on average than to parse 300 KB of JSON, about a millisecond',
    async (_, asked) => {
      for (const question of asked) read(question);
      const json = JSON.stringify(Array(7).fill(questions));
      const reading = await workOf(() => {
        for (let round = 0; round < 5; round++) for (const question of asked) read(question);
      });
      const parsing = await workOf(() => {
        for (let round = 0; round < 500; round++) JSON.parse(json);
      });
      expect(reading / (5 * asked.length)).toBeLessThan(parsing / 500);
    },
  );
});
