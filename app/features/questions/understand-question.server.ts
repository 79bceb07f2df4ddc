// Reads a question with the names of the catalogue.
import { isoDay } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import type { Names } from '../search/understand/items.ts';
import { readQuestion } from '../search/understand/read-question.ts';
import type { Understood } from '../search/understand/reading.ts';
import { loadLexicon } from './load-lexicon.server.ts';
import {
  findMisspelt,
  listNamesBegun,
  listNamesIn,
  listSpelledInArabic,
} from './names-in-question.server.ts';

export async function understand(sql: Sql, text: string, now: Date): Promise<Understood> {
  const context = {
    lexicon: await loadLexicon(sql, now),
    names: await listNamesIn(sql, text),
    today: isoDay(now),
  };
  const understood = readQuestion(text, context);
  const { returns, meaning, filters } = understood;
  if (!meaning) return understood;
  const rereadWith = (names: Names) =>
    readQuestion(text, { ...context, names: new Map([...names, ...context.names]) });
  const nearly = [
    ...(await listNamesBegun(sql, text, context.lexicon)),
    ...(await listSpelledInArabic(sql, text, context.lexicon)),
  ];
  const named = nearly.length > 0 ? rereadWith(new Map(nearly)) : understood;
  if (!named.meaning || named.filters.length > filters.length) return named;
  // "rounds of Flutterwve": what asks for no startup has the name of one.
  const corrected = returns === 'startups' ? named : rereadWith(await findMisspelt(sql, meaning));
  return corrected.meaning ? understood : corrected;
}
