import { abbreviateUsd } from '../../../base/money.ts';
import { embedsText as text } from '../../../text/text.ts';
import { NameLink } from '../../../ui/values.tsx';

export interface EmbedTableRow {
  href: string;
  name: string;
  /** Below the name. */
  detail: string | null;
  /** In the order of the heads after the first; the last is a figure. */
  cells: readonly string[];
}

export interface EmbedTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly EmbedTableRow[];
}

export function EmbedTable({ caption, heads, rows }: EmbedTableProps) {
  if (rows.length === 0) return <p>{text.noneMatch}</p>;
  const last = heads.length - 1;
  const figure = (index: number) => (index === last ? 'figure-cell' : undefined);
  const isShown = (index: number) => isColumnShown(rows, index);
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map(
            (head, index) =>
              isShown(index) && (
                <th key={head} scope="col" className={figure(index)}>
                  {head}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ href, name, detail, cells }) => (
          <tr key={href + cells.join()}>
            <th scope="row">
              <NameLink href={href} target="_blank" rel="noopener" name={name} />
              {detail && <span className="detail">{detail}</span>}
            </th>
            {cells.map(
              (cell, index) =>
                isShown(index + 1) && (
                  <td key={heads[index + 1]} className={figure(index + 1)}>
                    {cell}
                  </td>
                ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names are; another column where at least half of the rows know it. */
export function isColumnShown(rows: readonly EmbedTableRow[], column: number): boolean {
  if (column === 0) return true;
  const known = rows.filter(
    ({ cells }) => !['', text.undisclosed].includes(cells[column - 1] ?? ''),
  );
  return known.length * 2 >= rows.length;
}

export const sayAmount = (usd: number | null): string =>
  usd === null ? text.undisclosed : abbreviateUsd(usd);
