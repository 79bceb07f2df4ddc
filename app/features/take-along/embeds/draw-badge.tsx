import { textWidth } from '../../../charts/text-width.ts';
import { drawMark, weaveName } from '../../../ui/weave.ts';

const HEIGHT = 28;
const SIZE = 13;
const GAP = 10;
const MARK = 28;
const FONT = 'Source Sans 3,system-ui,sans-serif';

/** The site's name on dark ink, the words on light: legible on any page. */
export function drawBadge({
  siteName,
  words,
  title,
}: {
  siteName: string;
  words: string;
  title: string;
}) {
  const name = Math.ceil(textWidth(siteName, SIZE)) + GAP;
  const first = MARK + GAP + name;
  const width = first + Math.ceil(textWidth(words, SIZE)) + 2 * GAP;
  const text = { y: 18.5, fontFamily: FONT, fontSize: SIZE };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={HEIGHT - 1}
        rx="5"
        fill="#fff"
        stroke="#24336a"
      />
      <path
        fill="#24336a"
        d={`M5 0h${first - 5}v${HEIGHT}h-${first - 5}a5 5 0 0 1-5-5v-18a5 5 0 0 1 5-5z`}
      />
      <path
        fill="#dde2f0"
        fillRule="evenodd"
        transform="translate(7 6) scale(.5)"
        d={drawMark(weaveName(siteName))}
      />
      <text {...text} x={MARK + 2} fill="#fff" fontWeight="600">
        {siteName}
      </text>
      <text {...text} x={first + GAP} fill="#1c1b18">
        {words}
      </text>
    </svg>
  );
}
