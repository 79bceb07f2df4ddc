// Mentions as filters on the columns of what is asked for.
import {
  type Given,
  type Of,
  ofAmount,
  ofCount,
  ofDate,
  type Part,
  roundColumn,
  type Target,
} from './figure-filters.ts';
import type { Returns } from './lexicon.ts';
import { isFigureOf, isOfOneRound, type Mention } from './mention.ts';
import { mergeLists, type Placed } from './merge-lists.ts';
import type { Reading } from './reading.ts';

export function toFilters(returns: Returns, given: Given): Omit<Reading, 'meaning'> {
  const { slice } = given;
  const isAsAnnounced = returns === 'rounds' && !given.isOther;
  const mentions = isAsAnnounced ? withCurrency(given.mentions) : given.mentions;
  const target = { ...given, mentions, returns };
  const filters: Placed[] = [];
  const ignored: string[] = [];
  let sort: string | null = null;
  for (const mention of mentions) {
    const words = slice(mention.from, mention.to);
    if (mention.is === 'order') {
      const isByPrice = mention.value === 'amount.desc' && mentions.some(isExit);
      const column = isByPrice ? BY_PRICE : ORDERS[returns][mention.value];
      if (column) sort ??= column;
      else ignored.push(words);
      continue;
    }
    const made = toFilter(mention, target);
    if (made) {
      const joint = given.between(previousEnd(filters, made.column), mention.from);
      filters.push({ query_1: '', query_2: '', ...made, words, to: mention.to, joint });
    } else ignored.push(words);
  }
  return { returns, filters: mergeLists(filters, given), sort, ignored };
}

/** The sort of "largest acquisitions": by the price, where one is known. */
export const BY_PRICE = '-acquired_for';

const isExit = (one: Mention) =>
  (one.is === 'status' && one.value === 'acquired' && !one.isNegated) ||
  isFigureOf(one, 'acquired');

const ORDERS: Record<Returns, Readonly<Record<string, string>>> = {
  startups: {
    'amount.desc': '-total_fundings',
    'amount.asc': 'total_fundings',
    'date.desc': '-last_funding_on',
    'date.asc': 'last_funding_on',
    'founded.desc': '-year_founded',
    'founded.asc': 'year_founded',
    'count.desc': '-fundings_count',
    'name.asc': 'name',
  },
  rounds: {
    'amount.desc': '-amount',
    'amount.asc': 'amount',
    'date.desc': '-announced_on',
    'date.asc': 'announced_on',
    'founded.desc': '-announced_on',
    'founded.asc': 'announced_on',
  },
  investors: {
    'amount.desc': '-deals_count',
    'count.desc': '-deals_count',
    'date.desc': '-last_deal_on',
    'name.asc': 'name',
  },
  people: { 'name.asc': 'name', 'amount.desc': '-total_fundings' },
};

const WORLD_CURRENCIES = ['USD', 'EUR', 'GBP'];

/** "rounds over 500 million naira" were announced in naira; dollars are the other reading. */
function withCurrency(mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some(({ is }) => is === 'currency')) return mentions;
  return mentions.flatMap((mention): Mention[] => {
    const value = mention.is === 'amount' ? mention.currency : undefined;
    if (!value || WORLD_CURRENCIES.includes(value)) return [mention];
    return [{ is: 'currency', value, from: mention.from, to: mention.to }, mention];
  });
}

const ONE_CFA_FRANC = /xof|west|ouest|ocidental|magharibi|غرب/i;

/** There are two francs CFA; who names none of them means both. */
function ofCurrency(mention: Of<'currency'>, { slice }: Given) {
  const isBoth = mention.value === 'XOF' && !ONE_CFA_FRANC.test(slice(mention.from, mention.to));
  if (!isBoth) return equal(mention, mention.value);
  return { operator: mention.isNegated ? 'not_in' : 'in', query_1: 'XOF,XAF' };
}

const previousEnd = (filters: readonly Placed[], column: string) =>
  filters.findLast((one) => one.column === column)?.to ?? -1;

/** Columns that investors have not. */
const OF_STARTUPS = { type: 'type', model: 'business_model', event: 'event', status: 'status' };

function toFilter(mention: Mention, given: Target): Part | null {
  switch (mention.is) {
    case 'amount':
      return ofAmount(mention, given);
    case 'count':
      return ofCount(mention, given);
    case 'date':
      return ofDate(mention, given);
    case 'place':
      return ofPlace(mention, given);
    case 'industry': {
      const column = given.returns === 'investors' ? 'backed_industry' : 'industry';
      const some = mention.slugs.length > 1 ? 'includes_any' : 'includes';
      const operator = mention.isNegated ? 'not_includes' : some;
      const query_1 = mention.isNegated ? mention.slugs[0] : mention.slugs.join(',');
      return { column, operator, query_1 };
    }
    case 'round':
      return ofRound(mention, given);
    case 'kind':
      return { column: roundColumn('kind', given.returns), ...equal(mention, mention.value) };
    case 'type':
    case 'model':
    case 'event':
    case 'status': {
      const column = OF_STARTUPS[mention.is];
      return given.returns === 'investors' ? null : { column, ...equal(mention, mention.value) };
    }
    case 'investorType':
      return { column: 'type', ...equal(mention, mention.value) };
    case 'currency':
      return { column: roundColumn('currency', given.returns), ...ofCurrency(mention, given) };
    case 'fact':
      return ofFact(mention, given.returns);
    case 'rank':
      return { column: 'rank', operator: 'lte', query_1: String(mention.count) };
    case 'led':
      return { column: 'led', operator: 'equals', query_1: 'yes' };
    case 'name':
      return ofName(mention, given);
    default:
      return null;
  }
}

/** "Accelerators in Kenya" have their seat there; "investors in Kenya" invest there. */
const LOCAL = [
  'Accelerator',
  'Incubator',
  'Venture Capital',
  'Bank',
  'Private Equity',
  'Government',
];

function ofPlace(
  { kind, slug, iso2, role, isNegated }: Of<'place'>,
  { returns, lexicon, mentions, isOther }: Target,
): Part | null {
  const region = kind === 'region' ? (lexicon.regions.get(slug) ?? []) : null;
  const operator = listOperator(region !== null, isNegated);
  const codes = region ? region.map(({ iso2: code }) => code) : [iso2];
  const isOfInvestors = returns === 'investors';
  const isFirm = mentions.some((one) => one.is === 'investorType' && LOCAL.includes(one.value));
  const isSaid = role === 'adjective' || role === 'based' || (role === null && isFirm);
  const isBacked = role === 'backed';
  const isElsewhere = kind === 'country' && slug === '';
  const isSeat = isOfInvestors && !isBacked && (isElsewhere || isSaid !== !!isOther);
  if (isSeat && kind !== 'city') return { column: 'country', operator, query_1: codes.join(',') };
  if (role === 'incorporated' || (role === 'operates' && !isOfInvestors)) {
    const column = role === 'operates' ? 'operates_in' : 'incorporated_in';
    return kind === 'city' || isOfInvestors ? null : { column, operator, query_1: codes.join(',') };
  }
  if (kind === 'city') {
    return { column: isOfInvestors ? 'backed_city' : 'city', ...equal({ isNegated }, slug) };
  }
  const slugs = region ? region.map((country) => country.slug) : [slug];
  // The record has startups of African countries only.
  if (slugs.join('') === '') return null;
  const column = isOfInvestors ? 'backed_country' : 'country';
  return { column, operator, query_1: slugs.join(',') };
}

function listOperator(isList: boolean, isNegated: boolean | undefined): string {
  if (isList) return isNegated ? 'not_in' : 'in';
  return isNegated ? 'not_equals' : 'equals';
}

function equal({ isNegated }: { isNegated?: boolean }, value: string) {
  return { operator: isNegated ? 'not_equals' : 'equals', query_1: value };
}

function ofRound({ values, isStage, isNegated }: Of<'round'>, { returns }: Target): Part {
  const isLatest = isStage && (returns === 'startups' || returns === 'people');
  return {
    column: isLatest ? 'latest_round' : roundColumn('round', returns),
    operator: listOperator(values.length > 1, isNegated),
    query_1: values.join(','),
  };
}

function ofFact({ value, isNegated }: Of<'fact'>, returns: Returns): Part | null {
  if (value === 'womenLed') {
    const column = returns === 'investors' ? 'backed_women_led' : 'women_led';
    return { column, ...equal({ isNegated }, 'yes') };
  }
  const count = { column: 'fundings_count' };
  if (value === 'funded') {
    return returns === 'startups' ? { ...count, operator: 'gte', query_1: '1' } : null;
  }
  if (value === 'unfunded') {
    const isOfStartups = returns === 'startups' || returns === 'people';
    return isOfStartups ? { ...count, operator: 'equals', query_1: '0' } : null;
  }
  if (value === 'noInvestors' || value === 'noLead') {
    const column = value === 'noLead' ? 'lead_investor' : 'investor';
    const hasInvestors = returns === 'startups' || returns === 'rounds';
    return hasInvestors ? { column, operator: 'is_blank' } : null;
  }
  const query_1 = value === 'disclosed' ? 'yes' : 'no';
  return { column: roundColumn('disclosed', returns), operator: 'equals', query_1 };
}

function ofName({ thing, cue, isNegated }: Of<'name'>, { returns, mentions }: Target): Part {
  const operator = isNegated ? 'not_includes' : 'includes';
  if (thing.kind === 'person') return { column: 'founder', operator, query_1: thing.name };
  if (cue === 'acquiredBy')
    return { column: 'acquired_by', operator: 'contains', query_1: thing.name };
  if (thing.kind === 'startup') {
    return returns === 'startups'
      ? { column: 'name', operator: 'equals', query_1: thing.name }
      : { column: 'startup', operator: 'equals', query_1: thing.slug };
  }
  if (returns === 'investors') return { column: 'with', operator, query_1: thing.slug };
  const column = cue === 'ledBy' || cue === 'led' ? 'lead_investor' : 'investor';
  if (returns === 'rounds') return { column, operator, query_1: thing.slug };
  const prefix = isOfOneRound(mentions) ? 'any_round.' : '';
  return { column: prefix + column, operator, query_1: thing.slug };
}
