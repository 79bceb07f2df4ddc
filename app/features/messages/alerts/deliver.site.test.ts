// Webhooks that answer, fail, sleep, redirect, point inside or are gone.
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AlertReceiver,
  BROWSER_KEYS,
  openAlertReceiver,
  type Received,
} from '../../../../test/alert-receiver.ts';
import type { Member } from '../../../../test/member.ts';
import { openTestSite } from '../../../../test/site.ts';
import { useTimeLimits } from '../../../../test/time-limits.ts';
import { createFetchOutside } from '../../../http/fetch-outside.server.ts';

const limits = useTimeLimits();
let to: AlertReceiver;
let member: Member;
beforeAll(async () => {
  to = await openAlertReceiver();
});
afterAll(() => to.close());
beforeEach(async () => {
  member = await to.begin();
});

describe('a webhook', () => {
  const set = (url = `${to.url}/hook`) => to.act({ action: 'set-webhook', url });

  test('gets each alert once, signed, with the record and a link that ends it', async () => {
    expect((await set()).status).toBe(303);
    const slug = await to.findRound({ by_webhook: 'on' });
    await Promise.all([to.deliver(), to.deliver()]);
    await to.makeDue();
    await to.deliver();
    expect(to.received).toHaveLength(1);
    const { headers, body } = to.received[0] as Received;
    const message = JSON.parse(body.toString());
    expect(message).toMatchObject({
      type: 'alert.found',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        alert: {
          name: 'All',
          url: expect.stringMatching(/\/rounds$/),
          end_url: expect.stringContaining('/alerts/end?token='),
        },
        items: [{ slug, title: 'Kora raised $4.0M in a Seed round', amount: 4_000_000 }],
      },
    });
    const [secret = ''] = (await to.webhook())?.secrets ?? [];
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice(6), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
    const page = await member.page('/dashboard/alerts');
    expect(page).toContain(secret);
    expect(await to.deliveries()).toEqual([]);
  });

  test('of a chat is named on the page, and refused where it says not which chat', async () => {
    const bot = 'https://api.telegram.org/bot1:x/sendMessage';
    const refused = await set(bot);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Add ?chat_id=');
    expect(await to.webhook()).toBeUndefined();
    expect((await set(`${bot}?chat_id=-100`)).status).toBe(303);
    expect(await member.page('/dashboard/alerts')).toContain('Alerts arrive in Telegram');
  });

  test.each([
    ['fails', (_: unknown, response: ServerResponse) => response.writeHead(500).end()],
    [
      'redirects',
      (_: unknown, response: ServerResponse) =>
        response.writeHead(307, { location: '/other' }).end(),
    ],
    ['breaks off', (request: IncomingMessage) => request.socket.destroy()],
  ])(
    'that %s is asked again under the same id with growing waits, and its other messages wait',
    async (_what, how) => {
      await set();
      to.respondWith(how);
      await to.findRound({ by_webhook: 'on' });
      await to.act({ action: 'test-webhook' });
      await to.deliver();
      const tries = to.received.length;
      expect(new Set(to.received.map(({ path }) => path))).toEqual(new Set(['/hook']));
      await to.deliver();
      expect(to.received).toHaveLength(tries);
      expect((await to.webhook())?.failing_since).toBeInstanceOf(Date);
      expect(await member.page('/dashboard/alerts')).toContain('2 messages wait');
      to.respondWith((_request, response) => response.writeHead(200).end('thanks'));
      await to.makeDue();
      await to.deliver();
      expect(new Set(to.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
      expect(await to.webhook()).toMatchObject({ failing_since: null, stopped_at: null });
      expect(await to.deliveries()).toEqual([]);
    },
  );

  test('that sleeps is given up after ten seconds, and holds up no other', async () => {
    await set();
    to.respondWith((request, response) => {
      if (request.url !== '/hook') response.writeHead(201).end();
    });
    await to.findRound({ by_webhook: 'on', by_push: 'on' });
    await to.act({ action: 'add-browser', endpoint: `${to.url}/push`, ...BROWSER_KEYS });
    await raw`insert into alert_deliveries (push_subscription_id, body)
      select id, '{"title": "Kora"}' from push_subscriptions`.execute(to.site.sql);
    const done = to.deliver();
    await expect.poll(() => to.received.map(({ path }) => path).sort()).toEqual(['/hook', '/push']);
    limits.end(10_000);
    await done;
    expect(await to.deliveries()).toMatchObject([{ attempts: 1 }]);
  });

  test('of one account that sleeps holds one sender, however much waits for it', async () => {
    await set();
    to.respondWith((request, response) => {
      if (request.url === '/other') response.writeHead(200).end();
    });
    const other = await to.site.member();
    const webhooks = raw`(select user_id from alert_webhooks where url like '%/hook')`;
    await raw`
      insert into alert_webhooks (user_id, url, secrets)
      select u.id, ${`${to.url}/other`}, w.secrets from users u, alert_webhooks w
      where u.email = ${other.email}`.execute(to.site.sql);
    await raw`
      insert into alert_deliveries (webhook_user_id, body, next_attempt_at)
      select ${webhooks}, '{"type": "alert.test"}'::jsonb, now() - interval '1 minute' from generate_series(1, 8)
      union all select user_id, '{"type": "alert.test"}'::jsonb, now() from alert_webhooks
      where url like '%/other'`.execute(to.site.sql);
    const done = to.deliver();
    await expect.poll(() => to.received.map(({ path }) => path)).toEqual(['/hook', '/other']);
    limits.end(10_000);
    await done;
    expect(await to.deliveries()).toHaveLength(8);
  });

  test('of each account is served in turn, however much waits for others', async () => {
    let answered = 0;
    to.respondWith((request, response) => {
      // Slow ones take a first message each, and sleep.
      if (request.url !== '/other') answered += 1;
      if (request.url === '/other' || answered <= 4) response.writeHead(204).end();
    });
    for (const [path, count] of Object.entries({
      '/1': 9,
      '/2': 9,
      '/3': 9,
      '/4': 9,
      '/other': 1,
    })) {
      const { email } = await to.site.member();
      await raw`
        insert into alert_webhooks (user_id, url, secrets)
        select id, ${to.url + path}, '{whsec_AAAA}' from users where email = ${email}`.execute(
        to.site.sql,
      );
      await raw`
        insert into alert_deliveries (webhook_user_id, body, next_attempt_at)
        select user_id, '{"type": "alert.test"}'::jsonb, now() - make_interval(mins => ${count}::int)
        from alert_webhooks, generate_series(1, ${count}::int) where url = ${to.url + path}`.execute(
        to.site.sql,
      );
    }
    const done = to.deliver();
    await expect.poll(() => to.received.length).toBe(9);
    expect(to.received.slice(0, 8).map(({ path }) => path)).toContain('/other');
    limits.end(10_000);
    await done;
  });

  test.each([
    ['http://10.0.0.1/'],
    ['http://[::1]/'],
    ['http://169.254.169.254/latest'],
    ['https://user:secret@hooks.example/'],
    ['ftp://hooks.example/'],
    ['nowhere'],
  ])('at %s is refused with the reason', async (url) => {
    const answer = await set(url);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('expected a public https address');
    expect(await to.webhook()).toBeUndefined();
  });

  test('whose name points inside is never connected to', async () => {
    await set();
    await raw`update alert_webhooks set url = 'https://hooks.example/'`.execute(to.site.sql);
    const reasons: unknown[] = [];
    await to.act({ action: 'test-webhook' });
    await to.deliver({
      fetch: createFetchOutside({
        userAgent: 'Griot/1',
        lookup: async () => [{ address: '10.0.0.7', family: 4 }],
      }),
      log: { info() {}, error() {}, warn: (fields) => reasons.push(fields) },
    });
    expect(reasons).toMatchObject([{ reason: 'not-public' }]);
  });

  test.each([
    ['three days of failures', 500, '4 days'],
    ['the answer that it is gone', 410, '0 days'],
  ])(
    'is switched off after %s, its owner is notified, and setting it again starts it',
    async (_what, status, since) => {
      await set();
      to.respondWith((_request, response) => response.writeHead(status).end());
      await to.act({ action: 'test-webhook' });
      await raw`update alert_webhooks set failing_since = now() - ${since}::interval`.execute(
        to.site.sql,
      );
      await to.deliver();
      expect((await to.webhook())?.stopped_at).toBeInstanceOf(Date);
      expect(await to.deliveries()).toEqual([]);
      const mails = await to.site.sql
        .selectFrom('mails')
        .selectAll()
        .where('template', '=', 'webhook_stopped')
        .execute();
      expect(mails).toMatchObject([
        { to_address: member.email, subject: expect.stringContaining('switched off') },
      ]);
      await to.act({ action: 'test-webhook' });
      expect(await to.deliveries()).toEqual([]);
      expect(await member.page('/dashboard/alerts')).toContain('It was switched off');
      await set();
      expect(await to.webhook()).toMatchObject({ stopped_at: null, failing_since: null });
    },
  );

  test('a new secret is beside the former one; removed, nothing waits for it', async () => {
    await set();
    const before = (await to.webhook())?.secrets ?? [];
    await to.act({ action: 'renew-secret' });
    const after = (await to.webhook())?.secrets ?? [];
    expect([after.length, after[1]]).toEqual([2, before[0]]);
    await to.act({ action: 'test-webhook' });
    await to.act({ action: 'remove-webhook' });
    expect([await to.webhook(), await to.deliveries()]).toEqual([undefined, []]);
  });
});

test('an account with a confirmed address sends five tests in a quarter of an hour, wherever it is', async () => {
  const limited = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
  try {
    const own = await limited.member();
    const act = (fields: Record<string, string>, remoteAddress: string) =>
      own.request('/dashboard/alerts', {
        method: 'POST',
        body: new URLSearchParams({ _xsrf: own.xsrfToken, ...fields }),
        remoteAddress,
      });
    await act({ action: 'set-webhook', url: 'https://hooks.example/' }, '10.0.0.1');
    expect((await act({ action: 'test-webhook' }, '10.0.0.1')).status).toBe(422);
    await raw`update users set email_verified_at = now()`.execute(limited.sql);
    const statuses: number[] = [];
    for (let nth = 1; nth <= 6; nth++) {
      statuses.push((await act({ action: 'test-webhook' }, `10.0.1.${nth}`)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  } finally {
    await limited.close();
  }
});
