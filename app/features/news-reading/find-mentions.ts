// Finds the startups an entry names. A name that is also a word, a place or very short needs
// context: a typical verb, a kind of business, a founder, the domain, the country.
import { shortLine } from '../../base/clean-text.ts';
import { findNames } from './find-names.ts';
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

interface MentionText {
  title: string;
  summary: string;
  linkedHosts: readonly string[];
}

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
