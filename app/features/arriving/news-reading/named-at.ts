import {
  ACTION_WORDS,
  AUXILIARIES,
  DETERMINERS,
  KIND_WORDS,
  PARTITIVES,
  RAISE_WORDS,
  ROLE_WORDS,
} from './mention-words.ts';
import type { TextWord } from './text-words.ts';

export interface Evidence {
  /** The entry names its domain or a founder. */
  isKnown: boolean;
  countryKeys: ReadonlySet<string>;
  hasCountry: boolean;
}

interface MentionContext {
  /** Every word is capitalised, so capitals say nothing. */
  isHeadline: boolean;
  /** The name is also a word, a place or very short. */
  isPlain: boolean;
  evidence: Evidence;
}

const MONEY = /[$€£₦¢]|\b(usd|us|eur|kes|ngn|zar|million|millions|billion|m|mn|bn|k)$/i;
const LOOK_FOR_MONEY = 6;

export function isNamedAt(
  words: readonly TextWord[],
  { from, to }: { from: number; to: number },
  { isHeadline, isPlain, evidence }: MentionContext,
): boolean {
  if (!isPlain) return true;
  const before = words[from - 1];
  const after = words[to];
  if (isPartOfMore(words, from, to, evidence)) return false;
  if (evidence.isKnown) return true;
  // After "a" or before "of" it is a plain word.
  const isSpaced = before !== undefined && /^\s+$/.test(words[from]?.gap ?? '');
  if (isSpaced && DETERMINERS.has(before.key)) return false;
  if (after && PARTITIVES.has(after.key)) return false;

  const verb = words.slice(to, to + 3).find(({ key }) => !AUXILIARIES.has(key));
  const isActing = verb !== undefined && ACTION_WORDS.has(verb.key);
  const isRaising = isActing && RAISE_WORDS.has(verb.key) && isMoneyAhead(words, to);
  const isExplained =
    after !== undefined &&
    /^,\s/.test(after.gap) &&
    /^(a|an|the|which|whose|un|une)$/.test(after.key);
  const isLed = (after && ROLE_WORDS.has(after.key)) || isRoleBefore(words, from);
  const hasKind = before !== undefined && KIND_WORDS.has(before.key) && isSpaced;
  const near = [...words.slice(Math.max(0, from - 3), from), ...words.slice(to, to + 2)];
  const hasCountry = near.some(({ key }) => evidence.countryKeys.has(key));
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

/** Part of a longer name: "Wave-like", "Heat Wave", "Wave Hill". */
function isPartOfMore(
  words: readonly TextWord[],
  from: number,
  to: number,
  { countryKeys }: Evidence,
): boolean {
  const isJoined = (gap: string | undefined) => gap !== undefined && /^[-–'’]$/.test(gap);
  const after = words[to];
  if (from > 0 && isJoined(words[from]?.gap)) return true;
  return isJoined(after?.gap) && after?.key !== 's' && !countryKeys.has(after?.key ?? '');
}

function isMoneyAhead(words: readonly TextWord[], to: number): boolean {
  return words
    .slice(to, to + LOOK_FOR_MONEY)
    .some(({ gap, text }) => MONEY.test(gap) || (/^\p{N}/u.test(text) && MONEY.test(text)));
}

/** "the CEO of Wave", "a founder at Wave". */
function isRoleBefore(words: readonly TextWord[], from: number): boolean {
  const [role, of] = [words[from - 2], words[from - 1]];
  return Boolean(of && role && /^(of|at|from|de|chez)$/.test(of.key) && ROLE_WORDS.has(role.key));
}
