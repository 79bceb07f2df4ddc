import { formatMoneyTable } from '../../base/money.ts';
import { fundingPath, investorPath, pathTo } from '../../base/paths.ts';
import type { RoundRow } from '../../catalogue/round-list-contract.ts';
import { fileLinks, listHref } from '../../find/lists/list-address.ts';
import { type ListColumn, ListTable } from '../../find/lists/list-frame.tsx';
import { investorsText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ROUND_TABLES, ROUNDS_SHAPE } from '../rounds/rounds-shape.ts';
import { ROUND_TABLE } from '../rounds/rounds-table.tsx';
import type { InvestorProfile, PortfolioList } from './queries.server.ts';

/** The rounds an investor joined: the table of /rounds. */
export function Portfolio({ investor, list }: { investor: InvestorProfile; list: PortfolioList }) {
  const { name, slug, deals_count, startups_count, total_amount } = investor;
  const { view, answer } = list;
  const { data: rows, meta } = answer;
  const shape = { ...ROUNDS_SHAPE, path: investorPath(slug), anchor: '#portfolio' };
  return (
    <section className="section" id="portfolio">
      <h2>{text.portfolio}</h2>
      {deals_count === 0 && (
        <EmptyState
          title={text.noPortfolio(name)}
          action={
            <ButtonLink href={pathTo('/dashboard/add-startup')}>{text.addStartup}</ButtonLink>
          }
        >
          {text.noPortfolioWhy}
        </EmptyState>
      )}
      {deals_count > 0 && (
        <p className="small">
          {text.portfolioSum(
            deals_count,
            startups_count,
            total_amount ? formatMoneyTable(total_amount) : null,
          )}{' '}
          <a href={listHref(ROUNDS_SHAPE, { ...view, page: 1 })}>{text.filterThese}</a>
        </p>
      )}
      {deals_count > 0 && rows.length === 0 && (
        <EmptyState
          title={text.pastPortfolio}
          action={<ButtonLink href={listHref(shape, {})}>{text.firstPage}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <ListTable
          shape={shape}
          view={{ ...view, filters: [] }}
          title={text.portfolioOf(name)}
          meta={meta}
          rows={rows}
          getKey={(round) => round.slug}
          columns={columnsOf(slug)}
          downloads={fileLinks(ROUNDS_SHAPE, ROUND_TABLES, view)}
        />
      )}
    </section>
  );
}

/** Those of /rounds; the investor itself is in the round's cell if it led. */
function columnsOf(investor: string): ListColumn<RoundRow>[] {
  return ROUND_TABLE.map((column) => {
    if (column.key !== 'round') return column;
    const cell = ({ slug, round, investors }: RoundRow) => {
      const hasLed = investors.some((one) => one.slug === investor && one.is_lead);
      return <a href={fundingPath(slug)}>{hasLed ? text.leading(round) : round}</a>;
    };
    return { ...column, cell };
  });
}
