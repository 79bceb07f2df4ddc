import { type RawBuilder, sql as raw } from 'kysely';
import type { KnownSource } from './arrange-sources.ts';

/** A column: the sources with these ids; null for none. They are looked up one by one, where a plan for any ids may read all there are. */
export const sourcesOf = (ids: RawBuilder<unknown>): RawBuilder<KnownSource[] | null> =>
  raw<KnownSource[] | null>`(
    select json_agg(source) from unnest(${ids}) as used (id) cross join lateral (
      select id, url, publisher, retrieved_on, checked_on from sources where id = used.id offset 0) source)`;
