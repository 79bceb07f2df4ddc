import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { unansweredSql } from '../../test/unanswered-sql.ts';
import { queryBudget, TooManyQueries, withinQueries, withoutQueryBudget } from './query-budget.ts';

let sent = 0;
const sql = unansweredSql(() => {
  sent += 1;
}, [queryBudget]);
const ask = () => raw`select 1`.execute(sql);

test('work sends as many queries as it may, and others are not counted', async () => {
  const work = withinQueries(2, async () => {
    await Promise.all([ask(), ask()]);
    await withoutQueryBudget(ask);
    await ask();
  });
  await expect(work).rejects.toThrow(TooManyQueries);
  expect(sent).toBe(3);
  await ask();
  expect(sent).toBe(4);
});
