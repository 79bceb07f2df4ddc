// Startups, investors and people whose names stand in a question, as written or nearly so.
import type { Sql } from '../../data/database.ts';
import { distanceOf, isArabic, soundKeysOf, soundsLike } from '../../search-engine/arabic-sound.ts';
import {
  listExactlyNamed,
  listExactlySounding,
  listWhollyBeginning,
} from '../../search-engine/exact-names.server.ts';
import { findNames } from '../../search-engine/names.server.ts';
import { keyOf, listNameKeys, type NamedThing, type Names } from '../search/understand/items.ts';
import type { Lexicon } from '../search/understand/lexicon.ts';
import { readTokens } from '../search/understand/words.ts';

const NAME_WORDS = [2, 3, 4];

/** Startups, investors and people of exactly the name of some words of the question. */
export async function listNamesIn(sql: Sql, text: string): Promise<Map<string, NamedThing[]>> {
  const tokens = readTokens(text);
  const fullNames = tokens.flatMap((_, at) =>
    NAME_WORDS.map((length) =>
      tokens
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' '),
    ),
  );
  const named = new Map<string, NamedThing[]>();
  const keys = listNameKeys(tokens);
  if (keys.length === 0) return named;
  for (const { key, ...thing } of await listExactlyNamed(sql, keys, fullNames)) {
    named.set(key, [...(named.get(key) ?? []), thing]);
  }
  return named;
}

const ARABIC_NAME_WORDS = [1, 2, 3, 4];
const MOST_KEYS = 200;
/** The Arabic "of", "by", "and", which are written together with a name. */
const JOINED = /^(?:[وبلف]|لل|ال)(?=...)/;

/** Names in Latin letters that words of the question spell in Arabic letters. */
export async function listSpelledInArabic(
  sql: Sql,
  text: string,
  { phrases }: Lexicon,
): Promise<Map<string, NamedThing[]>> {
  const tokens = readTokens(text);
  const isUnknown = (at: number) =>
    isArabic(tokens[at]?.key ?? '') && phrases.match(tokens.slice(at, at + 1), 0) === null;
  const spelled = tokens.flatMap((_, at) =>
    ARABIC_NAME_WORDS.flatMap((length) => {
      const isName = at + length <= tokens.length && isUnknown(at) && isUnknown(at + length - 1);
      if (!isName) return [];
      const key = keyOf(tokens, at, length);
      const written = [key, key.replace(JOINED, '')];
      return [{ key, written: [...new Set(written)] }];
    }),
  );
  const keys = [...new Set(spelled.flatMap(({ written }) => written.flatMap(soundKeysOf)))];
  if (keys.length === 0) return new Map();
  const sounding = await listExactlySounding(sql, keys.slice(0, MOST_KEYS));
  const named = spelled.map(({ key, written }): [string, NamedThing[]] => {
    const found = written.flatMap((one) => {
      const ownKeys = soundKeysOf(one);
      return sounding
        .filter((thing) => ownKeys.includes(thing.key) && soundsLike(one, thing.name))
        .map(({ name, kind, slug }) => ({
          thing: { name, kind, slug },
          distance: distanceOf(one, name),
        }));
    });
    found.sort((a, b) => a.distance - b.distance);
    return [key, found.map(({ thing }) => thing)];
  });
  return new Map(named.filter(([, things]) => things.length > 0));
}

const LEAST_OF_NAME = 10;
const BEGUN_WORDS = [2, 3, 4, 5, 6];

/** Longer names that several words of the question begin: "Google Black Founders Fund" Africa. */
export async function listNamesBegun(
  sql: Sql,
  text: string,
  { phrases }: Lexicon,
): Promise<Map<string, NamedThing[]>> {
  const tokens = readTokens(text);
  const isUnknown = (at: number) => phrases.match(tokens.slice(at, at + 1), 0) === null;
  const keys = tokens.flatMap((_, at) =>
    BEGUN_WORDS.flatMap((length) => {
      const isSaid = tokens.slice(at, at + length).some((__, place) => isUnknown(at + place));
      const key = at + length <= tokens.length && isSaid ? keyOf(tokens, at, length) : '';
      return key.length >= LEAST_OF_NAME ? [key] : [];
    }),
  );
  const named = new Map<string, NamedThing[]>();
  for (const { key, ...thing } of await listWhollyBeginning(sql, keys.slice(0, MOST_KEYS))) {
    named.set(key, [...(named.get(key) ?? []), thing]);
  }
  return named;
}

/** The startup or investor that a misspelt name means. */
export async function findMisspelt(sql: Sql, text: string): Promise<Names> {
  const [hit] = await findNames(sql, text, 1);
  if (!hit || (hit.kind !== 'startup' && hit.kind !== 'investor')) return new Map();
  const tokens = readTokens(text);
  const thing = { kind: hit.kind, slug: hit.slug, name: hit.name };
  return new Map([[keyOf(tokens, 0, tokens.length), [thing]]]);
}
