import { startupPath } from '../../base/paths.ts';
import { startupGroupsText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EntityRow } from '../../ui/entity-row.tsx';
import { Money } from '../../ui/money.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { StartupRow } from './contract.ts';

export function StartupsTable({ caption, rows }: { caption: string; rows: readonly StartupRow[] }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      cardsOnXs
      rows={rows}
      getKey={({ slug }) => slug}
      columns={[
        {
          key: 'name',
          label: text.startup,
          cell: ({ name, slug, logo, tagline }) => (
            <EntityRow
              kind="startup"
              name={name}
              slug={slug}
              src={logo}
              href={startupPath(slug)}
              tagline={tagline}
              mark={<FollowMark type="startup" slug={slug} name={name} />}
            />
          ),
        },
        {
          key: 'latest_round',
          label: text.latestRound,
          isKnown: ({ latest_round }) => latest_round !== null,
          cell: ({ latest_round }) => latest_round ?? text.undisclosed,
        },
        {
          key: 'year_founded',
          label: text.founded,
          hideOnXs: true,
          isKnown: ({ year_founded }) => year_founded !== null,
          cell: ({ year_founded }) => year_founded ?? text.unknown,
        },
        {
          key: 'employee_range',
          label: text.employees,
          hideOnXs: true,
          isKnown: ({ employee_range }) => employee_range !== null,
          cell: ({ employee_range }) => employee_range ?? text.unknown,
        },
        {
          key: 'total_fundings',
          label: text.totalRaised,
          isFigure: true,
          isKnown: ({ total_fundings }) => total_fundings !== null,
          cell: ({ total_fundings }) => <Money usd={total_fundings} />,
        },
      ]}
    />
  );
}
