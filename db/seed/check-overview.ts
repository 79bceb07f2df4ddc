// Overviews against the rounds beside them: amounts, dates and investors that a sentence about
// money names have to be those of one round.
import { MONTHS } from '../../app/base/enumerations.ts';
import type { StarterFunding, StarterStartup } from './startup-file.ts';

const ABOUT_ROUNDS =
  /\b(rais(?:ed|es|ing)|rounds?|series [a-h]\b|pre-seed|seed|invested|investors?|backed|led by|funding|secured|closed a|t(?:ook|akes|aken) in|(?:brought|bringing|brings) in|(?:put|puts) in|received|collected|obtained|attracted)\b/i;
/** Sums of other things: loans made, goods sold, customers paid, debts, prices. */
const ABOUT_OTHERS =
  /\b(lent|lends|loans? (?:of|to|worth)|customers?|processe[sd]|transactions?|revenue|sales|valu(?:ed|ation)|acquir|bought|paid out|price|worth|debts?|disbursed|savings|orders)\b/i;
const AMOUNT =
  /(?:US\s?)?(?:\$|\bUSD)\s?(\d+(?:[.,]\d+)*)\s*(billion|million|thousand|bn|[mkb])?\b|\b(\d+(?:[.,]\d+)*)\s*(billion|million|thousand)?\s+(?:US |American )?dollars\b/gi;
const SCALES: Record<string, number> = { b: 1e9, m: 1e6, t: 1e3, k: 1e3 };
const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety';
const WORDS = new Map([
  ...UNITS.split(' ').map((word, index) => [word, index + 1] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 1) * 10] as const),
  ['hundred', 100] as const,
]);
const WORD = [...WORDS.keys()].join('|');
/** "thirty million dollars", "two and a half million dollars", "half a million dollars" */
const NUMBER_IN_WORDS = new RegExp(
  `\\b(?:(half) an?|((?:${WORD}|an?)(?:(?:[- ]|(?<=hundred) and )(?:${WORD}))*)( and a half)?)(?= (?:billion|million|thousand)\\b)`,
  'gi',
);
const MONTH_AND_YEAR = new RegExp(`\\b(${MONTHS.join('|')}) (\\d{4})\\b`, 'g');
/** Time in an accelerator is no round. */
const PROGRAMME =
  /\b(?:(?:part|was|were|batch|been) (?:in|of)|through|joined|accelerator) (?:the )?[A-Z]\w*(?: [A-Z]\w*)*/g;
/** How far a rounded amount may be from the row's. */
const ROUNDING = 0.03;

/** What sentences of the overview say that the rounds do not. */
export function checkOverview(
  { overview, fundings, history }: StarterStartup,
  investorNames: readonly string[],
): string[] {
  return (overview ?? '')
    .replace(PROGRAMME, '')
    .replace(NUMBER_IN_WORDS, (_, half, words, andHalf) =>
      String(half ? 0.5 : numberOf(words) + (andHalf ? 0.5 : 0)),
    )
    .split(/(?<=[.;])\s+|, and (?=was |were |has |is |layoffs )| and (?=was |were |has |is )/)
    .filter((sentence) => ABOUT_ROUNDS.test(sentence) && !ABOUT_OTHERS.test(sentence))
    .flatMap((sentence) => {
      const claims = readClaims(sentence, investorNames);
      const months = claims.months.filter((month) => !history.some((one) => one.date === month));
      return checkClaims({ ...claims, months }, fundings);
    });
}

interface Claims {
  amounts: number[];
  /** yyyy-mm */
  months: string[];
  investors: string[];
  yearsCount: number;
}

function readClaims(sentence: string, investorNames: readonly string[]): Claims {
  const amounts = [...sentence.matchAll(AMOUNT)].map(
    ([, digits, unit = '', before = '', scaled = '']) => {
      const scale = SCALES[(unit || scaled).charAt(0).toLowerCase()] ?? 1;
      return Number((digits ?? before).replaceAll(',', '')) * scale;
    },
  );
  const months = [...sentence.matchAll(MONTH_AND_YEAR)].map(
    ([, month = '', year]) =>
      `${year}-${String(MONTHS.indexOf(month as never) + 1).padStart(2, '0')}`,
  );
  const named = investorNames.filter((name) => names(sentence, name));
  const investors = named.filter(
    (name) => !named.some((one) => one !== name && one.includes(name)),
  );
  const yearsCount = new Set(sentence.match(/\b20\d\d\b/g)).size;
  return { amounts, months, investors, yearsCount };
}

/** "thirty-five" is 35, "two hundred and ten" 210. */
function numberOf(words: string): number {
  return words
    .toLowerCase()
    .split(/[- ]|and /)
    .reduce((sum, word) => {
      if (word === 'hundred') return (sum || 1) * 100;
      return sum + (WORDS.get(word) ?? (/^an?$/.test(word) ? 1 : 0));
    }, 0);
}

/** Whole words, as written: "Visa" is an investor, "visas" is not. */
function names(sentence: string, name: string): boolean {
  const at = sentence.indexOf(name);
  if (at < 0) return false;
  const around = `${sentence[at - 1] ?? ' '}${sentence[at + name.length] ?? ' '}`;
  return !/[\p{Letter}\d]/u.test(around);
}

function checkClaims(claims: Claims, fundings: StarterFunding[]): string[] {
  const { amounts, months, investors, yearsCount } = claims;
  const isOne = amounts.length <= 1 && months.length <= 1 && yearsCount <= 1;
  const total = fundings.reduce((sum, { amount_usd }) => sum + (amount_usd ?? 0), 0);
  const [amount] = amounts;
  const unknown = investors
    .filter((name) => !fundings.some((round) => hasInvestor(round, name)))
    .map((name) => `the overview names ${name}, whom no round has`);
  // "It has raised $5 million from A and B" tells of all rounds together.
  if (isOne && months.length === 0 && amount !== undefined && isNear(amount, total)) {
    return unknown;
  }
  const fits = (round: StarterFunding): boolean =>
    amounts.every((one) => isNear(one, round.amount_usd)) &&
    months.every((month) => isIn(round.date, month)) &&
    (amounts.length + months.length === 0 || investors.every((name) => hasInvestor(round, name)));
  if (isOne && amounts.length + months.length > 0) {
    if (fundings.some(fits)) return [];
    const said = [...amounts.map(dollars), ...months, ...investors].join(', ');
    return [`the overview names ${said}, which no single round has`];
  }
  return [
    ...amounts
      .filter(
        (one) => !isNear(one, total) && !fundings.some((round) => isNear(one, round.amount_usd)),
      )
      .map((one) => `the overview names ${dollars(one)}, which no round has`),
    ...months
      .filter((month) => !fundings.some(({ date }) => isIn(date, month)))
      .map((month) => `the overview names ${month}, in which no round is`),
    ...unknown,
  ];
}

const dollars = (usd: number) => `$${usd.toLocaleString('en')}`;

function isNear(said: number, known: number | null): boolean {
  return known !== null && Math.abs(said - known) <= ROUNDING * Math.max(said, known);
}

/** A round known to the year only may have been in any of its months. */
function isIn(date: string, month: string): boolean {
  return date.startsWith(month) || date === month.slice(0, 4);
}

function hasInvestor({ investors }: StarterFunding, name: string): boolean {
  return investors.some((one) => one.name === name || one.name.startsWith(`${name} `));
}
