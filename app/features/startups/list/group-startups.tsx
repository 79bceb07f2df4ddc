import { pathTo } from '../../../base/paths.ts';
import { fileLinks, listHref } from '../../../find/lists/list-address.ts';
import { ListTable } from '../../../find/lists/list-frame.tsx';
import { startupGroupsText as text } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { GroupList } from './list-startups.server.ts';
import { startupColumns } from './startups-columns.tsx';
import { STARTUP_TABLES, STARTUPS_SHAPE } from './startups-shape.ts';

interface GroupStartupsProps {
  title: string;
  /** Of the page that the table is part of. */
  path: string;
  list: GroupList;
  /** Columns of which all rows say the same. */
  without: readonly string[];
  /** Shown for an empty group. */
  empty: { title: string; why: string };
}

/** The table of /startups, of a place or an industry. */
export function GroupStartups({ title, path, list, without, empty }: GroupStartupsProps) {
  const { view, answer } = list;
  const { data: rows, meta } = answer;
  const shape = { ...STARTUPS_SHAPE, path, anchor: '#startups' };
  return (
    <section className="section" id="startups">
      <h2>{title}</h2>
      {meta.total === 0 && (
        <EmptyState
          title={empty.title}
          action={
            <ButtonLink href={pathTo('/dashboard/add-startup')}>{text.addStartup}</ButtonLink>
          }
        >
          {empty.why}
        </EmptyState>
      )}
      {meta.total > 0 && rows.length === 0 && (
        <EmptyState
          title={text.pastTheEnd}
          action={<ButtonLink href={listHref(shape, {})}>{text.firstPage}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <>
          <p>
            <a href={listHref(STARTUPS_SHAPE, { ...view, page: 1 })}>{text.filterThese}</a>
          </p>
          <ListTable
            shape={shape}
            view={{ ...view, filters: [] }}
            title={title}
            meta={meta}
            rows={rows}
            getKey={({ slug }) => slug}
            columns={startupColumns(rows).filter(({ key }) => !without.includes(key))}
            downloads={fileLinks(STARTUPS_SHAPE, STARTUP_TABLES, view)}
          />
        </>
      )}
    </section>
  );
}
