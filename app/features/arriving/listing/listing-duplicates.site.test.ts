import { beforeEach, describe, expect, test } from 'vitest';
import { useListingSite } from '../../../../test/listing-site.ts';
import type { Member } from '../../../../test/member.ts';
import { listingText as text } from '../../../text/text.ts';

const kit = useListingSite();
const { openVerified, listing } = kit;
let member: Member;
beforeEach(async () => {
  member = await openVerified();
});

describe('duplicates answer 409 with the candidates', () => {
  test('the same domain, however it is written', async () => {
    const answer = await member.post(
      '/startups',
      listing({ website: 'https://WWW.Flutterwave.com/us', not_duplicate: true }),
    );
    expect(answer.status).toBe(409);
    const { candidates } = await answer.json();
    expect(candidates[0]).toMatchObject({ slug: 'flutterwave', reason: 'domain' });
  });

  test.each(['Flutterwav', 'FLUTTER WAVE', 'Flutterwave Ltd', 'Flútterwave', 'Flutter\u200bwave'])(
    'nearly the same name in the country: %s',
    async (name) => {
      const answer = await member.post('/startups', listing({ name, country: 'nigeria' }));
      expect(answer.status).toBe(409);
      const { candidates } = await answer.json();
      expect(candidates[0]).toMatchObject({ slug: 'flutterwave', reason: 'name' });
    },
  );

  test('the same name in another country is another company, and so is one whose sender says so', async () => {
    const elsewhere = await member.post(
      '/startups',
      listing({ name: 'Flutterwave', country: 'lesotho' }),
    );
    expect(elsewhere.status).toBe(201);
    const other = listing({ name: 'Flutterwav', country: 'nigeria', not_duplicate: 'on' });
    expect((await member.post('/startups', other)).status).toBe(201);
  });

  test('an open listing of the same sender; those of others stay secret', async () => {
    const given = listing();
    await member.post('/startups', given);
    const again = await member.post('/startups', { ...given, name: 'Quite Another Name' });
    expect(again.status).toBe(409);
    expect((await again.json()).candidates[0]).toMatchObject({ reason: 'own', slug: null });
    const stranger = await openVerified();
    expect((await stranger.post('/startups', given)).status).toBe(201);
  });
});

test('five a day; the sixth answers 429 and says when', async () => {
  for (let sent = 0; sent < 5; sent++) {
    expect((await member.post('/startups', listing())).status).toBe(201);
  }
  const sixth = await member.post('/startups', listing());
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await sixth.json()).message).toBe(text.tooManyToday(5));
});

test('is stored once for the same key; other content under that key is a 409', async () => {
  const given = listing();
  const send = (body: object) =>
    member.request('/api/startups', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
    });
  const first = await (await send(given)).json();
  const second = await send(given);
  expect(second.status).toBe(201);
  expect(await second.json()).toEqual(first);
  expect((await member.api('/user/listings')).meta.total).toBe(1);
  expect((await send(listing())).status).toBe(409);
});
