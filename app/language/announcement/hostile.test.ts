// Articles are read in one turn each: none holds up visitors long, whatever its publisher writes.
import { expect, test } from 'vitest';
import { workOf } from '../../../test/growth.ts';
import { referenceWork } from '../../../test/longest-turn.ts';
import { readAnnouncement } from './read-announcement.ts';

/** Of some 2 ms on a small server. */
const MOST_REFERENCES = 100;

const read = (title: string, summary: string) =>
  readAnnouncement({ title, summary, publishedOn: '2026-05-17' });

test.each([
  ['sums', '$1m '],
  ['words that may begin a sum', 'a '],
])('%s', async (_, part) => {
  const article = () =>
    read(`Somesa gets backing ${part.repeat(70)}`, `Somesa, ${part.repeat(400)}`);
  expect(await leastOf(article)).toBeLessThan(MOST_REFERENCES * (await leastOf(referenceWork)));
});

/** Memory may be tidied meanwhile, and processors count in steps of some milliseconds. */
async function leastOf(work: () => unknown): Promise<number> {
  const measured: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    measured.push(await workOf(() => Array.from({ length: 5 }, work)));
  }
  return Math.min(...measured);
}
