// The tag URI (RFC 4151) under which feeds number the site's records: of the host at which it first
// was in public, so that readers know an entry again after the site has moved.

import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { Settings } from '../http/settings.ts';

/** Of a site that is not public yet. */
const UNRECORDED_YEAR = 2026;

const tagOf = (siteUrl: string, year: number) => `tag:${new URL(siteUrl).hostname},${year}:`;

/** Once, when a site with https starts. */
export async function recordSiteTag(sql: Sql, siteUrl: string, now: Date): Promise<void> {
  if (!siteUrl.startsWith('https:')) return;
  const tag = JSON.stringify(tagOf(siteUrl, now.getUTCFullYear()));
  await raw`insert into site_state (key, value) values ('tag', ${tag}::jsonb)
    on conflict (key) do nothing`.execute(sql);
}

export async function findSiteTag(
  sql: Sql,
  { SITE_URL }: Pick<Settings, 'SITE_URL'>,
): Promise<string> {
  const { rows } = await raw<{ tag: string }>`
    select value #>> '{}' as tag from site_state where key = 'tag'`.execute(sql);
  return rows[0]?.tag ?? tagOf(SITE_URL, UNRECORDED_YEAR);
}
