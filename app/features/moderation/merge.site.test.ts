// Two entries of one company become one, and back: nothing is lost in either direction.
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import type { Member } from '../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { listStaleStartups } from '../../../test/stale-startups.ts';
import { moderationText as text } from '../../text/text.ts';

let site: TestSite;
let moderator: Member;
let reader: Member;
let number = 0;
let keep: { id: number; slug: string };
let gone: { id: number; slug: string };
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  moderator = await site.member({ name: 'Nia Moderator' });
  await raw`update users set is_moderator = true where email = ${moderator.email}`.execute(
    site.sql,
  );
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
    amount_usd: 100,
    investors: [acme],
  });
  // The same round, of which this entry knows another investor.
  await makeFunding(sql, {
    startup_id: gone.id,
    slug: `gone-${n}-seed`,
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
  await raw`insert into slug_history (kind, old_slug, entity_id)
    values ('startup', ${`older-${n}`}, ${gone.id})`.execute(sql);
  await raw`insert into startup_names (startup_id, name) values (${gone.id}, ${`Older ${n}`})`.execute(
    sql,
  );
});

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
  'slug_history',
  'search_startups',
];

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

const merge = (reason = 'One company.') =>
  moderator.form('/moderation/merge', { keep: keep.slug, gone: gone.slug, reason });

async function undoOf(slug: string): Promise<string> {
  const { rows } = await raw<{ uuid: string }>`
    select uuid from merges where gone_slug = ${slug} order by id desc limit 1`.execute(site.sql);
  return rows[0]?.uuid ?? '';
}

const undo = async () => moderator.form('/moderation/log', { undo: await undoOf(gone.slug) });

describe('a merge', () => {
  test('both are shown fact by fact before', async () => {
    const html = await moderator.page(`/moderation/merge?keep=${keep.slug}&gone=${gone.slug}`);
    expect(html).toContain('The line of the one that goes');
    expect(html).toContain(text.mergeCounts.rounds);
  });

  test('moves rounds, news, people, sources, metrics, follows and comparisons; the old address leads on', async () => {
    const answer = await merge();
    expect(answer.status).toBe(303);
    const moved = await site.request(`/startup/${gone.slug}/fundings`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/startup/${keep.slug}/fundings`);
    expect(moved.headers.get('cache-control')).toContain('max-age=0');
    const older = await site.request(`/startup/older-${number}`);
    expect(older.headers.get('location')).toBe(`/startup/${keep.slug}`);

    const { data } = await site.api(`/startup/${keep.slug}`);
    expect(data).toMatchObject({
      name: `Kept ${number}`,
      tagline: 'The line of the one that goes',
      status: 'acquired',
      year_founded: 2015,
      total_fundings: 600.25,
      fundings_count: 2,
      investors_count: 2,
      latest_round: 'Series A',
      twitter_followers: 99,
    });
    expect(data.industries.map(({ slug }: { slug: string }) => slug)).toEqual([
      'fintech',
      'saas',
      'payments',
    ]);
    const team = await site.api(`/startup/${keep.slug}/team`);
    expect(team.data.map(({ name }: { name: string }) => name)).toEqual(['Ama Both', 'Only There']);
    expect((await site.api(`/startup/${keep.slug}/news`)).data).toHaveLength(1);
    const { rows } = await raw<{ followers: number; compared: number; employees: number[] }>`
      select (select count(*) from follows where startup_id = ${keep.id}) as followers,
        (select count(*) from comparison_startups where startup_id = ${keep.id}) as compared,
        array(select value from metric_points where startup_id = ${keep.id} and metric = 'employees'
          order by measured_on) as employees`.execute(site.sql);
    expect(rows[0]).toEqual({ followers: 2, compared: 1, employees: [10, 30] });
    const found = await site.api(`/suggest?q=Gone ${number}`);
    expect(found.data[0]).toMatchObject({ kind: 'startup', slug: keep.slug });
  });

  test('a round of both is counted once, with the sources and investors of both', async () => {
    await merge();
    const moved = await site.request(`/funding/gone-${number}-seed`);
    expect(moved.headers.get('location')).toBe(`/funding/kept-${number}-seed`);
    const { data } = await site.api(`/funding/kept-${number}-seed`);
    expect(data.investors).toHaveLength(2);
    const { rows } = await raw<{ sources: number }>`
      select count(*) as sources from funding_reports r join fundings f on f.id = r.funding_id
      where f.slug = ${`kept-${number}-seed`}`.execute(site.sql);
    expect(rows[0]?.sources).toBe(2);
  });

  test('rounds that disagree stay two', async () => {
    await raw`update fundings set amount_usd = 101 where slug = ${`gone-${number}-seed`}`.execute(
      site.sql,
    );
    await merge();
    expect((await site.api(`/startup/${keep.slug}`)).data.total_fundings).toBe(701.25);
  });

  test.each([
    [{ keep: 'no-such-startup' }, 'keep'],
    [{ gone: 'no-such-startup' }, 'gone'],
    [{ reason: '' }, 'reason'],
    [{ keep: 'NOT A SLUG' }, 'keep'],
  ])('%j is refused', async (more, field) => {
    const fields = { keep: keep.slug, gone: gone.slug, reason: 'One.', ...more };
    const answer = await moderator.form('/moderation/merge', fields as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`<a href="#${field}">`);
  });

  test('of one with itself is refused', async () => {
    const answer = await moderator.form('/moderation/merge', {
      keep: keep.slug,
      gone: keep.slug,
      reason: 'One.',
    });
    expect(await answer.text()).toContain(text.wrong.same);
  });

  test('two moderators at once: it is merged once', async () => {
    const answers = await Promise.all([merge(), merge()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });
});

describe('undone', () => {
  test('both are exactly what they were', async () => {
    const before = await takeSnapshot();
    await merge();
    expect(await takeSnapshot()).not.toEqual(before);
    expect((await undo()).status).toBe(303);
    expect(await takeSnapshot()).toEqual(before);
    expect((await site.request(`/startup/${gone.slug}`)).status).toBe(200);
    const log = await moderator.page('/moderation/log');
    expect(log).toContain(text.did.undo_merge);
    expect(log).toContain('One company.');
  });

  test('again and again it is the same', async () => {
    const before = await takeSnapshot();
    for (let times = 0; times < 3; times++) {
      await merge();
      await undo();
    }
    expect(await takeSnapshot()).toEqual(before);
  });

  test('later additions stay with the remaining one; later removals stay removed', async () => {
    await merge();
    await makeFunding(site.sql, {
      startup_id: keep.id,
      slug: `new-${number}`,
      round: 'Grant',
      amount_usd: 7,
    });
    await raw`update startups set tagline = 'Mended since' where id = ${keep.id}`.execute(site.sql);
    await raw`delete from follows where startup_id = ${keep.id}
      and user_id = (select id from users where email = ${moderator.email})`.execute(site.sql);
    await undo();
    const { data: kept } = await site.api(`/startup/${keep.slug}`);
    expect(kept).toMatchObject({ total_fundings: 107, tagline: 'Mended since', website: null });
    const { data: back } = await site.api(`/startup/${gone.slug}`);
    expect(back.total_fundings).toBe(600.25);
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from follows where startup_id = ${gone.id}`.execute(site.sql);
    expect(rows[0]?.count).toBe(1);
  });

  test('also after a follower has deleted their account', async () => {
    const leaving = await site.member();
    for (const slug of [keep.slug, gone.slug]) {
      await leaving.post(`/user/likes?type=startup&slug=${slug}`);
    }
    await merge();
    await leaving.post('/user/delete', { password: leaving.password });
    expect((await undo()).status).toBe(303);
  });

  test('only once, and only while the remaining one exists', async () => {
    await merge();
    const third = await makeStartup(site.sql, { slug: `third-${number}` });
    await moderator.form('/moderation/merge', {
      keep: third.slug,
      gone: keep.slug,
      reason: 'All one.',
    });
    const chained = await site.request(`/startup/${gone.slug}`);
    expect(chained.headers.get('location')).toBe(`/startup/${third.slug}`);
    const early = await undo();
    expect(early.status).toBe(409);
    expect(await early.text()).toContain(text.keptGone(`Kept ${number}`));
    await moderator.form('/moderation/log', { undo: await undoOf(keep.slug) });
    expect((await undo()).status).toBe(303);
    const twice = await undo();
    expect(twice.status).toBe(409);
    expect((await moderator.form('/moderation/log', { undo: 'nonsense' })).status).toBe(404);
  });
});
