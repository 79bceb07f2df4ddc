// Of which company the news of a round is, by what stands beside the names: what it is, whose round
// it is, who gets and who gives.

import { isCode, isSign } from '../values/currencies.ts';
import { isCityWord, isCountryName, isCountryWord, isWordOfAbroad } from './country-words.ts';
import { nameRuns } from './names.ts';
import { GIVER, GIVES, HAS, KIND_OF_COMPANY, ROUND } from './signs.ts';

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

const MONEY = String.raw`\p{Sc}|\d[\d.,]*[- ]?(?:k|m|mn|bn|b|mln|mio|m[$€]|mdh|mdt)(?!\p{L})|(?<!\p{L})(?:mill|billion|milliard|milh|bilh|thousand|(?:cent )?mille(?!\p{L})|mil )`;
export const MONEY_OF = new RegExp(MONEY, 'iu');
export const STAGE =
  /(?<!\p{L})(?:s[ée]ries? [a-k]|(?:pre-|pré-)?seed|amorçage|semente)(?!\p{L})/iu;
const OF_ROUND = new RegExp(`${ROUND.source}|${MONEY}|\\d ?%`, 'iu');
/** Words before a name that describe it: "the Lagos-based", "la jeune pousse". */
const DESCRIBING = String.raw`(?:(?:["\p{Ll}\d][^\s,.;:]*|\p{Lu}[\p{L}]*-\p{L}+|\p{Lu}\p{L}+(?:['’]s)?|\p{Lu}{2,3}),?\s){0,7}?`;
const ARTICLES = String.raw`(?:(?:l['’])|(?:the|an?|its|la|le|une?|o|a|os|as|uma?)\s)?`;

const KIND_BEFORE = new RegExp(
  String.raw`${KIND_OF_COMPANY}(?:\s(?:from|in|of|de|du|da|do)\s(?-i:\p{Lu}\p{L}+)(?:\s(?-i:\p{Lu}\p{L}+))?)?[,:]?\s(?:called\s|named\s|baptisée?\s|chamad[ao]\s)?["(]?$`,
  'iu',
);
/** "Somesa, a Dakar-born lessor of", "Somesa, of Zanzibar", "Somesa, which", "Somesa, maker of". */
const KIND_BEHIND = new RegExp(
  String.raw`^["]?,\s(?:(?!who\s|where\s|after\s|when\s|and\s|et\s|e\s)${ARTICLES}(?:[\p{L}\d’'-]+\s){0,6}?${KIND_OF_COMPANY}(?!(?:\s\p{Ll}+){0,4}(?:\s(?-i:\p{Lu})[\p{L}\d]+)+\s(?:has|have|vient|a|est|raised|secured|acaba)\s)|(?:of|de|d['’]|em|in|à)\s?(?-i:\p{Lu})|(?:which|whose|that|qui|dont|cuja?|que)\s|(?:based|founded|created|launched|installée?|basée?|fondée?|créée?|sediad[ao]|fundad[ao]|criad[ao])\s)|^["]?\s(?:is|est|é)\s(?:an?|the|une?|la|le|uma?|o|a)\s(?:[\p{L}\d’'-]+\s){0,6}?${KIND_OF_COMPANY}`,
  'iu',
);
const GIVER_BEHIND = new RegExp(
  String.raw`^["]?(?:,\s${ARTICLES}|\s(?:is|was|est|é|foi|as|en est|comme|como)\s${ARTICLES}|\sduo\s|\sof\s\p{Lu}\p{L}+\s(?:is|was)\sthe\s)(?:[\p{L}\d’'-]+\s){0,4}?(?:${GIVER}|lead(?!\p{L})|chef de file|líder|principal)`,
  'iu',
);
const GIVER_BEFORE = new RegExp(String.raw`${GIVER},?\s["]?$|(?<!\p{L})(?:former|ex)[- ]$`, 'iu');
const OWN_ROUND =
  /^["]?['’]s\s(?:[\p{L}\d$€.,-]+\s){0,4}?(?:series|(?:pre-)?seed|round|raise|fundrais\p{L}+|bridge|extension|debt|capital increase)(?!\p{L})/iu;
const OWN_GIVER =
  /^["]?['’]s\s(?:[\p{L}-]+\s){0,4}?(?:bank|arm|fund|unit|foundation|programme?|vehicle|agency|boss|ceo|founder)(?!\p{L})/iu;
/** "La série A de Somesa", "os sócios da Somesa", "Somesa’s existing investors". */
const ROUND_OF =
  /(?<!\p{L})(?:round|raise|(?:pr[eé]-?)?seed|series [a-k]|extension|tour de table|levée(?: de fonds)?|série [a-k]|amorçage|ronda|rodada|semente|investors|backers|shareholders|sócios|investisseurs|actionnaires|associés|investidores|ac?cionistas)\s(?:\p{L}+\s)?(?:of|de|du|da|do|dos|das|d['’])\s?(?:l[ea]\s|l['’])?["]?$/iu;
const OWN_BACKERS =
  /^["]?['’]s\s(?:[\p{L}-]+\s){0,2}?(?:investors|backers|shareholders|owners)(?!\p{L})/iu;
/** "Quem segura é a Somesa", "une société du nom de Somesa". */
const CALLED =
  /(?<!\p{L})(?:is|it’s|called|named|est|c['’]est|nom de|é|foi|chama-se|chamada?o?)\s(?:the\s|l[ea]\s|[ao]\s)?["]?$/iu;
/** "In Somesa", "to the Kigali start-up Somesa". */
const TO = new RegExp(
  String.raw`^(?<start>.*(?:^|\s))(?<to>in|into|to|for|at|with|behind|of|within|inside|dans|à|au|chez|pour|de|du|chez|en faveur de|na|no|em|para|ao|da|do|à)\s${ARTICLES}${DESCRIBING}["]?$`,
  'u',
);
const BY = new RegExp(
  String.raw`(?:${HAS}|drawn|retenue)[^.;:]{0,30}\s(?:by|par|pel[oa])\s${ARTICLES}${DESCRIBING}["]?$`,
  'iu',
);
const FROM = new RegExp(
  String.raw`(?:^|\s)(?:from|by|auprès (?:de|d['’])|par|avec|alongside|pel[oa]|junto (?:de|da|do|à|ao)|com [ao]|after|like|than|according to|selon|segundo|unlike|following|buying|comme|après|past|against|besides|including)\s(?:(?:of|de)\s)?${ARTICLES}(?:[^\s,.;:]+\s){0,4}?["]?$`,
  'iu',
);
const ASIDE = String.raw`(?:\s?\([^)]*\)|\sand\sits\s\p{L}+)?(?:,\s[^.;:]{3,160}?,|,)?`;
const AUXILIARIES = String.raw`(?:(?:has|have|had|is|was|will|to|be|a|ont|vient|viennent|va|de|d['’]|se|s['’]|just|now|also|again|only|said|says|it|he|elle|il|avoir|ter|que|está|estão|yesterday|today|already|recently|este|esta|acaba|acabou|já|can|could|not|did)\s?(?<=\s|['’])){0,6}`;
const GETS = new RegExp(String.raw`^["]?(?<aside>${ASIDE})\s${AUXILIARIES}(?:${HAS})`, 'iu');
const GIVES_BEHIND = new RegExp(
  String.raw`^["]?${ASIDE}(?:\s(?:and|et|e|duo)\s[^,.;]{2,40})?\s${AUXILIARIES}(?:${GIVES})`,
  'iu',
);
/** "Pays the start-up Somesa a grant", "lends Somesa $4m". */
const GIVEN = new RegExp(
  String.raw`(?:${GIVES}|(?<!\p{L})(?:pa(?:y|ys|id)|giv(?:es?|ing|en)|gave|lend(?:s|ing)?|lent|off(?:er|re)\p{L}*|grant\p{L}*))[^.;]{0,60}$`,
  'iu',
);
const SUM_BEHIND = new RegExp(
  String.raw`^["]?\s(?:(?:an?|another|up to|une?|uma?|its|about|some)\s)*(?:[\p{L}-]+\s){0,2}?(?:${ROUND.source}|${MONEY})`,
  'iu',
);
/** "Placing R29m with Somesa". */
const PLACED =
  /(?<!\p{L})(?:plac|put|bet|mis|pari|injec|invest|apost)\p{L}*\s[^.;]{0,60}?\s?(?:with|on|behind|chez|sur|na|no)\s["]?$/iu;
/** "It has convinced", "handed the payroll provider a bridge round". */
const ITSELF = new RegExp(
  String.raw`(?:^["]?(?:It|Elle|Il|Ela|Ele|Its?)(?:\s|['’])|(?:^["]?|\s)(?:The|the|this|This|its|sa|son|La|la|Le|le|cette|A|a|O|o)\s(?:[\p{L}\d-]+\s){0,4}?${KIND_OF_COMPANY}(?=[\s,.])|(?:^|\s)[Ll]['’](?:[\p{L}\d-]+\s){0,2}?${KIND_OF_COMPANY}(?=[\s,.]))`,
  'u',
);

/** "Kenya's Somesa in $4 million round". */
const IN_ROUND = new RegExp(
  String.raw`^\s(?:in|:)\s(?:[\p{L}\d$€.,]+\s){0,3}?(?:${OF_ROUND.source})`,
  'iu',
);

const INVESTOR_NAME =
  /(?:^|\s)(?:Capital|Ventures?|Partners|Funds?|Fonds|Angels?|Investments?|Invest|Investors?|Foundation|Fondation|Fundação|Bank|Banque|Banco|VC|Holdings?|Accelerator|Combinator|Equity|Syndicate|Bancorp|Finance Corporation|Trust|Advisors?|Agency|Council|Commission|Project|Projet|Programme?|Programa|Board|Government|Ministry|Union|University|Exchange|Prize|Award|Association|Expeditions|Catalyst)(?:\s|$)|^(?:IFC|BII|DEG|FMO|DFC|AFD|BEI|EIB|EBRD|BERD|BAD|AfDB|KfW|Proparco|Norfund|Finnfund|Swedfund|Bpifrance|USAID|UNDP|AECF|Google|Microsoft|Orange|Visa|Mastercard|World Bank|Banque mondiale|Banco Mundial)$|(?:bank|vest|Angels)$/u;

const NO_NAME =
  /^(?:SA|US|UK|EU|UAE|DRC|RDC|JSE|NSE|NGX|BRVM|IPO|CEO|F?CFA|SME|PME|AI|HR|IA|MENA|Capital-risque)$|^(?:When|Until|And|But|If|Afrique|África|Africa|The|Quand|Six-figure)(?:\s|$)|\s\d/u;

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
  const all = [...new Set([...inText, ...inTitle])].filter(
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
    if (one === (fuller ?? one) && known && one.name.includes(known)) one.score += KNOWN;
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  if (process.env.DBG)
    for (const one of scored.toSorted((a, b) => b.score - a.score).slice(0, 5))
      console.error(
        '  #',
        one.name,
        one.score,
        [...one.signs].join(' '),
        '|',
        one.words.slice(0, 40),
      );
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
  const isShort = name.includes(' ') ? name.split(' ')[0] : null;
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
