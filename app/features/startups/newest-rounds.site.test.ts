// The newest rounds of a group, of which only some are looked at, are the first of all in order.
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
  ['country', raw`s.country_id, null::bigint as city_id, null::bigint as industry_id`],
  ['city', raw`null::bigint as country_id, s.city_id, null::bigint as industry_id`],
  ['industry', raw`null::bigint as country_id, null::bigint as city_id, si.industry_id`],
  ['industry in a country', raw`s.country_id, null::bigint as city_id, si.industry_id`],
])('of every %s', async (_, columns) => {
  const { rows } = await raw<{
    country_id: number | null;
    city_id: number | null;
    industry_id: number | null;
    rounds: string[];
  }>`
    select country_id, city_id, industry_id,
      array_agg(slug order by announced_on desc nulls last, amount_usd desc nulls last, id desc) as rounds
    from (select distinct ${columns}, f.id, f.slug, f.announced_on, f.amount_usd
      from startups s join startup_industries si on si.startup_id = s.id join fundings f on f.startup_id = s.id
      where f.announced_on is not null) rounds
    where coalesce(country_id, city_id, industry_id) is not null
    group by 1, 2, 3`.execute(site.sql);
  expect(rows.length).toBeGreaterThan(10);
  for (const { country_id, city_id, industry_id, rounds } of rows) {
    const group = {
      countryId: country_id ?? undefined,
      cityId: city_id ?? undefined,
      industryId: industry_id ?? undefined,
    };
    const found = await listGroupFundings(site.sql, group, 4);
    expect(found.map(({ slug }) => slug)).toEqual(rounds.slice(0, 4));
  }
});
