import type { FigureSources, PageSource, Source } from './contract.ts';
import { knownDays, summarizeSources } from './summarize-sources.ts';

export interface UsedSource extends Source {
  id: number;
  /** profile, status, technologies, metrics, or the round's kind. */
  use: string;
  /** 0 profile, 1 status, 2 newest round, 3 the round before and so on; null for the rest. */
  place: number | null;
  /** Newest day on which a technology was seen or a metric taken. */
  seen_on: string | null;
  /** For a round: its values follow this source. */
  is_preferred: boolean;
  /** For a round: its amount is known. */
  is_disclosed: boolean;
}

const PROFILE = 0;
const STATUS = 1;
const NEWEST_ROUND = 2;

/** Each source once, with what it supports; `uses` is in the order of places. */
export function listPageSources(uses: readonly UsedSource[]): PageSource[] {
  return [...Map.groupBy(uses, ({ id }) => id).values()].flatMap((own) => {
    const [one] = own;
    if (!one) return [];
    const { url, publisher, kind, published_on, read_on, checked_on, is_weak } = one;
    const days = [read_on, ...own.map(({ seen_on }) => seen_on)];
    return {
      url,
      publisher,
      kind,
      published_on,
      is_weak,
      read_on: knownDays(days).at(-1) ?? null,
      checked_on,
      of: [...new Set(own.map(({ use }) => use))],
    };
  });
}

/**
 * Sources of the head's figures. Total: every disclosed round; latest round: that round; status:
 * its own sources, otherwise those of the profile.
 */
export function listFigureSources(uses: readonly UsedSource[], hasStatus: boolean): FigureSources {
  const preferred = uses.filter(({ is_preferred }) => is_preferred);
  const at = (place: number) => uses.filter((use) => use.place === place);
  const named = at(STATUS);
  const behindStatus = named.length > 0 ? named : at(PROFILE);
  return {
    total_fundings: summarizeSources(preferred.filter(({ is_disclosed }) => is_disclosed)),
    latest_round: summarizeSources(preferred.filter(({ place }) => place === NEWEST_ROUND)),
    status: hasStatus ? summarizeSources(behindStatus) : null,
  };
}
