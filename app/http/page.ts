// A page: its address, what it needs, and what it shows.
import type { ReactNode } from 'react';
import type { Context } from './context.ts';

export interface PageHead {
  /** Without the product's name, which the frame adds; absent takes the default title. */
  title?: string;
  description: string;
  /** Path of the canonical address; absent is the request's own path without its query. */
  canonical?: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** schema.org objects. */
  jsonLd?: object[];
  /** Feeds and other faces of this page. */
  alternates?: Array<{ type: string; title: string; href: string }>;
}

export interface PageDefinition<Data> {
  /** With :parameters. */
  path: string;
  /** Throws HttpError or Redirect. */
  load(context: Context, params: Record<string, string>): Promise<Data>;
  head(data: Data, context: Context): PageHead;
  body(data: Data, context: Context): ReactNode;
  /** When scripts take over: at the first sign of use (default) or never, for pages that are only read. */
  hydrate?: 'intent' | 'never';
}

export interface Page {
  path: string;
  hydrate: 'intent' | 'never';
  render(
    context: Context,
    params: Record<string, string>,
  ): Promise<{ head: PageHead; body: ReactNode }>;
}

export function page<Data>(definition: PageDefinition<Data>): Page {
  return {
    path: definition.path,
    hydrate: definition.hydrate ?? 'intent',
    async render(context, params) {
      const data = await definition.load(context, params);
      return { head: definition.head(data, context), body: definition.body(data, context) };
    },
  };
}
