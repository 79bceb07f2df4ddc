// Decompresses files; refuses those that are neither text nor a workbook, with advice.
import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { formatCount } from '../../../base/count.ts';
import { isZip, openWorkbook, type Workbook } from '../../../base/workbook.ts';
import { UnreadableWorkbook, WORKBOOK_LIMITS } from '../../../base/workbook-parts.ts';
import { step } from '../../../http/thread-time.server.ts';
import { importText as text, uploadsText } from '../../../text/text.ts';
import { UnreadableFile } from './contract.ts';

const CHUNK_BYTES = 1 << 16;

export type FileBytes = ReturnType<typeof openFile>;

/** Throws an UnreadableFile as soon as more than `mostBytes` are unpacked. */
export function openFile(path: string, mostBytes = Number.POSITIVE_INFINITY) {
  const head = readHead(path);
  const fault = faultOf(head);
  if (fault) throw new UnreadableFile(text.file[fault](path));
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  return {
    isPacked,
    /** Null for text. */
    openWorkbook: async () => (isZip(head) ? readWorkbook(path, mostBytes) : null),
    /** From its start. */
    read: () => readBytes(path, isPacked, mostBytes),
  };
}

async function readWorkbook(path: string, mostBytes: number): Promise<Workbook> {
  return sayWhich(path, async () => {
    if (statSync(path).size > WORKBOOK_LIMITS.fileBytes) throw new UnreadableWorkbook('tooLarge');
    // Counted where a request reads it; a command has all the time.
    const partBytes = Math.min(mostBytes, WORKBOOK_LIMITS.partBytes);
    const workbook = await openWorkbook(readFileSync(path), { partBytes, inStep: step });
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
    throw new UnreadableFile(sayUnreadable(path, error));
  }
}

export function sayUnreadable(file: string, { fault }: UnreadableWorkbook): string {
  const most = fault === 'tooManyColumns' ? WORKBOOK_LIMITS.columns : WORKBOOK_LIMITS.rows;
  return text.file[fault](file, formatCount(most));
}

async function* readBytes(
  path: string,
  isPacked: boolean,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const source = isPacked ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : file;
  if (isPacked) file.on('error', (error) => source.destroy(error));
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new UnreadableFile(uploadsText.wrong.tooLarge);
      yield chunk;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') ? new UnreadableFile(text.file.brokenGzip(path)) : error;
  } finally {
    file.destroy();
  }
}

function readHead(path: string): Uint8Array {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new UnreadableFile(`${path} is not a file.`);
    if (stats.size === 0) throw new UnreadableFile(text.file.empty(path));
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

function faultOf(head: Uint8Array) {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'oldExcel';
  if (begins(0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (begins(0x50, 0x41, 0x52, 0x31)) return 'parquet';
  const isPacked =
    begins(0x28, 0xb5, 0x2f, 0xfd) || begins(0x42, 0x5a, 0x68) || begins(0xfd, 0x37, 0x7a);
  return isPacked ? 'packed' : null;
}
