// The site on a local port, with its page cache, queues and figures; its clock is the site's.
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFront } from '../server/front.ts';
import { createSiteServer, drain } from '../server/listen.ts';
import { createMetrics } from '../server/metrics.ts';
import type { SavedPagesOptions } from '../server/outage.ts';
import { cachedPaths, callPaths } from '../server/site.tsx';
import type { TestSite } from './site.ts';

export interface Sent {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Whether the page cache had it. */
  isHit: boolean;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

export async function openTestServer(
  testSite: TestSite,
  { savedPages }: { savedPages?: SavedPagesOptions } = {},
) {
  const { site, database, settings, log } = testSite;
  const metrics = createMetrics();
  const now = () => testSite.now().getTime();
  const front = createFront({ cachedPaths, callPaths, settings, metrics, log, now, savedPages });
  await front.open(site, database);
  const server = createSiteServer(front).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });

  async function get(path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Sent> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, agent, path, method, headers }, resolve).on('error', reject).end();
    });
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: Buffer.concat(parts),
      isHit: answer.headers['cache-status'] === 'griot; hit',
    };
  }

  return {
    port,
    server,
    front,
    get,
    /** Waits until all writes have reached the page cache. */
    async settle() {
      await front.readOutbox();
    },
    drain: (isNoticed: Promise<unknown>, onDraining = () => {}) =>
      drain(server, isNoticed, { onDraining, onClosed: async () => {} }),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await front.stop();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
