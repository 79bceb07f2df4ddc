import { hostOf } from '../../base/address.ts';
import type { Source, SourceSummary } from './contract.ts';

/** `sources` is in the order of importance. Null when empty. */
export function summarizeSources(sources: readonly Source[]): SourceSummary | null {
  const distinct = [...new Map(sources.map((one) => [one.url, one])).values()];
  const [first] = distinct;
  if (!first) return null;
  const checked = knownDays(distinct.map(({ checked_on }) => checked_on));
  return {
    publisher: publisherOf(first),
    url: first.url,
    count: distinct.length,
    read_on: knownDays(distinct.map(({ read_on }) => read_on)).at(-1) ?? null,
    checked_on: checked.length === distinct.length ? (checked[0] ?? null) : null,
  };
}

/** Oldest first. */
export function knownDays(days: ReadonlyArray<string | null>): string[] {
  return days.filter((day) => day !== null).toSorted();
}

export function publisherOf({ publisher, url }: Pick<Source, 'publisher' | 'url'>): string {
  return publisher ?? hostOf(url);
}
