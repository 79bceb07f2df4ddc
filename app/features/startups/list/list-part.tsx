import type { ReactNode } from 'react';
import { pathTo } from '../../../base/paths.ts';
import {
  fileLinks,
  type ListShape,
  type ListView,
  listHref,
} from '../../../find/lists/list-address.ts';
import { ListTable, type ListTableProps } from '../../../find/lists/list-frame.tsx';
import { listPagesText, shellText } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

interface ListPartProps<Row> extends Pick<ListTableProps<Row>, 'columns' | 'selects'> {
  id: string;
  title: string;
  /** For assistive technology, where it is another than the heading. */
  caption?: string;
  /** Of the page that the table is part of. */
  path: string;
  /** The list that it is part of, and the addresses of its files. */
  of: ListShape;
  tables: { csv: string; xlsx: string };
  list: { view: ListView; answer: { data: Row[]; meta: ListTableProps<Row>['meta'] } };
  /** Leads to the list itself. */
  lead: (href: string) => ReactNode;
  empty: { title: string; why: string; pastTheEnd: string };
}

/** The table of /startups or /rounds on a page of its own, such as that of a place. */
export function ListPart<Row extends { slug: string }>(props: ListPartProps<Row>) {
  const { id, title, of, empty } = props;
  const { view, answer } = props.list;
  const { data: rows, meta } = answer;
  const shape = { ...of, path: props.path, anchor: `#${id}` };
  return (
    <section className="section" id={id}>
      <h2>{title}</h2>
      {meta.total === 0 ? (
        <EmptyState
          title={empty.title}
          action={
            <ButtonLink href={pathTo('/dashboard/add-startup')}>{shellText.addStartup}</ButtonLink>
          }
        >
          {empty.why}
        </EmptyState>
      ) : (
        props.lead(listHref(of, { ...view, page: 1 }))
      )}
      {meta.total > 0 && rows.length === 0 && (
        <EmptyState
          title={empty.pastTheEnd}
          action={<ButtonLink href={listHref(shape, {})}>{listPagesText.firstPage}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <ListTable
          shape={shape}
          view={{ ...view, filters: [] }}
          title={props.caption ?? title}
          meta={meta}
          rows={rows}
          columns={props.columns}
          selects={props.selects}
          downloads={fileLinks(of, props.tables, view)}
        />
      )}
    </section>
  );
}
