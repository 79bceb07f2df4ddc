// A table as a picture.
import { localPath } from '../../../base/locale-path.ts';
import { PICTURE_WIDTH } from '../../../base/outside-paths.ts';
import {
  isMirrored,
  PICTURE_LEFT as LEFT,
  PictureFoot,
  placeText,
  renderPicture,
} from '../../../charts/picture-frame.tsx';
import { fitText, textWidth, widestText } from '../../../charts/text-width.ts';
import { embedsText as text } from '../../../text/text.ts';
import type { Embed, EmbedTable } from './embed.ts';
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
      <text className="display" {...placeText(LEFT, title)} y={68} fontSize={36}>
        {fitText(title, WIDTH, 36)}
      </text>
      <text className="quiet" {...placeText(LEFT, subtitle)} y={102} fontSize={SIZE}>
        {fitText(subtitle, WIDTH, SIZE)}
      </text>
      {table && <Table {...table} />}
      <PictureFoot
        note={sayNote(embed, site)}
        address={site.siteUrl + localPath(path)}
        productName={site.productName}
      />
    </>,
  );
}

function Table({ name, columns, rows }: EmbedTable) {
  if (rows.length === 0) {
    return (
      <text className="quiet" {...placeText(LEFT, text.noneMatch)} y={FIRST_ROW} fontSize={SIZE}>
        {text.noneMatch}
      </text>
    );
  }
  // From the right: a column is as wide as its words, the names have the rest.
  let right = RIGHT;
  const placed = columns.toReversed().map((column) => {
    const { label, index, isFigure } = column;
    const words = [label, ...rows.map(({ cells }) => cells[index] ?? '')];
    const width = Math.min(WIDEST_CELL, widestText(words, SIZE));
    const end = right;
    right -= width + GAP;
    return { ...column, width, x: isFigure ? end : end - width };
  });
  const ordered = placed.toReversed();
  return (
    <>
      <text className="small" {...placeText(LEFT, name)} y={142} fontSize={17}>
        {name}
      </text>
      {ordered.map(({ index, label, x, isFigure }) => (
        <text
          key={index}
          className="small"
          {...placeText(x, label, isFigure)}
          y={142}
          fontSize={17}
        >
          {label}
        </text>
      ))}
      <path fill="#1c1b18" d={`M${LEFT} 151h${WIDTH}v2h-${WIDTH}z`} />
      {rows.map(({ name, detail, cells }, at) => {
        const y = FIRST_ROW + at * ROW;
        return [
          <Name key={`${at}`} {...{ name, detail, y }} width={right - LEFT} />,
          ...ordered.map(({ index, x, width, isFigure }) => (
            <text
              key={`${at} ${index}`}
              {...placeText(x, cells[index] ?? '', isFigure)}
              y={y}
              fontSize={SIZE}
              fontWeight={isFigure ? 600 : undefined}
            >
              {fitText(cells[index] ?? '', width, SIZE)}
            </text>
          )),
        ];
      })}
    </>
  );
}

function Name(props: { name: string; detail: string | null; y: number; width: number }) {
  const { name, detail, y, width } = props;
  const shown = fitText(name, width, SIZE);
  // Bold letters are a little wider.
  const rest = width - textWidth(shown, SIZE) * 1.08 - 10;
  return (
    <text {...placeText(LEFT, name + (detail ?? ''))} y={y} fontSize={SIZE}>
      <tspan fontWeight={600}>{shown}</tspan>
      {detail && rest > 80 && (
        <tspan className="small" dx={isMirrored() ? -10 : 10} fontSize={17}>
          {fitText(detail, rest, 17)}
        </tspan>
      )}
    </text>
  );
}
