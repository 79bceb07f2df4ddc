// Finds the startups an entry names. A name that is also a word, a place or very short needs
// context: a typical verb, a kind of business, a founder, the domain, the country.
import { shortLine } from '../../../base/clean-text.ts';
import type { FeedItem } from './feed-item.ts';
import { DEMONYMS } from './mention-words.ts';
import { type Evidence, isNamedAt } from './named-at.ts';
import { isTitleCase, splitWords, type TextWord } from './text-words.ts';

export interface NamedStartup {
  id: number;
  /** Current or former. */
  name: string;
  domain: string | null;
  country: string;
  iso2: string;
  founders: string[];
  /** A place or an industry has this name, or it is only the name's first word. */
  isOtherName: boolean;
}

type MentionText = Pick<FeedItem, 'title' | 'summary' | 'linkedHosts'>;

/** Whether a word (its key) is a common word. */
export type IsCommon = (key: string) => boolean;

/** Distinct ids, in the order of `startups`. */
export function findMentions(
  item: MentionText,
  startups: readonly NamedStartup[],
  isCommon: IsCommon,
): number[] {
  const parts = [item.title, item.summary].map((text) => splitWords(text));
  const evidence = new Map(startups.map((one) => [one, findEvidence(item, parts, one)]));
  const named = new Set<NamedStartup>();
  for (const words of parts) {
    const isHeadline = isTitleCase(words);
    for (const place of findNames(words, startups)) {
      const sure = place.startups.filter((one) =>
        isNamedAt(words, place, {
          isHeadline,
          isPlain: isPlain(one, isCommon),
          evidence: evidence.get(one) ?? NONE,
        }),
      );
      for (const one of pickOne(sure, evidence)) named.add(one);
    }
  }
  return [...new Set(startups.filter((one) => named.has(one)).map(({ id }) => id))];
}

const NONE: Evidence = { isKnown: false, countryKeys: new Set(), hasCountry: false };

function findEvidence(
  item: MentionText,
  parts: readonly TextWord[][],
  { domain, country, iso2, founders }: NamedStartup,
): Evidence {
  const text = `${item.title} ${item.summary}`.toLowerCase();
  const line = ` ${parts
    .flat()
    .map(({ key }) => key)
    .join(' ')} `;
  const has = (phrase: string) => {
    const keys = splitWords(phrase).map(({ key }) => key);
    return keys.length > 0 && line.includes(` ${keys.join(' ')} `);
  };
  const isLinked = domain !== null && item.linkedHosts.includes(domain);
  const isWritten = domain !== null && isDomainIn(text, domain);
  const demonym = DEMONYMS[iso2] ?? '';
  const hasFounder = founders.some((name) => /\S\s+\S/.test(shortLine(name, 100)) && has(name));
  return {
    isKnown: isLinked || isWritten || hasFounder,
    countryKeys: new Set(
      [country, demonym].flatMap((name) => splitWords(name).map(({ key }) => key)),
    ),
    hasCountry: has(country) || has(demonym),
  };
}

/** A word, a number, a place, or too short. */
function isPlain({ name, isOtherName }: NamedStartup, isCommon: IsCommon): boolean {
  const words = splitWords(name);
  if (isOtherName) return true;
  const [first, ...more] = words;
  if (!first) return true;
  if (more.length > 0) return words.every(({ key }) => isCommon(key) || key.length < 3);
  const isShort = Array.from(first.text).length <= 3;
  return isShort || /^\p{N}+$/u.test(first.text) || isCommon(first.key);
}

/** Of several startups with one name, the one that the context identifies, or none. */
function pickOne(
  sure: readonly NamedStartup[],
  evidence: ReadonlyMap<NamedStartup, Evidence>,
): NamedStartup[] {
  if (new Set(sure.map(({ id }) => id)).size < 2) return [...sure];
  const weight = (one: NamedStartup) => {
    const { isKnown, hasCountry } = evidence.get(one) ?? NONE;
    return Number(isKnown) * 2 + Number(hasCountry);
  };
  const most = Math.max(...sure.map(weight));
  const best = sure.filter((one) => weight(one) === most);
  return most > 0 && new Set(best.map(({ id }) => id)).size === 1 ? best : [];
}

/** Whole hosts: wave.com matches "www.wave.com." but not shortwave.com or wave.com.au. */
function isDomainIn(text: string, domain: string): boolean {
  const literal = domain.toLowerCase().replace(/[^a-z0-9]/g, '\\$&');
  return new RegExp(`(^|[^\\w.-])(www\\.)?${literal}($|[^\\w.-]|\\.(\\s|$))`).test(text);
}

interface Pattern {
  startup: NamedStartup;
  keys: string[];
  gaps: string[];
  first: string;
}

/** Names in a text, from a word to the one after its last; of overlapping names the longest. */
function findNames(words: readonly TextWord[], startups: readonly NamedStartup[]) {
  const byFirst = Map.groupBy(startups.flatMap(patternsOf), ({ keys }) => keys[0]);
  const places: Array<{ from: number; to: number; startups: NamedStartup[] }> = [];
  for (let from = 0; from < words.length; ) {
    const fitting = (byFirst.get(words[from]?.key) ?? []).filter((one) => fits(words, from, one));
    const length = Math.max(0, ...fitting.map(({ keys }) => keys.length));
    const longest = fitting.filter(({ keys }) => keys.length === length).map((one) => one.startup);
    if (length > 0) places.push({ from, to: from + length, startups: [...new Set(longest)] });
    from += length || 1;
  }
  return places;
}

/** "M-KOPA" is also written MKOPA. */
function patternsOf(startup: NamedStartup): Pattern[] {
  const words = splitWords(startup.name);
  const [first] = words;
  if (!first) return [];
  const gaps = words.slice(1).map(({ gap }) => plainGap(gap));
  const keys = words.map(({ key }) => key);
  const written = { startup, keys, gaps, first: first.text };
  const isOneWord = keys.length > 1 && !/\s/.test(startup.name);
  return isOneWord ? [written, { ...written, keys: [keys.join('')], gaps: [] }] : [written];
}

function fits(words: readonly TextWord[], from: number, { keys, gaps, first }: Pattern): boolean {
  const begin = words[from];
  // A word of letters and digits is always a name.
  const isMixed = /\p{L}\p{M}*\p{N}|\p{N}\p{L}/u.test(begin?.text ?? '');
  if (!begin || !(begin.isCapital || isMixed || begin.text === first)) return false;
  return keys.every((key, index) => {
    const word = words[from + index];
    return word?.key === key && (index === 0 || plainGap(word.gap) === gaps[index - 1]);
  });
}

/** Only spaces and hyphens are equal: "the wave. Money" is not "Wave Money". */
function plainGap(gap: string): string {
  return gap.replace(/[\s\u00A0\u2010-\u2012-]+/g, ' ');
}
