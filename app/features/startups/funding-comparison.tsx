// Beside the nine rows of the specification: status, rounds, investors and kinds of money.
import { formatTotalRaised } from '../../base/money.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { investorPath } from '../../base/paths.ts';
import { sayRoundAmount } from '../../base/round-amount.ts';
import { startupsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import type { ComparedStartup } from './comparison-contract.ts';
import {
  type ComparisonRow,
  type ComparisonTableProps,
  differsInAny,
  MISSING,
  RowsTable,
} from './comparison-table.tsx';

const FUNDING_ROWS: readonly ComparisonRow[] = [
  {
    key: 'status',
    label: text.status,
    value: ({ status }) => status,
    cell: ({ status }) => (status ? text.statuses[status] : MISSING),
  },
  {
    key: 'fundings_count',
    label: text.rounds,
    isFigure: true,
    value: ({ fundings_count }) => fundings_count || null,
    cell: ({ fundings_count }) => fundings_count || MISSING,
  },
  {
    key: 'last_funding',
    label: text.newestRound,
    value: (startup) => sayNewestRound(startup),
    cell: (startup) => sayNewestRound(startup) ?? MISSING,
  },
  {
    key: 'investors',
    label: text.investors,
    value: ({ investors, investors_count }) =>
      `${investors.map(({ slug }) => slug)}${investors_count || ''}`,
    cell: ({ investors, investors_count }) =>
      investors.length === 0 ? (
        MISSING
      ) : (
        <>
          {investors.map(({ name, slug }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <NameLink href={investorPath(slug)} name={name} />
            </span>
          ))}
          {investors_count > investors.length && (
            <> {text.andMore(investors_count - investors.length)}</>
          )}
        </>
      ),
  },
  raisedRow('equity_raised', text.equityRaised),
  raisedRow('debt_raised', text.debtRaised),
  raisedRow('grants_raised', text.grantsRaised),
];

function raisedRow(
  key: 'equity_raised' | 'debt_raised' | 'grants_raised',
  label: string,
): ComparisonRow {
  return {
    key,
    label,
    isFigure: key === 'equity_raised',
    value: (startup) => startup[key],
    cell: (startup) => formatTotalRaised(startup[key]),
  };
}

/** "Series B, $25.0M, March 2023" */
function sayNewestRound(startup: ComparedStartup): string | null {
  const { latest_round, last_funding_on } = startup;
  const amount = sayRoundAmount({
    amount: startup.last_funding_amount,
    reported_amount: startup.last_funding_reported_amount,
    reported_currency: startup.last_funding_reported_currency,
  });
  const parts = [latest_round, amount, last_funding_on && formatPartialDate(last_funding_on)];
  return parts.filter(Boolean).join(', ') || null;
}

export function FundingComparison(props: ComparisonTableProps) {
  const { startups, onlyDifferences } = props;
  const isEmpty = startups.every((one) => one.status === null && one.fundings_count === 0);
  if (isEmpty || (onlyDifferences && !hasFundingDifferences(startups))) return null;
  return <RowsTable {...props} rows={FUNDING_ROWS} head={({ name }) => <Name>{name}</Name>} />;
}

export function hasFundingDifferences(startups: readonly ComparedStartup[]): boolean {
  return differsInAny(FUNDING_ROWS, startups);
}
