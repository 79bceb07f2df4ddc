// What a question mentions: places, industries, rounds, amounts, dates, names and orders.
import type { Amount } from './amounts.ts';
import type { DateRange } from './dates.ts';
import { findReturns } from './find-returns.ts';
import { isNegatedAt } from './is-negated.ts';
import {
  hasAny,
  hasSense,
  type Item,
  type ItemSense,
  isSmall,
  isSmallOnly,
  previous,
  senseOf,
  skip,
} from './items.ts';
import { type Draft, isFigureOf, type Mention } from './mention.ts';
import { addAmounts, addCurrencies, addDates } from './mentioned-figures.ts';
import { addAcquirers, addNames, askFate, forgetFates } from './mentioned-names.ts';
import { addOrders } from './mentioned-orders.ts';
import { addElsewhere, addPlaces } from './mentioned-places.ts';

const EARLY_STAGES = ['Angel', 'Pre-Seed', 'Seed'];
const STATUS_CUES = ['closed', 'acquired', 'public', 'active'];
const EVENT_CUES = ['merged', 'paused', 'pivoted', 'renamed'];

export function findMentions(
  items: Item[],
  amounts: readonly Amount[],
  dates: readonly DateRange[],
): Pick<Draft, 'mentions' | 'returns'> {
  const mentions: Mention[] = [];
  const draft: Draft = {
    items,
    mentions,
    returns: null,
    add(meaning, from, to = from) {
      for (const item of items.slice(from, to + 1)) item.isUsed = true;
      mentions.push({ ...meaning, from, to });
    },
  };
  forgetFates(items);
  readClosedRounds(items);
  addMissing(draft);
  addFacts(draft);
  addAmounts(draft, amounts);
  addDates(draft, dates);
  joinRefusals(mentions);
  addCurrencies(draft);
  draft.returns = findReturns(items);
  addRounds(draft);
  addPlaces(draft);
  addElsewhere(draft);
  addIndustries(draft);
  addAcquirers(draft);
  addNames(draft);
  addKinds(draft);
  addStatuses(draft);
  addOrders(draft);
  addLed(draft);
  const asked = askFate(draft);
  return { returns: draft.returns, mentions: asked.sort((a, b) => a.from - b.from) };
}

/** "no funding since 2022": the last round was before. */
function joinRefusals(mentions: Mention[]): void {
  const refusal = mentions.findIndex((one) => one.is === 'fact' && one.value === 'unfunded');
  const date = mentions.find(
    (one) => one.is === 'date' && one.operator === 'gte' && one.from > (mentions[refusal]?.to ?? 0),
  );
  if (refusal < 0 || !date) return;
  Object.assign(date, { operator: 'lt', cue: 'lastRound', from: mentions[refusal]?.from });
  mentions.splice(refusal, 1);
}

/** "closed a Series B", "seed rounds closed by Kenyan startups": money that was raised. */
function readClosedRounds(items: readonly Item[]): void {
  const isMoney = (one: Item | undefined) =>
    hasAny(one, 'round', 'kind') || hasSense(one, 'returns', 'rounds');
  items.forEach((item, at) => {
    if (!hasSense(item, 'cue', 'closed')) return;
    const behind = skip(items, at + 1, 1, (one) => isSmall(one) && !isMoney(one));
    const isOfRounds =
      (behind <= at + 3 && isMoney(items[behind])) || hasSense(items[at - 1], 'returns', 'rounds');
    if (isOfRounds) item.senses = [{ is: 'cue', value: 'raised' }];
  });
}

/** "who led", "led by whom"; not "led by Partech". */
function addLed({ items, mentions, returns, add }: Draft): void {
  if (returns !== 'investors') return;
  const isByName = mentions.some((one) => one.is === 'name' && one.cue === 'ledBy');
  const cues = isByName ? ['led'] : ['led', 'ledBy'];
  const at = items.findIndex((item) => hasSense(item, 'cue', ...cues));
  if (at >= 0) add({ is: 'led' }, at);
}

/** "without investors"; read before the nouns: "Series A without investors" asks for none. */
function addMissing({ items, add }: Draft): void {
  items.forEach((item, from) => {
    if (!hasSense(item, 'not')) return;
    const at = skip(items, from + 1, 1, (one) => hasAny(one, 'small', 'known', 'not'));
    const noun = items[at];
    if (!hasSense(noun, 'returns', 'investors') || hasSense(noun, 'name')) return;
    const to = skip(items, at + 1, 1, (one) => hasSense(one, 'known')) - 1;
    const isFrom = (one: Item | undefined) => isSmallOnly(one) || hasSense(one, 'cue', 'based');
    // "without investors from France", "not the investor Partech"
    if (hasAny(items[skip(items, to + 1, 1, isFrom)], 'place', 'name')) return;
    add({ is: 'fact', value: hasSense(noun, 'cue', 'led') ? 'noLead' : 'noInvestors' }, from, to);
  });
}

/** "shoes made by women", "students without funding" */
const LOOSE = /^(?:by|par|por|pelas|na|من|without|no|sans|sem|bila|بدون|بلا|دون)/;

function addFacts({ items, add }: Draft): void {
  items.forEach((item, at) => {
    const value = senseOf(item, 'fact')?.value;
    if (value === 'funded') {
      // "who funded X"
      if (hasSense(items[at - 1], 'who') && hasSense(item, 'cue', 'invests')) return;
      item.senses = [{ is: 'cue', value: 'raised' }];
      // Else it says what was raised, or when.
      if (!isSomeRaise(items)) {
        const said = isNegatedAt(items, at) ? 'unfunded' : value;
        add({ is: 'fact', value: said, isUncertain: true }, at);
      }
      return;
    }
    // "have not raised debt"
    const raised = items[skip(items, at + 1, 1)];
    if (value === 'unfunded' && hasAny(raised, 'kind', 'round')) {
      item.senses = [{ is: 'not' }];
    } else if (value && value !== 'noRaise' && !item.isUsed) {
      const isNot = ['womenLed', 'disclosed'].includes(value) && isNegatedAt(items, at);
      const isNegated = isNot && value === 'womenLed';
      const said = isNot && value === 'disclosed' ? 'undisclosed' : value;
      add({ is: 'fact', value: said, isNegated, isUncertain: LOOSE.test(item.key) }, at);
    }
  });
}

const FIGURES: ReadonlyArray<ItemSense['is']> = [
  'kind',
  'round',
  'earlyStage',
  'superlative',
  'currency',
  'timesNumber',
  'name',
];

const isSomeRaise = (items: readonly Item[]) =>
  items.some(
    (item) =>
      item.isUsed ||
      item.value !== undefined ||
      hasAny(item, ...FIGURES) ||
      hasSense(item, 'cue', 'backedBy'),
  );

function addRounds({ items, returns, add }: Draft): void {
  items.forEach((item, at) => {
    if (item.isUsed || !hasAny(item, 'round', 'earlyStage')) return;
    if (returns === 'investors' && hasSense(item, 'investorType')) return;
    const round = senseOf(item, 'round');
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
      /^(?:serie|preseed)/.test(item.key);
    const isNegated = isNegatedAt(items, at);
    const values = round ? [round.value] : EARLY_STAGES;
    const to = isStage && hasSense(behind, 'stage') ? at + 1 : at;
    add({ is: 'round', values, isStage, isNegated, isUncertain: !isSaid }, at, to);
  });
}

function addIndustries({ items, mentions, returns, add }: Draft): void {
  items.forEach((item, at) => {
    const industry = senseOf(item, 'industry');
    if (!industry || item.isUsed || hasSense(item, 'byMeaning')) return;
    if (hasSense(item, 'cue', 'raised')) return;
    const isOfInvestor = hasSense(item, 'cue', 'invests') || hasSense(item, 'investorType');
    if (returns === 'investors' && isOfInvestor) return;
    // "loans to startups", "loans over $5M" and "loans taken by" are rounds of debt.
    const isOfRound =
      mentions.some(({ is }) => ['amount', 'date', 'currency'].includes(is)) ||
      items.some((one) => hasSense(one, 'cue', 'raised'));
    const isMoney = returns === 'rounds' || (returns === null && isOfRound);
    if ((isMoney || isTaken(items, at)) && hasSense(item, 'kind')) return;
    // A word for several, such as transport, means any of them.
    const all = item.senses.flatMap((one) => (one.is === 'industry' ? [one.slug] : []));
    const isNegated = isNegatedAt(items, at, mentions);
    const isUncertain = item.isSlip || !industry.isCertain;
    add({ is: 'industry', slugs: [...new Set(all)], isNegated, isUncertain }, at);
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

function addKinds({ items, returns, add }: Draft): void {
  const kinds = ['type', 'model', 'kind', 'investorType'] as const;
  items.forEach((item, at) => {
    for (const is of kinds) {
      const value = senseOf(item, is)?.value;
      const isAsked = is !== 'investorType' || returns === 'investors';
      if (!value || item.isUsed || !isAsked) continue;
      const isCertain = is === 'investorType' || (is === 'kind' && returns === 'rounds');
      add({ is, value, isNegated: isNegatedAt(items, at), isUncertain: !isCertain }, at);
    }
  });
}

function addStatuses({ items, mentions, returns, add }: Draft): void {
  items.forEach((item, at) => {
    if (item.isUsed) return;
    // "bought by foreign companies"
    const isBought = hasSense(item, 'cue', 'acquiredBy') && isBehindNoun(items, at);
    const cue = isBought
      ? 'acquired'
      : [...STATUS_CUES, ...EVENT_CUES].find((one) => hasSense(item, 'cue', one));
    if (!cue || hasSense(item, 'cue', 'raised') || hasSense(item, 'name')) return;
    item.isUsed = true;
    const isDated = mentions.some((one) => isFigureOf(one, cue, `${cue}By`));
    // Investors that are listed here are active.
    if (isDated || (returns === 'investors' && cue === 'active')) return;
    const is = EVENT_CUES.includes(cue) ? 'event' : 'status';
    add({ is, value: cue, isNegated: isNegatedAt(items, at), isUncertain: !isBought }, at);
  });
}

function isBehindNoun(items: readonly Item[], at: number): boolean {
  const before = items[previous(items, at)];
  return !!before?.isUsed && hasSense(before, 'returns');
}
