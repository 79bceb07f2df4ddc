// A worker's port: health and metrics only.

import { createServer, type Server } from 'node:http';
import { pathTo } from '../app/base/paths.ts';
import type { Settings } from '../app/http/settings.ts';
import { type Metrics, mayReadMetrics, sendMetrics } from './metrics.ts';

/** Resolves when it listens. Port 0 takes a free one. */
export async function openWorkerPort(
  port: number,
  metrics: Metrics,
  settings: Settings,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === pathTo('/healthz')) {
      response.end('ok');
    } else if (request.url === pathTo('/metrics') && mayReadMetrics(request, settings)) {
      // Metrics that cannot be sent must not end the jobs.
      sendMetrics(metrics, response).catch(() => response.writeHead(500).end());
    } else {
      response.writeHead(404).end('Not found');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, settings.HOST, resolve);
  });
  return server;
}
