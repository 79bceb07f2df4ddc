import type { ReactNode } from 'react';
import type { EmbedKindName } from '../../../base/outside-paths.ts';
import type { Context } from '../../../http/context.ts';
import type { CacheTag } from '../../../page-cache/cache-tags.ts';
import type { EmbedTableProps } from './embed-table.tsx';

/** What a frame shows, with where it comes from. */
export interface Embed {
  title: string;
  /** The title with marks; `title` when absent. */
  heading?: ReactNode;
  subtitle?: string;
  content?: ReactNode;
  table?: EmbedTableProps;
  note?: string;
  /** Own path of the page that has it. */
  path: string;
  /** ISO date or time. */
  asOf: string | null;
  /** False for a badge, which is a line of its own. */
  hasFrame?: boolean;
  cacheTags?: CacheTag[];
}

export interface EmbedKind {
  size: EmbedKindName;
  /** Is offered as SVG and PNG, too. */
  hasPicture?: boolean;
  /** Keys of the query that it reads, beside the theme. */
  queryKeys?: readonly string[];
  /** Throws as the page does. */
  load(context: Context, params: Record<string, string>): Promise<Embed>;
}

type TableToEmbed = Pick<Embed, 'title' | 'subtitle' | 'path' | 'cacheTags'> &
  Omit<EmbedTableProps, 'caption'>;

/** A table as it is now, under its title. */
export function tableEmbed(
  queryKeys: readonly string[],
  load: (context: Context) => Promise<TableToEmbed>,
  hasPicture = true,
): EmbedKind {
  return {
    size: 'table',
    hasPicture,
    queryKeys,
    async load(context) {
      const { heads, rows, ...embed } = await load(context);
      const table = { caption: embed.title, heads, rows };
      return { ...embed, table, asOf: context.now.toISOString() };
    },
  };
}
