// Forms of a name that spreadsheets write: with a legal form, spaces, a note in brackets, a domain.
import { findCountry } from '../../../base/countries.ts';
import { countEdits } from '../../../language/slips.ts';
import { readNameWords } from '../../../language/tokens.ts';

export interface NameForms {
  /** Letters and digits alone. */
  key: string;
  /** The key without legal forms at the end. */
  bare: string;
  /** Also without an article before it, and without words such as Technologies or Nigeria. */
  core: string;
  /** The legal form at the end is also how people write a country: "SA", "SL". */
  mayNamePlace: boolean;
  words: readonly string[];
}

const LEGAL_FORMS = new Set(
  'ab ag as asbl bv cc co company corp corporation eurl gie gmbh inc incorporated kk lda limited limitada limitee llc llp lp ltd ltda nv ooo oy plc proprietary pte ptd pty pvt private public sa sae sal saoc sarl sarlau sas sasu scs sl snc spa spc srl suarl'.split(
    ' ',
  ),
);
/** Legal forms that are codes of African countries, or taken for one. */
const PLACE_LIKE = new Set([...LEGAL_FORMS].filter((form) => form === 'sa' || findCountry(form)));
const SOFT_WORDS = new Set(
  'africa african app benin botswana cameroon cote divoire digital egypt ethiopia financial fintech ghana global group groupe holding holdings hq international io ivoire kenya labs malawi maroc morocco mozambique namibia networks nigeria online rwanda senegal services software solutions south startup systems tanzania tech technologies technology tunisia tunisie uganda zambia zimbabwe'.split(
    ' ',
  ),
);

/** Null without letters or digits. `folded` is without case and accents. */
export function readForms(folded: string): NameForms | null {
  const question = readNameWords(folded.replaceAll(/['’`´]/g, ''));
  if (!question) return null;
  const { key, words } = question;
  const joined = joinInitials(words);
  const bare = dropLast(joined, LEGAL_FORMS);
  const core = dropLast(dropArticle(bare), SOFT_WORDS);
  const mayNamePlace = joined.slice(bare.length).some((word) => PLACE_LIKE.has(word));
  return { key, bare: bare.join(''), core: core.join(''), mayNamePlace, words: bare };
}

const COMMON_LEGAL_FORMS = 'ltd limited inc plc llc corp sa sarl sas gmbh'.split(' ');

/** Keys that a record of the same name may have, with its legal form or without. */
export function listSpellings({ key, bare, core }: NameForms): string[] {
  return [key, bare, core, ...COMMON_LEGAL_FORMS.map((form) => bare + form)];
}

const ARTICLES = new Set(['the', 'le', 'la', 'les', 'el']);

function dropArticle(words: readonly string[]): readonly string[] {
  const [first = '', ...others] = words;
  return others.length > 0 && ARTICLES.has(first) ? others : words;
}

/** Drops words of the set at the end, but never all. */
function dropLast(words: readonly string[], dropped: ReadonlySet<string>): readonly string[] {
  const last = words.findLastIndex((word) => !dropped.has(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

/** "S.A.R.L." is four words of one letter: one legal form. */
function joinInitials(words: readonly string[]): readonly string[] {
  const first = words.findLastIndex((word) => word.length > 1) + 1;
  const joined = words.slice(first).join('');
  return LEGAL_FORMS.has(joined) ? [...words.slice(0, first), joined] : words;
}

const DOMAIN = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})\.?(?:[/?#:]\S*)?$/i;

/** Host without www of a cell that is an address; null for anything else. */
export function readDomain(text: string): string | null {
  return DOMAIN.exec(text.trim())?.[1]?.toLowerCase() ?? null;
}

/** "Moove (formerly Drive2)" without its note; null without one. */
export function withoutNote(name: string): string | null {
  const short = name.replace(/\s*[([].*?[)\]]\s*/g, ' ').trim();
  return short && short !== name.trim() ? short : null;
}

/** Of 100: from here a single best candidate is certain. */
export const CERTAIN = 90;
/** By so much a certain candidate must lead the next. */
export const CLEAR_LEAD = 10;
/** Below this a candidate is not worth showing. */
export const LEAST_SCORE = 45;

const SAME = 100;
const SAME_BUT_LEGAL_FORM = 97;
const SAME_BUT_SOFT_WORDS = 85;
const BEGINS_ALIKE = 75;
/** Of a name that differs by letters, however few: never certain. */
const MOST_BY_LETTERS = 88;
const OF_ANOTHER_NAME = 2;

/** How well a recorded name matches the requested one; of its country if that is known. */
export function scoreName(
  asked: NameForms,
  known: NameForms,
  { isOtherName = false, isOfCountry = false } = {},
): number {
  return scoreForms(asked, known, isOfCountry) - (isOtherName ? OF_ANOTHER_NAME : 0);
}

function scoreForms(asked: NameForms, known: NameForms, isOfCountry: boolean): number {
  if (asked.key === known.key) return SAME;
  if (asked.bare === known.bare) {
    return asked.mayNamePlace && !isOfCountry ? SAME_BUT_SOFT_WORDS : SAME_BUT_LEGAL_FORM;
  }
  if (asked.core === known.core) return SAME_BUT_SOFT_WORDS;
  if (beginsWith(asked.words, known.words) || beginsWith(known.words, asked.words)) {
    return BEGINS_ALIKE;
  }
  const longest = Math.max(asked.bare.length, known.bare.length);
  const alike = 1 - countEdits(asked.bare, known.bare) / longest;
  return Math.round(alike * MOST_BY_LETTERS);
}

const beginsWith = (words: readonly string[], first: readonly string[]): boolean =>
  first.length > 0 && first.every((word, at) => words[at] === word);
