// PGlite as node-postgres sees a server: a connection that takes bytes of Postgres's protocol and gives bytes back. PGlite's own
// client reads answers itself, and slower: a sixth of the time of a small query.
import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

interface Chunk {
  chunk: Buffer;
}

export class EmbeddedConnection extends Duplex {
  private pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.pglite = pglite;
  }

  connect(): void {
    this.pglite.waitReady.then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
  }

  // What node-postgres asks of a socket.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  /** All messages of a query come together: PGlite is called, and answers, once. */
  override _writev(chunks: Chunk[], done: (error?: Error | null) => void): void {
    const messages = Buffer.concat(chunks.map(({ chunk }) => chunk));
    this._write(messages, 'buffer', done);
  }

  override _write(messages: Buffer, _: string, done: (error?: Error | null) => void): void {
    this.pglite
      .execProtocolRawStream(messages, {
        // Files are written by Postgres itself: there is nothing to bring up to date.
        syncToFs: false,
        // The bytes are of PGlite's memory, which it writes over.
        onRawData: (answer) => void this.push(Buffer.from(answer)),
      })
      .then(() => done(), done);
  }
}
