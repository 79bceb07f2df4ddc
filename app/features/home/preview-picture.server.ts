// The tile map as a PNG for link previews (OpenGraph takes no SVG).
import { crc32, deflateSync } from 'node:zlib';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../base/picture-size.ts';
import { TILE_MAP_HEIGHT, TILE_MAP_WIDTH, TILE_SIZE, tiles } from '../../charts/tile-layout.ts';

const scale = 2;

/** Light theme, by palette index. */
const palette = ['FAF9F6', '2342B8', 'A63F1B', 'DCD7CB'];
const paper = 0;
const tile = 1;
/** One tile is lit as in the logo: Mali. */
const lit = { iso2: 'ML', colour: 2 };
/** Western Sahara has no figure (design language, section 4). */
const plain = { iso2: 'EH', colour: 3 };

let drawn: Uint8Array<ArrayBuffer> | undefined;

/** The PNG file, drawn once. */
export function drawPreviewPicture(): Uint8Array<ArrayBuffer> {
  drawn ??= encodePng(drawTiles());
  return drawn;
}

/** One byte a pixel: its palette index. */
function drawTiles(): Uint8Array {
  const pixels = new Uint8Array(PICTURE_WIDTH * PICTURE_HEIGHT).fill(paper);
  const left = (PICTURE_WIDTH - TILE_MAP_WIDTH * scale) / 2;
  const top = (PICTURE_HEIGHT - TILE_MAP_HEIGHT * scale) / 2;
  for (const { iso2, x, y } of tiles) {
    const colour = [lit, plain].find((one) => one.iso2 === iso2)?.colour ?? tile;
    for (let row = 0; row < TILE_SIZE * scale; row++) {
      const start = (top + y * scale + row) * PICTURE_WIDTH + left + x * scale;
      pixels.fill(colour, start, start + TILE_SIZE * scale);
    }
  }
  return pixels;
}

/** PNG with a palette, 8 bits a pixel, no filters (ISO/IEC 15948). */
function encodePng(pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(PICTURE_WIDTH, 0);
  header.writeUInt32BE(PICTURE_HEIGHT, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((PICTURE_WIDTH + 1) * PICTURE_HEIGHT);
  for (let row = 0; row < PICTURE_HEIGHT; row++) {
    const from = row * PICTURE_WIDTH;
    rows.set(pixels.subarray(from, from + PICTURE_WIDTH), from + row + 1);
  }
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(palette.join(''), 'hex')),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
