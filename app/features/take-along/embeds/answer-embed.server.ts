import { renderToStaticMarkup } from 'react-dom/server';
import { parseTheme } from '../../../base/theme.ts';
import { getNotice } from '../../../catalogue/notice.server.ts';
import { answerDrawing } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound } from '../../../http/errors.ts';
import { slugParam } from '../../../http/params.ts';
import { respond } from '../../../http/respond.server.ts';
import { ALL_EXITS, startupTag } from '../../../page-cache/cache-tags.ts';
import { drawEmbed } from './draw-embed.tsx';
import type { Embed, EmbedKind } from './embed.ts';
import { type EmbedSite, embedHeaders, renderEmbed } from './render-embed.tsx';
import { drawStartupBadge, getStartup } from './startup-embeds.server.tsx';

/** A page for a frame of another site; what cannot be shown is said in the frame, too. */
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
  return respond(context, {
    status,
    type: 'text/html; charset=utf-8',
    cache: status === 200 ? 'public' : 'private',
    headers: embedHeaders(size),
    body: renderEmbed(embed, size, await describeSite(context)),
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
  return answerDrawing(context, drawEmbed(embed, await describeSite(context)), embed);
}

/** GET /embed/badge/{slug}.svg and .png */
export async function answerBadge(context: Context, slug: string): Promise<Response> {
  const startup = await getStartup(context, slug);
  const svg = renderToStaticMarkup(drawStartupBadge(startup, context));
  const cacheTags = [startupTag(startup.slug), ALL_EXITS];
  return answerDrawing(context, svg, { title: startup.name, cacheTags });
}
