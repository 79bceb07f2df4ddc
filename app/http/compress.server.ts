// Compression of answers.
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** What is shorter travels in one packet either way. */
export const MIN_COMPRESSED_BYTES = 860;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Half the time of the next brotli level, for a twelfth more; a page longer than this has none to give away, if it is to
// come within the first round trip (decision 016).
const SHORT_BYTES = 48_000;
const SHORT = atQuality(4);
// Higher levels cost more time than the bytes they save.
const QUICK = atQuality(5);
// A tenth less, for twenty times the work.
const SMALL = atQuality(10);
// For programs: browsers take brotli. Half the time of the usual level, for 3 % more.
const GZIP = { level: 4 };

export function compress(body: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return compressGzip(body, GZIP);
  return compressBrotli(body, body.length < SHORT_BYTES ? SHORT : QUICK);
}

/** As brotli, for what many will get and nobody waits for. */
export function compressSmall(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, SMALL);
}

function atQuality(level: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}
