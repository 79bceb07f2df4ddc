// A page: what it needs and what it shows. Its address stands in app/routes.ts.
import type { ReactNode } from 'react';
import type { CacheTag } from '../page-cache/cache-tags.ts';
import type { Cache } from './cache-control.ts';
import type { Context } from './context.ts';
import { notFound } from './errors.ts';

export interface PageHead {
  /** Without the product's name, which the frame adds; absent takes the default title. */
  title?: string;
  description: string;
  /** Path of the canonical address; absent is the request's own path without its query. */
  canonical?: string;
  /** A submitted form came back: the title begins with "Error: ". */
  hasErrors?: boolean;
  /** Status of a form that came back: posted 422 unless given, such as 429; fetched 200. */
  errorStatus?: number;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Something of it could not be loaded: shown, but not cached. */
  isIncomplete?: boolean;
  /** schema.org objects. */
  jsonLd?: object[];
  /** Feeds and other faces of this page. */
  alternates?: Array<{ type: string; title: string; href: string }>;
}

export interface PageDefinition<Data> {
  /** Throws HttpError or Redirect. */
  load(context: Context, params: Record<string, string>): Promise<Data>;
  /**
   * What a form posted to this page does. Throws Redirect (303) when it is done; answers the page's
   * data, with the errors and what was typed, when the form has to be shown again (422).
   */
  submit?(context: Context, params: Record<string, string>, form: FormData): Promise<Data>;
  head(data: Data, context: Context): PageHead;
  body(data: Data, context: Context): ReactNode;
  /**
   * Tags of all that the page shows: it is cached for visitors until a write invalidates one of
   * them. A page without this is rendered for every request.
   */
  cacheTags?(data: Data, context: Context): CacheTag[];
  /** `private` for pages that show somebody's own or have a secret in their address. */
  cache?: Cache;
  /**
   * Takes forms from other sites and from mail programs: only where the address itself holds the
   * proof, such as a signed token.
   */
  isOpenToAllSites?: boolean;
  /**
   * Whether sitemaps name it; when left out, they name cached pages. Addresses with parameters are
   * listed by server/sitemaps.ts, and a test fails for a page that it does not list.
   */
  isInSitemap?: boolean;
  /** When scripts take over: at the first sign of use (default) or never. */
  hydrate?: 'intent' | 'never';
}

export interface RenderedPage {
  head: PageHead;
  body: ReactNode;
  /** Absent where the page is not cached. */
  cacheTags?: readonly CacheTag[];
}

export interface Page {
  cache: Cache;
  isOpenToAllSites: boolean;
  hydrate: 'intent' | 'never';
  /** Whether visitors may get it from the page cache. */
  isCached: boolean;
  isInSitemap: boolean;
  render(context: Context, params: Record<string, string>): Promise<RenderedPage>;
  /** Absent where the page takes no form. */
  submit?(context: Context, params: Record<string, string>, form: FormData): Promise<RenderedPage>;
}

export function page<Data>(definition: PageDefinition<Data>): Page {
  const { cache = 'public', hydrate = 'intent', load, submit, head, body } = definition;
  const { isOpenToAllSites = false, cacheTags } = definition;
  const show = (data: Data, context: Context) => ({
    head: head(data, context),
    body: body(data, context),
  });
  const isCached = cache === 'public' && cacheTags !== undefined;
  return {
    cache,
    isOpenToAllSites,
    hydrate,
    isCached,
    isInSitemap: definition.isInSitemap ?? isCached,
    async render(context, params) {
      refuseMalformed(params);
      const data = await load(context, params);
      return { ...show(data, context), cacheTags: cacheTags?.(data, context) };
    },
    submit:
      submit &&
      (async (context, params, form) => {
        refuseMalformed(params);
        return show(await submit(context, params, form), context);
      }),
  };
}

// A little wider than a slug: some old spellings redirect.
const WORD = /^[\w-]{1,120}$/;

/** What cannot be a slug names nothing: answered here, it never reaches a query. */
function refuseMalformed(params: Record<string, string>): void {
  for (const value of Object.values(params)) {
    if (!WORD.test(value)) throw notFound('page', value);
  }
}
