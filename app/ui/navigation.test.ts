import { describe, expect, it } from 'vitest';
import { getCurrent, listLiveLinks } from './navigation.ts';

describe('getCurrent', () => {
  it('tells the page itself from one below it and from one that only begins alike', () => {
    expect(getCurrent('/top-100', '/top-100')).toBe('page');
    expect(getCurrent('/top-100', '/top-100/startups-by-fundings')).toBe('true');
    expect(getCurrent('/news', '/newsletter')).toBeUndefined();
  });
});

it('a link that is off is not shown', () => {
  const links = [
    { href: '/a', label: 'A', on: true },
    { href: '/b', label: 'B', on: false },
  ];
  expect(listLiveLinks(links).map(({ href }) => href)).toEqual(['/a']);
});
