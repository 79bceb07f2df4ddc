import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELDS_FILE, makeFieldSql } from './make-field-sql.ts';

test('the SQL of fields follows from app/catalogue; fix it with: npm run make:schema', () => {
  expect(readFileSync(FIELDS_FILE, 'utf8')).toBe(makeFieldSql());
});
