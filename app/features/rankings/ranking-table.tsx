import { startupPath } from '../../base/paths.ts';
import { rankingsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Name } from '../../ui/bdi.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { RankingItem } from './contract.ts';
import { RankingAmount } from './ranking-amount.tsx';

export interface RankingTableProps {
  caption: string;
  /** Heading of the figure's column. */
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
            <a className="ranking-name" href={startupPath(slug)}>
              <Avatar kind="startup" name={name} slug={slug} src={logo} />
              <Name>{name}</Name>
            </a>
          ),
        },
        {
          key: 'tagline',
          label: text.tagline,
          hideOnXs: true,
          cell: ({ tagline }) => (tagline ? <span dir="auto">{tagline}</span> : text.unknown),
        },
        {
          key: 'founded',
          label: text.founded,
          hideOnXs: true,
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
