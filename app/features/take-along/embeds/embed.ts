import type { ReactNode } from 'react';
import { abbreviateUsd } from '../../../base/money.ts';
import type { EmbedKindName } from '../../../base/outside-paths.ts';
import type { Context } from '../../../http/context.ts';
import type { CacheTag } from '../../../page-cache/cache-tags.ts';
import { embedsText as text } from '../../../text/text.ts';

/** The content of a frame, with its origin. */
export interface Embed {
  title: string;
  /** The title with marks; `title` when absent. */
  heading?: ReactNode;
  subtitle?: string;
  content?: ReactNode;
  table?: EmbedTable;
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

export interface EmbedTable {
  caption: string;
  /** Head of the names. */
  name: string;
  /** `index` is that of its cells. */
  columns: ReadonlyArray<{ label: string; index: number; isFigure: boolean }>;
  rows: ReadonlyArray<{
    href: string;
    name: string;
    /** Below the name. */
    detail: string | null;
    /** The detail is a text of the record. */
    isWritten?: boolean;
    cells: readonly string[];
  }>;
}

export const sayAmount = (usd: number | null): string =>
  usd === null ? text.undisclosed : abbreviateUsd(usd);

interface TableToEmbed extends Pick<Embed, 'title' | 'subtitle' | 'path' | 'cacheTags'> {
  /** Of the name and of the cells, the last of which is a figure. */
  heads: readonly string[];
  rows: EmbedTable['rows'];
}

/** A table as it is now, under its title, with the columns that half of its rows know. */
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
      const [name = '', ...labels] = heads;
      const isKnown = (cell = '') => cell !== '' && cell !== text.undisclosed;
      const columns = labels
        .map((label, index) => ({ label, index, isFigure: index === labels.length - 1 }))
        .filter(
          ({ index }) => 2 * rows.filter((row) => isKnown(row.cells[index])).length >= rows.length,
        );
      const table = { caption: embed.title, name, columns, rows };
      return { ...embed, table, asOf: context.now.toISOString() };
    },
  };
}
