// Of which company the news of a round is, by what stands beside the names: what it is, whose round
// it is, who gets and who gives.

import { isCode, isSign } from '../values/currencies.ts';
import { isCityWord, isCountryName, isCountryWord, isWordOfAbroad } from './country-words.ts';
import { nameRuns } from './names.ts';
import {
  AUXILIARIES,
  BY,
  CALLED,
  FROM,
  GETS,
  GIVEN,
  GIVER_BEFORE,
  GIVER_BEHIND,
  GIVES,
  GIVES_BEHIND,
  HAS,
  IN_ROUND,
  ITSELF,
  KIND_BEFORE,
  KIND_BEHIND,
  MONEY_OF,
  OF_ROUND,
  OWN_BACKERS,
  OWN_GIVER,
  OWN_ROUND,
  PLACED,
  ROUND_OF,
  STAGE,
  SUM_BEHIND,
  TO,
} from './signs.ts';

export interface FoundCompany {
  name: string;
  score: number;
  /** The sentence that says it is its round. */
  words: string;
  /** The text says what kind of company it is. */
  isDescribed: boolean;
}

/** What a name of an investor has. */
export const isInvestorName = (name: string): boolean => INVESTOR_NAME.test(name);

const INVESTOR_NAME =
  /(?:^|\s)(?:Capital|Ventures?|Partners|Funds?|Fonds|Angels?|Investments?|Invest|Investors?|Foundation|Fondation|Fundação|Bank|Banque|Banco|VC|Holdings?|Accelerator|Combinator|Equity|Syndicate|Bancorp|Finance Corporation|Trust|Advisors?|Agency|Council|Commission|Project|Projet|Programme?|Programa|Board|Government|Ministry|Union|University|Exchange|Prize|Award|Association|Expeditions|Catalyst)(?:\s|$)|^(?:IFC|BII|DEG|FMO|DFC|AFD|BEI|EIB|EBRD|BERD|BAD|AfDB|KfW|Proparco|Norfund|Finnfund|Swedfund|Bpifrance|USAID|UNDP|AECF|Google|Microsoft|Orange|Visa|Mastercard|World Bank|Banque mondiale|Banco Mundial)$|(?:vest|Angels)$/u;

const NO_NAME =
  /^(?:SA|US|UK|EU|UAE|DRC|RDC|JSE|NSE|NGX|BRVM|IPO|CEO|F?CFA|SME|PME|AI|HR|IA|MENA|The|Capital-risque)$|^(?:When|Until|And|But|If|Afrique|África|Africa|Quand|Six-figure)(?:\s|$)|\s\d/u;

/** Of places and of months nobody writes "the company". */
export const isPlace = (name: string): boolean =>
  name
    .split(/\s+/)
    .every((word) => isCountryWord(word) || isCityWord(word) || isWordOfAbroad(word)) ||
  isCountryName(name) ||
  isCityWord(name);

const isTitleCase = (title: string): boolean => {
  const words = title.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.7 * words.length;
};

/** The best of the names, or null. `givers` are those who are said to give the money. */
export function findCompany(
  title: string,
  sentences: readonly string[],
  givers: readonly string[],
  known: string | null,
): FoundCompany | null {
  const text = sentences.join(' ');
  const inText = new Set(
    sentences
      .flatMap((one) => [...nameRuns(one, `${title} ${text}`), ...ownersIn(one)])
      .map(bareOf),
  );
  const inTitle = isTitleCase(title) ? [] : [...nameRuns(title, text), ...ownersIn(title)];
  const all = [...new Set([...inText, ...inTitle])]
    .slice(0, MOST_NAMES)
    .filter(
      (name) =>
        !isPlace(name) &&
        !name.includes('_') &&
        !NO_NAME.test(name) &&
        !isSign(name) &&
        !isCode(name),
    );
  const names = all.filter(
    (name) =>
      isUsed(name, [title, ...sentences]) &&
      ![...inText].some((other) => other !== name && other.startsWith(`${name} `)),
  );
  const scored = [
    ...new Set([...names, ...(known && !isPlace(known) && !NO_NAME.test(known) ? [known] : [])]),
  ].map((name) => score(name, title, sentences, givers));
  const said = sentences.find((one, index) => index > 0 && ITSELF.test(one) && OF_ROUND.test(one));
  const ofItself =
    said ??
    sentences.find(
      (one) =>
        /[,:]\s.*/u.test(one) &&
        ITSELF.test(one.slice(one.search(/[,:]\s/u))) &&
        OF_ROUND.test(one),
    );
  for (const one of scored) {
    if (
      !ofItself ||
      STRONG.some((sign) => one.signs.has(sign)) ||
      !(
        one.signs.has('first') ||
        one.signs.has('called') ||
        one.signs.has('kind behind') ||
        (one.signs.has('in title') && one.signs.has('in text'))
      )
    )
      continue;
    one.score += 3;
    one.words = ofItself.slice(0, 160);
  }
  const fuller = scored.find(
    ({ name, score: points }) => known && isFuller(name, known) && points > 0,
  );
  for (const one of scored)
    if (one === (fuller ?? one) && known && one.name.includes(known))
      one.score += title.includes(known) ? KNOWN + KNOWN : KNOWN;
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best && (best.words || best.name === known) && best.score >= ENOUGH ? best : null;
}

/** "A Gelo Norte": an article of Portuguese. */
const bareOf = (name: string): string =>
  name.replace(/^(?:[AO]s?|API|AI|B2B|SaaS)\s(?=\p{Lu})/u, '');

/** "Somesa’s backers" is of Somesa. */
const ownersIn = (sentence: string): string[] =>
  [
    ...sentence.matchAll(
      /(?<![\p{L}\d])((?:\p{Lu}|\d+\p{L}|\p{Ll}{1,3}(?=\p{Lu}))[\p{L}\d.&-]*(?:\s\p{Lu}[\p{L}\d.&-]*)*)['’]s(?!\p{L})/gu,
    ),
  ]
    .map(([, owner = '']) => nameRuns(owner)[0] ?? '')
    .filter(Boolean);

/** "Cassava Technologies" for "Cassava". */
const isFuller = (name: string, known: string): boolean =>
  name !== known &&
  !/^(?:[AO]s?|The|L[ae]s?|CEO|President\p{L}*)\s|\sCEO$/u.test(name) &&
  (name.startsWith(`${known} `) || name.endsWith(` ${known}`));

/** A word with which sentences begin is a name where it stands inside of one, or is a subject. */
function isUsed(name: string, sentences: readonly string[]): boolean {
  return (
    /[\s\d.]|.\p{Lu}/u.test(name) ||
    sentences.some((one) =>
      placesOf(one, name, null).some(
        ([at, length]) =>
          !/^["(]?$/.test(one.slice(0, at)) || IS_SUBJECT.test(one.slice(at + length)),
      ),
    )
  );
}

const ENOUGH = 4;
/** Texts that name more are lists of many companies. */
const MOST_NAMES = 40;
/** For what a verb says. */
const KNOWN = 6;

interface Scored extends FoundCompany {
  signs: ReadonlyMap<string, number>;
}

function score(
  name: string,
  title: string,
  sentences: readonly string[],
  givers: readonly string[],
): Scored {
  const signs = new Map<string, number>();
  let words = '';
  const isShort = name.includes(' ') ? (name.split(' ')[0] ?? null) : null;
  for (const [index, sentence] of [title, ...sentences].entries()) {
    for (const [at, length] of placesOf(sentence, name, index === 0 ? isShort : null)) {
      const before = sentence.slice(0, at);
      const behind = sentence.slice(at + length);
      const link = OF_ROUND.test(sentence) ? linkOf(before, behind, index === 0) : null;
      if (link && !words) words = sentence.slice(0, 160);
      if (link) signs.set(link, LINKS[link] ?? 0);
      if (KIND_BEFORE.test(before)) signs.set('kind before', 3);
      if (KIND_BEHIND.test(behind) && !GIVER_BEHIND.test(behind)) signs.set('kind behind', 3);
      if (/^["(]?$/.test(before) && MONEY_OF.test(behind) && STAGE.test(behind)) {
        signs.set('subject', 3);
        words ||= sentence.slice(0, 160);
      }
      if (CALLED.test(before)) signs.set('called', 2);
      if (isPlaced(before)) signs.set('place', 2);
      if (index === 1 && isFirst(before, behind)) signs.set('first', 1);
      signs.set(index === 0 ? 'in title' : 'in text', 1);
      if (GIVER_BEFORE.test(before)) signs.set('giver before', -4);
      if (
        /^-(?:backed|led|funded|owned)/.test(behind) ||
        GIVER_BEHIND.test(behind) ||
        OWN_GIVER.test(behind)
      )
        signs.set('giver behind', -5);
      if (GIVES_BEHIND.test(behind)) signs.set('gives', -5);
      if (FROM.test(before) && !BY.test(before)) signs.set('from', -3);
    }
  }
  if (STRONG.filter((sign) => sign !== 'gets').some((one) => signs.has(one)) && signs.has('gives'))
    signs.set('gives', -2);
  if (INVESTOR_NAME.test(name)) signs.set('investor', -6);
  if (givers.includes(name)) signs.set('said to give', -2);
  return {
    name,
    words,
    signs,
    isDescribed: signs.has('kind before') || signs.has('kind behind'),
    score: [...signs.values()].reduce((sum, one) => sum + one, 0),
  };
}

const LINKS: Readonly<Record<string, number>> = {
  own: 4,
  object: 3,
  part: 1,
  by: 4,
  gets: 3,
  in: 4,
  given: 4,
};

const STRONG = ['own', 'by', 'object', 'given', 'in', 'gets', 'subject'];

function linkOf(before: string, behind: string, isTitle: boolean): string | null {
  if (OWN_ROUND.test(behind) || OWN_BACKERS.test(behind) || ROUND_OF.test(before)) return 'own';
  if (BY.test(before) && OF_ROUND.test(before)) return 'by';
  if (GIVEN.test(before) && SUM_BEHIND.test(behind)) return 'given';
  if (PLACED.test(before)) return 'object';
  const gets = GETS.exec(behind);
  if (gets && OF_ROUND.test(behind.slice(gets[1]?.length ?? 0, gets[0].length + 140)))
    return 'gets';
  if (isTitle && IN_ROUND.test(behind)) return 'in';
  const to = TO.exec(before);
  if (to && OF_ROUND.test((to.groups?.start ?? '').slice(-90)))
    return /^(?:of|de|du|d['’]|da|do|with|by)?$/.test(to.groups?.to ?? '') ? 'part' : 'object';
  return null;
}

/** "Lagos-based Somesa", "Stellenbosch’s Somesa", "the Kenyan Somesa". */
function isPlaced(before: string): boolean {
  const [word = ''] = /\S+(?=\s["]?$)/u.exec(before) ?? [];
  return (
    /-(?:based|born|founded)$/iu.test(word) ||
    isCountryWord(word) ||
    isCityWord(word) ||
    /['’]s$/u.test(word)
  );
}

/** The subject of the first sentence, and no mere word with a capital. */
const isFirst = (before: string, behind: string): boolean =>
  /^(?:[^:]{0,40}[:.]\s|(?:The|La|Le|L['’]|A|O)\s(?:[\p{L}-]+\s){0,4})?["(]?$/u.test(before) &&
  IS_SUBJECT.test(behind);
const IS_SUBJECT = new RegExp(
  String.raw`^["]?(?:,|\s\(|['’]s\s|\s(?:is|was|has|had|can|will|sells|makes|runs|a|est|va|vend|é|foi|tem|vai|vende)\s|\s${AUXILIARIES}(?:${HAS}|${GIVES}))`,
  'iu',
);

/** Where a name stands; in a headline its first word alone will do. */
function placesOf(sentence: string, name: string, short: string | null): Array<[number, number]> {
  const places: Array<[number, number]> = [];
  for (const one of short && !sentence.includes(name) ? [short] : [name])
    for (let at = sentence.indexOf(one); at >= 0; at = sentence.indexOf(one, at + 1))
      if (
        !/[\p{L}\d]$/u.test(sentence.slice(0, at)) &&
        !/^[\p{L}\d]/u.test(sentence.slice(at + one.length))
      )
        places.push([at, one.length]);
  return places;
}
