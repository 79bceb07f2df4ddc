// Queries and their answers on a stream: the length in four bytes, then a structured clone, so that
// dates and bytes keep their types.
import type { Readable, Writable } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import type { DatabaseErrorFields } from './database-error.ts';

export interface Query {
  text: string;
  values: readonly unknown[];
}

export type QueryAnswer =
  | { rows: unknown[]; rowCount: number | null; command: string }
  | { error: DatabaseErrorFields };

const LENGTH_BYTES = 4;
const MEGABYTE = 1_048_576;
export const MOST_BYTES = 256 * MEGABYTE;

/** Nothing of it was sent. */
export class MessageTooLong extends Error {
  override name = 'MessageTooLong';
  constructor(bytes: number, mostBytes: number) {
    const [size, most] = [bytes, mostBytes].map((count) => Math.ceil(count / MEGABYTE));
    super(`One query or answer may have ${most} MB, and this has ${size}. Ask for less at once.`);
  }
}

export function send(stream: Writable, message: Query | QueryAnswer, mostBytes = MOST_BYTES): void {
  const body = serialize(message);
  if (body.length > mostBytes) throw new MessageTooLong(body.length, mostBytes);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  stream.write(Buffer.concat([length, body]));
}

/** Ends with the stream; throws when a message is longer than any may be. */
export async function* readMessages<Message>(stream: Readable): AsyncGenerator<Message, undefined> {
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = LENGTH_BYTES;
  for await (const chunk of stream) {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const bytes = Buffer.concat(chunks);
      const length = bytes.readUInt32BE();
      if (length > MOST_BYTES) throw new MessageTooLong(length, MOST_BYTES);
      const end = LENGTH_BYTES + length;
      wanted = end;
      if (held < end) {
        chunks = [bytes];
        break;
      }
      chunks = [bytes.subarray(end)];
      held -= end;
      wanted = LENGTH_BYTES;
      yield deserialize(bytes.subarray(LENGTH_BYTES, end));
    }
  }
  return undefined;
}
