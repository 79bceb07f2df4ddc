// What a sentence of Latin letters says happened to which company.

import { isNumberWord } from '../values/number-words.ts';
import { isCountryWord } from './country-words.ts';
import { findClosure, findExit } from './endings.ts';
import { cutAt, eventOf, type FoundEvent, RELATIVE } from './found-event.ts';
import { listNames, nameRuns, objectName, subjectName } from './names.ts';
import { NOT_RAISED } from './refuse.ts';
import { formsOf } from './verbs.ts';

const SAID =
  "(?:has |have |had |is |was |been |to |today |just |now |recently |finally |officially |successfully |also |(?-i:já )|a |ont |vient de |vient d['’]|annonce (?:avoir |qu['’]elle a )?|announces? (?:that )?(?:it )?(?:has )?){0,8}";
const RAISES = new RegExp(
  String.raw`(?<=[\s,"”»])${SAID}(?:${formsOf('raises')})(?=[\s,:.]|$)`,
  'iu',
);
const RAISES_LATER = new RegExp(`(?<=^ \\S.*)${RAISES.source}`, 'iu');
const LEADS =
  /(?<=\s)(?<!to )(?:co-?leads?|leads?(?! in\b)|co-?led|led|mène|a mené|mènent|ont mené|dirige|conduit|co-?dirige|lidera|liderou|lideram|co-?lideram?)\s+(?=.*(?:[$€£₦]|\d|round|series|seed|tour|ronda|rodada|levée|investi|financ))/iu;
const INTO =
  /(?<![\p{L}\d])(?:in|into|for|behind|sur|(?:to|à|au|ao)(?=\s(?:[\p{L}-]+\s){0,6}(?-i:\p{Lu}))|dans|de|chez|du|na|no|em|da|do|nas|nos)\s+(?:(?:la|le|a|o|the|un|une|uma|startup|start-up|jeune pousse|fintech|société|entreprise|empresa)\s+|l['’]\s*)*(?=\S)/iu;
const INVESTS = new RegExp(
  String.raw`(?<=\s)(?<!\s(?:been|was|were|est|été|foi|foram)\s)(?!(?-i:Finance)\b|finance (?:institution|corporation|company|firm|minister))(?<!\s(?:la|une|sa)\s)(?:has |have |a |ont |to |will )*(?:${formsOf('invests')}|back(?! (?:from|in|to|on|up|and|into|at|with)\b)|acquires? (?:a )?(?:[\d.]+ ?(?:%|per ?cent|percent) |minority |significant )?(?:stake|shares))(?! by\b)(?!\s(?:and|et|e|has|a(?=\s(?:men|lev|invest|particip|annonc|dirig|inject)\p{L})|leads?|led|mène|investit|injecte|invests?|backs|injects|joins|investe|investiu)\s)(?=\s)`,
  'iu',
);
/** "Un crédit sera accordé [par …] à la firme Jua Grid [par …]": the company follows. */
const GIVEN = new RegExp(
  String.raw`\s(?:${formsOf('given')})(?:\s(?:by|par|pel[oa]s?|por)\s(?<by>[^.;]{2,80}?))?\s(?:to|in|into|à la|à l['’]|à|au|aux|dans|ao|a|na|no)\s?`,
  'iu',
);
/** "Nordlys has taken part in a funding round for Somesa": names before, the company behind. */
const TAKES_PART =
  /(?<=[\s,])(?:(?:has|have|a|ont)\s+)?(?:participat(?:es?|ed|ing) in|(?:takes?|took|taken|taking) part in|(?:joins?|joined|joining)(?=\s(?:an?|the)\s)|participe à|participé à|participa n[ao]|participou n[ao])\s[^,.;]{0,40}?(?:round|raise|financing|investment|levée|tour|ronda|rodada)(?=\s(?:in|for|of|by|de|d['’]|da|do|na|no)\s)/iu;
/** "… takes part in Somesa’s seed round". */
const TAKES_PART_OF =
  /(?<=\s)(?:participat(?:es?|ed|ing) in|(?:takes?|took|taken|taking) part in|joins?|joined)\s(?:the\s)?(?=["\p{Lu}]|\p{Ll}+\s\p{Lu})([^.,;]{2,60}?)(?:['’]s)?\s(?:(?:US)?\$\S+\s)?(?:(?:[Pp]re-)?[Ss]eed\s|(?:[Pp]re-)?[Ss]eries [A-K]\s|[Ff]unding\s|[Ii]nvestment\s)(?:funding\s)?(?:round|raise|Round|Raise)\b/u;
/** "Somesa’s backers put in $4m more", "Os investidores da Kwenda injectam 2 milhões". */
const ITS_BACKERS =
  /^\s(?:([^,.;:]{2,60}?)['’]s\s(?:\p{L}+\s)?(?:backers|investors|shareholders)|(?:les|os)\s(?:investisseurs|actionnaires|investidores|acionistas)\s(?:de|da|do|d['’])\s?([^,.;:]{2,40}?))\s(?=(?:put|inject|pour|add|doubl|commit|top|back|reinvest|return|follow|give|invest|réinvest|réinject|remett|rallong|voltam|injec?t|reforçam)\p{L}*(?=\s).*(?:\p{Sc}|\d))/iu;
const BY = /\s(?:by|par|pel[oa]s?|por)\s/u;
const FOR_START =
  /\b(?:for|pour|para)\s+(?:(?:la|le|a|o|the|startup|start-up|fintech|healthtech|edtech|agritech|jeune pousse)\s+|l['’]\s*)*(?=\p{Lu})/iu;

/** Many who give together. */
const OF_MANY =
  /^.*?\b(?:group|consortium|syndicate|grupo|consórcio|groupe d['’]investisseurs|pool)\b(?:[^\p{Lu}]*\b(?:of|by|por|pel[oa]|de|par|including|composed of))?(?=\s.*\p{Lu})/u;
/** "Sokoni’s $12m Baobab Capital-led Series B". */
const OWN_ROUND =
  /^\s*([^,.;:]{2,60})['’]s\s(?:(?:US)?[\p{Sc}]|[A-Z]{2,3}\s?\d|\d)[^.;:]{0,60}?\b(?:Series|series|[Rr]ound|[Ss]eed|[Rr]aise|[Ff]undraise)\b/u;
/** "Series B of $52 million takes Kudi to Europe", "Fresh $5m helps Kudi expand". */
const HELPS =
  /^\s(?:[Ff]resh\s|[Nn]ew\s)?(?=[^,;:]*\d)(?:(?:US)?[\p{Sc}\d][^,;:]{1,30}|[^,;:]{0,12}(?:[Ss]eries [A-K]|[Ss]eed|[Rr]ound|[Ff]unding)\b[^,;:]{1,30}?)\s(?:takes|brings|helps|lets|propels|sends|boosts|fuels|powers)\s(.*\p{Lu}.*)$/u;
/** "$5m for Kudi", "Nordlys-led $11m Series B for Hamal". */
const BEGINS_WITH_SUM =
  /^(?:(?:[\p{L}-]+\s)?(?:debt|funding|financing|loan|grant|investment|equity)\sof\s|(?:un|une|um|one|half)\s|[\p{Sc}\d]|US\$|[\p{L}\d ]{2,40}-led\s)/iu;
/** "As Lagoon Ventures, Others Inject Fresh $20m": whose news it is stands before. */
const AS_THEY = /^(.*)\sas\s(?=.*\p{Lu})(.*)$/iu;
/** "Teranga Box séduit Lagune Ventures". */
const WINS_OVER =
  /(?<=\s)(?:a )?(?:séduit|convainc|convaincu|conquista|convence|wins over|won over|woos)\s(?=(?:[^.]*\s)?(?:Ventures?|Capital|Partners|Funds?|Angels|Invest|Investments?|[Ii]nvestisseurs|investors|investidores)\b)/u;

/** "Afya Point welcomes Meridian Group as a shareholder". */
const WELCOMES =
  /(?<=\s)(?:has |a )?(?:welcom(?:es?|ed)|accueille|accueilli|acolhe|acolheu)\s(?=[^.]*\p{Lu}[^.]*\s(?:as (?:an? |its )?(?:new |strategic )?(?:shareholder|investor)|à son capital|como (?:novo |nova )?(?:ac?cionista|investidor)))/u;

/** "Kwenda confirmou que a Nordlys entrou no seu capital". */
const ENTERS =
  /(?<=\s(?:que\s|qu['’]).*)\s(?:est\s)?entr(?:e|ent|ée?s?|a|am|ou|aram)\s(?:no|à|dans)\s(?:seu|son)\scapital(?!\p{L})/iu;

/** "Kudi raises $1m, acquires Hamal": what comes first is the news. */
function raiseOf(sentence: string): string {
  const [first = '', second] = sentence.split(
    /,\s(?:and\s|et\s|e\s)?(?=(?:acquires|buys|rachète|acquiert|adquire|compra)\s)/u,
  );
  return second && RAISES.test(` ${first}`) && FUNDING.test(first) ? first : sentence;
}

/** Null where the sentence tells of no event of one company. */
export function findEvent(sentence: string, known: string): FoundEvent | null {
  const text = ` ${raiseOf(sentence)}`;
  const isRaisedFirst =
    (RAISES.exec(text)?.index ?? text.length) < (INVESTS.exec(text)?.index ?? 0);
  const given = () => (isRaisedFirst ? (raise() ?? invest()) : (invest() ?? raise()));
  return (
    findClosure(text, known) ??
    findExit(text, known) ??
    lead() ??
    granted() ??
    group() ??
    takesPart() ??
    winsOver() ??
    given() ??
    nominal()
  );

  function lead(): FoundEvent | null {
    const found = LEADS.exec(text);
    if (!found) return null;
    const { before, after, words: said } = cutAt(text, found);
    const company = behind(after);
    return eventOf('round', company, said, listNames(before.trim()), true);
  }

  function invest(): FoundEvent | null {
    const found = INVESTS.exec(text);
    if (!found) return null;
    const { before, after, words: said } = cutAt(text, found);
    if (RELATIVE.test(before)) return null;
    const isStake =
      /stake|shares|doubled?s? down|bets?|capital|participation|backs?|backed|financ|supports?|grants|lends|awards|awarded|back|provides?|extends?/iu.test(
        found[0],
      );
    const direct = isStake
      ? objectName(
          after
            .replace(/^\s+(?:in|of|de|da|do|du|dans|to|chez|the|la|le|a|o)\s+/iu, ' ')
            .split(/\b(?:with|avec|com)\b/iu)[0] ?? '',
          known,
        )
      : null;
    if (NEEDS_MONEY.test(found[0]) && !FUNDING.test(after)) return null;
    const [, of, they] = AS_THEY.exec(before) ?? [];
    const isDirect = direct !== null && after.trim().startsWith(direct) && known.includes(direct);
    const company = (isDirect ? direct : behind(after)) ?? (of ? knownName(of) : null) ?? direct;
    if (company && IS_PRIZE.test(company))
      return eventOf('round', subjectName(before, known), said);
    const investors = listNames((they ?? before).trim().replace(/^[^:]{2,30}:\s/u, ''));
    return eventOf(
      'round',
      company,
      said,
      investors.length > 0 ? investors : [subjectName(before, known)],
    );
  }

  function takesPart(): FoundEvent | null {
    const backers = ITS_BACKERS.exec(text);
    const owner = backers?.[1] ?? backers?.[2];
    if (owner) return eventOf('round', subjectName(owner, known), text.slice(1, 121));
    const of = TAKES_PART_OF.exec(text);
    if (of) {
      const { before, words } = cutAt(text, of);
      return eventOf('round', objectName(of[1] ?? '', known), words, listNames(before.trim()));
    }
    const found = TAKES_PART.exec(text);
    if (!found) return null;
    const { before, after, words } = cutAt(text, found);
    const company = behind(after.replace(/^\s(?:of|by|d['’])(?=\s)/u, ' in'));
    return eventOf('round', company, words, listNames(before.trim()));
  }

  /** In a headline of capitals: as much of its beginning as the text has in the same words. */
  function knownName(start: string): string | null {
    const words = (nameRuns(start, known)[0] ?? '').split(' ');
    const lengths = words.map((_, index) => words.length - index);
    const length = lengths.find((one) => known.includes(words.slice(0, one).join(' ')));
    return length ? words.slice(0, length).join(' ') : null;
  }

  /** Behind "in", "into", "dans", "na": the company that money goes to. */
  function behind(after: string): string | null {
    let rest = after;
    for (let found = INTO.exec(rest); found; found = INTO.exec(rest)) {
      rest = rest.slice(found.index + found[0].length);
      if (/^(?:\d|[$€£₦]|seed|series|série|equity|debt|new|amorçage|dollars|dólares)/iu.test(rest))
        continue;
      const first =
        rest.split(
          /(?<!\b(?:start-?up|company|firm|platform|provider|lender|\p{L}+tech)),\s|\s(?:for|to|as|pour|para|with|avec|com)\s/u,
        )[0] ?? '';
      if (PROJECT.test(first)) return null;
      const name = objectName(first, known);
      if (name && !isCountryWord(name)) return name;
    }
    return null;
  }

  function granted(): FoundEvent | null {
    const found = GIVEN.exec(text);
    if (!found || !FUNDING.test(text)) return null;
    const { after, words } = cutAt(text, found);
    const [to = ''] = after.split(BY);
    const by = found.groups?.by ?? after.slice(to.length).replace(BY, '');
    return eventOf('round', objectName(to, known), words, listNames(by));
  }

  /** "Um grupo de investidores … angariou 4 milhões para a Kwenda". */
  function group(): FoundEvent | null {
    const found = RAISES.exec(text);
    if (!found || !OF_MANY.test(text.slice(0, found.index))) return null;
    const { before, after, words } = cutAt(text, found);
    const to = FOR_START.exec(after);
    const company = to && objectName(after.slice(to.index + to[0].length), known);
    return eventOf('round', company, words, listNames(before.replace(OF_MANY, '')));
  }

  function raise(): FoundEvent | null {
    // "Complete Solar raises …": a first word that could be a verb is part of a name.
    const first = RAISES.exec(text);
    const found = first?.index === 1 ? RAISES_LATER.exec(text) : first;
    if (!found) return null;
    const { before, after, words: said } = cutAt(text, found);
    if (NOT_RAISED.test(after) || RELATIVE.test(before) || NOT_DONE.test(before)) return null;
    if (INFINITIVE.test(found[0]) && !MANAGED.test(`${before}${found[0]}`)) return null;
    if (OF_OTHERS.test(before) || OF_STATE.test(before)) return null;
    if (!FUNDING.test(after.slice(0, NEAR))) return null;
    return eventOf('round', subjectName(before, known), said);
  }

  function winsOver(): FoundEvent | null {
    const enters = ENTERS.exec(text);
    if (enters) {
      const [of = '', ...by] = text.slice(0, enters.index).split(/\s(?:que\s|qu['’])/u);
      return eventOf('round', nameRuns(of, known)[0] ?? null, enters[0], listNames(by.join(' ')));
    }
    const found = WINS_OVER.exec(text) ?? WELCOMES.exec(text);
    if (!found) return null;
    const { before, after, words } = cutAt(text, found);
    return eventOf('round', subjectName(before, known), words, listNames(after.trim()));
  }

  function nominal(): FoundEvent | null {
    const owned = OWN_ROUND.exec(text);
    if (owned) return eventOf('round', subjectName(owned[1] ?? '', known), owned[0].trim());
    const helped = HELPS.exec(text);
    if (helped) return eventOf('round', objectName(helped[1] ?? '', known), text.trim());
    const headline = text.replace(/^[^:]{2,30}:\s/u, '').trim();
    const [first = ''] = headline.split(' ');
    if (!BEGINS_WITH_SUM.test(headline) && !isNumberWord(first)) return null;
    const found = FOR_START.exec(text) ?? /\b(?:for|pour|para)\s+/iu.exec(text);
    if (!found || !FUNDING.test(text.slice(0, found.index))) return null;
    const { after, words: said } = cutAt(text, found);
    return eventOf('round', objectName(after, known), said);
  }
}

/** "5 millions, c’est ce que la startup a levé", of whom the headline begins with. */
export function findOfHeadline(sentence: string, title: string): FoundEvent | null {
  const [name = ''] = title.split(/,\s|\s?[:–]\s/u);
  const text = ` ${sentence}`;
  const itself = THE_COMPANY.exec(text);
  const found = itself ? RAISES.exec(text.slice(itself.index)) : null;
  if (name === title || nameRuns(name, sentence)[0] !== name || !found || !FUNDING.test(text))
    return null;
  if (NOT_RAISED.test(text.slice((itself?.index ?? 0) + found.index + found[0].length)))
    return null;
  return eventOf('round', name, sentence.slice(0, 120));
}
const THE_COMPANY =
  /\s(?:(?:the|la|a) (?:start-?up|fintech|agritech|company|firm|jeune pousse|société|empresa|plataforma)|l['’]entreprise)(?=\s)(?![^.]*\b(?:in|en|em) (?:19|20)\d\d)/iu;

/** "Kudi fails to raise $20m". */
const NOT_DONE =
  /(?:^|[^\p{L}])(?:fail(?:s|ed)?|failing|struggl(?:es|ed|ing)|unable|refuses?|declines?|n['’]arrive pas|échoue|peine|échoué|falha|falhou|não|tenta|tries|tried)(?:\s(?:to|à|a|em))?\s*$/iu;
/** "Has a chance to secure $1m", "souhaite lever": only what was managed is done. */
const INFINITIVE = /(?:^|\s)to\s|(?:lever|boucler|obtenir|décrocher|recevoir)$/iu;
const MANAGED =
  /(?<!\p{L})(?:vien(?:t|nent) de|va|(?:réussi[ts]?|réussissent|parv\p{L}+|arriv\p{L}+) à|pu|(?:manage[sd]?|able|went on|goes on|succeed\p{L}*|continue[sd]?) to)\s+\S+$/iu;

/** "Dukani shares hit a 12-month high": not the company itself. */
const OF_OTHERS =
  /\s(?:shares?|stocks?|sales|revenues?|profits?|losses|users|customers|staff|workers|drivers|couriers|actions|ações|utilisateurs|clients|clientes)\s*$/iu;

/** "The Minister for Communication has …". */
const OF_STATE =
  /(?<!\p{L})(?:Minister|Ministre|Ministro|Ministra|President|Président|Presidente|Government|Gouvernement|Governo|Gov['’]t|Governor|Gouverneur|Mayor)(?!['’]s)(?!\p{L})/u;

/** What money is put into that is no company. */
const PROJECT =
  /(?<!\p{L})(?:projects?|projets?|projetos?|(?:power|biomass) plants?|centrales?|wind farm|funds?|fonds|fundo|fundos)(?!\p{L})/iu;

/** What else is provided or extended. */
const NEEDS_MONEY = /provide|extend|grant|award|support/iu;

/** "Somesa awarded Tidewater Climate Grant": who gets it stands before. */
const IS_PRIZE = /\s(?:Grant|Prize|Award|Loan|Facility|Subvention|Prix|Prémio)$/u;

/** How soon behind the verb the money stands. */
const NEAR = 90;
const FUNDING =
  /\p{Sc}|\d\s?(?:k|m|mn|mio|bn|b|mdh|mdt|mds?)(?!\p{L})|(?<!\p{L})\p{Lu}{1,3}[Ss]?h?\s?\d|(?<!\p{L})(?:fund|round|seed(?!\p{L})|invest|series|série|capital|financ|levée|tour de table|ronda|rodada|subven|grant|loan|debt|facility|prêt|empréstimo|dette|million|milliard|billion|thousand|mille|milh|bilh|mil |d[oó]l+ar|euros|dívida|backing|stake)/iu;
