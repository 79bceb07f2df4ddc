// Views of lists and their addresses: one parameter a filter, then sort and page.
//   country=kenya,nigeria  one of these      industry=!crypto  not this     investor=unknown
//   amount=1M..5M          both included     amount=5M..       from         amount=..5M   up to
//   announced_on=2024      in that year      announced_on=90d  in the last 90 days

import { formatPartialDate, parsePartialDate } from '../../base/dates.ts';
import { abbreviateUsd } from '../../base/money.ts';
import { slugify } from '../../base/slug.ts';
import { sayName } from '../../text/say-name.ts';
import { listPagesText, marksText, searchText } from '../../text/text.ts';
import type { FilterColumn, FilterColumns, Operator } from '../filters/filter-columns.ts';
import { readNumber } from '../filters/filter-values.ts';
import type { ReferenceNames } from '../filters/read-filters.ts';

/** A filter as visitors write it. */
export interface Triple {
  column: string;
  operator: string;
  query_1?: string | undefined;
  query_2?: string | undefined;
}

export interface ListShape {
  path: string;
  columns: FilterColumns<string>;
  /** As in the address; left out of it. */
  defaultSort: string;
  /** Further parameters that belong to the view. */
  options?: readonly string[];
  /** Part of the page, such as #startups, for a list that does not begin it. */
  anchor?: string;
}

export interface ListView {
  filters: readonly Triple[];
  sort: string;
  page: number;
  options: Readonly<Record<string, string>>;
}

/** Forms without script send the ends of a range by themselves, and empty fields. */
export function readListView(
  { columns, options = [] }: ListShape,
  params: URLSearchParams,
  page: number,
): ListView {
  const filters = Object.entries(columns).flatMap(([column, { kind }]) => {
    const given = params.getAll(column).filter((text) => text.trim() !== '');
    const from = params.get(`${column}_from`)?.trim() ?? '';
    const to = params.get(`${column}_to`)?.trim() ?? '';
    if (from || to) given.push(`${from}..${to}`);
    return given.map((text) => readTriple(column, kind, text.trim()));
  });
  const chosen = options.flatMap((name): Array<[string, string]> => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return { filters, sort: params.get('sort') ?? '', page, options: Object.fromEntries(chosen) };
}

/** The one address of a view. */
export function listHref(shape: ListShape, view: Partial<ListView>): string {
  const query = listPairs(shape, view)
    .map(([name, value]) => `${name}=${escapeReadably(value)}`)
    .join('&');
  return `${shape.path}${query && `?${query}`}${shape.anchor ?? ''}`;
}

function listPairs(shape: ListShape, view: Partial<ListView>): Array<[string, string]> {
  const { filters = [], sort = '', page = 1, options = {} } = view;
  const order = Object.keys(shape.columns);
  const pairs = filters
    .toSorted((a, b) => order.indexOf(a.column) - order.indexOf(b.column))
    .flatMap(formatTriple);
  pairs.push(...Object.entries(options).filter(([, value]) => value !== ''));
  if (sort && sort !== shape.defaultSort) pairs.push(['sort', sort]);
  if (page > 1) pairs.push(['page', String(page)]);
  return pairs;
}

/** All that a view's address, or a form without script, may have. */
export function listKeys({ columns, options = [] }: ListShape): string[] {
  const filters = Object.keys(columns).flatMap((one) => [one, `${one}_from`, `${one}_to`]);
  return [...filters, ...options, 'sort', 'page'];
}

/** Whether the request's parameters are those of the view's address, in any order. */
export function isTidy(shape: ListShape, params: URLSearchParams, view: ListView): boolean {
  const known = listKeys(shape);
  const given = [...params].filter(([name]) => known.includes(name));
  const text = (pairs: Array<[string, string]>) => pairs.map((pair) => pair.join('=')).sort();
  return text(given).join('&') === text(listPairs(shape, view)).join('&');
}

function readTriple(column: string, kind: FilterColumn['kind'], text: string): Triple {
  if (text === 'unknown') return { column, operator: 'is_blank' };
  if (text === 'known') return { column, operator: 'is_not_blank' };
  if (kind === 'number' || kind === 'date') return readRange(column, kind, text);
  if (kind === 'text') return { column, operator: 'contains', query_1: text };
  const isNegated = text.startsWith('!');
  const value = isNegated ? text.slice(1) : text;
  const [one, list] = kind === 'many' ? ['includes', 'includes_any'] : ['equals', 'in'];
  const operator = value.includes(',') ? list : one;
  if (!isNegated) return { column, operator: operator ?? '', query_1: value };
  return { column, operator: kind === 'many' ? 'not_includes' : `not_${operator}`, query_1: value };
}

function readRange(column: string, kind: 'number' | 'date', text: string): Triple {
  const days = kind === 'date' ? /^(\d+)d$/.exec(text)?.[1] : undefined;
  if (days) return { column, operator: 'within_last', query_1: days };
  const [, sign, limit] = /^([<>!])(.+)$/.exec(text) ?? [];
  if (limit) {
    const operators: Record<string, Operator> = { '<': 'lt', '>': 'gt', '!': 'not_equals' };
    return { column, operator: operators[sign ?? ''] ?? '', query_1: limit };
  }
  const [from = '', to] = text.split('..');
  if (to === undefined) return { column, operator: 'equals', query_1: from };
  if (!to) return { column, operator: 'gte', query_1: from };
  if (!from) return { column, operator: 'lte', query_1: to };
  return { column, operator: 'between', query_1: from, query_2: to };
}

function formatTriple({ column, operator, query_1 = '', query_2 = '' }: Triple) {
  if (operator === 'includes_all') {
    return query_1.split(',').map((value): [string, string] => [column, value]);
  }
  const texts: Record<string, string> = {
    is_blank: 'unknown',
    is_not_blank: 'known',
    within_last: `${query_1}d`,
    gte: `${query_1}..`,
    lte: `..${query_1}`,
    gt: `>${query_1}`,
    lt: `<${query_1}`,
    between: `${query_1}..${query_2}`,
  };
  const sign = operator.startsWith('not_') ? '!' : '';
  return [[column, texts[operator] ?? `${sign}${query_1}`] as [string, string]];
}

/** The value of a filter in an address, for a form that does not show it. */
export const formatValue = (triple: Triple): string => formatTriple(triple)[0]?.[1] ?? '';

/** Keeps commas, and writes spaces as pluses. */
export function escapeReadably(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
}

/** By the column, reversed where it already leads; figures and dates largest first. */
export function sortHref(shape: ListShape, view: ListView, column: string): string {
  const current = view.sort || shape.defaultSort;
  const kind = shape.columns[column]?.kind;
  const isLargestFirst = kind === 'number' || kind === 'date';
  const [first, second] = isLargestFirst ? [`-${column}`, column] : [column, `-${column}`];
  return listHref(shape, { ...view, page: 1, sort: current === first ? second : first });
}

/** Asked often enough to be cached: the start of a list, by at most two filters of one value. */
export function isUsualView({ filters, sort, page }: ListView): boolean {
  const isPlain = filters.every(({ query_1 = '' }) => !query_1.includes(','));
  return page <= 3 && sort === '' && filters.length <= 2 && isPlain;
}

/** Paths by format. */
export type ListFiles = Partial<Record<'csv' | 'xlsx' | 'json' | 'feed', string>>;

/** All of a view as files; a feed is always the newest first. */
export function fileLinks(
  shape: ListShape,
  files: ListFiles,
  { filters, sort, options }: ListView,
) {
  return Object.entries(files).map(([format, path]) => ({
    href: listHref(
      { ...shape, path },
      format === 'feed' ? { filters } : { filters, sort, options },
    ),
    label: listPagesText[format as keyof ListFiles],
  }));
}

/** A filter as a chip says it: "Country: Kenya", "Amount: at least $5.0M". */
export function describeTriple(
  { column, operator, query_1 = '', query_2 = '' }: Triple,
  columns: FilterColumns<string>,
  names: ReferenceNames,
): string {
  const described = columns[column];
  const kind = described?.kind;
  const say = (value: string) => {
    const text = value.trim();
    const name = names[`${column} ${text}`];
    if (name) return sayName(name);
    if (kind === 'number') return formatNumber(column, text);
    if (kind === 'date') {
      const date = parsePartialDate(text);
      return date ? formatPartialDate(date) : text;
    }
    if (described?.kind !== 'choice') return text;
    const choice = described.choices.find((one) => slugify(one) === slugify(text)) ?? text;
    return sayName(searchText.choiceLabel(choice));
  };
  const values =
    kind === 'number' ? say(query_1) : query_1.split(',').map(say).join(marksText.comma);
  const words = listPagesText.says[operator];
  return `${described?.label ?? column}${marksText.colon}${words ? words(values, say(query_2)) : values}`;
}

/** Amounts as money; years and counts as they are. */
function formatNumber(column: string, text: string): string {
  if (!text || !/amount|total_fundings$/.test(column)) return text;
  const amount = readNumber('query_1', text, false);
  return amount > 0 ? abbreviateUsd(amount) : text;
}
