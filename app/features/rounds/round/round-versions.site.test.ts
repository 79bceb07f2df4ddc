import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../test/databases.ts';
import { makeFunding, makeInvestor, makeReport, makeStartup } from '../../../../test/factories.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { untilLockIsAwaited } from '../../../../test/until-lock-is-awaited.ts';
import { funding } from '../../../catalogue/round-contract.ts';
import { recordSource } from '../../../catalogue/sources/record-source.server.ts';
import { moderationText } from '../../../text/text.ts';
import { preferReport } from '../../desk/merges/rounds.server.ts';

const A = 'https://a.test/1';
const B = 'https://b.test/2';
const C = 'https://c.test/3';
let site: TestSite;
let startupId: number;
let roundId: number;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`truncate startups, investors, sources, slug_history restart identity cascade`.execute(
    site.sql,
  );
  const startup = await makeStartup(site.sql, {
    slug: 'paya',
    name: 'Paya',
    industries: ['fintech'],
  });
  startupId = startup.id;
  const investor = await makeInvestor(site.sql, { slug: 'one', name: 'One' });
  const round = await makeFunding(site.sql, {
    hasSource: false,
    startup_id: startupId,
    slug: 'paya-seed-2020-03',
    round: 'Seed',
    announced_on: '2020-03-01',
    announced_precision: 'month',
    amount_usd: 4_000_000,
    investors: [investor],
  });
  roundId = round.id;
  await makeReport(site.sql, roundId, A);
});

const ask = async (slug = 'paya-seed-2020-03') =>
  funding.strict().parse((await site.api(`/funding/${slug}`)).data);
const total = async () => (await site.api('/startup/paya')).data.total_fundings;

describe('reports of one round that disagree', () => {
  test('one is listed and counted, the others stand in its sources', async () => {
    await makeReport(site.sql, roundId, B, { amount_usd: 3_500_000 });
    await makeReport(site.sql, roundId, C);
    expect(await total()).toBe(4_000_000);
    expect((await site.api('/startup/paya/fundings')).data).toHaveLength(1);
    expect((await ask()).sources).toMatchObject([
      { url: A, is_preferred: true, amount: null },
      { url: C, is_preferred: true, amount: null, round: null },
      { url: B, is_preferred: false, amount: 3_500_000 },
    ]);
    const [history] = await site.api('/charts?only=funding_history');
    expect(history.series[0].data).toEqual([{ x: 2020, y: 4_000_000 }]);
  });

  test('following another changes the total, the charts, the ranking and the investor at once, and keeps the first', async () => {
    await makeReport(site.sql, roundId, B, {
      amount_usd: 3_500_000,
      announced_on: '2020-04-15',
      announced_precision: 'day',
    });
    expect(await preferReport(site.sql, 'paya-seed-2020-03', B)).toBe('paya-seed-2020-04');
    expect(await total()).toBe(3_500_000);
    expect((await site.api('/rankings'))[0].amount).toBe(3_500_000);
    expect((await site.api('/investor/one')).data.total_amount).toBe(3_500_000);
    const round = await ask('paya-seed-2020-04');
    expect(round).toMatchObject({
      amount: 3_500_000,
      announced_on: { date: '2020-04-15', precision: 'day' },
    });
    expect(round.sources).toMatchObject([
      { url: B, is_preferred: true, amount: null, announced_on: null },
      {
        url: A,
        is_preferred: false,
        amount: 4_000_000,
        announced_on: { date: '2020-03', precision: 'month' },
      },
    ]);
    const old = await site.request('/funding/paya-seed-2020-03');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/funding/paya-seed-2020-04']);

    expect(await preferReport(site.sql, 'paya-seed-2020-04', A)).toBe('paya-seed-2020-03');
    expect(await total()).toBe(4_000_000);
    expect((await ask()).sources).toMatchObject([
      { url: A, is_preferred: true, amount: null, announced_on: null },
      { url: B, is_preferred: false, amount: 3_500_000 },
    ]);
    expect((await site.request('/funding/paya-seed-2020-04')).headers.get('location')).toBe(
      '/funding/paya-seed-2020-03',
    );
  });

  test('an unknown round or report is not found', async () => {
    await expect(preferReport(site.sql, 'nothing', A)).rejects.toMatchObject({ status: 404 });
    await expect(preferReport(site.sql, 'paya-seed-2020-03', B)).rejects.toMatchObject({
      status: 404,
    });
  });

  test.skipIf(!isOnPostgres())(
    'whoever follows another takes its turn at the startup before the round, as a merge of startups does',
    async () => {
      await makeReport(site.sql, roundId, B, { amount_usd: 3_500_000 });
      let following = Promise.resolve('');
      await site.sql.transaction().execute(async (merge) => {
        await raw`select from startups where id = ${startupId} for update`.execute(merge);
        following = site.sql
          .transaction()
          .execute((own) => preferReport(own, 'paya-seed-2020-03', B));
        await untilLockIsAwaited(site.sql);
        await raw`select from fundings where id = ${roundId} for update nowait`.execute(merge);
      });
      await following;
      expect(await total()).toBe(3_500_000);
    },
  );

  test('an amount of another currency is shown with its rate', async () => {
    await raw`update fundings set usd_rate = 0.01, usd_rate_on = '2020-03-12', reported_amount = 400000000,
      reported_currency = 'KES' where id = ${roundId}`.execute(site.sql);
    expect((await ask()).reported).toEqual({
      amount: 400_000_000,
      currency: 'KES',
      usd_rate: 0.01,
      usd_rate_on: '2020-03-12',
    });
    const words = async () =>
      (await site.page('/funding/paya-seed-2020-03')).replace(/<[^>]+>/g, '');
    expect(await words()).toContain(
      'Reported asKES 400,000,000.00, converted at 0.01 on 12 March 2020',
    );
    await raw`update fundings set usd_rate = null, usd_rate_on = null, amount_usd = null
      where id = ${roundId}`.execute(site.sql);
    expect(await words()).toContain('KES 400,000,000.00, not converted to US dollars');
  });

  test('a rate of another amount goes with it', async () => {
    await raw`update fundings set usd_rate = 0.01, usd_rate_on = '2020-03-01', reported_amount = 400000000,
      reported_currency = 'KES' where id = ${roundId}`.execute(site.sql);
    await makeReport(site.sql, roundId, B, { amount_usd: 3_500_000 });
    await preferReport(site.sql, 'paya-seed-2020-03', B);
    const { rows } = await raw`select usd_rate, usd_rate_on from fundings`.execute(site.sql);
    expect(rows).toEqual([{ usd_rate: null, usd_rate_on: null }]);
    expect((await ask()).reported).toBeNull();
  });
});

describe('marks and lists of sources', () => {
  const MARK = /<a class="fact-mark" href="([^"]+)" title="([^"]+)">/g;
  const marksOf = (html: string) =>
    [...html.matchAll(MARK)].map(([, href, words]) => [href, words]);

  beforeEach(async () => {
    await raw`update sources set publisher = 'TechCabal', checked_on = '2024-05-03' where url = ${A}`.execute(
      site.sql,
    );
  });

  test('beside rounds, named by publisher and day', async () => {
    const numbered = '<a href="#source-1" title="Source: TechCabal, checked 3 May 2024">';
    expect(await site.page('/startup/paya')).toContain(numbered);
    expect(marksOf(await site.page('/startup/paya/fundings'))).toHaveLength(1);
    // The list of sources is not on this page.
    expect(await site.page('/startup/paya/team')).not.toContain('#source-');
    expect(marksOf(await site.page('/funding/paya-seed-2020-03'))).toEqual([
      ['#sources', 'Source: TechCabal, checked 3 May 2024'],
    ]);
    for (const path of ['/startup/paya', '/startup/paya/fundings', '/funding/paya-seed-2020-03']) {
      expect(await site.page(path)).toContain('id="sources"');
    }
  });

  test('of several sources: how many, and a day only when all were checked', async () => {
    await makeReport(site.sql, roundId, B);
    const { data } = await site.api('/startup/paya');
    expect(data.figure_sources.total_fundings).toEqual({
      publisher: 'TechCabal',
      url: A,
      count: 2,
      read_on: '2026-10-01',
      checked_on: null,
    });
    expect(marksOf(await site.page('/startup/paya/fundings'))[0]?.[1]).toBe(
      'Sources: TechCabal and 1 more, read 1 October 2026',
    );
  });

  test('nothing is behind a figure that has no source', async () => {
    const bare = await makeStartup(site.sql, { slug: 'bare', status: 'active' });
    await makeFunding(site.sql, { hasSource: false, startup_id: bare.id, amount_usd: 5 });
    expect(await site.page('/startup/bare')).not.toContain('#source-');
    expect((await site.api('/startup/bare')).data.figure_sources).toEqual({
      total_fundings: null,
      latest_round: null,
      status: null,
    });
  });

  test('a status keeps where it is said; the list names what each source is a source of', async () => {
    const source = { url: C, publisher: 'Wamda', readOn: '2026-10-01' };
    const sourceId = await recordSource(site.sql, source);
    await raw`update startups set status = 'acquired', status_source_id = ${sourceId}
      where id = ${startupId}`.execute(site.sql);
    const { data } = await site.api('/startup/paya');
    expect(data.figure_sources.status).toMatchObject({ publisher: 'Wamda', url: C });
    expect(data.sources).toMatchObject([
      { url: C, of: ['status'], read_on: '2026-10-01', checked_on: null },
      { url: A, of: ['Seed'], checked_on: '2024-05-03' },
    ]);
    expect((await site.page('/startup/paya')).replace(/<[^>]+>/g, '')).toContain(
      'Wamdastatus; read 1 October 2026',
    );
    const { rows } =
      await raw`select new_value, x.url from status_changes e join sources x on x.id = e.source_id`.execute(
        site.sql,
      );
    expect(rows).toEqual([{ new_value: 'acquired', url: C }]);
    await raw`truncate invalidation_outbox`.execute(site.sql);
    await raw`update sources set checked_on = '2026-10-30' where url = ${C}`.execute(site.sql);
    const noted = await raw<{ tags: string[] }>`select tags from invalidation_outbox`.execute(
      site.sql,
    );
    expect(noted.rows.flatMap(({ tags }) => tags)).toContain('startup:paya');
  });
});

describe('moderators choose on the page of a round', () => {
  const moderator = async () => {
    const member = await site.member();
    await appoint(site.sql, member);
    return member;
  };

  test('which report is followed, and that a source still says so', async () => {
    await makeReport(site.sql, roundId, B, { amount_usd: 3_500_000 });
    const someone = await moderator();
    const html = await someone.page('/funding/paya-seed-2020-03');
    expect(html).toContain('Follow this report');
    const chosen = await someone.form('/funding/paya-seed-2020-03', { prefer: B });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([
      303,
      '/funding/paya-seed-2020-03#sources',
    ]);
    expect(await total()).toBe(3_500_000);
    await someone.form('/funding/paya-seed-2020-03', { checked: B });
    const log = await someone.page('/moderation/log');
    expect(log).toContain(moderationText.did.follow_report);
    expect(log).toContain(moderationText.did.check_source);
    expect(log).toContain(
      '<a href="/funding/paya-seed-2020-03"><bdi>Paya: Seed, March 2020</bdi></a>',
    );
    expect(log).toContain(`<a href="${B}"`);
    expect((await ask()).sources[0]).toMatchObject({ url: B, checked_on: '2026-11-01' });
    const unknown = await someone.form('/funding/paya-seed-2020-03', {
      checked: 'https://nobody.test/',
    });
    expect(unknown.status).toBe(404);
    const unsaid = await someone.form('/funding/paya-seed-2020-03', { prefer: C });
    expect(unsaid.status).toBe(404);
    const { rows } = await raw`select action from moderation_log order by id`.execute(site.sql);
    expect(rows).toEqual([{ action: 'follow_report' }, { action: 'check_source' }]);
  });

  test('nobody else can', async () => {
    await makeReport(site.sql, roundId, B, { amount_usd: 3_500_000 });
    const member = await site.member({ email: 'member@people.example' });
    expect(await member.page('/funding/paya-seed-2020-03')).not.toContain('Follow this report');
    expect((await member.form('/funding/paya-seed-2020-03', { prefer: B })).status).toBe(403);
    const visitor = await site.form('/funding/paya-seed-2020-03', { prefer: B });
    expect(visitor.headers.get('location')).toMatch(/^\/login/);
    expect(await total()).toBe(4_000_000);
  });
});
