// The comparison: missing values show "-", the best figure of a row is marked.
import type { ReactNode } from 'react';
import { formatPartialDate } from '../../base/dates.ts';
import { abbreviateCount, formatTotalRaised, sayRoundAmount } from '../../base/money.ts';
import { industryPath, investorPath, locationPath, startupPath } from '../../base/paths.ts';
import { FollowMark } from '../../follows/follow-button.tsx';
import { startupsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/entities.tsx';
import { Name, NameLink, NameLinks } from '../../ui/values.tsx';
import type { ComparedStartup } from './comparison-contract.ts';

interface ComparisonRow {
  label: string;
  /** What is compared between startups. */
  value: (startup: ComparedStartup) => string | number | null;
  /** What is shown; the value itself when absent. */
  cell?: (startup: ComparedStartup) => ReactNode;
  isFigure?: boolean;
}

const MISSING = '-';

const COMPARISON_ROWS: readonly ComparisonRow[] = [
  {
    label: text.location,
    value: ({ hq_city, state, country }) => `${hq_city ?? state ?? ''} ${country}`,
    cell: ({ hq_city, state, country, country_slug }) => (
      <>
        {(hq_city ?? state) && `${hq_city ?? state}, `}
        <a href={locationPath(country_slug)}>{country}</a>
      </>
    ),
  },
  { label: text.founded, value: ({ year_founded }) => year_founded },
  // Always "Private", as the first clients expect; the head of the column has the ticker.
  { label: text.comparedType, value: () => text.private },
  {
    label: text.sectors,
    value: ({ industries }) => industries.map(({ slug }) => slug).join(),
    cell: ({ industries }) =>
      industries.length === 0
        ? MISSING
        : industries.map(({ name, slug }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <a href={industryPath(slug)}>{name}</a>
            </span>
          )),
  },
  { label: text.employees, value: ({ employee_range }) => employee_range },
  {
    label: text.twitter,
    isFigure: true,
    value: ({ twitter_followers }) => twitter_followers,
    cell: ({ twitter_followers }) =>
      twitter_followers ? abbreviateCount(twitter_followers) : MISSING,
  },
  { label: text.latestFundRound, value: ({ latest_round }) => latest_round },
  {
    label: text.totalFundRaised,
    isFigure: true,
    value: ({ total_fundings }) => total_fundings,
    cell: ({ total_fundings }) => formatTotalRaised(total_fundings),
  },
];

interface ComparisonTableProps {
  caption: string;
  startups: readonly ComparedStartup[];
  /** Hides rows in which all startups are equal. */
  onlyDifferences?: boolean;
}

export function ComparisonTable(props: ComparisonTableProps) {
  return (
    <RowsTable
      {...props}
      rows={COMPARISON_ROWS}
      head={({ name, slug, logo, public_ticker }) => (
        <>
          <Avatar kind="startup" name={name} slug={slug} src={logo} />
          <NameLink href={startupPath(slug)} name={name} />
          {public_ticker && <span className="chip">{public_ticker}</span>}
          <FollowMark type="startup" slug={slug} name={name} />
        </>
      )}
    />
  );
}

interface RowsTableProps extends ComparisonTableProps {
  rows: readonly ComparisonRow[];
  head: (startup: ComparedStartup) => ReactNode;
}

/** A column a startup, under its name. */
function RowsTable({ caption, startups, onlyDifferences, head, ...props }: RowsTableProps) {
  const rows = onlyDifferences ? props.rows.filter((row) => differs(row, startups)) : props.rows;
  const unknown = rows.filter((row) => isUnknown(row, startups));
  return (
    <div className="table-scroll">
      {unknown.length > 0 && (
        <details className="comparison-fold small">
          <summary>{text.unknownRows(unknown.map(({ label }) => label))}</summary>
        </details>
      )}
      <table className="table comparison">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.company}</th>
            {startups.map((startup) => (
              <th scope="col" key={startup.slug} aria-label={startup.name}>
                <span className="comparison-company">{head(startup)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.label}
              className={unknown.includes(row) ? 'comparison-unknown' : undefined}
            >
              <th scope="row">{row.label}</th>
              {startups.map((startup) => (
                <td key={startup.slug} className={row.isFigure ? 'figure-cell' : undefined}>
                  <Best isBest={isBest(row, startup, startups)}>
                    {row.cell ? row.cell(startup) : (row.value(startup) ?? MISSING)}
                  </Best>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Best({ isBest, children }: { isBest: boolean; children: ReactNode }) {
  if (!isBest) return children;
  return (
    <strong className="comparison-best">
      {children}
      <span className="visually-hidden"> ({text.best})</span>
    </strong>
  );
}

/** Rows of which nothing is known are folded away, never removed. */
function isUnknown({ value }: ComparisonRow, startups: readonly ComparedStartup[]): boolean {
  return startups.every((startup) => value(startup) === null || value(startup) === '');
}

/** The highest of at least two known figures, ties included. */
function isBest(
  row: ComparisonRow,
  startup: ComparedStartup,
  startups: readonly ComparedStartup[],
): boolean {
  if (!row.isFigure) return false;
  const known = startups.map(row.value).filter((value) => typeof value === 'number' && value > 0);
  return known.length > 1 && row.value(startup) === Math.max(...(known as number[]));
}

export function hasDifferences(startups: readonly ComparedStartup[]): boolean {
  return COMPARISON_ROWS.some((row) => differs(row, startups));
}

function differs(row: ComparisonRow, startups: readonly ComparedStartup[]): boolean {
  return new Set(startups.map(row.value)).size > 1;
}

/** Beside the nine rows of the first clients: status, rounds, investors and kinds of money. */
const FUNDING_ROWS: readonly ComparisonRow[] = [
  {
    label: text.status,
    value: ({ status }) => status,
    cell: ({ status }) => (status ? text.statuses[status] : MISSING),
  },
  { label: text.rounds, isFigure: true, value: ({ fundings_count }) => fundings_count || null },
  { label: text.newestRound, value: sayNewestRound },
  {
    label: text.investors,
    value: ({ investors, investors_count }) =>
      `${investors.map(({ slug }) => slug)}${investors_count || ''}`,
    cell: ({ investors, investors_count }) =>
      investors.length === 0 ? (
        MISSING
      ) : (
        <>
          <NameLinks names={investors} pathOf={investorPath} />
          {investors_count > investors.length && (
            <> {text.andMore(investors_count - investors.length)}</>
          )}
        </>
      ),
  },
  { ...raisedRow('equity_raised', text.equityRaised), isFigure: true },
  raisedRow('debt_raised', text.debtRaised),
  raisedRow('grants_raised', text.grantsRaised),
];

function raisedRow(
  key: 'equity_raised' | 'debt_raised' | 'grants_raised',
  label: string,
): ComparisonRow {
  return {
    label,
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

/** Facts without a row of their own, each a row. */
const furtherRows = ([first]: readonly ComparedStartup[]): ComparisonRow[] =>
  (first?.further ?? []).map(({ label }, index) => ({
    label,
    value: ({ further }) => further[index]?.text ?? null,
  }));

export function FundingComparison(props: ComparisonTableProps) {
  const { startups, onlyDifferences } = props;
  const rows = [...FUNDING_ROWS, ...furtherRows(startups)];
  const isEmpty = startups.every(
    (one) =>
      one.status === null &&
      one.fundings_count === 0 &&
      one.further.every(({ text: said }) => said === null),
  );
  if (isEmpty || (onlyDifferences && !hasFundingDifferences(startups))) return null;
  return <RowsTable {...props} rows={rows} head={({ name }) => <Name>{name}</Name>} />;
}

export function hasFundingDifferences(startups: readonly ComparedStartup[]): boolean {
  return [...FUNDING_ROWS, ...furtherRows(startups)].some((row) => differs(row, startups));
}
