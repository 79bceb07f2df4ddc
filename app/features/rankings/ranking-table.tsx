import { formatCount, HISTORY_YEARS, type YearValues } from '../../base/count.ts';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import { abbreviateCount } from '../../base/money.ts';
import { embedListPath } from '../../base/outside-paths.ts';
import { pathTo, rankedId } from '../../base/paths.ts';
import { listLeftOut } from '../../catalogue/left-out.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { taglineOf } from '../../catalogue/tagline.tsx';
import { History } from '../../charts/sparkline.tsx';
import { type ListColumn, ListTable } from '../../find/lists/list-frame.tsx';
import { STARTUP_ROWS } from '../../find/lists/selectable-table.tsx';
import { FollowableRow } from '../../follows/follow-button.tsx';
import type { PageMeta } from '../../http/params.ts';
import { leftOutText, listPagesText, rankingsText as text } from '../../text/text.ts';
import { Figure, Money } from '../../ui/values.tsx';
import { COUNTRY, FOUNDED } from '../startups/list/startups-columns.tsx';
import type { RankedItem, RankingChoice, RankingItem } from './contract.ts';
import { RANKING_SHAPE } from './contract.ts';

interface RankingTableProps {
  by: RankingCriterion;
  path: string;
  title: string;
  rows: readonly RankedItem[];
  meta: PageMeta;
  choice: RankingChoice;
  sort: string;
  histories: ReadonlyMap<string, YearValues>;
  /** Ranks before this year; null where there is no such figure. */
  former: ReadonlyMap<string, number> | null;
  now: Date;
}

export function RankingTable(props: RankingTableProps) {
  const { by, path, title, rows, meta, choice, sort } = props;
  const query = new URLSearchParams(
    Object.entries({ by, ...choice, sort }).filter(([, value]) => value !== ''),
  );
  const isOfAll = !choice.country && !choice.industry;
  return (
    <ListTable
      selects={STARTUP_ROWS}
      shape={{ ...RANKING_SHAPE, path }}
      view={{ filters: [], sort, page: meta.current_page, options: choice }}
      title={title}
      meta={meta}
      rows={rows}
      getId={({ slug }) => rankedId(slug)}
      columns={columnsOf(props)}
      rowsOnXs
      downloads={[
        { href: `${pathTo('/top-100.xlsx')}?${query}`, label: listPagesText.xlsx },
        { href: `${pathTo('/top-100.csv')}?${query}`, label: listPagesText.csv },
      ]}
      embed={isOfAll ? embedListPath('top-100', { by }) : undefined}
    />
  );
}

const columnsOf = ({ by, histories, former, now }: RankingTableProps): ListColumn<RankedItem>[] => [
  { label: text.rank, cell: ({ rank }) => rank },
  ...(former
    ? [
        {
          label: text.movedSince(now.getUTCFullYear() - 1),
          hideOnXs: true,
          cell: ({ slug, rank }: RankedItem) => (
            // Ties share theirs: "=5".
            <Movement from={former.get(slug)} to={Number(rank.replace('=', ''))} />
          ),
        },
      ]
    : []),
  {
    label: STARTUP.name.label,
    sorts: 'name',
    isRowHead: true,
    cell: ({ tagline, ...startup }) => (
      <FollowableRow kind="startup" of={startup} tagline={taglineOf(null, tagline)} />
    ),
  },
  { ...COUNTRY, sorts: 'country', hideOnXs: true },
  { ...FOUNDED, hideOnXs: true },
  {
    label: text.years(HISTORY_YEARS),
    hideOnXs: true,
    isKnown: ({ slug }) => histories.get(slug)?.values.some((value) => value > 0) ?? false,
    cell: ({ slug }) => <History years={histories.get(slug)} />,
  },
  {
    label: text.criteria[by].amount,
    sorts: 'amount',
    isFigure: true,
    cell: (item: RankingItem) => (
      <>
        <RankingAmount {...item} />
        {by === RANKING_CRITERIA[0] && <LeftOutOf {...item} />}
      </>
    ),
  },
];

/** Places won or lost since last year. */
function Movement({ from, to }: { from: number | undefined; to: number }) {
  if (from === undefined) return text.isNew;
  if (from === to) return text.unmoved;
  const isUp = from > to;
  return (
    <span className={isUp ? 'moved-up' : undefined} title={text.wasRank(from)}>
      {isUp ? text.up(from - to) : text.down(to - from)}
    </span>
  );
}

/** What a total excludes. */
function LeftOutOf({ left_out }: Pick<RankingItem, 'left_out'>) {
  const apart = listLeftOut(left_out);
  return apart.length > 0 && <p className="small">{leftOutText.and(apart)}</p>;
}

/** Short, with the full figure as its title. */
export function RankingAmount({ amount, unit }: Pick<RankingItem, 'amount' | 'unit'>) {
  return unit === 'usd' ? (
    <Money usd={amount} />
  ) : (
    <Figure title={formatCount(amount)}>{abbreviateCount(amount)}</Figure>
  );
}
