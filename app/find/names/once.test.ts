import { expect, test } from 'vitest';
import { unansweredSql } from '../../../test/unanswered-sql.ts';
import { listExactlyNamed } from './name-rows.server.ts';
import { lookingUpOnce } from './once.server.ts';

test('of one question each name is looked up once, and again for the next', async () => {
  let asked = 0;
  const sql = unansweredSql(() => {
    asked += 1;
  });
  const question = () =>
    lookingUpOnce(async () => {
      await Promise.all(['yoco', 'yoco'].map((key) => listExactlyNamed(sql, [key], [])));
      await listExactlyNamed(sql, ['yoco'], []);
      await listExactlyNamed(sql, ['paga'], []);
    });
  await question();
  expect(asked).toBe(2);
  await question();
  expect(asked).toBe(4);
});
