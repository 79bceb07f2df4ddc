// A stored payment event is applied even if the process is killed before applying it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../app/data/database.ts';
import { makeStripeEvent } from '../test/stripe-objects.ts';
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
  signStripe,
  startStripeServer,
} from '../test/stripe-server.ts';
import { untilSaid } from '../test/until-said.ts';
import { createFilledDataDir, startSite } from './start-site.ts';

const PERSON = { name: 'Wanjiru', email: 'wanjiru@people.example', password: 'seven slow rivers' };

let stripe: StripeServer;
let dataDir: string;
let env: Record<string, string>;
beforeAll(async () => {
  stripe = await startStripeServer(() => new Date());
  dataDir = createFilledDataDir();
  env = {
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  };
});
afterAll(async () => {
  await stripe.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(url: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A started payment without any event yet. */
async function beginPayment(): Promise<{ token: string; checkout: string }> {
  const site = await startSite(env);
  try {
    await ask(site.url, '/auth/register', { ...PERSON, terms: true });
    const { data } = await ask(site.url, '/auth/login', PERSON);
    const body = { plan: 'pro', interval: 'year' };
    const begun = await ask(site.url, '/checkout', body, data.token);
    return { token: data.token, checkout: begun.data.uuid };
  } finally {
    await site.stop();
  }
}

describe('kill -9', () => {
  test('between keeping and applying an event: it is applied after the next start', async () => {
    const { token, checkout } = await beginPayment();
    const start = new Date();
    const paid = stripe.pay(checkout, {
      start,
      periodEnd: new Date(start.getTime() + 365 * 86_400_000),
    });
    const body = JSON.stringify(makeStripeEvent('customer.subscription.created', paid, start));

    const killed = spawn(
      process.execPath,
      ['e2e/receive-webhook.ts', dataDir, signStripe(body, new Date())],
      { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    killed.stdin.end(body);
    await untilSaid(killed.stdout, 'kept');
    killed.kill('SIGKILL');
    await once(killed, 'exit').catch(() => {});

    const database = await openDatabase({ dataDir });
    const { rows } = await raw<{ state: string }>`select state from billing_events`.execute(
      database.sql,
    );
    const { rows: none } = await raw`select 1 from subscriptions`.execute(database.sql);
    await database.close();
    expect(rows).toEqual([{ state: 'stored' }]);
    expect(none).toEqual([]);

    const site = await startSite(env);
    try {
      const isActive = async () =>
        (await ask(site.url, '/me', undefined, token)).data.has_active_subscription;
      await expect.poll(isActive).toBe(true);
      const own = await ask(site.url, '/user/settings/subscription', undefined, token);
      expect(own.data).toMatchObject({ status: 'active', interval: 'year', price: 19_000 });
    } finally {
      await site.stop();
    }
  });
});
