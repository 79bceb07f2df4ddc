// "Round led by A and B, with participation from C", "A (with B, C)", "Lead: A. Others: B": who
// led and who took part, before the names are read.
import { cleanLine } from '../../base/clean-text.ts';

export interface SentencePart {
  names: string;
  isLead: boolean;
}

/** Stand for the words; a cleaned line has no such signs. */
const LEADS = '\ue001';
const JOINS = '\ue002';

const LED =
  '(?:co-?)?led by|lead(?:ing)?(?: investors?)?\\s*:|(?:co-?)?men[ée]+e? par|conduite? par|dirigée? par|chefs? de file\\s*:|(?:co-?)?liderad[oa] (?:por|pel[oa]s?)|líder(?:es)?\\s*:|بقيادة|(?:iki|ili|wali|yenye )?ongozwa na|ikiongozwa na|iliyoongozwa na';
const TOOK_PART =
  '(?:the\\s+)?(?:(?:additional|follow-on|strong|further)\\s+)?(?:participation|support|investment|backing|funding|contributions?)(?: also)?\\s+(?:from|of|by|came from|also came from)';
const JOINED = [
  `(?:(?:with|and)\\s+)?${TOOK_PART}`,
  '(?:with\\s+)?(?:(?:joined|followed|supported|backed|accompanied)\\s+by|alongside|along\\s+with|together\\s+with|as\\s+well\\s+as)',
  '(?:also\\s+)?(?:including|includes|such\\s+as|among\\s+them|dont|notamment|incluindo|nomeadamente|wakiwemo|ikiwemo)',
  "avec\\s+(?:la\\s+)?participation\\s+(?:de\\s+la|de\\s+l['’]|de|d['’]|du|des)",
  "(?:aux\\s+côtés|en\\s+compagnie)\\s+(?:de\\s+la|de\\s+l['’]|de|d['’]|du|des)",
  'com\\s+(?:a\\s+)?participação\\s+(?:de|d[ao]s?)',
  '(?:juntamente|ao\\s+lado|a\\s+par)\\s+(?:com|de|d[ao]s?)',
  'بمشاركة|(?:والى|وإلى|إلى|الى)\\s+جانب|pamoja\\s+na|kwa\\s+ushiriki\\s+wa|akishirikiana\\s+na',
  '(?:(?:other|existing|new|co-?|follow(?:ing|-on)?)[\\s-]*)?(?:investors?|participants?|backers?|participating(?:\\s+investors?)?|others?)\\s*:',
  '(?:(?:autres\\s+)?(?:investisseurs|participants)|autres|(?:outros\\s+)?(?:investidores|participantes)|outros|(?:wawekezaji\\s+)?wengine)\\s*:',
].join('|');

const START = '(?:^|[\\s,;.،؛]+)';
/** Behind an article and behind a colon no space has to be. */
const GAP = "(?:\\s+|(?<=['’:])|$)\\s*";
const LED_BY = new RegExp(`${START}(?:${LED})${GAP}`, 'giu');
const JOINED_BY = new RegExp(`${START}(?:(?:and|et|e|na)\\s+)?(?:${JOINED})${GAP}`, 'giu');
/** "Alongside Capital". */
const IS_ONE_NAME = /^[\s,;.]*\p{Lu}\S*\s*$(?<!:\s*)/u;
/** Joins only what begins with a capital: "with" is a word of names too. */
const WITH =
  /(?:,\s+(?:with|plus|avec|com)|\s+avec|(?<=[)\]])\s+(?:with|plus|com|and|et|e|na)|(?<=[([](?:[Cc]o-?)?[Ll]ead[)\]]))\s+(?=[\p{Lu}\p{Lo}\d])|\s+\/\s+/gu;
const WITH_AFTER_LEADS = /\s+(?:with|plus|avec|com)\s+(?=[\p{Lu}\p{Lo}\d])/gu;

/** "(with B, C)", "(led by B)", "(co-led with B)"; other notes in brackets are of one name. */
const BRACKETED = new RegExp(
  `\\s*[(\\[](?:(co-?led\\s+(?:with|by)|${LED})|${JOINED}|with|avec|com|and|plus|et)${GAP}([^()[\\]]*)[)\\]]`,
  'giu',
);
const IS_NAMED = /[\p{Lu}\p{Lo}\d]/u;

/** "A and B co-led the round" ends so, or goes on with who joined. */
const LED_IT = /\s+(?:jointly\s+)?(?:co-?)?led(?:\s+(?:the|this|its|a)\s[^,;.]*)?[\s,;.]*$/u;
const JOINED_IT =
  /[\s,]+(?:also\s+)?(?:participat(?:ed|ing)|joined|joining|took\s+part|taking\s+part)(?:\s+(?:in\s+)?(?:the|this)\s[^,;.]*)?[\s.]*$/iu;
/** What stands before "led by" and names nobody: "The $5M seed round was". */
const OF_THE_ROUND =
  /\b(?:rounds?|funding|financing|investment|raise|seed|series\s+\p{L}|equity|extension|tour|levée|amorçage|ronda|rodada|investimento|awamu|raundi)\b|جولة/iu;

/** Null for a plain list of names. */
export function readSentence(cell: string): SentencePart[] | null {
  const line = cleanLine(cell.replace(/[\r\n]+/g, '; '));
  const marked = line
    .replace(BRACKETED, (note: string, led: string | undefined, names: string) => {
      if (!IS_NAMED.test(names)) return note;
      if (led === undefined) return `${JOINS}${names}${JOINS}`;
      return `${/^co/i.test(led) ? ' (lead)' : ''}${LEADS}${names}${JOINS}`;
    })
    .replace(LED_BY, LEADS)
    .replace(JOINED_BY, (words) => (IS_ONE_NAME.test(words) ? words : JOINS))
    .replace(WITH, JOINS);
  const [first = '', ...others] = marked.split(/(?=[\ue001\ue002])/u);
  if (marked.search(/[\ue001\ue002]/) < 0 && !LED_IT.test(first)) return null;
  const isOfTheRound = others[0]?.startsWith(LEADS) && OF_THE_ROUND.test(first);
  return [isOfTheRound ? '' : first, ...others].flatMap(readPart);
}

function readPart(part: string): SentencePart[] {
  const isLed = part.startsWith(LEADS) || (!part.startsWith(JOINS) && LED_IT.test(part));
  const names = part
    .replace(/^[\ue001\ue002]/u, '')
    .replace(LED_IT, '')
    .replace(JOINED_IT, '');
  const [led = '', ...joined] = isLed ? names.split(WITH_AFTER_LEADS) : [names];
  return [
    { names: trim(led), isLead: isLed },
    ...joined.map((one) => ({ names: trim(one), isLead: false })),
  ].filter((one) => one.names !== '');
}

/** A sentence ends with a point, "Acme, Inc." too. */
const END = /(?<!\b(?:inc|ltd|co|corp|llc|pty|jr|s\.a|l\.p))\.$/iu;
const trim = (names: string): string =>
  names.replace(/^[\s,;:.،]+|[\s,;:،]+$/gu, '').replace(END, '');

const PAIR = /^(.+?)\s+(?:and|et|e|na)\s+(?=[\p{Lu}\p{Lo}\d])(.+)$/u;

/** In a sentence "A and B" are two, also behind commas. */
export const splitPair = (name: string): string[] => PAIR.exec(name)?.slice(1) ?? [name];

/** What is left of a sentence that nobody reads rightly: no name of an investor. */
export const readsAsSentence = (name: string): boolean => LEFT_OVER.test(name);
const LEFT_OVER =
  /^(?:the|this|its|a|an)\s+(?:\S+\s+)?(?:round|funding|company|startup|deal|investment)\b|\b(?:led\s(?:by|the)|co-?led|participation|participating|participated|alongside|joined\s+by|lead\s+investors?|investors?\s*:|mené\s+par|liderad[oa]\s+por)\b/iu;
