// Names in running text of Latin letters: "the Lagos-based fintech Kudipay" says Kudipay.
import { foldAmount } from '../values/currencies.ts';
import { isNumberWord } from '../values/number-words.ts';
import { isCityWord, isCountryName, isCountryWord, isWordOfAbroad } from './country-words.ts';
import descriptors from './descriptors.json' with { type: 'json' };

const wordsOf = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')));
const REGIONS = wordsOf(descriptors.regions);
const KINDS = new Set([...wordsOf(descriptors.kinds), ...REGIONS]);
/** Between two words of one name: "Bank of Kigali", "Impact & Co". */
const INSIDE = new Set(['&', 'of', 'de', 'du', 'da', 'do', 'des', 'd’Est', '+']);
const TITLE_CASE_STOPS =
  /^(?:In|To|For|As|With|From|By|At|On|And|Raises?|Raised|Secures?|Secured|Gets?|Bags?|Lands?|Closes?|Nets?|After|Million|KES|KSh|USD|US|EUR|NGN|ZAR|EGP|GHS|UGX|TZS|XOF|XAF|MAD|TND|RWF)$/;
const ROUND_STOPS =
  /^(?:Seed|Pre-Seed|Series|Funding|Grant|Debt) (?:Round|Funding|Investment|Extension|[A-E]|Financing|Capital Round|Deal)$/;
/** "Dakar Angels", "African Capital": what stands before one of these belongs to the name. */
const TAILS =
  /^(?:Angels?|Capital|Ventures?|Funds?|Partners|Network|Investments?|Holdings|Foundation|Development|Business|Innovation|Accelerator|Club|Syndicate|Invest|Impact|Growth|Seeds?)$/;

/** "Mindelo Labs": no name without what stands before. */
const LABS = /^(?:Labs?|Tech|Digital|Pay|Energy|Health|Farms?|Foods?|Logistics|Solar|Mobility)$/u;

/** In a headline of capitals, before the name. */
const WHAT_IT_IS =
  /^(?:Start-?[Uu]p|Scale-?[Uu]p|Company|Firm|Platform|Provider|Maker|Operator|Marketplace|Fintech|FinTech|Agritech|Healthtech|Edtech|Insurtech|Proptech)$/;

/** "Sh607m", "10MW". */
const IS_SUM =
  /^\d+(?:[MGk]Wh?|km|ha)$|^\p{Lu}{1,3}\p{Ll}{0,2}\d[\d.,]*-?(?:k|m|mn|bn|b|million|billion)[.,]?$/u;

const isName = (word: string): boolean =>
  /^["'’(]*(?:\p{Lu}|\d+\p{L}|\p{Ll}{1,8}\p{Lu}|(?!www)\p{Ll}{1,3}\.\p{Ll}{3})/u.test(word) &&
  !IS_SUM.test(word) &&
  !/\p{Sc}/u.test(word) &&
  !/^\d/.test(word.replace(/^\d+\p{L}/u, ''));

/** What a sentence begins with before its subject, and what stands for a name. */
const NO_NAMES = wordsOf(descriptors.no_names);

function isNoName(run: string): boolean {
  const folded = foldAmount(run);
  const words = folded.split(' ');
  return (
    isWordOfAbroad(run) ||
    isNumberWord(run) ||
    /^(?:l'operation|(?:pre-)?series? [a-k]\d?|one of .*)$/.test(folded) ||
    (words.length === 2 && NO_NAMES.has(words[1] ?? '') && KINDS.has(words[0] ?? '')) ||
    words.every((word) => REGIONS.has(word) || NO_NAMES.has(word))
  );
}

const bare = (word: string): string => word.replace(/^["'’(]+|["'’),.;:]+$/gu, '');

/** Of investors the words for kinds belong to the name: "Digital Africa". */
function describesInvestor(word: string): boolean {
  const plain = bare(word);
  return (
    (isCountryWord(plain) && !isCountryName(plain)) ||
    /-(?:based|born|headquartered|backed|focused|listed|traded)$|['’]s$/i.test(plain) ||
    /^(?:the|vc|firm|investors?|existing|new|lead|private|equity|venture|le|la|les|o|a)$/i.test(
      plain,
    )
  );
}

function isDescriptor(word: string): boolean {
  const plain = bare(word);
  const folded = foldAmount(plain);
  return (
    KINDS.has(folded) ||
    isCountryWord(plain) ||
    /(?:-(?:based|born|founded|headquartered|backed|focused|led|owned|listed|traded)|['’]s)$/i.test(
      plain,
    ) ||
    (/^[ld]['’]/i.test(plain) && KINDS.has(folded.slice(2)))
  );
}

/**
 * Runs of capitalised words, without what describes them. A first word that describes stays where
 * `known` has it in the same name: "Solar Sister".
 */
export function nameRuns(phrase: string, known = '', isInvestor = false): string[] {
  const runs: string[][] = [];
  const whole = new Set<string[]>();
  let run: string[] | null = null;
  const words = phrase.split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    const opens = /^[("]/.test(word);
    const plain = word.replace(/^[ld]['’](?=\p{Lu})/iu, '');
    if (isName(plain) || NUMBERED.test(`${plain} ${words[index + 1]}`)) {
      if (!run || opens) {
        run = [];
        runs.push(run);
        if (IS_NAMED.test(words[index - 1] ?? '')) whole.add(run);
      }
      run.push(run.length > 0 ? word : plain);
      if (/[,;:.")]$/.test(word) && !/^(?:Dr|St|Mr)\.$/.test(word)) run = null;
    } else if (run && NUMBER_OF_FUND.test(`${run.at(-1)} ${word}`)) {
      run.push(word);
      if (/\D$/.test(word)) run = null;
    } else if (
      !(run && isInside(index) && isName((words[index + 1] ?? '').replace(/^[ld]['’]/iu, '')))
    )
      run = null;
    else run.push(word);
  }
  // "Light for All" where the text elsewhere says so too.
  function isInside(at: number): boolean {
    const [before, word = '', after] = words.slice(at - 1, at + 2);
    return INSIDE.has(word) || (word === 'for' && known.includes(`${before} for ${after}`));
  }
  return runs
    .filter((one) => !isWordOfAbroad(one.map(bare).join(' ')))
    .map((one) => trimRun(one, known, isInvestor, whole.has(one)))
    .filter(
      (name) =>
        /\p{L}/u.test(name) && !isNoName(name) && !(isInvestor && KINDS.has(foldAmount(name))),
    );
}

function trimRun(run: string[], known: string, isInvestor: boolean, isNamed: boolean): string {
  const describes = isInvestor ? describesInvestor : isDescriptor;
  let words = run;
  // "South Africa's Moneta Group": all through the possessive.
  const owner = words.findIndex((word) => /['’]s$/.test(word));
  if (owner >= 0 && owner < words.length - 1) words = words.slice(owner + 1);
  // "Rift Angels-backed Somesa": all through the backer.
  const backer = words.findLastIndex((word) => /-(?:backed|owned|led)$/.test(word));
  if (backer > 0 && backer < words.length - 1) words = words.slice(backer + 1);
  const stop = words.findIndex(
    (word, index) =>
      index > 0 &&
      (TITLE_CASE_STOPS.test(bare(word)) ||
        ROUND_STOPS.test(`${bare(word)} ${bare(words[index + 1] ?? '')}`)),
  );
  if (stop > 0) words = words.slice(0, stop);
  // "Solar Irrigation Startup Mwangaza": all through the word for what it is.
  const kind = isInvestor ? -1 : words.findLastIndex((word) => WHAT_IT_IS.test(bare(word)));
  const behindKind = words.slice(kind + 1);
  if (
    kind > 0 &&
    behindKind.length > 0 &&
    !TAILS.test(bare(behindKind[0] ?? '')) &&
    !isDescriptor(behindKind[0] ?? '') &&
    !known.includes(words.slice(kind).map(bare).join(' '))
  )
    words = behindKind;
  // "South Africa" before a name goes as a whole.
  for (;;) {
    const pair = words.slice(0, 2).map(bare).join(' ');
    if (words.length > 2 && isCountryWord(pair)) words = words.slice(2);
    else if (/-based$/i.test(words[0] ?? '')) words = words.slice(1);
    else if (words.length > 1 && TAILS.test(bare(words[1] ?? ''))) break;
    else if (words.length > 1 && known.includes(pair) && isPartOfName(words[0] ?? '')) break;
    else if (words.length > 1 && isNamed && !isPlaceOrOwner(words[0] ?? '')) break;
    else if (words.length === 2 && isCityWord(words[0] ?? '') && LABS.test(words[1] ?? '')) break;
    else if (words.length > 0 && (describes(words[0] ?? '') || INSIDE.has(words[0] ?? '')))
      words = words.slice(1);
    else break;
  }
  // "Benguela Sombra" where the text elsewhere says "a angolana Sombra".
  while (words.length > 1 && isOnlyRest(words.map(bare), known)) words = words.slice(1);
  // "VTC Roulez" where the headline begins with Roulez.
  if (/^\p{Lu}{2,5}$/u.test(words[0] ?? '') && words.length > 1)
    if (known.startsWith(words.slice(1).map(bare).join(' '))) words = words.slice(1);
  return words
    .map((word, index) => (index === 0 || index === words.length - 1 ? bare(word) : word))
    .join(' ')
    .replace(/['’]s$/, '')
    .replace(/ (?:&|of|de|du|da|do|des)$/, '');
}

function isOnlyRest([first = '', ...rest]: string[], known: string): boolean {
  const name = rest.join(' ');
  if (!isName(rest[0] ?? '') || known.includes(`${first} ${name}`)) return false;
  const at = known.indexOf(name);
  return at >= 0 && /(?:^|(?:^|\s)\p{Ll}[\p{L}-]*\s)$/u.test(known.slice(0, at));
}

/** Before a name: "the traveltech startup Local Trip". */
const IS_NAMED =
  /^(?:start-?up|company|firm|platform|société|entreprise|plateforme|empresa|plataforma)$/u;
const NUMBERED = /^\d{1,3} (?:Capital|Global|Ventures?|Partners)\b/u;
const NUMBER_OF_FUND = /^Funds? \d{1,2}[,.;]?$/u;
const isPlaceOrOwner = (word: string) =>
  isCountryWord(bare(word)) || isCityWord(bare(word)) || /['’]s$|-\p{Ll}+$/u.test(bare(word));

/** "Praia Viva" is a name, "Kenyan Sokoni" is not. */
const isPartOfName = (word: string) => isCityWord(word) || !isCountryWord(word);

const RELATIVE = /,?\s+(?:which|that|who|whose|qui|que|dont|cuja?|onde)\s.*$/i;
/** "Bénin : ", "[Funding alert] ", "(Agence) - ". */
const HEAD = /^(?:[[(][^\])]*[\])]\s*[-–—]?\s*|[^:]{2,70}?\s?:\s+(?=\S))/u;
/** "Investors return to Cairo as Shifaa raises …": of Shifaa. */
const AS_CLAUSE =
  /^.*(?:(?<!known|trading|operating|such|well|acting)\s[Aa]s|\saprès que|\salors que)\s(?=.*\p{Lu})/u;

/** "Sokoni, anciennement Dukani". */
const FORMERLY =
  /,?\s\(?(?:formerly|previously|once|anciennement|autrefois|antiga(?:mente)?|ex-)\s?(?:known as\s|called\s|appelée?\s)?\p{Lu}[\p{L}\d.]*(?:\s\p{Lu}[\p{L}\d.]*)*\)?/u;

/** "Au Tchad, Somesa". */
const IN_COUNTRY = /^(?:In|Au|Aux|En|À|No|Na|Em)\s[^,\s]+(?:\s\p{Lu}[^,\s]+)?,\s+(?=["\p{Lu}])/u;

/** The name that a sentence's subject is, as the last one before the verb. */
export function subjectName(before: string, known = ''): string | null {
  let text = before
    .replace(HEAD, '')
    .replace(HEAD, '')
    .replace(AS_CLAUSE, '')
    .replace(RELATIVE, '')
    .replace(FORMERLY, '')
    .trim();
  const [first = '', ...rest] = text.replace(IN_COUNTRY, '').split(/,\s+/);
  // "Koree, a Cameroonian fintech, …", but "Cameroonian fintech, Koree, …".
  if (rest.length > 0 && nameRuns(first).length > 0)
    text = isKindEnd(first) ? (rest[0] ?? first) : first;
  // A quoted name is one.
  const quoted = /["“«]\s?([^"”»]{2,60}?)\s?["”»]/u.exec(text)?.[1];
  if (quoted && /^\P{Ll}|^\p{Ll}+\p{Lu}/u.test(quoted)) return quoted;
  const phrase = text.replace(/\([^)]*\)/g, ' ');
  const name = nameRuns(phrase, known).at(-1);
  const behind = name && phrase.slice(phrase.lastIndexOf(name) + name.length);
  return name && !(behind && FAR.test(behind)) ? name : null;
}

/** "No fewer than eight start-ups have …": the verb is not of what stands so far before it. */
const FAR = /^(?:\s+(?!(?:and|et|e)(?:\s|$))\p{Ll}[\p{L}’'-]*){4}(?!.*\s(?:and|et|e)$)/u;

/** "Ecobank-backed Cameroonian fintech": what follows its comma is the name. */
function isKindEnd(phrase: string): boolean {
  const last = phrase.trim().split(/\s+/).at(-1) ?? '';
  return /^\p{Ll}/u.test(last) && KINDS.has(foldAmount(last));
}

/** "New Jersey company Nordlys" is Nordlys. */
const OF_A_KIND =
  /^(?:\p{Lu}[\p{L}’'-]*\s){1,3}(?:\p{Ll}[\p{L}-]*\s)?(?:company|firm|giant|operator|group|entreprise|société|empresa)\s(?=["\p{Lu}])/u;

/** "African payroll and HR company Somesa", "Creator Platform, Somesa". */
const KIND_BEFORE =
  /^(?:[\p{L}’'-]+\s){0,8}?(?:(?<kind>start-?up|company|firm|platform|fintech|agritech|healthtech|edtech|lender|provider),?\s|(?:Start-?[Uu]p|Company|Firm|Platform|Provider),\s)(?=["\p{Lu}])/u;

/** The first name behind a preposition. */
export function objectName(after: string, known = ''): string | null {
  const clause = after.split(/[;:]|\.\s|\s[-–—]\s/)[0] ?? '';
  const text = clause
    .replace(/^[\s,]*/, '')
    .replace(OF_A_KIND, '')
    .replace(KIND_BEFORE, '$<kind> ');
  return nameRuns(text, known)[0] ?? null;
}

const LIST_JOIN =
  /\s*(?:,|;|\band\b|\bet\b|\be\b|(?<=\b(?:Ventures?|Capital|Partners|Fund|Angels|Group))\s&(?!\s(?:Partners|Co)\b))\s+(?:(?:and|et|e|as well as|ainsi que)\s+)?/iu;
/** "… and $2m in debt from": another part of the money. */
const BEGINS_WITH_SUM =
  /^(?:(?:US|[A-Z]{2,3}\s?)?\p{Sc}|\d[\d.,]*\s?(?:k|m|mn|bn|million|millions|milhões|milliards?)\b)/u;
/** "co-founders of Sokoni": said of those before. */
const WHO_THEY_ARE =
  /^(?:(?:the|its|former|ex|le|la|o|a)[ -])*(?:co-?)?(?:founders?|chief executives?|chair(?:man|woman)?|fondateurs?|fundador(?:es)?|partners?|CEOs?) (?:of|de|da|do|d['’])/iu;
/** "Dukani founder Zawadi Otieno". */
const PERSON_BEHIND =
  /^(?:['’]s )?(?:co-?)?(?:founder|fondateur|fondatrice|fundador|fundadora|CEO|boss|chief)\s(?=\p{Lu})/u;

/** Names of a list up to its end: "Foo Ventures, Bar Capital and others". */
export function listNames(text: string): string[] {
  const clause =
    text
      .replace(/\s?\([^)]*\)/g, '')
      .replace(/\bPlug and Play\b/g, 'Plug_and_Play')
      .split(/\.\s|\.$|;|:|\s[-–—]\s|[()]/)[0] ?? '';
  const names: string[] = [];
  for (const part of clause.split(LIST_JOIN)) {
    const lower = part.trim();
    if (names.length > 0 && BEGINS_WITH_SUM.test(lower)) break;
    if (!lower || (names.length > 0 && WHO_THEY_ARE.test(lower))) continue;
    const [first, person] = nameRuns(lower, '', true);
    const isOfFirst = PERSON_BEHIND.test(
      lower.slice(lower.indexOf(first ?? '') + (first?.length ?? 0)).trim(),
    );
    const name = isOfFirst && person ? person : first;
    if (!name) break;
    const before = lower.slice(0, Math.max(0, lower.indexOf(name))).trim();
    if (names.length > 0 && before.split(/\s+/).length > 6) break;
    const behind = lower.slice(lower.indexOf(name) + name.length).trim();
    // "…, TechCabal has learned" says who tells it.
    if (
      names.length > 0 &&
      /^(?:has (?:learned|learnt|reported)|said|says|reports?|told|can (?:report|reveal|confirm)|understands)\b/.test(
        behind,
      )
    )
      break;
    names.push(name.replaceAll('_', ' '));
    if (behind && !/^["”»)]*$/.test(behind)) break;
  }
  return names;
}
