// What each kind of visitor may have of each endpoint.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCountry } from './factories.ts';
import type { Ask } from './member.ts';
import { openTestSite, type TestSite } from './site.ts';
import { subscribe } from './subscribe.ts';

/** More than a visitor may take in one file, fewer than an account may. */
const STARTUPS = 2_010;
const TEN = Array.from({ length: 10 }, (_, index) => `startup-${index + 1}`);
const NOBODY_PAYS = join(tmpdir(), `griot-free-plans-${process.pid}.json`);

let site: TestSite;
let open: TestSite;
beforeAll(async () => {
  writeFileSync(NOBODY_PAYS, JSON.stringify({ features: [], plans: [] }));
  const env = { RATE_LIMITS: 'on' };
  site = await openTestSite({ catalogue: 'empty', env });
  open = await openTestSite({ catalogue: 'empty', env: { ...env, PLANS_FILE: NOBODY_PAYS } });
  for (const one of [site, open]) await addStartups(one);
});
afterAll(async () => {
  await site.close();
  await open.close();
});

async function addStartups({ sql }: TestSite): Promise<void> {
  const country = await makeCountry(sql);
  await raw`
    insert into startups (slug, name, country_id)
    select 'startup-' || number, 'Startup ' || number, ${country}::bigint
    from generate_series(1, ${STARTUPS}::int) as number`.execute(sql);
}

/** Limits of one kind of visitor, by the table's names. */
async function measure(ask: Ask) {
  const csv = await (await ask('/advanced_search.csv')).text();
  const file = await (await ask(`/compare.csv?startups=${TEN}`)).text();
  const page = await (await ask(`/compare?startups=${TEN}`)).text();
  const call = await ask('/api/industry');
  return {
    csvRows: csv.trim().split('\r\n').length - 1,
    comparedOnPage: (page.match(/<th scope="col"/g)?.length ?? 0) - 1,
    comparedInFile: file.trim().split('\r\n').length - 1,
    apiCallsPerMinute: call.headers.get('ratelimit-policy'),
  };
}

async function countSavings(
  post: (path: string, body: object) => Promise<Response>,
  tries: number,
) {
  let saved = 0;
  for (let round = 0; round < tries; round++) {
    const answer = await post('/user/comparisons', { slugs: TEN.slice(0, 2) });
    if (answer.status !== 201)
      return { saved, status: answer.status, said: (await answer.json()).message };
    saved++;
  }
  return { saved };
}

/** Sent as our own pages do, so that only the storage limit applies, not the rate limit. */
function fromOwnPage(ask: Ask) {
  return (path: string, body: object) =>
    ask(`/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
}

describe('limits', () => {
  test('of a visitor', async () => {
    expect(await measure(site.request)).toEqual({
      csvRows: 2_000,
      comparedOnPage: 5,
      comparedInFile: 5,
      apiCallsPerMinute: '"calls";q=60;w=60',
    });
    const { status } = await site.request('/api/user/comparisons', { method: 'POST' });
    expect(status).toBe(401);
  });

  test('of an account', async () => {
    const member = await site.member();
    expect(await measure(member.request)).toEqual({
      csvRows: STARTUPS,
      comparedOnPage: 5,
      comparedInFile: 5,
      apiCallsPerMinute: '"calls";q=120;w=60',
    });
    expect(await countSavings(fromOwnPage(member.request), 11)).toEqual({
      saved: 10,
      status: 402,
      said: 'You have saved 10 of 10 comparisons. Pro gives 200 for USD\u00a019.00 a month. Delete one to save a new one.',
    });
  });

  test('of a subscriber, from one request to the next, and back when it has ended', async () => {
    const member = await site.member();
    expect((await measure(member.request)).csvRows).toBe(STARTUPS);
    await subscribe(site.sql, member, { periodEnd: new Date('2026-11-15T09:00:00Z') });
    const raised = {
      csvRows: STARTUPS,
      comparedOnPage: 10,
      comparedInFile: 10,
      apiCallsPerMinute: '"calls";q=600;w=60',
    };
    expect(await measure(member.request)).toEqual(raised);
    const save = fromOwnPage(member.request);
    expect(await countSavings(save, 201)).toEqual({
      saved: 200,
      status: 402,
      said: 'You have saved 200 of 200 comparisons. Delete one to save a new one.',
    });
    expect((await member.api('/me')).data.has_active_subscription).toBe(true);

    site.setNow(new Date('2026-11-15T09:00:00Z'));
    expect(await measure(member.request)).toMatchObject({
      csvRows: STARTUPS,
      comparedOnPage: 5,
      apiCallsPerMinute: '"calls";q=120;w=60',
    });
    expect((await member.api('/me')).data.has_active_subscription).toBe(false);
    expect((await member.api('/user/comparisons')).meta.total).toBe(200);
    expect(await countSavings(save, 1)).toMatchObject({ saved: 0, status: 402 });
    site.setNow(new Date('2026-11-01T12:00:00Z'));
  });

  test.each(['trialing', 'past_due'] as const)(
    'a subscription that is %s gives them too',
    async (status) => {
      const member = await site.member();
      const accessUntil = new Date('2026-11-05T09:00:00Z');
      await subscribe(site.sql, member, { status, accessUntil });
      expect((await measure(member.request)).comparedOnPage).toBe(10);
    },
  );

  test('where nothing is for sale everybody has a subscriber’s; saving needs an account', async () => {
    const all = {
      csvRows: STARTUPS,
      comparedOnPage: 10,
      comparedInFile: 10,
      apiCallsPerMinute: '"calls";q=600;w=60',
    };
    expect(await measure(open.request)).toEqual(all);
    const member = await open.member();
    expect(await measure(member.request)).toEqual(all);
    expect(await countSavings(fromOwnPage(member.request), 11)).toEqual({ saved: 11 });
    expect((await open.request('/api/user/comparisons', { method: 'POST' })).status).toBe(401);
  });
});
