import { chartEmbed } from './chart-embed.server.tsx';
import type { EmbedKind } from './embed.ts';
import { badgeEmbed, startupEmbed } from './startup-embeds.server.tsx';
import {
  countriesEmbed,
  exitsEmbed,
  investorsEmbed,
  rankingEmbed,
  roundsEmbed,
  startupsEmbed,
} from './table-embeds.server.ts';

export const EMBED_KINDS = {
  '/embed/chart': chartEmbed,
  '/embed/rounds': roundsEmbed,
  '/embed/startups': startupsEmbed,
  '/embed/exits': exitsEmbed,
  '/embed/investors': investorsEmbed,
  '/embed/top-100': rankingEmbed,
  '/embed/countries': countriesEmbed,
  '/embed/startup/:startup': startupEmbed,
  '/embed/badge/:startup': badgeEmbed,
} satisfies Record<string, EmbedKind>;

declare module '../../../base/paths.ts' {
  interface Addresses extends Record<keyof typeof EMBED_KINDS, unknown> {}
}
