import { expect, test } from 'vitest';
import { describe as say } from '../../../test/question-reader.ts';
import questions from '../../../test/questions/same-questions.json' with { type: 'json' };

/** Languages put the same parts in other orders. */
function sorted(reading: string): string {
  const [returns = '', parts = ''] = reading.split(': ');
  return `${returns}: ${parts.split('; ').sort().join('; ')}`;
}

test.each(questions)('$en: alike in five languages', ({ reading, ...asked }) => {
  const readings = Object.fromEntries(
    Object.entries(asked).map(([language, question]) => [language, sorted(say(question))]),
  );
  const wanted = sorted(reading);
  expect(readings).toEqual({ en: wanted, fr: wanted, pt: wanted, sw: wanted, ar: wanted });
});
