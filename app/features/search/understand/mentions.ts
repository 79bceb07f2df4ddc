// What a question mentions: places, industries, rounds, amounts, dates, names and orders.
import type { Amount } from './amounts.ts';
import type { DateRange } from './dates.ts';
import { findReturns } from './find-returns.ts';
import { isNegatedAt } from './is-negated.ts';
import { hasSense, type Item, isSmall, previous, sayOf, senseOf } from './items.ts';
import type { Returns } from './lexicon.ts';
import type { Add, Mention, Mentions } from './mention.ts';
import { addAcquirers, askFate, forgetFates } from './mentioned-exits.ts';
import { addAmounts, addCurrencies, addDates } from './mentioned-figures.ts';
import { addMissing } from './mentioned-missing.ts';
import { addNames } from './mentioned-names.ts';
import { addOrders } from './mentioned-orders.ts';
import { addElsewhere, addPlaces } from './mentioned-places.ts';

const EARLY_STAGES = ['Angel', 'Pre-Seed', 'Seed'];
const STATUS_CUES = ['closed', 'acquired', 'public', 'active'];
const EVENT_CUES = ['merged', 'paused', 'pivoted', 'renamed'];

export function findMentions(
  items: Item[],
  { amounts, dates }: { amounts: readonly Amount[]; dates: readonly DateRange[] },
): Mentions {
  const mentions: Mention[] = [];
  const add = (mention: Mention) => {
    for (const item of items.slice(mention.from, mention.to + 1)) item.isUsed = true;
    mentions.push(mention);
  };
  forgetFates(items);
  readClosedRounds(items);
  addMissing(items, add);
  addFacts(items, add);
  addAmounts(items, amounts, add);
  addDates(items, dates, add);
  joinRefusals(mentions);
  addCurrencies(items, add);
  const returns = findReturns(items);
  addRounds(items, add, returns);
  addPlaces(items, add, mentions);
  addElsewhere(items, add, mentions);
  addIndustries(items, add, mentions, returns);
  addAcquirers(items, add, returns);
  addNames(items, add, returns);
  addKinds(items, add, returns);
  addStatuses(items, add, mentions, returns);
  addOrders(items, add, mentions, returns);
  if (returns === 'investors') addLed(items, add, mentions);
  const asked = askFate(items, mentions, returns);
  return { returns, mentions: asked.sort((a, b) => a.from - b.from) };
}

/** "no funding since 2022": the last round was before. */
function joinRefusals(mentions: Mention[]): void {
  const refusal = mentions.findIndex((one) => one.is === 'fact' && one.value === 'unfunded');
  const date = mentions.find(
    (one) => one.is === 'date' && one.operator === 'gte' && one.from > (mentions[refusal]?.to ?? 0),
  );
  if (refusal < 0 || date?.is !== 'date') return;
  Object.assign(date, { operator: 'lt', cue: 'lastRound', from: mentions[refusal]?.from });
  mentions.splice(refusal, 1);
}

/** "closed a Series B", "seed rounds closed by Kenyan startups": money that was raised. */
function readClosedRounds(items: readonly Item[]): void {
  items.forEach((item, at) => {
    if (!hasSense(item, 'cue', 'closed')) return;
    const isMoney = (one: Item | undefined) =>
      hasSense(one, 'round') || hasSense(one, 'kind') || hasSense(one, 'returns', 'rounds');
    let behind = at + 1;
    while (isSmall(items[behind]) && !isMoney(items[behind])) behind += 1;
    const isOfRounds =
      (behind <= at + 3 && isMoney(items[behind])) || hasSense(items[at - 1], 'returns', 'rounds');
    if (isOfRounds) item.senses = [{ is: 'cue', value: 'raised' }];
  });
}

/** "who led", "led by whom"; not "led by Partech". */
function addLed(items: readonly Item[], add: Add, mentions: readonly Mention[]): void {
  const isByName = mentions.some((one) => one.is === 'name' && one.cue === 'ledBy');
  const at = items.findIndex(
    (item) => hasSense(item, 'cue', 'led') || (!isByName && hasSense(item, 'cue', 'ledBy')),
  );
  if (at >= 0) add({ is: 'led', from: at, to: at });
}

/** "shoes made by women", "students without funding" */
const LOOSE = /^(?:by|par|por|pelas|na|من|without|no|sans|sem|bila|بدون|بلا|دون)/;

function addFacts(items: Item[], add: Add): void {
  items.forEach((item, at) => {
    const value = sayOf(item, 'fact');
    if (value === 'funded') {
      // "who funded X"
      if (hasSense(items[at - 1], 'who') && hasSense(item, 'cue', 'invests')) return;
      item.senses = [{ is: 'cue', value: 'raised' }];
      // Else it says what was raised, or when.
      if (!isSomeRaise(items)) {
        const said = isNegatedAt(items, at) ? 'unfunded' : value;
        add({ is: 'fact', value: said, from: at, to: at, isUncertain: true });
      }
      return;
    }
    // "have not raised debt"
    let object = at + 1;
    while (isSmall(items[object])) object += 1;
    const raised = items[object];
    if (value === 'unfunded' && (hasSense(raised, 'kind') || hasSense(raised, 'round'))) {
      item.senses = [{ is: 'not' }];
      return;
    }
    if (value && value !== 'noRaise' && !item.isUsed) {
      const isOpposite = value === 'womenLed' || value === 'disclosed';
      const isNot = isOpposite && isNegatedAt(items, at);
      const isNegated = isNot && value === 'womenLed';
      const said = isNot && value === 'disclosed' ? 'undisclosed' : value;
      add({
        is: 'fact',
        value: said,
        from: at,
        to: at,
        isNegated,
        isUncertain: LOOSE.test(item.key),
      });
    }
  });
}

const FIGURES = ['kind', 'round', 'earlyStage', 'superlative', 'currency', 'timesNumber'] as const;

const isSomeRaise = (items: readonly Item[]) =>
  items.some(
    (item) =>
      item.isUsed ||
      item.value !== undefined ||
      FIGURES.some((is) => hasSense(item, is)) ||
      hasSense(item, 'name') ||
      hasSense(item, 'cue', 'backedBy'),
  );

function addRounds(items: Item[], add: Add, returns: Returns | null): void {
  items.forEach((item, at) => {
    if (item.isUsed) return;
    const round = senseOf(item, 'round');
    const isEarly = hasSense(item, 'earlyStage');
    if ((!round && !isEarly) || (returns === 'investors' && hasSense(item, 'investorType'))) return;
    const behind = items[at + 1];
    const isStage =
      /stage|etap|stade|phase/.test(item.key) ||
      hasSense(behind, 'stage') ||
      hasSense(items[previous(items, at, 2)], 'stage') ||
      items.slice(Math.max(0, at - 4), at).some((one) => hasSense(one, 'cue', 'lastRound'));
    const isSaid =
      isStage ||
      hasSense(behind, 'returns') ||
      returns === 'rounds' ||
      item.key.startsWith('serie') ||
      item.key.startsWith('preseed');
    const isNegated = isNegatedAt(items, at);
    const values = round ? [round.value] : EARLY_STAGES;
    add({
      is: 'round',
      values,
      isStage,
      from: at,
      to: isStage && hasSense(behind, 'stage') ? at + 1 : at,
      isNegated,
      isUncertain: !isSaid,
    });
  });
}

function addIndustries(
  items: Item[],
  add: Add,
  mentions: readonly Mention[],
  returns: Returns | null,
): void {
  items.forEach((item, at) => {
    const industry = senseOf(item, 'industry');
    if (!industry || item.isUsed || hasSense(item, 'byMeaning')) return;
    if (hasSense(item, 'cue', 'raised')) return;
    const isOfInvestor = hasSense(item, 'cue', 'invests') || hasSense(item, 'investorType');
    if (returns === 'investors' && isOfInvestor) return;
    // "loans to startups", "loans over $5M" and "loans taken by" are rounds of debt.
    const isOfRound =
      mentions.some(({ is }) => is === 'amount' || is === 'date' || is === 'currency') ||
      items.some((one) => hasSense(one, 'cue', 'raised'));
    const isMoney = returns === 'rounds' || (returns === null && isOfRound);
    if ((isMoney || isTaken(items, at)) && hasSense(item, 'kind')) return;
    // A word for several, such as transport, means any of them.
    const all = item.senses.flatMap((one) => (one.is === 'industry' ? [one.slug] : []));
    add({
      is: 'industry',
      slugs: [...new Set(all)],
      from: at,
      to: at,
      isNegated: isNegatedAt(items, at, mentions),
      isUncertain: item.isSlip || !industry.isCertain,
    });
  });
}

/** "startups that took loans", "hazijapata mkopo": money that they got. */
function isTaken(items: readonly Item[], at: number): boolean {
  const verb = items[previous(items, at)];
  return (
    hasSense(verb, 'cue', 'raised') ||
    (hasSense(verb, 'not') && /p(?:ata|okea)$/.test(verb?.key ?? ''))
  );
}

function addKinds(items: Item[], add: Add, returns: Returns | null): void {
  const addOf = (is: 'kind' | 'type' | 'model', item: Item, at: number, isUncertain: boolean) => {
    const sense = senseOf(item, is);
    if (sense && !item.isUsed) {
      add({
        is,
        value: sense.value,
        from: at,
        to: at,
        isNegated: isNegatedAt(items, at),
        isUncertain,
      });
    }
  };
  items.forEach((item, at) => {
    addOf('type', item, at, true);
    addOf('model', item, at, true);
    addOf('kind', item, at, returns !== 'rounds');
    const type = senseOf(item, 'investorType');
    if (type && !item.isUsed && returns === 'investors') {
      add({
        is: 'investorType',
        value: type.value,
        from: at,
        to: at,
        isNegated: isNegatedAt(items, at),
      });
    }
  });
}

function addStatuses(
  items: Item[],
  add: Add,
  mentions: readonly Mention[],
  returns: Returns | null,
): void {
  items.forEach((item, at) => {
    if (item.isUsed) return;
    // "bought by foreign companies"
    const isBought = hasSense(item, 'cue', 'acquiredBy') && isBehindNoun(items, at);
    const cue = isBought
      ? 'acquired'
      : [...STATUS_CUES, ...EVENT_CUES].find((one) => hasSense(item, 'cue', one));
    if (!cue) return;
    const isRaising =
      hasSense(item, 'cue', 'raised') || item.senses.some(({ is }) => is === 'name');
    const isDated = mentions.some(
      (one) =>
        (one.is === 'date' || one.is === 'amount') && [cue, `${cue}By`].includes(one.cue ?? ''),
    );
    if (isRaising) return;
    item.isUsed = true;
    // Investors that are listed here are active.
    if (isDated || (returns === 'investors' && cue === 'active')) return;
    add({
      is: EVENT_CUES.includes(cue) ? 'event' : 'status',
      value: cue,
      from: at,
      to: at,
      isNegated: isNegatedAt(items, at),
      isUncertain: !isBought,
    });
  });
}

function isBehindNoun(items: readonly Item[], at: number): boolean {
  const before = items[previous(items, at)];
  return !!before?.isUsed && hasSense(before, 'returns');
}
