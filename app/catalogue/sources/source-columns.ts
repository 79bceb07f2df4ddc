import { type RawBuilder, sql as raw } from 'kysely';

const publishedOn = raw`left(x.published_on::text,
  case x.published_precision when 'year' then 4 when 'month' then 7 else 10 end)`;

/** Of `sources x`, as `Source` (contract.ts). */
export const sourceColumns = raw`x.url, x.publisher, x.kind, ${publishedOn} as published_on, x.read_on, x.checked_on, x.is_weak`;

/** Pairs for json_build_object. */
export const sourcePairs = raw`'url', x.url, 'publisher', x.publisher, 'kind', x.kind, 'published_on', ${publishedOn},
  'read_on', x.read_on, 'checked_on', x.checked_on, 'is_weak', x.is_weak`;

/** A JSON array of the sources with these ids. */
export function sourcesOf(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`(select coalesce(json_agg(json_build_object(${sourcePairs}) order by x.is_weak, x.id), '[]')
    from sources x where x.id = any(${ids}))`;
}
