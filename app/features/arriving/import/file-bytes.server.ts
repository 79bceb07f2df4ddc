// Decompresses files; refuses those that are neither text nor a workbook, with advice.
import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { isZip, openWorkbook, type Workbook } from '../../../base/workbook.ts';
import { refuse, UnreadableWorkbook, WORKBOOK_LIMITS } from '../../../base/workbook-parts.ts';
import { step } from '../../../http/thread-time.server.ts';
import { UnreadableFile } from './contract.ts';

const CHUNK_BYTES = 1 << 16;

export type FileBytes = ReturnType<typeof openFile>;

export function openFile(path: string) {
  const head = readHead(path);
  const refusal = sayRefused(head);
  if (refusal) throw new UnreadableFile(`${path} ${refusal}`);
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  return {
    isPacked,
    /** Null for text. */
    openWorkbook: async () => (isZip(head) ? readWorkbook(path) : null),
    /** From its start. */
    read: () => readBytes(path, isPacked),
  };
}

async function readWorkbook(path: string): Promise<Workbook> {
  return sayWhich(path, async () => {
    if (statSync(path).size > WORKBOOK_LIMITS.fileBytes) refuse('a workbook of more than 32 MB');
    // Counted where a request reads it; a command has all the time.
    const workbook = await openWorkbook(readFileSync(path), { inStep: step });
    return {
      ...workbook,
      async *read(sheet) {
        const rows = workbook.read(sheet);
        for (;;) {
          const { done, value } = await sayWhich(path, () => rows.next());
          if (done) return;
          yield value;
        }
      },
    };
  });
}

async function sayWhich<Value>(path: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error;
    throw new UnreadableFile(`${path} ${error.message}`);
  }
}

async function* readBytes(path: string, isPacked: boolean): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const source = isPacked ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : file;
  if (isPacked) file.on('error', (error) => source.destroy(error));
  try {
    yield* source;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_'))
      throw new UnreadableFile(`${path} is a damaged .gz file: ${message}.`);
    throw error;
  } finally {
    file.destroy();
  }
}

function readHead(path: string): Uint8Array {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new UnreadableFile(`${path} is not a file.`);
    if (stats.size === 0) throw new UnreadableFile(`${path} is empty.`);
    const file = openSync(path, 'r');
    try {
      const head = new Uint8Array(8);
      readSync(file, head);
      return head;
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(
      code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${message}.`,
    );
  }
}

function sayRefused(head: Uint8Array): string | null {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0))
    return 'is an old Excel file or has a password: save it as .xlsx without one.';
  if (begins(0x25, 0x50, 0x44, 0x46)) return 'is a PDF: its table has to become CSV first.';
  if (begins(0x50, 0x41, 0x52, 0x31))
    return 'is a Parquet file: write it out as CSV or JSON lines first.';
  if (begins(0x28, 0xb5, 0x2f, 0xfd) || begins(0x42, 0x5a, 0x68) || begins(0xfd, 0x37, 0x7a))
    return 'is packed in a way other than .gz: unpack it first.';
  return null;
}
