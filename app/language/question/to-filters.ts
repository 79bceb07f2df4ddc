// Mentions as filters on the columns of what is asked for, and as an order.
import { isFigureOf, type Mention } from './draft.ts';
import { filterOf, type Given } from './filter-of.ts';
import type { Reading, Returns, UnderstoodFilter } from './reading.ts';

interface Placed extends UnderstoodFilter {
  to: number;
  /** What stands behind the filter before on the same column. */
  joint: string;
}

export function toFilters(returns: Returns, given: Given): Omit<Reading, 'meaning'> {
  const isAsAnnounced = returns === 'rounds' && !!given.isOther;
  const mentions = isAsAnnounced ? withCurrency(given.mentions) : given.mentions;
  const target = { ...given, mentions, returns };
  const filters: Placed[] = [];
  const ignored: string[] = [];
  let sort: string | null = null;
  for (const mention of mentions) {
    const words = given.row.textOf(mention.from, mention.to);
    if (mention.is === 'order') {
      const isByPrice = mention.value === 'amount.desc' && mentions.some(isExit);
      const column = isByPrice ? BY_PRICE : ORDERS[returns][mention.value];
      if (column) sort ??= column;
      else ignored.push(words);
      continue;
    }
    const made = filterOf(mention, target);
    if (made) {
      const joint = given.row.textBetween(previousEnd(filters, made.column), mention.from);
      filters.push({ query_1: '', query_2: '', ...made, words, to: mention.to, joint });
    } else ignored.push(words);
  }
  const hasRaised =
    given.row.has('cue', 'raised') || given.row.items.some((item) => item.isWord('both'));
  return { returns, filters: mergeLists(filters, returns, hasRaised), sort, ignored };
}

/** The sort of "largest acquisitions": by the price, where one is known. */
export const BY_PRICE = '-acquired_for';

/** The sort of "most valuable": by the highest value that a source reports of a round. */
export const BY_VALUE = '-valuation_usd';

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
    'employees.desc': '-employee_range',
    'employees.asc': 'employee_range',
    'valuation.desc': '-valuation_usd',
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

/** "rounds over 500 million naira": as dollars; announced in naira is the other reading. */
function withCurrency(mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.some(({ is }) => is === 'currency')) return mentions;
  return mentions.flatMap((mention): Mention[] => {
    const value = mention.is === 'amount' ? mention.currency : undefined;
    if (!value || WORLD_CURRENCIES.includes(value)) return [mention];
    return [{ is: 'currency', value, from: mention.from, to: mention.to }, mention];
  });
}

const previousEnd = (filters: readonly Placed[], column: string) =>
  filters.findLast((one) => one.column === column)?.to ?? -1;

/** Several countries, rounds or kinds are alternatives. */
const LISTED: Record<string, string> = {
  equals: 'in',
  in: 'in',
  not_equals: 'not_in',
  not_in: 'not_in',
  includes: 'includes_any',
  includes_any: 'includes_any',
};

/** "fintech or logistics", but "AI fintech" is both. */
const JOINTS = /,|(?:^|\s)(?:and|or|et|ou|e|na|au|و|او|أو)(?:\s|$)|\sو/i;

const ALTERNATIVES = [
  'country',
  'backed_country',
  'city',
  'round',
  'any_round.round',
  'latest_round',
  'stage',
  'kind',
  'any_round.kind',
  'status',
  'type',
  'industry',
  'backed_industry',
  'operates_in',
  'incorporated_in',
  'currency',
  'any_round.currency',
];

/** "backed by Partech or Norrsken"; with "and" both are meant. */
const EITHER = /(?:^|\s)(?:or|ou|au|او|أو)(?:\s|$)/i;

const OF_NAMES = [
  'investor',
  'lead_investor',
  'any_round.investor',
  'any_round.lead_investor',
  'startup',
  'with',
];

/** "seed and later series B": two rounds, whatever was said of raising. */
const THEN =
  /(?:^|\s)(?:then|later|followed by|puis|ensuite|depois|mais tarde|kisha|halafu|baadaye|ثم|بعد ذلك)(?:\s|$)/;

/** "raised a seed round and a Series A": two rounds. */
const BOTH = /(?:^|\s)(?:and|et|e|na)(?:\s|$)|\sو/i;

function mergeLists(
  filters: readonly Placed[],
  returns: Returns,
  hasRaised: boolean,
): UnderstoodFilter[] {
  const merged: UnderstoodFilter[] = [];
  for (const { to: _, joint, ...filter } of filters) {
    const operator = LISTED[filter.operator];
    const isSeparate =
      (filter.column === 'any_round.round' &&
        ((hasRaised && BOTH.test(joint)) || THEN.test(joint))) ||
      (filter.column === 'backed_country' && filter.operator === 'equals' && BOTH.test(joint));
    // A round is of one startup.
    const isOfOne = returns === 'rounds' && filter.column === 'startup';
    const isOneOfSome = OF_NAMES.includes(filter.column)
      ? isOfOne || EITHER.test(joint)
      : ALTERNATIVES.includes(filter.column) &&
        (!filter.column.endsWith('industry') || JOINTS.test(joint));
    const parts = ['column', 'operator', 'query_1', 'query_2'] as const;
    if (merged.some((one) => parts.every((part) => one[part] === filter[part]))) continue;
    const same =
      operator && isOneOfSome && !isSeparate
        ? merged.find((one) => one.column === filter.column && LISTED[one.operator] === operator)
        : undefined;
    const isNested = same && filter.column === 'country' && NESTED.test(joint);
    if (isNested && narrowRegion(same, filter)) continue;
    if (!same || !operator) merged.push({ ...filter });
    else if (!same.query_1.split(',').includes(filter.query_1)) {
      same.operator = operator;
      same.query_1 += `,${filter.query_1}`;
      same.words += `, ${filter.words}`;
    }
  }
  return merged;
}

/** "francophone West Africa": the countries of both; false where they have none in common. */
function narrowRegion(one: UnderstoodFilter, other: UnderstoodFilter): boolean {
  const others = other.query_1.split(',');
  const both = one.query_1.split(',').filter((country) => others.includes(country));
  if (both.length === 0 || both.join(',') === one.query_1) return false;
  one.query_1 = both.join(',');
  one.words = `${one.words} ${other.words}`;
  return true;
}

/** "pays francophones d'Afrique de l'Ouest" */
const NESTED = /^\s*(?:d['’]|de|du|des|da|do|das|dos|ya|za|wa|of|in|en)?\s*$/i;
