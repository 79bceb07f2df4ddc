// That a company was bought, merged, listed or closed, in a sentence of Latin letters.
import { isCountryName } from './country-words.ts';
import { cutAt, eventOf, type FoundEvent, RELATIVE } from './found-event.ts';
import { listNames, objectName, subjectName } from './names.ts';
import { formsOf } from './verbs.ts';

const CONCLUDES =
  'completes?|completed|closes?|closed|finali[sz]e[sd]?|concludes?|concluded|seals?|sealed|wraps up|wrapped up|announces?|announced|confirms?|confirmed';
const BUYS = new RegExp(
  String.raw`(?<=[\s"”])(?:(?:has|have|a|ont|to|will|ao|agrees? to|agreed to|is set to)\s+){0,8}(?:${formsOf('buys')}|(?:${CONCLUDES})\s+(?:the |its )?(?:acquisition|takeover|buyout|purchase) of|with (?:its|the) (?:acquisition|takeover|purchase) of)(?!\sby\s)(?=\s|(?<=['’]))`,
  'iu',
);
/** "Malipo completes Kopa acquisition": the name between. */
const BUYS_NAME = new RegExp(
  String.raw`(?<=\s)(?:(?:has|have)\s+)?(?:${CONCLUDES})\s+(?:the |its )?(?=[^,.;]{2,60}\s(?:acquisition|takeover|buyout|purchase)(?! of)\b)(?!\p{Ll}*\s?(?:acquisition|takeover|buyout|purchase)\b)`,
  'u',
);
/** "Grupo Palanca paga 3 milhões por startup de entregas": with the sum between. */
const PAYS =
  /(?<=\s)(?:pays?|paid|paie|paye|payé|débourse|déboursé|paga|pagou|desembolsa)\s+(?=[^.]*\d)[^.]*?\s(?:for|pour|por)\s+(?=[^.]*\p{Lu})/u;
/** "a pris 72 % du capital de X": more than half. */
const TAKES =
  /(?<=\s)(?:(?:has|have|a|ont)\s+)?(?:takes?|took|taken|prend|pris|prennent|détient désormais|fica com|ficou com|toma|tomou)\s+(?:5[1-9]|[6-9]\d|100)(?:[.,]\d+)?\s?(?:%|per ?cent|percent|por cento)\s+(?:stake (?:in|of)|of|du capital|des parts|das ações|do capital)(?:\s(?:de|da|do|of))?(?=\s)/u;
const BOUGHT = new RegExp(
  String.raw`(?:\s(?:has been|have been|is|was|gets?|est|a été|foi|é|being|to be|is being|agrees to be|a))?\s(?:${formsOf('bought')})(?:\s|(?<=['’]))`,
  'iu',
);
/** "Nordlys sells Somesa to Atlas Bank". */
const SELLS =
  /(?<=\s)(?:sells?|sold|vend|cède|vende|vendeu|a vendu|a cédé)\s((?:(?:the|la|le|a|o)\s)?["\p{Lu}][^,.;:]{1,60}?)\s(?:to|à|au|ao)\s(?=[^,.;]*\p{Lu})/u;
/** "The acquisition of Sauti by Nordlys": also without a verb. */
const BOUGHT_NOUN =
  /(?<!\b(?:possible|potential|proposed|planned|failed|rumou?red|after (?:the|its)) )\b(?:[Aa]cquisition|[Tt]akeover|[Bb]uyout|[Pp]urchase|[Rr]achat|[Aa]quisição|[Cc]ompra)\s(?:of\s|de\s|du\s|d['’]|d[ao]\s)(?=["\p{Lu}]|\p{Ll}+\s)([^.;:]{2,60}?)\s(?:by|par|pel[oa]|por)\s(?=[^.;]*\p{Lu})/u;
/** "Sauti’s acquisition by Nordlys". */
const ITS_ACQUISITION =
  /["\p{Lu}][^.,;:]{1,50}['’]s\s(?:acquisition|takeover|buyout|purchase)\sby\s(?=[^.;]*\p{Lu})/u;
const MERGES = new RegExp(
  String.raw`(?<=\s)(?:(?:have|has|ont|finally|annoncé leur|anunciaram a sua|the|their|agree|agreed|agree to|agreed to|to|announce|announces|announced|complete|completes|completed|finali[sz]e|finali[sz]ed|confirm|confirmed)\s+){0,8}(?:${formsOf('merges')})(?=[\s.,]|$)`,
  'iu',
);
const LISTS = new RegExp(String.raw`(?<=\s)(?:${formsOf('lists')})(?=[\s.,]|$)`, 'iu');
const EXCHANGE =
  /\b(?:exchange|bourse|bolsa|nasdaq|nyse|ngx|jse|egx|brvm|ipo|public|listing|trading)\b/iu;
const CLOSES = new RegExp(
  String.raw`(?<=\s)(?:(?:has|have|a|is|to|will|be|was|been|officially|announces?|announced|annonce|annoncé|est|anuncia|anunciou|va|vai)\s+){0,8}(?:${formsOf('closes')}|encerra(?=\s*[.!]?$))(?=[\s.,]|$)`,
  'iu',
);
const NOT_WHOLE =
  /^\s+(?:its |their |the |sa |son |ses |a sua |as suas )?(?:\S+ )?(?:office|plant|branch|store|stores|service|app|unit|arm|subsidiary|division|factory|warehouse|bureau|usine|agence|filiale|escritório|fábrica|filial|operations in|business in|round|funding)\b/iu;
/** Behind "shuts down": of the company itself, not of something that it does. */
const WHOLE =
  /^\s*(?:$|[.,;:()]|(?:its |all )?(?:its )?(?:operations?|business|activities)(?! in| for)\b|(?:after|amid|as|due|because|following|despite|over|and|on|by|citing|today|permanently|for good|with|at|from|effective|this|next|less|just|barely|only|months|years|two|three|four|five|six|seven|eight|nine|ten|\d+|in (?:20|january|february|march|april|may|june|july|august|september|october|november|december)|—|–|-)(?!\p{L}))/iu;
const MAJORITY =
  /(?:majority|controlling|100 ?%|whole|entire|totalité|totalidade|majorit|maioria|(?:5[1-9]|[6-9]\d)(?:\.\d+)? ?%)/i;

export function findClosure(text: string, known: string): FoundEvent | null {
  const found = CLOSES.exec(text);
  if (!found) return null;
  const { before, after, words } = cutAt(text, found);
  if (RELATIVE.test(before) || MAYBE.test(before) || WITH_COUNT.test(after)) return null;
  const isPart =
    NOT_WHOLE.test(after) ||
    isInCountry(after) ||
    (/(?:down|folds|ends operations)$/iu.test(found[0]) && !WHOLE.test(after));
  if (isPart && !(IN_A_PLACE.test(after) && WAS_ALL.test(`${text} ${known}`))) return null;
  const subject = before.replace(/^\s*(?:Why|How|Pourquoi|Comment|Porque)\s/u, '');
  // "It’s over for Kudi: the app closes its doors".
  const [head = ''] = subject.split(/\s?:\s/u);
  return eventOf('closed', subjectName(subject, known) ?? subjectName(head, known), words);
}

/** "encerra as operações em Moçambique": perhaps not elsewhere. */
function isInCountry(after: string): boolean {
  const [, place = ''] = /^\s+(?:in|em|no|na|en|au|aux)\s+(\p{Lu}[\p{L}-]+)/u.exec(after) ?? [];
  return isCountryName(place);
}

const MAYBE = /(?:^|\s)(?:it|they|could|may|might|pourrait|pode|poderá)\s*$/iu;
/** Of a fair: "fecha portas com 10 mil visitantes". */
const WITH_COUNT = /^\s+(?:with|avec|com)\s\d/iu;

export function findExit(text: string, known: string): FoundEvent | null {
  return bought() ?? named() ?? sells() ?? buys() ?? merges() ?? lists();

  function bought(): FoundEvent | null {
    const found = BOUGHT.exec(text);
    if (!found) return null;
    const { before, after, words } = cutAt(text, found);
    if (RELATIVE.test(before) || ASIDE.test(before + found[0])) return null;
    if (/\s(?:shares|stake|notes|bonds|equity)$/u.test(before)) return null;
    if (!/^\s*(?:[\p{L}’']+ ){0,6}?["«]?(?:[ld]['’])?\p{Lu}/u.test(after)) return null;
    const buyer = objectName(after, known);
    // What is sold to no named buyer may be maize.
    if (!buyer && /\bs(?:ells|old)\b/iu.test(found[0])) return null;
    return eventOf('acquired', subjectName(before, known), words, [buyer]);
  }

  function named(): FoundEvent | null {
    const found = BOUGHT_NOUN.exec(text) ?? ITS_ACQUISITION.exec(text);
    if (!found) return null;
    const { before, after, words } = cutAt(text, found);
    const company = found[1]
      ? objectName(found[1], known)
      : subjectName(found[0].replace(/['’]s\s\p{L}+\sby\s$/u, ''), known);
    const buyer = objectName(after, known);
    return buyer && !RELATIVE.test(before) ? eventOf('acquired', company, words, [buyer]) : null;
  }

  function sells(): FoundEvent | null {
    const found = SELLS.exec(text);
    if (!found) return null;
    const { before, after, words } = cutAt(text, found);
    const [company, buyer] = [objectName(found[1] ?? '', known), objectName(after, known)];
    return buyer && !RELATIVE.test(before) ? eventOf('acquired', company, words, [buyer]) : null;
  }

  function buys(): FoundEvent | null {
    const named = BUYS_NAME.exec(text) ?? PAYS.exec(text) ?? TAKES.exec(text);
    const found = named ?? BUYS.exec(text);
    if (!found) return null;
    const { before, after, words } = cutAt(text, found);
    if (RELATIVE.test(before) || /\s(?:from|after|since|of)$/u.test(before)) return null;
    const stake = named ? null : STAKE.exec(after);
    const isPart = stake !== null && !MAJORITY.test(stake[0]);
    const rest = stake
      ? after.slice(stake[0].length).replace(/^\s+(?:in|of|dans|de|du|da|do|na|no)\s+/iu, ' ')
      : after.split(/\s(?:acquisition|takeover|buyout|purchase)\b/u)[0];
    const company = NO_COMPANY.test(rest ?? '') ? null : objectName(rest ?? '', known);
    return eventOf(isPart ? 'round' : 'acquired', company, words, [subjectName(before, known)]);
  }

  function merges(): FoundEvent | null {
    const found = MERGES.exec(text);
    if (!found) return null;
    const { before, after, words } = cutAt(text, found);
    if (NOT_MERGED.test(after)) return null;
    const pair = pairOf(before);
    const [one, other] =
      pair.length > 1
        ? pair
        : [
            subjectName(before, known),
            objectName(after.replace(/^\s+(?:with|avec|com|of|de|entre|between)\s+/iu, ' '), known),
          ];
    return one && other ? eventOf('merged', one, words, [other]) : null;
  }

  /** "African startups Sokoni and Dukani": the last two names before the verb. */
  function pairOf(before: string): string[] {
    const parts = before.trim().split(/,?\s(?:and|et|e|&)\s/u);
    if (parts.length !== 2) return listNames(before.trim());
    return parts.flatMap((part) => subjectName(part.split(/,\s/u).at(-1) ?? '', known) ?? []);
  }

  function lists(): FoundEvent | null {
    const found = LISTS.exec(text);
    if (!found || !EXCHANGE.test(text.slice(found.index, found.index + 140))) return null;
    const { before, after, words } = cutAt(text, found);
    if (LISTS_DEBT.test(after)) return null;
    return eventOf('listed', subjectName(before, known), words);
  }
}

/** "Kopa, the payments company acquired by Nordlys, …". */
const ASIDE =
  /(?:company|firm|start-?up|platform|fintech|lender|société|entreprise|empresa|jeune pousse)\s(?:acquired|bought|sold|rachetée?|acquise?|comprada|adquirida)\s\S+\s$/iu;
const NOT_MERGED =
  /^\s+(?:talks?|bid|plans?|proposal|delays?|rumou?rs|negotiations|en (?:vue|discussion)|em negociação)\b/iu;
const LISTS_DEBT =
  /^\s+(?:(?:an?|its|the)\s)?(?:\S*\d\S*\s)?(?:\p{L}+\s)?(?:bonds?|notes|sukuk)\b/iu;
const STAKE =
  /^\s+(?:a |an |une |la |uma )?(?:[^,.]|\.(?=\d)){0,24}?(?:stake|shares|participation|(?-i:capital)|participação)\b/iu;
/** What companies buy besides each other. */
const NO_COMPANY =
  /^\s+(?:(?:\S*\d\S*|\p{Ll}\S*) )*(?:funding|investment|financing|grant|loan|round|series|série|seed|levée|tour|ronda|rodada|licen[cs]es?|spectrum|land|building|equipment|customers|trucks|buses|machines|servers|vente|ventes|vols|travaux|production|distribution|service|computadores|máquinas|veículos|camiões)\b/iu;
/** Operations in the one place that a company had. */
const IN_A_PLACE = /^\s+(?:its |all )?(?:(?:operations|business|activities) )?in \p{Lu}/u;
const WAS_ALL =
  /\b(?:(?:months?|years?) after (?:its|the) (?:launch|founding|inception)|(?:that|which) (?:sought|aimed|wanted|tried|set out) to)\b(?! there)/iu;
