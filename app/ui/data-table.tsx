import type { ReactNode } from 'react';
import { type Label, labelText } from '../base/label.ts';
import { joinClasses } from './class-names.ts';

export interface DataColumn<Row> {
  /** Where a page picks it from a list of columns. */
  key?: string;
  label: Label;
  cell: (row: Row, index: number) => ReactNode;
  isFigure?: boolean;
  /** A few words that stay on one line where there is room. */
  isShort?: boolean;
  /** Sentences, which need the room of some words on a line. */
  isProse?: boolean;
  sortHref?: string;
  sorted?: 'ascending' | 'descending';
  /** Names the row; the first column by default. */
  isRowHead?: boolean;
  /** Says itself what it is, so that cards leave its label out. */
  isPlain?: boolean;
  hideOnXs?: boolean;
  /** Between phones, where rows are cards, and wide windows. */
  hideOnSm?: boolean;
  /** With it, the column is left out where less than half of the rows have a value. */
  isKnown?: (row: Row) => boolean;
}

export interface DataTableProps<Row> {
  /** For assistive technology only, unless it is shown: a heading usually says the same. */
  caption: string;
  captionShown?: boolean;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** Where rows change in the browser; their place otherwise. */
  getKey?: (row: Row) => string | number;
  /** What addresses of a row end in, after the #. */
  getId?: (row: Row) => string;
  compact?: boolean;
  cardsOnXs?: boolean;
  /** A box before the name of each row, for the form around the table. */
  tick?: (row: Row) => TickProps;
  /** Label of a box that ticks all of them (app/boot.ts). */
  tickAll?: string;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown, rows, getKey, getId, compact, cardsOnXs, tick } = props;
  const columns = props.columns.filter((column) => isWorthShowing(column, rows));
  const classes = joinClasses('table', compact && 'table-compact', cardsOnXs && 'table-cards');
  const rowHead = columns.find((column) => column.isRowHead) ?? columns[0];
  // Cards drop the table's layout, and some browsers its roles with it.
  const as = (role: string) => (cardsOnXs ? role : undefined);
  return (
    <div className="table-scroll">
      <table className={classes} role={as('table')}>
        <caption className={captionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <thead role={as('rowgroup')}>
          <tr role={as('row')}>
            {columns.map((column, place) => (
              <HeadCell
                key={place}
                column={column}
                role={as('columnheader')}
                tickAll={column === rowHead ? props.tickAll : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody role={as('rowgroup')}>
          {rows.map((row, index) => (
            <tr key={getKey?.(row) ?? index} id={getId?.(row)} role={as('row')}>
              {columns.map((column, place) => {
                const isHead = column === rowHead;
                const Cell = isHead ? 'th' : 'td';
                return (
                  <Cell
                    key={place}
                    scope={isHead ? 'row' : undefined}
                    role={as(isHead ? 'rowheader' : 'cell')}
                    className={getCellClass(column)}
                    data-label={
                      cardsOnXs && !isHead && !column.isPlain ? labelText(column.label) : undefined
                    }
                  >
                    {isHead && tick ? (
                      <Ticked {...tick(row)}>{column.cell(row, index)}</Ticked>
                    ) : (
                      column.cell(row, index)
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TickProps {
  name: string;
  value: string | number;
  /** Of the row: "Select Andela". */
  label: string;
}

function Ticked({ label, children, ...input }: TickProps & { children: ReactNode }) {
  return (
    <div className="ticked">
      <input type="checkbox" {...input} aria-label={label} />
      {children}
    </div>
  );
}

function isWorthShowing<Row>({ isKnown }: DataColumn<Row>, rows: readonly Row[]): boolean {
  return !isKnown || rows.filter(isKnown).length * 2 >= rows.length;
}

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  role?: string;
  tickAll?: string;
}

function HeadCell<Row>({ column, role, tickAll }: HeadCellProps<Row>) {
  const { sortHref, sorted } = column;
  const words = labelText(column.label);
  const label = sortHref ? (
    <a href={sortHref} rel="nofollow">
      {words}
      <SortArrow sorted={sorted} />
    </a>
  ) : (
    words
  );
  return (
    <th scope="col" role={role} className={getCellClass(column)} aria-sort={sorted}>
      {tickAll ? (
        <div className="ticked">
          <input type="checkbox" className="needs-script" aria-label={tickAll} data-ticks-all="" />
          {label}
        </div>
      ) : (
        label
      )}
    </th>
  );
}

const ARROWS = {
  ascending: 'M0 7h8L4 1z',
  descending: 'M0 3h8L4 9z',
  none: 'M1 4h6L4 .5zM1 6h6L4 9.5z',
};

function SortArrow({ sorted = 'none' }: { sorted?: keyof typeof ARROWS }) {
  return (
    <svg
      className={`sort-arrow sort-arrow-${sorted}`}
      viewBox="0 0 8 10"
      width="8"
      height="10"
      aria-hidden="true"
    >
      <path d={ARROWS[sorted]} />
    </svg>
  );
}

function getCellClass<Row>(column: DataColumn<Row>) {
  const { isFigure, isShort, isProse, hideOnXs, hideOnSm } = column;
  const names = [
    isFigure && 'figure-cell',
    isShort && 'short-cell',
    isProse && 'prose-cell',
    hideOnXs && 'hide-on-xs',
    hideOnSm && 'hide-on-sm',
  ];
  return joinClasses(...names) || undefined;
}
