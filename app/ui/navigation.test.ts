import { describe, expect, it } from 'vitest';
import { getCurrent } from './navigation.tsx';

describe('getCurrent', () => {
  it('distinguishes the page itself, one below it, and one that only begins alike', () => {
    expect(getCurrent('/top-100', '/top-100')).toBe('page');
    expect(getCurrent('/top-100', '/top-100/startups-by-fundings')).toBe('true');
    expect(getCurrent('/news', '/newsletter')).toBeUndefined();
  });
});
