import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../../test/factories.ts';
import { useMergedPair } from '../../../../test/merged-pair.ts';
import { moderationText as text } from '../../../text/text.ts';

const kit = useMergedPair();
const { merge, undoOf, undo, takeSnapshot } = kit;

describe('undone', () => {
  test('both are exactly what they were', async () => {
    const before = await takeSnapshot();
    await merge();
    expect(await takeSnapshot()).not.toEqual(before);
    expect((await undo()).status).toBe(303);
    expect(await takeSnapshot()).toEqual(before);
    expect((await kit.site.request(`/startup/${kit.gone.slug}`)).status).toBe(200);
    const log = await kit.moderator.page('/moderation/log');
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
    await makeFunding(kit.site.sql, {
      startup_id: kit.keep.id,
      slug: `new-${kit.number}`,
      round: 'Grant',
      amount_usd: 7,
    });
    await raw`update startups set tagline = 'Mended since' where id = ${kit.keep.id}`.execute(
      kit.site.sql,
    );
    await raw`delete from follows where startup_id = ${kit.keep.id}
      and user_id = (select id from users where email = ${kit.moderator.email})`.execute(
      kit.site.sql,
    );
    await undo();
    const { data: kept } = await kit.site.api(`/startup/${kit.keep.slug}`);
    expect(kept).toMatchObject({ total_fundings: 107, tagline: 'Mended since', website: null });
    const { data: back } = await kit.site.api(`/startup/${kit.gone.slug}`);
    expect(back.total_fundings).toBe(600.25);
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from follows where startup_id = ${kit.gone.id}`.execute(
      kit.site.sql,
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('also after a follower has deleted their account', async () => {
    const leaving = await kit.site.member();
    for (const slug of [kit.keep.slug, kit.gone.slug]) {
      await leaving.post(`/user/likes?type=startup&slug=${slug}`);
    }
    await merge();
    await leaving.post('/user/delete', { password: leaving.password });
    expect((await undo()).status).toBe(303);
  });

  test('only once, and only while the remaining one exists', async () => {
    await merge();
    const third = await makeStartup(kit.site.sql, { slug: `third-${kit.number}` });
    await kit.moderator.form('/moderation/merge', {
      keep: third.slug,
      gone: kit.keep.slug,
      reason: 'All one.',
    });
    const chained = await kit.site.request(`/startup/${kit.gone.slug}`);
    expect(chained.headers.get('location')).toBe(`/startup/${third.slug}`);
    const early = await undo();
    expect(early.status).toBe(409);
    expect(await early.text()).toContain(text.keptGone(`Kept ${kit.number}`));
    await kit.moderator.form('/moderation/log', { undo: await undoOf(kit.keep.slug) });
    expect((await undo()).status).toBe(303);
    const twice = await undo();
    expect(twice.status).toBe(409);
    expect((await kit.moderator.form('/moderation/log', { undo: 'nonsense' })).status).toBe(404);
  });
});
