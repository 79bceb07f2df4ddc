// Articles are read in one turn each: none holds up visitors long, whatever its publisher writes.
import { beforeAll, expect, test } from 'vitest';
import { workOf } from '../../../test/growth.ts';
import { referenceWork } from '../../../test/longest-turn.ts';
import { readAnnouncement } from './read-announcement.ts';

/** Of some 2 ms on a small server. */
const MOST_REFERENCES = 40;

const read = (title: string, summary: string) =>
  readAnnouncement({ title, summary, publishedOn: '2026-05-17' });

/** Names that differ, for "#". */
function repeat(part: string, length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += part.replace('#', () => nameOf(at));
  return text.slice(0, length);
}
const nameOf = (at: number) =>
  `Z${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}o`;

beforeAll(() => {
  // Patterns are compiled when they are used first.
  read('Somesa raises $4m seed round', 'Somesa, a Lagos-based fintech, raised $4m.');
});

test.each([
  ['sums', 'Somesa gets backing', '$1m '],
  ['words that may begin a sum', 'Somesa gets backing', 'a '],
  ['leads', 'Somesa raises $4m seed round', 'led by # '],
  ['owners', 'Somesa gets backing', '’s # '],
])('%s', async (_, title, part) => {
  const article = () => read(`${title} ${repeat(part, 260)}`, `Somesa, ${repeat(part, 1_190)}`);
  expect(await leastOf(article)).toBeLessThan(MOST_REFERENCES * (await leastOf(referenceWork)));
});

/** Memory may be tidied meanwhile, and processors count in steps of some milliseconds. */
async function leastOf(work: () => unknown): Promise<number> {
  const measured: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    measured.push(await workOf(() => Array.from({ length: 2 }, work)));
  }
  return Math.min(...measured);
}
