// A site whose alerts go to a webhook and to browsers, and the server that takes them.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql as raw } from 'kysely';
import { deliverDue } from '../app/features/messages/alerts/deliver.server.ts';
import { findNew } from '../app/features/messages/alerts/find-new.server.ts';
import { notifyAtOnce } from '../app/features/messages/alerts/notify.server.ts';
import { createFetchOutside } from '../app/http/fetch-outside.server.ts';
import { makeFunding, makeStartup } from './factories.ts';
import type { Member } from './member.ts';
import { writePlans } from './plans-file.ts';
import { openTestSite } from './site.ts';

/** Keys of RFC 8291 section 5. */
const VAPID_PRIVATE_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
export const BROWSER_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const log = { info() {}, warn() {}, error() {} };

export async function openAlertReceiver() {
  const site = await openTestSite({
    catalogue: 'empty',
    env: { PLANS_FILE: writePlans([]), VAPID_PRIVATE_KEY, FETCH_ALLOW_FOR_TESTS: '127.0.0.1' },
  });
  const { sql, settings } = site;
  const received: Received[] = [];
  const accept: Respond = (_request, response) => response.writeHead(204).end();
  let respond = accept;
  let member: Member;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { url = '', headers } = request;
    received.push({ path: url, headers, body: Buffer.concat(parts) });
    respond(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { FETCH_ALLOW_FOR_TESTS: allowAddresses } = settings;
  const fetch = createFetchOutside({ userAgent: 'Griot/1', allowAddresses });

  return {
    site,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** A new member, and a server that takes everything. */
    async begin(): Promise<Member> {
      await raw`delete from users`.execute(sql);
      await raw`delete from mails`.execute(sql);
      member = await site.member();
      await raw`update users set email_verified_at = now()`.execute(sql);
      received.length = 0;
      respond = accept;
      return member;
    },
    respondWith(how: Respond) {
      respond = how;
    },
    act: (fields: Record<string, string>) => member.form('/dashboard/alerts', fields),
    /** Follows all rounds, and finds one; returns its slug. */
    async findRound(by: Record<string, string>): Promise<string> {
      const alert = { of: '/rounds', name: 'All', frequency: 'instant', ...by };
      await member.form('/dashboard/alerts/new', alert);
      const startup = await makeStartup(sql, { name: 'Kora' });
      const round = await makeFunding(sql, { startup_id: startup.id, amount_usd: 4_000_000 });
      await findNew(sql, log);
      await notifyAtOnce(sql, settings, new Date());
      return round.slug;
    },
    deliver: (given: Partial<Parameters<typeof deliverDue>[0]> = {}) =>
      deliverDue({ sql, settings, fetch, log, signal: new AbortController().signal, ...given }),
    deliveries: () => sql.selectFrom('alert_deliveries').selectAll().execute(),
    webhook: () => sql.selectFrom('alert_webhooks').selectAll().executeTakeFirst(),
    makeDue: () => raw`update alert_deliveries set next_attempt_at = now()`.execute(sql),
    async close() {
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}

export type AlertReceiver = Awaited<ReturnType<typeof openAlertReceiver>>;
