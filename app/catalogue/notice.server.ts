// The notice about the kind of catalogue above every page.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { homeText } from '../text/text.ts';

/** The longest the notice can be stale. */
const CACHE_MS = 5_000;

interface CachedKind {
  isDemo: boolean;
  until: number;
}

const cacheByDatabase = new WeakMap<Sql, CachedKind>();

/** Null for a catalogue of real startups. Never throws, as error pages show it too. */
export async function getNotice(sql: Sql): Promise<string | null> {
  const cached = cacheByDatabase.get(sql);
  if (cached && cached.until > performance.now()) return sayNotice(cached.isDemo);
  const isDemo = await readIsDemo(sql).catch(() => cached?.isDemo ?? false);
  cacheByDatabase.set(sql, { isDemo, until: performance.now() + CACHE_MS });
  return sayNotice(isDemo);
}

const sayNotice = (isDemo: boolean) => (isDemo ? homeText.demonstration : null);

export function forgetNotice(sql: Sql): void {
  cacheByDatabase.delete(sql);
}

async function readIsDemo(sql: Sql): Promise<boolean> {
  const { rows } = await raw<{ kind: string | null }>`
    select value ->> 'kind' as kind from site_state where key = 'catalogue'`.execute(sql);
  return rows[0]?.kind === 'demo';
}
