import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { findPerson } from './queries.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

test('rounds while they were there, as precisely as either is known', async () => {
  const { id } = await makeStartup(site.sql, { slug: 'kora', name: 'Kora' });
  for (const [slug, announced_on, announced_precision] of [
    ['before', '2018-01-01', 'year'],
    ['same-year', '2019-01-01', 'year'],
    ['early-in-year', '2019-04-30', 'day'],
    ['amid', '2020-03-01', 'month'],
    ['late', '2021-12-31', 'day'],
    ['after', '2022-01-01', 'day'],
  ] as const) {
    await makeFunding(site.sql, { startup_id: id, slug, announced_on, announced_precision });
  }
  await raw`
    with person as (insert into people (slug, name) values ('ama', 'Ama') returning id)
    insert into startup_people (startup_id, person_id, since_on, since_precision, until_on, until_precision)
    select ${id}::bigint, id, '2019-05-01', 'month', '2021-01-01', 'year' from person`.execute(
    site.sql,
  );
  const rounds = (await findPerson(site.sql, 'ama'))?.rounds ?? [];
  expect(rounds.map(({ slug }) => slug)).toEqual(['late', 'amid', 'same-year']);
});
