import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { nameIndustries } from '../../text/name-industries.ts';
import { nameChoices } from '../../text/say-name.ts';
import { listPagesText as text } from '../../text/text.ts';
import type { FilterColumns } from '../filters/filter-columns.ts';
import { isTidy, type ListShape, type ListView, listHref, readListView } from './list-address.ts';

/** The view of a page's address. Throws a redirect to the one address of the view. */
export function readTidyView(shape: ListShape, url: URL, page: number): ListView {
  const view = readListView(shape, url.searchParams, page);
  if (!isTidy(shape, url.searchParams, view)) throw new Redirect(listHref(shape, view), 302);
  return view;
}

interface ListError {
  id: string;
  message: string;
}

type Filtered = Pick<ListView, 'filters'>;

/** The column of an error of f.0.query_1 and so on. */
const columnOf = ({ filters }: Filtered, field: string) =>
  filters[Number(/^f\.(\d+)/.exec(field)?.[1])]?.column;

/** Errors said of the column; rethrows everything but a 422. */
export function listErrors(
  error: unknown,
  view: Filtered,
  columns: FilterColumns<string>,
): ListError[] {
  if (!(error instanceof HttpError) || error.status !== 422 || !error.fields) throw error;
  return Object.entries(error.fields).map(([field, messages]) => {
    const column = columnOf(view, field);
    const message = messages.join(', ');
    if (!column) return { id: field, message };
    return { id: column, message: text.wrong(columns[column]?.label ?? column, message) };
  });
}

/** For calls: the errors by the parameter that has them. */
export function namingParameters<Result>(view: Filtered, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    if (!(error instanceof HttpError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([field, messages]) => [
      columnOf(view, field) ?? field,
      messages,
    ]);
    throw new HttpError(error.status, error.message, { fields: Object.fromEntries(fields) });
  });
}

export interface PlaceChoices {
  countries: Array<{ value: string; label: string }>;
  industries: Array<{ value: string; label: string; group: string }>;
}

const INDUSTRIES_OFFERED = 60;

/** Countries and the largest industries with startups, by name. */
export async function listPlaceChoices(sql: Sql): Promise<PlaceChoices> {
  const { rows } = await raw<{ kind: 'country' | 'industry'; value: string; label: string }>`
    select 'country' as kind, p.slug as value, p.name as label
    from group_totals totals join places p on p.id = totals.place_id and p.kind = 'country'
    where totals.industry_id = 0 and totals.startups_count > 0
    union all
    select * from (
      select 'industry', i.slug, i.name
      from group_totals totals join industries i on i.id = totals.industry_id
      where totals.place_id = 0 and totals.startups_count > 0
      order by totals.startups_count desc, i.name limit ${INDUSTRIES_OFFERED}) largest
    order by label, value`.execute(sql);
  const of = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ value, label }) => ({ value, label }));
  return { countries: nameChoices(of('country')), industries: nameIndustries(of('industry')) };
}
