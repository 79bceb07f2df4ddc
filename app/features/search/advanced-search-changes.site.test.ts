import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { errorsOf, type Filters, useAdvancedSearch } from '../../../test/advanced-search.ts';
import { MAX_FACETED } from '../../find/conditions.ts';

const kit = useAdvancedSearch();
const { post, search } = kit;

test('a changed startup is found as it is now, by any writer', async () => {
  const { sql } = kit.site;
  const found = async (f: Filters) => (await search(f)).data.map(({ slug }) => slug);
  const year: Filters = [{ column: 'year_founded', operator: 'equals', query_1: '1951' }];
  expect(await found(year)).toEqual([]);
  await sql
    .updateTable('startups')
    .set({ year_founded: 1951 })
    .where('slug', '=', 'andela')
    .execute();
  expect(await found(year)).toEqual(['andela']);
  const { id } = await sql
    .selectFrom('startups')
    .select('id')
    .where('slug', '=', 'andela')
    .executeTakeFirstOrThrow();
  const tech: Filters = [...year, { column: 'technology', operator: 'is_not_blank' }];
  expect(await found(tech)).toEqual([]);
  const technology = await sql
    .insertInto('technologies')
    .values({ slug: 'sparrow', name: 'Sparrow', category: 'Analytics' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql
    .insertInto('startup_technologies')
    .values({ startup_id: id, technology_id: technology.id })
    .execute();
  const misspelt: Filters = [{ column: 'technology', operator: 'includes', query_1: 'Sparow' }];
  expect(await errorsOf(post(misspelt))).toEqual({
    'f.0.query_1': ['there is no technology "Sparow"; the nearest is "Sparrow"'],
  });
  expect(await found([{ column: 'technology', operator: 'includes', query_1: 'Sparrow' }])).toEqual(
    ['andela'],
  );
  await sql.deleteFrom('startup_technologies').where('startup_id', '=', id).execute();
  expect(await found(tech)).toEqual([]);
  await sql.deleteFrom('fundings').where('startup_id', '=', id).execute();
  expect(await found([...year, { column: 'investor', operator: 'is_blank' }])).toEqual(['andela']);
});

test('a text is found where the startup is now, and in what it does now', async () => {
  const { sql } = kit.site;
  const found = async (column: string, operator: string, query_1: string) => {
    const { data } = await search([
      { column: 'tagline', operator: 'contains', query_1: 'zebra crossing' },
      { column, operator, query_1 },
    ]);
    return data.map(({ slug }) => slug);
  };
  const kuda = await sql
    .updateTable('startups')
    .set({ tagline: 'Loans at the zebra crossing' })
    .where('slug', '=', 'kuda')
    .returning(['id', 'country_id'])
    .executeTakeFirstOrThrow();
  expect(await found('country', 'equals', 'nigeria')).toEqual(['kuda']);
  await raw`update startups set country_id = (select id from places where kind = 'country' and slug = 'kenya') where id = ${kuda.id}`.execute(
    sql,
  );
  expect(await found('country', 'equals', 'nigeria')).toEqual([]);
  expect(await found('country', 'equals', 'kenya')).toEqual(['kuda']);
  await raw`update startup_industries set industry_id = (select id from industries where slug = 'fashion')
    where startup_id = ${kuda.id} and position = 0`.execute(sql);
  expect(await found('industry', 'includes', 'fashion')).toEqual(['kuda']);
  await sql.deleteFrom('startup_industries').where('startup_id', '=', kuda.id).execute();
  expect(await found('industry', 'includes', 'fashion')).toEqual([]);
});

test('of more matches than facets count, the first in the order asked are counted', async () => {
  const { sql } = kit.site;
  const few = await search([], '?facets=1&sort=name');
  await raw`
    insert into search_startups (startup_id, updated_at, fundings_count, country_id, status, name,
      industry_ids, investor_ids, lead_investor_ids, founder_ids, technology_ids)
    select 1000000 + number, now(), 0, (select min(id) from places where kind = 'country'), 'closed', 'zzz ' || number,
      '{}', '{}', '{}', '{}', '{}'
    from generate_series(1, ${MAX_FACETED}::int) number`.execute(sql);
  const { meta, facets } = await search([], '?facets=1&sort=name');
  expect(meta.facets_of).toBe('first_5000');
  const counted = facets?.country.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(MAX_FACETED);
  // All other startups come before these, and are counted.
  expect(facets?.industry).toEqual(few.facets?.industry);
  await raw`delete from search_startups where startup_id > 1000000`.execute(sql);
});
