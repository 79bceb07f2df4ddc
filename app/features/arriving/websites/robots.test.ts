import { expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import { longestTurnOf, referenceWork } from '../../../../test/longest-turn.ts';
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

const ROBOTS = `# all
User-agent: *
Disallow: /

User-Agent: Other
user-agent: Griot/1.0
Disallow: /*.pdf$   # files
Disallow: /a*/z
Disallow: /caf\u00e9
Disallow: /b%2fc
Allow: /a/open/z

Disallow: /search?
User-agent: griot
Disallow: /later$
Allow:
`;

test.each([
  ['/', true],
  ['/a.pdf', false],
  ['/a.pdf?page=1', true],
  ['/a/b/z/more', false],
  ['/a/open/z', true],
  ['/caf%c3%a9', false],
  ['/b%2Fc', false],
  ['/search', true],
  ['/search?q=a', false],
  ['/later', false],
  ['/later/on', true],
])('of the groups that name us, the longest rule decides: %s %s', async (path, expected) => {
  const mayFetch = createMayFetch(siteWith(ROBOTS), 'griot');
  expect(await mayFetch(new URL(path, 'https://site.test'))).toBe(expected);
  expect(await createMayFetch(siteWith(ROBOTS), 'elsewhere')(new URL('https://site.test'))).toBe(
    false,
  );
});

test.each(['a*a', '*a', ''])('others are answered meanwhile: rules of %j', async (piece) => {
  const rule = `Disallow: /${piece.repeat(30)}b\n`;
  const robots = `User-agent: *\n${rule.repeat(Math.floor(500_000 / rule.length))}`;
  const mayFetch = () =>
    createMayFetch(siteWith(robots), 'griot')(new URL(`/${'a'.repeat(900)}`, 'https://site.test'));
  await mayFetch();
  const longest = await longestTurnOf(mayFetch);
  const most = await longestTurnOf(async () => {
    for (let count = 0; count < 15; count += 1) referenceWork();
  });
  expect(longest).toBeLessThan(most);
});
