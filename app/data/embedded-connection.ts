// A socket to PGlite that speaks Postgres's protocol with node-postgres. PGlite's own client is
// slower: parsing takes it a sixth of a small query's time.
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

  // Required by node-postgres.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  /** Sends all messages of a query at once, as one call of PGlite. */
  override _writev(chunks: Chunk[], done: (error?: Error | null) => void): void {
    const messages = Buffer.concat(chunks.map(({ chunk }) => chunk));
    this._write(messages, 'buffer', done);
  }

  override _write(messages: Buffer, _: string, done: (error?: Error | null) => void): void {
    this.pglite
      .execProtocolRawStream(messages, {
        // Postgres writes its files itself.
        syncToFs: false,
        // Copied, since PGlite reuses this memory.
        onRawData: (answer) => void this.push(Buffer.from(answer)),
      })
      .then(() => done(), done);
  }
}
