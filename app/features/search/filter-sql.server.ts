// Filters and sorting as SQL over search_startups f and search_texts t. Values are parameters, never text of the query.
import { type RawBuilder, sql as raw } from 'kysely';
import { passChoices } from './choices.server.ts';
import { isUncommon, listTested } from './common-matches.server.ts';
import { type ColumnName, FILTER_COLUMNS } from './filter-columns.ts';
import type { Comparison, Filter, Test } from './filter-language.ts';
import { passIndustriesIn } from './industries-in-countries.server.ts';
import type { Known } from './look-up.server.ts';
import type { SortKey } from './sort-order.ts';
import type { TextColumn } from './statistics.server.ts';
import { passesText, type TextPlace } from './text-conditions.server.ts';

type Condition = RawBuilder<boolean>;
type TestOf<Kind extends Test['kind']> = Extract<Test, { kind: Kind }>;

/** Where each column stands. */
const PLACES: Record<ColumnName, RawBuilder<unknown>> = {
  name: raw`f.name`,
  tagline: raw`t.tagline`,
  overview: raw`t.overview`,
  website: raw`t.website`,
  country: raw`f.country_id`,
  state: raw`f.state_id`,
  industry: raw`f.industry_ids`,
  type: raw`f.type`,
  status: raw`f.status`,
  employee_range: raw`f.employee_range`,
  year_founded: raw`f.year_founded`,
  latest_round: raw`f.latest_round`,
  total_fundings: raw`f.total_fundings`,
  fundings_count: raw`f.fundings_count`,
  last_funding_on: raw`f.last_funding_on`,
  last_funding_amount: raw`f.last_funding_amount`,
  investor: raw`f.investor_ids`,
  lead_investor: raw`f.lead_investor_ids`,
  founder: raw`f.founder_ids`,
  technology: raw`f.technology_ids`,
  public_ticker: raw`f.public_ticker`,
  twitter_followers: raw`f.twitter_followers`,
  updated_at: raw`f.updated_at`,
};
const TEXT_COLUMNS: readonly ColumnName[] = ['tagline', 'overview', 'website'];
/** What stands beside texts. */
const VALUED_COLUMNS: readonly ColumnName[] = [
  'name',
  'country',
  'industry',
  'type',
  'status',
  'employee_range',
  'year_founded',
  'latest_round',
  'total_fundings',
  'fundings_count',
  'last_funding_on',
  'last_funding_amount',
  'twitter_followers',
  'updated_at',
];
/** No index lists what very many have of these: what they leave is found by what else is asked. */
const UNLISTED_COLUMNS: readonly ColumnName[] = ['type', 'status', 'employee_range'];

/**
 * Single values as lists of one: as such they stand in the index of all filters, which is asked for several at once. Values that
 * very many startups have do not: listing those takes longer than testing what the other filters leave.
 */
const LISTS = {
  name: raw`spaced_name(f.name)`,
  country: raw`array[f.country_id]`,
  state: raw`array[f.state_id]`,
  latest_round: raw`array[f.latest_round]`,
};
/** What the indexes of texts have. */
const LISTS_BESIDE_TEXTS = {
  tagline: raw`string_to_array(t.tagline, ' ')`,
  overview: raw`string_to_array(t.overview, ' ')`,
  country: raw`array[t.country_id]`,
  industry: raw`t.industry_ids`,
};
type Lists = Partial<Record<ColumnName, RawBuilder<unknown>>>;

/** Whether an index lists what passes several of the filters. */
function areListed(filters: readonly Filter[]): boolean {
  const listed = filters.filter(
    ({ column, isNegated, test: { kind } }) =>
      !isNegated && (kind === 'text' || kind === 'reference' || column in LISTS),
  );
  return listed.length > 1;
}

/** Whether they are of a kind that most often very many startups pass. */
export function areBroad(filters: readonly Filter[], known: Known): boolean {
  if (areListed(filters) || needTexts(filters, known) || filters.some(isNarrow)) return false;
  return !passChoices(filters, known)?.areRare;
}

function isNarrow({ column, isNegated, test }: Filter): boolean {
  if (isNegated || test.kind === 'blank') return false;
  // Names that begin alike lie side by side in the order of names.
  if (test.kind === 'text') return test.how !== 'starts_with';
  return FILTER_COLUMNS[column].kind === 'many';
}

function askTexts(filters: readonly Filter[]): boolean {
  return filters.some(({ column }) => TEXT_COLUMNS.includes(column));
}

/**
 * Whether matches are looked for in texts. Those that only must not have what few have are looked up for the startups that pass all else:
 * nearly each has passed then.
 */
export function needTexts(filters: readonly Filter[], known: Known): boolean {
  return filters.some(
    (filter) => TEXT_COLUMNS.includes(filter.column) && !isPassedByMost(filter, known),
  );
}

function isPassedByMost({ column, isNegated, test }: Filter, known: Known): boolean {
  if (!isNegated) return false;
  if (test.kind !== 'text' || column === 'website') return true;
  return isUncommon(column as TextColumn, known.fold(test.text), known);
}

/** Whether texts, with what stands beside them, are all that has to be looked at. */
export function areInTexts(filters: readonly Filter[], known: Known): boolean {
  return needTexts(filters, known) && haveTextsAll(filters);
}

/** Whether texts have all that is asked for, wherever it is looked for. */
export function haveTextsAll(filters: readonly Filter[]): boolean {
  return askTexts(filters) && filters.every(isInTexts);
}

/** What an index of startups may list is left to it: it may list fewer than texts do. */
function isInTexts({ column, isNegated, test }: Filter): boolean {
  if (TEXT_COLUMNS.includes(column)) return true;
  if (!VALUED_COLUMNS.includes(column)) return false;
  return isNegated || UNLISTED_COLUMNS.includes(column) || test.kind === 'reference';
}

/** Rows of search_startups, or of search_texts where these have all that is asked for. */
export type Among = { startups: RawBuilder<unknown> } | { texts: RawBuilder<unknown> };

/**
 * The startups f that pass all filters, with their texts t where these are asked: everything from `from` on. Indexes list them, unless they
 * are to be found among others one by one.
 */
export function fromMatching(
  filters: readonly Filter[],
  known: Known,
  among?: Among,
): RawBuilder<unknown> {
  if (among && 'texts' in among) {
    return raw`from ${textsAlone(among.texts)}${where(filters, known, {})}`;
  }
  if (among) {
    return raw`from ${among.startups} f${textsOf(filters)}${where(filters, known, {})}`;
  }
  if (areInTexts(filters, known)) {
    const tested = listTested(filters, known);
    const listed = filters.filter((filter) => !tested.includes(filter));
    const lists: Lists = { ...LISTS_BESIDE_TEXTS };
    // As with a country alone.
    if (!askTexts(listed)) delete lists.country;
    const conditions = tested.map((filter) => condition(filter, known, {}));
    return raw`from ${textsAlone()}${where(listed, known, lists, conditions)}`;
  }
  if (needTexts(filters, known)) {
    const lists = { ...LISTS, ...LISTS_BESIDE_TEXTS };
    return raw`from search_startups f${textsOf(filters)}${where(filters, known, lists)}`;
  }
  const lists: Lists = { ...LISTS };
  // A country alone has an index of its own, in which nothing else has to be listed.
  if (!areListed(filters)) delete lists.country;
  const together = passIndustriesIn(filters, known);
  const choices = passChoices(filters, known);
  const others = filters.filter(
    (filter) => !together.filters.includes(filter) && !choices?.filters.includes(filter),
  );
  // To test the few that are left is quicker than to list all of a round or a state.
  const left = together.filters.length > 0 ? { name: LISTS.name } : lists;
  const conditions = [...together.conditions, ...(choices ? [choices.condition] : [])];
  return raw`from search_startups f${textsOf(filters)}${where(others, known, left, conditions)}`;
}

function textsOf(filters: readonly Filter[]): RawBuilder<unknown> {
  return askTexts(filters) ? raw` join search_texts t on t.startup_id = f.startup_id` : raw``;
}
const textsAlone = (texts = raw`search_texts`) => raw`${texts} t cross join lateral (select t.*) f`;

/** Whether the startup of an id passes all filters; it is looked up for that. */
export function passes(
  filters: readonly Filter[],
  known: Known,
  id: RawBuilder<unknown>,
): Condition {
  if (filters.length === 0) return raw`true`;
  const from = areInTexts(filters, known)
    ? textsAlone()
    : raw`search_startups f${textsOf(filters)}`;
  const conditions = where(filters, known, {}, [raw`f.startup_id = ${id}`]);
  // With "exists" all that pass would be listed first, or joined in an order that is not the one asked for.
  return raw`(select true from ${from}${conditions})`;
}

function where(
  filters: readonly Filter[],
  known: Known,
  lists: Lists,
  before: readonly Condition[] = [],
): RawBuilder<unknown> {
  const conditions = [...before, ...filters.map((filter) => condition(filter, known, lists))];
  if (conditions.length === 0) return raw``;
  return raw` where ${raw.join(conditions, raw` and `)}`;
}

// For these the question where unknown values go would only keep an index from being used.
const ALWAYS_KNOWN: readonly ColumnName[] = ['name', 'fundings_count', 'updated_at'];

/** Unknown values come last in both directions; equals follow by name. */
export function orderBy(keys: readonly SortKey[]): RawBuilder<unknown> {
  const sorted = keys.map(({ column, isDescending }) => {
    const last = isDescending && !ALWAYS_KNOWN.includes(column) ? raw` nulls last` : raw``;
    return raw`${PLACES[column]} ${isDescending ? raw`desc` : raw`asc`}${last}`;
  });
  const byName = keys.some(({ column }) => column === 'name') ? [] : [raw`f.name`];
  return raw.join([...sorted, ...byName, raw`f.startup_id`]);
}

/** What orderBy needs of a startup. */
export function sortedColumns(keys: readonly SortKey[]): RawBuilder<unknown> {
  const columns = new Set(['name', ...keys.map(({ column }) => column)] as const);
  return raw.join([raw`f.startup_id`, ...[...columns].map((column) => PLACES[column])]);
}

/** Negated tests let unknown values through: `not` of unknown would not. No index lists what passes them. */
function condition({ column, test, isNegated }: Filter, known: Known, lists: Lists): Condition {
  if (!isNegated) return passesTest(column, test, known, lists);
  if (test.kind === 'blank') return isKnown(column);
  if (test.kind === 'text') {
    const found = passesText({ column: PLACES[column] }, test.how, known.fold(test.text));
    return raw`(${found}) is not true`;
  }
  return raw`(${passesTest(column, test, known, {})}) is not true`;
}

/** Said as plainly as the index of tickers says it, or it would not be used. */
function isKnown(column: ColumnName): Condition {
  const place = PLACES[column];
  return FILTER_COLUMNS[column].kind === 'many' ? raw`${place} <> '{}'` : raw`${place} is not null`;
}

function passesTest(column: ColumnName, test: Test, known: Known, lists: Lists): Condition {
  const place = PLACES[column];
  switch (test.kind) {
    case 'blank':
      return FILTER_COLUMNS[column].kind === 'many' ? raw`${place} = '{}'` : raw`${place} is null`;
    case 'text':
      return passesText(textPlace(column, test, known, lists), test.how, known.fold(test.text));
    case 'number':
      return raw.join(
        test.comparisons.map(
          ({ is, than }) => raw`${place} ${SIGNS[is]} ${asNumber(column, than)}`,
        ),
        raw` and `,
      ) as Condition;
    case 'date':
      return passesDate(column, test);
    case 'choice':
      return isIn(lists[column], place, raw`${test.values}::text[]`);
    default:
      return passesReference(column, test, known, lists);
  }
}

const SIGNS: Record<Comparison, RawBuilder<unknown>> = {
  '=': raw`=`,
  '>': raw`>`,
  '>=': raw`>=`,
  '<': raw`<`,
  '<=': raw`<=`,
};

/** Of the column's own kind, so that an index of it can serve. */
function asNumber(column: ColumnName, value: number): RawBuilder<unknown> {
  return 'whole' in FILTER_COLUMNS[column]
    ? raw`${value}::bigint`
    : raw`${value}::double precision`;
}

function textPlace(
  column: ColumnName,
  { text }: TestOf<'text'>,
  known: Known,
  { [column]: list }: Lists,
): TextPlace {
  const alike = known.wordsOf(known.fold(text));
  if (column === 'name') {
    return {
      column: PLACES.name,
      spaced: list,
      beginnings: list && raw`word_beginnings(spaced_name(f.name))`,
    };
  }
  if (column !== 'tagline' && column !== 'overview') return { column: PLACES[column] };
  return { column: PLACES[column], isTested: !list, words: list && alike && { list, alike } };
}

/** Days of times are those of UTC. */
function passesDate(column: ColumnName, { from, to }: TestOf<'date'>): Condition {
  const place = PLACES[column];
  const isTime = column === 'updated_at';
  const start = (day: string, added: number) =>
    isTime
      ? raw`((${day}::date + ${added}::int)::timestamp at time zone 'UTC')`
      : raw`${day}::date + ${added}::int`;
  const conditions = [
    ...(from ? [raw`${place} >= ${start(from, 0)}`] : []),
    ...(to ? [raw`${place} < ${start(to, 1)}`] : []),
  ];
  return raw.join(conditions, raw` and `) as Condition;
}

function passesReference(
  column: ColumnName,
  test: TestOf<'reference'>,
  known: Known,
  lists: Lists,
): Condition {
  const groups = test.names.map((name) => known.idsOf(test.refersTo, name));
  const list = FILTER_COLUMNS[column].kind === 'many' ? PLACES[column] : undefined;
  const isOneOf = (ids: readonly number[]) =>
    isIn(lists[column] ?? list, PLACES[column], raw`${ids}::int[]`);
  if (!test.needsAll) return isOneOf(groups.flat());
  const single = groups.filter((ids) => ids.length === 1).flat();
  const hasSingle = single.length > 0 ? [raw`${lists[column] ?? list} @> ${single}::int[]`] : [];
  const shared = groups.filter((ids) => ids.length !== 1).map(isOneOf);
  return raw.join([...hasSingle, ...shared], raw` and `) as Condition;
}

function isIn(
  list: RawBuilder<unknown> | undefined,
  place: RawBuilder<unknown>,
  values: RawBuilder<unknown>,
): Condition {
  return list ? raw`${list} && ${values}` : raw`${place} = any (${values})`;
}
