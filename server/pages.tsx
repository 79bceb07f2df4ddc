// Mounts every page of app/routes.ts and puts its content into the frame.

import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import { ownPathOr } from '../app/base/address.ts';
import { formatPartialDate, isoDay } from '../app/base/dates.ts';
import { LOCALES } from '../app/base/locale.ts';
import { localPath } from '../app/base/locale-path.ts';
import { oembedPath } from '../app/base/outside-paths.ts';
import { pathTo } from '../app/base/paths.ts';
import { yieldToEventLoop } from '../app/base/waiting.ts';
import { getNotice } from '../app/catalogue/notice.server.ts';
import { ErrorContent, NotFoundContent } from '../app/features/about/error-pages.tsx';
import { findNearest } from '../app/features/search/suggest.server.ts';
import { embedPathOf } from '../app/features/take-along/embeds/answer-embeds.server.ts';
import { FollowedContext, type IsFollowed } from '../app/follows/follow-button.tsx';
import { FollowForm } from '../app/follows/follow-control.tsx';
import type { FollowKey } from '../app/follows/follow-type.ts';
import { listFollowedAmong } from '../app/follows/follows.server.ts';
import type { Context } from '../app/http/context.ts';
import { type HttpError, methodNotAllowed } from '../app/http/errors.ts';
import { requireOwnForm } from '../app/http/guard.server.ts';
import { limitsOf } from '../app/http/limits.ts';
import type { Page, PageHead, RenderedPage } from '../app/http/page.ts';
import { readForm } from '../app/http/read-body.server.ts';
import { type Answer, respond } from '../app/http/respond.server.ts';
import { step } from '../app/http/thread-time.server.ts';
import { renderDocument } from '../app/root.tsx';
import { pages } from '../app/routes.ts';
import { notFoundText } from '../app/text/text.ts';
import { SiteContext } from '../app/ui/embed-code.tsx';
import type { SiteParts, Variables } from './site-parts.ts';

const ERROR_PAGE = { hydrate: 'intent', cache: 'private' } as const;
const HTML = 'text/html; charset=utf-8';

export function mountPages(app: Hono<Variables>): void {
  for (const [path, page] of Object.entries(pages)) mountPage(app, path, page);
}

export function mountPage(app: Hono<Variables>, path: string, page: Page): void {
  const { submit } = page;
  app.get(path, async (c) => {
    const context = c.get('context');
    const rendered = await page.render(context, c.req.param());
    const status = rendered.head.errorStatus ?? 200;
    return answerPage(context, c.get('parts'), page, rendered, status);
  });
  if (submit) {
    app.post(path, async (c) => {
      const context = c.get('context');
      const form = await readForm(context.request);
      if (!page.isOpenToAllSites) requireOwnForm(context, form);
      const rendered = await submit(context, c.req.param(), form);
      const status = rendered.head.errorStatus ?? 422;
      return answerPage(context, c.get('parts'), page, rendered, status);
    });
  }
  app.all(path, (c) => {
    throw methodNotAllowed(c.req.method, submit ? ['GET', 'POST'] : ['GET']);
  });
}

async function answerPage(
  context: Context,
  parts: SiteParts,
  page: Page,
  { head, body, cacheTags }: RenderedPage,
  status: number,
): Promise<Response> {
  const shown = status === 200 ? leadToFrame(head, context) : head;
  const html = await renderFrame(context, parts, shown, body, page);
  const cache = status === 200 && !head.isIncomplete ? page.cache : 'private';
  return respondPage(context, { status, cache, body: html, cacheTags });
}

/** Programs that are given the page's address find the frame for it. */
function leadToFrame(head: PageHead, { settings, url }: Context): PageHead {
  const path = head.canonical ?? url.pathname;
  if (!embedPathOf(new URL(path, settings.SITE_URL))) return head;
  const { href } = new URL(localPath(path), settings.SITE_URL);
  const frame = {
    type: 'application/json+oembed',
    title: head.title ?? settings.PRODUCT_NAME,
    href: settings.SITE_URL + oembedPath(href),
  };
  return { ...head, alternates: [...(head.alternates ?? []), frame] };
}

export async function answerErrorPage(
  given: Context,
  parts: SiteParts,
  error: HttpError,
): Promise<Response> {
  // A page would repeat an address of 8 KB in its links to itself.
  const context = error.status === 414 ? { ...given, url: new URL('/', given.url) } : given;
  const isMissing = error.status === 404;
  const head: PageHead = {
    title: isMissing ? notFoundText.title : notFoundText.errorTitle,
    description: isMissing ? notFoundText.title : error.message,
    noindex: true,
  };
  const body = isMissing ? (
    <NotFoundContent
      lookedFor={error.lookedFor ?? ''}
      nearest={await findNearest(context.sql, error.lookedFor ?? '')}
    />
  ) : (
    <ErrorContent
      message={error.message}
      retry={ownPathOr(context.url.pathname + context.url.search, '/')}
      requestId={context.requestId}
    />
  );
  const html = await renderFrame(context, parts, head, body, ERROR_PAGE);
  return respondPage(context, {
    status: error.status,
    cache: 'private',
    headers: error.headers,
    body: html,
  });
}

function respondPage(context: Context, answer: Omit<Answer, 'type'>): Promise<Response> {
  const headers = { ...answer.headers, vary: 'Save-Data' };
  return respond(context, { ...answer, type: HTML, headers });
}

async function renderFrame(
  context: Context,
  { assets }: SiteParts,
  head: PageHead,
  content: ReactNode,
  { hydrate, cache }: Pick<Page, 'hydrate' | 'cache'>,
): Promise<string> {
  const { now, session, settings, sql, url } = context;
  const back = url.pathname + url.search;
  const canonical = head.canonical ?? url.pathname;
  // Neither a secret nor where to go on from here: that may be another site's address.
  const kept = new URLSearchParams(url.search);
  for (const name of ['next', 'back', 'token']) kept.delete(name);
  const here = kept.size > 0 && cache !== 'private' ? `${url.pathname}?${kept}` : url.pathname;
  const isIndexed = head.errorStatus === undefined && !head.noindex && cache === 'public';
  const languages = LOCALES.map((locale) => ({
    locale,
    href: settings.SITE_URL + localPath(head.canonical ?? here, locale),
  }));
  const options = {
    productName: settings.PRODUCT_NAME,
    head: {
      hasErrors: head.hasErrors,
      isTool: head.isTool,
      title: head.title,
      description: head.description,
      canonical: settings.SITE_URL + localPath(canonical),
      languages: isIndexed ? languages : [],
      robots: head.noindex ? 'noindex' : undefined,
      jsonLd: head.jsonLd,
      alternates: head.alternates,
      image: settings.SITE_URL + localPath(head.picture ?? pathTo('/preview.png')),
    },
    theme: context.theme,
    languages,
    cloth: head.cloth,
    path: url.pathname,
    back,
    printed: {
      address: settings.SITE_URL + localPath(url.searchParams.has('token') ? url.pathname : back),
      day: formatPartialDate({ date: isoDay(now), precision: 'day' }),
    },
    // Other pages have a q of their own.
    query: (url.pathname === pathTo('/search') && url.searchParams.get('q')) || undefined,
    notice: await getNotice(sql),
    session,
    assets,
    savesData: context.savesData,
    hydrate: session && hydrate === 'intent' ? ('now' as const) : hydrate,
    responseKey: settings.RESPONSE_ENCRYPTION_KEY,
  };
  const site = {
    productName: settings.PRODUCT_NAME,
    siteUrl: settings.SITE_URL,
    csvRows: limitsOf(context).csvRows,
  };
  const render = (isFollowed: IsFollowed) =>
    renderDocument({
      ...options,
      children: (
        <SiteContext value={site}>
          <FollowedContext value={isFollowed}>
            {content}
            <FollowForm back={back} />
          </FollowedContext>
        </SiteContext>
      ),
    });

  const shown = new Set<FollowKey>();
  await yieldToEventLoop();
  const html = step(() =>
    render((key) => {
      shown.add(key);
      return false;
    }),
  );
  if (!session || shown.size === 0) return html;
  // Only the rendered page knows its rows; members who follow some get it rendered again.
  const followed = await listFollowedAmong(sql, session.userId, shown);
  return followed.size > 0 ? step(() => render((key) => followed.has(key))) : html;
}
