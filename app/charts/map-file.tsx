// The map as a file to take along: title, source, date and address are in the picture.
import { chartsText } from '../text/text.ts';
import { AfricaShapes } from './africa-shape-map.tsx';
import { rangeLabel } from './heat-legend.tsx';
import type { AfricaMapProps } from './map-value.ts';
import {
  PICTURE_LEFT as LEFT,
  PictureFoot,
  PictureLines,
  renderPicture,
} from './picture-frame.tsx';
import { roundClasses } from './round-classes.ts';
import { wrapText } from './wrap-text.ts';

const TITLE_SIZE = 40;
const LINE = 46;
const TITLE_WIDTH = 520;
const PLACE = { x: 600, y: 24, width: 560, height: 520 };

interface MapFile extends AfricaMapProps {
  subtitle: string;
  productName: string;
  /** Where the map stands, with the site's address. */
  address: string;
  /** The day of the newest record, in words. */
  day: string | null;
  /** That the data is fictional, where it is. */
  notice: string | null;
}

export function renderMapFile(file: MapFile): string {
  const { title, subtitle, values, unit, productName, address, day, notice } = file;
  const classes = roundClasses(values.map(({ value }) => value));
  const lines = wrapText(title, TITLE_WIDTH, TITLE_SIZE, 3);
  const below = 74 + lines.length * LINE;
  const legend = [
    ...classes.map(({ shade, from }, index) => ({
      shade,
      label: rangeLabel(from, classes[index + 1]?.from, unit),
    })),
    { shade: 'no-data', label: chartsText.noData },
  ];
  return renderPicture(
    title,
    <>
      <PictureLines
        className="display"
        lines={lines}
        x={LEFT}
        y={74}
        size={TITLE_SIZE}
        step={LINE}
      />
      <text className="quiet" x={LEFT} y={below} fontSize={22}>
        {subtitle}
      </text>
      {legend.map(({ shade, label }, index) => (
        <g key={shade} transform={`translate(${LEFT} ${below + 36 + index * 32})`}>
          <path className={shade} d="M0 0h28v20h-28z" />
          <text className="quiet" x={42} y={17} fontSize={20}>
            {label}
          </text>
        </g>
      ))}
      <AfricaShapes {...file} classes={classes} place={PLACE} />
      <PictureFoot
        note={[notice && `${notice}.`, chartsText.source(productName, day)]
          .filter(Boolean)
          .join(' ')}
        address={address}
        productName={productName}
      />
    </>,
  );
}
