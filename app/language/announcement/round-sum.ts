// The money of the round among the amounts that an article names.
import { decimalsOf, type FoundAmount, findAmounts } from './amounts.ts';
import type { findCountry } from './country-words.ts';

/** An amount and the words it was read from. */
export interface SaidAmount {
  value: { amount: number; currency: string };
  words: string;
}

/** What stands beside an amount that is not what was raised. */
const NOT_THE_SUM =
  /(?:valuation of|(?<!(?:deal|acquisition|transaction|round|raise|che(?:que|ck)|ticket|funding|financing|investment|loan|grant|facility) )(?:valued at|worth(?: of)?)|valuation|total(?: funding)?(?: to| of)?|so far|previously|processed|revenues? of|transactions of|valorisation de|valorisée? à|au total|total de|avaliad[ao] em|بتقييم|إجمالي|made up of|including|dont|following (?:its|a)|last year|after raising|(?<!(?:levée|tour|collecte|appel) de )(?:fonds|fundo|fund) (?:de|of|worth))\W*(?:over |more than |about |around |de |of |to )*$/iu;
const NOT_THE_SUM_BEHIND =
  /^\W*(?:valuation|mark\b|in transactions|in revenue|in sales|(?:(?:start-?up|venture|capital|investment|impact|growth|innovation) ){0,2}funds?\b|worth of (?:transactions|loans|goods)|in loans|last year|previously|de transactions|de chiffre)/iu;

/** "Un montant non divulgué": the sums behind it are others. */
export const UNDISCLOSED =
  /\b(?:undisclosed|unspecified)\s(?:\p{L}+\s)?(?:amount|sum|round|investment|funding)|(?<!\p{L})(?:terms (?:were|are) (?:kept|not)|(?:put|give|disclose|name|reveal)\s(?:a|the|its)\s(?:figure|amount|sum)|communiquent? pas sur|dévoilent? pas le montant|sem revelar o|sans (?:en )?(?:préciser|dévoiler|révéler) le montant)|(?<!\p{L})(?:montant|somme|valor|montante)\s(?:\p{L}+\s)?(?:não|non|tenue?|gardée?)\s(?:divulg|révél|précis|communiqu|revel|secr)\p{L}*|لم (?:يكشف|يفصح|تكشف|تفصح)|غير معلن/iu;

/** "2,6 MDH …, ce qui porte le tour de table à 3,9 MDH": the whole of it. */
const ROUND_TO =
  /(?<!\p{L})(?:porte|portant|brings?|bringing|takes|taking|eleva|elevando)\s(?:the|this|le|la|a|o)\s(?:\p{L}+\s)?(?:round|tour de table|levée|ronda|rodada)(?:\s\p{L}+)?\s(?:to|à|para)(?=\s)/iu;

export function findSum(
  texts: readonly string[],
  country: ReturnType<typeof findCountry>,
): SaidAmount | null {
  const decimals = decimalsOf(texts.join(' '));
  const named = texts.map((text) => ({ text, amounts: findAmounts(text, { country, decimals }) }));
  const whole = wholeOf(
    named.flatMap(({ text, amounts }) =>
      amounts.map((one) => ({ ...one, before: text.slice(Math.max(0, one.from - 40), one.from) })),
    ),
  );
  if (whole)
    return { value: { amount: whole.amount, currency: whole.currency }, words: whole.words };
  const isInTitle = (named[0]?.amounts.length ?? 0) > 0;
  for (const { text, amounts } of named) {
    if (UNDISCLOSED.test(text)) return null;
    const from = isInTitle ? 0 : (ROUND_TO.exec(text)?.index ?? 0);
    const [first] = amounts.filter((one) => one.from >= from && isSum(text, one));
    if (first)
      return { value: { amount: first.amount, currency: first.currency }, words: first.words };
  }
  return null;
}

/** Of so many the parts are sought: each is compared with every pair. */
const MOST_PARTS = 30;

/** "$70m equity, $30m debt": the sum of the parts where a text says it. */
function wholeOf(named: ReadonlyArray<FoundAmount & { before: string }>): FoundAmount | undefined {
  const all = named.slice(0, MOST_PARTS);
  return all.find(
    (sum) =>
      !/\btotal|\bbring/iu.test(sum.before) &&
      all.some((one) =>
        all.some(
          (other) =>
            one.amount < other.amount &&
            one.amount + other.amount === sum.amount &&
            one.currency === sum.currency &&
            other.currency === sum.currency,
        ),
      ),
  );
}

function isSum(text: string, { from, to }: FoundAmount): boolean {
  return !NOT_THE_SUM.test(text.slice(0, from)) && !NOT_THE_SUM_BEHIND.test(text.slice(to));
}
