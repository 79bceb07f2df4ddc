import { startupPath } from '../../base/paths.ts';
import { rankingsText as text } from '../../text/text.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EntityRow } from '../../ui/entity-row.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { RankingItem } from './contract.ts';
import { RankingAmount } from './ranking-amount.tsx';

interface RankingTableProps {
  caption: string;
  amount: string;
  items: RankingItem[];
}

export function RankingTable({ caption, amount, items }: RankingTableProps) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      stickyHead
      rows={items}
      getKey={({ slug }) => slug}
      columns={[
        { key: 'rank', label: text.rank, cell: ({ id }) => id },
        {
          key: 'name',
          label: text.name,
          isRowHead: true,
          cell: ({ name, slug, logo }) => (
            <EntityRow
              kind="startup"
              name={name}
              slug={slug}
              src={logo}
              href={startupPath(slug)}
              mark={<FollowMark type="startup" slug={slug} name={name} />}
            />
          ),
        },
        {
          key: 'tagline',
          label: text.tagline,
          hideOnXs: true,
          isKnown: ({ tagline }) => tagline !== null,
          cell: ({ tagline }) => (tagline ? <span dir="auto">{tagline}</span> : text.unknown),
        },
        {
          key: 'founded',
          label: text.founded,
          hideOnXs: true,
          isKnown: ({ year_founded }) => year_founded !== null,
          cell: ({ year_founded }) => year_founded ?? text.unknown,
        },
        {
          key: 'amount',
          label: amount,
          isFigure: true,
          cell: (item) => <RankingAmount {...item} />,
        },
      ]}
    />
  );
}
