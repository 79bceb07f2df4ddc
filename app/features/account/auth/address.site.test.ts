import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOnPostgres } from '../../../../test/databases.ts';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { untilLockIsAwaited } from '../../../../test/until-lock-is-awaited.ts';

const PATH = '/dashboard/account-settings/address';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const tokenOf = (text = '') => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

async function mailsTo(address: string) {
  const { rows } = await raw<{ template: string; text: string }>`
    select template, text from mails where to_address = ${address} and template like '%address%'
    order by id`.execute(site.sql);
  return rows;
}

test('a new address needs the password and its link; the old one is notified; other sessions end', async () => {
  const member = await site.verifiedMember();
  const { email, password } = member;
  const elsewhere = await site.form('/login', { email, password });
  const wrong = await member.form(PATH, {
    email: 'new@people.example',
    password: 'not mine at all',
  });
  expect([wrong.status, await mailsTo('new@people.example')]).toEqual([422, []]);
  const sent = await member.form(PATH, { email: 'new@people.example', password });
  expect(sent.headers.get('location')).toBe(`${PATH}?done=sent`);
  expect((await member.api('/me')).data.email).toBe(email);
  const token = tokenOf((await mailsTo('new@people.example'))[0]?.text);
  const stranger = await site.verifiedMember();
  expect((await stranger.form(PATH, { token })).status).toBe(422);
  expect((await site.request(`${PATH}?token=${token}`)).headers.get('location')).toContain(
    '/login',
  );
  expect(await member.page(`${PATH}?token=${token}`)).toContain('Change my address');
  const done = await member.form(PATH, { token });
  expect(done.headers.get('location')).toBe(`${PATH}?done=changed`);
  expect((await member.api('/me')).data.email).toBe('new@people.example');
  const cookie = `token=${readSetCookies(elsewhere).token}`;
  expect((await site.request('/api/me', { headers: { cookie } })).status).toBe(401);
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
    'address_notice',
    'address_notice',
  ]);
  expect((await member.form(PATH, { token })).status).toBe(422);
});

test.skipIf(!isOnPostgres())('a link confirms no address but the one it was sent to', async () => {
  const member = await site.verifiedMember();
  const { email, password } = member;
  const addresses = ['first@people.example', 'second@people.example'];
  let sent: Promise<Response>[] = [];
  await site.sql.transaction().execute(async (sql) => {
    await raw`select id from users where email = ${email} for update`.execute(sql);
    sent = addresses.map((to) => member.form(PATH, { email: to, password }));
    await untilLockIsAwaited(site.sql, 2);
  });
  await Promise.all(sent);
  const statuses: Record<string, number> = {};
  for (const to of addresses) {
    const token = tokenOf((await mailsTo(to))[0]?.text);
    statuses[to] = (await member.form(PATH, { token })).status;
  }
  const { data } = await member.api('/me');
  expect(addresses).toContain(data.email);
  expect(Object.entries(statuses).filter(([, status]) => status === 303)).toEqual([
    [data.email, 303],
  ]);
});

test('the address of another account is answered alike, and gets no link', async () => {
  const [member, other] = [await site.verifiedMember(), await site.verifiedMember()];
  const sent = await member.form(PATH, { email: other.email, password: member.password });
  expect(sent.headers.get('location')).toBe(`${PATH}?done=sent`);
  expect(await mailsTo(other.email)).toEqual([]);
});

test('an account without a confirmed address of its own cannot have mails sent to another', async () => {
  const member = await site.member();
  const sent = await member.form(PATH, { email: 'z1@people.example', password: member.password });
  expect(sent.status).toBe(422);
  expect(await sent.text()).toContain('Confirm the address that you registered with first');
  expect(await mailsTo('z1@people.example')).toEqual([]);
});

test('five a day for an account, twenty for a network, however right the password is', async () => {
  const limited = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  try {
    const statuses: number[] = [];
    for (let account = 0; account < 5; account++) {
      const member = await limited.verifiedMember();
      for (let change = 0; change < 6; change++) {
        const email = `to-${account}-${change}@people.example`;
        statuses.push((await member.form(PATH, { email, password: member.password })).status);
      }
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(20);
    expect(statuses.slice(0, 6)).toEqual([303, 303, 303, 303, 303, 429]);
    expect(statuses.slice(24)).toEqual(Array(6).fill(429));
  } finally {
    await limited.close();
  }
});
