// Zip files of others (PKWARE APPNOTE 6.3.10), in memory. Nothing is unpacked beyond a limit.
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { yieldToEventLoop } from './waiting.ts';

/** The archive is damaged, larger than allowed, or packed in a way that nothing here reads. */
export class UnreadableZip extends Error {
  override name = 'UnreadableZip';

  readonly fault: ZipFault;

  constructor(fault: ZipFault) {
    super(fault);
    this.fault = fault;
  }
}

export type ZipFault = 'damaged' | 'locked' | 'tooLarge';

export interface Packed {
  bytes: Uint8Array;
  isDeflated: boolean;
}

const END = { sign: 0x0605_4b50, length: 22, longestComment: 0xffff };
const LISTED = { sign: 0x0201_4b50, length: 46 };
const LOCAL = { sign: 0x0403_4b50, length: 30 };
const MOST_ENTRIES = 10_000;
const IS_ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

/** The entries by name, from the directory at the end. Throws UnreadableZip. */
export function listEntries(bytes: Uint8Array): Map<string, Packed> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readDirectory(file);
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableZip('damaged');
    throw error;
  }
}

function readDirectory(file: Buffer): Map<string, Packed> {
  const end = findEnd(file);
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new UnreadableZip('tooLarge');
  const entries = new Map<string, Packed>();
  let at = file.readUInt32LE(end + 16);
  for (let number = 0; number < count; number++) {
    if (file.readUInt32LE(at) !== LISTED.sign) throw new UnreadableZip('damaged');
    const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)];
    const [length, start] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)];
    const nameEnd = at + LISTED.length + file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + LISTED.length, nameEnd);
    if (flags & IS_ENCRYPTED) throw new UnreadableZip('locked');
    if (method === STORED || method === DEFLATED) {
      const isDeflated = method === DEFLATED;
      entries.set(name, { bytes: findContent(file, start, length), isDeflated });
    }
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(file: Buffer): number {
  const last = file.length - END.length;
  for (let at = last; at >= Math.max(0, last - END.longestComment); at--) {
    if (file.readUInt32LE(at) === END.sign) return at;
  }
  throw new UnreadableZip('damaged');
}

function findContent(file: Buffer, start: number, length: number): Uint8Array {
  if (file.readUInt32LE(start) !== LOCAL.sign) throw new UnreadableZip('damaged');
  const from = start + LOCAL.length + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
  if (from + length > file.length) throw new UnreadableZip('damaged');
  return file.subarray(from, from + length);
}

/** In small pieces, a turn each. Throws UnreadableZip if damaged or of more than `most` bytes. */
export async function* unpack(
  { bytes, isDeflated }: Packed,
  most: number,
): AsyncGenerator<Uint8Array> {
  const content = isDeflated ? Readable.from([bytes]).pipe(createInflateRaw()) : inPieces(bytes);
  let size = 0;
  try {
    for await (const piece of content) {
      size += piece.length;
      if (size > most) {
        throw new UnreadableZip('tooLarge');
      }
      yield piece;
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
    throw new UnreadableZip('damaged');
  }
}

/** As large as those of what is inflated. */
const PIECE_BYTES = 16_384;

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await yieldToEventLoop();
  }
}
