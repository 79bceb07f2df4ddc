// The startups and investors that a text names as a whole, but for slips (docs/search-engine.md).

import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { distanceOf, soundKeysOf, soundsLike } from '../../language/arabic-sound.ts';
import { countSlips, listRespelled, slipsAllowed, spellingsOf } from '../../language/slips.ts';
import { isArabic, readNameWords } from '../../language/tokens.ts';
import { foldText } from './fold-texts.server.ts';
import type { NameHit } from './name-hit.ts';
import {
  describeMatches,
  listSounding,
  listSpelledAlike,
  type NameMatch,
  onePerEntity,
} from './name-matches.server.ts';

export interface MeantName extends NameHit {
  slips: number;
}

const MOST_MEANT = 5;

/** Those whose whole name is nearest, likeliest first; else the only one with such a word. */
export async function listMeantNames(
  sql: Sql,
  text: string,
  { isWhole: isWholeOnly = false } = {},
): Promise<MeantName[]> {
  const key = readNameWords(await foldText(sql, text))?.key ?? '';
  if (isArabic(key) && !/[a-z]/.test(key)) return listSoundingAlike(sql, key);
  const most = slipsAllowed(key.length);
  const spelled = most > 0 ? await listSpelledAlike(sql, spellingsOf(key)) : [];
  const slips = new Map<string, number>();
  for (const word of [key, ...listRespelled(key), ...spelled]) {
    const count = countSlips(key, word);
    if (count <= most) slips.set(word, count);
  }
  const found = (await listOfWords(sql, [...slips.keys()])).map((match) => ({
    ...match,
    slips: slips.get(match.word) ?? 0,
  }));
  const whole = nearest(found.filter(({ isWhole }) => isWhole));
  const isPart = !isWholeOnly && whole.length === 0 && key.length >= LEAST_OF_PART;
  const part = isPart ? nearest(found.filter(({ slips: count }) => count <= MOST_IN_PART)) : [];
  const meant = whole.length > 0 || part.length > 1 ? whole : part;
  const hits = await describeMatches(sql, meant.slice(0, MOST_MEANT));
  return hits.map((hit, at) => ({ ...hit, slips: meant[at]?.slips ?? 0 }));
}

/** Of names in Arabic letters the nearest by sound. */
async function listSoundingAlike(sql: Sql, key: string): Promise<MeantName[]> {
  const alike = (await listSounding(sql, soundKeysOf(key)))
    .filter(({ name }) => soundsLike(key, name))
    .map((match) => ({ ...match, slips: distanceOf(key, match.name) }));
  const least = Math.min(...alike.map(({ slips }) => slips));
  const nearestOnes = alike.filter(({ slips }) => slips === least).slice(0, MOST_MEANT);
  const hits = await describeMatches(sql, nearestOnes);
  return hits.map((hit) => ({ ...hit, slips: Math.max(least, 0.1) }));
}

const LEAST_OF_PART = 5;
const MOST_IN_PART = 1;
const MOST_OF_WORDS = 100;

interface Candidate extends NameMatch {
  word: string;
  isWhole: boolean;
}

async function listOfWords(sql: Sql, words: readonly string[]): Promise<Candidate[]> {
  if (words.length === 0) return [];
  const { rows } = await raw<Candidate>`
    select kind, entity_id as "entityId", name, relation, 0 as place, word, is_whole as "isWhole"
    from search_names where word = any (${words}::text[]) and kind in ('startup', 'investor')
    order by is_whole desc, weight desc, relation = 'main' desc, name, entity_id
    limit ${MOST_OF_WORDS}`.execute(sql);
  return rows;
}

/** One match of each entity, of those with the fewest slips. */
function nearest<Match extends Candidate & { slips: number }>(matches: readonly Match[]): Match[] {
  const least = Math.min(...matches.map(({ slips }) => slips));
  return onePerEntity(matches.filter(({ slips }) => slips === least));
}
