// A page: its data, content and options. Its address is in app/routes.ts.
import type { ReactNode } from 'react';
import type { CacheTag } from '../page-cache/cache-tags.ts';
import type { Context } from './context.ts';
import { notFound, Redirect } from './errors.ts';
import type { Cache } from './respond.server.ts';

export interface PageHead {
  /** Without the product's name; the default title when absent. */
  title?: string;
  description: string;
  /** Path of the canonical address; the request's path without its query when absent. */
  canonical?: string;
  /** The form has errors: the title begins with "Error: ". */
  hasErrors?: boolean;
  /** Status of a form with errors: 422 for POST and 200 for GET when absent. */
  errorStatus?: number;
  noindex?: boolean;
  /** Some data could not be loaded: the response is not cached. */
  isIncomplete?: boolean;
  jsonLd?: object[];
  /** Path of the picture shown where a link is shared; the site's own when absent. */
  picture?: string;
  /** The slug whose cloth is the band under the header; the site's own when absent. */
  cloth?: string;
  /** Answers, figures, lists, prices or downloads: its styles are in app/tools.css. */
  isTool?: boolean;
  /** Feeds and other formats of this page. */
  alternates?: Array<{ type: string; title: string; href: string }>;
}

export type QueryKeys = readonly string[];

export interface PageDefinition<Data> {
  load(context: Context, params: Record<string, string>): Promise<Data>;
  /**
   * Handles a form posted to this page. Throws Redirect (303) when done; otherwise returns the
   * page's data with errors and input, shown with 422.
   */
  submit?(context: Context, params: Record<string, string>, form: FormData): Promise<Data>;
  head(data: Data, context: Context): PageHead;
  body(data: Data, context: Context): ReactNode;
  /** Tags of the data shown. The page is cached until one is invalidated; without tags, never. */
  cacheTags?(data: Data, context: Context): CacheTag[] | undefined;
  /**
   * Keys of the query that a cached page reads. It sees no others, so that an invented one makes no
   * fresh page.
   */
  queryKeys?: QueryKeys;
  /** `private` without cacheTags: personal pages, and addresses with a secret. */
  cache?: Cache;
  /** Accepts posts from other sites: only where the address has a proof, such as a token. */
  isOpenToAllSites?: boolean;
  /** Whether sitemaps list it; cached pages by default. server/sitemaps.ts expands parameters. */
  isInSitemap?: boolean;
  /** When the page hydrates: at the first interaction (default) or never. */
  hydrate?: 'intent' | 'never';
}

export interface RenderedPage {
  head: PageHead;
  body: ReactNode;
  cacheTags?: readonly CacheTag[];
}

type Options = 'cache' | 'isOpenToAllSites' | 'hydrate' | 'isInSitemap' | 'queryKeys';

export interface Page extends Required<Pick<PageDefinition<unknown>, Options>> {
  /** Whether the page cache may keep it for all visitors. */
  isCacheable: boolean;
  render(context: Context, params: Record<string, string>): Promise<RenderedPage>;
  submit?(context: Context, params: Record<string, string>, form: FormData): Promise<RenderedPage>;
}

export function page<Data>(definition: PageDefinition<Data>): Page {
  const { hydrate = 'intent', load, submit, head, body } = definition;
  const { isOpenToAllSites = false, cacheTags, queryKeys = [] } = definition;
  const { cache = cacheTags ? 'public' : 'private' } = definition;
  const show = (data: Data, context: Context) => ({
    head: head(data, context),
    body: body(data, context),
  });
  const isCacheable = cache === 'public' && cacheTags !== undefined;
  return {
    cache,
    isOpenToAllSites,
    hydrate,
    isCacheable,
    isInSitemap: definition.isInSitemap ?? isCacheable,
    queryKeys,
    async render(given, params) {
      refuseMalformed(params);
      const url = isCacheable ? keepQueryKeys(given.url, queryKeys) : given.url;
      const context = { ...given, url };
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

/** A copy with these keys only. */
function keepQueryKeys(url: URL, keys: QueryKeys): URL {
  const kept = new URL(url);
  for (const key of url.searchParams.keys()) {
    if (!keys.includes(key)) kept.searchParams.delete(key);
  }
  return kept;
}

// A little wider than a slug: some old spellings redirect.
const WORD = /^[\w-]{1,120}$/;

/** Malformed slugs get a 404 before any query. */
function refuseMalformed(params: Record<string, string>): void {
  for (const value of Object.values(params)) {
    if (!WORD.test(value)) throw notFound('page', value);
  }
}

/** An older or shorter address of a page: leads there with its query. */
export function redirectPage(path: string): Page {
  return page({
    cache: 'public',
    async load({ url }): Promise<never> {
      throw new Redirect(`${path}${url.search}`, 301);
    },
    head: () => ({ description: '' }),
    body: () => null,
  });
}
