/** The tile map of Africa of design-language.md section 4. */
const tileRows: readonly string[] = [
  '..|..|MA|DZ|TN|LY|EG|..|..|..',
  'CV|EH|MR|ML|NE|TD|SD|ER|..|..',
  'GM|SN|GN|BF|TG|NG|CF|SS|ET|DJ',
  'GW|SL|LR|CI|GH|BJ|CM|UG|KE|SO',
  '..|..|..|ST|GQ|GA|CG|RW|TZ|SC',
  '..|..|..|..|..|AO|CD|BI|MW|KM',
  '..|..|..|..|..|NA|ZM|ZW|MZ|MG',
  '..|..|..|..|..|..|BW|SZ|..|MU',
  '..|..|..|..|..|..|ZA|LS|..|..',
];

const EMPTY = '..';
export const TILE_SIZE = 28;
const TILE_GAP = 2;

export interface Tile {
  iso2: string;
  x: number;
  y: number;
}

export const tiles: readonly Tile[] = tileRows.flatMap((row, rowIndex) =>
  row.split('|').flatMap((iso2, columnIndex) => {
    if (iso2 === EMPTY) return [];
    const step = TILE_SIZE + TILE_GAP;
    return [{ iso2, x: columnIndex * step, y: rowIndex * step }];
  }),
);

export const TILE_MAP_WIDTH = 10 * (TILE_SIZE + TILE_GAP) - TILE_GAP;
export const TILE_MAP_HEIGHT = tileRows.length * (TILE_SIZE + TILE_GAP) - TILE_GAP;
