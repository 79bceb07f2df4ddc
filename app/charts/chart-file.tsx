// A chart as a file to take along: title, source, date and address are in the picture.
import { chartsText } from '../text/text.ts';
import type { Chart } from './chart-data.ts';
import { SheetContext } from './chart-frame.tsx';
import { ChartOfType } from './chart-of-type.tsx';
import { sayCoverage, sayHeadline, sayMeasure, sayTitledMeasure } from './figure-block.tsx';
import {
  PICTURE_LEFT as LEFT,
  PictureFoot,
  PictureLines,
  renderPicture,
} from './picture-frame.tsx';
import { wrapText } from './wrap-text.ts';

const WIDTH = 1104;
const TITLE_SIZE = 40;
const LINE = 46;
/** Wide enough to fill the picture at its height. */
const PAPER_WIDTHS = { bar: 860, line: 860, step: 860, 'bar-horizontal': 1060 };

interface ChartFile {
  chart: Chart;
  productName: string;
  /** Where the chart stands, with the site's address. */
  address: string;
  /** The day of the newest record, in words. */
  day: string | null;
  /** That the data is fictional, where it is. */
  notice: string | null;
}

export function renderChartFile({ chart, productName, address, day, notice }: ChartFile): string {
  const title = chart.headline ? sayHeadline(chart.headline) : chart.title;
  const lines = wrapText(title, WIDTH, TITLE_SIZE, 2);
  const below = 36 + lines.length * LINE;
  const note = [sayCoverage(chart), notice && `${notice}.`, chartsText.source(productName, day)]
    .filter(Boolean)
    .join(' ');
  return renderPicture(
    title,
    <>
      <PictureLines
        className="display"
        lines={lines}
        figure={chart.headline?.figure}
        x={LEFT}
        y={74}
        size={TITLE_SIZE}
        step={LINE}
      />
      <text className="quiet" x={LEFT} y={below + 34} fontSize={22}>
        {chart.headline ? sayTitledMeasure(chart) : sayMeasure(chart)}
      </text>
      <SheetContext
        value={{ y: below + 52, height: 490 - below, paperWidth: PAPER_WIDTHS[chart.type] }}
      >
        <ChartOfType chart={chart} id="chart" />
      </SheetContext>
      <PictureFoot note={note} address={address} productName={productName} />
    </>,
  );
}
