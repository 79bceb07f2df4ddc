// Frames for pages of other sites and their pictures, and how programs find them.
import type { Hono } from 'hono';
import type { PictureFormat } from '../app/base/embed-paths.ts';
import {
  answerBadge,
  answerEmbed,
  answerEmbedPicture,
} from '../app/features/take-along/embeds/answer-embed.server.ts';
import { answerOembed } from '../app/features/take-along/embeds/answer-oembed.server.ts';
import type { EmbedKind } from '../app/features/take-along/embeds/embed.ts';
import { EMBED_KINDS } from '../app/features/take-along/embeds/embed-kinds.server.tsx';
import type { QueryKeys } from '../app/http/page.ts';
import type { Variables } from './site-parts.ts';

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
