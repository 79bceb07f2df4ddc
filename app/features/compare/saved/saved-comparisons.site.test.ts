import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import * as savedComparisonEndpoints from './api.server.ts';
import { savedComparison, savedRow } from './contract.ts';

let site: TestSite;
const START = new Date('2026-11-01T12:00:00Z');
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const SLUGS = ['flutterwave', 'paystack', 'jumia'];

async function save(member: Member, body: object = { slugs: SLUGS }): Promise<string> {
  const answer = await member.post('/user/comparisons', body);
  expect(answer.status).toBe(201);
  return (await answer.json()).data.uuid;
}
const remove = (member: Member, uuid: string) =>
  member.request(`/api/user/comparison/${uuid}`, { method: 'DELETE' });
const read = (member: Member, uuid: string) => member.request(`/api/user/comparison/${uuid}`);

describe('saving', () => {
  test('keeps name, note and order, each startup once', async () => {
    const member = await site.member();
    const uuid = await save(member, {
      name: '  Payments <b>  ',
      note: 'For Monday',
      slugs: ['jumia', 'paystack', 'jumia', 'Flutterwave'],
      user_id: 1,
    });
    const one = await (await read(member, uuid)).json();
    expect(savedComparison.strict().parse(one)).toStrictEqual(one);
    expect(one.data.map(({ slug }: { slug: string }) => slug)).toEqual([
      'jumia',
      'paystack',
      'flutterwave',
    ]);
    expect(one.meta).toMatchObject({ uuid, name: 'Payments <b>', note: 'For Monday', missing: [] });
    const { data, meta } = await member.api('/user/comparisons');
    expect(meta).toEqual({ current_page: 1, per_page: 50, last_page: 1, total: 1 });
    expect(savedRow.strict().parse(data[0])).toStrictEqual(data[0]);
    const page = await member.page(`/dashboard/saved-comparisons/${uuid}`);
    expect(page.includes('Payments &lt;b&gt;</bdi></h1>')).toBe(true);
    expect(page.includes('<b>')).toBe(false);
  });

  test.each([
    ['one startup', { slugs: ['jumia'] }, 'slugs'],
    ['one startup twice', { slugs: ['jumia', 'jumia'] }, 'slugs'],
    ['eleven', { slugs: Array.from({ length: 11 }, (_, index) => `s-${index}`) }, 'slugs'],
    ['none', {}, 'slugs'],
    ['what is no startup', { slugs: ['jumia', 'nobody', "x' or 1"] }, 'slugs'],
    ['a long name', { slugs: SLUGS, name: 'n'.repeat(81) }, 'name'],
    ['a long note', { slugs: SLUGS, note: 'n'.repeat(501) }, 'note'],
    ['a name with U+0000', { slugs: SLUGS, name: 'a\0b' }, 'name'],
    ['a uuid that is none', { uuid: 'x' }, 'uuid'],
  ])('refuses %s and says where', async (_what, body, field) => {
    const member = await site.member();
    const answer = await member.post('/user/comparisons', body);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
    expect((await member.api('/user/comparisons')).meta.total).toBe(0);
  });

  test('80 and 500 characters are enough, counted as people count', async () => {
    const member = await site.member();
    await save(member, { slugs: SLUGS, name: '🦁'.repeat(80), note: 'é'.repeat(500) });
  });

  test('an account saves ten; the eleventh is a 402 that says what a subscription gives', async () => {
    const member = await site.member();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => member.post('/user/comparisons', { slugs: SLUGS })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(402);
    expect((await refused?.json())?.message).toMatch(
      /10 of 10.*Pro gives 200 for USD\u00a019.00 a month/,
    );
    const form = await member.form('/dashboard/saved-comparisons', { slugs: SLUGS.join() });
    expect(form.status).toBe(402);
    expect(await form.text()).toContain(
      'Pro gives 200 saved comparisons for USD\u00a019.00 a month.',
    );
  });

  test('the same Idempotency-Key answers the same for 24 hours, other content is a 409', async () => {
    const [ada, eve] = [await site.member(), await site.member()];
    const send = (member: Member, slugs: string[]) =>
      member.request('/api/user/comparisons', {
        method: 'POST',
        headers: { 'idempotency-key': 'one', 'content-type': 'application/json' },
        body: JSON.stringify({ slugs }),
      });
    site.setNow(START);
    const answers = await Promise.all([send(ada, SLUGS), send(ada, SLUGS)]);
    const uuids = await Promise.all(answers.map(async (one) => (await one.json()).data.uuid));
    expect(uuids[0]).toBe(uuids[1]);
    expect((await ada.api('/user/comparisons')).meta.total).toBe(1);
    expect((await send(ada, ['jumia', 'andela'])).status).toBe(409);
    const others = await (await send(eve, SLUGS)).json();
    expect(others.data.uuid).not.toBe(uuids[0]);
    site.setNow(new Date(START.getTime() + 25 * 3_600_000));
    expect((await (await send(ada, SLUGS)).json()).data.uuid).not.toBe(uuids[0]);
    site.setNow(START);
  });
});

describe('deleting and undoing', () => {
  test('a deleted one is gone at once, and comes back under its uuid within 10 seconds', async () => {
    const member = await site.member();
    site.setNow(START);
    const uuid = await save(member, { slugs: SLUGS, name: 'Mine', note: 'Kept' });
    expect((await remove(member, uuid)).status).toBe(204);
    expect((await read(member, uuid)).status).toBe(404);
    expect((await member.request(`/dashboard/saved-comparisons/${uuid}`)).status).toBe(404);
    expect((await remove(member, uuid)).status).toBe(404);
    expect((await member.api('/user/comparisons')).data).toEqual([]);
    site.setNow(new Date(START.getTime() + 9_000));
    expect(await save(member, { uuid })).toBe(uuid);
    expect((await (await read(member, uuid)).json()).meta).toMatchObject({
      name: 'Mine',
      note: 'Kept',
      created_at: START.toISOString(),
    });
    await remove(member, uuid);
    site.setNow(new Date(START.getTime() + 20_000));
    expect((await member.post('/user/comparisons', { uuid })).status).toBe(404);
  });

  test('comparisons that cannot be restored are deleted permanently', async () => {
    const member = await site.member();
    site.setNow(START);
    const [first, second] = [await save(member), await save(member)];
    await remove(member, first);
    site.setNow(new Date(START.getTime() + 11_000));
    await remove(member, second);
    const kept = await site.sql
      .selectFrom('comparisons')
      .select('uuid')
      .where('uuid', 'in', [first, second])
      .execute();
    expect(kept).toEqual([{ uuid: second }]);
  });

  test('undoing does not lift the limit', async () => {
    const member = await site.member();
    const first = await save(member);
    for (let count = 1; count < 10; count += 1) await save(member);
    await remove(member, first);
    await save(member);
    expect((await member.post('/user/comparisons', { uuid: first })).status).toBe(402);
  });

  test('can be renamed, by its owner only', async () => {
    const [member, other] = [await site.member(), await site.member()];
    const uuid = await save(member);
    const page = `/dashboard/saved-comparisons/${uuid}`;
    expect(await member.page('/dashboard/saved-comparisons')).toContain(`href="${page}?rename=1"`);
    expect(await member.page(page)).not.toMatch(/<details open[^>]*><summary>Rename/);
    expect(await member.page(`${page}?rename=1`)).toMatch(/<details open[^>]*><summary>Rename/);
    const renamed = await member.form(page, { name: 'Two of Lagos', note: 'For the board' });
    expect([renamed.status, renamed.headers.get('location')]).toEqual([303, page]);
    expect(await member.page(page)).toMatch(
      /<h1><bdi>Two of Lagos<\/bdi><\/h1>[\s\S]*For the board/,
    );
    const tooLong = await member.form(page, { name: 'x'.repeat(81), note: '' });
    expect([tooLong.status, await tooLong.text()]).toEqual([
      422,
      expect.stringContaining('expected at most 80 characters'),
    ]);
    expect((await other.form(page, { name: 'Mine', note: '' })).status).toBe(404);
  });

  test('works without script: a form, and a notice with Undo', async () => {
    const member = await site.member();
    const page = '/dashboard/saved-comparisons';
    const saved = await member.form(page, { name: '', note: '', slugs: SLUGS.join() });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, page]);
    const [{ uuid }] = (await member.api('/user/comparisons')).data;
    const deleted = await member.form(page, { delete: uuid });
    expect(deleted.headers.get('location')).toBe(`${page}?deleted=${uuid}`);
    const shown = await member.page(`${page}?deleted=${uuid}`);
    expect(shown.includes(`name="undo" value="${uuid}"`)).toBe(true);
    expect((await member.form(page, { undo: uuid })).status).toBe(303);
    expect((await member.api('/user/comparisons')).data).toHaveLength(1);
    expect((await member.form(page, { slugs: 'jumia' })).status).toBe(422);
    expect((await member.form(page, { delete: 'x' })).status).toBe(404);
    expect((await member.form(page, { delete: uuid, _xsrf: 'guessed' })).status).toBe(403);
  });
});

describe("another's comparison is a 404", () => {
  test('when read, deleted, restored or shown', async () => {
    const [ada, eve] = [await site.member(), await site.member()];
    const uuid = await save(ada);
    expect((await read(eve, uuid)).status).toBe(404);
    expect((await remove(eve, uuid)).status).toBe(404);
    expect((await eve.request(`/dashboard/saved-comparisons/${uuid}`)).status).toBe(404);
    expect((await eve.form('/dashboard/saved-comparisons', { delete: uuid })).status).toBe(404);
    expect((await read(ada, uuid)).status).toBe(200);
    await remove(ada, uuid);
    expect((await eve.post('/user/comparisons', { uuid })).status).toBe(404);
    expect((await ada.post('/user/comparisons', { uuid })).status).toBe(201);
  });

  test('what is no uuid is a 404 too, and a visitor is asked to sign in', async () => {
    const member = await site.member();
    for (const word of ['x', "a'--", '%00', '00000000-0000-0000-0000-00000000000g']) {
      expect((await read(member, word)).status, word).toBe(404);
    }
    const visitors = await site.request('/dashboard/saved-comparisons');
    expect(visitors.headers.get('location')).toBe('/login?next=%2Fdashboard%2Fsaved-comparisons');
    expect(
      Object.values(savedComparisonEndpoints).filter(({ errors }) => !errors.includes(401)),
    ).toEqual([]);
    const forged = await member.request('/api/user/comparisons', {
      method: 'POST',
      headers: { 'x-xsrf-token': 'guessed', 'content-type': 'application/json' },
      body: JSON.stringify({ slugs: SLUGS }),
    });
    expect(forged.status).toBe(403);
  });
});

test('a startup that is no longer listed is named, and the others stay', async () => {
  const member = await site.member();
  const uuid = await save(member, { slugs: ['kobo360', 'jumia', 'andela'] });
  await site.sql.deleteFrom('startups').where('slug', '=', 'kobo360').execute();
  const one = await (await read(member, uuid)).json();
  expect(one.data.map(({ slug }: { slug: string }) => slug)).toEqual(['jumia', 'andela']);
  expect(one.meta.missing).toEqual(['kobo360']);
  const page = await member.page(`/dashboard/saved-comparisons/${uuid}`);
  expect(page.includes('No longer listed, and left out: kobo360.')).toBe(true);
});

test('the comparison page offers Save: a form signed in, the way to sign-in for a visitor', async () => {
  const member = await site.member();
  const path = '/compare?startups=jumia,andela';
  const own = await member.page(path);
  expect(own.includes('action="/dashboard/saved-comparisons"')).toBe(true);
  expect(own.includes('name="slugs" value="jumia,andela"')).toBe(true);
  const visitors = await site.page(path);
  expect(visitors.includes('/dashboard/saved-comparisons')).toBe(false);
  expect(visitors.includes('/login?next=%2Fcompare%3Fstartups%3Djumia%2Candela')).toBe(true);
});
