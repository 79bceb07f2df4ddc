import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeFunding,
  makeIndustry,
  makeInvestor,
  makeStartup,
} from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { addDays } from '../../../base/dates.ts';
import { recommendedStartup } from '../../../follows/contract.ts';
import * as dashboardEndpoints from './api.server.ts';
import { feedItem } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const START = new Date('2026-11-01T12:00:00Z');
const like = (member: Member, type: string, slug: string) =>
  member.post(`/user/likes?${new URLSearchParams({ type, slug })}`);

let made = 0;
async function makeNews(startupId: number, title: string, on: string, precision = 'day') {
  const { rows } = await raw<{ id: number }>`
    insert into news (title, publisher, url, published_on, published_precision)
    values (${title}, 'The Daily', ${`https://daily.example/${++made}`}, ${on}, ${precision})
    returning id`.execute(site.sql);
  await raw`insert into news_startups (news_id, startup_id) values (${rows[0]?.id}, ${startupId})`.execute(
    site.sql,
  );
}

describe('GET /user/feed', () => {
  test('holds rounds, news, changes and newcomers, newest first, each once with its nearest reason', async () => {
    const member = await site.member();
    const kora = await makeStartup(site.sql, {
      name: 'Kora',
      slug: 'kora',
      status: 'active',
      created_at: new Date('2026-01-01'),
      industries: ['music'],
    });
    const fund = await makeInvestor(site.sql, { name: 'Baobab', slug: 'baobab' });
    const other = await makeStartup(site.sql, {
      name: 'Other',
      created_at: new Date('2026-01-01'),
    });
    await makeFunding(site.sql, {
      startup_id: kora.id,
      slug: 'kora-seed-2026-03',
      announced_on: '2026-03-01',
      announced_precision: 'month',
      amount_usd: 4_000_000,
      investors: [fund],
    });
    await makeFunding(site.sql, {
      startup_id: other.id,
      announced_on: '2026-04-02',
      announced_precision: 'day',
      investors: [fund],
    });
    await makeFunding(site.sql, {
      startup_id: kora.id,
      announced_on: null,
      announced_precision: null,
    });
    await makeNews(kora.id, 'Kora opens in Accra', '2026-05-17');
    await makeNews(kora.id, 'Kora, some time in 2025', '2025-01-01', 'year');
    site.setNow(START);
    await like(member, 'startup', 'kora');
    await like(member, 'investor', 'baobab');
    await like(member, 'industry', 'music');
    await raw`update startups set status = 'acquired' where slug = 'kora'`.execute(site.sql);
    await raw`update status_changes set created_at = '2026-11-02T08:00:00Z'`.execute(site.sql);
    await makeStartup(site.sql, {
      name: 'Mbira',
      slug: 'mbira',
      created_at: new Date('2026-11-03T08:00:00Z'),
      industries: ['music'],
    });

    const { data, meta } = await member.api('/user/feed');
    for (const item of data) expect(feedItem.strict().parse(item)).toStrictEqual(item);
    const short = data.map((one: { title: string; occurred_at: string; reason: string }) => [
      one.title,
      one.occurred_at,
      one.reason,
    ]);
    expect(short).toEqual([
      ['Mbira is new in music', '2026-11-03T08:00:00.000Z', 'In music, which you follow'],
      ['Kora was acquired', '2026-11-02T08:00:00.000Z', 'You follow Kora'],
      ['Kora opens in Accra', '2026-05-17', 'You follow Kora'],
      [
        'Other raised an undisclosed amount in a Seed round',
        '2026-04-02',
        'Baobab, which you follow, took part',
      ],
      ['Kora raised $4.0M in a Seed round', '2026-03', 'You follow Kora'],
      ['Kora, some time in 2025', '2025', 'You follow Kora'],
    ]);
    expect(data[4]).toMatchObject({
      type: 'funding',
      entity: { name: 'Kora', slug: 'kora', logo: null },
      payload: { slug: 'kora-seed-2026-03', round: 'Seed', amount: 4_000_000, precision: 'month' },
    });
    expect(data[1].payload).toEqual({ old_status: 'active', new_status: 'acquired' });
    expect(data[2].source_url).toMatch(/^https:\/\/daily\.example/);
    expect(meta).toEqual({ current_page: 1, per_page: 20, last_page: 1, total: 6 });

    const page = await member.page('/dashboard');
    expect(page.includes('March 2026')).toBe(true);
    expect(page.includes('1 March 2026')).toBe(false);
  });

  test('has pages of 20; without follows or past the end it is empty', async () => {
    const member = await site.member();
    expect(await member.api('/user/feed')).toEqual({
      data: [],
      meta: { current_page: 1, per_page: 20, last_page: 1, total: 0 },
    });
    const { id } = await makeStartup(site.sql, { slug: 'busy', name: 'Busy' });
    for (let day = 1; day <= 25; day += 1) {
      await makeNews(id, `Day ${day}`, addDays('2026-06-01', 5 * day));
    }
    await like(member, 'startup', 'busy');
    const first = await member.api('/user/feed');
    const second = await member.api('/user/feed?page=2');
    expect([first.data.length, second.data.length, second.meta.total]).toEqual([20, 5, 25]);
    expect(second.data[4].title).toBe('Day 1');
    expect((await member.api('/user/feed?page=3')).data).toEqual([]);
    expect((await member.request('/api/user/feed?page=0')).status).toBe(422);
  });

  test('holds an event once: the round, with the articles about it', async () => {
    const member = await site.member();
    const { id } = await makeStartup(site.sql, { slug: 'zuri', name: 'Zuri' });
    await makeFunding(site.sql, {
      startup_id: id,
      announced_on: '2026-05-05',
      announced_precision: 'day',
      amount_usd: 2_000_000,
    });
    await makeNews(id, 'Zuri raises $2M', '2026-05-06');
    await makeNews(id, 'Zuri bags two million', '2026-05-05');
    await makeNews(id, 'Zuri hires', '2026-05-20');
    await makeNews(id, 'Zuri, hiring', '2026-05-18');
    await like(member, 'startup', 'zuri');
    const { data, meta } = await member.api('/user/feed');
    expect(meta.total).toBe(2);
    expect(
      data.map(({ title, also }: { title: string; also: { title: string }[] }) => [
        title,
        also.map((one) => one.title),
      ]),
    ).toEqual([
      ['Zuri hires', ['Zuri, hiring']],
      ['Zuri raised $2.0M in a Seed round', ['Zuri raises $2M', 'Zuri bags two million']],
    ]);
  });

  test('what was recorded since the last visit comes first, until the next visit', async () => {
    const member = await site.member();
    const { id } = await makeStartup(site.sql, { slug: 'tamu', name: 'Tamu' });
    await makeNews(id, 'Tamu in May', '2026-05-01');
    await like(member, 'startup', 'tamu');
    await raw`update news set created_at = '2026-10-01' where title = 'Tamu in May'`.execute(
      site.sql,
    );
    const titles = async () =>
      (await member.api('/user/feed')).data.map(
        (one: { title: string; is_new: boolean }) => (one.is_new ? 'new: ' : '') + one.title,
      );
    site.setNow(new Date('2026-11-01T12:00:00Z'));
    const first = await member.page('/dashboard');
    expect(first.includes('your last visit')).toBe(false);

    await makeNews(id, 'Tamu in 2024', '2024-03-01');
    await raw`update news set created_at = '2026-11-05' where title = 'Tamu in 2024'`.execute(
      site.sql,
    );
    site.setNow(new Date('2026-11-08T12:00:00Z'));
    expect(await member.page('/dashboard')).toContain('Since your last visit, 1 November 2026');
    expect(await titles()).toEqual(['new: Tamu in 2024', 'Tamu in May']);
    site.setNow(new Date('2026-11-08T12:30:00Z'));
    expect(await member.page('/dashboard')).toContain('Since your last visit, 1 November 2026');
    site.setNow(new Date('2026-11-09T12:00:00Z'));
    expect(await member.page('/dashboard')).toContain(
      'Nothing new since your last visit, 8 November 2026.',
    );
    expect(await titles()).toEqual(['Tamu in May', 'Tamu in 2024']);
    site.setNow(START);
  });

  test('belongs to the signed-in user', async () => {
    const [ada, eve] = [await site.member(), await site.member()];
    await like(ada, 'startup', 'busy');
    expect((await eve.api('/user/feed?user_id=1&userId=1')).data).toEqual([]);
    const answer = await ada.request('/api/user/feed');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(Object.values(dashboardEndpoints).filter(({ errors }) => !errors.includes(401))).toEqual(
      [],
    );
    for (const path of ['/api/user/feed', '/api/user/recommended']) {
      expect((await site.request(path)).status).toBe(401);
    }
  });
});

describe('GET /user/recommended', () => {
  test('is ten near to what is followed, with reasons, without what is followed or dismissed', async () => {
    const member = await site.member();
    await makeIndustry(site.sql, 'solar', 'Solar');
    for (let number = 1; number <= 12; number += 1) {
      await makeStartup(site.sql, {
        slug: `sun-${number}`,
        name: `Sun ${number}`,
        industries: ['solar'],
      });
    }
    const fund = await makeInvestor(site.sql, { slug: 'acacia', name: 'Acacia' });
    const [mine, theirs] = [
      await makeStartup(site.sql, { slug: 'mine' }),
      await makeStartup(site.sql, { slug: 'theirs', industries: ['solar'] }),
    ];
    await makeFunding(site.sql, { startup_id: mine.id, investors: [fund] });
    await makeFunding(site.sql, { startup_id: theirs.id, investors: [fund] });
    await like(member, 'industry', 'solar');
    await like(member, 'startup', 'mine');
    await like(member, 'startup', 'sun-1');

    const { data } = await member.api('/user/recommended');
    for (const one of data) expect(recommendedStartup.strict().parse(one)).toStrictEqual(one);
    expect(data).toHaveLength(10);
    expect(data[0]).toMatchObject({
      slug: 'theirs',
      is_liked_by_user: false,
      reasons: ['in Solar, which you follow', 'backed by Acacia, like what you follow'],
    });
    const slugs = data.map(({ slug }: { slug: string }) => slug);
    expect(slugs).not.toContain('sun-1');
    expect(slugs).not.toContain('mine');

    for (const _ of [1, 2]) {
      const answer = await member.post('/user/recommended/dismiss?slug=theirs');
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
    await member.form('/dashboard', { dismiss: 'sun-2' });
    const after = (await member.api('/user/recommended')).data.map(
      ({ slug }: { slug: string }) => slug,
    );
    expect(after).toHaveLength(10);
    expect(after.filter((slug: string) => ['theirs', 'sun-2'].includes(slug))).toEqual([]);
    expect((await member.post('/user/recommended/dismiss?slug=nobody')).status).toBe(404);
    expect((await member.post('/user/recommended/dismiss')).status).toBe(422);
    const forged = await member.request('/api/user/recommended/dismiss?slug=mine', {
      method: 'POST',
      headers: { 'x-xsrf-token': 'guessed' },
    });
    expect(forged.status).toBe(403);
  });

  test('without follows, the best funded are recommended, with that reason', async () => {
    const member = await site.member();
    const rich = await makeStartup(site.sql, { slug: 'rich' });
    await makeFunding(site.sql, { startup_id: rich.id, amount_usd: 9e9 });
    const { data } = await member.api('/user/recommended');
    expect(data[0]).toMatchObject({ slug: 'rich', reasons: ['among the best funded'] });
  });
});

describe('/dashboard', () => {
  test('is for signed-in users only', async () => {
    for (const path of ['/dashboard', '/dashboard/following']) {
      const answer = await site.request(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
    }
  });

  test('asks once for three industries, and builds the feed from them', async () => {
    for (const slug of ['one', 'two', 'three']) {
      await makeStartup(site.sql, { industries: [slug] });
    }
    const member = await site.member();
    expect((await member.page('/dashboard')).includes('What interests you?')).toBe(true);
    const few = await member.form('/dashboard', {
      first: 'choose',
      industry: ['one', 'one', 'two', 'no-such-industry'],
    });
    const shown = await few.text();
    expect(few.status).toBe(422);
    expect(shown.includes('Choose at least 3 industries.')).toBe(true);
    expect(
      shown.match(/value="(one|two)"[^>]*checked|checked[^>]*value="(one|two)"/g),
    ).toHaveLength(2);
    const done = await member.form('/dashboard', {
      first: 'choose',
      industry: ['one', 'two', 'three'],
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/dashboard']);
    expect((await member.api('/user/likes?type=industry')).total).toBe(3);
    expect((await member.page('/dashboard')).includes('Your feed')).toBe(true);
  });

  test('can be skipped, and is not asked again', async () => {
    const member = await site.member();
    await member.form('/dashboard', { first: 'skip' });
    const page = await member.page('/dashboard');
    expect(page.includes('Nothing has happened yet')).toBe(true);
    expect((await member.api('/user/likes')).total).toBe(0);
    const forged = await member.form('/dashboard', { first: 'skip', _xsrf: 'guessed' });
    expect(forged.status).toBe(403);
  });

  test('lists what is followed by type, with the button that ends it', async () => {
    const member = await site.member();
    await like(member, 'startup', 'busy');
    await like(member, 'industry', 'music');
    const all = await member.page('/dashboard/following');
    expect(all.match(/data-follow="[^"]*"/g)?.sort()).toEqual([
      'data-follow="industry/music"',
      'data-follow="startup/busy"',
    ]);
    const some = await member.page('/dashboard/following?type=industry');
    expect(some.match(/data-follow="[^"]*"/g)).toEqual(['data-follow="industry/music"']);
    const none = await member.page('/dashboard/following?type=investor');
    expect(none.includes('You do not follow any of these yet')).toBe(true);
    expect((await member.request('/dashboard/following?type=x')).status).toBe(422);
  });
});
