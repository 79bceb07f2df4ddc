// Reads a question with the names of the catalogue.
import { isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import { listWantedIds } from '../../../find/find-by-question.server.ts';
import { keyOf, type Names } from '../../../language/question/items.ts';
import type { Lexicon } from '../../../language/question/lexicon.ts';
import { type Context, readQuestion } from '../../../language/question/read-question.ts';
import type { Understood, UnderstoodFilter } from '../../../language/question/reading.ts';
import { readTokens, type Token } from '../../../language/question/words.ts';
import { listByInitials } from './initials.server.ts';
import { loadLexicon } from './load-lexicon.server.ts';
import {
  findMeant,
  findMisspelt,
  listNamesBegun,
  listNamesIn,
  listSpelledInArabic,
  nameAll,
} from './names-in-question.server.ts';
import { readWantedStartups } from './read-wanted.server.ts';

export async function understand(sql: Sql, text: string, now: Date): Promise<Understood> {
  const lexicon = await loadLexicon(sql, now);
  const written = await listNamesIn(sql, text);
  const initials = await listByInitials(sql, text, { lexicon, names: written, now });
  const context = { lexicon, names: new Map([...initials, ...written]), today: isoDay(now) };
  const understood = readQuestion(text, context);
  const { returns, meaning, filters } = understood;
  const rereadWith = (names: Names) =>
    readQuestion(text, { ...context, names: new Map([...names, ...context.names]) });
  // "jack ma foundatino"
  const whole = await findMeant(sql, text, context.lexicon, { isWhole: true });
  if (whole.length > 0) return rereadWith(nameAll(text, whole));
  if (!meaning) return understood;
  const nearly = [
    ...(await listNamesBegun(sql, text, context.lexicon)),
    ...(await listSpelledInArabic(sql, text, context.lexicon)),
  ];
  const knowing = { ...context, names: new Map([...nearly, ...context.names]) };
  const named = readQuestion(text, knowing);
  if (!named.meaning || named.filters.length > filters.length) return named;
  const meant = await findMeant(sql, meaning, context.lexicon);
  if (meant.length > 0) {
    const corrected = rereadWith(nameAll(meaning, meant));
    if (!corrected.meaning) return corrected;
  }
  const described = await readDescribedName(sql, understood, knowing, now);
  if (described) return described;
  // "rounds of Flutterwve": what asks for no startup has the name of one.
  const corrected = returns === 'startups' ? named : rereadWith(await findMisspelt(sql, meaning));
  return corrected.meaning ? understood : corrected;
}

/** Filters that may describe the startup of a name. */
const DESCRIBING = ['name', 'country', 'state', 'city', 'industry', 'business_model'];
const isDescribing = ({ column, operator }: UnderstoodFilter) =>
  DESCRIBING.includes(column) && !operator.startsWith('not_');

/** "Paystack Nigeria", "Opibus electric motorbikes", "what is Paystack": the one of that name. */
async function readDescribedName(
  sql: Sql,
  understood: Understood,
  context: Context,
  now: Date,
): Promise<Understood | null> {
  for (const reading of [understood, understood.other_reading]) {
    const { meaning = null, filters = [], returns, sort } = reading ?? {};
    if (!reading || returns !== 'startups' || sort || !filters.every(isDescribing)) continue;
    const named = await nameByMeaning(sql, meaning, context);
    const all = [...filters, ...named];
    if (all.filter(({ column }) => column === 'name').length !== 1) continue;
    const found = await listWantedIds(sql, await readWantedStartups({ sql, now }, all, null));
    if (found.length !== 1) continue;
    return { ...understood, ...reading, meaning: null, filters: all, other_reading: null };
  }
  return null;
}

/** The words that are left, as the name of startups. */
async function nameByMeaning(
  sql: Sql,
  meaning: string | null,
  { lexicon, names }: Context,
): Promise<UnderstoodFilter[]> {
  if (!meaning) return [];
  const said = withoutSmall(meaning, lexicon);
  const tokens = readTokens(said);
  const exact = names.get(keyOf(tokens, 0, tokens.length)) ?? [];
  const meant = exact.length > 0 ? exact : await findMeant(sql, said, lexicon);
  const startups = meant.filter(({ kind }) => kind === 'startup');
  const isName = { column: 'name', operator: 'equals', query_2: '', words: meaning };
  return startups.map(({ name }) => ({ ...isName, query_1: name }));
}

/** "what happened to Paystak" asks for Paystak. */
function withoutSmall(text: string, { phrases }: Lexicon): string {
  const tokens = readTokens(text);
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phrases.match(tokens, at);
    const isSmall = phrase?.senses.every(({ is }) => ['small', 'who', 'fate'].includes(is));
    const length = phrase?.length ?? 1;
    if (!isSmall) said.push(...tokens.slice(at, at + length));
    at += length;
  }
  return said.map(({ from, to }) => text.slice(from, to)).join(' ');
}
