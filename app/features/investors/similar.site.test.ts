import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { findFocus, listSimilar } from './similar.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('each number of the map opens exactly its rounds', async () => {
  const html = await site.page('/investor/novastar-ventures');
  const cells = [...html.matchAll(/class="heat-cell"[^>]*href="([^"]+)"[^>]*>([\d,]+)</g)];
  expect(cells.length).toBeGreaterThan(8);
  const byStage = cells.filter(([, href = '']) => href.includes('round='));
  expect(byStage.length).toBeGreaterThan(4);
  for (const [, href = '', rounds] of cells) {
    const address = href.replaceAll('&amp;', '&');
    const { meta } = await site.api(address);
    expect(meta.total, address).toBe(Number(rounds));
  }
});

test('the map shows the most frequent, and says when there are more', async () => {
  const focus = await findFocus(site.sql, 'y-combinator');
  expect(focus.isCut).toBe(true);
  expect(focus.industries).toHaveLength(8);
  const rounds = focus.industries.map((industry) => industry.rounds);
  expect(rounds).toEqual(rounds.toSorted((a, b) => b - a));
  expect(await findFocus(site.sql, 'nobody-such')).toEqual({
    stages: [],
    industries: [],
    isCut: false,
  });
});

test('similar investors are those who backed most of the same startups', async () => {
  const similar = await listSimilar(site.sql, 'novastar-ventures');
  expect(similar.length).toBeGreaterThan(2);
  for (const { slug, shared, all, startups } of similar) {
    const { rows } = await raw<{ shared: number; all: number }>`
      with backed as (select distinct i.slug, f.startup_id from investors i
        join funding_investors fi on fi.investor_id = i.id join fundings f on f.id = fi.funding_id)
      select count(*)::int as all, count(*) filter (where startup_id in (
        select startup_id from backed where slug = 'novastar-ventures'))::int as shared
      from backed where slug = ${slug}`.execute(site.sql);
    expect({ shared, all }, slug).toEqual(rows[0]);
    expect(startups.length).toBe(Math.min(shared, 4));
  }
  const html = await site.page('/investor/novastar-ventures');
  expect(html.includes('Similar investors')).toBe(true);
});
