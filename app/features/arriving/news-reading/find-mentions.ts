// Finds the startups an entry names. A name that is also a word, a place or very short needs
// context: a typical verb, a kind of business, a founder, the domain, the country.
import { shortLine } from '../../../base/clean-text.ts';
import type { FeedItem } from './read-feed.ts';
import { DEMONYMS, isTitleCase, splitWords, type TextWord, WORDS } from './words.ts';

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

/** With further evidence from the entry. */
interface Candidate extends NamedStartup {
  /** The name is also a word, a place or very short. */
  isPlain: boolean;
  /** The entry names its domain or a founder. */
  isKnown: boolean;
  countryKeys: ReadonlySet<string>;
  hasCountry: boolean;
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
  const all = parts.flat();
  const candidates = startups.map((one) => ({
    ...one,
    ...findEvidence(item, all, one),
    isPlain: isPlain(one, isCommon),
  }));
  const named = new Set<Candidate>();
  for (const words of parts) {
    const isHeadline = isTitleCase(words);
    for (const { from, to, called } of findNames(words, candidates)) {
      const sure = called.filter(
        (one) => !one.isPlain || isNamedAt(words, from, to, one, isHeadline),
      );
      for (const one of pickOne(sure)) named.add(one);
    }
  }
  return [...new Set(candidates.filter((one) => named.has(one)).map(({ id }) => id))];
}

function findEvidence(
  item: MentionText,
  words: readonly TextWord[],
  { domain, country, iso2, founders }: NamedStartup,
) {
  const text = `${item.title} ${item.summary}`.toLowerCase();
  const line = ` ${words.map(({ key }) => key).join(' ')} `;
  const has = (phrase: string) => {
    const keys = splitWords(phrase).map(({ key }) => key);
    return keys.length > 0 && line.includes(` ${keys.join(' ')} `);
  };
  const isLinked = domain !== null && item.linkedHosts.includes(domain);
  const isWritten = domain !== null && isDomainIn(text, domain);
  const hasFounder = founders.some((name) => /\S\s+\S/.test(shortLine(name, 100)) && has(name));
  const places = [country, DEMONYMS[iso2] ?? ''];
  return {
    isKnown: isLinked || isWritten || hasFounder,
    countryKeys: new Set(places.flatMap((name) => splitWords(name).map(({ key }) => key))),
    hasCountry: places.some(has),
  };
}

/** Whole hosts: wave.com matches "www.wave.com." but not shortwave.com or wave.com.au. */
function isDomainIn(text: string, domain: string): boolean {
  const literal = domain.toLowerCase().replace(/[^a-z0-9]/g, '\\$&');
  return new RegExp(`(^|[^\\w.-])(www\\.)?${literal}($|[^\\w.-]|\\.(\\s|$))`).test(text);
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
function pickOne(sure: readonly Candidate[]): readonly Candidate[] {
  if (new Set(sure.map(({ id }) => id)).size < 2) return sure;
  const weight = ({ isKnown, hasCountry }: Candidate) => Number(isKnown) * 2 + Number(hasCountry);
  const most = Math.max(...sure.map(weight));
  const best = sure.filter((one) => weight(one) === most);
  return most > 0 && new Set(best.map(({ id }) => id)).size === 1 ? best : [];
}

interface Pattern {
  startup: Candidate;
  keys: string[];
  gaps: string[];
  first: string;
}

/** Names in a text, from a word to the one after its last; of overlapping names the longest. */
function findNames(words: readonly TextWord[], startups: readonly Candidate[]) {
  const byFirst = Map.groupBy(startups.flatMap(patternsOf), ({ keys }) => keys[0]);
  const places: Array<{ from: number; to: number; called: Candidate[] }> = [];
  for (let from = 0; from < words.length; ) {
    const fitting = (byFirst.get(words[from]?.key) ?? []).filter((one) => fits(words, from, one));
    const length = Math.max(0, ...fitting.map(({ keys }) => keys.length));
    const longest = fitting.filter(({ keys }) => keys.length === length).map((one) => one.startup);
    if (length > 0) places.push({ from, to: from + length, called: [...new Set(longest)] });
    from += length || 1;
  }
  return places;
}

/** "M-KOPA" is also written MKOPA. */
function patternsOf(startup: Candidate): Pattern[] {
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

const MONEY = /[$€£₦¢]|\b(usd|us|eur|kes|ngn|zar|million|millions|billion|m|mn|bn|k)$/i;
const LOOK_FOR_MONEY = 6;

/** Whether a plain name, from a word to the one after its last, means the startup there. */
function isNamedAt(
  words: readonly TextWord[],
  from: number,
  to: number,
  { isKnown, countryKeys }: Candidate,
  /** Every word is capitalised, so capitals say nothing. */
  isHeadline: boolean,
): boolean {
  const before = words[from - 1];
  const after = words[to];
  // Part of a longer name: "Wave-like", "Heat-Wave".
  const isJoined = (gap: string | undefined) => gap !== undefined && /^[-–'’]$/.test(gap);
  if (from > 0 && isJoined(words[from]?.gap)) return false;
  if (after && isJoined(after.gap) && after.key !== 's' && !countryKeys.has(after.key))
    return false;
  if (isKnown) return true;
  // After "a" or before "of" it is a plain word.
  const isSpaced = before !== undefined && /^\s+$/.test(words[from]?.gap ?? '');
  if (isSpaced && WORDS.determiners.has(before.key)) return false;
  if (after && WORDS.partitives.has(after.key)) return false;

  const verb = words.slice(to, to + 3).find(({ key }) => !WORDS.auxiliaries.has(key));
  const isActing = verb !== undefined && WORDS.actions.has(verb.key);
  const isRaising =
    isActing && WORDS.raises.has(verb.key) && words.slice(to, to + LOOK_FOR_MONEY).some(isMoney);
  const isExplained =
    after !== undefined &&
    /^,\s/.test(after.gap) &&
    /^(a|an|the|which|whose|un|une)$/.test(after.key);
  const isLed = (after && WORDS.roles.has(after.key)) || isRoleBefore(words[from - 2], before);
  const hasKind = before !== undefined && WORDS.kinds.has(before.key) && isSpaced;
  const near = [...words.slice(Math.max(0, from - 3), from), ...words.slice(to, to + 2)];
  const hasCountry = near.some(({ key }) => countryKeys.has(key));
  const isCapitalInside =
    !isHeadline &&
    !words[from]?.isFirst &&
    !before?.isCapital &&
    !after?.isCapital &&
    Boolean(words[from]?.isCapital);

  const acts = [isActing, isRaising, isExplained, isLed].filter(Boolean).length;
  const stands = [hasKind, hasCountry, isCapitalInside].filter(Boolean).length;
  return isHeadline ? acts > 0 && acts + stands > 1 : acts + stands > 0;
}

const isMoney = ({ gap, text }: TextWord) =>
  MONEY.test(gap) || (/^\p{N}/u.test(text) && MONEY.test(text));

/** "the CEO of Wave", "a founder at Wave". */
function isRoleBefore(role: TextWord | undefined, of: TextWord | undefined): boolean {
  return Boolean(of && role && /^(of|at|from|de|chez)$/.test(of.key) && WORDS.roles.has(role.key));
}
