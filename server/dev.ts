// Development: the site with Vite in front. Styles change in place, pages reload; node --watch
// restarts for what this process imports (app/data, jobs, settings).
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type { Database } from '../app/data/database.ts';
import { startSemanticIndex } from '../app/find/meaning/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { startSiteJobs } from './jobs.ts';
import { createLog } from './log.ts';
import type { Assets, Site } from './site-parts.ts';
import { describeExposure, openMigrated, readDevelopmentKey, say, takeCommands } from './start.ts';

type SiteModule = typeof import('./site.tsx');

process.umask(0o077);
const settings = readSettings(process.env);
const log = createLog(settings);
const prepare = (database: Database) => seedIfEmpty(database, say);
const database = await openMigrated({ settings, log, prepare });
const operator = await takeCommands(database, settings, log);

const assets: Assets = {
  boot: { en: '/app/boot.ts' },
  css: '/app/styles.css',
  memberCss: '/app/members.css',
  toolCss: '/app/tools.css',
};
const semanticIndex = startSemanticIndex(database, settings, log);

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
const vite = await createViteServer({
  // vite.config.ts is about builds; reading it writes a file, which would trigger node --watch.
  configFile: false,
  publicDir: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});

// A site counts calls against limits: it is replaced only when its code has changed.
const developmentKey = readDevelopmentKey(settings);
let loaded: SiteModule | undefined;
let site: Site;
const answer = getRequestListener(async (request, { incoming }) => {
  const module = (await vite.ssrLoadModule('/server/site.tsx')) as SiteModule;
  if (module !== loaded) {
    loaded = module;
    site = module.createSite({
      database,
      settings,
      assets,
      log,
      semanticIndex,
      developmentKey,
    });
  }
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  const { remoteAddress } = incoming.socket;
  return addViteClient(await site.fetch(new Request(request, { headers }), { remoteAddress }));
});

/** Adds the script that follows changes; its inline styles need a looser policy. */
async function addViteClient(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  for (const name of ['content-security-policy', 'etag', 'content-length']) headers.delete(name);
  const html = await response.text();
  const client = '<script type="module" src="/@vite/client"></script></head>';
  return new Response(html.replace('</head>', client), { status: response.status, headers });
}

const MIGRATIONS = fileURLToPath(new URL('../db/migrations/', import.meta.url));
vite.watcher.add(MIGRATIONS);
vite.watcher.on('change', (file) => {
  if (file.startsWith(MIGRATIONS)) {
    say(
      `${file} has changed: end this, empty the database (rm -r ${settings.DATA_DIR}), start again`,
    );
  }
  const { moduleGraph } = vite.environments.ssr ?? {};
  if (moduleGraph?.getModulesByFile(file)?.size) vite.ws.send({ type: 'full-reload' });
});

server.listen(settings.PORT, settings.HOST, () => {
  say(`${settings.PRODUCT_NAME} is at http://localhost:${settings.PORT} (development)`);
  describeExposure(settings).forEach(say);
});
const jobs = settings.JOBS ? await startSiteJobs(database, settings, log) : null;
const end = async () => {
  server.closeAllConnections();
  await vite.close();
  await jobs?.stop();
  operator?.close();
  await semanticIndex.stop();
  await database.close();
  process.exit(0);
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
