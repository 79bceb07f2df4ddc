// Browsers by web push.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AlertReceiver,
  BROWSER_KEYS,
  openAlertReceiver,
} from '../../../../test/alert-receiver.ts';
import { makeFunding, makeStartup } from '../../../../test/factories.ts';
import type { Member } from '../../../../test/member.ts';
import { queuePush } from './deliver.server.ts';
import { notifyAtOnce } from './notify.server.ts';

let to: AlertReceiver;
let member: Member;
beforeAll(async () => {
  to = await openAlertReceiver();
});
afterAll(() => to.close());
beforeEach(async () => {
  member = await to.begin();
});

describe('a browser', () => {
  const add = (fields: Record<string, string> = {}) =>
    to.act({ action: 'add-browser', endpoint: `${to.url}/push/1`, ...BROWSER_KEYS, ...fields });

  test('gets an encrypted message with who sends it', async () => {
    expect((await add()).status).toBe(303);
    await to.findRound({ by_push: 'on' });
    await to.deliver();
    expect(to.received).toMatchObject([
      {
        path: '/push/1',
        headers: {
          authorization: expect.stringMatching(/^vapid t=.+, k=BP4z9KsN6nGR/),
          'content-encoding': 'aes128gcm',
          ttl: '86400',
        },
      },
    ]);
    expect(to.received[0]?.body.subarray(21, 22)).toEqual(Buffer.of(4));
    expect(await member.page('/dashboard/alerts')).toContain('Add this browser');
    const { id } = await to.site.sql
      .selectFrom('push_subscriptions')
      .select('id')
      .executeTakeFirstOrThrow();
    await to.act({ action: 'remove-browser', id: String(id) });
    expect(await to.site.sql.selectFrom('push_subscriptions').select('id').execute()).toEqual([]);
  });

  test('whose key was taken before it was checked is left out, and holds up nobody', async () => {
    await add();
    await raw`
      insert into push_subscriptions (user_id, endpoint, p256dh, auth, label)
      select user_id, ${`${to.url}/push/broken`}, ${Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')}, auth, 'broken'
      from push_subscriptions`.execute(to.site.sql);
    await raw`update push_subscriptions set id = -id where label = 'broken'`.execute(to.site.sql);
    await to.findRound({ by_push: 'on' });
    await to.deliver();
    expect(to.received.map(({ path }) => path)).toEqual(['/push/1']);
    expect(await to.deliveries()).toEqual([]);
  });

  test('gets a message about a list whose address is longer than a message', async () => {
    await add();
    await to.findRound({ by_push: 'on' });
    const { sql, settings } = to.site;
    await raw`update alerts set address = address || '?investor=' || repeat('a', 3900)`.execute(
      sql,
    );
    await raw`update alert_items set sent_at = null`.execute(sql);
    const startup = await makeStartup(sql);
    const round = await makeFunding(sql, { startup_id: startup.id });
    await raw`
      insert into alert_items (alert_id, item_id) select id, ${round.id} from alerts`.execute(sql);
    await notifyAtOnce(sql, settings, new Date());
    await to.deliver();
    expect(to.received).toHaveLength(2);
  });

  test('of an account with many messages: they come due two a second', async () => {
    await add();
    const { user_id } = await to.site.sql
      .selectFrom('push_subscriptions')
      .select('user_id')
      .executeTakeFirstOrThrow();
    for (let message = 0; message < 6; message++) await queuePush(to.site.sql, user_id, {});
    const { rows } = await raw<{ seconds: number }>`
      select round(extract(epoch from next_attempt_at - created_at))::int as seconds
      from alert_deliveries order by next_attempt_at, created_at`.execute(to.site.sql);
    expect(rows.map(({ seconds }) => seconds)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test.each([
    [404, 0, 0],
    [410, 0, 0],
    [403, 1, 0],
    [429, 1, 1],
    [503, 1, 1],
  ])(
    'whose service answers %i: %i browsers and %i messages are left',
    async (status, browsers, waiting) => {
      await add();
      to.respondWith((_request, response) => response.writeHead(status).end());
      await to.findRound({ by_push: 'on' });
      await to.deliver();
      expect(
        await to.site.sql.selectFrom('push_subscriptions').select('id').execute(),
      ).toHaveLength(browsers);
      expect(await to.deliveries()).toHaveLength(waiting);
      await raw`update alert_deliveries set created_at = now() - interval '25 hours', next_attempt_at = now()`.execute(
        to.site.sql,
      );
      await to.deliver();
      expect(await to.deliveries()).toEqual([]);
    },
  );

  test.each([
    ['endpoint', 'http://10.0.0.1/push'],
    ['endpoint', 'https://localhost/push'],
    ['endpoint', 'https://localhost./push'],
    ['endpoint', 'https://printer.local./push'],
    ['endpoint', 'https://push.example:22/push'],
    ['endpoint', 'https://printer.lan/push'],
    ['p256dh', 'short'],
    // 65 bytes that are no point of the curve.
    ['p256dh', Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')],
    ['auth', ''],
  ])('with the %s "%s" is refused', async (name, value) => {
    expect((await add({ [name]: value })).status).toBe(422);
  });
});
