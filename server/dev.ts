// Development: the same site with Vite in front, so that a change shows at the next reload.
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type { Database } from '../app/data/database.ts';
import { startSemanticIndex } from '../app/features/semantic/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { startSiteJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { openMigrated } from './open-migrated.ts';
import type { Assets, Site } from './site-parts.ts';

type SiteModule = typeof import('./site.tsx');

const settings = readSettings(process.env);
const log = createLog(settings);
const say = (line: string) => console.error(line);
const prepare = (database: Database) => seedIfEmpty(database, say);
const database = await openMigrated({ settings, log, say, prepare });

const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const assets: Assets = {
  boot: '/app/boot.ts',
  css: '/app/styles.css',
  fontCss: '/app/ui/fonts.css',
};
const semanticIndex = startSemanticIndex(database, settings, log);

// A site counts calls against their limits: a new one only where its code has changed.
let loaded: SiteModule | undefined;
let site: Site;
const answer = getRequestListener(async (request, { incoming }) => {
  const module = (await vite.ssrLoadModule('/server/site.tsx')) as SiteModule;
  if (module !== loaded) {
    loaded = module;
    site = module.createSite({ database, settings, assets, log, semanticIndex });
  }
  return site.fetch(request, { remoteAddress: incoming.socket.remoteAddress });
});
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
server.listen(settings.PORT, settings.HOST, () => {
  say(`${settings.PRODUCT_NAME} is at http://localhost:${settings.PORT} (development)`);
});
const jobs = settings.JOBS ? await startSiteJobs(database, settings, log) : null;
const end = async () => {
  await jobs?.stop();
  await semanticIndex.stop();
  await database.close();
  process.exit(0);
};
process.on('SIGTERM', () => server.close(end));
process.on('SIGINT', end);
