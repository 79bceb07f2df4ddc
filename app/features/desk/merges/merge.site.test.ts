import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useMergedPair } from '../../../../test/merged-pair.ts';
import { moderationText as text } from '../../../text/text.ts';

const kit = useMergedPair();
const { merge } = kit;

describe('a merge', () => {
  test('both are shown fact by fact before', async () => {
    const html = await kit.moderator.page(
      `/moderation/merge?keep=${kit.keep.slug}&gone=${kit.gone.slug}`,
    );
    expect(html).toContain('The line of the one that goes');
    expect(html).toContain(text.mergeCounts.rounds);
  });

  test('moves rounds, news, people, sources, metrics, follows and comparisons; the old address leads on', async () => {
    const answer = await merge();
    expect(answer.status).toBe(303);
    const moved = await kit.site.request(`/startup/${kit.gone.slug}/fundings`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/startup/${kit.keep.slug}/fundings`);
    expect(moved.headers.get('cache-control')).toContain('max-age=0');
    const older = await kit.site.request(`/startup/older-${kit.number}`);
    expect(older.headers.get('location')).toBe(`/startup/${kit.keep.slug}`);

    const { data } = await kit.site.api(`/startup/${kit.keep.slug}`);
    expect(data).toMatchObject({
      name: `Kept ${kit.number}`,
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
    const team = await kit.site.api(`/startup/${kit.keep.slug}/team`);
    expect(team.data.map(({ name }: { name: string }) => name)).toEqual(['Ama Both', 'Only There']);
    expect((await kit.site.api(`/startup/${kit.keep.slug}/news`)).data).toHaveLength(1);
    const { rows } = await raw<{
      followers: number;
      compared: number;
      employees: number[];
    }>`
      select (select count(*) from follows where startup_id = ${kit.keep.id}) as followers,
        (select count(*) from comparison_startups where startup_id = ${kit.keep.id}) as compared,
        array(select value from metric_points where startup_id = ${kit.keep.id} and metric = 'employees'
          order by measured_on) as employees`.execute(kit.site.sql);
    expect(rows[0]).toEqual({ followers: 2, compared: 1, employees: [10, 30] });
    const found = await kit.site.api(`/suggest?q=Gone ${kit.number}`);
    expect(found.data[0]).toMatchObject({ kind: 'startup', slug: kit.keep.slug });
  });

  test('lists of members keep both rows and their notes, of which the merge makes no copy', async () => {
    const { sql } = kit.site;
    await merge();
    const { rows } = await raw<{ note: string }>`
      select note from own_list_rows where startup_id = ${kit.keep.id} order by note`.execute(sql);
    expect(rows.map(({ note }) => note)).toEqual(['of the gone', 'of the kept']);
    const { rows: kept } = await raw`
      select from merge_rows where table_name = 'own_list_rows' and content ? 'note'`.execute(sql);
    expect(kept).toEqual([]);
  });

  test('a round of both is counted once, with the sources and investors of both', async () => {
    await merge();
    const moved = await kit.site.request(`/funding/gone-${kit.number}-seed`);
    expect(moved.headers.get('location')).toBe(`/funding/kept-${kit.number}-seed`);
    const { data } = await kit.site.api(`/funding/kept-${kit.number}-seed`);
    expect(data.investors).toHaveLength(2);
    const { rows } = await raw<{ sources: number }>`
      select count(*) as sources from funding_reports r join fundings f on f.id = r.funding_id
      where f.slug = ${`kept-${kit.number}-seed`}`.execute(kit.site.sql);
    expect(rows[0]?.sources).toBe(2);
  });

  test('rounds that disagree stay two', async () => {
    await raw`update fundings set amount_usd = 101 where slug = ${`gone-${kit.number}-seed`}`.execute(
      kit.site.sql,
    );
    await merge();
    expect((await kit.site.api(`/startup/${kit.keep.slug}`)).data.total_fundings).toBe(701.25);
  });

  test.each([
    [{ keep: 'no-such-startup' }, 'keep'],
    [{ gone: 'no-such-startup' }, 'gone'],
    [{ reason: '' }, 'reason'],
    [{ keep: 'NOT A SLUG' }, 'keep'],
  ])('%j is refused', async (more, field) => {
    const fields = { keep: kit.keep.slug, gone: kit.gone.slug, reason: 'One.', ...more };
    const answer = await kit.moderator.form('/moderation/merge', fields as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`<a href="#${field}">`);
  });

  test('of one with itself is refused', async () => {
    const answer = await kit.moderator.form('/moderation/merge', {
      keep: kit.keep.slug,
      gone: kit.keep.slug,
      reason: 'One.',
    });
    expect(await answer.text()).toContain(text.wrong.same);
  });

  test('two moderators at once: it is merged once', async () => {
    const answers = await Promise.all([merge(), merge()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });
});
