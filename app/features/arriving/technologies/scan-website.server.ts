import { sql as raw } from 'kysely';
import { isoDay } from '../../../base/dates.ts';
import { slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import { type FetchOutside, OutsideError } from '../../../http/fetch-outside.server.ts';
import { takeLogo } from '../logos/take-logo.server.ts';
import { detectTechnologies, type Fingerprint } from './detect-technologies.ts';
import { createMayFetch } from './robots.server.ts';
import { readWebsite } from './website.ts';

const MAX_BYTES = 3 * 1_024 * 1_024;

export interface Scanned {
  startupId: number;
  website: string;
}

export interface Scanner {
  sql: Sql;
  fetch: FetchOutside;
  /** The name in robots.txt files. */
  agentName: string;
  now: Date;
  signal?: AbortSignal;
  /** Whether it takes the site's icon as the startup's logo, too. */
  takesLogos?: boolean;
}

/** ok, or a word for the failure; after a failure earlier findings stay. */
export async function scanWebsite(
  scanner: Scanner,
  { startupId, website }: Scanned,
): Promise<{ outcome: string; found: number | null }> {
  const { sql, fetch, agentName, now, signal, takesLogos = false } = scanner;
  const mayFetch = createMayFetch(fetch, agentName, signal);
  try {
    const answer = await fetch(website, {
      accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
      maxBytes: MAX_BYTES,
      mayFetch,
      signal,
    });
    if (answer.status !== 200) return { outcome: `status ${answer.status}`, found: null };
    if (!/html/i.test(answer.headers['content-type'] ?? ''))
      return { outcome: 'not-html', found: null };
    const page = readWebsite(answer);
    const technologies = detectTechnologies(page);
    await storeTechnologies(sql, startupId, website, technologies, now);
    if (takesLogos) {
      const visit = { sql, fetch, mayFetch, now, signal };
      await takeLogo(visit, { startupId, website }, { ...page, url: answer.url });
    }
    return { outcome: 'ok', found: technologies.length };
  } catch (error) {
    if (error instanceof OutsideError) return { outcome: error.reason, found: null };
    throw error;
  }
}

/** Rows entered by people stay unchanged. */
async function storeTechnologies(
  sql: Sql,
  startupId: number,
  website: string,
  technologies: readonly Fingerprint[],
  now: Date,
): Promise<void> {
  const today = isoDay(now);
  const list = JSON.stringify(
    technologies.map(({ name, category }) => ({ slug: slugify(name), name, category })),
  );
  await sql.transaction().execute(async (transaction) => {
    await raw`
      insert into technologies (slug, name, category)
      select slug, name, category from json_to_recordset(${list}::json) as found (slug text, name text, category text)
      on conflict (slug) do nothing`.execute(transaction);
    const { rows } = await raw<{ id: number }>`
      insert into sources (url, publisher, read_on)
      select ${website}, s.name, ${today}::date from startups s where s.id = ${startupId}
      on conflict (url) do update set publisher = coalesce(sources.publisher, excluded.publisher)
      returning id`.execute(transaction);
    const sourceId = rows[0]?.id ?? null;
    await raw`
      delete from startup_technologies st using technologies t
      where st.startup_id = ${startupId} and st.is_detected and t.id = st.technology_id
        and not t.slug = any(${technologies.map(({ name }) => slugify(name))}::text[])`.execute(
      transaction,
    );
    await raw`
      insert into startup_technologies as known (startup_id, technology_id, is_detected, source_id, found_on)
      select ${startupId}, t.id, true, ${sourceId}::bigint, ${today}::date
      from json_to_recordset(${list}::json) as found (slug text) join technologies t on t.slug = found.slug
      on conflict (startup_id, technology_id) do update
        set source_id = excluded.source_id, found_on = excluded.found_on
        where known.is_detected`.execute(transaction);
  });
}
