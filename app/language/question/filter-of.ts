// One mention as a filter on a column of what is asked for.
import { EMPLOYEE_RANGES } from '../../base/enumerations.ts';
import { EMPLOYEE_BOUNDS } from '../values/choice.ts';
import { toDollars } from './amounts.ts';
import { isOfOneRound, type Mention, type Of } from './draft.ts';
import { equal, ofFact, type Part, roundColumn } from './fact-filters.ts';
import type { Lexicon } from './lexicon.ts';
import type { Returns } from './reading.ts';
import type { Row } from './row.ts';

export interface Given {
  row: Row;
  mentions: readonly Mention[];
  lexicon: Lexicon;
  /** The other reading of what has two. */
  isOther?: boolean;
}

interface Target extends Given {
  returns: Returns;
}

const query = (low: number, high: number | undefined) => ({
  query_1: String(low),
  query_2: high === undefined ? '' : String(high),
});

function ofAmount(
  { operator, low, high, currency, cue }: Of<'amount'>,
  { returns, mentions, isOther }: Target,
): Part {
  const announced = mentions.find((one) => one.is === 'currency')?.value;
  if (announced && (currency ?? announced) === announced) {
    const values = { operator, ...query(low, high) };
    return { column: roundColumn('announced_amount', returns), ...values };
  }
  const inDollars = (value: number) => toDollars(value, currency);
  const values = {
    ...(currency && currency !== 'USD' && { currency }),
    operator,
    ...query(inDollars(low), high === undefined ? undefined : inDollars(high)),
  };
  if (cue === 'valuation') return { column: roundColumn('valuation_usd', returns), ...values };
  if (cue === 'acquired' || cue === 'acquiredBy') return { column: 'acquired_for', ...values };
  if (returns === 'rounds' || returns === 'investors') return { column: 'amount', ...values };
  if (cue === 'lastRound') return { column: 'last_funding_amount', ...values };
  const isOfRound = isOfOneRound(mentions);
  const isTotal = cue === 'total' || (cue !== 'round' && !isOfRound);
  const isAmbiguous = (cue === null || cue === 'raised') && !isOfRound;
  const column = isTotal !== (isAmbiguous && !!isOther) ? 'total_fundings' : 'any_round.amount';
  return { column, ...values };
}

function ofCount(
  { of, operator, low, high, from, to }: Of<'count'>,
  { returns, mentions, row }: Target,
): Part | null {
  if (of === 'employees') return returns === 'investors' ? null : ofEmployees(operator, low, high);
  const values = { operator, ...query(low, high) };
  if (returns === 'investors') {
    if (of === 'startups') return { column: 'startups_count', ...values };
    const isOfLeads = mentions.some(({ is }) => is === 'led');
    return of === 'rounds' ? { column: isOfLeads ? 'lead_count' : 'deals_count', ...values } : null;
  }
  if (of === 'rounds') {
    if (returns === 'rounds') return null;
    // "twice in 2022": of that time alone.
    const isDated = mentions.some((one) => one.is === 'date' && isOfRound(one.cue));
    return { column: isDated ? 'any_round.rounds_count' : 'fundings_count', ...values };
  }
  if (of === 'investors' && returns === 'rounds') {
    return { column: isOfLead(from, to, row) ? 'leads_count' : 'investors_count', ...values };
  }
  if (of === 'startups' && returns === 'people') return { column: 'startups_count', ...values };
  if (returns === 'rounds' || of === 'startups') return null;
  if (of === 'investors') return { column: 'investors_count', ...values };
  return { column: 'founders_count', ...values };
}

const isOfRound = (cue: string | null) => cue === null || cue === 'raised';

const isOfLead = (from: number, to: number, row: Row): boolean =>
  row.items
    .slice(from, to + 1)
    .some((item) => item.is('cue', 'led', 'ledBy') || /lead/.test(item.key));

/** Bands of which every number of employees passes; the ends 10, 50, 100 belong to both sides. */
function ofEmployees(operator: string, low: number, high = Number.POSITIVE_INFINITY): Part {
  const fits: Record<string, (least: number, most: number) => boolean> = {
    gt: (least) => least >= low,
    gte: (least) => least >= low,
    lt: (_, most) => most <= low,
    lte: (_, most) => most <= low,
    between: (least, most) => least >= low && most <= high,
    equals: (least, most) => least <= low && low <= most,
  };
  const bands = Object.entries(EMPLOYEE_BOUNDS).filter(([, ends]) => fits[operator]?.(...ends));
  const ranges = bands.map(([range]) => range).join(',') || EMPLOYEE_RANGES.at(-1);
  return { column: 'employee_range', operator: 'in', query_1: ranges };
}

/** Columns of dates, by the word that says what happened; other dates are of rounds. */
export const DATE_COLUMNS: Readonly<Record<string, string>> = {
  founded: 'year_founded',
  foundedBy: 'year_founded',
  closed: 'closed_on',
  acquired: 'acquired_on',
  acquiredBy: 'acquired_on',
  public: 'listed_on',
  lastRound: 'last_funding_on',
  merged: 'merged_on',
  paused: 'paused_on',
  pivoted: 'pivoted_on',
  renamed: 'renamed_on',
};

function ofDate({ operator, low, high, cue }: Of<'date'>, { returns, isOther }: Target): Part {
  const values = { operator, query_1: low, query_2: high ?? '' };
  const named = DATE_COLUMNS[cue ?? ''];
  if (returns === 'investors') {
    return { column: cue === 'lastRound' ? 'last_deal_on' : 'announced_on', ...values };
  }
  const column =
    (returns === 'rounds' && cue === 'lastRound' ? null : named) ??
    (isOther && cue === null && returns === 'startups' ? 'year_founded' : null);
  if (column === 'year_founded') return { column, ...toYears(operator, low, high) };
  return { column: column ?? roundColumn('announced_on', returns), ...values };
}

function toYears(operator: string, low: string, high?: string) {
  const first = low.slice(0, 4);
  const last = high?.slice(0, 4) ?? '';
  if (operator === 'between' && first === last)
    return { operator: 'equals', query_1: first, query_2: '' };
  return { operator, query_1: first, query_2: last };
}

const ONE_CFA_FRANC = /xof|west|ouest|ocidental|magharibi|غرب/i;

/** There are two francs CFA; who names none of them means both. */
function ofCurrency(mention: Of<'currency'>, { row }: Given) {
  const said = row.textOf(mention.from, mention.to);
  const isBoth = mention.value === 'XOF' && !ONE_CFA_FRANC.test(said);
  if (!isBoth) return equal(mention, mention.value);
  return { operator: mention.isNegated ? 'not_in' : 'in', query_1: 'XOF,XAF' };
}

/** Columns that investors have not. */
const OF_STARTUPS = { type: 'type', model: 'business_model', event: 'event', status: 'status' };

/** Null where what is asked for has no such column. */
export function filterOf(mention: Mention, given: Target): Part | null {
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

function ofRound({ values, isStage, isNegated }: Of<'round'>, { returns }: Target): Part {
  const isLatest = isStage && (returns === 'startups' || returns === 'people');
  return {
    column: isLatest ? 'latest_round' : roundColumn('round', returns),
    operator: listOperator(values.length > 1, isNegated),
    query_1: values.join(','),
  };
}

function ofName({ thing, cue, isNegated }: Of<'name'>, { returns, mentions }: Target): Part {
  const operator = isNegated ? 'not_includes' : 'includes';
  if (thing.kind === 'person') return { column: 'founder', operator, query_1: thing.name };
  if (cue === 'acquiredBy')
    return { column: 'acquired_by', operator: 'contains', query_1: thing.name };
  if (thing.kind === 'startup') {
    return returns === 'startups'
      ? { column: 'name', ...equal({ isNegated }, thing.name) }
      : { column: 'startup', ...equal({ isNegated }, thing.slug) };
  }
  if (returns === 'investors') return { column: 'with', operator, query_1: thing.slug };
  const column = cue === 'ledBy' || cue === 'led' ? 'lead_investor' : 'investor';
  if (returns === 'rounds') return { column, operator, query_1: thing.slug };
  const prefix = isOfOneRound(mentions) ? 'any_round.' : '';
  return { column: prefix + column, operator, query_1: thing.slug };
}
