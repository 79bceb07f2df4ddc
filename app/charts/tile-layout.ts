/** The tile map of Africa, exactly as design-language.md section 4 draws it: nine rows of ten. */
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

const empty = '..';
export const tileSize = 28;
const tileGap = 2;

/** x and y are the upper left corner of the cell. */
export type Tile = { iso2: string; x: number; y: number };

export const tiles: readonly Tile[] = tileRows.flatMap((row, rowIndex) =>
  row.split('|').flatMap((iso2, columnIndex) => {
    if (iso2 === empty) return [];
    const step = tileSize + tileGap;
    return [{ iso2, x: columnIndex * step, y: rowIndex * step }];
  }),
);

export const tileMapWidth = 10 * (tileSize + tileGap) - tileGap;
export const tileMapHeight = tileRows.length * (tileSize + tileGap) - tileGap;
