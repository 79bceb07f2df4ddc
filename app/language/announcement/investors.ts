// Who took part in a round, and who led it, in sentences of Latin letters.
import { isCityWord, isCountryWord, isWordOfAbroad } from './country-words.ts';
import { listNames, nameRuns } from './names.ts';

export interface FoundInvestor {
  name: string;
  isLead: boolean;
  /** What says so. */
  words: string;
}

/** Names follow. */
const LED_BY = [
  /\b(?:(?:co-?)?led|anchored|headed|fronted|spearheaded) (?:jointly |entirely |solely )?by\s+/iu,
  /\b(?:co-?)?(?:men[ée]e?s?|conduite?s?|dirigée?s?|pilotée?s?|emmenée?s?|portée?s?) (?:conjointement )?par\s+/iu,
  /\bsous la (?:houlette|conduite|direction) d[e'’]\s*/iu,
  /\b(?:co-?)?liderad[oa]s? (?:conjuntamente )?(?:pel[oa]s?|por)\s+/iu,
  /\b(?:encabeçad|chefiad|comandad)[oa]s? (?:conjuntamente )?(?:pel[oa]s?|por)\s+/iu,
  // Not "…, with others participating".
  /(?<!\p{L})co-?(?:led|dirigé|mené|liderou)(?!\p{L})(?! (?:by|par|por|pel[oa]))[^,.]*?\s(?:with|avec|com)\s+(?=(?:\p{Ll}+ ){0,3}(?-i:\p{Lu}))(?![^.]*particip)/iu,
  /\blead investors?(?! (?:in|of|for)\b) (?:was|were|is|are|include[sd]?)?:?\s*/iu,
  /\bwith (?=[^,.]{3,60} (?:as|acting as) (?:the )?(?:co-)?lead)/iu,
  /\b(?:leads|led) (?:was|were|included)\s+/iu,
  /(?<!\p{L})(?:under the lead of|(?:convinced|persuaded) (?=[^,.;]{2,40} to (?:head|lead))|chefs? de file\s?:|líder(?:es)?(?: da ronda)?(?:\s?:|\s(?:foi|é|foram|são)\s[ao]s?\s)|sob a liderança d[aeo]s?|sous (?:l['’]égide|l['’]impulsion) d[eu]|meneurs?\s?:)\s*/iu,
];
const JOINED_BY = [
  /\b(?:investors|backers|shareholders)(?: in (?:the|this) round| (?:that|who) \p{L}+(?: part)?)?,? (?:include[sd]?|including|are|were):?\s+/iu,
  /\b(?:round|raise|financing) (?:also )?(?:includes?|included|attracted|drew)\s+/iu,
  /\bwith (?:\p{Ll}+ ){0,2}(?:investors|backers|financiers|lenders|funds)\s+(?=\p{Lu})/iu,
  /(?<!\p{L})(?:parmi les investisseurs figurent|entre os investidores (?:estão|figuram))\s+(?:l[ea]s?\s|[ao]s?\s)?(?=\p{Lu})/iu,
  /\b(?:grant|loan|facility|funding|investment) by\s+(?=(?:the )?\p{Lu})/iu,
  /(?<!\p{L})(?:accordé|octroyé|attribué|atribuíd|concedid)(?:e?s?|[oa]s?)(?: [^,.]{2,60}?)? (?:par|pel[oa]s?)\s+/iu,
  /(?<!\p{L})(?:investimento|investissement) (?:de (?:um )?(?:valor|montante) não \p{L}+|d['’]un montant non \p{L}+) (?:de la |de l['’]|de |d['’]|du |des |d[ao]s? )/iu,
  /\bparticipation (?:of|from|by|also came from|coming from)\s+/iu,
  /\b(?:joined|backed|followed|supported|funded|provided|financed) by\s+/iu,
  /(?<!\p{L})(?:rejointe?s?|accompagnée?s?) par\s+/iu,
  /\b(?:alongside|aux côtés de|ainsi que|juntamente com|as well as|joining)\s+/iu,
  /\bauprès (?:de la |de l['’]|de |d['’]|du |des )/iu,
  /\bparticipation (?:de la |de l['’]|de |d['’]|du |des )/iu,
  /\bparticipação (?:da|do|de|das|dos)\s+/iu,
  /\b(?:contou com|participaram|participou) [ao]s? (?=(?-i:\p{Lu}))/iu,
  /\bin which (?=\p{Lu}[^,.;]*\b(?:invested|participated|took part)\b)/u,
  /\bjunto (?:da|do|de|das|dos|a|ao|à)\s+/iu,
  /\b(?:soutien|appui|apoio) (?:de la |de l['’]|de |d['’]|du |des |da |do )/iu,
  /\bfrom\s+(?!stealth)/iu,
  /(?:\p{Sc}|fund|invest|rais|round)[^.]*\bthrough (?=\p{Lu})/u,
  /(?:\$|€|\b(?:dollars|euros|dólares|dinars|dirhams|FCFA|kwanzas|rands?|nairas?|shillings|cedis|meticais|escudos|francs|USD|investissement|investimento|subvention|prêt|dette|prémio|prix|prize)\b)\s+(?:de la|de l['’]|du|da|do|de|des|dos|das)\s*(?=\p{Lu})/u,
  /\b(?:avec|with|com)\s+(?=\p{Lu}[^,.]*\b(?:joining|participating|participant|involve[dm]\p{L}*))/u,
  /\b(?:along|together) with (?=(?:(?:the|existing|new|other|returning|investors|backers) )*\p{Lu})/u,
  /\b(?:[Jj]oining|[Pp]articipating|[Tt]aking part|[Ii]nvesting)\b[^.,;]{0,40}? (?:were|was|are|is) (?=(?:\p{Ll}+ ){0,4}\p{Lu})/u,
  /\b(?:in partnership|jointly|in conjunction) with\s+/iu,
  /(?:em que|na qual|à laquelle|auquel|in which) (?:também |también |ont |also )?(?:participaram|participou|participam|participé|participent|took part)\s+/iu,
  // "Un prêt de 5 millions … avec la Banque du Lac".
  /(?<!\p{L})(?:prêt|crédit|financement|loan|facility|empréstimo|crédito|financiamento)(?!\p{L})[^.;]{0,120}?\s(?:avec|with|com)\s(?:(?:l[ae]s?|[ao]s?|the)\s|l['’])?(?=(?-i:\p{Lu}))/iu,
  /(?<=(?:men[ée]e?|conduite?|dirigée?)\b.*)\bavec\s+(?:l[ea]s?\s\p{Ll}+\s)?(?=\p{Lu})/iu,
  /\b(?:a|ont) réuni\s+(?=\p{Lu})/u,
  /\b(?:subscrit|acompanhad)[oa]s? (?:pel[oa]s?|por)\s+/iu,
  /\baccelerator\s+(?=\p{Lu})/iu,
];
/** Names stand before. */
const LEADS =
  /^(.{2,160}?)(?<!\s(?:in which|as|was|were|is|are|the|a|that))\s+(?:has |have |a |ont )?(?:co-?)?(?:led|leads?|spearheaded|spearheads|anchored|anchors|mène|mené|mènent|heads|headed|dirige|dirigé|conduit|lidera|liderou|lideram|lideraram)(?:,|\s+(?:the|this|a|an|the\b|round|le|la|cette|un|une|ce|l['’]|a|o|uma|um|[$€£]))/iu;
const IS_LEAD = /([^.;]{2,80}?), (?:the lead(?: investor)?|chef de file|líder da ronda)\b/iu;
/** "Baobab Capital (lead du tour de table)". */
/** "Sokoni was the lead", "with Sokoni in the lead seat", "Sokoni led jointly", "Sokoni mène,". */
const LEADS_IT =
  /([^;:]{2,160}?)(?:,\squi (?:co\p{L}+|signent) en meneurs|\s(?:(?:is|are|was|were|being|acting)\s(?:again\s)?(?:the\s|co-)?(?:lead|leading)(?!\p{L})|(?:as|in|comme|como)\s(?:the\s|its\s|o\s)?(?:(?:co-)?lead|chef de file|líder)(?!\p{L})|(?:has |have |had )?(?:co-)?(?:led|leads|mène|mènent|lidera|lideram|liderou)(?=[,.;]|$|\sjointly|\sa\s)|(?:en )?(?:est|sont|é|são|foi)\s(?:l['’]|le\s|la\s|les\s|o\s|a\s|os\s)?(?:chefs? de file|investisseurs? (?:principal|chef de file)|principa(?:l|is)|meneurs?|líder(?:es)?|investidor(?:a|es)? (?:principal|líder))|duo\s(?:co-)?led))/iu;
const IS_LEAD_IN_BRACKETS =
  /([^.;]{2,80}?)\s\((?:[^()]*,\s)?(?:co-)?(?:lead|chef de file|líder)\b[^)]*\),?/iu;
/** "Baobab Capital-led Series B". */
const LED_ROUND =
  /(\p{Lu}[\p{L}\d&.]*(?:\s\p{Lu}[\p{L}\d&.]*)*)-led\s(?=(?:[\p{Sc}\d]\S*\s)?(?:\p{L}+\s)?(?:Series|series|round|Round|seed|Seed|raise|funding|Funding|investment|Investment)\b)/u;
const JOIN =
  /^(.{2,200}?),?\s+(?:also )?(?<!em que |na qual |à laquelle )(?:(?:has |have )?provided (?:the|an?) (?=[^.]*?\b(?:loan|facility|grant|debt|financing|funding)\b)|(?:is|are) providing (?:the|this|all)|s['’](?:est|étaient|sont) jointe?s? à|(?:ont|a) (?:fourni|apporté|approuvé|souscrit)|took part|participated|joined(?! by)|joining|returned|(?<!been )invested|contributed|followed (?:on|suit|their money)|doubled down|reinvested|(?:has |have )?(?:awarded|granted)|atribuiu|concedeu|a (?:accordé|octroyé|attribué)|(?:y )?(?:ont|a) (?:également |aussi )?(?:participé|pris part)|participaram|participou|investiram)(?!\p{L})/iu;
/** "Along with existing investors, …", "Les investisseurs, dont …". */
const GROUP_BEFORE =
  /^(?:(?:along|together)(?: with)? )?(?:(?:existing|new|returning|other|les|os|the) )(?:autres |outros |other )?(?:investors?|backers|shareholders|investisseurs|investidores)(?:,? (?:including|such as|dont|comme|incluindo|como))?,?\s+/iu;
const NOBODY =
  /^(?:existing|new|others?|autres|outros|series|seed|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|it|its|neither|gulf|investors?|founded|total|ceo|startup|usd|us|africa|afrique|áfrica|europe|europa)$/i;

/** Between those who lead. */
const JOINTLY =
  /\s(?:em conjunto com|conjointement avec|de concert avec|jointly with)(?:\s[ao]s?)?\s/giu;

/** What one pattern finds in a sentence: all behind each is read. */
const MOST_TOLD = 8;

/** "Nordlys Group of Shanghai". */
function withoutPlace(name: string): string {
  const [, before = name, place = ''] = /^(.+) (?:of|de|d['’]) ?(.+)$/u.exec(name) ?? [];
  return isWordOfAbroad(place) || isCityWord(place) ? before : name;
}

export function findInvestors(sentences: readonly string[], company: string): FoundInvestor[] {
  const found: FoundInvestor[] = [];
  const add = (names: readonly string[], isLead: boolean, words: string) => {
    for (const name of names)
      if (!NOBODY.test(name) && !isCountryWord(name) && name !== company && name.length > 1)
        found.push({ name: withoutPlace(name), isLead, words: words.slice(0, 160).trim() });
  };
  for (const [at, sentence] of sentences.entries()) {
    for (const pattern of LED_BY) addBehind(sentence, pattern, true);
    for (const pattern of JOINED_BY) addBehind(sentence, pattern, false);
    for (const clause of sentence
      .split(
        /,? (?:and|while|with|et|avec) (?=\p{Lu})|; |\b(?:said|says|announced) (?:that )?(?=\p{Lu})/u,
      )
      .concat(sentence.split('; '), sentence)) {
      const leads = LEADS.exec(clause);
      if (leads && !THE_FUND.test(leads[1] ?? '')) add(listNames(leads[1] ?? ''), true, leads[0]);
      const joins = JOIN.exec(
        clause.replace(/^.*\bled the (?:round|investment)(?:,| and| with)\s+/iu, ''),
      );
      if (joins) add(listNames((joins[1] ?? '').replace(GROUP_BEFORE, '')), false, joins[0]);
    }
    for (const clause of sentence.split(/; |,\s(?=while|whereas)/u)) {
      const leads = LEADS_IT.exec(clause);
      const before = leads?.[1] ?? '';
      const told = THE_FUND.test(before) ? nameRuns(sentences[at - 1] ?? '', '', true) : null;
      if (leads) add(told?.slice(0, 1) ?? leadNames(before), true, leads[0]);
    }
    for (const { 1: before = '', 0: words } of sentence.matchAll(WHICH_LED))
      add(nameRuns(before, '', true).slice(-1), true, words);
    const ledRound = LED_ROUND.exec(sentence);
    if (ledRound) add(nameRuns(ledRound[1] ?? '', '', true).slice(-1), true, ledRound[0]);
    const named = IS_LEAD.exec(sentence) ?? IS_LEAD_IN_BRACKETS.exec(sentence);
    if (named) {
      add(nameRuns(named[1] ?? '', '', true).slice(-1), true, named[0]);
      const rest = sentence.slice(named.index + named[0].length).replace(/^,\s*/, '');
      add(listNames(rest), false, rest);
    }
  }
  const text = sentences.join(' ');
  return mergeInvestors(found.map((one) => ({ ...one, name: inFull(one.name, text) })));

  function addBehind(sentence: string, pattern: RegExp, isLead: boolean) {
    const told = [...sentence.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
    for (const one of told.slice(0, MOST_TOLD)) {
      const rest = sentence.slice(one.index + one[0].length).replace(JOINTLY, ' e ');
      // A name must begin soon, and "from Lagos to Accra" names none.
      if (
        !/^(?:["«]?(?:[ld]['’])?(?:[\p{Lu}\d]|\p{Ll}{1,8}\p{Lu})|(?:[\p{Ll}\d'’-]+ ){1,6}["«]?(?:[ld]['’])?\p{Lu})/u.test(
          rest,
        )
      )
        continue;
      const until = isLead ? rest : (rest.split(/\b(?:to|pour|para) \p{Ll}/u)[0] ?? rest);
      const cut =
        until.split(
          /,? (?:with|avec|com|alongside|aux côtés|rejointe?s?|suivie?s? (?:de|par)|followed by|seguid[oa]s? (?:de|por|pel[oa]s?|d[ao]s?)|via (?:its|their|sa|son)|in partnership|(?<!such )as|and (?:had|saw|included|drew|attracted|supported|backed|joined|followed)|et (?:a|soutenue?|suivie?|accompagnée?)|e (?:contou|acompanhad[oa]|apoiad[oa]|seguid[oa])) /iu,
        )[0] ?? until;
      add(listNames(cut), isLead, sentence.slice(one.index));
    }
  }
}

/** "The fund has led": whose name stands in the sentence before. */
const THE_FUND =
  /(?:^|[\s,])(?:the|this|le|ce|la|o|a|esta)\s(?:fund|firm|investor|fonds|investisseur|fundo|gestora|investidor)(?:\s(?:has|have|a|now))*$/iu;

/** "Sokoni, which led the round". */
const WHICH_LED =
  /([^,.;]{2,80}),\s(?:which|who|qui|que)\s(?:has |a )?(?:co-)?(?:led|leads|mené|mène|dirigé|dirige|liderou|lidera)(?!\p{L})/giu;

/** "…, with A and B" and "The investor A" before the verb. */
function leadNames(before: string): string[] {
  const clause =
    before.split(/\s(?:with|avec|com|that|which|welcomes|par|by|accueille|entrer)\s|:\s/u).at(-1) ??
    before;
  const aside = clause.replace(
    /,\s(?:whose|which|the|an?|le|la|l['’]|une?|véhicule|vehicle)\s?[^.;]*$/u,
    '',
  );
  const [first = '', ...rest] = aside.split(/,\s/u);
  if (rest.length > 0 && nameRuns(first, '', true).length === 0) return listNames(rest.join(', '));
  return listNames(aside.replace(/^_+[,.]?\s*/u, ''));
}

/** "African Growth Corporation" is also AGC. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => /^\p{Lu}/u.exec(word)?.[0] ?? '')
    .join('');

const SMALL = /^(?:of|the|and|for|de|du|des|da|do|dos|das|la|le|les|et|e|&)$/iu;

/** "AGC" and "African" where the text says "African growth corporation (AGC)". */
function inFull(name: string, text: string): string {
  for (const { 1: short = '', index } of text.matchAll(/\((\p{Lu}{2,6})\)/gu)) {
    const full = namedBy(short, text.slice(0, index).trim().split(/\s+/).slice(-10));
    if (full && (name === short || full.startsWith(`${name} `))) return full;
  }
  return name;
}

/** The last of the words whose initials these are. */
function namedBy(initials: string, words: readonly string[]): string | null {
  let left = initials;
  for (let from = words.length - 1; from >= 0; from--) {
    const word = (words[from] ?? '').replace(/^[ld]['’]/iu, '');
    if (SMALL.test(word)) continue;
    if (word[0]?.toUpperCase() !== left.at(-1)) return null;
    left = left.slice(0, -1);
    if (!left) return [word, ...words.slice(from + 1)].join(' ');
  }
  return null;
}

/** Each once under its longest name, leads first. */
export function mergeInvestors(found: readonly FoundInvestor[]): FoundInvestor[] {
  const all: FoundInvestor[] = [];
  for (const one of found) {
    const known = all.find(
      ({ name }) =>
        name === one.name ||
        name.startsWith(`${one.name} `) ||
        one.name.startsWith(`${name} `) ||
        name === initialsOf(one.name) ||
        initialsOf(name) === one.name,
    );
    if (!known) {
      all.push({ ...one });
      continue;
    }
    if (one.name.length > known.name.length) known.name = one.name;
    if (one.isLead && !known.isLead) Object.assign(known, { isLead: true, words: one.words });
  }
  return all.sort((one, other) => Number(other.isLead) - Number(one.isLead));
}
