// Reads a question with the names of the catalogue.
import { isoDay } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import type { NameHit } from '../../search-engine/name-hit.ts';
import type { Names } from '../search/understand/items.ts';
import type { Lexicon } from '../search/understand/lexicon.ts';
import { readQuestion } from '../search/understand/read-question.ts';
import type { Understood } from '../search/understand/reading.ts';
import { readTokens, type Token } from '../search/understand/words.ts';
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
  const named = nearly.length > 0 ? rereadWith(new Map(nearly)) : understood;
  if (!named.meaning || named.filters.length > filters.length) return named;
  const meant = await findMeant(sql, meaning, context.lexicon);
  if (meant.length > 0) {
    const corrected = rereadWith(nameAll(meaning, meant));
    if (!corrected.meaning) return corrected;
  }
  const placed = await readNameInPlace(sql, understood, context.lexicon);
  if (placed) return placed;
  // "rounds of Flutterwve": what asks for no startup has the name of one.
  const corrected = returns === 'startups' ? named : rereadWith(await findMisspelt(sql, meaning));
  return corrected.meaning ? understood : corrected;
}

/** "Paystack Nigeria", "halan مصر", "what is Paystack": the startup of that name, from there. */
async function readNameInPlace(
  sql: Sql,
  understood: Understood,
  lexicon: Lexicon,
): Promise<Understood | null> {
  const { meaning, filters, returns, sort } = understood;
  const [place, ...others] = filters;
  if (!meaning || others.length > 0 || sort || returns !== 'startups') return null;
  if (place && (place.column !== 'country' || place.operator !== 'equals')) return null;
  const meant = await findMeant(sql, withoutSmall(meaning, lexicon), lexicon);
  const isThere = ({ detail }: NameHit) =>
    !place ||
    !!lexicon.phrases
      .match(readTokens(detail ?? ''), 0)
      ?.senses.some((sense) => sense.is === 'place' && sense.slug === place.query_1);
  const [startup, another] = meant.filter((hit) => hit.kind === 'startup' && isThere(hit));
  if (!startup || another) return null;
  const name = { column: 'name', operator: 'equals', query_1: startup.name, query_2: '' };
  return { ...understood, meaning: null, filters: [...filters, { ...name, words: meaning }] };
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
