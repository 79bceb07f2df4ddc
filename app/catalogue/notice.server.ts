// The notice about the kind of catalogue above every page.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { homeText } from '../text/text.ts';

/** The longest the notice can be stale. */
const CACHE_MS = 5_000;

interface CachedNotice {
  notice: string | null;
  until: number;
}

const cacheByDatabase = new WeakMap<Sql, CachedNotice>();

/** Null for a catalogue of real startups. Never throws, as error pages show it too. */
export async function getNotice(sql: Sql): Promise<string | null> {
  const cached = cacheByDatabase.get(sql);
  if (cached && cached.until > performance.now()) return cached.notice;
  const notice = await readNotice(sql).catch(() => cached?.notice ?? null);
  cacheByDatabase.set(sql, { notice, until: performance.now() + CACHE_MS });
  return notice;
}

export function forgetNotice(sql: Sql): void {
  cacheByDatabase.delete(sql);
}

async function readNotice(sql: Sql): Promise<string | null> {
  const { rows } = await raw<{ kind: string | null }>`
    select value ->> 'kind' as kind from site_state where key = 'catalogue'`.execute(sql);
  return rows[0]?.kind === 'demo' ? homeText.demonstration : null;
}
