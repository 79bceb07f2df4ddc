// A worker's port: health, readiness and metrics.
import { createServer, type Server } from 'node:http';
import { pathTo } from '../app/base/paths.ts';
import type { Settings } from '../app/http/settings.ts';
import { type Metrics, mayReadMetrics, sendMetrics } from './metrics.ts';

interface WorkerPortParts {
  metrics: Metrics;
  settings: Settings;
  /** Rejects while jobs cannot run. */
  checkReady: () => Promise<unknown>;
}

/** Resolves when it listens. Port 0 takes a free one. */
export async function openWorkerPort(
  port: number,
  { metrics, settings, checkReady }: WorkerPortParts,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === pathTo('/healthz')) {
      response.end('ok');
    } else if (request.url === pathTo('/readyz')) {
      checkReady().then(
        () => response.end('ready'),
        () => response.writeHead(503).end('the database does not answer'),
      );
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
