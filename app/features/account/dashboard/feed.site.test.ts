import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import type { FollowType } from '../../../follows/follow-type.ts';
import { happenedAround, listFollowedOfEachType } from './feed-parts.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const TABLES = { industry: 'industries', location: 'places' } as const;

async function idsOf(type: keyof typeof TABLES, slugs: string[]): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from ${raw.table(TABLES[type])} where slug = any(${slugs}::text[])
    ${type === 'location' ? raw`and kind in ('country', 'city')` : raw``}`.execute(site.sql);
  return rows.map(({ id }) => id);
}

async function eventsOf(type: FollowType, ids: number[], isBroad: boolean): Promise<string[]> {
  const happened = happenedAround(0, [{ type, ids, isBroad }]);
  const { rows } = await raw<{ key: string }>`
    select distinct type || ' ' || id as key from (${happened}) happened`.execute(site.sql);
  return rows.map(({ key }) => key).sort();
}

test.each([
  ['industry', ['agritech', 'logistics']],
  ['location', ['kenya', 'cairo', 'egypt']],
] as const)(
  'what happened around a broad %s is found by either way of looking',
  async (type, slugs) => {
    const ids = await idsOf(type, [...slugs]);
    expect(ids).toHaveLength(slugs.length);
    const few = await eventsOf(type, ids, false);
    expect(few.some((key) => key.startsWith('funding'))).toBe(true);
    expect(few.some((key) => key.startsWith('news'))).toBe(true);
    expect(await eventsOf(type, ids, true)).toEqual(few);
  },
);

test('the query has parts only for what the user follows', async () => {
  expect(happenedAround(0, [])).toBeNull();
  const member = await site.member();
  await member.post('/user/likes?type=industry&slug=fintech');
  await member.post('/user/likes?type=location&slug=kenya');
  const { id } = await site.sql
    .selectFrom('users')
    .select('id')
    .where('email', '=', member.email)
    .executeTakeFirstOrThrow();
  expect(await listFollowedOfEachType(site.sql, id)).toEqual([
    { type: 'industry', ids: await idsOf('industry', ['fintech']), isBroad: false },
    { type: 'location', ids: await idsOf('location', ['kenya']), isBroad: false },
  ]);
});
