import type { ReactNode } from 'react';
import type { PageMeta } from '../../http/paging.ts';
import { listPagesText as text } from '../../text/text.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmbedDetails } from '../../ui/embed-code.tsx';
import { Pagination } from '../../ui/lists.tsx';
import { type ListShape, type ListView, listHref, sortHref } from './list-address.ts';

export interface ListColumn<Row> extends DataColumn<Row> {
  sorts?: string;
}

export interface ListTableProps<Row> {
  shape: ListShape;
  view: ListView;
  /** "1,204 rounds" */
  title: string;
  meta: PageMeta & { total_is?: 'exact' | 'at_least' };
  rows: readonly Row[];
  getKey: (row: Row) => string;
  getId?: (row: Row) => string;
  columns: ReadonlyArray<ListColumn<Row>>;
  notes?: ReactNode;
  /** On phones rows of the columns that are not hidden there, instead of cards. */
  rowsOnXs?: boolean;
  downloads: ReadonlyArray<{ href: string; label: string }>;
  /** Own path of the frame for other sites. */
  embed?: string;
}

/** A table whose heads sort, its pages and its files. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { shape, view, title, meta, downloads, embed } = props;
  return (
    <>
      <DataTable
        caption={title}
        captionHidden
        cardsOnXs={!props.rowsOnXs}
        rows={props.rows}
        getKey={props.getKey}
        getId={props.getId}
        columns={props.columns.map((column) => addSort(shape, view, column))}
      />
      {props.notes}
      <Pagination
        meta={meta}
        totalIs={meta.total_is}
        href={(page) => listHref(shape, { ...view, page })}
        label={title}
      />
      <p className="list-downloads">
        {text.take}{' '}
        {downloads.map(({ href, label }, index) => (
          <span key={label}>
            {index > 0 && ' · '}
            <a href={href} rel="nofollow">
              {label}
            </a>
          </span>
        ))}
      </p>
      {embed && <EmbedDetails path={embed} title={title} kind="table" />}
    </>
  );
}

function addSort<Row>(shape: ListShape, view: ListView, column: ListColumn<Row>): DataColumn<Row> {
  const { sorts } = column;
  if (!sorts) return column;
  const sort = view.sort || shape.defaultSort;
  const isSorted = sort.replace(/^-/, '') === sorts;
  return {
    ...column,
    sortHref: sortHref(shape, view, sorts),
    sorted: isSorted ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined,
  };
}
