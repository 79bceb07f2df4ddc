// The one thing of the record that some words of a question name.
import type { Sql } from '../../data/database.ts';
import type { NamedThing } from '../../language/question/row.ts';
import { keyOf } from '../../language/question/row.ts';
import { readTokens, type Token } from '../../language/tokens.ts';
import { loadLexicon } from './lexicon.server.ts';
import { QuestionNames } from './question-names.server.ts';

/** Beside a name stand words of grammar, "startup", a place: not words that nobody knows. */
const BESIDE = ['small', 'who', 'returns', 'place', 'cue', 'date', 'known', 'and'];
const SHORTEST = 2;
const POSSESSIVE = /[’']s\b/g;

/** Likeliest first, of these kinds; none where other words stand beside the name. */
export async function findNamedIn(
  sql: Sql,
  given: string,
  now: Date,
  kinds: ReadonlyArray<NamedThing['kind']>,
): Promise<NamedThing[]> {
  const lexicon = await loadLexicon(sql, now);
  const words = given.replaceAll(POSSESSIVE, '').trim();
  if (words === '') return [];
  const asked = new QuestionNames(sql, words, lexicon, now);
  const written = await asked.listWritten();
  const ofKinds = (things: readonly NamedThing[] = []) =>
    things.filter(({ kind }) => kinds.includes(kind));
  const tokens = readTokens(words);
  for (let length = tokens.length; length > 0; length--) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const key = keyOf(tokens.slice(at, at + length));
      const things = ofKinds(written.get(key));
      const others = [...tokens.slice(0, at), ...tokens.slice(at + length)];
      const areSmall = others.every((token) => isBeside(token));
      if (key.length >= SHORTEST && things.length > 0 && areSmall) return things;
    }
  }
  const said = new QuestionNames(sql, asked.withoutSmall(), lexicon, now);
  const sounding = [...(await said.listSpelledInArabic()).values()].flat();
  const meant = sounding.length > 0 ? sounding : await said.listMeant({ isWhole: true });
  return ofKinds(meant);

  function isBeside(token: Token): boolean {
    const senses = lexicon.phrases.match([token], 0)?.senses ?? [];
    return senses.some(({ is }) => BESIDE.includes(is)) || !/[\p{L}\p{N}]/u.test(token.key);
  }
}
