import { sql as raw } from 'kysely';

import type { Sql } from '../../data/database.ts';
import { publisherOf } from './summarize-sources.ts';

interface GivenSource {
  url: string;
  /** Defaults to the host. */
  publisher?: string | null;
  /** "2026-05-17" */
  readOn: string;
}

/**
 * Creates the source on first use; its publisher and first day stay. Throws unless http or https.
 */
export async function recordSource(sql: Sql, given: GivenSource): Promise<number> {
  const { url, publisher, readOn } = given;
  const { rows } = await raw<{ id: number }>`
    insert into sources as known (url, publisher, read_on)
    values (${url}, ${publisherOf({ publisher: publisher ?? null, url })}, ${readOn}::date)
    on conflict (url) do update set publisher = coalesce(known.publisher, excluded.publisher),
      read_on = coalesce(known.read_on, excluded.read_on)
    returning id`.execute(sql);
  if (!rows[0]) throw new Error('a source was not stored');
  return rows[0].id;
}

/** Records a check; an earlier day changes nothing. False for an unknown address. */
export async function markChecked(sql: Sql, url: string, on: string): Promise<boolean> {
  const { rows } = await raw`
    update sources set checked_on = greatest(checked_on, ${on}::date) where url = ${url}
    returning id`.execute(sql);
  return rows.length > 0;
}
