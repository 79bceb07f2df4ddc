import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../base/picture-size.ts';
import { tiles } from '../../charts/tile-layout.ts';
import { drawPreviewPicture } from './preview-picture.server.ts';

function readChunks(file: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const content = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(content));
    chunks[content.subarray(0, 4).toString('latin1')] = content.subarray(4);
    at += length + 12;
  }
  return chunks;
}

test('is a PNG whose every pixel is paper or part of a tile', () => {
  const file = Buffer.from(drawPreviewPicture());
  expect(file.length).toBeLessThan(20_000);
  const { PLTE, IDAT = Buffer.alloc(0) } = readChunks(file);
  expect(PLTE).toHaveLength(4 * 3);
  const rows = inflateSync(IDAT);
  expect(rows).toHaveLength((PICTURE_WIDTH + 1) * PICTURE_HEIGHT);
  const counts = [0, 0, 0, 0];
  for (let row = 0; row < PICTURE_HEIGHT; row++) {
    const line = rows.subarray(row * (PICTURE_WIDTH + 1), (row + 1) * (PICTURE_WIDTH + 1));
    expect(line[0]).toBe(0);
    for (const colour of line.subarray(1)) counts[colour] = (counts[colour] ?? 0) + 1;
  }
  const perTile = 56 * 56;
  expect(counts.slice(1)).toEqual([(tiles.length - 2) * perTile, perTile, perTile]);
});
