import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../../test/authenticator.ts';
import { type Member, readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { deleteExpired } from './security-log.server.ts';
import { codeAt, stepAt } from './totp.ts';

const START = new Date('2026-11-01T12:00:00Z');
const SETTINGS = '/dashboard/account-settings/second-step';
const ORIGIN = 'https://griot.example';
const HERE = { origin: ORIGIN, party: 'griot.example' };

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on', SITE_URL: ORIGIN } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`truncate rate_limits`.execute(site.sql);
  site.setNow(START);
});

/** The challenge of the page that asks for a new passkey. */
async function startAdding(member: Member): Promise<string> {
  const answer = await member.form(SETTINGS, {
    action: 'start-passkey',
    password: member.password,
  });
  expect(answer.status).toBe(200);
  const [, props = ''] = /data-props="([^"]*challenge[^"]*)"/.exec(await answer.text()) ?? [];
  return JSON.parse(props.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).options.challenge;
}
const sendAdded = (member: Member, credential: object) =>
  member.form(SETTINGS, { action: 'add-passkey', passkey: JSON.stringify(credential) });
async function add(member: Member): Promise<Authenticator> {
  const authenticator = new Authenticator();
  const challenge = await startAdding(member);
  const answer = await sendAdded(member, authenticator.register({ challenge, ...HERE }));
  expect([200, 303]).toContain(answer.status);
  return authenticator;
}

const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  site.request(`/api/auth/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
async function getChallenge(): Promise<string> {
  return (await (await post('passkey/options')).json()).data.challenge;
}
const send = (credential: object) => post('passkey', { credential });

describe('adding a passkey', () => {
  test('needs the password and a proven address; the first gives recovery codes', async () => {
    const unproven = await site.member();
    const early = await unproven.form(SETTINGS, {
      action: 'start-passkey',
      password: unproven.password,
    });
    expect(early.status).toBe(422);
    const member = await site.verifiedMember();
    const wrong = await member.form(SETTINGS, { action: 'start-passkey', password: 'not mine' });
    expect([wrong.status, (await wrong.text()).includes('This is not your password')]).toEqual([
      422,
      true,
    ]);
    const authenticator = new Authenticator();
    const challenge = await startAdding(member);
    const answer = await sendAdded(member, authenticator.register({ challenge, ...HERE }));
    const html = await answer.text();
    expect(html.match(/<code>[A-Z2-7-]{29}<\/code>/g)).toHaveLength(10);
    const again = await add(member);
    expect(again.id).not.toEqual(authenticator.id);
    const page = await member.page(SETTINGS);
    expect(page.match(/<option value="[\w-]{22}"/g)).toHaveLength(2);
    expect(page).toContain('10 recovery codes are left.');
    const { rows } = await raw<{ kind: string; detail: string }>`
      select kind, detail from security_events where kind = 'factor_added'`.execute(site.sql);
    expect(rows).toEqual(Array(2).fill({ kind: 'factor_added', detail: 'passkey' }));
  });

  test.each([
    ['of another site', { origin: 'https://griot.example.evil.example', party: 'griot.example' }],
    ['for another host', { origin: ORIGIN, party: 'example' }],
    ['without a check of its user', { ...HERE, isVerified: false }],
  ])('refuses one %s', async (_, where) => {
    const member = await site.verifiedMember();
    const challenge = await startAdding(member);
    const made = new Authenticator().register({ challenge, ...where });
    expect((await sendAdded(member, made)).status).toBe(422);
  });

  test('takes a challenge once, from its member, for five minutes', async () => {
    const [member, other] = [await site.verifiedMember(), await site.verifiedMember()];
    const challenge = await startAdding(member);
    const made = new Authenticator().register({ challenge, ...HERE });
    expect((await sendAdded(other, made)).status).toBe(422);
    expect((await sendAdded(member, made)).status).toBe(200);
    const same = new Authenticator().register({ challenge, ...HERE });
    expect((await sendAdded(member, same)).status).toBe(422);
    const late = await startAdding(member);
    site.setNow(new Date(START.getTime() + 301_000));
    const old = new Authenticator().register({ challenge: late, ...HERE });
    expect((await sendAdded(member, old)).status).toBe(422);
    await deleteExpired(site.sql, site.now());
    const { rows } = await raw`select 1 from passkey_challenges`.execute(site.sql);
    expect(rows).toEqual([]);
  });

  test('refuses what is no answer of an authenticator', async () => {
    const member = await site.verifiedMember();
    for (const passkey of ['', 'null', '{}', '{"id":1,"response":{}}', '[', '"x"']) {
      const answer = await member.form(SETTINGS, { action: 'add-passkey', passkey });
      expect(answer.status, passkey).toBe(422);
    }
  });

  test('one authenticator belongs to one account', async () => {
    const [member, thief] = [await site.verifiedMember(), await site.verifiedMember()];
    const authenticator = await add(member);
    const challenge = await startAdding(thief);
    const answer = await sendAdded(thief, authenticator.register({ challenge, ...HERE }));
    expect(answer.status).toBe(422);
  });
});

describe('signing in by a passkey', () => {
  test('opens a session with a second step, once for a challenge', async () => {
    const member = await site.verifiedMember();
    const authenticator = await add(member);
    const credential = authenticator.signIn({ challenge: await getChallenge(), ...HERE });
    const answer = await send(credential);
    expect(answer.status).toBe(200);
    const { user } = await answer.json();
    expect(user.email).toBe(member.email);
    expect(readSetCookies(answer).token).toBeTruthy();
    const { rows } = await raw<{ hasStep: boolean }>`
      select second_step_at is not null as "hasStep" from sessions s join users u on u.id = s.user_id
      where u.email = ${member.email} order by s.id desc limit 1`.execute(site.sql);
    expect(rows).toEqual([{ hasStep: true }]);
    expect((await send(credential)).status).toBe(401);
  });

  test('refuses other sites, other keys, copies, and what was not checked', async () => {
    const member = await site.verifiedMember();
    const authenticator = await add(member);
    const stranger = new Authenticator();
    const challenge = getChallenge;
    const forged = { ...stranger.signIn({ challenge: await challenge(), ...HERE }) };
    const id = authenticator.id.toString('base64url');
    const refused = [
      authenticator.signIn({
        challenge: await challenge(),
        ...HERE,
        origin: 'https://evil.example',
      }),
      authenticator.signIn({ challenge: await challenge(), ...HERE, party: 'evil.example' }),
      authenticator.signIn({ challenge: await challenge(), ...HERE, isVerified: false }),
      authenticator.signIn({ challenge: 'bWFkZSB1cA', ...HERE }),
      stranger.signIn({ challenge: await challenge(), ...HERE }),
      { ...forged, id, rawId: id },
    ];
    for (const credential of refused) expect((await send(credential)).status).toBe(401);
    const used = authenticator.signIn({ challenge: await challenge(), ...HERE });
    expect((await send(used)).status).toBe(200);
    authenticator.rewind();
    const copied = authenticator.signIn({ challenge: await challenge(), ...HERE });
    expect((await send(copied)).status).toBe(401);
  });

  test('a challenge made for adding is none for signing in', async () => {
    const member = await site.verifiedMember();
    const authenticator = await add(member);
    const challenge = await startAdding(member);
    expect((await send(authenticator.signIn({ challenge, ...HERE }))).status).toBe(401);
  });

  test('the password alone is not enough then; a recovery code is', async () => {
    const member = await site.verifiedMember();
    const challenge = await startAdding(member);
    const authenticator = new Authenticator();
    const added = await sendAdded(member, authenticator.register({ challenge, ...HERE }));
    const [, code = ''] = /<code>([A-Z2-7-]{29})<\/code>/.exec(await added.text()) ?? [];
    const { email, password } = member;
    const first = await post('login', { email, password });
    const problem = await first.json();
    expect(first.status).toBe(401);
    const second = await post('second-step', { challenge: problem.challenge, code });
    expect(second.status).toBe(200);
  });
});

describe('removing a passkey', () => {
  test('needs the password; the last one takes the recovery codes along', async () => {
    const member = await site.verifiedMember();
    const [one, two] = [await add(member), await add(member)];
    const other = await site.verifiedMember();
    const remove = (who: Member, which: Authenticator, password = who.password) =>
      who.form(SETTINGS, {
        action: 'remove-passkey',
        which: which.id.toString('base64url'),
        password,
      });
    expect((await remove(member, one, 'not mine')).status).toBe(422);
    await remove(other, one);
    await remove(member, one);
    const count = async () => {
      const { rows } = await raw<{ keys: number; codes: number }>`
        select (select count(*)::int from passkeys k where k.user_id = u.id) as keys,
          (select count(*)::int from recovery_codes r where r.user_id = u.id) as codes
        from users u where email = ${member.email}`.execute(site.sql);
      return rows[0];
    };
    expect(await count()).toEqual({ keys: 1, codes: 10 });
    await remove(member, two);
    expect(await count()).toEqual({ keys: 0, codes: 0 });
    const { email, password } = member;
    expect((await post('login', { email, password })).status).toBe(200);
  });
});

test('a session without the second step, as of the companion, changes nothing that matters', async () => {
  const member = await site.verifiedMember();
  const { email, password } = member;
  // Left unconfirmed: its secret is shown until then.
  await member.form(SETTINGS, { action: 'start', password });
  const authenticator = await add(member);
  const { rows: pending } = await raw<{ secret: Buffer }>`
    select secret from totp_secrets t join users u on u.id = t.user_id where email = ${email}`.execute(
    site.sql,
  );
  const code = codeAt(Buffer.from(pending[0]?.secret ?? ''), stepAt(site.now()));
  await raw`update sessions set second_step_at = null`.execute(site.sql);
  const shown = await member.request(SETTINGS);
  expect(shown.headers.get('location')).toContain('/login/second-step?next=');
  const newpassword = 'a secret of somebody else';
  const change = await member.post('/user', { oldpassword: password, newpassword });
  const deletion = await member.post('/user/delete', { password });
  expect([change.status, deletion.status]).toEqual([403, 403]);
  await raw`update users set password_hash = null where email = ${email}`.execute(site.sql);
  const which = authenticator.id.toString('base64url');
  for (const [path, fields] of [
    [SETTINGS, { action: 'confirm', code }],
    [SETTINGS.replace('second-step', 'data'), { email }],
    [SETTINGS, { action: 'start-passkey', password: 'any' }],
    [SETTINGS, { action: 'remove-passkey', which, password: 'any' }],
    [SETTINGS.replace('second-step', 'address'), { email: 'thief@evil.example', password: 'any' }],
  ] as const) {
    const answer = await member.form(path, fields);
    expect(answer.headers.get('location'), path).toMatch(
      /^\/login\/second-step\?next=%2Fdashboard/,
    );
  }
  const { rows } = await raw`
    select 1 from passkeys k join users u on u.id = k.user_id
    where u.email = ${email}`.execute(site.sql);
  expect(rows).toHaveLength(1);
});

test('refuses pages of other sites, and too many tries', async () => {
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post('passkey/options', {}, evil)).status).toBe(403);
  expect((await post('passkey', { credential: {} }, evil)).status).toBe(403);
  const statuses = new Set<number>();
  for (let time = 0; time < 40; time++) statuses.add((await post('passkey/options')).status);
  expect(statuses).toEqual(new Set([200, 429]));
});
