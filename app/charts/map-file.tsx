// The map as a file to take along: title, source, date and address are in the picture.
import { chartsText } from '../text/text.ts';
import { AfricaShapes } from './africa-shape-map.tsx';
import { type AfricaMapProps, rangeLabel } from './map-parts.tsx';
import {
  PICTURE_LEFT,
  PICTURE_TITLE,
  PictureFoot,
  PictureLines,
  type PictureOrigin,
  renderPicture,
  sayOrigin,
} from './picture-frame.tsx';
import { roundClasses } from './round-classes.ts';
import { wrapText } from './text-width.ts';

const TITLE_WIDTH = 520;
const PLACE = { x: 600, y: 24, width: 560, height: 520 };

type MapFile = AfricaMapProps & PictureOrigin & { subtitle: string };

export function renderMapFile(file: MapFile): string {
  const { title, subtitle, values, unit } = file;
  const classes = roundClasses(values.map(({ value }) => value));
  const lines = wrapText(title, TITLE_WIDTH, PICTURE_TITLE.size, 3);
  const below = PICTURE_TITLE.y + lines.length * PICTURE_TITLE.step;
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
      <PictureLines {...PICTURE_TITLE} lines={lines} />
      <text className="quiet" x={PICTURE_LEFT} y={below} fontSize={22}>
        {subtitle}
      </text>
      {legend.map(({ shade, label }, index) => (
        <g key={shade} transform={`translate(${PICTURE_LEFT} ${below + 36 + index * 32})`}>
          <path className={shade} d="M0 0h28v20h-28z" />
          <text className="quiet" x={42} y={17} fontSize={20}>
            {label}
          </text>
        </g>
      ))}
      <AfricaShapes {...file} classes={classes} place={PLACE} />
      <PictureFoot {...file} note={sayOrigin(file)} />
    </>,
  );
}
