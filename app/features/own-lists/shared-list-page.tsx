// /list/:key: a list as it is shown to all who have its secret address.
import { pathTo, withQuery } from '../../base/paths.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { ownListsText as text } from '../../text/text.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Filled } from '../../ui/filled.tsx';
import { Pagination } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { PartialTime, TimeAgo } from '../../ui/values.tsx';
import { LISTS_PER_PAGE, listsQuery } from './contract.ts';
import { findSharedList, listRows, type ShownRow } from './queries.server.ts';
import { factColumns, RecordName } from './record-cells.tsx';

export const sharedListPage: Page = page({
  async load({ sql, url }, { key = '' }) {
    const { page: number } = readQuery(listsQuery, url);
    const list = await findSharedList(sql, key);
    const part = { sort: 'added', page: number, perPage: LISTS_PER_PAGE } as const;
    return { key, list, ...(await listRows(sql, list, part)) };
  },
  head: ({ list }) => ({
    title: list.name,
    description: text.sharedBy,
    noindex: true,
    isTool: true,
  }),
  body: ({ key, list, rows, meta }, { now, settings }) => (
    <div className="flow">
      <h1>
        <bdi>{list.name}</bdi>
      </h1>
      <p className="muted">
        {text.sharedBy} · {text.rows(list.kind, list.rows)} ·{' '}
        <Filled text={text.changed} when={<TimeAgo at={list.changed_at} now={now} />} />
      </p>
      {rows.length === 0 ? (
        <EmptyState title={text.emptyList} />
      ) : (
        <>
          <DataTable
            caption={list.name}
            cardsOnXs
            rows={rows}
            columns={[
              {
                label: text.name,
                cell: ({ record }) => <RecordName kind={list.kind} record={record} />,
              },
              ...factColumns<ShownRow>(list.kind, list.columns),
              ...OWN.filter(
                ({ key: own }) =>
                  rows.some((row) => row[own] !== null) && (own !== 'note' || list.shares_notes),
              ),
            ]}
          />
          {meta.last_page > 1 && (
            <Pagination
              meta={meta}
              href={(page) => withQuery(pathTo('/list/:key', { key }), { page })}
              label={list.name}
            />
          )}
          <p className="row">
            <a href={pathTo('/list/:key/rows.xlsx', { key })} rel="nofollow" download>
              {text.xlsxRows(list.rows)}
            </a>
            <a href={pathTo('/list/:key/rows.csv', { key })} rel="nofollow" download>
              {text.csvRows(list.rows)}
            </a>
          </p>
        </>
      )}
      <p className="small">{text.sharedNote(settings.PRODUCT_NAME)}</p>
    </div>
  ),
});

const OWN: Array<DataColumn<ShownRow> & { key: 'status' | 'note' | 'due_on' }> = [
  { key: 'status', label: () => text.status, cell: ({ status }) => status && <bdi>{status}</bdi> },
  {
    key: 'note',
    label: () => text.note,
    isProse: true,
    cell: ({ note }) => note && <span dir="auto">{note}</span>,
  },
  { key: 'due_on', label: () => text.due, cell: ({ due_on }) => <PartialTime date={due_on} /> },
];
