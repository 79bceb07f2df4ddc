// A table as a picture to take along.
import { PICTURE_WIDTH } from '../../../base/outside-paths.ts';
import {
  PICTURE_LEFT as LEFT,
  PictureFoot,
  renderPicture,
} from '../../../charts/picture-frame.tsx';
import { fitText, textWidth, widestText } from '../../../charts/text-width.ts';
import { embedsText as text } from '../../../text/text.ts';
import type { Embed } from './embed.ts';
import { type EmbedTableProps, type EmbedTableRow, isColumnShown } from './embed-table.tsx';
import { type EmbedSite, sayNote } from './render-embed.tsx';

const RIGHT = PICTURE_WIDTH - LEFT;
const WIDTH = RIGHT - LEFT;
const SIZE = 20;
const GAP = 28;
const WIDEST_CELL = 300;
const FIRST_ROW = 178;
const ROW = 37;

/** SVG of 1200 x 630. */
export function drawEmbed(embed: Embed, site: EmbedSite): string {
  const { title, subtitle = '', table, path } = embed;
  return renderPicture(
    title,
    <>
      <text className="display" x={LEFT} y={68} fontSize={36}>
        {fitText(title, WIDTH, 36)}
      </text>
      <text className="quiet" x={LEFT} y={102} fontSize={SIZE}>
        {fitText(subtitle, WIDTH, SIZE)}
      </text>
      {table && <Table {...table} />}
      <PictureFoot
        note={sayNote(embed, site)}
        address={site.siteUrl + path}
        productName={site.productName}
      />
    </>,
  );
}

interface Column {
  index: number;
  /** Of its left side; of the right one for the last column. */
  x: number;
  width: number;
}

function Table({ heads, rows }: EmbedTableProps) {
  if (rows.length === 0) {
    return (
      <text className="quiet" x={LEFT} y={FIRST_ROW} fontSize={SIZE}>
        {text.noneMatch}
      </text>
    );
  }
  const columns = placeColumns(heads, rows);
  const last = heads.length - 1;
  const anchor = (index: number) => (index === last ? 'end' : undefined);
  return (
    <>
      {columns.map(({ index, x }) => (
        <text key={index} className="small" x={x} y={142} fontSize={17} textAnchor={anchor(index)}>
          {heads[index]}
        </text>
      ))}
      <path fill="#1c1b18" d={`M${LEFT} 151h${WIDTH}v2h-${WIDTH}z`} />
      {rows.map((row, at) =>
        columns.map(({ index, x, width }) => {
          const y = FIRST_ROW + at * ROW;
          const key = `${at} ${index}`;
          if (index === 0) return <Name key={key} row={row} y={y} width={width} />;
          return (
            <text
              key={key}
              x={x}
              y={y}
              fontSize={SIZE}
              textAnchor={anchor(index)}
              fontWeight={index === last ? 600 : undefined}
            >
              {fitText(row.cells[index - 1] ?? '', width, SIZE)}
            </text>
          );
        }),
      )}
    </>
  );
}

/** From the right: a column is as wide as its words, the names have the rest. */
function placeColumns(heads: readonly string[], rows: readonly EmbedTableRow[]): Column[] {
  const columns: Column[] = [];
  let right = RIGHT;
  for (let index = heads.length - 1; index > 0; index -= 1) {
    if (!isColumnShown(rows, index)) continue;
    const words = [heads[index] ?? '', ...rows.map(({ cells }) => cells[index - 1] ?? '')];
    const width = Math.min(WIDEST_CELL, widestText(words, SIZE));
    columns.unshift({ index, x: index === heads.length - 1 ? right : right - width, width });
    right -= width + GAP;
  }
  return [{ index: 0, x: LEFT, width: right - LEFT }, ...columns];
}

function Name({
  row: { name, detail },
  y,
  width,
}: {
  row: EmbedTableRow;
  y: number;
  width: number;
}) {
  const shown = fitText(name, width, SIZE);
  // Bold letters are a little wider.
  const rest = width - textWidth(shown, SIZE) * 1.08 - 10;
  return (
    <text x={LEFT} y={y} fontSize={SIZE}>
      <tspan fontWeight={600}>{shown}</tspan>
      {detail && rest > 80 && (
        <tspan className="small" dx={10} fontSize={17}>
          {fitText(detail, rest, 17)}
        </tspan>
      )}
    </text>
  );
}
