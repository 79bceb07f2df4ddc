// No question costs more than some 50 ms of the thread: 300,000 steps are less on a small server.
import { beforeAll, expect, test } from 'vitest';
import { read } from '../../../test/question-reader.ts';
import { HOSTILE } from '../../../test/questions/hostile.ts';
import { countSteps } from '../../../test/steps.ts';
import { countSlips, LONGEST_NAME, listRespelled, slipsAllowed } from '../slips.ts';

const MOST_STEPS = 300_000;

beforeAll(() => {
  // The vocabulary is read once.
  read('seed rounds in qwzxv');
});

test.each(HOSTILE)('%s', async (_, question) => {
  expect(await countSteps(() => read(question))).toBeLessThan(MOST_STEPS);
});

test('names near a long word are compared within bounds, and of a longer one not at all', async () => {
  const respelled = (word: string) => () => {
    for (const other of listRespelled(word)) countSlips(word, other);
  };
  const long = 'ck'.repeat(LONGEST_NAME / 2);
  expect(await countSteps(respelled(long))).toBeLessThan(MOST_STEPS);
  expect(await countSteps(respelled('ck'.repeat(1_000)))).toBeLessThan(10);
  expect(slipsAllowed(LONGEST_NAME + 1)).toBe(0);
});

test('the steps of what costs more are more', async () => {
  const few = await countSteps(() => read('seed rounds'));
  const many = await countSteps(() => read('seed rounds in Egpyt betwen 5 and 10 milion'));
  expect(many).toBeGreaterThan(2 * few);
});
