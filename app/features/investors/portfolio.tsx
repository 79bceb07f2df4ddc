import { formatMoneyTable } from '../../base/money.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import {
  comparePath,
  followPath,
  fundingPath,
  investorPath,
  locationPath,
  pathTo,
  startupPath,
  withQuery,
} from '../../base/paths.ts';
import { investorsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EntityRow } from '../../ui/entity-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { PortfolioRow } from './contract.ts';
import type { InvestorProfile } from './queries.server.ts';

const PORTFOLIO_ID = 'portfolio';
export const PORTFOLIO_PER_PAGE = 50;

/** The rounds an investor joined (spec section 3, investor). */
export function Portfolio({ investor, page }: { investor: InvestorProfile; page: number }) {
  const { name, slug, portfolio: rows, deals_count, startups_count, total_amount } = investor;
  const href = (number: number) =>
    withQuery(investorPath(slug), { page: number > 1 ? number : null });
  return (
    <section className="section" id={PORTFOLIO_ID}>
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
          )}
        </p>
      )}
      {deals_count > 0 && rows.length === 0 && (
        <EmptyState
          title={text.pastPortfolio}
          action={<ButtonLink href={href(1)}>{text.firstPage}</ButtonLink>}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          caption={text.portfolioOf(name)}
          captionHidden
          cardsOnXs
          stickyHead
          rows={rows}
          getKey={({ funding_slug }) => funding_slug}
          columns={columns}
        />
      )}
      {deals_count > PORTFOLIO_PER_PAGE && (
        <Pagination
          meta={{ current_page: page, per_page: PORTFOLIO_PER_PAGE, total: deals_count }}
          href={href}
          label={text.portfolio}
        />
      )}
    </section>
  );
}

const columns: readonly DataColumn<PortfolioRow>[] = [
  { key: 'startup', label: text.startup, cell: (row) => <Startup row={row} /> },
  {
    key: 'country',
    label: text.country,
    cell: ({ country, country_slug }) => (
      <a href={locationPath(country_slug)}>
        <Name>{country}</Name>
      </a>
    ),
  },
  {
    key: 'round',
    label: text.round,
    cell: ({ round, funding_slug, is_lead }) => (
      <a href={fundingPath(funding_slug)}>{is_lead ? text.leading(round) : round}</a>
    ),
  },
  {
    key: 'date',
    label: text.date,
    isKnown: ({ date }) => date !== null,
    cell: ({ date, precision }) =>
      date && precision ? (
        <time dateTime={date}>{formatPartialDate({ date, precision })}</time>
      ) : (
        text.unknownDate
      ),
  },
  {
    key: 'amount',
    label: text.amount,
    isFigure: true,
    isKnown: ({ amount }) => amount !== null,
    cell: ({ amount }) => <Money usd={amount} />,
  },
  { key: 'actions', label: text.actions, cell: (row) => <Actions row={row} /> },
];

function Startup({ row: { name, slug, logo, tagline, funding_slug } }: { row: PortfolioRow }) {
  return (
    <div className="portfolio-startup">
      <EntityRow
        kind="startup"
        name={name}
        slug={slug}
        src={logo}
        href={startupPath(slug)}
        mark={<FollowMark type="startup" slug={slug} name={name} />}
      />
      {tagline && (
        <Tooltip id={`about-${funding_slug}`} text={tagline}>
          <Icon name="info" label={text.whatItDoes(name)} />
        </Tooltip>
      )}
    </div>
  );
}

function Actions({ row: { name, slug } }: { row: PortfolioRow }) {
  const path = startupPath(slug);
  const links = [
    { key: 'open', href: path, label: text.open },
    { key: 'follow', href: followPath('startup', slug), label: text.follow },
    { key: 'compare', href: comparePath([slug]), label: text.compare },
  ];
  return (
    <RowMenu
      subject={name}
      items={links.map(({ key, href, label }) => ({ key, item: <a href={href}>{label}</a> }))}
    />
  );
}
