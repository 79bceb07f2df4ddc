import { glossaryPath, pathTo } from '../../base/paths.ts';
import { listLeftOut } from '../../catalogue/left-out.ts';
import { ROUNDS_PER_PAGE, type RoundsAnswer } from '../../catalogue/round-list-contract.ts';
import { filteredListPage } from '../../find/lists/filtered-list.tsx';
import { listHref } from '../../find/lists/list-address.ts';
import { ROUNDS_SHAPE } from '../../find/lists/list-shapes.ts';
import type { Page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { glossaryText, marksText, roundsText as text } from '../../text/text.ts';
import { moneyStat, StatStrip } from '../../ui/values.tsx';
import { countRounds, findRoundPage, readRounds } from './list-rounds.server.ts';
import {
  listMoreRoundFields,
  listRoundFields,
  ROUND_TABLES,
  ROUNDS_FEED_SHAPE,
} from './rounds-shape.ts';
import { ROUND_TABLE } from './rounds-table.tsx';

export const roundsPage: Page = filteredListPage({
  shape: ROUNDS_SHAPE,
  cacheTags: [ALL_STARTUPS, ALL_INVESTORS],
  words: text,
  get lead() {
    return (
      <>
        {text.lead} <a href={glossaryPath}>{glossaryText.link}</a>
      </>
    );
  },
  fields: listRoundFields,
  moreFields: listMoreRoundFields,
  read: readRounds,
  find: (sql, read, { page }) => findRoundPage(sql, read, { page, perPage: ROUNDS_PER_PAGE }),
  countWithout: (sql, { conditions, sort }, index) =>
    countRounds(sql, { conditions: conditions.toSpliced(index, 1), sort }),
  columns: () => ROUND_TABLE,
  sums: ({ meta }) => <Sums meta={meta} />,
  files: { ...ROUND_TABLES, json: pathTo('/api/rounds'), feed: ROUNDS_FEED_SHAPE.path },
  embed: pathTo('/embed/rounds'),
  alternates: ({ filters }) => [
    {
      type: 'application/atom+xml',
      title: text.feedTitle,
      href: listHref(ROUNDS_FEED_SHAPE, { filters }),
    },
  ],
});

function Sums({ meta: { sums, sort, total } }: { meta: RoundsAnswer['meta'] }) {
  if (!sums) return <p className="small">{text.tooMany}</p>;
  const { total_amount, equity, debt, grants, other, median_amount, counted } = sums;
  const { undisclosed, other_currency } = sums;
  const leftOut = [
    undisclosed > 0 && text.undisclosedAmounts(undisclosed),
    other_currency > 0 && text.otherCurrency(other_currency),
    ...listLeftOut(sums.left_out),
  ].filter((words) => words !== false);
  const kinds = [
    { label: text.equity, usd: equity },
    { label: text.debt, usd: debt },
    { label: text.grants, usd: grants },
    { label: text.otherKinds, usd: other },
  ].filter(({ usd }) => usd !== null && usd !== total_amount);
  return (
    <div className="list-sums">
      {total_amount !== null && (
        <StatStrip
          stats={[
            moneyStat(text.raised, total_amount),
            ...kinds.map(({ label, usd }) => moneyStat(label, usd)),
            ...(counted > 2 ? [moneyStat(text.median, median_amount)] : []),
          ]}
        />
      )}
      <p className="small">
        {[
          text.sumOf(counted, total),
          leftOut.length > 0 && `${leftOut.join(marksText.comma)}.`,
          sums.left_out && sort.endsWith('amount') && text.uncountedLast,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
