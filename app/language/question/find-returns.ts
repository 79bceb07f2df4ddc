// Whether startups, rounds, investors or people are asked for.

import type { Mention } from './draft.ts';
import type { Returns } from './reading.ts';
import type { Item, Row } from './row.ts';

/** What is asked for: the first such noun, of "startup deals" the last, or who did something. */
export function findReturns(row: Row): Returns | null {
  const doers = findDoers(row) ?? (asksForInvestors(row) ? 'investors' : null);
  if (doers) return doers;
  for (let at = 0; at < row.items.length; at++) {
    const item = row.at(at);
    if (!item || item.isUsed) continue;
    const sense = item.sense('returns');
    if (!sense || isAfterRaised(row, at) || item.is('name')) continue;
    if (sense.value === 'rounds' && isWhatTheyHave(row, at)) {
      item.isUsed = true;
      continue;
    }
    if (isOfOther(row, at) || isVerb(row, at)) {
      item.senses = [];
      continue;
    }
    let head = at;
    while (isCompound(row, head)) head += 1;
    for (const one of row.items.slice(at, head + 1)) {
      one.isUsed = !one.isAny('round', 'kind', 'superlative', 'investorType');
    }
    const value = row.at(head).sense('returns')?.value;
    markOtherNouns(row, head);
    return value === 'startups' && isGivenTo(row, at) ? 'rounds' : (value ?? null);
  }
  return null;
}

/** "raising a seed round for a clinic, which investors fit" */
function asksForInvestors(row: Row): boolean {
  const isAsked = row.items.some((item) => item.is('who') && INVESTORS.test(item.key));
  if (isAsked) {
    for (const item of row.items)
      item.isUsed ||= item.is('returns') && !item.isAny('round', 'kind');
  }
  return isAsked;
}
const INVESTORS = /investor|investisseur|investidor|wawekezaji|مستثمر/;

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
function findDoers(row: Row): Returns | null {
  for (const [at, item] of row.items.entries()) {
    if (item.is('returns')) return null;
    if (isInvestingFirm(row, at)) return 'investors';
    // "waliowekeza katika M-KOPA": those who invested.
    if (/^(?:wal|wan)[io]/.test(item.key) && item.is('cue', 'invests')) {
      item.isUsed = true;
      markOtherNouns(row, at);
      return 'investors';
    }
    if (!item.is('who') || isOfNoun(row.at(at - 1))) continue;
    if (asksForDeals(row, at)) return 'investors';
    if (asksForFounders(row)) return 'people';
    const isPassed = (one: Item) => one.isSmall && !one.is('cue');
    for (const place of [row.skip(at + 1, 1, isPassed), row.skip(at - 1, -1, isPassed)]) {
      const found = DOERS.find(([cue]) => row.at(place).is('cue', cue));
      if (!found) continue;
      for (const one of [item, row.at(place)]) {
        if (one && !one.is('superlative')) one.isUsed = true;
      }
      markOtherNouns(row, at);
      return found[1];
    }
  }
  return null;
}

/** "schools that lead to universities": no investors. */
const isOfNoun = (before: Item) => !!before && before.isContent && !before.is('name');

/** "who has done at least 5 deals" */
function asksForDeals(row: Row, at: number): boolean {
  const rounds = row.indexOf('returns', 'rounds');
  const isCounted = row.items
    .slice(at, Math.max(at, rounds))
    .some((item) => item.value !== undefined || item.is('number'));
  const isDone = row.items.slice(at, at + 4).some((item) => item.isWord('done'));
  return rounds > at && isCounted && isDone;
}

/** "par qui M-KOPA a été fondée" */
const asksForFounders = (row: Row) => row.has('cue', 'founded', 'foundedBy') && row.has('name');

/** "banks that invest in Kenyan startups" */
function isInvestingFirm(row: Row, at: number): boolean {
  const verb = row.at(row.skip(at + 1, 1, (item) => item.isSmallOnly));
  const isFirm = row.at(at).is('investorType') && verb.is('cue', 'invests');
  if (isFirm) markOtherNouns(row, at);
  return isFirm;
}

/** "apps for founders" asks for no founders, "shares of American companies" for no companies. */
function isOfOther(row: Row, at: number): boolean {
  const isWithin = (item: Item) => item.is('place') || item.key === 'small';
  const place = row.skip(at - 1, -1, isWithin);
  const isJoined = row.at(place).isWord('of') || /^لل(?=...)/.test(row.at(at).key);
  if (!isJoined || row.hasAny('kind', 'round')) return false;
  return row.items
    .slice(0, place + 1)
    .some((item) => !item.isUsed && (item.isContent || item.is('loose')));
}

/** "fund my wedding", "where people fund farms" */
function isVerb(row: Row, at: number): boolean {
  const object = row.at(at + 1);
  const isBeforeObject = object.isWord('object') || object.isContent;
  return row.at(at).isWord('verb') && isBeforeObject;
}

/** "grants to startups", "prêts reçus par des startups": money that they were given. */
function isGivenTo(row: Row, at: number): boolean {
  if (row.at(at - 1).isWord('to') && isSum(row.at(at - 2))) return true;
  const money = row.items.findIndex((item) => item.isAny('kind', 'round'));
  const raised = row.indexOf('cue', 'raised');
  if (money < 0 || money > at || (raised >= 0 && (raised < money || raised > at))) return false;
  const between = row.items.slice(money + 1, at);
  // "mikopo ya kampuni za Rwanda"
  const isFirst = money === 0 && between.length === 1 && row.at(money + 1).isWord('of');
  const isLinked = raised >= 0 || isFirst || between.some((item) => item.isWord('to'));
  return isLinked || /^لل?(?=شرك)/.test(row.at(at).key);
}

/** "zaidi ya dola milioni 100" */
const isSum = (item: Item): boolean =>
  !!item.isUsed && (item.value !== undefined || item.isAny('scale', 'currency'));

/** "raised seed funding" asks for no rounds. */
function isAfterRaised(row: Row, at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - 3); place--) {
    if (row.at(place).is('cue', 'raised')) return row.at(at).is('returns', 'rounds');
    if (row.at(place).is('returns')) return false;
  }
  return false;
}

/** "investors in Kenyan startups": the second noun says nothing new. */
function markOtherNouns(row: Row, head: number): void {
  row.items.forEach((item, at) => {
    const isMore = item.isAny('round', 'kind', 'name', 'investorType');
    if (at > head && item.is('returns') && !isMore) item.isUsed = true;
  });
}

/** "startup deals" is one noun; "rounds of startups" and "investors who led" are two. */
function isCompound(row: Row, at: number): boolean {
  const further = row.at(at + 1);
  if (row.at(at).is('cue', 'round') || !further || further.isUsed) return false;
  if (/^\p{Script=Arabic}/u.test(further.key)) return false;
  return further.is('returns') && !/^(?:who|qui|quem|nani|من)/.test(further.key);
}

const OF_STARTUPS = 'founded foundedBy closed acquired public employees merged'.split(' ');

/** Without a noun, "seed in Egypt 2023" asks for rounds, "raised seed in 2023" for startups. */
export function impliedReturns(row: Row, mentions: readonly Mention[]): Returns {
  // "women founders in Kenya"
  const asksForPeople = row.items.some(
    (item) => item.is('fact', 'womenLed') && item.is('returns', 'people'),
  );
  if (asksForPeople) return 'people';
  if (mentions.some((one) => one.is === 'currency')) return 'rounds';
  const money = mentions.find((one) => (one.is === 'round' && !one.isStage) || one.is === 'kind');
  if (!money) return 'startups';
  // "debt raised by M-KOPA"
  if (mentions.some((one) => one.is === 'name' && one.thing.kind === 'startup')) return 'rounds';
  const raised = row.indexOf('cue', 'raised');
  // "loans raised in Nigeria"
  const isRaisedBy = raised >= 0 && raised < money.from;
  const isOfStartups =
    isRaisedBy || isWhatTheyHave(row, money.from) || row.has('cue', ...OF_STARTUPS);
  return isOfStartups ? 'startups' : 'rounds';
}

/** "fintechs with a Series B" */
function isWhatTheyHave(row: Row, at: number): boolean {
  const isMoney = (item: Item) =>
    item.isAny('small', 'round', 'kind') || item.is('returns', 'rounds');
  const place = row.skip(at - 1, -1, (item) => isMoney(item) && !item.isWord('with'));
  return (
    row.at(place).isWord('with') && row.items.slice(0, place).some((item) => item.is('industry'))
  );
}
