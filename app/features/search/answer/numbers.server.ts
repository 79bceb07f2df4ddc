// The numbers of answers, all asked of the engine of figures; null where its lists lack a filter.

import { findFigure } from '../../../figures/figure.server.ts';
import { figureHref } from '../../../figures/figure-address.ts';
import {
  type FigureAsked as Asked,
  type Measure as FigureMeasure,
  MAX_ROWS,
} from '../../../figures/figure-contract.ts';
import { findMatching } from '../../../find/find-startups.server.ts';
import { ROUND_LIST_FILTERS, STARTUP_LIST_FILTERS } from '../../../find/lists/list-shapes.ts';
import { once } from '../../../find/names/once.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { Measure, Split } from '../../../language/question/asked-figures.ts';
import type { UnderstoodFilter } from '../../../language/question/reading.ts';
import { type Asking, toFilter } from './asking.server.ts';

type Filters = readonly UnderstoodFilter[];

const MEASURES: Record<Measure, FigureMeasure> = {
  raised: 'raised',
  rounds: 'rounds',
  startups: 'startups',
  investors: 'investors',
  count: 'startups',
  median: 'median_round',
  mean: 'mean_round',
  average: 'mean_round',
};

const ofStartups = (measure: Measure) => measure === 'startups' || measure === 'count';

/** The filters as those of the lists that figures are of. */
function askFigure(filters: Filters, measure: Measure, split: Asked['split']): Asked | null {
  const columns = ofStartups(measure) ? STARTUP_LIST_FILTERS : ROUND_LIST_FILTERS;
  const own = filters.map(({ words: _, column, ...filter }) => ({
    ...filter,
    column: column.replace('any_round.', ''),
  }));
  if (!own.every(({ column }) => column in columns)) return null;
  return { measure: MEASURES[measure], split, filters: own, limit: MAX_ROWS };
}

async function find(
  { sql, now }: Asking,
  filters: Filters,
  measure: Measure,
  split: Asked['split'],
) {
  const asked = askFigure(filters, measure, split);
  return asked && once(['figure', asked], () => findFigure(sql, asked, now));
}

/** The figure at /figures; null where figures lack a filter. */
export function figuresHref(
  filters: Filters,
  measure: Measure,
  split: Asked['split'],
  compare: string[] = [],
): string | null {
  const asked = askFigure(filters, measure, split);
  return asked && figureHref({ ...asked, limit: undefined, compare });
}

export interface Sums {
  /** Rounds that the record's lens counts, with and without an amount. */
  total: number;
  counted: number;
  undisclosed: number;
  otherCurrency: number;
  /** Pass the filters, and are no money that startups received while private. */
  leftOut: { records: number; amount: number | null };
  raised: number | null;
  kinds: ReadonlyArray<{ label: string; usd: number }>;
  href: string;
  asOf: string | null;
}

export async function sumRounds(asking: Asking, filters: Filters): Promise<Sums | null> {
  const found = await find(asking, filters, 'raised', 'kind');
  if (!found) return null;
  const { value, coverage, rows, href, as_of } = found;
  return {
    total: coverage.records,
    counted: coverage.with_amount,
    undisclosed: coverage.undisclosed - coverage.other_currency,
    otherCurrency: coverage.other_currency,
    leftOut: coverage.left_out,
    raised: value,
    kinds: rows.flatMap(({ label, value: usd }) => (usd ? [{ label, usd }] : [])),
    href,
    asOf: as_of,
  };
}

export async function findUsual(asking: Asking, filters: Filters) {
  const median = await find(asking, filters, 'median', 'none');
  const mean = await find(asking, filters, 'mean', 'none');
  return { median: median?.value ?? null, mean: mean?.value ?? null };
}

/** Where the conditions have a date: how many other rounds have none. */
export async function countUndated(asking: Asking, filters: Filters): Promise<number> {
  const isDated = ({ column }: UnderstoodFilter) => column === 'announced_on';
  if (!filters.some(isDated)) return 0;
  const others = filters.filter((one) => !isDated(one));
  const undated = [...others, toFilter('announced_on', 'is_blank', '')];
  return (await find(asking, undated, 'rounds', 'none'))?.value ?? 0;
}

export interface Group {
  name: string;
  slug: string;
  value: number | null;
  records: number;
  counted: number;
  href: string;
}

/** The largest first, of time the earliest; without what is not known. */
export async function groupBy(
  asking: Asking,
  filters: Filters,
  measure: Measure,
  split: Split,
): Promise<Group[]> {
  const found = await find(asking, filters, measure, split);
  return (found?.rows ?? []).flatMap(({ key, label, value, records, undisclosed, href }) =>
    key === 'unknown'
      ? []
      : [{ name: label, slug: key, value, records, counted: records - undisclosed, href }],
  );
}

/** Null where there are more than are counted. */
export async function countStartups(asking: Asking, filters: Filters): Promise<number | null> {
  const reading = {
    returns: 'startups' as const,
    filters: [...filters],
    meaning: null,
    sort: null,
    ignored: [],
  };
  const wanted = await readWanted(asking, reading, null);
  if (wanted.returns !== 'startups') return null;
  const { total, totalIs } = await findMatching(asking.sql, wanted, { offset: 0, limit: 0 });
  if (totalIs === 'exact') return total;
  return (await find(asking, filters, 'startups', 'none'))?.value ?? null;
}
