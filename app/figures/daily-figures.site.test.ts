import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { placeTag } from '../page-cache/cache-tags.ts';
import { readDailyFigure, refreshDailyFigure } from './daily-figures.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const at = (day: string) => new Date(`${day}T09:00:00Z`);

test('a figure is computed once a day, and pages follow when it comes out otherwise', async () => {
  const { sql } = site;
  let median = 5;
  let computed = 0;
  const figure = {
    key: 'records:12:0',
    async compute() {
      computed += 1;
      return { median };
    },
    listCacheTags: async () => [placeTag('kenya')],
  };
  const listInvalidated = async () => {
    const { rows } = await raw<{ tags: string[] }>`
      with read as (delete from invalidation_outbox returning id, tags) select tags from read order by id`.execute(
      sql,
    );
    return rows.map(({ tags }) => tags);
  };
  await listInvalidated();
  expect(await readDailyFigure(sql, figure, at('2026-11-01'))).toEqual({ median: 5 });
  median = 6;
  expect(await readDailyFigure(sql, figure, at('2026-11-02'))).toEqual({ median: 5 });
  expect(await listInvalidated()).toEqual([]);

  await refreshDailyFigure(sql, figure, at('2026-11-02'));
  await refreshDailyFigure(sql, figure, at('2026-11-02'));
  expect(computed).toBe(2);
  expect(await readDailyFigure(sql, figure, at('2026-11-02'))).toEqual({ median: 6 });
  expect(await listInvalidated()).toEqual([['place:kenya']]);

  await refreshDailyFigure(sql, figure, at('2026-11-03'));
  expect(computed).toBe(3);
  expect(await listInvalidated(), 'it came out the same').toEqual([]);

  // No job runs.
  median = 7;
  expect(await readDailyFigure(sql, figure, at('2026-11-09'))).toEqual({ median: 7 });
  expect(await listInvalidated()).toEqual([['place:kenya']]);
});
