// Queries and their answers on a stream: the length in four bytes, then a structured clone, so that
// dates and bytes arrive as what they are.
import type { Readable, Writable } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import type { DatabaseErrorFields } from './database-error.ts';

export interface Asked {
  text: string;
  values: readonly unknown[];
}

export type Answered =
  | { rows: unknown[]; rowCount: number | null; command: string }
  | { error: DatabaseErrorFields };

const LENGTH_BYTES = 4;
const MOST_BYTES = 256 * 1_048_576;

export function send(stream: Writable, message: Asked | Answered): void {
  const body = serialize(message);
  if (body.length > MOST_BYTES) throw new Error('This is more than a command may ask for at once.');
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
      const end = LENGTH_BYTES + bytes.readUInt32BE();
      if (end > MOST_BYTES) throw new Error('A message is too long');
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
