import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { findPerson, setModerator } from '../../../http/moderation.server.ts';
import { forgetEvents, listEvents } from './security-log.server.ts';
import { endSessionsOf } from './sessions.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const since = new Date('2026-01-01T00:00:00Z');
const eventsOf = (email?: string) => listEvents(site.sql, { email, since, limit: 500 });
const short = async (email: string) =>
  (await eventsOf(email)).map(({ kind, outcome }) => `${kind} ${outcome}`).toReversed();
const login = (email: string, password: string, remoteAddress = '192.0.2.7') =>
  site.form('/login', { email, password }, { remoteAddress });

describe('the security log', () => {
  test('holds sign-ins, failures and changes with a keyed hash of the network', async () => {
    const member = await site.member();
    await login(member.email, 'not the password');
    await login(member.email, member.password);
    await login(member.email, member.password, '192.0.2.8');
    await member.post('/user', {
      oldpassword: 'wrong one here',
      newpassword: 'a wholly new secret',
    });
    await member.post('/user', {
      oldpassword: member.password,
      newpassword: 'a wholly new secret',
    });
    await member.form('/dashboard/account-settings/sessions', {
      session: 'others',
      password: 'a wholly new secret',
    });
    await member.request('/api/user/data');
    expect(await short(member.email)).toEqual([
      'registered ok',
      'sign_in ok',
      'sign_in refused',
      'sign_in ok',
      'sign_in ok',
      'password_change refused',
      'password_change ok',
      'sessions_ended ok',
    ]);
    const [, , , other, same, refused] = await eventsOf(member.email);
    expect(refused?.network).toMatch(/^[0-9a-f]{12}$/);
    expect(same?.network).toBe(refused?.network);
    expect(other?.network).not.toBe(same?.network);
    const { rows } = await raw`
      select 1 from security_events
      where network_hash in (sha256(convert_to('192.0.2.7', 'UTF8')), convert_to('192.0.2.7', 'UTF8'))`.execute(
      site.sql,
    );
    expect(rows).toEqual([]);
  });

  test('holds failures without an account, refusals and limits, each network five times', async () => {
    await login('nobody@people.example', 'whatever it is');
    const [newest] = await eventsOf();
    expect(newest).toMatchObject({
      kind: 'sign_in',
      outcome: 'refused',
      userId: null,
      email: null,
    });
    const member = await site.member();
    // Networks of this test only: refusals are counted in the process, which files share.
    for (let round = 0; round < 9; round++) {
      await member.request('/moderation', { remoteAddress: '198.51.100.61' });
      await site.request('/login', {
        method: 'POST',
        body: new URLSearchParams({ email: member.email }),
        headers: { origin: 'https://evil.example' },
        remoteAddress: '198.51.100.62',
      });
    }
    expect((await short(member.email)).filter((one) => one === 'denied refused')).toHaveLength(5);
    const denied = (await listEvents(site.sql, { kind: 'denied', since, limit: 500 })).filter(
      ({ userId }) => userId === null,
    );
    expect(denied).toHaveLength(5);
    expect(denied[0]?.detail).toBe('POST /login');
  });

  test('holds moderators made and ended, once each, and sessions ended by the operator', async () => {
    const member = await site.member();
    const person = await findPerson(site.sql, ` ${member.email.toUpperCase()} `);
    for (const isModerator of [true, true, false]) {
      await setModerator(site.sql, person?.id ?? 0, isModerator, site.now());
    }
    expect(await endSessionsOf(site.sql, member.email, site.now())).toBe(1);
    expect(await endSessionsOf(site.sql, 'nobody@people.example', site.now())).toBeNull();
    expect((await member.request('/api/me')).status).toBe(401);
    expect((await short(member.email)).slice(2)).toEqual([
      'moderator_made ok',
      'moderator_ended ok',
      'sessions_ended ok',
    ]);
  });

  test('outlives the account, without its name or address', async () => {
    const member = await site.member();
    await member.form('/dashboard/account-settings/data', { password: 'wrong one here' });
    await member.form('/dashboard/account-settings/data', { password: member.password });
    const [last, before] = await eventsOf();
    expect(last).toMatchObject({ kind: 'account_deleted', outcome: 'ok', email: null });
    expect(before).toMatchObject({ kind: 'account_deleted', outcome: 'refused' });
    expect(JSON.stringify([last, before])).not.toContain(member.email);
  });

  test('is append-only, and deleted after 90 days', async () => {
    await site.member();
    const appendOnly = 'append-only';
    await expect(raw`update security_events set outcome = 'ok'`.execute(site.sql)).rejects.toThrow(
      appendOnly,
    );
    await expect(raw`truncate security_events`.execute(site.sql)).rejects.toThrow(appendOnly);
    await raw`
      insert into security_events (kind, outcome, detail, created_at)
      values ('sign_in', 'ok', 'old', now() - interval '91 days'),
        ('sign_in', 'ok', 'young', now() - interval '89 days')`.execute(site.sql);
    await expect(raw`delete from security_events`.execute(site.sql)).rejects.toThrow(appendOnly);
    await forgetEvents(site.sql);
    const { rows } = await raw`
      select detail from security_events where detail in ('old', 'young')`.execute(site.sql);
    expect(rows).toEqual([{ detail: 'young' }]);
  });

  test.each(['moderation_log', 'corrections'])('nor can %s be emptied', async (table) => {
    await raw`alter table ${raw.table(table)} enable trigger ${raw.id(`${table}_not_emptied`)}`.execute(
      site.sql,
    );
    await expect(raw`truncate ${raw.table(table)} cascade`.execute(site.sql)).rejects.toThrow(
      'append-only',
    );
  });

  test('shows their own events to each user', async () => {
    const [one, other] = [await site.member(), await site.member()];
    await login(one.email, 'not the password');
    const path = '/dashboard/account-settings/sessions';
    expect(await one.page(path)).toContain('Refused');
    expect(await other.page(path)).not.toContain('Refused');
  });
});
