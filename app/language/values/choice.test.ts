import { expect, test } from 'vitest';
import { EMPLOYEE_RANGES } from '../../base/enumerations.ts';
import { mapEmployeeRange } from './choice.ts';

test.each(EMPLOYEE_RANGES)('%s is ours already', (range) => {
  expect(mapEmployeeRange(range)).toBe(range);
});

test.each([
  ['11-50', '10-50'],
  ['201-500', '100-1000'],
  ['501-1000', '100-1000'],
  ['1001-5000', '1000-5000'],
  ['5001-10000', '>5000'],
  ['10001+', '>5000'],
  ['10,001+ employees', '>5000'],
  ['> 5000', '>5000'],
  ['5000+', '>5000'],
  ['>10000', '>5000'],
  ['2 – 10', '2-10'],
  ['7', '2-10'],
  ['5000', '1000-5000'],
])('%s fits into %s', (other, ours) => {
  expect(mapEmployeeRange(other)).toBe(ours);
});

test.each([
  '1-10',
  '51-200',
  '1000+',
  '>1000',
  '0',
  '0-1',
  '50-11',
  '',
  '-',
  'many',
  '10-50-100',
  '1e3',
])('%j fits nowhere', (other) => {
  expect(mapEmployeeRange(other)).toBeNull();
});
