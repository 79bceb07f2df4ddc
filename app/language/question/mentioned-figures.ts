// Amounts, counts and dates with the words that say what they are of.
import { type Amount, currencyOf, type Figure, type Operator, toDollars } from './amounts.ts';
import type { DateRange } from './dates.ts';
import { type CountOf, type Draft, isFigureOf } from './draft.ts';
import { DATE_COLUMNS } from './filter-of.ts';
import type { Returns } from './reading.ts';
import type { Item, Row } from './row.ts';

const DATE_CUES = [...Object.keys(DATE_COLUMNS), 'raised', 'led'];
const AMOUNT_CUES = [
  'total',
  'round',
  'lastRound',
  'raised',
  'acquired',
  'acquiredBy',
  'valuation',
  'worth',
];

const LEAST_RAISED = 1_000;

const isOfMoneyRaised = (row: Row) =>
  row.items.some(
    (item) =>
      item.is('cue', 'raised', 'total', 'acquired', 'round', 'valuation', 'worth') ||
      item.is('returns', 'rounds', 'investors'),
  );

/** "insurance for less than 1 dollar a month" */
const isPrice = (row: Row, dollars: number) => dollars < LEAST_RAISED && !isOfMoneyRaised(row);

export function addAmounts(draft: Draft, amounts: readonly Amount[]): void {
  const { row, add } = draft;
  for (const { from, to, operator, low, high, isMoney, currency } of amounts) {
    const dollars = toDollars(low, currency);
    // "12" of the last 12 months.
    if (!isMoney && row.items.slice(from, to + 1).some(({ isUsed }) => isUsed)) continue;
    if (!isMoney && addRank(draft, from, to, low)) continue;
    const behind = row.next(to, 2);
    // "3 Kenyan startups"
    const beyondPlace = row.at(behind).is('place') ? row.next(behind, 2) : -1;
    const figure = { operator, low, high };
    const hasDoer = hasNoun(row, from, 'investors', 'people');
    if (!isMoney && countedBy(row.at(beyondPlace)) === 'startups' && hasDoer) {
      add({ is: 'count', of: 'startups', ...figure, isUncertain: true }, from, to);
      continue;
    }
    const ahead = row.previous(from, 1);
    // Swahili puts the noun first: "wafanyakazi 100", "raundi zaidi ya tatu".
    const isAhead = !isMoney && !countedBy(row.at(behind)) && hasCount(row, ahead);
    const of = isMoney ? null : countedBy(row.at(isAhead ? ahead : behind));
    if (isMoney && (isPrice(row, dollars) || row.before(from).is('unanswerable'))) {
      // "valued at over 1 billion"
      const isValue = !isPrice(row, dollars);
      for (const item of row.items.slice(from, to + 1)) {
        item.isUsed = false;
        item.senses = isValue ? [{ is: 'unanswerable' }] : [];
      }
    } else if (isMoney) {
      // "startups that closed a €5m round"
      const isOfOne = row.at(to + 1).is('returns', 'rounds') && row.has('returns', 'startups');
      const cue = isOfOne ? 'round' : findCue(row, from, to, AMOUNT_CUES);
      const isUncertain = !isOfMoneyRaised(row);
      add({ is: 'amount', ...figure, currency, cue, isUncertain }, from, to);
    } else if (
      of === 'rounds' &&
      low === 1 &&
      (isOneOf(row, from, amounts) || isOneKind(row, from, behind))
    ) {
      // "one round over $5M" counts nothing.
      const noun = row.at(isAhead ? ahead : behind);
      noun.senses = [...noun.senses, { is: 'cue', value: 'round' }];
    } else if (of && Number.isInteger(low)) {
      const span = { from: isAhead ? ahead : from, to: isAhead ? to : behind };
      // "employing more than 100 people"
      if (isAhead && of === 'employees' && row.at(to + 1).isWord('person')) {
        span.to += 1;
      }
      // "angalau raundi 3", "3 جولات على الأقل"
      let beyond = isAhead ? span.from - 1 : span.to + 1;
      if (!isAhead && row.at(beyond).is('place')) beyond += 1;
      const compared = operator === 'equals' ? row.at(beyond).sense('compare') : undefined;
      if (compared) {
        row.at(beyond).isUsed = true;
        if (isAhead || beyond === span.to + 1) span[isAhead ? 'from' : 'to'] = beyond;
      }
      const said = (compared?.value as Operator | undefined) ?? operator;
      add({ is: 'count', of, ...figure, operator: said, isUncertain: true }, span.from, span.to);
    } else if (row.at(behind).is('times') && isOfMoneyRaised(row)) {
      const said = operator === 'equals' ? 'gte' : operator;
      add({ is: 'count', of: 'rounds', ...figure, operator: said }, from, behind);
    } else {
      for (const item of row.items.slice(from, to + 1)) item.isUsed = false;
    }
  }
  addMoreThanOne(draft);
  row.items.forEach((item, at) => {
    const low = item.sense('timesNumber')?.number ?? 0;
    if (item.isUsed || low <= 1) return;
    add({ is: 'count', of: 'rounds', operator: 'gte', low, isUncertain: true }, at);
  });
}

/** "مؤسسون أسسوا أكثر من شركة": more than one, without the word. */
function addMoreThanOne({ row, add }: Draft): void {
  row.items.forEach((item, from) => {
    const noun = row.at(from + 1);
    const isOne = noun?.senses.some(
      (sense) => sense.is === 'returns' && sense.value === 'startups' && sense.isOne,
    );
    if (item.isUsed || !isOne || !item.is('compare', 'gt')) return;
    if (!hasNoun(row, from, 'investors', 'people')) return;
    const moreThanOne = { operator: 'gt', low: 1 } as const;
    add({ is: 'count', of: 'startups', ...moreThanOne, isUncertain: true }, from, from + 1);
  });
}

/** "rounds announced in naira" */
export function addCurrencies({ row, add }: Draft): void {
  if (!isOfMoneyRaised(row) && !row.has('kind')) return;
  row.items.forEach((item, at) => {
    const value = currencyOf(item);
    if (!value || item.isUsed || item.is('name')) return;
    add({ is: 'currency', value, isUncertain: true }, at);
  });
}

/** Of startups and investors only: "seed rounds 5" counts nothing. */
function hasCount(row: Row, at: number): boolean {
  const of = countedBy(row.at(at));
  if (of === 'startups') return hasNoun(row, at, 'investors', 'people');
  return of === 'employees' || (of !== null && hasNoun(row, at, 'startups', 'investors'));
}

const hasNoun = (row: Row, at: number, ...values: Returns[]) =>
  row.items.slice(0, at).some((item) => item.is('returns', ...values));

function countedBy(item: Item): CountOf | null {
  if (!item || item.isUsed) return null;
  // "10 to 50 people"
  if (item.is('cue', 'employees') || item.isWord('person')) return 'employees';
  const nouns = ['rounds', 'investors', 'startups'] as const;
  const noun = nouns.find((one) => item.is('returns', one));
  return noun ?? (item.is('returns', 'people') ? 'founders' : null);
}

/** "com uma ronda série B", "bouclé un tour en 2024": an article. */
const isOneKind = (row: Row, from: number, noun: number) =>
  !row.at(from).is('compare') && (row.at(from).isSmall || row.at(noun + 1).isAny('round', 'kind'));

const isOneOf = (row: Row, at: number, amounts: readonly Amount[]) =>
  !row.at(at).is('compare') &&
  (amounts.some(({ isMoney }) => isMoney) || row.has('cue', 'ledBy', 'backedBy'));

/** "top 10", "10 largest", "the five biggest". */
function addRank({ row, add }: Draft, from: number, to: number, count: number): boolean {
  const before = row.previous(from, 1);
  const after = row.next(to, 2);
  const isRank =
    row.at(before).isAny('superlative', 'best') ||
    row.at(after).is('best') ||
    (row.at(after).is('superlative') && !row.at(after).is('name')) ||
    (row.at(after).is('returns') && row.behind(after, 2).is('superlative')) ||
    isOfFirstNoun(row, from, to);
  if (!isRank || !Number.isInteger(count) || count < 1 || count > 1000) return false;
  add({ is: 'rank', count }, from, to);
  return true;
}

/** "kampuni 10 za Kenya zilizopata pesa nyingi zaidi", "três startups do Gana com mais capital" */
function isOfFirstNoun(row: Row, from: number, to: number): boolean {
  const noun = row.indexOf('returns');
  let behind = row.next(to, 1);
  while (row.at(behind).is('place')) behind = row.next(behind, 1);
  const isBeside = noun >= 0 && (noun === row.previous(from, 1) || noun === behind);
  return isBeside && row.items.slice(to + 1).some((item) => item.is('superlative'));
}

export function addDates({ row, add }: Draft, dates: readonly DateRange[], today: string): void {
  for (const { from, to, operator, low, high, isAge } of dates) {
    const years = row.at(from - 1).is('eachYear') ? listYears({ operator, low, high }, today) : [];
    if (years.length > 0) {
      for (const year of years) {
        add({ is: 'date', operator: 'equals', low: year, cue: 'raised' }, from - 1, to);
      }
      continue;
    }
    if (row.at(from - 1).sense('fact')?.value === 'noRaise') {
      add({ is: 'date', operator: 'lt', low, cue: 'lastRound' }, from - 1, to);
      continue;
    }
    const ofAge = isAge && !row.has('returns', 'rounds') ? 'founded' : null;
    const cue = findCue(row, from, to, DATE_CUES) ?? ofAge;
    const isUncertain = cue === null && !isOfMoneyRaised(row);
    add({ is: 'date', operator, low, high, cue, isUncertain }, from, to);
  }
}

/** More than a list of conditions may have. */
const MOST_YEARS = 12;

/** Each of "every year since 2020", this year included; none of a time without two ends. */
function listYears({ operator, low, high }: Figure<string>, today: string): string[] {
  const first = Number(low.slice(0, 4)) + (operator === 'gt' ? 1 : 0);
  const isOpen = operator === 'gte' || operator === 'gt';
  const last = Number((isOpen ? today : (high ?? low)).slice(0, 4));
  const isSpan = isOpen || operator === 'between';
  if (!isSpan || last < first || last - first >= MOST_YEARS) return [];
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** The nearest word before that says what the figure is of, or the next one after it. */
function findCue(row: Row, from: number, to: number, cues: readonly string[]): string | null {
  const cueAt = (place: number) => {
    const item = row.at(place);
    // "جولات تأسيسية": seed rounds, though founding is said by the same word.
    if (item.is('round') && row.at(place - 1).is('returns', 'rounds')) return null;
    const found = item.senses.find((sense) => sense.is === 'cue' && cues.includes(sense.value));
    const cue = found?.is === 'cue' ? found.value : null;
    // "startups worth $1B", but "rounds worth $1M".
    return cue === 'worth' ? (isOfCompany(row.before(place)) ? 'valuation' : null) : cue;
  };
  // "raised $5M at a $50M valuation"
  if (cues.includes('valuation') && row.at(to + 1).is('cue', 'valuation')) return 'valuation';
  for (let place = from; place >= 0; place--) {
    const cue = cueAt(place);
    if (cue) return cue;
  }
  return cueAt(to + 1) ?? cueAt(to + 2);
}

const isOfCompany = (item: Item): boolean =>
  item.is('returns', 'startups') || item.isAny('place', 'industry', 'type');

/** "fintechs with a valuation": those of which one is known. */
export function addValued({ row, mentions, add }: Draft): void {
  const isAsked = mentions.some(
    (one) => isFigureOf(one, 'valuation') || (one.is === 'order' && /^valuation/.test(one.value)),
  );
  row.items.forEach((item, at) => {
    if (item.isUsed || !item.is('cue', 'valuation')) return;
    if (isAsked) item.isUsed = true;
    else add({ is: 'fact', value: 'valued', isUncertain: true }, at);
  });
}
