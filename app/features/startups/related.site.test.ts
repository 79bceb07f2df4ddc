import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/databases.ts';
import { makeCountry, makeIndustry, makeStartup } from '../../../test/factories.ts';
import { listRelated, refreshLeaders, refreshRelated } from '../../catalogue/related.server.ts';
import type { Database } from '../../data/database.ts';

const STARTUPS = 300;
const EVERY = { a: 1, b: 2, c: 3, rare: 30 };

let database: Database;
let ghana: number;
let togo: number;
beforeAll(async () => {
  database = await openTestDatabase('empty');
  const { sql } = database;
  const kenya = await makeCountry(sql);
  ghana = await makeCountry(sql, 'ghana', 'Ghana', 'GH');
  togo = await makeCountry(sql, 'togo', 'Togo', 'TG');
  await raw`
    insert into startups (slug, name, country_id, tagline, total_fundings)
    select 's' || n, 'S' || n, case when n % 3 = 0 then ${ghana}::int else ${kenya}::int end,
      (array['loans for farmers', 'loans for shops', 'clinics in towns', 'solar power'])[1 + n % 4],
      case when n % 4 > 0 then 1000 * (1 + (n * 37) % 250) end
    from generate_series(1, ${STARTUPS}::int) n`.execute(sql);
  for (const [slug, every] of Object.entries(EVERY)) {
    await raw`
      insert into startup_industries (startup_id, industry_id, position)
      select id, ${await makeIndustry(sql, slug)}::int, ${every}::int from startups where id % ${every}::int = 0`.execute(
      sql,
    );
  }
  await refreshLeaders(sql);
});
afterAll(() => database.close());

async function listRelatedPlainly(slug: string): Promise<string[]> {
  const { rows } = await raw<{ slug: string }>`
    with self as (select * from startups where slug = ${slug}),
    own as materialized (select industry_id from startup_industries where startup_id = (select id from self)),
    counted as materialized (select industry_id, count(*) as startups from startup_industries group by 1),
    placed as (
      select s.id, si.industry_id, s.country_id,
        row_number() over (partition by si.industry_id order by s.total_fundings desc nulls last, s.id) as place,
        row_number() over (partition by si.industry_id, s.country_id order by s.total_fundings desc nulls last, s.id) as country_place,
        row_number() over (partition by si.industry_id order by s.id desc) as newest_place
      from startups s join startup_industries si on si.startup_id = s.id
    ), looked_at as materialized (
      select placed.id from self, placed join own using (industry_id)
      where place <= 60 or country_place <= 40 and placed.country_id = self.country_id or newest_place <= 40
    ), scored as (
      select s.id, s.slug, s.tagline, s.total_fundings, (
          select sum(round(1000 / ln(2 + c.startups))) / 1000
          from startup_industries si join own using (industry_id) join counted c using (industry_id)
          where si.startup_id = s.id)::float
        + case when s.country_id = self.country_id then 0.35 else 0 end
        + case when s.total_fundings > 0 and self.total_fundings > 0
            then 0.25 / (1 + abs(ln((s.total_fundings / self.total_fundings)::float))) else 0 end as score
      from self, startups s
      where s.id <> self.id and s.id in (select id from looked_at)
      order by score desc, s.id limit 30
    )
    select scored.slug from scored, self
    order by scored.score + 0.6 * similarity(scored.tagline, self.tagline) desc, scored.total_fundings desc nulls last, scored.id
    limit 4`.execute(database.sql);
  return rows.map((row) => row.slug);
}

async function related(slug: string): Promise<string[]> {
  return (await listRelated(database.sql, slug)).map((one) => one.slug);
}

async function refreshAll(): Promise<void> {
  expect(await refreshRelated(database.sql, 0, Number.POSITIVE_INFINITY)).toBe(0);
}

async function countKept(): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(distinct startup_id)::int as count from related_startups`.execute(database.sql);
  return rows[0]?.count ?? -1;
}

const SAMPLE = Array.from({ length: 15 }, (_, nth) => `s${1 + nth * 20}`);

test('related startups are those of a plain query, before the job has come by and after', async () => {
  for (const slug of SAMPLE)
    expect(await related(slug), slug).toEqual(await listRelatedPlainly(slug));
  expect(await countKept()).toBe(0);
  const halfway = await refreshRelated(database.sql, 0, 0);
  expect(halfway).toBeGreaterThan(0);
  expect(await refreshRelated(database.sql, halfway, Number.POSITIVE_INFINITY)).toBe(0);
  expect(await countKept()).toBe(STARTUPS);
  for (const slug of SAMPLE)
    expect(await related(slug), slug).toEqual(await listRelatedPlainly(slug));
});

test('each says why: the industries that both have, and the country', async () => {
  const { sql } = database;
  await makeStartup(sql, { slug: 'one', country_id: togo, industries: ['d', 'e'] });
  await makeStartup(sql, { slug: 'other', country_id: togo, industries: ['e', 'd'] });
  await makeStartup(sql, { slug: 'third', country_id: ghana, industries: ['e'] });
  await refreshLeaders(sql);
  expect(await listRelated(sql, 'one')).toMatchObject([
    { slug: 'other', reasons: ['same industries: d, e', 'same country: Togo'] },
    { slug: 'third', reasons: ['same industry: e'] },
  ]);
});

test('one that has just been listed is compared, and looked for, at once', async () => {
  const { sql } = database;
  await makeStartup(sql, { slug: 'new-one', country_id: togo, industries: ['f'] });
  await makeStartup(sql, { slug: 'new-other', country_id: togo, industries: ['f'] });
  expect(await related('new-one')).toEqual(['new-other']);
  expect(await related('new-other')).toEqual(['new-one']);
});

test('a startup that is gone leaves all lists at once', async () => {
  const { sql } = database;
  await refreshAll();
  await sql.deleteFrom('startups').where('slug', '=', 'third').execute();
  expect(await related('one')).toEqual(['other']);
  expect(await related('other')).toEqual(['one']);
});

test('pages whose list the job changes are invalidated, and no others', async () => {
  const { sql } = database;
  await refreshAll();
  await makeStartup(sql, { slug: 'fourth', country_id: togo, industries: ['d'] });
  await refreshLeaders(sql);
  await sql.deleteFrom('invalidation_outbox').execute();
  await refreshAll();
  const { rows } = await raw<{ tags: string[] }>`select tags from invalidation_outbox`.execute(sql);
  expect(new Set(rows.flatMap(({ tags }) => tags))).toEqual(
    new Set(['startup:fourth', 'startup:one', 'startup:other']),
  );
  await sql.deleteFrom('invalidation_outbox').execute();
  await refreshAll();
  expect(await sql.selectFrom('invalidation_outbox').selectAll().execute()).toEqual([]);
});
