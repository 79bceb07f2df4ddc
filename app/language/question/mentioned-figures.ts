// Amounts, counts and dates with the words that say what they are of.
import { type Amount, currencyOf, type Operator, toDollars } from './amounts.ts';
import type { DateRange } from './dates.ts';
import { DATE_COLUMNS } from './figure-filters.ts';
import { hasAny, hasSense, type Item, isSmall, next, previous, senseOf } from './items.ts';
import type { Returns } from './lexicon.ts';
import type { CountOf, Draft } from './mention.ts';

const DATE_CUES = [...Object.keys(DATE_COLUMNS), 'raised', 'led'];
const AMOUNT_CUES = ['total', 'round', 'lastRound', 'raised', 'acquired', 'acquiredBy'];

const LEAST_RAISED = 1_000;

const isOfMoneyRaised = (items: readonly Item[]) =>
  items.some(
    (item) =>
      hasSense(item, 'cue', 'raised', 'total', 'acquired', 'round') ||
      hasSense(item, 'returns', 'rounds', 'investors'),
  );

/** "insurance for less than 1 dollar a month" */
const isPrice = (items: readonly Item[], dollars: number) =>
  dollars < LEAST_RAISED && !isOfMoneyRaised(items);

export function addAmounts(draft: Draft, amounts: readonly Amount[]): void {
  const { items, add } = draft;
  for (const { from, to, operator, low, high, isMoney, currency } of amounts) {
    const dollars = toDollars(low, currency);
    // "12" of the last 12 months.
    if (!isMoney && items.slice(from, to + 1).some(({ isUsed }) => isUsed)) continue;
    if (!isMoney && addRank(draft, from, to, low)) continue;
    const behind = next(items, to, 2);
    // "3 Kenyan startups"
    const beyondPlace = hasSense(items[behind], 'place') ? next(items, behind, 2) : -1;
    const figure = { operator, low, high };
    const hasDoer = hasNoun(items, from, 'investors', 'people');
    if (!isMoney && countedBy(items[beyondPlace]) === 'startups' && hasDoer) {
      add({ is: 'count', of: 'startups', ...figure, isUncertain: true }, from, to);
      continue;
    }
    const ahead = previous(items, from, 1);
    // Swahili puts the noun first: "wafanyakazi 100", "raundi zaidi ya tatu".
    const isAhead = !isMoney && !countedBy(items[behind]) && hasCount(items, ahead);
    const of = isMoney ? null : countedBy(items[isAhead ? ahead : behind]);
    if (
      isMoney &&
      (isPrice(items, dollars) || hasSense(items[previous(items, from)], 'unanswerable'))
    ) {
      // "valued at over 1 billion"
      const isValue = !isPrice(items, dollars);
      for (const item of items.slice(from, to + 1)) {
        item.isUsed = false;
        item.senses = isValue ? [{ is: 'unanswerable' }] : [];
      }
    } else if (isMoney) {
      const cue = findCue(items, from, to, AMOUNT_CUES);
      const isUncertain = !isOfMoneyRaised(items);
      add({ is: 'amount', ...figure, currency, cue, isUncertain }, from, to);
    } else if (
      of === 'rounds' &&
      low === 1 &&
      (isOneOf(items, from, amounts) || isOneKind(items, from, behind))
    ) {
      // "one round over $5M" counts nothing.
      const noun = items[isAhead ? ahead : behind] as Item;
      noun.senses = [...noun.senses, { is: 'cue', value: 'round' }];
    } else if (of && Number.isInteger(low)) {
      const span = { from: isAhead ? ahead : from, to: isAhead ? to : behind };
      // "employing more than 100 people"
      if (isAhead && of === 'employees' && PERSONS.includes(items[to + 1]?.key ?? '')) {
        span.to += 1;
      }
      // "angalau raundi 3", "3 جولات على الأقل"
      let beyond = isAhead ? span.from - 1 : span.to + 1;
      if (!isAhead && hasSense(items[beyond], 'place')) beyond += 1;
      const compared = operator === 'equals' ? senseOf(items[beyond], 'compare') : undefined;
      if (compared) {
        (items[beyond] as Item).isUsed = true;
        if (isAhead || beyond === span.to + 1) span[isAhead ? 'from' : 'to'] = beyond;
      }
      const said = (compared?.value as Operator | undefined) ?? operator;
      add({ is: 'count', of, ...figure, operator: said, isUncertain: true }, span.from, span.to);
    } else if (hasSense(items[behind], 'times') && isOfMoneyRaised(items)) {
      const said = operator === 'equals' ? 'gte' : operator;
      add({ is: 'count', of: 'rounds', ...figure, operator: said }, from, behind);
    } else {
      for (const item of items.slice(from, to + 1)) item.isUsed = false;
    }
  }
  addMoreThanOne(draft);
  items.forEach((item, at) => {
    const low = senseOf(item, 'timesNumber')?.number ?? 0;
    if (item.isUsed || low <= 1) return;
    add({ is: 'count', of: 'rounds', operator: 'gte', low, isUncertain: true }, at);
  });
}

/** "مؤسسون أسسوا أكثر من شركة": more than one, without the word. */
function addMoreThanOne({ items, add }: Draft): void {
  items.forEach((item, from) => {
    const noun = items[from + 1];
    const isOne = noun?.senses.some(
      (sense) => sense.is === 'returns' && sense.value === 'startups' && sense.isOne,
    );
    if (item.isUsed || !isOne || !hasSense(item, 'compare', 'gt')) return;
    if (!hasNoun(items, from, 'investors', 'people')) return;
    const moreThanOne = { operator: 'gt', low: 1 } as const;
    add({ is: 'count', of: 'startups', ...moreThanOne, isUncertain: true }, from, from + 1);
  });
}

/** "rounds announced in naira" */
export function addCurrencies({ items, add }: Draft): void {
  if (!isOfMoneyRaised(items) && !items.some((item) => hasSense(item, 'kind'))) return;
  items.forEach((item, at) => {
    const value = currencyOf(item);
    if (!value || item.isUsed || hasSense(item, 'name')) return;
    add({ is: 'currency', value, isUncertain: true }, at);
  });
}

const PERSONS = 'people persons personnes pessoas شخص اشخاص شخصا فرد فردا'.split(' ');

/** Of startups and investors only: "seed rounds 5" counts nothing. */
function hasCount(items: readonly Item[], at: number): boolean {
  const of = countedBy(items[at]);
  if (of === 'startups') return hasNoun(items, at, 'investors', 'people');
  return of === 'employees' || (of !== null && hasNoun(items, at, 'startups', 'investors'));
}

const hasNoun = (items: readonly Item[], at: number, ...values: Returns[]) =>
  items.slice(0, at).some((item) => hasSense(item, 'returns', ...values));

function countedBy(item: Item | undefined): CountOf | null {
  if (!item || item.isUsed) return null;
  if (hasSense(item, 'cue', 'employees')) return 'employees';
  const nouns = ['rounds', 'investors', 'startups'] as const;
  const noun = nouns.find((one) => hasSense(item, 'returns', one));
  return noun ?? (hasSense(item, 'returns', 'people') ? 'founders' : null);
}

/** "com uma ronda série B", "bouclé un tour en 2024": an article. */
const isOneKind = (items: readonly Item[], from: number, noun: number) =>
  !hasSense(items[from], 'compare') &&
  (isSmall(items[from]) || hasAny(items[noun + 1], 'round', 'kind'));

const isOneOf = (items: readonly Item[], at: number, amounts: readonly Amount[]) =>
  !hasSense(items[at], 'compare') &&
  (amounts.some(({ isMoney }) => isMoney) ||
    items.some((item) => hasSense(item, 'cue', 'ledBy', 'backedBy')));

/** "top 10", "10 largest", "the five biggest". */
function addRank({ items, add }: Draft, from: number, to: number, count: number): boolean {
  const before = previous(items, from, 1);
  const after = next(items, to, 2);
  const isRank =
    hasAny(items[before], 'superlative', 'best') ||
    hasSense(items[after], 'best') ||
    (hasSense(items[after], 'superlative') && !hasSense(items[after], 'name')) ||
    (hasSense(items[after], 'returns') && hasSense(items[next(items, after, 2)], 'superlative')) ||
    isOfFirstNoun(items, from, to);
  if (!isRank || !Number.isInteger(count) || count < 1 || count > 1000) return false;
  add({ is: 'rank', count }, from, to);
  return true;
}

/** "kampuni 10 za Kenya zilizopata pesa nyingi zaidi", "três startups do Gana com mais capital" */
function isOfFirstNoun(items: readonly Item[], from: number, to: number): boolean {
  const noun = items.findIndex((item) => hasSense(item, 'returns'));
  let behind = next(items, to, 1);
  while (hasSense(items[behind], 'place')) behind = next(items, behind, 1);
  const isBeside = noun >= 0 && (noun === previous(items, from, 1) || noun === behind);
  return isBeside && items.slice(to + 1).some((item) => hasSense(item, 'superlative'));
}

export function addDates({ items, add }: Draft, dates: readonly DateRange[]): void {
  for (const { from, to, operator, low, high } of dates) {
    if (senseOf(items[from - 1], 'fact')?.value === 'noRaise') {
      add({ is: 'date', operator: 'lt', low, cue: 'lastRound' }, from - 1, to);
      continue;
    }
    const cue = findCue(items, from, to, DATE_CUES);
    const isUncertain = cue === null && !isOfMoneyRaised(items);
    add({ is: 'date', operator, low, high, cue, isUncertain }, from, to);
  }
}

/** The nearest word before that says what the figure is of, or the next one after it. */
function findCue(
  items: readonly Item[],
  from: number,
  to: number,
  cues: readonly string[],
): string | null {
  const cueAt = (place: number) => {
    const item = items[place];
    // "جولات تأسيسية": seed rounds, though founding is said by the same word.
    if (hasSense(item, 'round') && hasSense(items[place - 1], 'returns', 'rounds')) return null;
    const found = item?.senses.find((sense) => sense.is === 'cue' && cues.includes(sense.value));
    return found?.is === 'cue' ? found.value : null;
  };
  for (let place = from; place >= 0; place--) {
    const cue = cueAt(place);
    if (cue) return cue;
  }
  return cueAt(to + 1) ?? cueAt(to + 2);
}
