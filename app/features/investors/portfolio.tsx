import { formatMoneyTable } from '../../base/money.ts';
import { fundingPath, investorPath } from '../../base/paths.ts';
import type { RoundRow } from '../../catalogue/round-list-contract.ts';
import type { ListColumn } from '../../find/lists/list-frame.tsx';
import { ROUNDS_SHAPE } from '../../find/lists/list-shapes.ts';
import { sayName } from '../../text/say-name.ts';
import { investorsText as text } from '../../text/text.ts';
import { NameLink } from '../../ui/values.tsx';
import { ROUND_TABLES } from '../rounds/rounds-shape.ts';
import { ROUND_TABLE } from '../rounds/rounds-table.tsx';
import { ListPart } from '../startups/list/list-part.tsx';
import type { InvestorProfile, PortfolioList } from './queries.server.ts';

/** The rounds an investor joined: the table of /rounds. */
export function Portfolio({ investor, list }: { investor: InvestorProfile; list: PortfolioList }) {
  const { name, slug, deals_count, startups_count, total_amount } = investor;
  const sum = total_amount ? formatMoneyTable(total_amount) : null;
  return (
    <ListPart
      id="portfolio"
      title={text.portfolio}
      caption={text.portfolioOf(name)}
      path={investorPath(slug)}
      of={ROUNDS_SHAPE}
      tables={ROUND_TABLES}
      list={list}
      lead={(href) => (
        <p className="small">
          {text.portfolioSum(deals_count, startups_count, sum)}{' '}
          <a href={href}>{text.filterThese}</a>
        </p>
      )}
      columns={columnsOf(slug)}
      empty={{
        title: text.noPortfolio(name),
        why: text.noPortfolioWhy,
        pastTheEnd: text.pastPortfolio,
      }}
    />
  );
}

/** Those of /rounds; the investor itself is in the round's cell if it led. */
function columnsOf(investor: string): ListColumn<RoundRow>[] {
  return ROUND_TABLE.map((column) => {
    if (column.key !== 'round') return column;
    const cell = ({ slug, round, investors }: RoundRow) => {
      const hasLed = investors.some((one) => one.slug === investor && one.is_lead);
      return (
        <NameLink
          href={fundingPath(slug)}
          name={hasLed ? text.leading(sayName(round)) : sayName(round)}
        />
      );
    };
    return { ...column, cell };
  });
}
