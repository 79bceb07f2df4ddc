import { expect, test } from 'vitest';
import asked from './lexicon/asked.json' with { type: 'json' };
import named from './lexicon/named.json' with { type: 'json' };
import off from './lexicon/off.json' with { type: 'json' };

function* listPhrases(lists: unknown): Generator<string> {
  if (typeof lists === 'string') yield lists;
  else if (lists && typeof lists === 'object') {
    for (const one of Object.values(lists)) yield* listPhrases(one);
  }
}

test('every phrase has a word that may not be left out', () => {
  const phrases = [asked, named, off].flatMap((one) => [...listPhrases({ ...one, about: null })]);
  const empty = phrases.filter((phrase) =>
    (phrase.match(/[^\s*~]+/g) ?? []).every((word) => word.endsWith('?')),
  );
  expect(empty).toEqual([]);
});
