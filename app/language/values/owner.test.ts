import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOwner, sayOwner } from './owner.ts';

const TODAY = '2026-11-28';

test.each([
  ['Stripe', 'Stripe', 'Stripe'],
  [' Stripe  (100 %, Oct 2020) ', 'Stripe (100%, 2020-10)', 'Stripe (100%, as of October 2020)'],
  ['Sample Group (2023; 60.5%)', 'Sample Group (60.5%, 2023)', 'Sample Group (60.5%, as of 2023)'],
  ['Sample Group (as of 2023)', 'Sample Group (2023)', 'Sample Group (as of 2023)'],
  ['Sample Group ()', 'Sample Group', 'Sample Group'],
])('%j is %j, said as %j', (text, stored, said) => {
  expect(readOwner(text, TODAY)).toEqual({ value: stored });
  expect(sayOwner(stored)).toBe(said);
});

test.each(['X', 'Stripe (120%)', 'Stripe (0%)', 'Stripe (soon)', 'Stripe (2099)', 'x'.repeat(121)])(
  '%j cannot be read',
  (text) => {
    expect(readOwner(text, TODAY)).toMatchObject({ value: null, problem: expect.any(String) });
  },
);

test('what is stored is read as the same', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { value } = readOwner(text, TODAY);
      if (value !== null) expect(readOwner(value, TODAY)).toEqual({ value });
    }),
  );
});
