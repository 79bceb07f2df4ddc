// What a question mentions: places, industries, rounds, amounts, dates, names and orders.
import type { Amount } from './amounts.ts';
import type { DateRange } from './dates.ts';
import { findReturns } from './find-returns.ts';
import { isNegatedAt } from './is-negated.ts';
import { hasSense, type Item, previous, sayOf, senseOf } from './items.ts';
import type { Returns } from './lexicon.ts';
import type { Add, Mention, Mentions } from './mention.ts';
import { addAmounts, addDates } from './mentioned-figures.ts';
import { addNames } from './mentioned-names.ts';

const EARLY_STAGES = ['Angel', 'Pre-Seed', 'Seed'];
const STATUS_CUES = ['closed', 'acquired', 'public', 'active'];

export function findMentions(
  items: Item[],
  { amounts, dates }: { amounts: readonly Amount[]; dates: readonly DateRange[] },
): Mentions {
  const mentions: Mention[] = [];
  const add = (mention: Mention) => {
    for (const item of items.slice(mention.from, mention.to + 1)) item.isUsed = true;
    mentions.push(mention);
  };
  addFacts(items, add);
  addAmounts(items, amounts, add);
  addDates(items, dates, add);
  const returns = findReturns(items);
  addRounds(items, add, returns);
  addPlaces(items, add, mentions);
  addIndustries(items, add, returns);
  addNames(items, add, returns);
  addKinds(items, add, returns);
  addStatuses(items, add, mentions, returns);
  addOrders(items, add, returns);
  if (returns === 'investors' && items.some((item) => hasSense(item, 'cue', 'led'))) {
    const at = items.findIndex((item) => hasSense(item, 'cue', 'led'));
    add({ is: 'led', from: at, to: at });
  }
  return { returns, mentions: mentions.sort((a, b) => a.from - b.from) };
}

/** "shoes made by women", "students without funding" */
const LOOSE = /^(?:by|par|por|pelas|na|من|without|no|sans|sem|bila|بدون|بلا|دون)/;

function addFacts(items: Item[], add: Add): void {
  items.forEach((item, at) => {
    const value = sayOf(item, 'fact');
    if (value && value !== 'noRaise' && !item.isUsed) {
      const isNegated = value === 'womenLed' && isNegatedAt(items, at);
      add({ is: 'fact', value, from: at, to: at, isNegated, isUncertain: LOOSE.test(item.key) });
    }
  });
}

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
      hasSense(items[previous(items, at, 2)], 'stage');
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

function addPlaces(items: Item[], add: Add, mentions: readonly Mention[]): void {
  items.forEach((item, at) => {
    const place = senseOf(item, 'place');
    if (!place || item.isUsed || hasSense(item, 'cue')) return;
    const { kind, slug, label, iso2 } = place;
    const before = previous(items, at, 3);
    const roles = ['operates', 'incorporated', 'based'] as const;
    const said = roles.find((role) => hasSense(items[before], 'cue', role));
    const isAdjective =
      hasSense(items[at + 1], 'returns', 'investors') ||
      hasSense(items[at - 1], 'returns', 'investors');
    const isNegated = isNegatedAt(items, at) || isListed(items, mentions, at);
    add({
      is: 'place',
      kind,
      slug,
      label,
      iso2,
      role: said ?? (isAdjective ? 'adjective' : null),
      from: said && before >= 0 ? before : at,
      to: at,
      isNegated,
      // Man and George are cities.
      isUncertain: kind === 'city' && !said && !isPlacedAt(items, at),
    });
  });
}

/** "outside Kenya, Egypt or Ghana" */
function isListed(items: readonly Item[], mentions: readonly Mention[], at: number): boolean {
  const isJoint = ['or', 'nor', 'and', 'ou', 'et', 'e', 'na', 'au', 'wala'].includes(
    items[at - 1]?.key ?? '',
  );
  const before = mentions.at(-1);
  return before?.is === 'place' && !!before.isNegated && before.to === (isJoint ? at - 2 : at - 1);
}

const AT = ['in', 'at', 'au', 'aux', 'en', 'em', 'no', 'na', 'nchini', 'mjini', 'jijini', 'في'];

function isPlacedAt(items: readonly Item[], at: number): boolean {
  return AT.includes(items[at - 1]?.key ?? '') || /^ب(?=..)/.test(items[at]?.key ?? '');
}

function addIndustries(items: Item[], add: Add, returns: Returns | null): void {
  items.forEach((item, at) => {
    const industry = senseOf(item, 'industry');
    if (!industry || item.isUsed || hasSense(item, 'byMeaning')) return;
    // "loans to startups" are rounds of debt.
    if (returns === 'rounds' && hasSense(item, 'kind')) return;
    const { slug, label, isCertain } = industry;
    add({
      is: 'industry',
      slug,
      label,
      from: at,
      to: at,
      isNegated: isNegatedAt(items, at),
      isUncertain: !isCertain,
    });
  });
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
    const cue = isBought ? 'acquired' : STATUS_CUES.find((one) => hasSense(item, 'cue', one));
    if (!cue) return;
    const isRaising =
      hasSense(item, 'cue', 'raised') || item.senses.some(({ is }) => is === 'name');
    const isDated = mentions.some((one) => one.is === 'date' && one.cue === cue);
    if (isRaising) return;
    item.isUsed = true;
    // Investors that are listed here are active.
    if (isDated || (returns === 'investors' && cue === 'active')) return;
    add({
      is: 'status',
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

function addOrders(items: Item[], add: Add, returns: Returns | null): void {
  items.forEach((item, at) => {
    const order = senseOf(item, 'superlative');
    if (!order || item.isUsed) return;
    const isOfOne = items.some(
      (one) =>
        one.senses.some(
          (sense) =>
            sense.is === 'returns' && sense.isOne && sense.value === (returns ?? 'startups'),
        ) && one.isUsed,
    );
    const isPlural = items.some((one) =>
      one.senses.some(
        (sense) =>
          sense.is === 'returns' && !sense.isOne && sense.value === (returns ?? 'startups'),
      ),
    );
    add({ is: 'order', value: order.value, from: at, to: at, isUncertain: true });
    const isRanked = items.some(
      (one) => one.value !== undefined && one.isUsed && one.value <= 1000,
    );
    if (isOfOne && !isPlural && !isRanked) {
      add({ is: 'rank', count: 1, from: at, to: at, isUncertain: true });
    }
  });
}
