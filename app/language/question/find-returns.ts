// Whether startups, rounds, investors or people are asked for.
import { hasAny, hasSense, type Item, isSmall, isSmallOnly, senseOf, skip } from './items.ts';
import { isContent } from './keep-placed.ts';
import type { Returns } from './lexicon.ts';
import type { Mention } from './mention.ts';

/** What is asked for: the first such noun, of "startup deals" the last, or who did something. */
export function findReturns(items: Item[]): Returns | null {
  const doers = findDoers(items);
  if (doers) return doers;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (!item || item.isUsed) continue;
    const sense = senseOf(item, 'returns');
    if (!sense || isAfterRaised(items, at) || hasSense(item, 'name')) continue;
    if (sense.value === 'rounds' && isWhatTheyHave(items, at)) {
      item.isUsed = true;
      continue;
    }
    if (isOfOther(items, at) || isVerb(items, at)) {
      item.senses = [];
      continue;
    }
    let head = at;
    while (isCompound(items, head)) head += 1;
    for (const one of items.slice(at, head + 1)) {
      one.isUsed = !hasAny(one, 'round', 'kind', 'superlative', 'investorType');
    }
    const value = senseOf(items[head], 'returns')?.value;
    markOtherNouns(items, head);
    return value === 'startups' && isGivenTo(items, at) ? 'rounds' : (value ?? null);
  }
  return null;
}

/** What they did says who they are. */
const DOERS: ReadonlyArray<[cue: string, returns: Returns]> = [
  ['led', 'investors'],
  ['ledBy', 'investors'],
  ['invests', 'investors'],
  ['backedBy', 'investors'],
  ['foundedBy', 'people'],
  ['founded', 'people'],
];

/** "who led", "qui a mené", and "led by whom"; not "investors who led". */
function findDoers(items: Item[]): Returns | null {
  for (const [at, item] of items.entries()) {
    if (hasSense(item, 'returns')) return null;
    if (isInvestingFirm(items, at)) return 'investors';
    // "waliowekeza katika M-KOPA": those who invested.
    if (/^(?:wal|wan)[io]/.test(item.key) && hasSense(item, 'cue', 'invests')) {
      item.isUsed = true;
      markOtherNouns(items, at);
      return 'investors';
    }
    if (!hasSense(item, 'who') || isOfNoun(items[at - 1])) continue;
    if (asksForDeals(items, at)) return 'investors';
    if (asksForFounders(items)) return 'people';
    const isPassed = (one: Item | undefined) => isSmall(one) && !hasSense(one, 'cue');
    for (const place of [skip(items, at + 1, 1, isPassed), skip(items, at - 1, -1, isPassed)]) {
      const found = DOERS.find(([cue]) => hasSense(items[place], 'cue', cue));
      if (!found) continue;
      for (const one of [item, items[place]]) {
        if (one && !hasSense(one, 'superlative')) one.isUsed = true;
      }
      markOtherNouns(items, at);
      return found[1];
    }
  }
  return null;
}

/** "schools that lead to universities": no investors. */
const isOfNoun = (before: Item | undefined) =>
  !!before && isContent(before) && !hasSense(before, 'name');

/** "who has done at least 5 deals" */
function asksForDeals(items: readonly Item[], at: number): boolean {
  const rounds = items.findIndex((item) => hasSense(item, 'returns', 'rounds'));
  const isCounted = items
    .slice(at, Math.max(at, rounds))
    .some((item) => item.value !== undefined || hasSense(item, 'number'));
  const isDone = items.slice(at, at + 4).some(({ key }) => DONE.includes(key));
  return rounds > at && isCounted && isDone;
}

/** "par qui M-KOPA a été fondée" */
const asksForFounders = (items: readonly Item[]) =>
  items.some((item) => hasSense(item, 'cue', 'founded', 'foundedBy')) &&
  items.some((item) => hasSense(item, 'name'));

const DONE = 'done hasdone havedone did made fait afait fez fizeram amefanya'.split(' ');

/** "banks that invest in Kenyan startups" */
function isInvestingFirm(items: Item[], at: number): boolean {
  const verb = items[skip(items, at + 1, 1, isSmallOnly)];
  const isFirm = hasSense(items[at], 'investorType') && hasSense(verb, 'cue', 'invests');
  if (isFirm) markOtherNouns(items, at);
  return isFirm;
}

const OF = ['for', 'of', 'pour', 'des', 'de', 'para', 'kwa', 'ya', 'za', 'wa'];

/** "apps for founders" asks for no founders, "shares of American companies" for no companies. */
function isOfOther(items: readonly Item[], at: number): boolean {
  const isWithin = (item: Item | undefined) => hasSense(item, 'place') || item?.key === 'small';
  const place = skip(items, at - 1, -1, isWithin);
  const isJoined = OF.includes(items[place]?.key ?? '') || /^لل(?=...)/.test(items[at]?.key ?? '');
  if (!isJoined || items.some((item) => hasAny(item, 'kind', 'round'))) return false;
  return items
    .slice(0, place + 1)
    .some((item) => !item.isUsed && (isContent(item) || hasSense(item, 'loose')));
}

const OBJECTS = ['my', 'our', 'a', 'the'];

/** "fund my wedding", "where people fund farms" */
function isVerb(items: readonly Item[], at: number): boolean {
  const object = items[at + 1];
  const isBeforeObject = !!object && (OBJECTS.includes(object.key) || isContent(object));
  return ['fund', 'raise'].includes(items[at]?.key ?? '') && isBeforeObject;
}

const TO = ['to', 'for', 'aux', 'pour', 'a', 'as', 'para', 'kwa', 'ل'];

/** "grants to startups", "prêts reçus par des startups": money that they were given. */
function isGivenTo(items: readonly Item[], at: number): boolean {
  if (TO.includes(items[at - 1]?.key ?? '') && isSum(items[at - 2])) return true;
  const money = items.findIndex((item) => hasAny(item, 'kind', 'round'));
  const raised = items.findIndex((item) => hasSense(item, 'cue', 'raised'));
  if (money < 0 || money > at || (raised >= 0 && (raised < money || raised > at))) return false;
  const between = items.slice(money + 1, at);
  // "mikopo ya kampuni za Rwanda"
  const isFirst = money === 0 && between.length === 1 && OF.includes(between[0]?.key ?? '');
  const isLinked = raised >= 0 || isFirst || between.some(({ key }) => TO.includes(key));
  return isLinked || /^لل?(?=شرك)/.test(items[at]?.key ?? '');
}

/** "zaidi ya dola milioni 100" */
const isSum = (item: Item | undefined): boolean =>
  !!item?.isUsed && (item.value !== undefined || hasAny(item, 'scale', 'currency'));

/** "raised seed funding" asks for no rounds. */
function isAfterRaised(items: readonly Item[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
    if (hasSense(items[place], 'cue', 'raised')) return hasSense(items[at], 'returns', 'rounds');
    if (hasSense(items[place], 'returns')) return false;
  }
  return false;
}

/** "investors in Kenyan startups": the second noun says nothing new. */
function markOtherNouns(items: Item[], head: number): void {
  items.forEach((item, at) => {
    const isMore = hasAny(item, 'round', 'kind', 'name', 'investorType');
    if (at > head && hasSense(item, 'returns') && !isMore) item.isUsed = true;
  });
}

/** "startup deals" is one noun; "rounds of startups" and "investors who led" are two. */
function isCompound(items: readonly Item[], at: number): boolean {
  const further = items[at + 1];
  if (hasSense(items[at], 'cue', 'round') || !further || further.isUsed) return false;
  if (/^\p{Script=Arabic}/u.test(further.key)) return false;
  return hasSense(further, 'returns') && !/^(?:who|qui|quem|nani|من)/.test(further.key);
}

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
    items.some((item) => hasSense(item, 'cue', ...OF_STARTUPS));
  return isOfStartups ? 'startups' : 'rounds';
}

const WITH = 'with having thathave avec ayant com zenye yenye لديها لها ذات'.split(' ');

/** "fintechs with a Series B" */
function isWhatTheyHave(items: readonly Item[], at: number): boolean {
  const isWith = (item: Item | undefined) => WITH.includes(item?.key ?? '');
  const isMoney = (item: Item | undefined) =>
    hasAny(item, 'small', 'round', 'kind') || hasSense(item, 'returns', 'rounds');
  const place = skip(items, at - 1, -1, (item) => isMoney(item) && !isWith(item));
  return isWith(items[place]) && items.slice(0, place).some((item) => hasSense(item, 'industry'));
}
