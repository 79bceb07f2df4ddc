// Development: the same site with Vite in front, so that a change shows at the next reload.
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createServer as createViteServer } from 'vite';
import { openDatabase } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { startSemanticIndex } from '../app/features/semantic/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { seedIfEmpty } from '../db/seed/load-starter.ts';
import { startSiteJobs } from './jobs.ts';
import type { Assets } from './site-parts.ts';

type SiteModule = typeof import('./site.tsx');

const settings = readSettings(process.env);
const database = await openDatabase({
  databaseUrl: settings.DATABASE_URL,
  dataDir: settings.DATA_DIR,
});
await migrate(database);
await seedIfEmpty(database, (line) => console.error(line));

const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const assets: Assets = {
  boot: '/app/boot.ts',
  css: '/app/styles.css',
  fontCss: '/app/ui/fonts.css',
  preloadFonts: [],
};
const log = pino({ level: 'warn' });
const meaning = startSemanticIndex(database, settings, log);

const answer = getRequestListener(async (request, { incoming }) => {
  const { createSite } = (await vite.ssrLoadModule('/server/site.tsx')) as SiteModule;
  return createSite({ database, settings, assets, log, meaning }).fetch(request, {
    remoteAddress: incoming.socket.remoteAddress,
  });
});
const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => answer(request, response));
});
server.listen(settings.PORT, settings.HOST, () => {
  console.error(`${settings.PRODUCT_NAME} is at http://localhost:${settings.PORT} (development)`);
});
const jobs = settings.JOBS ? await startSiteJobs(database, settings, log) : null;
const end = async () => {
  await jobs?.stop();
  await meaning.stop();
  await database.close();
  process.exit(0);
};
process.on('SIGTERM', () => server.close(end));
process.on('SIGINT', end);
