// Frames for pages of other sites, and how programs find them.
import type { Hono } from 'hono';
import { answerBadge, answerEmbed } from '../app/features/embeds/answer-embed.server.ts';
import { answerOembed } from '../app/features/embeds/answer-oembed.server.ts';
import type { EmbedKind } from '../app/features/embeds/embed.ts';
import { EMBED_KINDS } from '../app/features/embeds/embed-kinds.server.ts';
import type { QueryKeys } from '../app/http/page.ts';
import type { Variables } from './site-parts.ts';

const BADGE_PATH = '/embed/badge/:file{.+\\.svg}';
const OEMBED_PATH = '/oembed';

declare module '../app/base/paths.ts' {
  interface Addresses extends Record<typeof BADGE_PATH | typeof OEMBED_PATH, unknown> {}
}

/** With the keys of the query that each reads. */
export const EMBED_PATHS: Array<[path: string, QueryKeys]> = [
  [BADGE_PATH, []],
  ...Object.entries(EMBED_KINDS).map(([path, kind]: [string, EmbedKind]): [string, QueryKeys] => [
    path,
    ['theme', ...(kind.queryKeys ?? [])],
  ]),
];

export function mountEmbeds(app: Hono<Variables>): void {
  app.get(BADGE_PATH, (c) =>
    answerBadge(c.get('context'), c.req.param('file').replace(/\.svg$/, '')),
  );
  for (const [path, kind] of Object.entries(EMBED_KINDS)) {
    app.get(path, (c) => answerEmbed(c.get('context'), kind, c.req.param()));
  }
  app.get(OEMBED_PATH, (c) => answerOembed(c.get('context')));
}
