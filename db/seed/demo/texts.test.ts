import { describe, expect, test } from 'vitest';
import { readStarterCatalogue } from '../starter-catalogue.ts';
import { Random } from './random.ts';
import { ALL_SECTORS, overview, roundHeadline, type Sector, tagline } from './texts.ts';

const { industries } = readStarterCatalogue();

function subjectOf(sector: Sector) {
  return {
    name: 'Zimbalo Demo',
    city: 'Ouagadougou',
    country: 'Central African Republic',
    neighbour: 'DR Congo',
    foundedIn: 2026,
    industries: ['HR technology', 'Buy now, pay later', 'Mobile money'],
    sector,
  };
}

test('an Angel round has its article', () => {
  const [sector] = ALL_SECTORS;
  if (!sector) throw new Error('no sector');
  const round = { round: 'Angel', amountUsd: 78_000 };
  const said = Array.from({ length: 40 }, (_, seed) =>
    roundHeadline(subjectOf(sector), round, undefined, new Random(seed)),
  );
  expect(said.join()).toContain(' in an Angel round');
  expect(said.join()).not.toContain(' in a Angel');
});

describe('sectors', () => {
  test('cover every industry, each once', () => {
    const covered = ALL_SECTORS.flatMap((sector) => sector.industries);
    expect(covered.toSorted()).toEqual(industries.map(({ slug }) => slug).toSorted());
  });

  test('have words enough for two of each in one text', () => {
    for (const sector of ALL_SECTORS) {
      expect(sector.products.length, sector.products[0]).toBeGreaterThanOrEqual(5);
      expect(sector.customers.length, sector.products[0]).toBeGreaterThanOrEqual(5);
      expect(sector.actions.length, sector.products[0]).toBeGreaterThanOrEqual(4);
      expect(sector.benefits.length, sector.products[0]).toBeGreaterThanOrEqual(4);
      expect(sector.incomes.length, sector.products[0]).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('texts', () => {
  const random = new Random(11);
  const subjects = ALL_SECTORS.flatMap((sector) =>
    Array.from({ length: 60 }, () => subjectOf(sector)),
  );
  const taglines = subjects.map((subject) => tagline(subject, random));
  const overviews = subjects.map((subject) => overview(subject, random));

  test('keep to the lengths of a listing', () => {
    for (const line of taglines) {
      expect(line.length, line).toBeGreaterThanOrEqual(10);
      expect(line.length, line).toBeLessThanOrEqual(140);
      expect(line).not.toMatch(/\.$|^[a-z]/);
    }
    for (const text of overviews) {
      expect(text.length, text).toBeGreaterThanOrEqual(80);
      expect(text.length, text).toBeLessThanOrEqual(3_000);
    }
  });

  test('are whole sentences without holes or hype', () => {
    for (const text of overviews) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(
        /undefined|null|\s\s|\s[.,]|\.\.|!|\ba (?=[aeio])|\ban (?=[^aeiouh])/,
      );
      expect(text).toContain('HR technology, buy now, pay later and mobile money');
    }
  });

  test('do not put a second product after the last year of the demonstration', () => {
    for (const text of overviews) expect(text).not.toMatch(/\b202[789]\b/);
  });

  test('use more than a thousand words, so that searching them means something', () => {
    const words = new Set(
      [...taglines, ...overviews]
        .join(' ')
        .toLowerCase()
        .match(/[a-z]{3,}/g),
    );
    expect(words.size).toBeGreaterThan(1_000);
  });
});
