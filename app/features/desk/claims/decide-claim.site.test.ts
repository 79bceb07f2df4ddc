import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCountry, makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { appoint } from '../../../../test/moderator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { sendDigests } from '../../messages/notifications/notify.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await makeCountry(site.sql);
});
afterAll(() => site.close());

async function openMember() {
  const member = await site.member();
  await raw`update users set email_verified_at = '2026-10-01' where email = ${member.email}`.execute(
    site.sql,
  );
  return member;
}

async function openModerator() {
  const moderator = await openMember();
  await appoint(site.sql, moderator);
  return moderator;
}

/** A claim by a page of a startup without a website, waiting in the queue. */
async function claimPage(slug: string) {
  await makeStartup(site.sql, { slug, name: slug[0]?.toUpperCase() + slug.slice(1) });
  const [member, path] = [await openMember(), `/startup/${slug}/claim`];
  const send = () =>
    member.form(path, { method: 'page', page_url: `https://social.example/${slug}` });
  expect((await send()).status).toBe(303);
  return { member, path, send };
}

/** The queue's form values for a claim. */
async function seenIn(queue: string, slug: string): Promise<string> {
  const { rows } = await raw<{ key: string }>`
    select c.user_id || '-' || c.startup_id as key from claims c join startups s on s.id = c.startup_id
    where s.slug = ${slug}`.execute(site.sql);
  return new RegExp(`value="(claim ${rows[0]?.key} [^"]*)"`).exec(queue)?.[1] ?? 'none';
}

const decide = (by: Member, chosen: string, action: 'approve' | 'reject', reason = '') =>
  by.form('/moderation', { 'chosen[]': chosen, action, reason });

async function decideSeen(by: Member, slug: string, action: 'approve' | 'reject', reason = '') {
  return decide(by, await seenIn(await by.page('/moderation'), slug), action, reason);
}

async function mailsTo({ email }: Member, template = 'claim_decided') {
  const { rows } = await raw<{ subject: string; text: string }>`
    select subject, text from mails where to_address = ${email} and template = ${template}
    order by id`.execute(site.sql);
  return rows;
}

test('without a website a page elsewhere or a letter proves it, once a moderator accepts', async () => {
  await makeStartup(site.sql, { slug: 'bare', name: 'Bare' });
  const path = '/startup/bare/claim';
  const [member, moderator] = [await openMember(), await openMember()];
  await appoint(site.sql, moderator);
  expect((await member.form(path, { method: 'page', page_url: 'our page' })).status).toBe(422);
  expect((await member.form(path, { method: 'letter' })).status).toBe(422);

  await member.form(path, { method: 'page', page_url: 'https://social.example/bare' });
  expect(await member.page(path)).toContain('waits for a moderator');
  expect(await member.page(path)).not.toContain('You speak for Bare');
  const queue = await moderator.page('/moderation');
  expect(queue).toContain('https://social.example/bare');
  const code = /startup-claim=([\w-]+)/.exec(await member.page(path))?.[1] ?? 'none';
  expect(queue).toContain(`The line to look for is ${code}`);
  expect((await decideSeen(moderator, 'bare', 'reject', 'The page has no such line')).status).toBe(
    303,
  );
  expect(await member.page(path)).not.toContain('waits for a moderator');

  const { default: sharp } = await import('sharp');
  const create = { width: 2400, height: 3200, channels: 3, background: 'white' } as const;
  const letter = new Blob([await sharp({ create }).jpeg().toBuffer()], { type: 'image/jpeg' });
  const body = new FormData();
  body.set('_xsrf', member.xsrfToken);
  body.set('method', 'letter');
  body.set('letter', letter, 'letter.jpg');
  const sent = await member.request(path, { method: 'POST', body });
  expect(sent.status).toBe(303);
  const { rows } = await raw<{ key: string }>`
    select user_id || '-' || startup_id as key from claims where letter is not null`.execute(
    site.sql,
  );
  const file = `/moderation/claims/${rows[0]?.key}/letter.webp`;
  expect((await member.request(file)).status).toBe(404);
  const shown = await moderator.request(file);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect((await sharp(await shown.arrayBuffer()).metadata()).height).toBe(1_600);

  expect((await decideSeen(moderator, 'bare', 'approve')).status).toBe(303);
  expect(await member.page(path)).toContain('You speak for Bare: shown by a letter');
  expect((await moderator.request(file)).status).toBe(404);
  expect(await moderator.page('/moderation/log')).toContain('accepted a claim');
});

test('of two moderators who see a claim one decides; the other is notified', async () => {
  const { member, path } = await claimPage('twice');
  const [first, second] = [await openModerator(), await openModerator()];
  const seen = await seenIn(await second.page('/moderation'), 'twice');
  expect((await decide(first, seen, 'approve')).status).toBe(303);
  for (const action of ['approve', 'reject'] as const) {
    const late = await decide(second, seen, action, 'Nobody knows them');
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringContaining('This claim was decided or taken back meanwhile'),
    ]);
  }
  expect(await member.page(path)).toContain('You speak for Twice');
});

test.each([
  ['anew', false],
  ['again', true],
])('a claim that was sent %s since it was seen is looked at again', async (slug, isRefused) => {
  const { member, path, send } = await claimPage(slug);
  const moderator = await openModerator();
  const seen = await seenIn(await moderator.page('/moderation'), slug);
  if (isRefused) await decide(moderator, seen, 'reject', 'No such line');
  site.setNow(new Date(site.now().getTime() + 60_000));
  await send();
  const stale = await decide(moderator, seen, 'approve');
  expect([stale.status, await stale.text()]).toEqual([
    409,
    expect.stringContaining('The sender has changed it since you opened it'),
  ]);
  expect(await member.page(path)).toContain('waits for a moderator');
});

test('the claimant is notified once of the decision, in their language, with the reason', async () => {
  const { member } = await claimPage('told');
  const moderator = await openModerator();
  await raw`update users set locale = 'fr' where email = ${member.email}`.execute(site.sql);
  await decideSeen(moderator, 'told', 'reject', 'No such line there.');
  const [refused] = await mailsTo(member);
  expect(refused?.subject).toContain('Votre revendication du profil de Told n’a pas été acceptée');
  expect(refused?.text).toContain('No such line there.');
  expect(refused?.text).toContain('/startup/told/claim');

  await member.form('/startup/told/claim', { method: 'page', page_url: 'https://a.example/b' });
  await decideSeen(moderator, 'told', 'approve');
  const [, accepted] = await mailsTo(member);
  expect(accepted?.subject).toContain('a été acceptée');
  expect(accepted?.text).toContain('/startup/told/suggest-edit');
});

test('with a daily digest the decision is in it, and no mail comes at once', async () => {
  const { member } = await claimPage('daily');
  const moderator = await openModerator();
  await member.post('/user', { notifications: { my_listing_review: 'daily' } });
  await decideSeen(moderator, 'daily', 'approve');
  expect(await mailsTo(member)).toEqual([]);
  const settings = { PRODUCT_NAME: 'Griot', SITE_URL: 'http://griot.test' };
  await sendDigests(site.sql, settings, new Date('2026-11-02T08:00:00Z'));
  const digests = await mailsTo(member, 'notification');
  expect(digests).toHaveLength(1);
  expect(digests[0]?.text).toContain('Your claim of Daily is accepted');
});
