import type { ReactNode } from 'react';
import { listPagesText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { AddStartupLine, ChipList } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { FilterColumns } from '../filters/filter-language.ts';
import type { ReferenceNames } from '../filters/name-references.server.ts';
import { describeTriple } from './describe-triple.ts';
import { GetAlerts } from './get-alerts.tsx';
import { type ListView, listHref, type Triple } from './list-address.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';

export interface Without {
  dropped: Triple;
  total: number;
  totalIs: 'exact' | 'at_least';
}

interface ListFrameProps<Row> extends ListTableProps<Row> {
  known: FilterColumns<string>;
  names: ReferenceNames;
  sums?: ReactNode;
  empty: string;
  /** What each filter, dropped, would give; for an empty list. */
  without: readonly Without[];
}

/** Chips of what is set, sums, the table, pages and downloads of a list. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { shape, view, known, names, title, meta, rows } = props;
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
          <ListTable {...props} />
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
