import { csvFileName } from '../base/csv.ts';
import type { CacheTag } from '../page-cache/cache-tags.ts';
import type { Context } from './context.ts';
import { answerPng } from './draw-png.server.ts';
import { respond } from './respond.server.ts';

interface Named {
  title: string;
  cacheTags?: CacheTag[];
}

/** A public drawing as PNG where the address ends so, else as SVG. */
export function answerDrawing(context: Context, svg: string, named: Named): Promise<Response> {
  const isPng = context.url.pathname.endsWith('.png');
  return isPng ? answerPng(context, svg) : answerSvg(context, svg, named);
}

/** A public drawing; `title` names the file that is saved. */
export function answerSvg(
  context: Context,
  svg: string,
  { title, cacheTags }: Named,
): Promise<Response> {
  const name = csvFileName(title, context.settings.PRODUCT_NAME).replace(/csv$/, 'svg');
  return respond(context, {
    status: 200,
    type: 'image/svg+xml',
    cache: 'public',
    headers: { 'content-disposition': `inline; filename="${name}"` },
    body: svg,
    cacheTags,
  });
}
