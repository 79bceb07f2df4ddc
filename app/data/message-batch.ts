// What node-postgres asks comes as several messages of the protocol. A server reads them off one connection; PGlite would
// be called, and answer, once for each.
import type { PGlite } from '@electric-sql/pglite';

type Message = Uint8Array<ArrayBufferLike>;

/** The messages of a prepared statement, which mean nothing before its Sync: Parse, Bind, Describe, Execute, Close. */
const WAITING = new Set(Array.from('PBDEC', (letter) => letter.charCodeAt(0)));

/** PGlite as node-postgres sees it, asked once for all messages up to a Sync. */
export function batchMessages(pglite: PGlite) {
  let waiting: Message[] = [];
  return {
    waitReady: pglite.waitReady,
    execProtocolStream: async (message: Message, options: { throwOnError: boolean }) => {
      waiting.push(message);
      if (WAITING.has(message[0] ?? 0)) return [];
      const batch = waiting.length > 1 ? Buffer.concat(waiting) : message;
      waiting = [];
      // Files are written by Postgres itself: there is nothing to bring up to date after each.
      return pglite.execProtocolStream(batch, { ...options, syncToFs: false });
    },
  } as unknown as PGlite;
}
