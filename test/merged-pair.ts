import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from './factories.ts';
import type { Member } from './member.ts';
import { appoint } from './moderator.ts';
import { openTestSite, type TestSite } from './site.ts';
import { listStaleStartups } from './stale-startups.ts';

const TABLES = [
  'startups',
  'startup_names',
  'startup_industries',
  'startup_sources',
  'startup_people',
  'people',
  'fundings',
  'funding_reports',
  'funding_investors',
  'investors',
  'news_startups',
  'removed_mentions',
  'metric_points',
  'status_changes',
  'follows',
  'comparison_startups',
  'own_list_rows',
  'slug_history',
  'search_startups',
];

export function useMergedPair() {
  let site: TestSite;
  let moderator: Member;
  let reader: Member;
  let number = 0;
  let keep: { id: number; slug: string };
  let gone: { id: number; slug: string };
  beforeAll(async () => {
    site = await openTestSite({ catalogue: 'empty' });
    moderator = await site.member({ name: 'Nia Moderator' });
    await appoint(site.sql, moderator);
    reader = await site.member({ name: 'Rita Reader' });
  });
  afterEach(async () => expect(await listStaleStartups(site.sql)).toEqual([]));
  afterAll(() => site.close());

  /** Two entries with something of everything; half of it is in both. */
  beforeEach(async () => {
    const n = ++number;
    const { sql } = site;
    keep = await makeStartup(sql, {
      slug: `kept-${n}`,
      name: `Kept ${n}`,
      industries: ['fintech', 'saas'],
    });
    gone = await makeStartup(sql, {
      slug: `gone-${n}`,
      name: `Gone ${n}`,
      website: `https://gone-${n}.example.org/`,
      domain: `gone-${n}.example.org`,
      tagline: 'The line of the one that goes',
      status: 'acquired',
      year_founded: 2015,
      industries: ['saas', 'payments'],
    });
    const acme = await makeInvestor(sql);
    const beta = await makeInvestor(sql);
    await makeFunding(sql, {
      startup_id: keep.id,
      slug: `kept-${n}-seed`,
      hasSource: false,
      amount_usd: 100,
      investors: [acme],
    });
    // The same round, of which this entry knows another investor.
    await makeFunding(sql, {
      startup_id: gone.id,
      slug: `gone-${n}-seed`,
      hasSource: false,
      amount_usd: 100,
      investors: [acme, { ...beta, lead: true }],
    });
    await makeFunding(sql, {
      startup_id: gone.id,
      slug: `gone-${n}-series-a`,
      round: 'Series A',
      announced_on: '2025-02-01',
      amount_usd: 500.25,
      investors: [beta],
    });
    for (const [index, slug] of [
      `kept-${n}-seed`,
      `gone-${n}-seed`,
      `gone-${n}-series-a`,
    ].entries()) {
      await raw`
      with source as (insert into sources (url) values (${`https://n.example.org/${n}/${index}`}) returning id)
      insert into funding_reports (funding_id, source_id, is_preferred)
      select f.id, source.id, true from fundings f, source where f.slug = ${slug}`.execute(sql);
    }
    for (const [id, metrics] of [
      [keep.id, 10],
      [gone.id, 20],
    ] as const) {
      await raw`
      insert into metric_points (startup_id, metric, measured_on, value)
      values (${id}, 'employees', '2024-01-01', ${metrics})`.execute(sql);
      await raw`
      with source as (select id from sources where url = ${`https://n.example.org/${n}/0`})
      insert into startup_sources (startup_id, source_id) select ${id}, id from source`.execute(
        sql,
      );
      await raw`
      with person as (insert into people (name) values ('Ama Both') returning id)
      insert into startup_people (startup_id, person_id, is_founder) select ${id}, id, true from person`.execute(
        sql,
      );
      await raw`
      insert into follows (user_id, startup_id)
      select id, ${id} from users where email = ${reader.email}`.execute(sql);
    }
    await raw`
    insert into metric_points (startup_id, metric, measured_on, value)
    values (${gone.id}, 'employees', '2025-01-01', 30), (${gone.id}, 'twitter_followers', '2025-01-01', 99)`.execute(
      sql,
    );
    await raw`
    with person as (insert into people (name) values ('Only There') returning id)
    insert into startup_people (startup_id, person_id) select ${gone.id}, id from person`.execute(
      sql,
    );
    await raw`insert into follows (user_id, startup_id)
    select id, ${gone.id} from users where email = ${moderator.email}`.execute(sql);
    await raw`
    with entry as (insert into news (title, publisher, url, published_on)
      values ('News', 'Paper', ${`https://news.example.org/${n}`}, '2025-01-01') returning id)
    insert into news_startups (news_id, startup_id) select id, ${gone.id} from entry`.execute(sql);
    await raw`
    with entry as (insert into news (title, publisher, url, published_on)
      values ('No news of it', 'Paper', ${`https://news.example.org/not-${n}`}, '2025-01-01') returning id)
    insert into removed_mentions (news_id, startup_id, removed_at) select id, ${gone.id}, now() from entry`.execute(
      sql,
    );
    await raw`
    with saved as (insert into comparisons (user_id)
      select id from users where email = ${reader.email} returning uuid)
    insert into comparison_startups (comparison_uuid, position, slug, startup_id)
    select uuid, 0, ${keep.slug}, ${keep.id}::bigint from saved
    union all select uuid, 1, ${gone.slug}, ${gone.id} from saved`.execute(sql);
    await raw`
    with list as (insert into own_lists (user_id, kind, name, statuses)
      select id, 'startup', 'Both', '{Passed}' from users where email = ${reader.email} returning id)
    insert into own_list_rows (list_id, startup_id, note)
    select id, ${keep.id}::bigint, 'of the kept' from list
    union all select id, ${gone.id}, 'of the gone' from list`.execute(sql);
    await raw`insert into slug_history (kind, old_slug, entity_id)
    values ('startup', ${`older-${n}`}, ${gone.id})`.execute(sql);
    await raw`insert into startup_names (startup_id, name) values (${gone.id}, ${`Older ${n}`})`.execute(
      sql,
    );
  });

  const merge = (reason = 'One company.') =>
    moderator.form('/moderation/merge', { keep: keep.slug, gone: gone.slug, reason });

  async function undoOf(slug: string): Promise<string> {
    const { rows } = await raw<{ uuid: string }>`
    select uuid from merges where gone_slug = ${slug} order by id desc limit 1`.execute(site.sql);
    return rows[0]?.uuid ?? '';
  }

  const undo = async () => moderator.form('/moderation/log', { undo: await undoOf(gone.slug) });

  /** Everything there is, but for the times of the last change and numbers nobody refers to. */
  async function takeSnapshot(): Promise<Record<string, string[]>> {
    const all: Record<string, string[]> = {};
    for (const table of TABLES) {
      const { rows } = await raw<{ row: string }>`
      select (to_jsonb(t) - 'updated_at')::text as row from ${raw.table(table)} t order by 1`.execute(
        site.sql,
      );
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  }

  return {
    merge,
    undoOf,
    undo,
    takeSnapshot,
    get site() {
      return site;
    },
    get moderator() {
      return moderator;
    },
    get number() {
      return number;
    },
    get keep() {
      return keep;
    },
    get gone() {
      return gone;
    },
  };
}
