// A chart as a file to take along: title, source, date and address are in the picture.
import type { Chart } from './chart-data.ts';
import { SheetContext } from './chart-frame.tsx';
import { ChartOfType } from './chart-of-type.tsx';
import { sayCoverage, sayHeadline, sayMeasure, sayTitledMeasure } from './figure-block.tsx';
import {
  PICTURE_LEFT,
  PICTURE_TITLE,
  PictureFoot,
  PictureLines,
  type PictureOrigin,
  renderPicture,
  sayOrigin,
} from './picture-frame.tsx';
import { wrapText } from './text-width.ts';

const WIDTH = 1104;
/** Wide enough to fill the picture at its height. */
const PAPER_WIDTHS = { bar: 860, line: 860, step: 860, 'bar-horizontal': 1060 };

export function renderChartFile({ chart, ...origin }: PictureOrigin & { chart: Chart }): string {
  const title = chart.headline ? sayHeadline(chart.headline) : chart.title;
  const lines = wrapText(title, WIDTH, PICTURE_TITLE.size, 2);
  const below = 36 + lines.length * PICTURE_TITLE.step;
  return renderPicture(
    title,
    <>
      <PictureLines {...PICTURE_TITLE} lines={lines} figure={chart.headline?.figure} />
      <text className="quiet" x={PICTURE_LEFT} y={below + 34} fontSize={22}>
        {chart.headline ? sayTitledMeasure(chart) : sayMeasure(chart)}
      </text>
      <SheetContext
        value={{ y: below + 52, height: 490 - below, paperWidth: PAPER_WIDTHS[chart.type] }}
      >
        <ChartOfType chart={chart} id="chart" />
      </SheetContext>
      <PictureFoot {...origin} note={sayOrigin(origin, sayCoverage(chart))} />
    </>,
  );
}
