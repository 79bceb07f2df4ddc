// Compression of answers.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** What is shorter travels in one packet either way. */
export const MIN_COMPRESSED_BYTES = 860;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Higher levels cost more time than the bytes they save.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
// A tenth less, for twenty times the work.
const SMALL = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

export function compress(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(body, QUICK) : compressGzip(body);
}

/** As brotli, for what many will get and nobody waits for. */
export function compressSmall(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, SMALL);
}
