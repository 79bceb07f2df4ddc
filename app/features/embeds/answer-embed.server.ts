import { renderToStaticMarkup } from 'react-dom/server';
import type { EmbedKindName } from '../../base/embed-code.ts';
import { pathTo } from '../../base/paths.ts';
import { parseTheme } from '../../base/theme.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { respond } from '../../http/respond.server.ts';
import { slugParam } from '../../http/slug-param.ts';
import { ALL_EXITS, startupTag } from '../../page-cache/cache-tags.ts';
import { getNotice } from '../home/notice.server.ts';
import type { Embed, EmbedKind } from './embed.ts';
import { embedHeaders, renderEmbed } from './render-embed.tsx';
import { drawStartupBadge, getStartup } from './startup-embeds.server.tsx';

/** A page for a frame of another site; what cannot be shown is said in the frame, too. */
export async function answerEmbed(
  context: Context,
  kind: EmbedKind,
  params: Record<string, string>,
): Promise<Response> {
  let status = 200;
  let { size } = kind;
  const embed = await load(context, kind, params).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    status = error.status;
    size = 'table';
    return sayError(error);
  });
  return respond(context, {
    status,
    type: 'text/html; charset=utf-8',
    cache: status === 200 ? 'public' : 'private',
    headers: embedHeaders(size),
    body: await render(context, embed, size),
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

const sayError = ({ message }: HttpError): Embed => ({
  title: message,
  content: null,
  path: '/',
  asOf: null,
});

async function render(
  { settings, sql, url }: Context,
  embed: Embed,
  size: EmbedKindName,
): Promise<string> {
  return renderEmbed(embed, size, {
    productName: settings.PRODUCT_NAME,
    siteUrl: settings.SITE_URL,
    theme: parseTheme(url.searchParams.get('theme')),
    notice: await getNotice(sql),
  });
}

/** GET /embed/badge/{slug}.svg */
export async function answerBadge(context: Context, slug: string): Promise<Response> {
  const startup = await getStartup(context, slug, (now) =>
    pathTo('/embed/badge/:file{.+\\.svg}', { file: `${now}.svg` }),
  );
  return respond(context, {
    status: 200,
    type: 'image/svg+xml',
    cache: 'public',
    body: renderToStaticMarkup(drawStartupBadge(startup, context)),
    cacheTags: [startupTag(startup.slug), ALL_EXITS],
  });
}
