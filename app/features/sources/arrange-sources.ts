// What a startup's page says of its sources, out of every use that it makes of one.
import type { FigureSources, PageSource, Source } from './contract.ts';
import { summarizeSources } from './summarize-sources.ts';

export interface KnownSource extends Source {
  id: number;
}

/** One use of a source. */
export interface UsedSource extends KnownSource {
  /** profile, status, technologies, metrics, or the kind of the round that it reports. */
  use: string;
  /** 0 the profile, 1 the status, 2 the newest round, 3 the one before it and so on. */
  place: number;
  /** Newest day on which a technology was seen there, or a figure taken from it. */
  seen_on: string | null;
  /** Of a round: its values follow this source. */
  is_preferred: boolean;
  /** Of a round: its amount is known. */
  is_disclosed: boolean;
}

type SeenAt = [source_id: number, seen_on: string];
type ReportedRound = [
  funding_id: number,
  round: string,
  is_disclosed: boolean,
  ...([is_preferred: boolean, source_id: number] | [null, null]),
];

/**
 * What a startup's page uses each source for, as the view shown_startups has it, null for none: rounds the newest first, those without a
 * source among them.
 */
export interface SourceUses {
  profile: number[] | null;
  status: number | null;
  rounds: ReportedRound[] | null;
  technologies: SeenAt[] | null;
  metrics: SeenAt[] | null;
}

const PROFILE = 0;
const STATUS = 1;
const NEWEST_ROUND = 2;

/** In the order of places. */
export function listUses(uses: SourceUses, sources: readonly KnownSource[]): UsedSource[] {
  const { profile, status, rounds, technologies, metrics } = uses;
  const known = new Map(sources.map((source) => [source.id, source]));
  const places = [...new Set(rounds?.map(([id]) => id))];
  const afterRounds = NEWEST_ROUND + Math.max(1, places.length);
  const toUse = (
    id: number | null,
    use: string,
    place: number,
    more?: Partial<UsedSource>,
  ): UsedSource[] => {
    const source = id === null ? undefined : known.get(id);
    if (!source) return [];
    const none = { seen_on: null, is_preferred: false, is_disclosed: false };
    return [{ ...source, use, place, ...none, ...more }];
  };
  return [
    ...(profile ?? []).flatMap((id) => toUse(id, 'profile', PROFILE)),
    ...toUse(status, 'status', STATUS),
    ...(rounds ?? []).flatMap(([id, round, is_disclosed, is_preferred, source]) =>
      toUse(source, round, NEWEST_ROUND + places.indexOf(id), {
        is_disclosed,
        is_preferred: is_preferred === true,
      }),
    ),
    ...(technologies ?? []).flatMap(([id, seen_on]) =>
      toUse(id, 'technologies', afterRounds, { seen_on }),
    ),
    ...(metrics ?? []).flatMap(([id, seen_on]) =>
      toUse(id, 'metrics', afterRounds + 1, { seen_on }),
    ),
  ];
}

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
