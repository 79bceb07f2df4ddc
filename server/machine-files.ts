// RFC 9116 asks for a date less than a year away.
import { readFileSync } from 'node:fs';
import type { Handler, Hono, Context as HonoContext, Next } from 'hono';
import { ownPathOr } from '../app/base/address.ts';
import { DAY_MS } from '../app/base/dates.ts';
import { localPath } from '../app/base/locale-path.ts';
import { pathTo, settingsPath } from '../app/base/paths.ts';
import { formatThemeCookie, parseTheme } from '../app/base/theme.ts';
import { AUDIT_SHEET } from '../app/data/seed-files.ts';
import { answerAuditWorkbook } from '../app/features/about/methodology-sections.server.ts';
import { answerOwnData } from '../app/features/account/settings/own-data.server.ts';
import { answerPicture } from '../app/features/arriving/pictures.server.ts';
import {
  answerComparisonCsv,
  answerComparisonPicture,
} from '../app/features/compare/load-comparison.server.ts';
import { answerClaimLetter } from '../app/features/desk/claims/human-proof.server.ts';
import { answerExitsCsv } from '../app/features/exits/api.server.ts';
import { answerFigureRounds } from '../app/features/figures/figure-records.server.ts';
import { answerSitePicture } from '../app/features/home/api.server.ts';
import {
  answerFitCsv,
  answerInvestorPicture,
  answerInvestorsCsv,
} from '../app/features/investors/investor-files.server.ts';
import {
  answerOwnListFile,
  answerSelectionFile,
  answerSharedListFile,
} from '../app/features/own-lists/list-files.server.ts';
import { answerLocationPicture } from '../app/features/places/api.server.ts';
import { answerMapCsv, answerMapPicture } from '../app/features/places/map/queries.server.ts';
import { answerRankingCsv, answerRankingPicture } from '../app/features/rankings/api.server.ts';
import { answerRoundsCsv } from '../app/features/rounds/list-rounds.server.ts';
import { answerAdvancedCsv } from '../app/features/search/advanced-search.server.ts';
import { answerSearchFile } from '../app/features/search/answer-file.server.ts';
import { answerStartupsCsv } from '../app/features/startups/list/list-startups.server.ts';
import {
  answerFundingsCsv,
  answerFundingsPng,
  answerFundingsSvg,
  answerStartupPicture,
} from '../app/features/startups/startup-files.server.ts';
import { answerStatus } from '../app/features/status/answer-status.server.ts';
import { answerDataFile } from '../app/features/take-along/bulk-data/snapshots.server.ts';
import { answerMatchFile } from '../app/features/take-along/match/match-list.server.ts';
import { answerBundle } from '../app/figures/bundle.server.ts';
import { answerChartCsv, answerChartPicture } from '../app/figures/chart-files.server.ts';
import { answerFigurePicture, answerFigureTable } from '../app/figures/figure-files.server.ts';
import { answerPng } from '../app/http/answers.server.ts';
import type { Context } from '../app/http/context.ts';
import { requireOwnForm } from '../app/http/guard.server.ts';
import { readForm } from '../app/http/read-body.server.ts';
import { respond } from '../app/http/respond.server.ts';
import { renderBrandMarkFile } from '../app/ui/weave-mark.tsx';
import { mountAssets } from './assets.ts';
import { answerReady } from './ready.ts';
import type { Variables } from './site-parts.ts';
import { mountSitemaps } from './sitemaps.ts';

const SECURITY_CONTACT_VALID_MS = 180 * DAY_MS;
const PLAIN = 'text/plain; charset=utf-8';

const files = {
  '/healthz': (c) => c.text('ok', 200, { 'cache-control': 'no-store' }),
  '/readyz': answerReady,
  '/robots.txt': answerRobots,
  '/llms.txt': answerLlms,
  '/.well-known/security.txt': answerSecurityContact,
  '/security-policy.txt': (c) => answerText(c.get('context'), PLAIN, SECURITY_POLICY),
  // https://www.w3.org/TR/change-password-url/
  '/.well-known/change-password': (c) => c.redirect(settingsPath('password'), 302),
  '/site.webmanifest': answerManifest,
  '/favicon.svg': (c) => {
    const context = c.get('context');
    const picture = renderBrandMarkFile(context.settings.PRODUCT_NAME);
    return answerText(context, 'image/svg+xml', picture);
  },
  '/icon-192.png': answerIcon(192),
  '/icon-512.png': answerIcon(512),
  // Systems cut it to a shape of their own.
  '/icon-whole.png': answerIcon(512, 0),
  '/favicon.ico': (c) => c.redirect(pathTo('/favicon.svg'), 301),
  '/status.json': (c) => answerStatus(c.get('context')),
  '/preview.png': (c) => answerSitePicture(c.get('context')),
  '/moderation/claims/:claim/letter.webp': about('claim', answerClaimLetter),
  '/dashboard/account-settings/data.json': (c) => answerOwnData(c.get('context')),
  '/explore/location.svg': (c) => answerMapPicture(c.get('context')),
  '/explore/location.png': (c) => answerMapPicture(c.get('context')),
  '/charts.svg': (c) => answerChartPicture(c.get('context')),
  '/charts.png': (c) => answerChartPicture(c.get('context')),
  '/compare.svg': (c) => answerComparisonPicture(c.get('context')),
  '/compare.png': (c) => answerComparisonPicture(c.get('context')),
  '/top-100.svg': (c) => answerRankingPicture(c.get('context')),
  '/top-100.png': (c) => answerRankingPicture(c.get('context')),
  '/figures.svg': (c) => answerFigurePicture(c.get('context')),
  '/figures.png': (c) => answerFigurePicture(c.get('context')),
  '/charts.zip': (c) =>
    answerBundle(c.get('context'), { table: answerChartCsv, picture: answerChartPicture }),
  '/figures.zip': (c) =>
    answerBundle(c.get('context'), {
      table: answerFigureTable,
      picture: answerFigurePicture,
      records: answerFigureRounds,
    }),
  '/startup/:startup/share.png': about('startup', answerStartupPicture),
  '/startup/:startup/fundings.svg': about('startup', answerFundingsSvg),
  '/startup/:startup/fundings.png': about('startup', answerFundingsPng),
  '/location/:location/share.png': about('location', answerLocationPicture),
  '/investor/:investor/share.png': about('investor', answerInvestorPicture),
  '/data/:snapshot/:file': (c) =>
    answerDataFile(c.get('context'), c.req.param('snapshot') ?? '', c.req.param('file') ?? ''),
  '/methodology/audit.csv': (c) =>
    answerText(c.get('context'), 'text/csv; charset=utf-8', readFileSync(AUDIT_SHEET, 'utf8')),
  '/methodology/audit.xlsx': (c) => answerAuditWorkbook(c.get('context')),
  '/media/:file{[0-9a-f]{64}\\.webp}': async (c, next) => {
    const hash = c.req.param('file')?.replace('.webp', '') ?? '';
    return (await answerPicture(c.get('context'), hash)) ?? next();
  },
} satisfies Record<string, Handler<Variables>>;

/** Each as .csv and .xlsx. */
const tables = {
  '/advanced_search': (c) => answerAdvancedCsv(c.get('context')),
  '/charts': (c) => answerChartCsv(c.get('context')),
  '/compare': (c) => answerComparisonCsv(c.get('context')),
  '/figures': (c) => answerFigureTable(c.get('context')),
  '/exits': (c) => answerExitsCsv(c.get('context')),
  '/explore/location': (c) => answerMapCsv(c.get('context')),
  '/rounds': (c) => answerRoundsCsv(c.get('context')),
  '/search': (c) => answerSearchFile(c.get('context')),
  '/startups': (c) => answerStartupsCsv(c.get('context')),
  '/investors': (c) => answerInvestorsCsv(c.get('context')),
  '/investors/fit': (c) => answerFitCsv(c.get('context')),
  '/top-100': (c) => answerRankingCsv(c.get('context')),
  '/selection': (c) => answerSelectionFile(c.get('context')),
  '/dashboard/lists/:uuid/rows': about('uuid', answerOwnListFile),
  '/list/:key/rows': about('key', answerSharedListFile),
  '/startup/:startup/fundings': about('startup', answerFundingsCsv),
} satisfies Record<string, Handler<Variables>>;

type TablePath = `${keyof typeof tables}.${'csv' | 'xlsx'}`;

declare module '../app/base/paths.ts' {
  interface Addresses
    extends Record<keyof typeof files | TablePath | MatchPath | '/theme', unknown> {}
}
type MatchPath = '/match.csv' | '/match.xlsx';

export function mountMachineFiles(app: Hono<Variables>): void {
  mountAssets(app);
  mountSitemaps(app);
  for (const [path, answer] of Object.entries(files)) app.get(path, answer);
  for (const [path, answer] of Object.entries(tables)) {
    for (const kind of ['csv', 'xlsx']) app.get(`${path}.${kind}`, answer);
  }
  for (const path of ['/match.csv', '/match.xlsx']) {
    app.post(path, (c) => answerMatchFile(c.get('context')));
  }
  app.post('/theme', changeTheme);
}

type Call = HonoContext<Variables>;

/** Answers a file about what one part of its address names. */
function about(part: string, answer: (context: Context, slug: string) => Promise<Response>) {
  return (c: Call) => answer(c.get('context'), c.req.param(part) ?? '');
}

function answerRobots(c: Call): Promise<Response> {
  const context = c.get('context');
  const body = `User-agent: *
Disallow: /dashboard
Disallow: /api/
Sitemap: ${context.settings.SITE_URL}${pathTo('/sitemap.xml')}
`;
  return answerText(context, PLAIN, body);
}

function answerLlms(c: Call): Promise<Response> {
  const context = c.get('context');
  const { PRODUCT_NAME, SITE_URL } = context.settings;
  const body = `# ${PRODUCT_NAME}

> An open directory of African startups: who they are, what they raised and from whom, each figure with its source.

Money is US dollars. An unknown figure is null or N/A, never 0.

- [API](${SITE_URL}${pathTo('/api')}): every page's data as JSON, described in [OpenAPI](${SITE_URL}${pathTo('/api/openapi.json')})
- MCP at ${SITE_URL}${pathTo('/mcp')}: tools for assistants (search, startup, investor, round, place, industry, compare, figures, sources), streamable HTTP, no key needed
- [Data](${SITE_URL}${pathTo('/data')}): the whole record as CSV, JSON lines, SQLite and Parquet with what changed each night, free; ${SITE_URL}${pathTo('/data/:snapshot/:file', { snapshot: 'latest', file: 'snapshot.json' })} lists the files
- Reconciliation at ${SITE_URL}${pathTo('/reconcile')}: matches names of a spreadsheet, Reconciliation Service API 0.2; ${SITE_URL}${pathTo('/reconcile/v1')} speaks the draft of 1.0
- [Match](${SITE_URL}${pathTo('/match')}): paste a list of names, take it along with slugs and figures
- Lists as CSV and XLSX: ${SITE_URL}${pathTo('/search.csv')}?q=, ${SITE_URL}${pathTo('/startups.csv')}, ${SITE_URL}${pathTo('/rounds.csv')}, ${SITE_URL}${pathTo('/exits.csv')}, ${SITE_URL}${pathTo('/investors.csv')}, each also as .xlsx
- Charts as pictures and CSV: ${SITE_URL}${pathTo('/charts.svg')}, ${SITE_URL}${pathTo('/charts.png')}, ${SITE_URL}${pathTo('/charts.csv')}, with \`only=\` and a key of /api/charts
- oEmbed at ${SITE_URL}${pathTo('/oembed')}: a frame without script for the address of a startup, place, industry, investor, list or chart
- Feeds: ${SITE_URL}${pathTo('/feeds/fundings.atom')}, ${SITE_URL}${pathTo('/feeds/news.atom')}, ${SITE_URL}${pathTo('/rounds.atom')}
- [Types for TypeScript](${SITE_URL}${pathTo('/api/types.d.ts')})
- [Industries](${SITE_URL}${pathTo('/industries')})
- [Investors](${SITE_URL}${pathTo('/investors')})
- [Where the data comes from](${SITE_URL}${pathTo('/attribution-policy')})
- [All addresses](${SITE_URL}${pathTo('/sitemap.xml')})
`;
  return answerText(context, PLAIN, body);
}

const SECURITY_POLICY = `How to report a vulnerability

Write to the address in /.well-known/security.txt, in private. Say what you did, what happened and what you
expected; a request that reproduces it is best. Tests with accounts and data of your own are welcome. Please
leave other people's data alone, and do not overload the site.

You get an answer within three working days and, once the report is confirmed, a date for the fix.
`;

function answerSecurityContact(c: Call, next: Next) {
  const context = c.get('context');
  const { CONTACT_EMAIL, SITE_URL } = context.settings;
  if (!CONTACT_EMAIL) return next();
  const expires = new Date(context.now.getTime() + SECURITY_CONTACT_VALID_MS).toISOString();
  const body = `Contact: mailto:${CONTACT_EMAIL}
Expires: ${expires}
Canonical: ${SITE_URL}${pathTo('/.well-known/security.txt')}
Policy: ${SITE_URL}${pathTo('/security-policy.txt')}
`;
  return answerText(context, PLAIN, body);
}

function answerManifest(c: Call): Promise<Response> {
  const context = c.get('context');
  const body = JSON.stringify({
    name: context.settings.PRODUCT_NAME,
    short_name: context.settings.PRODUCT_NAME,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#FAF9F6',
    theme_color: '#FFFFFF',
    icons: [
      { src: pathTo('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: pathTo('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: pathTo('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: pathTo('/icon-whole.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
  return answerText(context, 'application/manifest+json', body);
}

/** The mark of the site, as phones show it when the site is installed. */
function answerIcon(px: number, corner?: number): Handler<Variables> {
  return (c) => {
    const context = c.get('context');
    const { PRODUCT_NAME } = context.settings;
    return answerPng(context, () => renderBrandMarkFile(PRODUCT_NAME, px, corner));
  };
}

function answerText(context: Context, type: string, body: string): Promise<Response> {
  return respond(context, { status: 200, type, cache: 'public', body });
}

/** The theme switch without script: stores the choice and redirects back. */
async function changeTheme(c: Call): Promise<Response> {
  const context = c.get('context');
  const form = await readForm(c.req.raw);
  requireOwnForm(context, form);
  return new Response(null, {
    status: 303,
    headers: {
      location: localPath(ownPathOr(String(form.get('back') ?? ''), '/')),
      'set-cookie': formatThemeCookie(
        parseTheme(String(form.get('theme') ?? '')),
        context.settings.isProduction,
      ),
      'cache-control': 'no-store',
    },
  });
}
