// Doors for programs beside the API, each with its own protocol; frames and pictures for pages of
// other sites, and how programs find them.
import type { Handler, Hono, Context as HonoContext } from 'hono';
import type { PictureFormat } from '../app/base/outside-paths.ts';
import {
  answerBadge,
  answerEmbed,
  answerEmbedPicture,
  answerOembed,
} from '../app/features/take-along/embeds/answer-embeds.server.ts';
import type { EmbedKind } from '../app/features/take-along/embeds/embed.ts';
import { EMBED_KINDS } from '../app/features/take-along/embeds/embed-kinds.server.tsx';
import * as reconcile from '../app/features/take-along/reconcile/answer-reconcile.server.ts';
import { requireScope } from '../app/http/api-key.server.ts';
import type { QueryKeys } from '../app/http/page.ts';
import type { Variables } from './site-parts.ts';

type Call = HonoContext<Variables>;

const contextOf = (c: Call) => c.get('context');
const paramOf = (c: Call, name: string) => c.req.param(name) ?? '';

const services = {
  // Read with the first call: the protocol's library holds 8 MB.
  '/mcp': async (c) => {
    const { answerMcp } = await import('../app/features/take-along/mcp/answer-mcp.server.ts');
    return answerMcp(contextOf(c));
  },
  '/reconcile': (c) => reconcile.answerRoot(contextOf(c), ''),
  '/reconcile/suggest/:what': (c) => reconcile.answerSuggest(contextOf(c), paramOf(c, 'what')),
  '/reconcile/properties': (c) => reconcile.answerProperties(contextOf(c), ''),
  '/reconcile/view/:id': (c) => reconcile.answerView(contextOf(c), paramOf(c, 'id')),
  '/reconcile/preview/:id': (c) => reconcile.answerPreview(contextOf(c), paramOf(c, 'id')),
  '/reconcile/v1': (c) => reconcile.answerDraft(contextOf(c), ''),
  '/reconcile/v1/match': (c) => reconcile.answerDraftMatch(contextOf(c), ''),
  '/reconcile/v1/suggest/:what': (c) => reconcile.answerSuggest(contextOf(c), paramOf(c, 'what')),
  '/reconcile/v1/preview': (c) => reconcile.answerPreview(contextOf(c), ''),
  '/reconcile/v1/extend': (c) => reconcile.answerDraftExtend(contextOf(c), ''),
  '/reconcile/v1/extend/propose': (c) => reconcile.answerProperties(contextOf(c), ''),
} satisfies Record<string, Handler<Variables>>;

declare module '../app/base/paths.ts' {
  interface Addresses extends Record<keyof typeof services, unknown> {}
}

export function mountServices(app: Hono<Variables>): void {
  for (const [path, answer] of Object.entries(services)) {
    app.all(path, (c) => {
      requireScope(contextOf(c), 'read');
      return answer(c);
    });
  }
}

// Frames for pages of other sites and their pictures, and how programs find them.

const OEMBED_PATH = '/oembed';
const FORMATS: PictureFormat[] = ['svg', 'png'];
const badgePath = (format: PictureFormat) => `/embed/badge/:file{.+\\.${format}}`;

declare module '../app/base/paths.ts' {
  interface Addresses extends Record<typeof OEMBED_PATH, unknown> {}
}

const kinds: Array<[path: string, kind: EmbedKind]> = Object.entries(EMBED_KINDS);

/** With the keys of the query that each reads. PNG files have a cache of their own. */
export const EMBED_PATHS: Array<[path: string, QueryKeys]> = [
  [badgePath('svg'), []],
  ...kinds.flatMap(
    ([path, { queryKeys = [], hasPicture }]): Array<[string, QueryKeys]> => [
      [path, ['theme', ...queryKeys]],
      ...(hasPicture ? [[`${path}.svg`, queryKeys] satisfies [string, QueryKeys]] : []),
    ],
  ),
];

export function mountEmbeds(app: Hono<Variables>): void {
  for (const format of FORMATS) {
    app.get(badgePath(format), (c) => {
      const slug = c.req.param('file')?.slice(0, -`.${format}`.length) ?? '';
      return answerBadge(c.get('context'), slug);
    });
    for (const [path, kind] of kinds) {
      if (!kind.hasPicture) continue;
      app.get(`${path}.${format}`, (c) => answerEmbedPicture(c.get('context'), kind));
    }
  }
  for (const [path, kind] of kinds) {
    app.get(path, (c) => answerEmbed(c.get('context'), kind, c.req.param()));
  }
  app.get(OEMBED_PATH, (c) => answerOembed(c.get('context')));
}
