// Compression of answers while somebody waits for them.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** What is shorter travels in one packet either way. */
export const MIN_COMPRESSED_BYTES = 860;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Levels above 5 cost more time than the bytes they save.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compress(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(body, BROTLI) : compressGzip(body);
}
