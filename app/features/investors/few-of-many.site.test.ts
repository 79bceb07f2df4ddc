// Partial reads find what full reads find.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { type CoInvestor, ROUNDS_NAMED } from '../../catalogue/investor-contract.ts';
import { findInvestor, listBacked } from './queries.server.ts';
import { searchInvestors } from './search.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // Undated rounds, and totals that are equal or unknown.
  await raw`update fundings set announced_on = null, announced_precision = null where id % 11 = 3`.execute(
    site.sql,
  );
  await raw`update fundings set amount_usd = case when id % 2 = 0 then 1000000 end where id % 5 = 1`.execute(
    site.sql,
  );
});
afterAll(() => site.close());

test('pages of an investor’s rounds and startups are cut from all of them, in order', async () => {
  const { rows: investors } = await raw<{ slug: string; rounds: string[]; startups: string[] }>`
    select i.slug,
      array(select f.slug from funding_investors fi join fundings f on f.id = fi.funding_id where fi.investor_id = i.id
        order by f.announced_on desc nulls last, f.counted_usd desc nulls last, f.id desc) as rounds,
      array(select s.slug from startups s
        where s.id in (select f.startup_id from funding_investors fi join fundings f on f.id = fi.funding_id where fi.investor_id = i.id)
        order by s.total_fundings desc nulls last, s.name, s.id) as startups
    from investors i order by i.deals_count desc, i.id limit 40`.execute(site.sql);
  for (const { slug, rounds, startups } of investors) {
    for (const [page, perPage] of [
      [1, 3],
      [2, 3],
      [4, 2],
      [1, 500],
    ] as const) {
      const [from, to] = [(page - 1) * perPage, page * perPage];
      const profile = await findInvestor(site.sql, slug, page, perPage, new Date());
      expect(
        profile?.portfolio.map(({ funding_slug }) => funding_slug),
        slug,
      ).toEqual(rounds.slice(from, to));
      const backed = await listBacked(site.sql, slug, page, perPage);
      expect(
        backed.map((startup) => startup.slug),
        slug,
      ).toEqual(startups.slice(from, to));
    }
  }
});

test('the rounds named with a co-investor are the last that both joined', async () => {
  const { rows: investors } = await raw<{ slug: string; shared: Record<string, string[]> }>`
    select i.slug, (select json_object_agg(other.slug, array(
        select f.slug from funding_investors mine join funding_investors its using (funding_id)
          join fundings f on f.id = mine.funding_id
        where mine.investor_id = i.id and its.investor_id = other.id
        order by f.announced_on desc nulls last, f.id limit ${ROUNDS_NAMED}))
      from investors other where other.id <> i.id) as shared
    from investors i order by i.deals_count desc, i.id limit 20`.execute(site.sql);
  let several = 0;
  for (const { slug, shared } of investors) {
    const { data } = await site.api(`/investor/${slug}`);
    for (const { slug: other, rounds, shared_count } of data.co_investors as CoInvestor[]) {
      expect(
        rounds.map((round) => round.slug),
        `${slug}, ${other}`,
      ).toEqual(shared[other]);
      if (shared_count > ROUNDS_NAMED) several += 1;
    }
  }
  expect(several).toBeGreaterThan(5);
});

test.each(['ca', 'a', 'Q', 'é', 'æ', '%', '_', '4d', 'o c', "'"])('short words: %j', async (q) => {
  const words = q.split(' ');
  const { rows } = await raw<{ name: string }>`
    select name from investors where ${raw.join(
      words.map((word) => raw`position(fold_name(${word}) in name_folded) > 0`),
      raw` and `,
    )}`.execute(site.sql);
  const found = await searchInvestors(site.sql, { q }, 1, 10_000);
  const names = rows.map(({ name }) => name).toSorted();
  if (found.match === 'near') expect(names).toEqual([]);
  else expect(found.rows.map(({ name }) => name).toSorted()).toEqual(names);
});

test('many matches are in the order of all of them, on every page', async () => {
  await raw`insert into investors (slug, name, type)
    select 'crowd-' || n, case when n % 3 = 0 then 'Ca ' || n when n % 3 = 1 then 'Crowd Capital ' || n else 'Épica ' || n end,
      case when n % 2 = 0 then 'Angel' end
    from generate_series(1, 1600) n`.execute(site.sql);
  for (const filters of [{ q: 'ca' }, { q: 'CA', type: 'Angel' }, { q: 'capital' }, { q: 'c' }]) {
    const { rows } = await raw<{ slug: string }>`
      select slug from investors
      where position(lower(${filters.q}) in name_folded) > 0 and (${filters.type ?? null}::text is null or type = ${filters.type ?? null})
      order by starts_with(name_folded, lower(${filters.q})) desc, deals_count desc, total_amount desc nulls last, name, id`.execute(
      site.sql,
    );
    const slugs = rows.map(({ slug }) => slug);
    for (const page of [1, 2, 27, 60, 200]) {
      const found = await searchInvestors(site.sql, filters, page, 20);
      expect(found.total).toBe(slugs.length);
      expect(found.rows.map(({ slug }) => slug)).toEqual(slugs.slice((page - 1) * 20, page * 20));
    }
  }
});
