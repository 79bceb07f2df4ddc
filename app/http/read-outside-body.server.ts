// Reads what somebody sends, decompressed, up to a limit: a few kilobytes can unfold into gigabytes.
import { type Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideError } from './outside-error.ts';

const DECOMPRESS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Throws an OutsideError `too-large` as soon as the limit is passed, `unreadable` for broken compression. */
export async function readOutsideBody(
  answer: { statusCode: number; body: Readable },
  encoding: string | undefined,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new OutsideError('too-large'));
      chunks.push(chunk);
      done();
    },
  });
  const steps = answer.statusCode === 304 ? [] : listDecompressors(encoding);
  try {
    await pipeline([answer.body, ...steps, sink], { signal });
  } catch (error) {
    const { code } = error as { code?: string };
    if (/^(Z_|ERR__?ERROR|ERR_BROTLI|ERR_PADDING)/.test(code ?? ''))
      throw new OutsideError('unreadable');
    throw error;
  }
  return Buffer.concat(chunks);
}

/** In the order they have to be undone. */
function listDecompressors(encoding = ''): Transform[] {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  // Nobody compresses twice but to trouble a reader.
  if (names.length > 1) throw new OutsideError('unreadable');
  return names.map((name) => {
    const make = Object.hasOwn(DECOMPRESS, name) ? DECOMPRESS[name] : undefined;
    if (!make) throw new OutsideError('unreadable');
    return make();
  });
}
