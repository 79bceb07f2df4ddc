// Filters and sorting as SQL over search_startups f and search_texts t. Values are parameters, never text of the query.
import { type RawBuilder, sql as raw } from 'kysely';
import { type ColumnName, FILTER_COLUMNS, LENGTH_TO_CONTAIN } from './filter-columns.ts';
import type { Comparison, Filter, Test } from './filter-language.ts';
import type { Known } from './look-up.server.ts';
import type { SortKey } from './sort-order.ts';

type Condition = RawBuilder<boolean>;
type TestOf<Kind extends Test['kind']> = Extract<Test, { kind: Kind }>;

const NEVER: Condition = raw`false`;

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

/**
 * Single values as lists of one: as such they stand in the index of all filters, which is asked for several at once. Values that
 * very many startups have do not: listing those takes longer than testing what the other filters leave.
 */
const LISTS = {
  country: raw`array[f.country_id]`,
  state: raw`array[f.state_id]`,
  latest_round: raw`array[f.latest_round]`,
};
/** What the index of texts has as well. */
const LISTS_BESIDE_TEXTS = { country: raw`t.country_ids`, industry: raw`t.industry_ids` };
type Lists = Partial<Record<ColumnName, RawBuilder<unknown>>>;

/** Whether an index lists what passes several of the filters. */
function areListed(filters: readonly Filter[]): boolean {
  const listed = filters.filter(
    ({ column, isNegated, test: { kind } }) =>
      !isNegated && (kind === 'text' || kind === 'reference' || column in LISTS),
  );
  return listed.length > 1;
}

/** Whether reading startups in order is a long way to few: where an index lists those that pass, or texts have to be looked up. */
export function areSlowInOrder(filters: readonly Filter[]): boolean {
  return areListed(filters) || needTexts(filters);
}

/** Whether they are of a kind that most often very many startups pass. */
export function areBroad(filters: readonly Filter[]): boolean {
  const isNarrow = ({ column, isNegated, test: { kind } }: Filter) =>
    !isNegated && (kind === 'text' || FILTER_COLUMNS[column].kind === 'many');
  return !areSlowInOrder(filters) && !filters.some(isNarrow);
}

function needTexts(filters: readonly Filter[]): boolean {
  return filters.some(({ column }) => TEXT_COLUMNS.includes(column));
}

/**
 * The startups f that pass all filters: everything from `from` on. Where they are read in order, what is in search_startups itself
 * is tested there, before the texts are looked up.
 */
export function fromMatching(
  filters: readonly Filter[],
  known: Known,
  { inOrder = false } = {},
): RawBuilder<unknown> {
  const needsTexts = needTexts(filters);
  const texts = needsTexts ? raw` join search_texts t on t.startup_id = f.startup_id` : raw``;
  const lists: Lists = { ...LISTS, ...(needsTexts && !inOrder ? LISTS_BESIDE_TEXTS : {}) };
  // A country alone has an index of its own, in which nothing else has to be listed.
  if (!areListed(filters)) delete lists.country;
  return raw`from search_startups f${texts}${where(filters, known, lists)}`;
}

/** The same as texts t alone, where no filter asks for more than they have; of many, most are never looked up. */
export function fromTexts(filters: readonly Filter[], known: Known): RawBuilder<unknown> | null {
  const areTexts = filters.every(
    ({ column, isNegated, test }) =>
      TEXT_COLUMNS.includes(column) ||
      (column in LISTS_BESIDE_TEXTS && !isNegated && test.kind === 'reference'),
  );
  if (!areTexts || !needTexts(filters)) return null;
  return raw`from search_texts t${where(filters, known, LISTS_BESIDE_TEXTS)}`;
}

function where(filters: readonly Filter[], known: Known, lists: Lists): RawBuilder<unknown> {
  if (filters.length === 0) return raw``;
  const conditions = filters.map((filter) => condition(filter, known, lists));
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

/** Negated tests let unknown values through: `not` of unknown would not. */
function condition({ column, test, isNegated }: Filter, known: Known, lists: Lists): Condition {
  const passes = passesTest(column, test, known, lists);
  return isNegated ? raw`(${passes}) is not true` : passes;
}

function passesTest(column: ColumnName, test: Test, known: Known, lists: Lists): Condition {
  const place = PLACES[column];
  switch (test.kind) {
    case 'blank':
      return FILTER_COLUMNS[column].kind === 'many' ? raw`${place} = '{}'` : raw`${place} is null`;
    case 'text':
      return passesText(place, test.how, known.fold(test.text));
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

type How = TestOf<'text'>['how'];

/** What a word may follow, beside nothing at all. */
const BEFORE_WORDS = ['', '% ', '%-', '%/', '%.', '%('];

function passesText(place: RawBuilder<unknown>, how: How, folded: string): Condition {
  // Of nothing but marks nothing is left; no text contains that.
  if (folded === '') return NEVER;
  if (how === 'equals') return raw`${place} = ${folded}`;
  const literal = folded.replaceAll(/[\\%_]/g, '\\$&');
  if (how === 'contains' && Array.from(folded).length < LENGTH_TO_CONTAIN) {
    // Patterns, not one expression: an index of letter triples knows the beginnings of words, but reads no expression.
    const starts = BEFORE_WORDS.map((before) => raw`${place} like ${`${before}${literal}%`}`);
    return raw<boolean>`(${raw.join(starts, raw` or `)})`;
  }
  const patterns = {
    contains: `%${literal}%`,
    starts_with: `${literal}%`,
    ends_with: `%${literal}`,
  };
  return raw`${place} like ${patterns[how]}`;
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
