// The frame of a picture of 1200 x 630: an exported chart, or the preview where a link is
// shared. It is read alone, so it names the site and its address.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLocale, directionOf } from '../base/locale.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../base/outside-paths.ts';
import { chartsText } from '../text/text.ts';
import { drawMark, INKS, weaveName } from '../ui/weave.ts';
import { fitText } from './text-width.ts';

export const PICTURE_LEFT = 48;
const CLOTH_LEFT = 1104;
/** Place and size of the title of a chart or map, for PictureLines. */
export const PICTURE_TITLE = { className: 'display', x: PICTURE_LEFT, y: 74, size: 40, step: 46 };

/** Origin of an exported chart or map. */
export interface PictureOrigin {
  productName: string;
  /** Where it stands, with the site's address. */
  address: string;
  /** The day of the newest record, in words. */
  day: string | null;
  /** That the data is fictional, where it is. */
  notice: string | null;
}

/** The light theme, as in tokens.css and charts.css. */
const STYLES = `
text{font-family:"Source Sans 3","Source Sans 3 Variable",sans-serif;fill:#1c1b18}
.display{font-family:"Bricolage Grotesque 96pt ExtraBold","Bricolage Grotesque","Source Sans 3",sans-serif;font-weight:700}
.name{font-weight:700}
.figure{fill:#b4491f}.quiet{fill:#4f4b43}.small{fill:#6a655a}
.k{color:#6f7fab}.c1{color:#2342b8}.c2{color:#b4491f}.c3{color:#13745f}.c4{color:#b87b00}.c5{color:#682258}.c6{color:#228bdb}
.chart-bar{fill:currentColor}.chart-grid{fill:none;stroke:#dcd7cb}.chart-base{fill:none;stroke:#857f72}.chart-leader{stroke:#b4491f}
.chart-hatch,.chart-running{stroke:currentColor}.chart-line{fill:none;stroke:currentColor;stroke-width:2}
.chart-dots{stroke-width:6;stroke-linecap:round}
.chart-ticks text,.chart-labels text,.chart-values text,.chart-names text,.chart-amounts text,.chart-ends text{font-size:11px}
.chart-ticks,.chart-end{text-anchor:end}.chart-labels,.chart-values{text-anchor:middle}
.chart-ticks text{baseline-shift:-4px}.chart-ends text{baseline-shift:-4px}
.chart-ticks text,.chart-labels text{fill:#6a655a}
.chart-values text,.chart-amounts text,.chart-ends text{font-weight:600;stroke:#faf9f6;stroke-width:3px;stroke-linejoin:round;paint-order:stroke}
.chart-values .chart-named{fill:#b4491f}
.s0{fill:#e1e6f0}.s1{fill:#c3cce1}.s2{fill:#9dabcd}.s3{fill:#8090bd}.s4{fill:#47588e}.s5{fill:#24336a}.no-data{fill:#f1efe9;stroke:#857f72}
.shape-map{stroke:#faf9f6;stroke-linejoin:round}.map-labels text{stroke:none;font-size:9px;fill:#1c1b18}.map-labels tspan{font-weight:600}
.map-labels .s4,.map-labels .s5{fill:#fff}.map-labels text:not([class]){stroke:#faf9f6;stroke-width:2px;paint-order:stroke}`.replaceAll(
  '\n',
  '',
);

export const isMirrored = (): boolean => directionOf(currentLocale()) === 'rtl';

/** The left edge of what is `width` wide; all but the drawing itself is mirrored in Arabic. */
export const edgeOf = (x: number, width: number): number =>
  isMirrored() ? PICTURE_WIDTH - x - width : x;

/** Where a text begins, or ends; a name or an address in Latin letters keeps its direction. */
export function placeText(x: number, text: string, isEnd = false) {
  if (!isMirrored()) return { x, textAnchor: isEnd ? ('end' as const) : undefined };
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return {
    x: PICTURE_WIDTH - x,
    direction: isArabic ? 'rtl' : undefined,
    textAnchor: isEnd === isArabic ? ('end' as const) : undefined,
  };
}

export function renderPicture(title: string, content: ReactNode): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={PICTURE_WIDTH}
      height={PICTURE_HEIGHT}
      viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
    >
      <title>{title}</title>
      <style>{STYLES}</style>
      <path fill="#faf9f6" d={`M0 0h${PICTURE_WIDTH}v${PICTURE_HEIGHT}h-${PICTURE_WIDTH}z`} />
      {content}
    </svg>,
  );
}

/** Lines below one another, the first at `y`; the figure in them stands out. */
export function PictureLines(props: {
  className: string;
  lines: readonly string[];
  figure?: string;
  x: number;
  y: number;
  size: number;
  step: number;
}) {
  const { className, lines, figure, x, y, size, step } = props;
  const place = placeText(x, lines.join(' '));
  return lines.map((line, index) => {
    const [before, ...after] = figure ? line.split(figure) : [line];
    return (
      <text key={line} className={className} {...place} y={y + index * step} fontSize={size}>
        {before}
        {after.length > 0 && <tspan className="figure">{figure}</tspan>}
        {after.length > 0 && after.join(figure)}
      </text>
    );
  });
}

/** For the footer: what the figures exclude, then their source. */
export function sayOrigin(
  { productName, day, notice }: Omit<PictureOrigin, 'address'>,
  leftOut?: string,
): string {
  return [leftOut, notice && `${notice}.`, chartsText.source(productName, day)]
    .filter(Boolean)
    .join(' ');
}

/** Source and address at the bottom, with the site's cloth. */
export function PictureFoot(props: { note: string; address: string; productName: string }) {
  const { note, address, productName } = props;
  return (
    <>
      <text className="small" {...placeText(PICTURE_LEFT, note)} y={574} fontSize={18}>
        {note}
      </text>
      <text className="small" {...placeText(PICTURE_LEFT, address)} y={602} fontSize={18}>
        {fitText(address, CLOTH_LEFT - PICTURE_LEFT, 18)}
      </text>
      <Cloth name={productName} x={edgeOf(CLOTH_LEFT, 48)} y={556} scale={1.5} />
    </>
  );
}

/** The cloth of a name at a place of the picture; `scale` 1 is 32 units. */
export function Cloth(props: { name: string; x: number; y: number; scale: number }) {
  const { name, x, y, scale } = props;
  const weave = weaveName(name);
  const inks = INKS[weave.pair];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={inks?.ground} d="M0 0h32v32h-32z" />
      <path fill={inks?.thread} fillRule="evenodd" d={drawMark(weave)} />
    </g>
  );
}
