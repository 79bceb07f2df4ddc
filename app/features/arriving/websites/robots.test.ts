import { expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import { createMayFetch } from './robots.server.ts';

/** A site whose robots.txt is this, or the fetcher's error for one that is too large. */
function siteWith(robots: string): FetchOutside {
  return async (url, { maxBytes = 0 } = {}) => {
    if (robots.length > maxBytes) throw new OutsideError('too-large');
    return { status: 200, url, headers: {}, body: Buffer.from(robots) };
  };
}

test.each([
  ['/shop', true],
  ['/private/a', false],
  [`/shop?${'a'.repeat(1_000)}`, false],
])('%.20s may be fetched: %s', async (path, expected) => {
  const mayFetch = createMayFetch(siteWith('User-agent: *\nDisallow: /private'), 'griot');
  expect(await mayFetch(new URL(path, 'https://site.test'))).toBe(expected);
});

test.each(['*a', '*', 'a*a'])('rules made to take long take little: %s', async (piece) => {
  const rule = `Disallow: /${piece.repeat(100)}b\n`;
  const askBy = async (bytes: number) => {
    const mayFetch = createMayFetch(
      siteWith(`User-agent: *\n${rule.repeat(Math.floor(bytes / rule.length) - 1)}`),
      'griot',
    );
    await mayFetch(new URL(`/${'a'.repeat(900)}`, 'https://site.test'));
    await mayFetch(new URL(`/${'a'.repeat(4_000)}`, 'https://site.test'));
  };
  expect(await growthOf(askBy, 500_000)).toBeLessThan(MOST_GROWTH);
});
