import type { ReactNode } from 'react';
import { getAlertsPath, listFeedPath } from '../../base/outside-paths.ts';
import type { PageMeta } from '../../http/params.ts';
import { alertsText, listPagesText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DataColumn } from '../../ui/data-table.tsx';
import { EmbedDetails } from '../../ui/embed-code.tsx';
import { AddStartupLine, ChipList, Pagination } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { ReferenceNames } from '../filters/read-filters.ts';
import { FileRows } from './file-rows.tsx';
import {
  describeTriple,
  type ListShape,
  type ListView,
  listHref,
  sortHref,
  type Triple,
} from './list-address.ts';
import { SelectableTable, type Selects } from './selectable-table.tsx';

export interface Without {
  dropped: Triple;
  total: number;
  totalIs: 'exact' | 'at_least';
}

interface ListFrameProps<Row> extends ListTableProps<Row> {
  names: ReferenceNames;
  sums?: ReactNode;
  empty: string;
  /** What each filter, dropped, would give; for an empty list. */
  without: readonly Without[];
}

/** Chips of what is set, sums, the table, pages and downloads of a list. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { shape, view, names, title, meta, rows } = props;
  return (
    <section className="section" id="results">
      <h2>{title}</h2>
      {view.filters.length > 0 && (
        <div className="row filter-chips">
          <ChipList
            label={text.filters}
            chips={view.filters.map((triple) => ({
              label: describeTriple(triple, shape.columns, names),
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
        <PastTheEnd href={listHref(shape, { ...view, page: 1 })} />
      )}
      {rows.length > 0 && (
        <>
          {props.sums}
          <ListTable {...props} />
        </>
      )}
    </section>
  );
}

function NoRows<Row>({ shape, view, names, empty, without }: ListFrameProps<Row>) {
  return (
    <NoMatches
      title={empty}
      action={<ButtonLink href={shape.path}>{text.clearAll}</ButtonLink>}
      links={without.map(({ dropped, total, totalIs }) => ({
        href: listHref(shape, withoutTriple(view, dropped)),
        words: text.without(
          describeTriple(dropped, shape.columns, names),
          total,
          totalIs === 'at_least',
        ),
      }))}
    />
  );
}

interface NoMatchesProps {
  title: string;
  action?: ReactNode;
  why?: string;
  /** Results without one of the filters. */
  links: ReadonlyArray<{ href: string; words: string; rel?: string }>;
}

export function NoMatches({ title, action, why, links }: NoMatchesProps) {
  return (
    <EmptyState title={title} action={action}>
      {why && <p>{why}</p>}
      {links.map(({ href, words, rel }) => (
        <p key={href}>
          <a href={href} rel={rel}>
            {words}
          </a>
        </p>
      ))}
      <AddStartupLine />
    </EmptyState>
  );
}

export function PastTheEnd({ href }: { href: string }) {
  return (
    <EmptyState
      title={text.pastTheEnd}
      action={<ButtonLink href={href}>{text.firstPage}</ButtonLink>}
    />
  );
}

function withoutTriple(view: ListView, triple: Triple): ListView {
  return { ...view, page: 1, filters: view.filters.filter((other) => other !== triple) };
}

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
  getId?: (row: Row) => string;
  columns: ReadonlyArray<ListColumn<Row>>;
  /** The kind of rows, for selecting them. */
  selects?: Selects<Row> | undefined;
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
      <SelectableTable
        selects={props.selects}
        caption={title}
        cardsOnXs={!props.rowsOnXs}
        rows={props.rows}
        getId={props.getId}
        columns={props.columns.map((column) => addSort(shape, view, column))}
      />
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
              {TABLE_FILE.test(href) && <FileRows {...meta} />}
            </a>
          </span>
        ))}
      </p>
      {embed && <EmbedDetails path={embed} title={title} kind="table" />}
    </>
  );
}

const TABLE_FILE = /^[^?]*\.(?:csv|xlsx)(?:\?|$)/;

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

/** Alerts and feeds of a list or search; `address` is its own. */
export function GetAlerts({ address }: { address: string }) {
  return (
    <p className="row get-alerts">
      <ButtonLink href={getAlertsPath(address)} rel="nofollow">
        {alertsText.getAlerts}
      </ButtonLink>
      <span className="small">
        {alertsText.feedLead}{' '}
        <a href={listFeedPath(address, 'atom')} rel="nofollow">
          {alertsText.atom}
        </a>{' '}
        ·{' '}
        <a href={listFeedPath(address, 'json')} rel="nofollow">
          {alertsText.jsonFeed}
        </a>
      </span>
    </p>
  );
}
