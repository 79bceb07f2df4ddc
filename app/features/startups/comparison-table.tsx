// The comparison (spec section 9): missing values show "-", the best figure of a row is marked.
import type { ReactNode } from 'react';
import { abbreviateCount, formatTotalRaised } from '../../base/money.ts';
import { industryPath, locationPath, startupPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { NameLink } from '../../ui/name-link.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { ComparedStartup } from './comparison-contract.ts';

export interface ComparisonRow {
  key: string;
  label: string;
  cell: (startup: ComparedStartup) => ReactNode;
  /** The text compared between startups. */
  value: (startup: ComparedStartup) => string | number | null;
  isFigure?: boolean;
}

export const MISSING = '-';

const COMPARISON_ROWS: readonly ComparisonRow[] = [
  {
    key: 'company',
    label: text.company,
    value: ({ name }) => name,
    cell: ({ name, slug, logo, public_ticker }) => (
      <>
        <Avatar kind="startup" name={name} slug={slug} src={logo} />
        <NameLink href={startupPath(slug)} name={name} />
        {public_ticker && <span className="chip">{public_ticker}</span>}
      </>
    ),
  },
  {
    key: 'location',
    label: text.location,
    value: ({ hq_city, state, country }) => `${hq_city ?? state ?? ''} ${country}`,
    cell: ({ hq_city, state, country, country_slug }) => (
      <>
        {(hq_city ?? state) && `${hq_city ?? state}, `}
        <a href={locationPath(country_slug)}>{country}</a>
      </>
    ),
  },
  {
    key: 'founded',
    label: text.founded,
    value: ({ year_founded }) => year_founded,
    cell: ({ year_founded }) => year_founded ?? MISSING,
  },
  {
    key: 'type',
    label: text.comparedType,
    value: () => text.private,
    // Always "Private" (spec section 9); the Company cell has the ticker.
    cell: () => text.private,
  },
  {
    key: 'sectors',
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
  {
    key: 'employees',
    label: text.employees,
    value: ({ employee_range }) => employee_range,
    cell: ({ employee_range }) => employee_range ?? MISSING,
  },
  {
    key: 'twitter_followers',
    label: text.twitter,
    isFigure: true,
    value: ({ twitter_followers }) => twitter_followers,
    cell: ({ twitter_followers }) =>
      twitter_followers ? abbreviateCount(twitter_followers) : MISSING,
  },
  {
    key: 'latest_round',
    label: text.latestFundRound,
    value: ({ latest_round }) => latest_round,
    cell: ({ latest_round }) => latest_round ?? MISSING,
  },
  {
    key: 'total_fundings',
    label: text.totalFundRaised,
    isFigure: true,
    value: ({ total_fundings }) => total_fundings,
    cell: ({ total_fundings }) => formatTotalRaised(total_fundings),
  },
];

export interface ComparisonTableProps {
  caption: string;
  startups: readonly ComparedStartup[];
  /** Hides rows in which all startups are equal. */
  onlyDifferences?: boolean;
}

export function ComparisonTable(props: ComparisonTableProps) {
  const [company, ...rows] = COMPARISON_ROWS;
  return (
    <RowsTable
      {...props}
      rows={rows}
      head={(startup) => (
        <>
          {company?.cell(startup)}
          <FollowMark type="startup" slug={startup.slug} name={startup.name} />
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
export function RowsTable({ caption, startups, onlyDifferences, head, ...props }: RowsTableProps) {
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
            <tr key={row.key} className={unknown.includes(row) ? 'comparison-unknown' : undefined}>
              <th scope="row">{row.label}</th>
              {startups.map((startup) => (
                <td key={startup.slug} className={row.isFigure ? 'figure-cell' : undefined}>
                  <Best isBest={isBest(row, startup, startups)}>{row.cell(startup)}</Best>
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

/** Rows of which nothing is known are folded away, never removed (decisions.md). */
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
  return differsInAny(COMPARISON_ROWS.slice(1), startups);
}

export function differsInAny(
  rows: readonly ComparisonRow[],
  startups: readonly ComparedStartup[],
): boolean {
  return rows.some((row) => differs(row, startups));
}

function differs(row: ComparisonRow, startups: readonly ComparedStartup[]): boolean {
  return new Set(startups.map(row.value)).size > 1;
}
