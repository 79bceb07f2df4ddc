import { once } from 'node:events';
import { createServer } from 'node:net';

// Below what systems hand out by themselves, and each process begins elsewhere: between the look
// and the use nobody else takes it.
let next = 20_000 + (process.pid % 1_200) * 10;

/** A port on which nothing listens, for a program that must know it before it listens. */
export async function findFreePort(): Promise<number> {
  const port = next++;
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return findFreePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
