// Kinds of words that say of which company news of money is, where no phrase is known.
import signs from './signs.json' with { type: 'json' };

type Kind = Exclude<keyof typeof signs, 'about'>;

/** Any word of a kind; "seed=" is meant whole, "clos" is a beginning. */
const patternOf = (kind: Kind): string => {
  const words = signs[kind].flatMap((line) => line.split(' '));
  return `(?<![\\p{L}-])(?:${words.map((word) => (word.endsWith('=') ? `${word.slice(0, -1)}(?![\\p{L}])` : `${word}\\p{L}*`)).join('|')})`;
};

const COMPOUND = String.raw`|(?<!\p{L})(?:\p{L}{2,}[- ]?tech|fintech)s?(?!\p{L})`;
export const ROUND = new RegExp(patternOf('round'), 'iu');
const KIND_OF_COMPANY = `(?:${patternOf('kind')}${COMPOUND})`;
export const HAS = patternOf('has');
export const GIVES = patternOf('gives');
const GIVER = patternOf('investor');

const MONEY = String.raw`\p{Sc}|\d[\d.,]*[- ]?(?:k|m|mn|bn|b|mln|mio|m[$€]|mdh|mdt)(?!\p{L})|(?<!\p{L})(?:mill|billion|milliard|milh|bilh|thousand|(?:cent )?mille(?!\p{L})|mil )`;
export const MONEY_OF = new RegExp(MONEY, 'iu');
export const STAGE =
  /(?<!\p{L})(?:s[ée]ries? [a-k]|(?:pre-|pré-)?seed|amorçage|semente)(?!\p{L})/iu;
export const OF_ROUND = new RegExp(`${ROUND.source}|${MONEY}|\\d ?%`, 'iu');
/** Words before a name that describe it: "the Lagos-based", "la jeune pousse". */
const DESCRIBING = String.raw`(?:(?:["\p{Ll}\d][^\s,.;:]*|\p{Lu}[\p{L}]*-\p{L}+|\p{Lu}\p{L}+(?:['’]s)?|\p{Lu}{2,3}),?\s){0,7}?`;
const ARTICLES = String.raw`(?:(?:l['’])|(?:the|an?|its|la|le|une?|o|a|os|as|uma?)\s)?`;

export const KIND_BEFORE = new RegExp(
  String.raw`${KIND_OF_COMPANY}(?:\s(?:from|in|of|de|du|da|do)\s(?-i:\p{Lu}\p{L}+)(?:\s(?-i:\p{Lu}\p{L}+))?)?(?:(?:\s\p{Ll}+)?\s(?:de|d['’]|en)\s?\p{Ll}+(?:\s\p{Ll}+){0,3})?[,:]?\s(?:called\s|named\s|baptisée?\s|chamad[ao]\s)?["(]?$`,
  'iu',
);
/** "Somesa, a Dakar-born lessor of", "Somesa, of Zanzibar", "Somesa, which", "Somesa, maker of". */
export const KIND_BEHIND = new RegExp(
  String.raw`^["]?,\s(?:(?!who\s|where\s|after\s|when\s|and\s|et\s|e\s)${ARTICLES}(?:[\p{L}\d’'-]+\s){0,6}?${KIND_OF_COMPANY}(?!(?:\s\p{Ll}+){0,4}(?:\s(?-i:\p{Lu})[\p{L}\d]+)+\s(?:has|have|vient|a|est|raised|secured|acaba)\s)|(?:of|de|d['’]|em|in|à)\s?(?-i:\p{Lu})|(?:which|whose|that|qui|dont|cuja?|que)\s|(?:based|founded|created|launched|installée?|basée?|fondée?|créée?|sediad[ao]|fundad[ao]|criad[ao])\s)|^["]?\s(?:is|est|é)\s(?:an?|the|une?|la|le|uma?|o|a)\s(?:[\p{L}\d’'-]+\s){0,6}?${KIND_OF_COMPANY}`,
  'iu',
);
export const GIVER_BEHIND = new RegExp(
  String.raw`^["]?(?:,\s${ARTICLES}|\s(?:is|was|est|é|foi|as|en est|comme|como)\s${ARTICLES}|\sduo\s|\sof\s\p{Lu}\p{L}+\s(?:is|was)\sthe\s)(?:[\p{L}\d’'-]+\s){0,4}?(?:${GIVER}|lead(?!\p{L})|chef de file|líder|principal)`,
  'iu',
);
export const GIVER_BEFORE = new RegExp(
  String.raw`${GIVER},?\s["]?$|(?<!\p{L})(?:former|ex)[- ]$`,
  'iu',
);
export const OWN_ROUND =
  /^["]?['’]s\s(?:[\p{L}\d$€.,-]+\s){0,4}?(?:series|(?:pre-)?seed|round|raise|fundrais\p{L}+|bridge|extension|debt|capital increase)(?!\p{L})/iu;
export const OWN_GIVER =
  /^["]?['’]s\s(?:[\p{L}-]+\s){0,4}?(?:bank|arm|fund|unit|foundation|programme?|vehicle|agency|boss|ceo|founder)(?!\p{L})/iu;
/** "La série A de Somesa", "os sócios da Somesa", "Somesa’s existing investors". */
export const ROUND_OF =
  /(?<!\p{L})(?:round|raise|(?:pr[eé]-?)?seed|series [a-k]|extension|tour de table|levée(?: de fonds)?|série [a-k]|amorçage|ronda|rodada|semente|investors|backers|shareholders|sócios|investisseurs|actionnaires|associés|investidores|ac?cionistas)(?:\s(?:de|of)\s[\p{Sc}\d][^,.;]{1,40}?)?\s(?:\p{L}+\s)?(?:of|de|du|da|do|dos|das|d['’])\s?(?:l[ea]\s|l['’])?(?:\p{Ll}+\s){0,2}["]?$/iu;
export const OWN_BACKERS =
  /^["]?['’]s\s(?:[\p{L}-]+\s){0,2}?(?:investors|backers|shareholders|owners)(?!\p{L})/iu;
/** "Quem segura é a Somesa", "une société du nom de Somesa". */
export const CALLED =
  /(?<!\p{L})(?:is|it’s|called|named|est|c['’]est|nom de|é|foi|chama-se|chamada?o?)\s(?:the\s|l[ea]\s|[ao]\s)?["]?$/iu;
/** "In Somesa", "to the Kigali start-up Somesa". */
export const TO = new RegExp(
  String.raw`^(?<start>.*(?:^|\s))(?<to>in|into|to|for|at|with|behind|of|within|inside|dans|à|au|chez|pour|de|du|chez|en faveur de|na|no|em|para|ao|da|do|à)\s${ARTICLES}${DESCRIBING}["]?$`,
  'u',
);
export const BY = new RegExp(
  String.raw`(?:${HAS}|drawn|retenue)[^.;:]{0,30}\s(?:by|par|pel[oa])\s${ARTICLES}${DESCRIBING}["]?$`,
  'iu',
);
export const FROM = new RegExp(
  String.raw`(?:^|\s)(?:from|by|auprès (?:de|d['’])|par|avec|alongside|pel[oa]|junto (?:de|da|do|à|ao)|com [ao]|after|like|than|according to|selon|segundo|unlike|following|buying|comme|après|past|against|besides|including)\s(?:(?:of|de)\s)?${ARTICLES}(?:[^\s,.;:]+\s){0,4}?["]?$`,
  'iu',
);
const ASIDE = String.raw`(?:\s?\([^)]*\)|\sand\sits\s\p{L}+)?(?:,\s[^.;:]{3,160}?,|,)?`;
export const AUXILIARIES = String.raw`(?:(?:has|have|had|is|was|will|to|be|a|ont|vient|viennent|va|de|d['’]|se|s['’]|just|now|also|again|only|said|says|it|he|elle|il|avoir|ter|que|está|estão|yesterday|today|already|recently|este|esta|acaba|acabou|já|can|could|not|did)\s?(?<=\s|['’])){0,6}`;
export const GETS = new RegExp(String.raw`^["]?(?<aside>${ASIDE})\s${AUXILIARIES}(?:${HAS})`, 'iu');
export const GIVES_BEHIND = new RegExp(
  String.raw`^["]?${ASIDE}(?:\s(?:and|et|e|duo)\s[^,.;]{2,40})?\s${AUXILIARIES}(?:${GIVES})`,
  'iu',
);
/** "Pays the start-up Somesa a grant", "lends Somesa $4m". */
export const GIVEN = new RegExp(
  String.raw`(?:${GIVES}|(?<!\p{L})(?:pa(?:y|ys|id)|giv(?:es?|ing|en)|gave|lend(?:s|ing)?|lent|off(?:er|re)\p{L}*|grant\p{L}*))[^.;]{0,60}$`,
  'iu',
);
export const SUM_BEHIND = new RegExp(
  String.raw`^["]?\s(?:(?:an?|another|up to|une?|uma?|its|about|some)\s)*(?:[\p{L}-]+\s){0,2}?(?:${ROUND.source}|${MONEY})`,
  'iu',
);
/** "Placing R29m with Somesa". */
export const PLACED =
  /(?<!\p{L})(?:plac|put|bet|mis|pari|injec|invest|apost)\p{L}*\s[^.;]{0,60}?\s?(?:with|on|behind|chez|sur|na|no)\s["]?$/iu;
/** "It has convinced", "handed the payroll provider a bridge round". */
export const ITSELF = new RegExp(
  String.raw`(?:^["]?(?:It|Elle|Il|Ela|Ele|Its?)(?:\s|['’])|(?:^["]?|\s)(?:The|the|this|This|its|sa|son|La|la|Le|le|cette|A|a|O|o)\s(?:[\p{L}\d-]+\s){0,4}?${KIND_OF_COMPANY}(?=[\s,.])|(?:^|\s)[Ll]['’](?:[\p{L}\d-]+\s){0,2}?${KIND_OF_COMPANY}(?=[\s,.]))`,
  'u',
);

/** "Kenya's Somesa in $4 million round". */
export const IN_ROUND = new RegExp(
  String.raw`^\s(?:in|:)\s(?:[\p{L}\d$€.,]+\s){0,3}?(?:${OF_ROUND.source})`,
  'iu',
);
