import { formatMoneyTable } from '../../base/money.ts';
import { investorPath } from '../../base/paths.ts';
import { investorsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { InvestorRow, TopInvestors, TopList, TopWindows } from './contract.ts';

const ORDER: readonly TopList[] = ['top_angels', 'top_seed', 'top_series_a', 'top_grants'];

export function TopLists({ lists, windows }: { lists: TopInvestors; windows: TopWindows }) {
  return (
    <div className="grid section">
      {ORDER.map((list) => (
        <section key={list} className="col-3 col-6-from-sm">
          <h2 className="h3">{text.lists[list]}</h2>
          {lists[list].length === 0 && <p className="muted">{text.noTop(text.listRounds[list])}</p>}
          {lists[list].length > 0 && (
            <>
              <p className="small">{text.window(text.listRounds[list], windows[list])}</p>
              <ol className="top-list">
                {lists[list].map((row) => (
                  <TopItem key={row.slug} row={row} />
                ))}
              </ol>
            </>
          )}
        </section>
      ))}
    </div>
  );
}

function TopItem({ row: { name, slug, deals_count, total_amount } }: { row: InvestorRow }) {
  return (
    <li>
      <a href={investorPath(slug)}>
        <Name>{name}</Name>
      </a>
      <p className="small">
        {text.deals(deals_count)}
        {total_amount !== null && `, ${text.sumOfRounds(formatMoneyTable(total_amount))}`}
      </p>
      <FollowMark type="investor" slug={slug} name={name} />
    </li>
  );
}
