// Exported pictures (a chart, a map) and previews of shared links. Title, source, date
// and address are in the picture.

import { chartsText } from '../text/text.ts';
import { type AfricaMapProps, AfricaShapes, listRanges } from './africa-maps.tsx';
import type { Chart, ChartHeadline } from './chart-data.ts';
import { ChartOfType, SheetContext } from './chart-of-type.tsx';
import { sayChart } from './figure-block.tsx';
import {
  Cloth,
  edgeOf,
  PICTURE_LEFT,
  PICTURE_TITLE,
  PictureFoot,
  PictureLines,
  type PictureOrigin,
  placeText,
  renderPicture,
  sayOrigin,
} from './picture-frame.tsx';
import { roundClasses } from './round-classes.ts';
import { fitText, wrapText } from './text-width.ts';

/** Wide enough to fill the picture at its height. */
const PAPER_WIDTHS = { bar: 860, line: 860, step: 860, 'bar-horizontal': 1060 };

export function renderChartFile({ chart, ...origin }: PictureOrigin & { chart: Chart }): string {
  const { title, subtitle, note } = sayChart(chart);
  const lines = wrapText(title, 1104, PICTURE_TITLE.size, 3);
  const below = 36 + lines.length * PICTURE_TITLE.step;
  return renderPicture(
    title,
    <>
      <PictureLines {...PICTURE_TITLE} lines={lines} figure={chart.headline?.figure} />
      <text className="quiet" {...placeText(PICTURE_LEFT, subtitle)} y={below + 34} fontSize={22}>
        {fitText(subtitle, 1104, 22)}
      </text>
      <SheetContext
        value={{ y: below + 52, height: 490 - below, paperWidth: PAPER_WIDTHS[chart.type] }}
      >
        <ChartOfType chart={chart} id="chart" />
      </SheetContext>
      <PictureFoot {...origin} note={sayOrigin(origin, note)} />
    </>,
  );
}

const MAP_PLACE = { x: 600, y: 24, width: 560, height: 520 };

export function renderMapFile(file: AfricaMapProps & PictureOrigin & { subtitle: string }): string {
  const { title, subtitle, values, unit } = file;
  const classes = roundClasses(values.map(({ value }) => value));
  const lines = wrapText(title, 520, PICTURE_TITLE.size, 3);
  const below = PICTURE_TITLE.y + lines.length * PICTURE_TITLE.step;
  const legend = [...listRanges(classes, unit), { shade: 'no-data', label: chartsText.noData }];
  return renderPicture(
    title,
    <>
      <PictureLines {...PICTURE_TITLE} lines={lines} />
      <text className="quiet" {...placeText(PICTURE_LEFT, subtitle)} y={below} fontSize={22}>
        {subtitle}
      </text>
      {legend.map(({ shade, label }, index) => (
        <g key={shade} transform={`translate(0 ${below + 36 + index * 32})`}>
          <path className={shade} d={`M${edgeOf(PICTURE_LEFT, 28)} 0h28v20h-28z`} />
          <text className="quiet" {...placeText(PICTURE_LEFT + 42, label)} y={17} fontSize={20}>
            {label}
          </text>
        </g>
      ))}
      <AfricaShapes
        {...file}
        classes={classes}
        place={{ ...MAP_PLACE, x: edgeOf(MAP_PLACE.x, MAP_PLACE.width) }}
      />
      <PictureFoot {...file} note={sayOrigin(file)} />
    </>,
  );
}

const STRIP = 210;
const LEFT = 270;
const WIDTH = 870;
const FOOT = 558;
const NAME = { size: 60, step: 66 };
const LEAD = { size: 30, step: 40 };
const FINDING = { size: 52, step: 58 };
const FACTS = { size: 28, step: 38 };

export interface ShareFile extends Omit<PictureOrigin, 'day'> {
  name: string;
  slug: string;
  /** A short description. */
  lead: string | null;
  finding?: Omit<ChartHeadline, 'x'> | null;
  /** One a line. */
  facts?: readonly string[];
}

/** The preview picture of a shared link. */
export function renderShareFile(file: ShareFile): string {
  const { name, slug, lead, finding, facts = [], notice, productName, address } = file;
  const host = address.replace(/^https?:\/\//, '');
  const most = finding ? 2 : 3;
  const names = wrapEvenly(name, NAME.size, most);
  const leads = lead ? wrapEvenly(lead, LEAD.size, most) : [];
  const findings = finding
    ? wrapEvenly(finding.before + finding.figure + finding.after, FINDING.size, most)
    : [];
  const nameY = 96;
  const leadY = nameY + names.length * NAME.step - 14;
  const findingY = leadY + leads.length * LEAD.step + 48;
  const factsY = finding ? findingY + findings.length * FINDING.step : leadY + 110;
  return renderPicture(
    name,
    <>
      {[0, 1, 2].map((row) => (
        <Cloth key={row} name={slug} x={edgeOf(0, STRIP)} y={row * STRIP} scale={STRIP / 32} />
      ))}
      <PictureLines className="name" lines={names} x={LEFT} y={nameY} {...NAME} />
      <PictureLines className="quiet" lines={leads} x={LEFT} y={leadY} {...LEAD} />
      {finding && (
        <PictureLines
          className="display"
          lines={findings}
          figure={finding.figure}
          x={LEFT}
          y={findingY}
          {...FINDING}
        />
      )}
      <PictureLines
        className="quiet"
        lines={[...facts, notice]
          .filter((line) => line !== null)
          .map((line) => fitText(line, WIDTH, FACTS.size))}
        x={LEFT}
        y={factsY}
        {...FACTS}
      />
      <Cloth name={productName} x={edgeOf(LEFT, 48)} y={FOOT - 24} scale={1.5} />
      <text className="display" {...placeText(LEFT + 64, productName)} y={FOOT + 13} fontSize={36}>
        {productName}
      </text>
      <text className="small" {...placeText(LEFT + WIDTH, host, true)} y={FOOT + 10} fontSize={20}>
        {host}
      </text>
    </>,
  );
}

/** On as few lines as it needs, of about the same length: no word stands alone below. */
function wrapEvenly(text: string, fontSize: number, most: number): string[] {
  const lines = wrapText(text, WIDTH, fontSize, most);
  for (let width = WIDTH / lines.length; width < WIDTH; width += fontSize) {
    const even = wrapText(text, width, fontSize, most + 1);
    if (even.length === lines.length) return even;
  }
  return lines;
}
