// What is asked for where no noun says it.
import { hasSense, type Item, isSmall } from './items.ts';
import type { Returns } from './lexicon.ts';
import type { Mention } from './mention.ts';

const OF_STARTUPS = 'founded foundedBy closed acquired public employees merged'.split(' ');

/** Without a noun, "seed in Egypt 2023" asks for rounds, "raised seed in 2023" for startups. */
export function impliedReturns(items: readonly Item[], mentions: readonly Mention[]): Returns {
  // "women founders in Kenya"
  const asksForPeople = items.some(
    (item) => hasSense(item, 'fact', 'womenLed') && hasSense(item, 'returns', 'people'),
  );
  if (asksForPeople) return 'people';
  if (mentions.some((one) => one.is === 'currency')) return 'rounds';
  const money = mentions.find((one) => (one.is === 'round' && !one.isStage) || one.is === 'kind');
  if (!money) return 'startups';
  // "debt raised by M-KOPA"
  if (mentions.some((one) => one.is === 'name' && one.thing.kind === 'startup')) return 'rounds';
  const raised = items.findIndex((item) => hasSense(item, 'cue', 'raised'));
  // "loans raised in Nigeria"
  const isRaisedBy = raised >= 0 && raised < money.from;
  const isOfStartups =
    isRaisedBy ||
    isWhatTheyHave(items, money.from) ||
    OF_STARTUPS.some((cue) => items.some((item) => hasSense(item, 'cue', cue)));
  return isOfStartups ? 'startups' : 'rounds';
}

const WITH = 'with having thathave avec ayant com zenye yenye لديها لها ذات'.split(' ');

/** "fintechs with a Series B" */
export function isWhatTheyHave(items: readonly Item[], at: number): boolean {
  let place = at - 1;
  const isMoney = (item: Item | undefined) =>
    hasSense(item, 'round') || hasSense(item, 'kind') || hasSense(item, 'returns', 'rounds');
  while (!isWith(items[place]) && (isSmall(items[place]) || isMoney(items[place]))) place -= 1;
  return isWith(items[place]) && items.slice(0, place).some((item) => hasSense(item, 'industry'));
}

const isWith = (item: Item | undefined) => WITH.includes(item?.key ?? '');
