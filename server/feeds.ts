// Atom feeds (conventions.md, addresses): /feeds/fundings.atom, /feeds/news.atom, and one of each startup, industry and location.
import type { Hono } from 'hono';
import { type AtomFeed, renderAtom } from '../app/features/feeds/atom.ts';
import { loadFeed, loadSubjectFeed } from '../app/features/feeds/load-feed.server.ts';
import { getNotice } from '../app/features/home/notice.server.ts';
import type { Context } from '../app/http/context.ts';
import { respond } from '../app/http/respond.server.ts';
import { slugParam } from '../app/http/slug-param.ts';
import type { Variables } from './site-parts.ts';

export function mountFeeds(app: Hono<Variables>): void {
  for (const of of ['fundings', 'news'] as const) {
    app.get(`/feeds/${of}.atom`, async (c) => {
      const context = c.get('context');
      return answerFeed(context, await loadFeed(context, of));
    });
  }
  for (const kind of ['startup', 'industry', 'location'] as const) {
    app.get(`/feeds/${kind}/:file{.+\\.atom}`, async (c, next) => {
      const slug = c.req.param('file').replace(/\.atom$/, '');
      if (!slugParam.safeParse(slug).success) return next();
      const context = c.get('context');
      return answerFeed(context, await loadSubjectFeed(context, kind, slug));
    });
  }
}

async function answerFeed(context: Context, feed: AtomFeed): Promise<Response> {
  const subtitle = (await getNotice(context.sql)) ?? undefined;
  return respond(context, {
    status: 200,
    type: 'application/atom+xml; charset=utf-8',
    cache: 'public',
    body: renderAtom({ ...feed, subtitle }),
  });
}
