import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeStartup } from '../../../test/factories.ts';
import type { Member } from '../../../test/member.ts';
import { appoint } from '../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { moderationText, newsText as text } from '../../text/text.ts';

const URL = 'https://news.test/wave';
let site: TestSite;
let moderator: Member;
let newsId: number;
let waveId: number;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  moderator = await site.member({ name: 'Nia Moderator' });
  await appoint(site.sql, moderator);
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`truncate startups, news, moderation_log restart identity cascade`.execute(site.sql);
  waveId = (await makeStartup(site.sql, { slug: 'wave', name: 'Wave' })).id;
  const kora = await makeStartup(site.sql, { slug: 'kora', name: 'Kora' });
  const { rows } = await raw<{ id: number }>`
    insert into news (title, publisher, url, published_on)
    values ('A heat wave over Kora', 'Daily', ${URL}, '2026-05-17') returning id`.execute(site.sql);
  newsId = rows[0]?.id ?? 0;
  await link(waveId);
  await link(kora.id);
});

async function link(startupId: number): Promise<void> {
  await raw`insert into news_startups (news_id, startup_id)
    values (${newsId}, ${startupId}) on conflict do nothing`.execute(site.sql);
}
const remove = (startup: string, path = '/news', who = moderator) =>
  who.form(path, { news: URL, not_about: startup });
const countOf = async (slug: string) => (await site.api(`/startup/${slug}/news`)).meta.total;

test('only moderators see the form, on both pages', async () => {
  const member = await site.member();
  for (const path of ['/news', '/startup/wave/news-activities']) {
    expect(await moderator.page(path)).toContain(text.notAbout('Wave'));
    for (const html of [await site.page(path), await member.page(path)]) {
      expect(html).toContain('A heat wave over Kora');
      expect(html).not.toContain('not_about');
    }
    expect((await remove('wave', path, member)).status).toBe(404);
    const visitor = await site.form(path, { news: URL, not_about: 'wave' });
    expect(visitor.headers.get('location')).toMatch(/^\/login/);
  }
  expect(await countOf('wave')).toBe(1);
});

test('a removed mention is gone from every page at once and leads back to where it was', async () => {
  const path = '/startup/wave/news-activities?page=1';
  const answer = await remove('wave', path);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  expect([await countOf('wave'), await countOf('kora')]).toEqual([0, 1]);
  expect(await site.page('/news')).not.toContain('href="/startup/wave"');
  expect(await site.page('/news')).toContain('href="/startup/kora"');
  expect((await remove('wave')).status).toBe(404);
});

test('it does not come back with the next feed or file', async () => {
  await remove('wave');
  await link(waveId);
  expect(await countOf('wave')).toBe(0);
});

test('news that is about nobody any more is not listed', async () => {
  await remove('wave');
  await remove('kora');
  expect(await site.page('/news')).toContain(text.none);
  expect(await (await site.request('/feeds/news.atom')).text()).not.toContain(URL);
});

test('logged with the news, and undone there', async () => {
  await remove('wave');
  const log = await moderator.page('/moderation/log');
  expect(log).toContain(moderationText.did.remove_mention);
  expect(log).toContain('Wave: A heat wave over Kora');
  expect(log).toContain(`<a href="${URL}"`);
  const uuid = /name="restore" value="([^"]+)"/.exec(log)?.[1] ?? '';
  const answer = await moderator.form('/moderation/log', { restore: uuid });
  expect(answer.status).toBe(303);
  expect(await countOf('wave')).toBe(1);
  const after = await moderator.page('/moderation/log');
  expect(after).toContain(moderationText.did.restore_mention);
  expect(after).not.toContain('name="restore"');
  const twice = await moderator.form('/moderation/log', { restore: uuid });
  expect([twice.status, (await twice.text()).includes(text.mentionBack)]).toEqual([409, true]);
  expect((await moderator.form('/moderation/log', { restore: 'nonsense' })).status).toBe(404);
});
