// What a startup's page says of its sources, out of every use that it makes of one.
import type { FigureSources, PageSource, Source } from './contract.ts';
import { summarizeSources } from './summarize-sources.ts';

/** One use of a source. */
export interface UsedSource extends Source {
  id: number;
  /** profile, status, technologies, metrics, or the kind of the round that it reports. */
  use: string;
  /** 0 the profile, 1 the status, 2 the newest round, 3 the one before it and so on; null for all else. */
  place: number | null;
  /** Newest day on which a technology was seen there, or a figure taken from it. */
  seen_on: string | null;
  /** Of a round: its values follow this source. */
  is_preferred: boolean;
  /** Of a round: its amount is known. */
  is_disclosed: boolean;
}

const PROFILE = 0;
const STATUS = 1;
const NEWEST_ROUND = 2;

/** Every source once, with what it is a source of; `uses` is in the order of places. */
export function listPageSources(uses: readonly UsedSource[]): PageSource[] {
  return [...Map.groupBy(uses, ({ id }) => id).values()].flatMap((own) => {
    const [one] = own;
    if (!one) return [];
    const { url, publisher, retrieved_on, checked_on } = one;
    const days = [retrieved_on, ...own.map(({ seen_on }) => seen_on)];
    return {
      url,
      publisher,
      retrieved_on:
        days
          .filter((day) => day !== null)
          .toSorted()
          .at(-1) ?? null,
      checked_on,
      of: [...new Set(own.map(({ use }) => use))],
    };
  });
}

/**
 * What stands behind the figures of a startup's head: of the total every disclosed round, of the latest round that
 * round, of the status what is named for it, else the sources of the listing.
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
