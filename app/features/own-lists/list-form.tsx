// The rows of an own list, with what its owner writes beside them.
import { isoDay } from '../../base/dates.ts';
import { withQuery } from '../../base/paths.ts';
import type { FormState } from '../../http/forms.server.ts';
import type { PageMeta } from '../../http/params.ts';
import { ownListsText as text } from '../../text/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/lists.tsx';
import { Tabs } from '../../ui/navigation.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Notice } from '../../ui/states.tsx';
import { markOf } from './change-rows.server.ts';
import { type ListQuery, MAX_NOTE } from './contract.ts';
import type { ShownRow, StoredList } from './queries.server.ts';
import { factColumns, RecordName } from './record-cells.tsx';

interface OfList {
  list: StoredList;
  query: ListQuery;
  counts: ReadonlyArray<{ status: string; rows: number }>;
  path: string;
}

/** The statuses that rows have. */
export function StatusTabs({ list, query, counts, path }: OfList) {
  if (counts.length === 0) return null;
  const href = (status?: string) => withQuery(path, { status, sort: sortOf(query) });
  return (
    <Tabs
      label={text.status}
      tabs={[
        { href: href(), label: text.all, count: list.rows, isCurrent: query.status === undefined },
        ...counts.map(({ status, rows }) => ({
          href: href(status),
          label: status,
          count: rows,
          isCurrent: status === query.status,
        })),
      ]}
    />
  );
}

const sortOf = ({ sort }: ListQuery) => (sort === 'added' ? null : sort);

interface ListFormProps extends OfList, FormState {
  rows: readonly ShownRow[];
  meta: PageMeta;
  today: Date;
}

export function ListForm(props: ListFormProps) {
  const { list, query, rows, meta, path } = props;
  const { kind, statuses } = list;
  const here = (change: { page?: number; sort?: string }) =>
    withQuery(path, {
      status: query.status,
      sort: sortOf(query),
      page: meta.current_page,
      ...change,
    });
  const sorts = (sort: ListQuery['sort']) => ({
    sortHref: here({ sort, page: 1 }),
    sorted: query.sort === sort ? ('ascending' as const) : undefined,
  });
  return (
    <>
      <PostForm className="list-form" action={here({})}>
        <DataTable
          caption={list.name}
          cardsOnXs
          rows={rows}
          tick={({ id, record }) => ({
            name: 'row',
            value: id,
            label: text.select(record?.name ?? text.goneRow(id)),
          })}
          columns={[
            {
              label: text.name,
              ...sorts('name'),
              cell: ({ record }) => <RecordName kind={kind} record={record} />,
            },
            ...factColumns<ShownRow>(kind, list.columns),
            ...ownColumns(props, sorts),
          ]}
        />
        <div className="list-bar">
          <Button type="submit" look="primary" name="do" value="save">
            {text.save}
          </Button>
          <span className="select-note">{text.forSelected}</span>
          <select className="control" name="to" aria-label={text.statusToSet}>
            {statuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </select>
          <Button type="submit" name="do" value="set">
            {text.setStatus}
          </Button>
          {kind === 'startup' && (
            <Button type="submit" name="do" value="compare">
              {text.compare}
            </Button>
          )}
          <Button type="submit" name="do" value="csv">
            {text.csv}
          </Button>
          <Button type="submit" name="do" value="remove">
            {text.remove}
          </Button>
        </div>
      </PostForm>
      {meta.last_page > 1 && (
        <Pagination meta={meta} href={(page) => here({ page })} label={list.name} />
      )}
    </>
  );
}

type Sorts = (sort: ListQuery['sort']) => Pick<DataColumn<ShownRow>, 'sortHref' | 'sorted'>;

function ownColumns(props: ListFormProps, sorts: Sorts): DataColumn<ShownRow>[] {
  const { list, typed, errors, today } = props;
  const nameOf = ({ id, record }: ShownRow) => record?.name ?? text.goneRow(id);
  const control = (name: string) => ({
    id: name,
    name,
    className: 'control',
    'aria-invalid': errors[name] ? true : undefined,
  });
  return [
    {
      label: text.status,
      ...sorts('status'),
      cell: (row) => {
        const words = [...new Set([...list.statuses, ...(row.status ? [row.status] : [])])];
        const name = `status-${row.id}`;
        return (
          <>
            <input type="hidden" name={`mark-${row.id}`} value={markOf(row)} />
            <select
              {...control(name)}
              aria-label={text.statusOf(nameOf(row))}
              defaultValue={typed[name] ?? row.status ?? ''}
            >
              <option value="">{text.noStatus}</option>
              {words.map((word) => (
                <option key={word}>{word}</option>
              ))}
            </select>
          </>
        );
      },
    },
    {
      label: text.due,
      ...sorts('due_on'),
      cell: (row) => {
        const name = `due_on-${row.id}`;
        const isPast = row.due_on !== null && row.due_on < isoDay(today);
        return (
          <input
            {...control(name)}
            type="date"
            className={isPast ? 'control due-past' : 'control'}
            aria-label={text.dueOf(nameOf(row))}
            defaultValue={typed[name] ?? row.due_on ?? ''}
          />
        );
      },
    },
    {
      label: text.note,
      cell: (row) => {
        const name = `note-${row.id}`;
        return (
          <textarea
            {...control(name)}
            className="control note-control"
            rows={1}
            maxLength={MAX_NOTE}
            dir="auto"
            aria-label={text.noteOf(nameOf(row))}
            defaultValue={typed[name] ?? row.note ?? ''}
          />
        );
      },
    },
  ];
}

/** Asks for confirmation before rows are deleted with their notes. */
export function RemoveForm({ path, ids }: { path: string; ids: readonly number[] }) {
  return (
    <Notice type="warning">
      <PostForm className="flow" action={path}>
        <p>{text.removeAsk(ids.length)}</p>
        {ids.map((id) => (
          <input key={id} type="hidden" name="row" value={id} />
        ))}
        <p className="row">
          <Button type="submit" look="danger" name="do" value="remove-sure" data-takes-focus="">
            {text.removeSure}
          </Button>
          <ButtonLink href={path}>{text.keep}</ButtonLink>
        </p>
      </PostForm>
    </Notice>
  );
}
