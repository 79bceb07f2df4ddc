import { describe, expect, test } from 'vitest';
import { makeStripeEvent, makeStripeInvoice } from '../../../../test/stripe-objects.ts';
import { signStripe } from '../../../../test/stripe-server.ts';
import { useWebhookSite } from '../../../../test/webhook-site.ts';

const kit = useWebhookSite();
const { at, makeCheckout, send, sendEvent, count, bought } = kit;

describe('webhooks', () => {
  test('events unsigned, signed with another key or for another body are refused and not stored', async () => {
    const body = JSON.stringify(bought(await makeCheckout()));
    const right = signStripe(body, kit.now);
    const forged = [
      null,
      '',
      'nonsense',
      't=,v1=',
      signStripe(body, kit.now, 'whsec_other'),
      signStripe(`${body} `, kit.now),
      right.replace(/v1=../, 'v1=00'),
      right.replace('v1=', 'v0='),
      right.replace(/t=\d+/, `t=${Math.floor(kit.now.getTime() / 1_000) + 1}`),
      `${right.slice(0, -1)}é`.replace('é', 'e0'),
    ];
    for (const signature of forged) {
      const answer = await send(body, signature);
      expect(answer.status, String(signature)).toBe(400);
      expect((await answer.json()).message).toBe('The signature is missing, wrong or too old.');
    }
    expect((await send(body.replace('active', 'trialing'), right)).status).toBe(400);
    expect(await count('billing_events')).toBe(0);
    expect((await send(body, right)).status).toBe(200);
  });

  test('a signature older than five minutes is refused: what was overheard is worth nothing later', async () => {
    const body = JSON.stringify(bought(await makeCheckout()));
    expect((await send(body, signStripe(body, at(-301)))).status).toBe(400);
    expect((await send(body, signStripe(body, at(-299)))).status).toBe(200);
  });

  test('signed nonsense is refused, never a failure of ours', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '"x"',
      '{"id":1}',
      '{"id":"e","type":"x"}',
      '\u0000',
      '{'.repeat(2_000),
    ]) {
      expect((await send(body, signStripe(body, kit.now))).status, body.slice(0, 20)).toBe(400);
    }
    for (const subscription of ['a\u0000b', 'a\ud800b']) {
      const invoice = makeStripeInvoice({ subscription });
      const answer = await sendEvent(makeStripeEvent('invoice.paid', invoice, kit.now));
      expect(answer.status).toBe(400);
    }
    const odd = { ...bought(await makeCheckout()), created: 1e300 };
    expect((await sendEvent(odd)).status).toBe(400);
  });

  test('a body of 1 MiB is taken, a larger one is a 413', async () => {
    const event = bought(await makeCheckout());
    const bytes = 1_048_576;
    const room = bytes - JSON.stringify({ ...event, padding: '' }).length;
    const full = JSON.stringify({ ...event, padding: 'x'.repeat(room) });
    expect(full).toHaveLength(bytes);
    expect((await send(full, signStripe(full, kit.now))).status).toBe(200);
    const over = `${full} `;
    expect((await send(over, signStripe(over, kit.now))).status).toBe(413);
    const junk = new Uint8Array(bytes).fill(120);
    expect((await send(junk, 't=1,v1=0')).status).toBe(400);
    expect((await send(junk, null, { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  test('neither call limits nor cookies apply', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendEvent(makeStripeEvent('charge.updated', {}, kit.now))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const body = JSON.stringify(bought(await makeCheckout()));
    const answer = await kit.member.request('/api/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signStripe(body, kit.now), 'x-xsrf-token': 'wrong' },
    });
    expect(answer.status).toBe(200);
    expect((await kit.site.request('/api/webhooks/stripe')).status).toBe(405);
  });
});
