// GET /oembed (https://oembed.com): the frame for an address of this site.

import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { localPath, splitLocale } from '../../../base/locale-path.ts';
import {
  BADGE_WIDTH,
  EMBED_HEIGHTS,
  embedChartPath,
  embedCode,
  embedRoundsPath,
  embedStartupPath,
} from '../../../base/outside-paths.ts';
import { pathTo, withQuery } from '../../../base/paths.ts';
import { parseTheme } from '../../../base/theme.ts';
import { getNotice } from '../../../catalogue/notice.server.ts';
import { chartsOf } from '../../../figures/contract.ts';
import { answerDrawing, answerJson } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { HttpError, invalid, notFound, Redirect } from '../../../http/errors.ts';
import { inLocale } from '../../../http/locale.server.ts';
import { slugParam } from '../../../http/params.ts';
import { respond } from '../../../http/respond.server.ts';
import { step } from '../../../http/thread-time.server.ts';
import { ALL_EXITS, startupTag } from '../../../page-cache/cache-tags.ts';
import { embedsText as text } from '../../../text/text.ts';
import { drawEmbed } from './draw-embed.tsx';
import type { Embed, EmbedKind } from './embed.ts';
import { EMBED_KINDS } from './embed-kinds.server.tsx';
import { type EmbedSite, embedHeaders, renderEmbed } from './render-embed.tsx';
import { drawStartupBadge, getStartup } from './startup-embeds.server.tsx';

const DEFAULT_WIDTH = 640;

const size = z.coerce
  .number({ error: () => text.expectedSize })
  .int({ error: () => text.expectedSize })
  .min(1, { error: () => text.expectedSize });
const query = z.object({
  url: z.string({ error: () => text.expectedUrl }).max(2_000),
  maxwidth: size.optional(),
  maxheight: size.optional(),
  format: z.string().default('json'),
});

/** Throws 404 for what has no frame, 422, and 501 for XML (section 2.3.3 of oEmbed). */
export async function answerOembed(context: Context): Promise<Response> {
  const { settings, answerHeaders } = context;
  const { url, maxwidth, maxheight, format } = readQuery(query, context.url);
  if (format !== 'json') throw new HttpError(501, text.onlyJson);
  const { locale, path, kind, params } = findKind(url, settings.SITE_URL);
  const asked = { ...context, url: new URL(path, settings.SITE_URL) };
  const loaded = inLocale(locale, () => kind.load(asked, params));
  const { title } = await loaded.catch((error: unknown) => {
    if (!(error instanceof Redirect)) throw error;
    throw new HttpError(404, text.expectedUrl);
  });
  const frame = settings.SITE_URL + localPath(path, locale);
  const usual = kind.size === 'badge' ? BADGE_WIDTH : DEFAULT_WIDTH;
  const width = Math.min(usual, maxwidth ?? usual);
  const height = Math.min(EMBED_HEIGHTS[kind.size], maxheight ?? EMBED_HEIGHTS[kind.size]);
  // Pages of other sites ask for it.
  answerHeaders.set('access-control-allow-origin', '*');
  return answerJson(context, {
    plain: true,
    status: 200,
    type: 'application/json',
    cache: 'public',
    body: {
      type: 'rich',
      version: '1.0',
      title,
      provider_name: settings.PRODUCT_NAME,
      provider_url: settings.SITE_URL,
      cache_age: 3_600,
      width,
      height,
      html: embedCode({ address: frame, title, kind: kind.size, width, height }),
    },
  });
}

function findKind(address: string, siteUrl: string) {
  const url = URL.parse(address);
  if (!url || url.origin !== new URL(siteUrl).origin) throw invalid({ url: [text.expectedUrl] });
  const { locale, path: inside } = splitLocale(url.pathname);
  url.pathname = inside;
  const path = embedPathOf(url);
  const found = path && matchKind(path);
  if (!path || !found) throw new HttpError(404, text.notEmbeddable(address.slice(0, 200)));
  return { locale, path, ...found };
}

/** Templates have at most one parameter, at their end. */
function matchKind(path: string): { kind: EmbedKind; params: Record<string, string> } | null {
  const [pathname = ''] = path.split('?');
  for (const [template, kind] of Object.entries(EMBED_KINDS)) {
    if (template === pathname) return { kind, params: {} };
    const [start = '', param] = template.split(':');
    const value = pathname.slice(start.length);
    if (param && pathname.startsWith(start) && /^[a-z0-9-]{1,120}$/.test(value)) {
      return { kind, params: { [param]: value } };
    }
  }
  return null;
}

type Read = (url: URL, ...others: string[]) => string;

const withSearch = (path: string, { search }: URL) => path + search;

/** The chart named after #, if the page has it; otherwise that of its funding, or its only one. */
function chartOf(
  { hash }: URL,
  subject: Parameters<typeof chartsOf>[0],
  scope: Record<string, string | undefined> = {},
): string {
  const keys: readonly string[] = chartsOf(subject);
  const asked = keys.find((key) => `#${key}` === hash);
  const usual = keys.find((key) => key.endsWith('funding_history'));
  return embedChartPath(asked ?? usual ?? keys[0] ?? '', scope);
}

const listOf: Read = ({ pathname, search }) => `/embed${pathname}${search}`;
const chartFile: Read = (url) => withSearch(pathTo('/embed/chart'), url);

/** By the first part of a page's path, or of a file that has the same in it. */
const READERS: Readonly<Record<string, Read>> = {
  '': (url) => chartOf(url, 'none'),
  startup: (_, slug = '', tab) =>
    tab === 'fundings' ? embedRoundsPath(slug) : embedStartupPath(slug),
  location: (url, location_slug) => chartOf(url, 'location_slug', { location_slug }),
  industry: (url, industry_slug, location) =>
    chartOf(url, 'industry_slug', { industry_slug, location }),
  investor: (url, investor_slug) => chartOf(url, 'investor_slug', { investor_slug }),
  figures: (url) => withSearch(pathTo('/embed/figure'), url),
  'figures.svg': (url) => withSearch(pathTo('/embed/figure'), url),
  'figures.png': (url) => withSearch(pathTo('/embed/figure'), url),
  rounds: listOf,
  startups: listOf,
  exits: listOf,
  investors: listOf,
  'top-100': (_, filter = '') =>
    withQuery(pathTo('/embed/top-100'), {
      by: filter.replace(/^startups-by-/, '').replaceAll('-', '_'),
    }),
  explore: (url) => withSearch(pathTo('/embed/countries'), url),
  'charts.svg': chartFile,
  'charts.png': chartFile,
  'charts.csv': chartFile,
  'charts.xlsx': chartFile,
  embed: (url) => withSearch(url.pathname.replace(/\.(svg|png)$/, ''), url),
};

/** The frame of an address of this site; null if it has none. */
export function embedPathOf(url: URL): string | null {
  const [first = '', ...others] = url.pathname.slice(1).split('/');
  const read = Object.hasOwn(READERS, first) ? READERS[first] : undefined;
  return read ? read(url, ...others) : null;
}

/** A page for a frame of another site; errors are shown in the frame, too. */
export async function answerEmbed(
  context: Context,
  kind: EmbedKind,
  params: Record<string, string>,
): Promise<Response> {
  let status = 200;
  let { size } = kind;
  const embed: Embed = await load(context, kind, params).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    status = error.status;
    size = 'table';
    return { title: error.message, path: '/', asOf: null };
  });
  const site = await describeSite(context);
  return respond(context, {
    status,
    type: 'text/html; charset=utf-8',
    cache: status === 200 ? 'public' : 'private',
    headers: embedHeaders(size),
    body: step(() => renderEmbed(embed, size, site)),
    cacheTags: status === 200 ? embed.cacheTags : undefined,
  });
}

async function load(
  context: Context,
  kind: EmbedKind,
  params: Record<string, string>,
): Promise<Embed> {
  for (const value of Object.values(params)) {
    if (!slugParam.safeParse(value).success) throw notFound('startup', value);
  }
  return kind.load(context, params);
}

async function describeSite({ settings, sql, url }: Context): Promise<EmbedSite> {
  return {
    productName: settings.PRODUCT_NAME,
    siteUrl: settings.SITE_URL,
    theme: parseTheme(url.searchParams.get('theme')),
    notice: await getNotice(sql),
  };
}

/** A table as a picture, at the address of its frame with .svg or .png. Throws as its page does. */
export async function answerEmbedPicture(context: Context, kind: EmbedKind): Promise<Response> {
  const embed = await kind.load(context, {});
  const site = await describeSite(context);
  return answerDrawing(context, () => drawEmbed(embed, site), embed);
}

/** GET /embed/badge/{slug}.svg and .png */
export async function answerBadge(context: Context, slug: string): Promise<Response> {
  const startup = await getStartup(context, slug);
  const draw = () => renderToStaticMarkup(drawStartupBadge(startup, context));
  const cacheTags = [startupTag(startup.slug), ALL_EXITS];
  return answerDrawing(context, draw, { title: startup.name, cacheTags });
}
