import { escapeMarkup } from './escape-markup.ts';

/** Frames have no script that could tell their height: it is fixed by kind. */
export const EMBED_HEIGHTS = { chart: 440, table: 480, startup: 230, badge: 28 } as const;
export type EmbedKindName = keyof typeof EMBED_HEIGHTS;

/** A badge is as wide as its words; the others fill their place. */
export const BADGE_WIDTH = 240;

interface Frame {
  address: string;
  title: string;
  kind: EmbedKindName;
  width?: number;
  height?: number;
}

/** HTML for the page that shows a frame. */
export function embedCode({ address, title, kind, width, height }: Frame): string {
  const wide = width ?? (kind === 'badge' ? BADGE_WIDTH : '100%');
  return `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(title)}" width="${wide}" height="${height ?? EMBED_HEIGHTS[kind]}" loading="lazy" frameborder="0"></iframe>`;
}
