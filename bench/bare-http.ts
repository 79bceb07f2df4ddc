// The floor for cached pages: Node's own server, which sends the same bytes and headers to all.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** In a process of its own, with the settings of `scripts/serve`. */
export async function serveByNode(body: Uint8Array, headers: string[]) {
  const child = fork(fileURLToPath(import.meta.url), {
    execArgv: ['--max-semi-space-size=4'],
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  child.send({ body, headers });
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    process: child,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

const answer = process.send?.bind(process);
if (answer && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', ({ body, headers }: { body: Uint8Array; headers: string[] }) => {
    const server = createServer((_, response) => {
      response.writeHead(200, headers);
      response.end(body);
    }).listen(0, () => answer(`http://localhost:${(server.address() as AddressInfo).port}/`));
  });
}
