// The comparison: missing values show "-", the best figure of a row is marked.

import type { ReactNode } from 'react';
import { startupPath } from '../../base/paths.ts';
import { FollowMark } from '../../follows/follow-button.tsx';
import { startupsText as text } from '../../text/text.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/entities.tsx';
import { QuietBar } from '../../ui/lists.tsx';
import { Name, NameLink } from '../../ui/values.tsx';
import type { ComparedStartup } from './comparison-contract.ts';
import {
  COMPARISON_ROWS,
  type ComparisonRow,
  FUNDING_ROWS,
  furtherRows,
  MISSING,
} from './comparison-rows.tsx';

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

/** Phones drop the table's layout, and some browsers its roles with it. */
const as = (role: string) => ({ role });

/** A column a startup, under its name; on phones a block a fact, with a line a startup. */
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
      <table className="table comparison" {...as('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            <th scope="col" {...as('columnheader')}>
              {text.company}
            </th>
            {startups.map((startup) => (
              <th scope="col" {...as('columnheader')} key={startup.slug} aria-label={startup.name}>
                <span className="comparison-company">{head(startup)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {rows.map((row) => (
            <tr
              key={row.label()}
              {...as('row')}
              className={classOf(unknown.includes(row), !differs(row, startups))}
            >
              <th scope="row" {...as('rowheader')}>
                {row.label()}
              </th>
              {startups.map((startup) => (
                <td
                  key={startup.slug}
                  {...as('cell')}
                  className={row.isFigure || row.unit ? 'figure-cell' : undefined}
                  data-label={startup.name}
                >
                  <span className="comparison-value">
                    <Best isBest={isBest(row, startup, startups)}>
                      {row.cell ? row.cell(startup) : (row.value(startup) ?? MISSING)}
                    </Best>
                  </span>
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

const classOf = (isUnknown: boolean, isSame: boolean) =>
  joinClasses(isUnknown && 'comparison-unknown', isSame && 'comparison-same') || undefined;

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

/** Rows without any value are collapsed, never removed. */
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
