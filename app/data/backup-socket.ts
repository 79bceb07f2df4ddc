// Backups of an embedded database while its process runs: HTTP on a socket in DATA_DIR, which only
// its user may open.
import { createWriteStream, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Sockets' paths are short, 107 bytes on Linux. */
function socketOf(dataDir: string): string {
  const path = join(dataDir, 'backup.sock');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/** Answers with the packed files of the database. The directory's lock is held. */
export async function serveBackups(
  dump: () => Promise<ArrayBuffer>,
  dataDir: string,
): Promise<Server> {
  const socket = socketOf(dataDir);
  // Left by a process that was killed.
  rmSync(socket, { force: true });
  const server = createServer(async (_, response) => {
    try {
      await pipeline(Readable.from([new Uint8Array(await dump())]), createGzip(), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end((error as Error).message);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socket, resolve);
  });
  return server;
}

/** Writes the backup to a file; false when no process offers one. */
export async function fetchBackup(dataDir: string, file: string): Promise<boolean> {
  const answer = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const asked = request({ socketPath: socketOf(dataDir) }, resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    asked.end();
  });
  if (!answer) return false;
  if (answer.statusCode !== 200) {
    const words = Buffer.concat(await answer.toArray()).toString();
    throw new Error(`The running site could not make a backup: ${words}`);
  }
  // A connection that breaks off is an error here.
  await pipeline(answer, createWriteStream(file, { mode: 0o600 }));
  return true;
}
