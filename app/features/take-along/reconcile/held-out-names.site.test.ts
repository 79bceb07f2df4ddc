// 200 names as spreadsheets write them: names of the record disturbed at random, other names of its
// startups, and names that it does not have.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCsv } from '../../../../test/parse-csv.ts';
import { openTestSite } from '../../../../test/site.ts';
import { matchNames } from './match-names.server.ts';

const SHEET = new URL('../../../../test/held-out-names.csv', import.meta.url);

test('of 200 held-back names 90 % are matched rightly, and none is wrongly certain', async () => {
  const site = await openTestSite();
  const [, ...rows] = parseCsv(readFileSync(SHEET, 'utf8'));
  expect(rows).toHaveLength(200);
  const queries = rows.map(([name = '']) => ({ name, kinds: ['startup'] as const, limit: 5 }));
  const found = await matchNames({ searchSql: site.sql }, queries);
  await site.close();
  const judged = rows.map(([name, slug = '', what], at) => {
    const [first] = found[at] ?? [];
    const isRight = slug ? first?.slug === slug : !first?.match;
    return {
      name,
      slug,
      what,
      got: first?.slug,
      score: first?.score,
      match: first?.match,
      isRight,
    };
  });
  const wronglyCertain = judged.filter(({ match, isRight }) => match && !isRight);
  expect(wronglyCertain).toEqual([]);
  const wrong = judged.filter(({ isRight }) => !isRight);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(20);
});
