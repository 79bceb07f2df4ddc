import { expect, it } from 'vitest';
import { joinSentences } from './joined.ts';

it.each([
  [
    ['It closed: it ran out of money.', 'It raised $2M'],
    'It closed: it ran out of money. It raised $2M',
  ],
  [['Wave raised $2M', 'A founded Wave.'], 'Wave raised $2M. A founded Wave'],
  [['Wave raised $2M'], 'Wave raised $2M'],
])('%j', (sentences, joined) => {
  expect(joinSentences(sentences)).toBe(joined);
});
