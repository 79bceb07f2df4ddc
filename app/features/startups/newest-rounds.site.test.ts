// Partial reads of a group's rounds find the newest.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { listGroupFundings } from './startup-group.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await raw`update fundings set announced_on = null, announced_precision = null where id % 7 = 3`.execute(
    site.sql,
  );
});
afterAll(() => site.close());

test.each([
  ['country', raw`'country' as kind, s.country_id as place_id, null::bigint as industry_id`],
  ['city', raw`'city' as kind, s.city_id as place_id, null::bigint as industry_id`],
  ['industry', raw`null as kind, null::bigint as place_id, si.industry_id`],
  ['industry in a country', raw`'country' as kind, s.country_id as place_id, si.industry_id`],
])('of every %s', async (name, columns) => {
  const { rows } = await raw<{
    kind: 'country' | 'city' | null;
    place_id: number | null;
    industry_id: number | null;
    rounds: string[];
  }>`
    select kind, place_id, industry_id,
      array_agg(slug order by announced_on desc nulls last, amount_usd desc nulls last, id desc) as rounds
    from (select distinct ${columns}, f.id, f.slug, f.announced_on, f.amount_usd
      from startups s left join startup_industries si on si.startup_id = s.id join fundings f on f.startup_id = s.id
      where f.announced_on is not null) rounds
    where coalesce(place_id, industry_id) is not null
    group by 1, 2, 3`.execute(site.sql);
  expect(rows.length).toBeGreaterThan(10);
  for (const { kind, place_id, industry_id, rounds } of rows) {
    if (name.startsWith('industry') && !industry_id) continue;
    const group = {
      ...(kind && place_id ? { place: { id: place_id, kind } } : {}),
      ...(industry_id ? { industryId: industry_id } : {}),
    };
    const found = await listGroupFundings(site.sql, group, 4);
    expect(found.map(({ slug }) => slug)).toEqual(rounds.slice(0, 4));
  }
});
