// What a question mentions: places, industries, rounds, amounts, dates, names and orders.
import { isKnownWord } from '../meaning/phrases.ts';
import { findAges } from './ages.ts';
import { type Figure, findAmounts } from './amounts.ts';
import { findDates } from './dates.ts';
import { Draft, isFigureOf, type Mention } from './draft.ts';
import { findReturns } from './find-returns.ts';
import { addAmounts, addCurrencies, addDates, addValued } from './mentioned-figures.ts';
import { addAcquirers, addNames, askFate, forgetFates } from './mentioned-names.ts';
import { addOrders } from './mentioned-orders.ts';
import { addAfrica, addElsewhere, addPlaces } from './mentioned-places.ts';
import type { Item, ItemSense, Row } from './row.ts';

type Place = Readonly<Record<'from' | 'to', number>>;

const EARLY_STAGES = ['Angel', 'Pre-Seed', 'Seed'];
/** In order: "Series B+" is Series B or later. */
const LETTERED = ['Series A', 'Series B', 'Series C', 'Venture Series'];
const STATUS_CUES = ['closed', 'acquired', 'public', 'active'];
const EVENT_CUES = ['merged', 'paused', 'pivoted', 'renamed'];

/** In the order of the question. `today` is an ISO date. */
export function findMentions(row: Row, today: string): Pick<Draft, 'mentions' | 'returns'> {
  const draft = new Draft(row);
  dropIncluded(row);
  dropFew(row);
  const ages = findAges(row, today);
  for (const { from, to } of ages) row.use(from, to);
  const amounts = findAmounts(row).filter((one) => isRead(row, one) && !isWithin(one, ages));
  for (const { isMoney, from, to } of amounts) if (isMoney) row.use(from, to);
  const dates = [...ages, ...findDates(row, today).filter((one) => isRead(row, one))];
  for (const { from, to } of dates) row.use(from, to);
  forgetFates(row);
  readClosedRounds(row, amounts);
  addMissing(draft);
  addFacts(draft);
  addAmounts(draft, amounts);
  addDates(draft, dates, today);
  joinRefusals(draft.mentions);
  addCurrencies(draft);
  draft.returns = findReturns(row);
  addRounds(draft);
  addPlaces(draft);
  addAfrica(draft);
  addElsewhere(draft);
  addIndustries(draft);
  addAcquirers(draft);
  addNames(draft);
  addKinds(draft);
  addStatuses(draft);
  addOrders(draft);
  addValued(draft);
  addLed(draft);
  const asked = askFate(draft);
  return { returns: draft.returns, mentions: asked.sort((one, other) => one.from - other.from) };
}

/**
 * A number beside a word that is none ("founded qwzx 2015") may be any bound, so it is no equality:
 * it is left out and named.
 */
function isRead(row: Row, { from, to, operator }: Figure<unknown> & { from: number; to: number }) {
  const before = row.before(from, 2);
  const isUnreadWord =
    before.senses.length === 0 &&
    /^\p{L}{3,}$/u.test(before.key) &&
    // "zaidi ya dela milioni 5": whatever the word is, the bound before it is not lost.
    (!isKnownWord(before.key) || row.before(row.previous(from, 2)).is('compare'));
  if (operator !== 'equals' || !isUnreadWord) return true;
  for (const item of row.items.slice(from, to + 1)) item.isUnread = true;
  return false;
}

const isWithin = ({ from, to }: Place, others: readonly Place[]): boolean =>
  others.some((other) => from <= other.to && other.from <= to);

/** "grants included", "including debt": rounds of every kind, so the kind is no filter. */
export function dropIncluded(row: Row): void {
  row.items.forEach((item, at) => {
    if (!item.is('included')) return;
    const kind = [row.behind(at), row.before(at)].find((one) => one.isAny('kind', 'round'));
    if (kind) for (const one of [item, kind]) Object.assign(one, { senses: [], isUsed: true });
  });
}

/** "a few startups in Ghana"; not "startups with few employees". */
function dropFew(row: Row): void {
  const at = row.skip(0, 1, (one) => one.isSmall && !one.isWord('few'));
  if (row.at(at).isWord('few') && row.items.length > 1) row.use(at);
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

const MOST_BEFORE = 6;
const isMostRounds = (item: Item) => item.is('superlative', 'count.desc');

/** "closed a Series B", "seed rounds closed by Kenyan startups": money that was raised. */
function readClosedRounds(row: Row, amounts: readonly Place[]): void {
  const isMoney = (one: Item) =>
    one.isAny('round', 'kind') || one.is('returns', 'rounds') || one.is('cue', 'round');
  // "the largest round ever closed", "a round that was closed"
  const isGrammar = (one: Item) => one.isSmall && !isMoney(one);
  // "closed two €5m rounds", "closed the most deals"
  const ofAmounts = amounts.flatMap(({ from, to }) => row.items.slice(from, to + 1));
  const isBefore = (one: Item) =>
    isGrammar(one) || ofAmounts.includes(one) || one.isAny('currency', 'number');
  // "rounds worth more than $50m closed in 2025"
  const isOfAmount = (one: Item) => isBefore(one) || one.isAny('compare') || one.is('cue', 'worth');
  // "how many deals did startups close"
  const isAskedOf = (at: number) => {
    const did = row.items.findIndex((one, place) => place < at && one.isWord('did'));
    return did > 0 && row.items.slice(0, did).some(isMoney) && !row.has('cue', 'raised');
  };
  row.items.forEach((item, at) => {
    if (!item.is('cue', 'closed')) return;
    const behind = row.skip(at + 1, 1, isBefore);
    const isOfRounds =
      (behind <= at + MOST_BEFORE && (isMoney(row.at(behind)) || isMostRounds(row.at(behind)))) ||
      isMoney(row.at(row.skip(at - 1, -1, isOfAmount))) ||
      isAskedOf(at);
    if (isOfRounds) item.senses = [{ is: 'cue', value: 'raised' }];
  });
}

/** "who led", "led by whom"; not "led by Partech". */
function addLed({ row, mentions, returns, add }: Draft): void {
  if (returns !== 'investors') return;
  const isByName = mentions.some((one) => one.is === 'name' && one.cue === 'ledBy');
  const cues = isByName ? ['led'] : ['led', 'ledBy'];
  const at = row.indexOf('cue', ...cues);
  if (at >= 0) add({ is: 'led' }, at);
}

/** "without investors"; read before the nouns: "Series A without investors" asks for none. */
function addMissing({ row, add }: Draft): void {
  row.items.forEach((item, from) => {
    if (!item.is('not')) return;
    const at = row.skip(from + 1, 1, (one) => one.isAny('small', 'known', 'not'));
    const noun = row.at(at);
    if (!noun.is('returns', 'investors') || noun.is('name')) return;
    const to = row.skip(at + 1, 1, (one) => one.is('known')) - 1;
    const isFrom = (one: Item) => one.isSmallOnly || one.is('cue', 'based');
    // "without investors from France", "not the investor Partech"
    if (row.at(row.skip(to + 1, 1, isFrom)).isAny('place', 'name')) return;
    add({ is: 'fact', value: noun.is('cue', 'led') ? 'noLead' : 'noInvestors' }, from, to);
  });
}

/** "shoes made by women", "students without funding" */
const LOOSE = /^(?:by|par|por|pelas|na|من|without|no|sans|sem|bila|بدون|بلا|دون)/;

function addFacts({ row, add }: Draft): void {
  row.items.forEach((item, at) => {
    const value = item.sense('fact')?.value;
    if (value === 'funded') {
      // "who funded X"
      if (row.at(at - 1).is('who') && item.is('cue', 'invests')) return;
      item.senses = [{ is: 'cue', value: 'raised' }];
      // Else it says what was raised, or when.
      if (!isSomeRaise(row)) {
        const said = row.isNegated(at) ? 'unfunded' : value;
        add({ is: 'fact', value: said, isUncertain: true }, at);
      }
      return;
    }
    // "have not raised debt"
    const raised = row.at(row.skip(at + 1, 1));
    if (value === 'unfunded' && raised.isAny('kind', 'round')) {
      item.senses = [{ is: 'not' }];
    } else if (value && value !== 'noRaise' && !item.isUsed) {
      const isNot = ['womenLed', 'disclosed'].includes(value) && row.isNegated(at);
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

const isSomeRaise = (row: Row) =>
  row.items.some(
    (item) =>
      item.isUsed ||
      item.value !== undefined ||
      item.isAny(...FIGURES) ||
      item.is('cue', 'backedBy'),
  );

function addRounds({ row, returns, add }: Draft): void {
  row.items.forEach((item, at) => {
    if (item.isUsed || !item.isAny('round', 'earlyStage')) return;
    if (returns === 'investors' && item.is('investorType')) return;
    const round = item.sense('round');
    const behind = row.at(at + 1);
    const isStage =
      /stage|etap|stade|phase/.test(item.key) ||
      behind.is('stage') ||
      row.before(at, 2).is('stage') ||
      row.items.slice(Math.max(0, at - 4), at).some((one) => one.is('cue', 'lastRound'));
    const isSaid =
      isStage ||
      behind.is('returns') ||
      returns === 'rounds' ||
      /^(?:serie|preseed)/.test(item.key);
    const isNegated = row.isNegated(at);
    const isOrLater = behind.key === '+' && LETTERED.includes(round?.value ?? '');
    const values = isOrLater
      ? LETTERED.slice(LETTERED.indexOf(round?.value ?? ''))
      : round
        ? [round.value]
        : EARLY_STAGES;
    const to = isOrLater || (isStage && behind.is('stage')) ? at + 1 : at;
    add({ is: 'round', values, isStage, isNegated, isUncertain: !isSaid }, at, to);
  });
}

function addIndustries({ row, mentions, returns, isExcluded, add }: Draft): void {
  row.items.forEach((item, at) => {
    const industry = item.sense('industry');
    if (!industry || item.isUsed || item.is('byMeaning')) return;
    if (item.is('cue', 'raised')) return;
    const isOfInvestor = item.is('cue', 'invests') || item.is('investorType');
    if (returns === 'investors' && isOfInvestor) return;
    // "loans to startups", "loans over $5M" and "loans taken by" are rounds of debt.
    const isOfRound =
      mentions.some(({ is }) => ['amount', 'date', 'currency'].includes(is)) ||
      row.has('cue', 'raised');
    const isMoney = returns === 'rounds' || (returns === null && isOfRound);
    if ((isMoney || isTaken(row, at)) && item.is('kind')) return;
    // A word for several, such as transport, means any of them.
    const all = item.senses.flatMap((one) => (one.is === 'industry' ? [one.slug] : []));
    const isNegated = isExcluded(at);
    const isUncertain = item.isSlip || !industry.isCertain;
    add({ is: 'industry', slugs: [...new Set(all)], isNegated, isUncertain }, at);
  });
}

/** "startups that took loans", "hazijapata mkopo": money that they got. */
function isTaken(row: Row, at: number): boolean {
  const verb = row.before(at);
  return verb.is('cue', 'raised') || (verb.is('not') && /p(?:ata|okea)$/.test(verb.key));
}

function addKinds({ row, returns, add }: Draft): void {
  const kinds = ['type', 'model', 'kind', 'investorType'] as const;
  row.items.forEach((item, at) => {
    for (const is of kinds) {
      const value = item.sense(is)?.value;
      const isAsked = is !== 'investorType' || returns === 'investors';
      if (!value || item.isUsed || !isAsked) continue;
      const isCertain = is === 'investorType' || (is === 'kind' && returns === 'rounds');
      add({ is, value, isNegated: row.isNegated(at), isUncertain: !isCertain }, at);
    }
  });
}

function addStatuses({ row, mentions, returns, add }: Draft): void {
  row.items.forEach((item, at) => {
    if (item.isUsed) return;
    // "bought by foreign companies"
    const isBought = item.is('cue', 'acquiredBy') && isBehindNoun(row, at);
    const cue = isBought
      ? 'acquired'
      : [...STATUS_CUES, ...EVENT_CUES].find((one) => item.is('cue', one));
    if (!cue || item.is('cue', 'raised') || item.is('name')) return;
    item.isUsed = true;
    const isDated = mentions.some((one) => isFigureOf(one, cue, `${cue}By`));
    // Investors that are listed here are active.
    if (isDated || (returns === 'investors' && cue === 'active')) return;
    const is = EVENT_CUES.includes(cue) ? 'event' : 'status';
    add({ is, value: cue, isNegated: row.isNegated(at), isUncertain: !isBought }, at);
  });
}

const isBehindNoun = (row: Row, at: number): boolean =>
  row.before(at).isUsed && row.before(at).is('returns');
