import { csvFileName } from '../base/csv.ts';
import type { CacheTag } from '../page-cache/cache-tags.ts';
import type { Context } from './context.ts';
import { respond } from './respond.server.ts';

/** A public drawing; `title` names the file that is saved. */
export function answerSvg(
  context: Context,
  svg: string,
  { title, cacheTags }: { title: string; cacheTags?: CacheTag[] },
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
