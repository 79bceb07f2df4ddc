// Renders every cached page, feed and sitemap and counts the tables it reads: writing to each must
// invalidate one of the page's tags.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cachedPaths } from '../../server/site.tsx';
import { listAddresses } from '../../test/cached-pages.ts';
import { isOnPostgres } from '../../test/databases.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import type { Answered } from '../http/context.ts';
import type { CacheTag } from './cache-tags.ts';
import { TAG_WRITERS, type TagWriter } from './tag-writers.ts';

/** Derived tables, and a source of each: triggers write both in one transaction. */
const DERIVED: Record<string, string> = {
  counted_startups: 'fundings',
  deals: 'fundings',
  figures: 'fundings',
  found_startups: 'fundings',
  search_names: 'startups',
  search_startups: 'fundings',
  search_words: 'startups',
};

/** Tables that pages read and that need no tag, and why. */
const UNWATCHED: Record<string, string> = {
  daily_figures: 'whoever computes one calls record_invalidation()',
  industry_leaders: 'read for lists that are not in related_startups yet',
};

// One connection, for exact counts.
describe.skipIf(isOnPostgres())('cache tags', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  async function countScans(): Promise<Map<string, number>> {
    await raw`select pg_stat_force_next_flush()`.execute(site.sql);
    await raw`select 1`.execute(site.sql);
    const { rows } = await raw<{ name: string; scans: number }>`
      select relname as name, (seq_scan + coalesce(idx_scan, 0))::int as scans
      from pg_stat_user_tables`.execute(site.sql);
    return new Map(rows.map(({ name, scans }) => [name, scans]));
  }

  async function render(path: string): Promise<{ tags: readonly CacheTag[]; tables: string[] }> {
    const before = await countScans();
    const answered: Answered = {};
    const request = new Request(new URL(path, site.settings.SITE_URL));
    const response = await site.site.fetch(request, { answered });
    expect(response.status, path).toBe(200);
    if (!answered.cacheTags) throw new Error(`${path} is not cached`);
    const after = await countScans();
    const tables = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    return { tags: answered.cacheTags, tables };
  }

  test.each([...cachedPaths.keys()])(
    '%s: each table it reads invalidates one of its tags',
    async (template) => {
      const problems: string[] = [];
      for (const path of listAddresses(template)) {
        const { tags, tables } = await render(path);
        const kinds = new Set(tags.map((tag) => tag.split(':', 1)[0]));
        for (const table of tables.filter((name) => !(name in UNWATCHED))) {
          const written = listTagKinds(TAG_WRITERS[DERIVED[table] ?? table] ?? {});
          if (!written.some((kind) => kind === 'all' || kinds.has(kind))) {
            problems.push(
              `${path} reads ${table}, which invalidates [${written}], not one of [${[...kinds]}]: give the page another tag, or the table a writer in tag-writers.ts`,
            );
          }
        }
      }
      expect(problems).toEqual([]);
    },
  );

  test('the counts see what a function reads', async () => {
    await raw`create function count_feeds() returns bigint language sql as 'select count(*) from news_feeds'`.execute(
      site.sql,
    );
    const before = await countScans();
    await raw`select count_feeds()`.execute(site.sql);
    expect((await countScans()).get('news_feeds')).toBe((before.get('news_feeds') ?? 0) + 1);
  });

  test('each tag of a page has a writer', async () => {
    const written = new Set(Object.values(TAG_WRITERS).flatMap(listTagKinds));
    for (const path of [...cachedPaths.keys()].flatMap(listAddresses)) {
      const { tags } = await render(path);
      for (const tag of tags) expect(written, `${path}: ${tag}`).toContain(tag.split(':', 1)[0]);
    }
  });

  test('nothing is listed that is not there', async () => {
    const { rows } = await raw<{ name: string }>`
      select relname as name from pg_stat_user_tables`.execute(site.sql);
    const tables = rows.map(({ name }) => name);
    expect(tables).toEqual(expect.arrayContaining(Object.keys({ ...UNWATCHED, ...DERIVED })));
    expect(Object.keys(UNWATCHED).filter((table) => table in TAG_WRITERS)).toEqual([]);
  });
});

function listTagKinds({ startups, investors, tags = {} }: TagWriter): string[] {
  return [
    ...(startups ? ['startups', 'startup', 'industry', 'place', 'investor'] : []),
    ...(investors ? ['investors', 'investor'] : []),
    ...Object.keys(tags),
  ];
}
