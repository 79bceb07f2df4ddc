// Zip files (PKWARE APPNOTE 6.3.10), written while their content is made.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With its folders, such as xl/workbook.xml. */
  name: string;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

const VERSION = 20;
// Sizes follow the content; names are UTF-8.
const FLAGS = 0x0808;
const DEFLATE = 8;
// Midnight of 1 January 1980: equal content gives equal bytes.
const [TIME, DATE] = [0, 0x0021];
const HEADER = u16(VERSION, FLAGS, DEFLATE, TIME, DATE);
const LARGEST = 0xffff_ffff;

/** Throws beyond 4 GB, where a zip file has another form. */
export async function* zip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  const passed = (bytes: Uint8Array): Uint8Array => {
    offset += bytes.length;
    if (offset > LARGEST) throw new RangeError('a zip file holds at most 4 GB');
    return bytes;
  };
  for await (const entry of entries) {
    const name = Buffer.from(entry.name);
    const start = offset;
    yield passed(join(u32(0x0403_4b50), HEADER, u32(0, 0, 0), u16(name.length, 0), name));

    const contentStart = offset;
    let [crc, size] = [0, 0];
    async function* read() {
      for await (const piece of entry.content) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    }
    for await (const bytes of pipeline(read, createDeflateRaw(), () => {})) yield passed(bytes);
    if (size > LARGEST) throw new RangeError(`${entry.name}: a zip file holds at most 4 GB`);

    const sums = u32(crc, offset - contentStart, size);
    yield passed(join(u32(0x0807_4b50), sums));
    directory.push(
      join(
        u32(0x0201_4b50),
        u16(VERSION),
        HEADER,
        sums,
        u16(name.length, 0, 0, 0, 0),
        u32(0, start),
        name,
      ),
    );
  }
  const list = Buffer.concat(directory);
  const count = directory.length;
  yield join(list, u32(0x0605_4b50), u16(0, 0, count, count), u32(list.length, offset), u16(0));
}

interface PackedEntry {
  /** Of its deflated content, the last byte included. */
  start: number;
  end: number;
  /** Of its content. */
  size: number;
}

const [END_LENGTH, LISTED_LENGTH, LOCAL_LENGTH] = [22, 46, 30];

/** Where a file that zip() made has an entry; null when it has none of that name. */
export function findEntry(path: string, name: string): PackedEntry | null {
  const file = openSync(path, 'r');
  const read = (length: number, position: number): Buffer => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, position);
    return bytes;
  };
  try {
    const end = read(END_LENGTH, fstatSync(file).size - END_LENGTH);
    const list = read(end.readUInt32LE(12), end.readUInt32LE(16));
    for (let at = 0; at < list.length; ) {
      const nameEnd = at + LISTED_LENGTH + list.readUInt16LE(at + 28);
      if (list.toString('utf8', at + LISTED_LENGTH, nameEnd) === name) {
        const start = list.readUInt32LE(at + 42) + LOCAL_LENGTH + list.readUInt16LE(at + 28);
        const packed = list.readUInt32LE(at + 20);
        return { start, end: start + packed - 1, size: list.readUInt32LE(at + 24) };
      }
      at = nameEnd;
    }
    return null;
  } finally {
    closeSync(file);
  }
}

function join(...parts: Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

function u16(...values: number[]): Uint8Array {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, 2 * index);
  return bytes;
}

function u32(...values: number[]): Uint8Array {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
}
