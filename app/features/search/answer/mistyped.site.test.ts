// One letter wrong in one word of a question that has an answer: deletion, doubling, a neighbouring
// key or a swap, by rule (test/questions/mistyped.ts).
import { afterAll, beforeAll, expect, test } from 'vitest';
import questions from '../../../../test/questions/answers.json' with { type: 'json' };
import { listErrors } from '../../../../test/questions/mistyped.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import type { QuestionAnswer } from '../contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: new Date('2026-11-24T12:00:00Z') });
});
afterAll(() => site.close());

const ask = (q: string): Promise<QuestionAnswer> => site.api(`/search?q=${encodeURIComponent(q)}`);

/** What was read, and what is answered. */
const readingOf = ({ data: { answer, understood } }: QuestionAnswer): string =>
  JSON.stringify([
    understood.returns,
    understood.filters.map(({ column, operator, query_1 }) => [column, operator, query_1]).sort(),
    understood.compared.slice(0, 3),
    answer?.value ?? null,
  ]);

const isSaid = ({ data: { answer, understood } }: QuestionAnswer, typed: string): boolean =>
  answer?.kind === 'unknown' ||
  [...understood.ignored, understood.meaning ?? '', ...(answer?.beside ?? []).map((o) => o.says)]
    .join(' ')
    .includes(typed);

/** One error in each of some words, another kind of error and another place each time. */
function* listTyped() {
  let count = 0;
  for (const q of Object.values(questions).flatMap((asked) => Object.keys(asked))) {
    const words = [...q.matchAll(/\p{L}{4,}/gu)];
    const { 0: word = '', index = 0 } = words[count % Math.max(1, words.length)] ?? {};
    const errors = listErrors(word);
    const typed = errors[(count * 5) % Math.max(1, errors.length)];
    count += 1;
    if (typed) yield { q, typed, asked: q.slice(0, index) + typed + q.slice(index + word.length) };
  }
}

test('one wrong letter keeps the answer of most questions, and few change in silence', async () => {
  const changed: string[] = [];
  const silent: string[] = [];
  let tried = 0;
  for (const { q, typed, asked } of listTyped()) {
    const [meant, got] = [await ask(q), await ask(asked)];
    tried += 1;
    if (readingOf(meant) === readingOf(got)) continue;
    changed.push(asked);
    if (!isSaid(got, typed)) silent.push(asked);
  }
  expect(tried).toBeGreaterThan(250);
  expect(changed.length / tried, changed.join('\n')).toBeLessThan(0.15);
  expect(silent.length / tried, silent.join('\n')).toBeLessThan(0.04);
});
