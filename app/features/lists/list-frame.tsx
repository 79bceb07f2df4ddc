import type { ReactNode } from 'react';
import type { PageMeta } from '../../http/paging.ts';
import { listPagesText as text } from '../../text/text.ts';
import { AddStartupLine } from '../../ui/add-startup-line.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipList } from '../../ui/chip.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmbedDetails } from '../../ui/embed-code.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { FilterColumns } from '../filters/filter-language.ts';
import type { ReferenceNames } from '../filters/name-references.server.ts';
import { describeTriple } from './describe-triple.ts';
import { GetAlerts } from './get-alerts.tsx';
import { type ListShape, type ListView, listHref, sortHref, type Triple } from './list-address.ts';

export interface ListColumn<Row> extends DataColumn<Row> {
  sorts?: string;
}

export interface Without {
  dropped: Triple;
  total: number;
  totalIs: 'exact' | 'at_least';
}

interface ListFrameProps<Row> {
  shape: ListShape;
  view: ListView;
  known: FilterColumns<string>;
  names: ReferenceNames;
  /** "1,204 rounds" */
  title: string;
  meta: PageMeta & { total_is: 'exact' | 'at_least' };
  rows: readonly Row[];
  getKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  sums?: ReactNode;
  notes?: ReactNode;
  downloads: ReadonlyArray<{ href: string; label: string }>;
  /** Own path of the frame for other sites. */
  embed: string;
  empty: string;
  /** What each filter, dropped, would give; for an empty list. */
  without: readonly Without[];
}

/** Chips of what is set, sums, the table, pages and downloads of a list. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { shape, view, known, names, title, meta, rows, getKey, columns } = props;
  return (
    <section className="section" id="results">
      <h2>{title}</h2>
      {view.filters.length > 0 && (
        <div className="row filter-chips">
          <ChipList
            label={text.filters}
            chips={view.filters.map((triple) => ({
              label: describeTriple(triple, known, names),
              removeHref: listHref(shape, withoutTriple(view, triple)),
            }))}
          />
          <ButtonLink look="quiet" href={shape.path}>
            {text.clearAll}
          </ButtonLink>
        </div>
      )}
      <GetAlerts address={listHref(shape, { filters: view.filters, options: view.options })} />
      {meta.total === 0 && <NoRows {...props} />}
      {meta.total > 0 && rows.length === 0 && (
        <EmptyState
          title={text.pastTheEnd}
          action={
            <ButtonLink href={listHref(shape, { ...view, page: 1 })}>{text.firstPage}</ButtonLink>
          }
        />
      )}
      {rows.length > 0 && (
        <>
          {props.sums}
          <DataTable
            caption={title}
            captionHidden
            cardsOnXs
            rows={rows}
            getKey={getKey}
            columns={columns.map((column) => addSort(shape, view, column))}
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
            {props.downloads.map(({ href, label }, index) => (
              <span key={label}>
                {index > 0 && ' · '}
                <a href={href} rel="nofollow">
                  {label}
                </a>
              </span>
            ))}
          </p>
          <EmbedDetails path={props.embed} title={title} kind="table" />
        </>
      )}
    </section>
  );
}

function NoRows<Row>({ shape, view, known, names, empty, without }: ListFrameProps<Row>) {
  return (
    <EmptyState title={empty} action={<ButtonLink href={shape.path}>{text.clearAll}</ButtonLink>}>
      {without.map(({ dropped, total, totalIs }) => (
        <p key={`${dropped.column} ${dropped.query_1}`}>
          <a href={listHref(shape, withoutTriple(view, dropped))}>
            {text.without(describeTriple(dropped, known, names), total, totalIs === 'at_least')}
          </a>
        </p>
      ))}
      <AddStartupLine />
    </EmptyState>
  );
}

function withoutTriple(view: ListView, triple: Triple): ListView {
  return { ...view, page: 1, filters: view.filters.filter((other) => other !== triple) };
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
