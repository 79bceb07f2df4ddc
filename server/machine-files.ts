// Addresses that programs ask for: health checks, crawlers, browsers' icons.
import type { Hono } from 'hono';
import { DAY_MS } from '../app/base/day.ts';
import { ownPathOr } from '../app/base/own-path.ts';
import {
  ADVANCED_SEARCH_CSV_PATH,
  MAP_PATH,
  OWN_DATA_PATH,
  PREVIEW_PATH,
} from '../app/base/paths.ts';
import { formatThemeCookie, parseTheme } from '../app/base/theme.ts';
import { answerOwnData } from '../app/features/account-settings/own-data.server.ts';
import { answerComparisonCsv } from '../app/features/compare/comparison-csv.server.ts';
import { answerChartCsv } from '../app/features/figures/chart-csv.server.ts';
import { drawPreviewPicture } from '../app/features/home/preview-picture.server.ts';
import { answerMapCsv } from '../app/features/map/map-csv.server.ts';
import { answerPicture } from '../app/features/pictures/answer-picture.server.ts';
import { answerAdvancedCsv } from '../app/features/search/advanced-csv.server.ts';
import { answerFundingsCsv } from '../app/features/startups/fundings-csv.server.ts';
import type { Context } from '../app/http/context.ts';
import { readBodyText } from '../app/http/read-body.server.ts';
import { respond } from '../app/http/respond.server.ts';
import { requireOwnForm } from '../app/http/same-site.server.ts';
import { renderBrandMarkFile } from '../app/ui/brand-mark.tsx';
import { mountAssets } from './assets.ts';
import { createReadyCheck } from './ready.ts';
import type { Variables } from './site-parts.ts';
import { mountSitemaps } from './sitemaps.ts';

// RFC 9116 asks for a date less than a year away.
const SECURITY_CONTACT_VALID_MS = 180 * DAY_MS;
const PLAIN = 'text/plain; charset=utf-8';

export function mountMachineFiles(app: Hono<Variables>): void {
  mountAssets(app);
  mountHealth(app);
  mountSitemaps(app);
  mountText(app);
  mountTheme(app);
  mountFiles(app);
  mountPictures(app);
}

function mountHealth(app: Hono<Variables>): void {
  const isReady = createReadyCheck();
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const { sql, log } = c.get('context');
    if (c.get('parts').isDraining?.()) {
      return c.text('this process is about to end', 503, { 'cache-control': 'no-store' });
    }
    try {
      const ready = await isReady(sql);
      return c.text(ready ? 'ready' : 'migrations are missing', ready ? 200 : 503, {
        'cache-control': 'no-store',
      });
    } catch (error) {
      log.error({ err: error }, 'not ready');
      return c.text('the database does not answer', 503, { 'cache-control': 'no-store' });
    }
  });
}

function mountText(app: Hono<Variables>): void {
  app.get('/robots.txt', (c) => {
    const context = c.get('context');
    const body = `User-agent: *
Disallow: /dashboard
Disallow: /api/
Sitemap: ${context.settings.SITE_URL}/sitemap.xml
`;
    return answerText(context, PLAIN, body);
  });
  app.get('/llms.txt', (c) => {
    const context = c.get('context');
    const { PRODUCT_NAME, SITE_URL } = context.settings;
    const body = `# ${PRODUCT_NAME}

> An open directory of African startups: who they are, what they raised and from whom, each figure with its source.

Money is US dollars. An unknown figure is null or N/A, never 0.

- [API](${SITE_URL}/api): every page's data as JSON, described in [OpenAPI](${SITE_URL}/api/openapi.json)
- [Industries](${SITE_URL}/industries)
- [Investors](${SITE_URL}/investors)
- [Where the data comes from](${SITE_URL}/attribution-policy)
- [All addresses](${SITE_URL}/sitemap.xml)
`;
    return answerText(context, PLAIN, body);
  });
  app.get('/.well-known/security.txt', (c, next) => {
    const context = c.get('context');
    const { CONTACT_EMAIL, SITE_URL } = context.settings;
    if (!CONTACT_EMAIL) return next();
    const expires = new Date(context.now.getTime() + SECURITY_CONTACT_VALID_MS).toISOString();
    const body = `Contact: mailto:${CONTACT_EMAIL}
Expires: ${expires}
Canonical: ${SITE_URL}/.well-known/security.txt
`;
    return answerText(context, PLAIN, body);
  });
  app.get('/site.webmanifest', (c) => {
    const context = c.get('context');
    const body = JSON.stringify({
      name: context.settings.PRODUCT_NAME,
      short_name: context.settings.PRODUCT_NAME,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#FAF9F6',
      theme_color: '#FFFFFF',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    });
    return answerText(context, 'application/manifest+json', body);
  });
  app.get('/favicon.svg', (c) =>
    answerText(c.get('context'), 'image/svg+xml', renderBrandMarkFile()),
  );
  app.get(
    PREVIEW_PATH,
    () =>
      new Response(drawPreviewPicture(), {
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
      }),
  );
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
}

function answerText(context: Context, type: string, body: string): Promise<Response> {
  return respond(context, { status: 200, type, cache: 'public', body });
}

/** The theme switch without script: keeps the choice and leads back. */
function mountTheme(app: Hono<Variables>): void {
  app.post('/theme', async (c) => {
    const context = c.get('context');
    const form = new URLSearchParams(await readBodyText(c.req.raw));
    requireOwnForm(context, form);
    return new Response(null, {
      status: 303,
      headers: {
        location: ownPathOr(form.get('back'), '/'),
        'set-cookie': formatThemeCookie(
          parseTheme(form.get('theme')),
          context.settings.isProduction,
        ),
        'cache-control': 'no-store',
      },
    });
  });
}

function mountFiles(app: Hono<Variables>): void {
  app.get(OWN_DATA_PATH, (c) => answerOwnData(c.get('context')));
  app.get('/compare.csv', (c) => answerComparisonCsv(c.get('context')));
  app.get(`${MAP_PATH}.csv`, (c) => answerMapCsv(c.get('context')));
  app.get(ADVANCED_SEARCH_CSV_PATH, (c) => answerAdvancedCsv(c.get('context')));
  app.get('/charts.csv', (c) => answerChartCsv(c.get('context')));
  app.get('/startup/:startup/fundings.csv', (c) =>
    answerFundingsCsv(c.get('context'), c.req.param('startup')),
  );
}

function mountPictures(app: Hono<Variables>): void {
  app.get('/media/:file{[0-9a-f]{64}\\.webp}', async (c, next) => {
    const hash = c.req.param('file').replace('.webp', '');
    return (await answerPicture(c.get('context'), hash)) ?? next();
  });
}
