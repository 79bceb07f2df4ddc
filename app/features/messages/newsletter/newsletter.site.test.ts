import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { subscriberAnswer } from '../contract.ts';
import { endSubscriber } from './subscribers.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { SITE_URL: 'https://griot.example' } });
});
afterAll(() => site.close());

const post = (body: unknown) =>
  site.request('/api/subscriber', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const postForm = (path: string, fields: Record<string, string>, origin = 'http://griot.test') =>
  site.request(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) });

async function findSubscriber(email: string) {
  const { rows } = await raw<{ confirmed_at: Date | null; ended_at: Date | null }>`
    select confirmed_at, ended_at from subscribers where lower(email) = lower(${email})`.execute(
    site.sql,
  );
  return rows[0];
}

const mailsTo = (email: string) =>
  site.sql.selectFrom('mails').selectAll().where('to_address', '=', email).execute();

async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  const link = /https:\/\/griot\.example\/subscriber\/confirm\?token=(\S+)/.exec(mail?.text ?? '');
  if (!link?.[1]) throw new Error(`No link for ${email}`);
  return link[1];
}

describe('POST /subscriber', () => {
  test('nobody changes the language of a subscription that is confirmed', async () => {
    const languageOf = async () => {
      const { rows } =
        await raw`select locale from subscribers where email = 'own@example.org'`.execute(site.sql);
      return rows;
    };
    const fields = { email: 'own@example.org' };
    await postForm('/subscriber', fields);
    await postForm('/fr/subscriber', fields);
    expect(await languageOf()).toEqual([{ locale: 'fr' }]);
    await raw`update subscribers set confirmed_at = now() where email = 'own@example.org'`.execute(
      site.sql,
    );
    await postForm('/pt/subscriber', fields);
    expect(await languageOf()).toEqual([{ locale: 'fr' }]);
  });

  test('pages of other sites sign nobody up', async () => {
    const answer = await site.request('/api/subscriber', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ email: 'victim@example.org' }),
    });
    expect(answer.status).toBe(403);
    expect(await findSubscriber('victim@example.org')).toBeUndefined();
  });

  test('201 for a valid address, the same for one that is known; one mail a day', async () => {
    const first = await post({ email: ' reader@example.org ' });
    expect(first.status).toBe(201);
    const text = await first.text();
    expect(subscriberAnswer.parse(JSON.parse(text)).data.email).toBe('reader@example.org');
    const again = await post({ email: 'reader@example.org' });
    expect([again.status, await again.text()]).toEqual([201, text]);
    expect((await post({ email: 'READER@example.org' })).status).toBe(201);
    expect(await mailsTo('reader@example.org')).toHaveLength(1);
    expect(await findSubscriber('reader@example.org')).toEqual({
      confirmed_at: null,
      ended_at: null,
    });
  });

  test.each([
    {},
    { email: '' },
    { email: 'nobody' },
    { email: 7 },
    { email: ['a@b.org'] },
    { email: 'a@b.org\r\nBcc: c@d.org' },
    { email: `${'a'.repeat(250)}@b.org` },
  ])('422 with the field for %j', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors.email).toHaveLength(1);
  });

  test('urlencoded bodies are taken too, other methods and kinds are not', async () => {
    expect((await postForm('/api/subscriber', { email: 'form@example.org' })).status).toBe(201);
    expect((await site.request('/api/subscriber')).status).toBe(405);
    const plain = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' };
    expect((await site.request('/api/subscriber', plain)).status).toBe(415);
  });
});

describe('double opt-in', () => {
  test('the mail says whose newsletter it is and cannot be led astray by the Host header', async () => {
    await site.request('/api/subscriber', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      body: JSON.stringify({ email: 'host@example.org' }),
    });
    const [mail] = await mailsTo('host@example.org');
    expect(mail?.subject).toBe('Confirm the newsletter of Griot');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/evil|griot\.test/);
  });

  test('looking at the link confirms nothing; pressing its button does; twice harms nothing', async () => {
    await post({ email: 'ama@example.org' });
    const token = await tokenFor('ama@example.org');
    const html = await site.page(`/subscriber/confirm?token=${token}`);
    expect(html).toContain('Press the button');
    expect((await findSubscriber('ama@example.org'))?.confirmed_at).toBeNull();
    const confirmed = await postForm('/subscriber/confirm', { token });
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.get('cache-control')).toBe('private, no-store');
    expect(await confirmed.text()).toContain('You get the newsletter');
    const at = (await findSubscriber('ama@example.org'))?.confirmed_at;
    expect(at).toBeInstanceOf(Date);
    expect((await postForm('/subscriber/confirm', { token })).status).toBe(200);
    expect((await findSubscriber('ama@example.org'))?.confirmed_at).toEqual(at);
    await post({ email: 'ama@example.org' });
    expect(await mailsTo('ama@example.org')).toHaveLength(1);
  });

  test.each(['', 'x', 'confirm-newsletter.1..1.AAAA', '../../etc', '\0'])(
    'a link with the token %j confirms nothing',
    async (token) => {
      const html = await site.page(`/subscriber/confirm?token=${encodeURIComponent(token)}`);
      expect(html).toContain('This link does not work');
      expect((await postForm('/subscriber/confirm', { token })).status).toBe(422);
    },
  );

  test('a changed or expired token confirms nothing', async () => {
    await post({ email: 'kofi@example.org' });
    const token = await tokenFor('kofi@example.org');
    const [purpose, id, detail, until, mac] = token.split('.');
    for (const forged of [
      [purpose, Number(id) + 1, detail, until, mac],
      [purpose, id, detail, '', mac],
      [purpose, id, detail, `${until}0`, mac],
      ['end-newsletter', id, detail, until, mac],
      [purpose, id, detail, until, `${mac?.slice(0, -1)}${mac?.endsWith('A') ? 'E' : 'A'}`],
    ]) {
      expect((await postForm('/subscriber/confirm', { token: forged.join('.') })).status).toBe(422);
    }
    expect((await findSubscriber('kofi@example.org'))?.confirmed_at).toBeNull();
  });

  test('another site cannot press the button', async () => {
    await post({ email: 'evil@example.org' });
    const token = await tokenFor('evil@example.org');
    const answer = await postForm('/subscriber/confirm', { token }, 'https://evil.example');
    expect(answer.status).toBe(403);
  });
});

describe('an ended subscription', () => {
  const listRows = async () =>
    (
      await raw<{ id: number; email: string | null }>`
        select id, email from subscribers where id in (
          select id from subscribers order by id desc limit 2) order by id`.execute(site.sql)
    ).rows;

  test('keeps a hash in place of the address; an old link ends a later one, too', async () => {
    const email = 'Gone@example.org';
    await post({ email });
    const first = await tokenFor(email);
    await postForm('/subscriber/confirm', { token: first });
    const { id = 0 } = (await listRows()).at(-1) ?? {};
    const end = () => endSubscriber(site.sql, id, new Date());
    await end();
    const text = JSON.stringify((await raw`select * from subscribers`.execute(site.sql)).rows);
    expect(text.toLowerCase()).not.toContain('gone@');
    expect((await postForm('/subscriber/confirm', { token: first })).status).toBe(422);

    await post({ email });
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await listRows()).map((row) => row.email)).toEqual([null, email]);
    await end();
    expect((await listRows()).map((row) => row.email)).toEqual([null, null]);
  });
});

describe('without script', () => {
  test('the form of the home page and of the footer leads to a page that says thanks', async () => {
    for (const [path, id] of [
      ['/', 'home-subscribe'],
      ['/investors', 'footer-subscribe'],
    ] as const) {
      const html = await site.page(path);
      expect(html.match(/action="\/subscriber"/g)).toHaveLength(1);
      expect(html).toContain(`id="${id}-email"`);
    }
    const answer = await postForm('/subscriber', { email: 'plain@example.org' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscriber?done=1']);
    expect(await site.page('/subscriber?done=1')).toContain('Thanks for subscribing');
    expect(await mailsTo('plain@example.org')).toHaveLength(1);
  });

  test('a malformed address comes back with what was typed and what is wrong', async () => {
    const answer = await postForm('/subscriber', { email: 'no "address' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<title>Error: ');
    expect(html).toContain('value="no &quot;address"');
    expect(html).toContain('aria-invalid="true"');
  });
});
