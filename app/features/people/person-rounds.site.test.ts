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
  expect(rounds.every(({ is_during_role }) => is_during_role)).toBe(true);
});

test.each([
  ['a role without dates', 'role', {}, false],
  ['a founder without dates', 'founder', {}, false],
  ['a founder until a known day', 'founder', { until: '2021-01-01' }, true],
  ['another role until a known day', 'role', { until: '2021-01-01' }, false],
  ['a role since a known day', 'role', { since: '2019-01-01' }, true],
])('%s', async (words, kind, dates: { since?: string; until?: string }, isDuring) => {
  const slug = words.replaceAll(' ', '-');
  const { id } = await makeStartup(site.sql, { slug, name: words });
  const round = { startup_id: id, announced_precision: 'day' };
  await makeFunding(site.sql, { ...round, slug: `${slug}-seed`, announced_on: '2020-03-01' });
  await makeFunding(site.sql, { startup_id: id, announced_on: null, announced_precision: null });
  const { since = null, until = null } = dates;
  await raw`
    with person as (insert into people (slug, name) values (${slug}, 'Kwame') returning id)
    insert into startup_people (startup_id, person_id, is_founder, since_on, since_precision, until_on, until_precision)
    select ${id}::bigint, id, ${kind === 'founder'}, ${since}::date, case when ${since}::date is not null then 'day' end,
      ${until}::date, case when ${until}::date is not null then 'day' end from person`.execute(
    site.sql,
  );
  const rounds = (await findPerson(site.sql, slug))?.rounds ?? [];
  // Undated rounds are during no role.
  expect(rounds.map(({ is_during_role }) => is_during_role)).toEqual([isDuring, false]);
  const page = await site.page(`/person/${slug}`);
  expect(page.includes('Rounds raised during that time')).toBe(isDuring);
  expect(page).toContain('<h2>Rounds of these startups</h2>');
});
