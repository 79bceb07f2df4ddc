import { describe, expect, test } from 'vitest';
import type { Preview, Suggestion } from './contract.ts';
import {
  type Answered,
  findLikeliest,
  isQuestion,
  listPaletteGroups,
  NOTHING_FOUND,
} from './palette-groups.ts';

const FOUND: Suggestion[] = [
  { kind: 'location', name: 'Nigeria', slug: 'nigeria', label: 'Country' },
  { kind: 'startup', name: 'Nigerian Mono', slug: 'nigerian-mono', label: 'Startup in Nigeria' },
  { kind: 'location', name: 'Niger', slug: 'niger', label: 'Country' },
];

const answered = (data: Suggestion[]): Answered => ({ ...NOTHING_FOUND, data });

const titles = (typed: string, recent: string[] = [], found: Suggestion[] = []) =>
  listPaletteGroups(typed, recent, answered(found)).map(({ title }) => title);

describe('groups of the palette', () => {
  test('recent searches in their order until there are two letters', () => {
    expect(listPaletteGroups('', ['b & c', 'a'], NOTHING_FOUND)[0]).toEqual({
      title: 'Recent searches',
      options: [
        { name: 'b & c', href: '/search?q=b+%26+c' },
        { name: 'a', href: '/search?q=a' },
      ],
    });
    expect(titles('n', ['a'], [])).toContain('Recent searches');
    expect(titles('ni', ['a'], FOUND)).not.toContain('Recent searches');
    expect(titles('')).toEqual(['Try', 'Actions']);
    expect(titles('', ['a'])).toEqual(['Recent searches', 'Actions']);
  });

  test('saved searches below the recent ones, until there are two letters', () => {
    const saved = [{ name: 'Kenya', address: '/rounds?country=kenya' }];
    const groups = listPaletteGroups('', ['a'], NOTHING_FOUND, saved);
    expect(groups.map(({ title }) => title)).toEqual([
      'Recent searches',
      'Saved searches',
      'Actions',
    ]);
    expect(groups[1]?.options).toEqual([{ name: 'Kenya', href: '/rounds?country=kenya' }]);
    const typed = listPaletteGroups('ni', [], answered(FOUND), saved).map(({ title }) => title);
    expect(typed).not.toContain('Saved searches');
  });

  test('what was found by kind, in the order of the kinds, each in the order found', () => {
    const groups = listPaletteGroups('nige', [], answered(FOUND));
    expect(groups.map(({ title }) => title)).toEqual(['Startups', 'Places', 'Actions']);
    expect(groups[1]?.options.map(({ href }) => href)).toEqual([
      '/location/nigeria',
      '/location/niger',
    ]);
    expect(groups[0]?.options[0]).toEqual({
      name: 'Nigerian Mono',
      label: 'Startup in Nigeria',
      href: '/startup/nigerian-mono',
      isFound: true,
    });
  });

  test('the first answers to a question come first, under how many there are', () => {
    const data = [{ name: 'Moniepoint', label: 'Startup in Nigeria', path: '/startup/moniepoint' }];
    const found: Preview = { title: '27 startups', total: 27, total_is: 'exact', data };
    const meta = { understood: ['Startups', 'Country: Nigeria'], found };
    const groups = listPaletteGroups('nige', [], { data: FOUND, meta });
    expect(groups.map(({ title }) => title)).toEqual([
      '27 startups',
      'Startups',
      'Places',
      'Actions',
    ]);
    expect(groups[0]?.options[0]).toMatchObject({ href: '/startup/moniepoint', isFound: true });
  });

  test('the likeliest is the first found, wherever its group stands', () => {
    expect(findLikeliest(listPaletteGroups('nige', [], answered(FOUND)), FOUND)).toBe(1);
    expect(findLikeliest(listPaletteGroups('nige', [], NOTHING_FOUND), [])).toBe(-1);
  });

  test('actions are narrowed by what is typed; the results page comes first', () => {
    const names = (typed: string) =>
      listPaletteGroups(typed, [], NOTHING_FOUND)
        .at(-1)
        ?.options.map(({ name }) => name);
    expect(names('')).toContain('Go to Map');
    expect(names('')).toContain('Theme: Dark');
    expect(names('compare')).toEqual(['All results for “compare”', 'Go to Compare']);
    expect(names('qqq')).toEqual(['All results for “qqq”']);
  });

  test('a letter outside the basic plane is one letter', () => {
    expect(isQuestion('𞤀')).toBe(false);
    expect(isQuestion(' a ')).toBe(false);
    expect(isQuestion(' ab')).toBe(true);
  });
});
