/** The mark of the site: the continent in tiles of a table, one of them lit. */
const ROWS = ['.###.', '#####', '#o###', '..###', '..##.', '..##.'];
const CELL = 4;
const STEP = 5;

const TILES = ROWS.flatMap((row, y) =>
  [...row].flatMap((tile, x) =>
    tile === '.' ? [] : [{ x: x * STEP, y: y * STEP, lit: tile === 'o' }],
  ),
);

const PLAIN = drawTiles(false);
const LIT = drawTiles(true);

export function BrandMark() {
  return (
    <svg
      className="brand-mark"
      viewBox="0 0 24 29"
      width="24"
      height="29"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PLAIN} className="brand-mark-tiles" />
      <path d={LIT} className="brand-mark-lit" />
    </svg>
  );
}

/** The mark as a file, /favicon.svg; it follows the system's colour scheme. */
export function renderBrandMarkFile(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2.5 0 29 29">' +
    '<style>.t{fill:#2342B8}.l{fill:#B4491F}@media(prefers-color-scheme:dark){.t{fill:#9DB2FF}.l{fill:#F0946B}}</style>' +
    `<path class="t" d="${PLAIN}"/><path class="l" d="${LIT}"/></svg>`
  );
}

function drawTiles(lit: boolean): string {
  return TILES.filter((tile) => tile.lit === lit)
    .map(({ x, y }) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`)
    .join('');
}
