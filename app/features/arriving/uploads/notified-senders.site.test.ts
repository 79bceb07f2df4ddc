// A member who offered a file reads once, in their language, what became of it.
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import type { Member } from '../../../../test/member.ts';
import { useModeration } from '../../../../test/moderation-site.ts';
import { bookOf, uploadsOf } from '../../../../test/uploads-site.ts';
import { sendDigests } from '../../messages/notifications/notify.server.ts';

const kit = useModeration();
const { upload, take, work } = uploadsOf(() => kit.site);

async function mailsTo({ email }: Member, template = 'import_decided') {
  const { rows } = await raw<{ subject: string; text: string; headers: unknown }>`
    select subject, text, headers from mails where to_address = ${email} and template = ${template}
    order by id`.execute(kit.site.sql);
  return rows;
}

/** An offered file as the moderators find it, and its page for them. */
async function offer(by: Member, ...rows: string[][]): Promise<string> {
  await raw`update import_uploads set created_at = created_at - interval '2 days'`.execute(
    kit.site.sql,
  );
  const file = await bookOf({ name: 'A', header: ['Name', 'Country', 'Website'], rows });
  const { at } = await upload(by, file, 'startups', '/import');
  await take(by, at, 'check');
  await take(by, at, 'send');
  return `/moderation/import/${at.split('/').at(-1)}`;
}

const speak = (person: Member, locale: string) =>
  raw`update users set locale = ${locale} where email = ${person.email}`.execute(kit.site.sql);

test('declined: the reason; imported, whole or in part: what went in; each once', async () => {
  const { moderator, sender } = kit;
  const declined = await offer(sender, ['Toldly Declined', 'Kenya', '']);
  await take(moderator, declined, 'decline', { reason: 'It names no source' });
  const whole = await offer(sender, ['Toldly Whole', 'Kenya', 'https://toldly-whole.example']);
  await take(moderator, whole, 'import');
  const inPart = await offer(sender, ['Toldly Part', 'Kenya', ''], ['Toldly Lost', 'Atlantis', '']);
  await take(moderator, inPart, 'import');
  const nothing = await offer(sender, ['Toldly Nothing', 'Atlantis', '']);
  await take(moderator, nothing, 'import');
  await work();
  await take(moderator, whole, 'undo');

  const mails = await mailsTo(sender);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'deals.xlsx was declined - Griot',
    'deals.xlsx was imported - Griot',
    'deals.xlsx was imported in part - Griot',
    'Nothing of deals.xlsx was imported - Griot',
  ]);
  const [no, all, part] = mails.map(({ text }) => text);
  expect(no).toContain('It names no source');
  expect(no).toContain(`http://localhost:3000${declined.replace('/moderation', '')}`);
  expect(no).not.toContain('1 new');
  expect(all).toContain('Startups: 1 new, 0 changed');
  expect(all).not.toContain('left out');
  expect(part).toContain('1 row left out');
  expect(mails[0]?.headers).toMatchObject({ 'List-Unsubscribe': expect.any(String) });
});

test.each([
  ['fr', 'deals.xlsx a été refusé', 'l’a refusé. Motif\u00a0:'],
  ['pt', 'deals.xlsx foi recusado', 'recusou-o. O motivo:'],
  ['ar', 'رُفض الملف deals.xlsx', 'ورفضه. والسبب:'],
  ['sw', 'Faili deals.xlsx limekataliwa', 'kulikataa. Sababu:'],
])('in the language of the member: %s', async (locale, subject, words) => {
  const member = await kit.openMember(`Lugha ${locale}`);
  await speak(member, locale);
  const path = await offer(member, ['Toldly Elsewhere', 'Kenya', '']);
  await take(kit.moderator, path, 'decline', { reason: 'It names no source' });
  const [mail] = await mailsTo(member);
  expect(mail?.subject).toBe(`${subject} - Griot`);
  expect(mail?.text).toContain(words);
  expect(mail?.text).toContain(`http://localhost:3000/${locale}/import/`);
});

test('nobody is notified of a moderator’s own file', async () => {
  const { moderator } = kit;
  const csv = new File(['name,country\nToldly Own,Kenya\n'], 'own.csv');
  const { at } = await upload(moderator, csv, 'startups');
  await take(moderator, at, 'check');
  await take(moderator, at, 'import');
  expect(await mailsTo(moderator)).toEqual([]);
});

test('who reads digests finds it there, once; who wants none gets none', async () => {
  const { moderator } = kit;
  const daily = await kit.openMember('Dina Daily');
  await daily.post('/user', { notifications: { my_listing_review: 'daily' } });
  const off = await kit.openMember('Omar Off');
  await off.post('/user', { notifications: { my_listing_review: 'off' } });
  for (const member of [daily, off]) {
    const path = await offer(member, ['Toldly Digested', 'Kenya', '']);
    await take(moderator, path, 'decline', { reason: 'It is there already' });
  }
  const morning = new Date('2026-11-02T08:00:00Z');
  const settings = { PRODUCT_NAME: 'Griot', SITE_URL: 'http://griot.test' };
  await sendDigests(kit.site.sql, settings, morning);
  await sendDigests(kit.site.sql, settings, morning);
  expect(await mailsTo(daily)).toEqual([]);
  const digests = await mailsTo(daily, 'notification');
  expect(digests).toHaveLength(1);
  expect(digests[0]?.text).toContain('deals.xlsx was declined');
  expect(digests[0]?.text).toContain('It is there already');
  expect([...(await mailsTo(off)), ...(await mailsTo(off, 'notification'))]).toEqual([]);
});
