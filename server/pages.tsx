// Mounts every page of app/routes.ts and puts its content into the frame.
import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import { getNotice } from '../app/features/home/notice.server.ts';
import { ErrorContent } from '../app/features/not-found/error-content.tsx';
import { NotFoundContent } from '../app/features/not-found/not-found-content.tsx';
import { findNearest } from '../app/features/not-found/queries.server.ts';
import type { Context } from '../app/http/context.ts';
import type { HttpError } from '../app/http/errors.ts';
import type { Page, PageHead } from '../app/http/page.ts';
import { respond } from '../app/http/respond.server.ts';
import { renderDocument } from '../app/root.tsx';
import { pages } from '../app/routes.ts';
import { notFoundText } from '../app/text/text.ts';
import { methodNotAllowed } from './api.ts';
import type { SiteParts, Variables } from './site.tsx';

const HTML = 'text/html; charset=utf-8';

export function mountPages(app: Hono<Variables>): void {
  for (const page of pages) {
    app.get(page.path, (c) => answerPage(c.get('context'), c.get('parts'), page, c.req.param()));
    app.all(page.path, (c) => {
      throw methodNotAllowed(c.req.method, ['GET']);
    });
  }
}

async function answerPage(
  context: Context,
  parts: SiteParts,
  page: Page,
  params: Record<string, string>,
): Promise<Response> {
  const { head, body } = await page.render(context, params);
  const html = await renderFrame(context, parts, head, body, page.hydrate);
  return respond(context, { status: 200, type: HTML, cache: 'public', body: html });
}

export async function answerErrorPage(
  context: Context,
  parts: SiteParts,
  error: HttpError,
): Promise<Response> {
  const isMissing = error.status === 404;
  const head: PageHead = {
    title: isMissing ? notFoundText.title : notFoundText.errorTitle,
    description: error.message,
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
      retry={context.url.pathname + context.url.search}
      requestId={context.requestId}
    />
  );
  const html = await renderFrame(context, parts, head, body, 'intent');
  return respond(context, {
    status: error.status,
    type: HTML,
    cache: 'private',
    headers: error.headers,
    body: html,
  });
}

async function renderFrame(
  context: Context,
  { assets }: SiteParts,
  head: PageHead,
  content: ReactNode,
  hydrate: 'intent' | 'never',
): Promise<string> {
  const { settings, url } = context;
  const canonical = `${settings.SITE_URL}${head.canonical ?? url.pathname}`;
  return renderDocument({
    productName: settings.PRODUCT_NAME,
    head: {
      title: head.title,
      description: head.description,
      canonical,
      robots: head.noindex ? 'noindex' : undefined,
      jsonLd: head.jsonLd,
      alternates: head.alternates,
    },
    theme: context.theme,
    path: url.pathname,
    back: url.pathname + url.search,
    query: url.searchParams.get('q') ?? undefined,
    notice: await getNotice(context.sql),
    assets,
    hydrate,
    responseKey: settings.RESPONSE_ENCRYPTION_KEY,
    children: content,
  });
}
