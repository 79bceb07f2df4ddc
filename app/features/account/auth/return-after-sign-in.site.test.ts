import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCountry, makeStartup } from '../../../../test/factories.ts';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await makeCountry(site.sql);
  await makeStartup(site.sql, { slug: 'acme', name: 'Acme & Sons' });
});
afterAll(() => site.close());

const read = async (path: string) => (await site.request(path)).text();
const CLAIM = '/startup/acme/claim';

describe('sign-in and registration say what they are for', () => {
  test.each([
    ['/dashboard/add-startup', 'add a startup: it is free and takes about five minutes.'],
    [CLAIM, 'claim Acme &amp; Sons.'],
    ['/dashboard/alerts/new?of=%2Fstartups', 'be alerted when there is something new.'],
    ['/follow?type=startup&slug=acme&back=%2Fstartups', 'follow Acme &amp; Sons.'],
    ['/compare?startups=a,b', 'save this comparison.'],
    ['/dashboard', 'see your dashboard.'],
  ])('%s', async (path, purpose) => {
    const next = encodeURIComponent(path);
    expect(await read(`/login?next=${next}`)).toContain(`Sign in to ${purpose}`);
    expect(await read(`/register?next=${next}`)).toContain(`Register to ${purpose}`);
  });

  test('what is not in the record is not named, and other pages get the general line', async () => {
    for (const path of [
      '/startup/win-a-prize/claim',
      '/follow?type=startup&slug=win-a-prize',
      '/follow?type=prize&slug=acme',
      '/win-a-prize',
    ]) {
      const html = await read(`/login?next=${encodeURIComponent(path)}`);
      expect(html).toContain('Sign in to continue.');
      expect(html).not.toMatch(/<p>Sign in to (claim|follow)/);
    }
    expect(await read('/login')).not.toContain('to continue');
    expect(await read('/login?next=https%3A%2F%2Fevil.example')).not.toContain('to continue');
  });
});

describe('after the mail the person goes on where they were', () => {
  let number = 0;
  const person = () => ({
    name: 'Efua',
    email: `efua-${++number}@people.example`,
    password: 'nine words would be even better',
    terms: 'true',
  });
  async function lastToken(address: string): Promise<string> {
    const { rows } = await raw<{ text: string }>`
      select text from mails where to_address = ${address} order by id desc limit 1`.execute(
      site.sql,
    );
    return /token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  }
  const cookieOf = (answer: Response, ...names: string[]) =>
    names.map((name) => `${name}=${readSetCookies(answer)[name]}`).join('; ');
  const withNext = (path: string) => `${path}?next=${encodeURIComponent(CLAIM)}`;

  test.each(['/register', '/api/auth/register'])('when registered by %s', async (path) => {
    const who = person();
    const registered = await site.form(withNext(path), who);
    expect(registered.status).toBeLessThan(400);
    const headers = { cookie: cookieOf(registered, 'device', 'wanted') };
    const token = await lastToken(who.email);
    const verified = await site.form('/verify-email', { token }, { headers });
    const done = verified.headers.get('location') ?? '';
    expect(done).toBe(`/verify-email?step=done&next=${encodeURIComponent(CLAIM)}`);
    expect(readSetCookies(verified).wanted).toBe('');
    expect(await read(done)).toContain(`href="${withNext('/login')}"`);
  });

  test('when signed in meanwhile', async () => {
    const member = await site.member();
    const html = await member.page(`/verify-email?step=done&next=${encodeURIComponent(CLAIM)}`);
    expect(html).toMatch(new RegExp(`href="${CLAIM}"[^>]*>Go on where you were`));
  });

  test('through a forgotten password, and the one chosen when another browser registered', async () => {
    const who = person();
    await site.form('/register', who);
    const elsewhere = await site.form('/verify-email', { token: await lastToken(who.email) });
    expect(elsewhere.headers.get('location')).toContain('/forgot-password/confirm?token=');
    const login = await read(withNext('/login'));
    expect(login).toContain(`href="${withNext('/forgot-password')}"`);
    const asked = await site.form(withNext('/forgot-password'), { email: who.email });
    expect(asked.headers.get('location')).toBe(
      `/forgot-password?sent=1&next=${encodeURIComponent(CLAIM)}`,
    );
    const headers = { cookie: cookieOf(asked, 'wanted') };
    const path = `/forgot-password/confirm?token=${await lastToken(who.email)}`;
    const after = `/login?notice=password&next=${encodeURIComponent(CLAIM)}`;
    const page = await site.request(path, { headers });
    expect(await page.text()).toContain(after.replaceAll('&', '&amp;'));
    const chosen = await site.form(path, { password: 'a wholly new secret' }, { headers });
    expect(chosen.headers.get('location')).toBe(after);
  });

  test('without a page to return to, one of before is forgotten', async () => {
    const headers = { cookie: `wanted=${encodeURIComponent(CLAIM)}` };
    const registered = await site.form('/register', person(), { headers });
    expect(readSetCookies(registered).wanted).toBe('');
    const foreign = { cookie: `wanted=${encodeURIComponent('//evil.example')}` };
    const who = person();
    const { device } = readSetCookies(await site.form('/register', who));
    const verified = await site.form(
      '/verify-email',
      { token: await lastToken(who.email) },
      { headers: { cookie: `device=${device}; ${foreign.cookie}` } },
    );
    expect(verified.headers.get('location')).toBe('/verify-email?step=done');
  });
});
