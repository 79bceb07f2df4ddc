// Reads and decompresses a response up to a limit, against decompression bombs.
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

/** Throws an OutsideError: `too-large` or `unreadable`. */
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

/** In the order to apply. */
function listDecompressors(encoding = ''): Transform[] {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  // Only attackers compress twice.
  if (names.length > 1) throw new OutsideError('unreadable');
  return names.map((name) => {
    const make = Object.hasOwn(DECOMPRESS, name) ? DECOMPRESS[name] : undefined;
    if (!make) throw new OutsideError('unreadable');
    return make();
  });
}
