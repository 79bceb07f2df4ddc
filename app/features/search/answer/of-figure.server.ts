// The answer where a figure or a share is asked for: which of them, and of which records.
import { understand } from '../../../find/question/understand.server.ts';
import {
  type FigureAsked,
  NOUN,
  USUAL,
  withoutExtremes,
} from '../../../language/question/asked-figures.ts';
import type { ShareAsked } from '../../../language/question/asked-shares.ts';
import { asksWhich, listNameParts } from '../../../language/question/asked-sides.ts';
import { readWords } from '../../../language/question/patterns.ts';
import type { Understood } from '../../../language/question/reading.ts';
import { BY_PRICE, BY_VALUE } from '../../../language/question/to-filters.ts';
import { type Answered, type Asking, listUnread, readRest, readWhole } from './asking.server.ts';
import { answerExits, answerPaid } from './exits.server.ts';
import {
  answerFigure,
  answerShare,
  answerShareOfMoney,
  answerShareOfRounds,
} from './figures.server.ts';
import { OF_INVESTORS_OWN, rankInvestors } from './investors.server.ts';
import { answerOfList } from './of-list.server.ts';
import { answerRanking } from './rankings.server.ts';
import { answerUndisclosed, answerUnread } from './unknown.server.ts';
import { answerVersus } from './versus.server.ts';
import { answerPeriods } from './years.server.ts';

export const OF_STARTUPS = ['startups', 'count'];

export async function answerOfFigure(asking: Asking, asked: FigureAsked): Promise<Answered | null> {
  if (asked.measure === 'price') {
    const sold = await readWhole(asking, asked.rest, 'startups');
    return sold && answerPaid(asking, sold);
  }
  // "how much was the largest round in Rwanda" asks for one round.
  const isSum = asked.measure === 'raised' && asked.split === null;
  const list = isSum ? await understand(asking.sql, asked.rest, asking.now) : null;
  if (list?.returns === 'rounds' && list.sort?.endsWith('amount')) {
    return answerOfList(asking, list);
  }
  const ofInvestors = await answerOfInvestors(asking, asked);
  if (ofInvestors) return ofInvestors;
  const ofStartups = await readRest(asking, asked.rest, 'startups');
  // "which countries closed the most deals"
  const isOfClosing = ofStartups?.filters.some(({ column }) => column === 'closed_on');
  const isOfDeals = asked.measure === 'rounds' && isOfClosing;
  const isOfExits =
    !asked.isOfMoney && !isOfDeals && ofStartups && listUnread(ofStartups).length === 0;
  const exits = isOfExits ? await answerExits(asking, asked, ofStartups) : null;
  if (exits) return exits;
  const wanted = measureOfKind(asking, asked, ofStartups) ?? asked.measure;
  // "which startup was sold for the most"
  const order = asked.split === 'startup' && !asked.isOfMoney ? orderOf(ofStartups) : null;
  if (order && ofStartups) return answerOfList(asking, { ...ofStartups, sort: order });
  const returns = OF_STARTUPS.includes(wanted) ? 'startups' : 'rounds';
  const isOfRounds = returns === 'startups' ? ofStartups : null;
  const read = isOfRounds ?? (await readRest(asking, asked.rest, 'rounds'));
  if (!read) return null;
  // "mishahara ya Jumia ni kiasi gani": salaries, though payroll is an industry.
  const isOfOne = read.filters.some(({ column }) => column === 'startup' || column === 'name');
  const undisclosed = isOfOne ? await answerUndisclosed(asking, read) : null;
  if (undisclosed) return undisclosed;
  const measure = read.returns === 'rounds' && returns === 'startups' ? 'rounds' : wanted;
  const isUnread = listUnread(read).length > 0;
  if (asked.isByNoun && (isUnread || asked.split === 'investor')) {
    const listed = await answerOfList(asking, await understand(asking.sql, asking.q, asking.now));
    if (listed || isUnread) return listed;
  }
  if (isUnread) {
    return (
      (await answerUndisclosed(asking, read)) ??
      (await answerFirstOf(asking, asked)) ??
      answerUnread(asking, read)
    );
  }
  const { split } = asked;
  if (asked.isOfLeads) return rankInvestors(asking, read, { isOfLeads: true });
  const periods = split === null ? await answerPeriods(asking, measure, read) : null;
  if (periods) return periods;
  // "median seed round: Kenya or Egypt?"
  const areSides = split === null && USUAL.includes(measure) && asksWhich(asking.q);
  const sides = areSides ? await answerVersus(asking, measure, read) : null;
  if (sides) return sides;
  return split === null
    ? answerFigure(asking, { measure }, read)
    : answerRanking(asking, { ...asked, measure, split }, read);
}

/** Of startups that were sold the price, of those with a valuation that. */
function orderOf(read: Understood | null): string | null {
  const columns = read?.filters.map(({ column }) => column) ?? [];
  const isSold = read?.filters.some(
    ({ column, query_1 }) =>
      column === 'acquired_on' || (column === 'status' && query_1 === 'acquired'),
  );
  return isSold ? BY_PRICE : columns.includes('any_round.valuation_usd') ? BY_VALUE : null;
}

/** "the countries with the most debt", "with the most grants": not with the most startups. */
function measureOfKind({ q }: Asking, { measure, split }: FigureAsked, read: Understood | null) {
  if (measure !== 'startups' || split === null) return null;
  if (readWords(q).some(({ key }) => NOUN.test(key))) return null;
  const has = (column: string) => read?.filters.some((one) => one.column === column);
  return has('any_round.kind') ? 'raised' : has('any_round.round') ? 'rounds' : null;
}

/** "which Kenyan investors are most active", "how many DFIs backed M-KOPA": of those alone. */
async function answerOfInvestors(
  asking: Asking,
  { split, rest }: FigureAsked,
): Promise<Answered | null> {
  if (split !== null && split !== 'investor') return null;
  const words = split === null ? rest : withoutExtremes(asking.q);
  const read = await understand(asking.sql, words, asking.now);
  const isOfOwn = read.filters.some(({ column }) => OF_INVESTORS_OWN.includes(column));
  if (read.returns !== 'investors' || !isOfOwn) return null;
  return answerOfList(asking, split === null ? read : { ...read, sort: '-deals_count' });
}

/** "top five best funded Nigerian startups": the number is read as how many are listed. */
async function answerFirstOf(asking: Asking, { split }: FigureAsked): Promise<Answered | null> {
  if (split !== 'startup') return null;
  const whole = await understand(asking.sql, asking.q, asking.now);
  const isRanked = whole.filters.some(({ column }) => column === 'rank');
  return isRanked ? answerOfList(asking, whole) : null;
}

export async function answerOfShare(
  asking: Asking,
  { part, whole, of }: ShareAsked,
): Promise<Answered | null> {
  const own = await readRest(asking, part, of === 'startups' ? 'startups' : 'rounds');
  if (!own) return null;
  if (listUnread(own).length > 0) return answerUnread(asking, own);
  if (of === 'rounds') return answerShareOfRounds(asking, own);
  const nested = of === 'money' ? await splitNested(asking, own, part, whole) : null;
  if (nested) return answerShareOfMoney(asking, nested.part, nested.whole);
  const returns = of === 'money' ? 'rounds' : 'startups';
  const all = whole === null ? firstOf(asking, own) : await readRest(asking, whole, returns);
  if (!all || listUnread(all).length > 0) return null;
  return of === 'money' ? answerShareOfMoney(asking, own, all) : answerShare(asking, own, all);
}

/** "Morocco's share of North African funding": of two places the one that lies within the other. */
async function splitNested(asking: Asking, read: Understood, part: string, whole: string | null) {
  const place = read.filters.find(({ column }) => column === 'country');
  if (!place) return null;
  const names = listNameParts(place.words);
  const rest = whole ? whole.split(/\s+/).reduce((left, word) => left.replace(word, ''), part) : '';
  const words = names.length === 2 ? names : [place.words, rest];
  const places = [];
  for (const one of words) {
    const filters = (await readRest(asking, one, 'rounds'))?.filters ?? [];
    places.push(...filters.filter(({ column }) => column === 'country'));
  }
  const [inner, outer, ...more] = places.toSorted(
    (one, other) => one.query_1.length - other.query_1.length,
  );
  const around = outer?.query_1.split(',') ?? [];
  if (!inner || !outer || more.length > 0 || !around.includes(inner.query_1)) return null;
  if (inner.query_1 === outer.query_1) return null;
  const others = read.filters.filter((one) => one !== place);
  const dates = others.filter(({ column }) => column === 'announced_on');
  return {
    part: { ...read, filters: [inner, ...others] },
    whole: { ...read, filters: [outer, ...dates] },
  };
}

/** "share of Moroccan companies in fintech": of what is named first; alone, of all. */
function firstOf({ q }: Asking, part: Understood): Understood {
  const [first, ...others] = part.filters.toSorted(
    (one, other) => q.indexOf(one.words) - q.indexOf(other.words),
  );
  return { ...part, filters: first && others.length > 0 ? [first] : [] };
}
