// The comparison: missing values show "-", the best figure of a row is marked.

import type { ReactNode } from 'react';
import type { FileColumn } from '../../base/csv.ts';
import { formatPartialDate } from '../../base/dates.ts';
import {
  abbreviateCount,
  announcedIn,
  formatTotalRaised,
  sayRoundAmount,
} from '../../base/money.ts';
import { industryPath, investorPath, locationPath, startupPath } from '../../base/paths.ts';
import { FollowMark } from '../../follows/follow-button.tsx';
import { sayName } from '../../text/say-name.ts';
import { startupsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/entities.tsx';
import { QuietBar } from '../../ui/lists.tsx';
import { Name, NameLink, NameLinks } from '../../ui/values.tsx';
import type { ComparedStartup } from './comparison-contract.ts';
import { newestRoundOf } from './comparison-contract.ts';

interface ComparisonRow {
  label: () => string;
  unit?: 'USD';
  /** What is compared between startups. */
  value: (startup: ComparedStartup) => string | number | null;
  /** What is shown; the value itself when absent. */
  cell?: (startup: ComparedStartup) => ReactNode;
  isFigure?: boolean;
  /** Its columns of a file; its label and value when absent. */
  columns?: readonly FileColumn<ComparedStartup>[];
}

const MISSING = '-';

/** The nine rows and their labels are a fixed form of the first clients; the name is the first. */
const COMPARISON_ROWS: readonly ComparisonRow[] = [
  {
    label: () => text.location,
    value: ({ hq_city, state, country }) => `${hq_city ?? state ?? ''} ${country}`,
    cell: ({ hq_city, state, country, country_slug }) => (
      <>
        {(hq_city ?? state) && `${hq_city ?? state}, `}
        <a href={locationPath(country_slug)}>{sayName(country)}</a>
      </>
    ),
    columns: [
      {
        get label() {
          return text.location;
        },
        value: ({ hq_city, country }) => (hq_city ? `${hq_city}, ${country}` : country),
      },
    ],
  },
  {
    label: () => text.founded,
    value: ({ year_founded }) => year_founded,
  },
  // Always "Private", as the first clients expect; the head of the column has the ticker.
  {
    label: () => text.comparedType,
    value: () => text.private,
  },
  {
    label: () => text.sectors,
    value: ({ industries }) => industries.map(({ name }) => name).join(', '),
    cell: ({ industries }) =>
      industries.length === 0
        ? MISSING
        : industries.map(({ name, slug }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <a href={industryPath(slug)}>{sayName(name)}</a>
            </span>
          )),
  },
  {
    label: () => text.employees,
    value: ({ employee_range }) => employee_range,
  },
  {
    label: () => text.twitterFollowers,
    isFigure: true,
    value: ({ twitter_followers }) => twitter_followers,
    cell: ({ twitter_followers }) =>
      twitter_followers ? abbreviateCount(twitter_followers) : MISSING,
  },
  {
    label: () => text.latestFundRound,
    value: ({ latest_round }) => latest_round && sayName(latest_round),
  },
  { ...raisedRow('total_fundings', () => text.totalFundRaised), isFigure: true },
];

/** Beside them status, rounds, investors and kinds of money. */
const FUNDING_ROWS: readonly ComparisonRow[] = [
  {
    label: () => text.status,
    value: ({ status }) => status && text.statuses[status],
  },
  {
    label: () => text.rounds,
    isFigure: true,
    value: ({ fundings_count }) => fundings_count || null,
    columns: [
      {
        get label() {
          return text.rounds;
        },
        value: ({ fundings_count }) => fundings_count,
      },
    ],
  },
  {
    label: () => text.newestRound,
    value: sayNewestRound,
    columns: [
      {
        get label() {
          return text.newestRoundOn;
        },
        value: ({ last_funding_on }) => last_funding_on?.date,
      },
      {
        get label() {
          return `${text.newestRound} (USD)`;
        },
        value: (one) => newestRoundOf(one).amount,
      },
      {
        get label() {
          return text.newestRoundAnnounced;
        },
        value: (one) => announcedIn(newestRoundOf(one))?.amount,
      },
      {
        get label() {
          return text.currency;
        },
        value: (one) => announcedIn(newestRoundOf(one))?.currency,
      },
    ],
  },
  {
    label: () => text.roundInvestors,
    value: ({ investors, investors_count }) => {
      const names = investors.map(({ name }) => name).join(', ');
      const rest = investors_count - investors.length;
      return rest > 0 ? `${names} ${text.moreInvestors(rest)}` : names;
    },
    cell: ({ investors, investors_count }) =>
      investors.length === 0 ? (
        MISSING
      ) : (
        <>
          <NameLinks names={investors} pathOf={investorPath} />
          {investors_count > investors.length && (
            <> {text.moreInvestors(investors_count - investors.length)}</>
          )}
        </>
      ),
  },
  { ...raisedRow('equity_raised', () => text.equityRaised), isFigure: true },
  raisedRow('debt_raised', () => text.debtRaised),
  raisedRow('grants_raised', () => text.grantsRaised),
];

function raisedRow(
  key: 'total_fundings' | 'equity_raised' | 'debt_raised' | 'grants_raised',
  label: () => string,
): ComparisonRow {
  return {
    label,
    unit: 'USD',
    value: (startup) => startup[key],
    cell: (startup) => formatTotalRaised(startup[key]),
  };
}

/** "Series B, $25.0M, March 2023" */
function sayNewestRound(startup: ComparedStartup): string | null {
  const { latest_round, last_funding_on } = startup;
  const amount = sayRoundAmount(newestRoundOf(startup));
  const parts = [latest_round, amount, last_funding_on && formatPartialDate(last_funding_on)];
  return parts.filter(Boolean).join(', ') || null;
}

/** Facts without a row of their own, each a row. */
const furtherRows = ([first]: readonly ComparedStartup[]): ComparisonRow[] =>
  (first?.further ?? []).map(({ label }, index) => ({
    label: () => label,
    value: ({ further }) => further[index]?.text ?? null,
  }));

/** A file of full figures, a line a startup; unknown ones are empty. */
export const COMPARISON_COLUMNS: readonly FileColumn<ComparedStartup>[] = [
  {
    get label() {
      return text.company;
    },
    value: ({ name }) => name,
  },
  {
    get label() {
      return text.ticker;
    },
    value: ({ public_ticker }) => public_ticker,
  },
  ...[...COMPARISON_ROWS, ...FUNDING_ROWS].flatMap(
    ({ label, unit, value, columns }) =>
      columns ?? [
        {
          get label() {
            return unit ? `${label()} (${unit})` : label();
          },
          value,
        },
      ],
  ),
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
          <summary>{text.unknownRows(unknown.map(({ label }) => label()))}</summary>
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
              key={row.label()}
              className={unknown.includes(row) ? 'comparison-unknown' : undefined}
            >
              <th scope="row">{row.label()}</th>
              {startups.map((startup) => (
                <td key={startup.slug} className={row.isFigure ? 'figure-cell' : undefined}>
                  <Best isBest={isBest(row, startup, startups)}>
                    {row.cell ? row.cell(startup) : (row.value(startup) ?? MISSING)}
                  </Best>
                  <CellBar row={row} startup={startup} startups={startups} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellBarProps {
  row: ComparisonRow;
  startup: ComparedStartup;
  startups: readonly ComparedStartup[];
}

/** How a figure compares with the largest of its row; nothing where it stands alone. */
function CellBar({ row, startup, startups }: CellBarProps) {
  if (!row.isFigure && !row.unit) return null;
  const known = startups.map(row.value).filter((value) => typeof value === 'number' && value > 0);
  const own = row.value(startup);
  if (known.length < 2 || typeof own !== 'number' || own <= 0) return null;
  const share = own / Math.max(...known.map(Number));
  return <QuietBar share={share} isNamed={isBest(row, startup, startups)} />;
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

function differs(row: ComparisonRow, startups: readonly ComparedStartup[]): boolean {
  return new Set(startups.map(row.value)).size > 1;
}

export function hasDifferences(startups: readonly ComparedStartup[]): boolean {
  const rows = [...COMPARISON_ROWS, ...FUNDING_ROWS, ...furtherRows(startups)];
  return rows.some((row) => differs(row, startups));
}

export function FundingComparison(props: ComparisonTableProps) {
  const { startups, onlyDifferences } = props;
  const rows = [...FUNDING_ROWS, ...furtherRows(startups)];
  const isEmpty = startups.every(
    ({ status, fundings_count, further }) =>
      status === null && fundings_count === 0 && further.every(({ text: said }) => said === null),
  );
  if (isEmpty || (onlyDifferences && !rows.some((row) => differs(row, startups)))) return null;
  return <RowsTable {...props} rows={rows} head={({ name }) => <Name>{name}</Name>} />;
}
