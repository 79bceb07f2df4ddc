// Related startups, chosen among those that lead and kept (db/migrations/080-search.sql), beside plain queries.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/databases.ts';
import { makeCountry, makeFunding, makeIndustry, makeStartup } from '../../../test/factories.ts';
import type { Database } from '../../data/database.ts';
import { keepRelated, listRelated, moveLeadingBounds, relatedJoins } from './related.server.ts';

const STARTUPS = 700;
/** Industries by how many startups share one: the last is small. */
const EVERY = { a: 1, b: 2, c: 3, rare: 60 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('empty');
  const { sql } = database;
  const kenya = await makeCountry(sql);
  const ghana = await makeCountry(sql, 'ghana', 'Ghana', 'GH');
  await raw`
    insert into startups (slug, name, country_id, tagline, total_fundings)
    select 's' || n, 'S' || (n * 7) % 400, case when n % 3 = 0 then ${ghana}::int else ${kenya}::int end,
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
});
afterAll(() => database.close());

/** Rows of leading_startups that are wrong: too many or too few, by the bounds or by counting from the best funded on. */
async function countWrong(by: 'bounds' | 'places'): Promise<number> {
  const isWithin = (of: string) =>
    by === 'places'
      ? raw`${raw.ref(`${of}_place`)} <= ${of === 'all' ? 250 : 150}`
      : raw`not exists (select from leading_bounds b
          where b.country_id = ${of === 'all' ? raw`0` : raw`p.country_id`} and (-coalesce(p.total_fundings, -1), p.name, p.startup_id)
            > (-b.total_fundings, b.name, b.startup_id))`;
  const isSmall =
    by === 'places'
      ? raw`(select count(*) from startup_industries others where others.industry_id = si.industry_id) <= 200`
      : raw`not exists (select from industry_rarities r where r.industry_id = si.industry_id and r.is_large)`;
  const { rows } = await raw<{ wrong: number }>`
    with placed as (
      select f.*, row_number() over (order by total_fundings desc nulls last, name, startup_id) as all_place,
        row_number() over (partition by country_id order by total_fundings desc nulls last, name, startup_id) as country_place
      from search_startups f
    ), expected as (
      select p.startup_id, si.industry_id, p.country_id, p.total_fundings,
        ${isWithin('all')} or ${isSmall} as leads_all,
        array_to_tsvector(show_trgm((select coalesce(tagline, '') from startups where id = p.startup_id))) as triples, p.industry_ids
      from placed p join startup_industries si on si.startup_id = p.startup_id
      where ${isWithin('all')} or ${isWithin('country')} or ${isSmall}
    )
    select count(*)::int as wrong from (
      (select * from expected except select * from leading_startups)
      union all (select * from leading_startups except select * from expected)) differences`.execute(
    database.sql,
  );
  return rows[0]?.wrong ?? -1;
}

/** The same by one plain query over all startups that are looked at. */
async function listRelatedPlainly(id: number): Promise<string[]> {
  const { rows } = await raw<{ slug: string }>`
    with self as (select * from search_startups where startup_id = ${id}),
    counted as (
      select industry_id, count(*) as startups, (1000 / round(ln(2 + count(*))::numeric, 1))::int as rarity
      from startup_industries group by industry_id
    ), looked_at as (
      select leading_startups.startup_id from leading_startups, self
        where industry_id = any (self.industry_ids) and (leads_all or leading_startups.country_id = self.country_id)
      union select si.startup_id from startup_industries si join counted c using (industry_id), self
        where c.startups <= 200 and industry_id = any (self.industry_ids)
    ), scored as (
      select f.startup_id, sum(c.rarity) / 1000.0::float
          + case when f.country_id = self.country_id then 0.35 else 0 end
          + case when f.total_fundings > 0 and self.total_fundings > 0
              then 0.25 / (1 + abs(ln(f.total_fundings / self.total_fundings))) else 0 end as score
      from self, search_startups f join startup_industries si on si.startup_id = f.startup_id join counted c using (industry_id)
      where f.startup_id in (select startup_id from looked_at) and f.startup_id <> self.startup_id
        and si.industry_id = any (self.industry_ids)
      group by f.startup_id, f.country_id, self.country_id, f.total_fundings, self.total_fundings
      order by score desc, f.startup_id limit 30
    )
    select s.slug from scored join startups s on s.id = scored.startup_id
    order by scored.score + 0.6 * similarity(s.tagline, (select tagline from startups where id = ${id})) desc,
      s.total_fundings desc nulls last, s.id limit 4`.execute(database.sql);
  return rows.map(({ slug }) => slug);
}

test('without bounds every startup leads', async () => {
  expect(await countWrong('bounds')).toBe(0);
});

test('bounds let the best funded of each country and of all lead', async () => {
  await moveLeadingBounds(database.sql);
  expect(await countWrong('places')).toBe(0);
});

test('whoever leads follows each write, by the bounds as they are', async () => {
  const { sql } = database;
  const { rows } = await raw<{ id: number }>`
    select id from startups order by total_fundings desc nulls last, name, id`.execute(sql);
  const [first, second, third, fourth] = rows.map(({ id }) => id);
  const last = rows.at(-1)?.id;
  await raw`update startups set total_fundings = 1 where id = ${first}`.execute(sql);
  await raw`update startups set total_fundings = 10000000 where id = ${last}`.execute(sql);
  await raw`delete from startups where id = ${second}`.execute(sql);
  await raw`update startups set tagline = 'Überweisungen für Läden' where id = ${fourth}`.execute(
    sql,
  );
  await raw`delete from startup_industries where startup_id = ${third} and position = 1`.execute(
    sql,
  );
  expect(await countWrong('bounds')).toBe(0);
  expect(await countWrong('places')).toBeGreaterThan(0);
});

test('bounds that move tell the industries in which something changed', async () => {
  const { sql } = database;
  await raw`delete from invalidation_outbox`.execute(sql);
  await moveLeadingBounds(sql);
  expect(await countWrong('places')).toBe(0);
  const { rows } = await raw<{ tags: string[] }>`select tags from invalidation_outbox`.execute(sql);
  expect(rows.flatMap(({ tags }) => tags)).toContain('industry:a');
  await raw`delete from invalidation_outbox`.execute(sql);
  await moveLeadingBounds(sql);
  expect((await raw`select from invalidation_outbox`.execute(sql)).rows).toEqual([]);
});

test('related startups are those of a plain query', async () => {
  const { rows } = await raw<{ id: number; slug: string }>`
    select id, slug from startups where id % 29 = 0 or id % 60 = 0 order by id`.execute(
    database.sql,
  );
  expect(rows.length).toBeGreaterThan(30);
  for (const { id, slug } of rows) {
    const related = await listRelated(database.sql, slug);
    expect(
      related.map((one) => one.slug),
      slug,
    ).toEqual(await listRelatedPlainly(id));
  }
});

/** The first startups, for which it is kept who is nearest; s60 and s61 are among them. */
const KEPT = 64;

/** How many of the first have a list that is kept and right, and how many are answered another than the one worked out for them. */
async function compareKept(): Promise<{ kept: number; wrong: number }> {
  const { rows } = await raw<{ kept: number; wrong: number }>`
    select count(kept.startup_id)::int as kept,
      count(*) filter (where near.ids <> find_related_startups(s.id))::int as wrong
    from (select * from startups order by id limit ${KEPT}) s ${relatedJoins}`.execute(
    database.sql,
  );
  return rows[0] ?? { kept: -1, wrong: -1 };
}

async function idOf(slug: string): Promise<number> {
  const { id } = await database.sql
    .selectFrom('startups')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

const best = raw`(select id from startups order by total_fundings desc nulls last, id limit 1)`;
const writes: Record<string, () => Promise<unknown>> = {
  'a round': async () =>
    makeFunding(database.sql, { startup_id: await idOf('s60'), amount_usd: 90_000_000 }),
  'the tagline of who leads': () =>
    raw`update startups set tagline = 'solar power for farmers' where id = ${best}`.execute(
      database.sql,
    ),
  'a tagline of its own': () =>
    raw`update startups set tagline = 'clinics for farmers' where slug in ('s7', 's8', 's9')`.execute(
      database.sql,
    ),
  'another country': () =>
    raw`update startups set country_id = (select max(country_id) from startups) where slug in ('s60', 's70')`.execute(
      database.sql,
    ),
  'an industry more': async () =>
    raw`insert into startup_industries (startup_id, industry_id, position)
      select ${await idOf('s61')}::bigint, id, 99 from industries where slug = 'rare'`.execute(
      database.sql,
    ),
  'an industry less': () =>
    raw`delete from startup_industries where position = 60 and startup_id = (select id from startups where slug = 's120')`.execute(
      database.sql,
    ),
  'a new startup': () =>
    makeStartup(database.sql, {
      slug: 'new',
      tagline: 'loans for shops',
      industries: ['a', 'rare'],
    }),
  'a startup gone': () => raw`delete from startups where id = ${best}`.execute(database.sql),
  'an industry that became small': async () => {
    await raw`delete from startup_industries where position = 3 and startup_id % 2 = 0`.execute(
      database.sql,
    );
    await moveLeadingBounds(database.sql);
  },
};

test.each(Object.entries(writes))(
  'a kept list is the one worked out, after %s',
  async (_, write) => {
    await raw`select keep_related_startups(0, ${KEPT})`.execute(database.sql);
    expect(await compareKept()).toEqual({ kept: KEPT, wrong: 0 });
    await write();
    const { kept, wrong } = await compareKept();
    expect(wrong).toBe(0);
    expect(kept).toBeLessThan(KEPT);
  },
);

test('all lists are kept one after the other, none of a startup that is gone', async () => {
  await raw`delete from startups where id % 4 > 0`.execute(database.sql);
  const halfway = await keepRelated(database.sql, 0, 0);
  expect(halfway).toBeGreaterThan(0);
  expect(await keepRelated(database.sql, halfway, Number.POSITIVE_INFINITY)).toBe(0);
  const { rows } = await raw<{ kept: number; startups: number }>`
    select (select count(*) from kept_related)::int as kept, (select count(*) from startups)::int as startups`.execute(
    database.sql,
  );
  expect(rows[0]?.kept).toBe(rows[0]?.startups);
});
