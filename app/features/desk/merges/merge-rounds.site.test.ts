// Two records of one round become one, and back: nothing is lost in either direction.

import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFunding, makeInvestor, makeReport, makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { listStaleStartups } from '../../../../test/stale-startups.ts';
import { fundingsText, moderationText as text } from '../../../text/text.ts';

const KEEP = 'paya-seed-2020-03';
const GONE = 'paya-funding-round-2020-04';
const A = 'https://a.test/1';
const B = 'https://b.test/2';
const C = 'https://c.test/3';
let site: TestSite;
let moderator: Member;
let startupId: number;
let goneId: number;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  moderator = await site.member({ name: 'Nia Moderator' });
  await appoint(site.sql, moderator);
});
afterEach(async () => expect(await listStaleStartups(site.sql)).toEqual([]));
afterAll(() => site.close());
beforeEach(async () => {
  const { sql } = site;
  await raw`truncate startups, investors, sources, slug_history, merges, moderation_log restart identity cascade`.execute(
    sql,
  );
  startupId = (await makeStartup(sql, { slug: 'paya', name: 'Paya' })).id;
  const one = await makeInvestor(sql, { slug: 'one', name: 'One' });
  const two = await makeInvestor(sql, { slug: 'two', name: 'Two' });
  const kept = await makeFunding(sql, {
    hasSource: false,
    startup_id: startupId,
    slug: KEEP,
    round: 'Seed',
    announced_on: '2020-03-01',
    announced_precision: 'month',
    amount_usd: 4_000_000,
    investors: [one],
  });
  const gone = await makeFunding(sql, {
    hasSource: false,
    startup_id: startupId,
    slug: GONE,
    round: 'Funding Round',
    announced_on: '2020-04-01',
    announced_precision: 'month',
    amount_usd: 4_500_000,
    investors: [one, two],
  });
  goneId = gone.id;
  await makeReport(sql, kept.id, A);
  await makeReport(sql, gone.id, B);
  await makeReport(sql, gone.id, C, { amount_usd: 4_000_000 });
});

const ask = async (slug = KEEP) => (await site.api(`/funding/${slug}`)).data;
const total = async () => (await site.api('/startup/paya')).data.total_fundings;
const merge = (more: Record<string, string> = {}) =>
  moderator.form('/moderation/merge-rounds', {
    keep: KEEP,
    gone: GONE,
    reason: 'The same deal.',
    ...more,
  });
async function undo(slug = GONE): Promise<Response> {
  const { rows } = await raw<{ uuid: string }>`
    select uuid from merges where gone_slug = ${slug} order by id desc limit 1`.execute(site.sql);
  return moderator.form('/moderation/log', { undo: rows[0]?.uuid ?? '' });
}

async function takeSnapshot(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of [
    'fundings',
    'funding_reports',
    'funding_investors',
    'imported_round_rows',
    'slug_history',
    'investors',
    'startups',
  ]) {
    const { rows } = await raw<{ row: string }>`
      select (to_jsonb(t) - 'updated_at')::text as row from ${raw.table(table)} t order by 1`.execute(
      site.sql,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

describe('two rounds become one', () => {
  test('a moderator chooses among the other rounds of the startup and sees both first', async () => {
    const html = await moderator.page(`/funding/${KEEP}`);
    expect(html).toContain(fundingsText.sameRoundAs);
    expect(html).toContain(`<option value="${GONE}">Funding Round, April 2020, $4.5M</option>`);
    expect(await site.page(`/funding/${KEEP}`)).not.toContain(fundingsText.sameRoundAs);
    const both = await moderator.page(`/moderation/merge-rounds?keep=${KEEP}&gone=${GONE}`);
    expect(both).toContain('USD 4,500,000.00');
    expect(both).toContain('b.test, c.test');
    expect(both).toContain('name="reason"');
  });

  test('counted once, its reports and investors together, its address leads there', async () => {
    expect(await total()).toBe(8_500_000);
    expect((await merge()).status).toBe(303);
    expect(await total()).toBe(4_000_000);
    const round = await ask();
    expect(round.investors.map(({ slug }: { slug: string }) => slug)).toEqual(['one', 'two']);
    const otherwise = { round: 'Funding Round', announced_on: { date: '2020-04' } };
    expect(round.sources).toMatchObject([
      { url: A, is_preferred: true },
      { url: B, is_preferred: false, amount: 4_500_000, ...otherwise },
      { url: C, is_preferred: false, amount: null, ...otherwise },
    ]);
    expect((await site.api('/investor/two')).data.deals_count).toBe(1);
    const old = await site.request(`/funding/${GONE}`);
    expect(old.headers.get('location')).toBe(`/funding/${KEEP}`);
    const log = await moderator.page('/moderation/log');
    expect(log).toContain(text.did.merge_rounds);
    expect(log).toContain('The same deal.');
    expect(log).toContain(`<a href="/funding/${KEEP}">`);
  });

  test('an imported row about the removed round means the remaining one', async () => {
    await raw`insert into imported_round_rows (row_hash, funding_id, is_version)
      values ('x', ${goneId}, false)`.execute(site.sql);
    await merge();
    const { rows } = await raw<{ slug: string }>`
      select f.slug from imported_round_rows i join fundings f on f.id = i.funding_id`.execute(
      site.sql,
    );
    expect(rows).toEqual([{ slug: KEEP }]);
  });

  test('the remaining round takes unknown values from the other', async () => {
    await raw`update fundings set amount_usd = null where slug = ${KEEP}`.execute(site.sql);
    await raw`update fundings set reported_amount = 4000000, reported_currency = 'EUR', usd_rate = 1.125,
      usd_rate_on = '2020-04-02' where slug = ${GONE}`.execute(site.sql);
    await raw`update fundings set announced_on = null, announced_precision = null
      where slug = ${KEEP}`.execute(site.sql);
    await raw`update fundings set valuation_usd = 9000000, valuation_is = 'post', note = 'With a loan.'
      where slug = ${GONE}`.execute(site.sql);
    const before = await takeSnapshot();
    await merge();
    expect(await ask()).toMatchObject({
      amount: 4_500_000,
      announced_on: { date: '2020-04' },
      valuation_usd: 9_000_000,
      valuation_is: 'post',
      note: 'With a loan.',
    });
    await undo();
    expect(await takeSnapshot()).toEqual(before);
  });

  test('refuses rounds of two startups, the same round twice, unknown rounds and no reason', async () => {
    const rival = await makeStartup(site.sql, { slug: 'rival' });
    await makeFunding(site.sql, { startup_id: rival.id, slug: 'rival-seed-2020' });
    for (const [fields, words] of [
      [{ gone: 'rival-seed-2020' }, text.wrong.otherStartup],
      [{ gone: KEEP }, text.wrong.sameRound],
      [{ gone: 'nothing' }, text.wrong.unknownRound('nothing')],
      [{ keep: 'nothing' }, text.wrong.unknownRound('nothing')],
      [{ reason: '' }, text.wrong.reason],
    ] as const) {
      const answer = await merge(fields);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(words.replaceAll('"', '&quot;'));
    }
    const chosen = await moderator.page(`/moderation/merge-rounds?keep=${KEEP}&gone=`);
    expect(chosen).not.toContain('name="reason"');
    expect(await total()).toBe(8_500_000);
  });

  test('nobody else can', async () => {
    const member = await site.member();
    const fields = { keep: KEEP, gone: GONE, reason: 'The same deal.' };
    expect((await member.form('/moderation/merge-rounds', fields)).status).toBe(404);
    expect((await member.request('/moderation/merge-rounds')).status).toBe(404);
    expect(await total()).toBe(8_500_000);
  });

  test('two moderators at once: it is done once', async () => {
    const answers = await Promise.all([merge(), merge()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  });
});

describe('undone', () => {
  test('both are exactly what they were, however often', async () => {
    const before = await takeSnapshot();
    for (let times = 0; times < 2; times++) {
      await merge();
      expect(await takeSnapshot()).not.toEqual(before);
      expect((await undo()).status).toBe(303);
      expect(await takeSnapshot()).toEqual(before);
    }
    expect(await moderator.page('/moderation/log')).toContain(text.did.undo_merge);
    const twice = await undo();
    expect([twice.status, (await twice.text()).includes(text.undone)]).toEqual([409, true]);
  });

  test('also when the round followed another report meanwhile; not while it is at the address of the other', async () => {
    const before = await takeSnapshot();
    await merge();
    const follow = (slug: string, url: string) =>
      moderator.form(`/funding/${slug}`, { prefer: url });
    await follow(KEEP, B);
    expect((await ask(GONE)).amount).toBe(4_500_000);
    const early = await undo();
    expect(early.status).toBe(409);
    expect(await early.text()).toContain(text.addressTaken(GONE).replaceAll('"', '&quot;'));
    await follow(GONE, A);
    expect((await undo()).status).toBe(303);
    expect(await takeSnapshot()).toEqual(before);
  });

  test('not while the round or its startup went into another', async () => {
    await merge();
    await makeStartup(site.sql, { slug: 'third', name: 'Third' });
    await moderator.form('/moderation/merge', {
      keep: 'third',
      gone: 'paya',
      reason: 'One company.',
    });
    const early = await undo();
    expect(early.status).toBe(409);
    expect(await early.text()).toContain(text.keptGone('Paya: Seed, March 2020'));
    await undo('paya');
    expect((await undo()).status).toBe(303);
    expect(await total()).toBe(8_500_000);
  });
});
