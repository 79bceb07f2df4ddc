import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEntry, type ZipEntry, zip } from './zip.ts';

const withPython = test.skipIf(spawnSync('python3', ['-V']).status !== 0);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'griot-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function bytesOf(entries: ZipEntry[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** As read by Python's reader, which checks every sum. */
function readByPython(bytes: Buffer): unknown {
  const file = join(folder, 'read.zip');
  writeFileSync(file, bytes);
  const script = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
  assert z.testzip() is None
  print(json.dumps([[i.filename, z.read(i).decode(), list(i.date_time)] for i in z.infolist()]))`;
  return JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }));
}

const long = 'Énergie à Nairobi, '.repeat(20_000);

describe('zip', () => {
  withPython('others read every entry as it was', async () => {
    async function* inPieces() {
      for (let at = 0; at < long.length; at += 1_000) yield long.slice(at, at + 1_000);
    }
    const bytes = await bytesOf([
      { name: 'startups.csv', content: ['"name"\r\n', Buffer.from('"Kuda"\r\n')] },
      { name: 'données/énergie.txt', content: inPieces() },
      { name: 'empty', content: [] },
    ]);
    expect(bytes.length).toBeLessThan(20_000);
    const date = [1980, 1, 1, 0, 0, 0];
    expect(readByPython(bytes)).toEqual([
      ['startups.csv', '"name"\r\n"Kuda"\r\n', date],
      ['données/énergie.txt', long, date],
      ['empty', '', date],
    ]);
  });

  withPython('a file without entries is one, too', async () => {
    expect(readByPython(await bytesOf([]))).toEqual([]);
  });

  test('one entry is found and unpacked alone', async () => {
    const file = join(folder, 'find.zip');
    const bytes = await bytesOf([
      { name: 'first', content: [] },
      { name: 'données/énergie.txt', content: [long] },
      { name: 'last', content: ['z'] },
    ]);
    writeFileSync(file, bytes);
    for (const [name, content] of [
      ['first', ''],
      ['données/énergie.txt', long],
      ['last', 'z'],
    ] as const) {
      const { start, end, size } = findEntry(file, name) ?? { start: 0, end: 0, size: 0 };
      const unpacked = inflateRawSync(bytes.subarray(start, end + 1));
      expect([unpacked.toString(), unpacked.length]).toEqual([content, size]);
    }
    expect(findEntry(file, 'energie.txt')).toBe(null);
  });

  test('equal content gives equal bytes', async () => {
    const entries = (): ZipEntry[] => [{ name: 'a', content: [long] }];
    expect(await bytesOf(entries())).toEqual(await bytesOf(entries()));
  });

  test('an error of the content ends the file', async () => {
    async function* fails() {
      yield 'half a row';
      throw new Error('the database is gone');
    }
    await expect(bytesOf([{ name: 'a', content: fails() }])).rejects.toThrow('database is gone');
  });
});
