import { pathTo } from '../../base/paths.ts';
import type { PageMeta } from '../../http/paging.ts';
import { startupGroupsText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { StartupRow } from './contract.ts';
import { StartupsTable } from './startups-table.tsx';

export const GROUP_STARTUPS_ID = 'startups';

interface GroupStartupsProps {
  title: string;
  rows: readonly StartupRow[];
  meta: PageMeta;
  href: (page: number) => string;
  /** Shown for an empty group. */
  empty: { title: string; why: string };
}

/** The anchor is where source lines of the figures lead. */
export function GroupStartups({ title, rows, meta, href, empty }: GroupStartupsProps) {
  return (
    <section className="section" id={GROUP_STARTUPS_ID}>
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
          action={<ButtonLink href={href(1)}>{text.firstPage}</ButtonLink>}
        />
      )}
      {rows.length > 0 && <StartupsTable caption={title} rows={rows} />}
      <Pagination meta={meta} href={href} label={title} />
    </section>
  );
}
