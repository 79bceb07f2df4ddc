import { expect, test } from 'vitest';
import { z } from 'zod';
import { readArguments } from './arguments-as-sent.ts';

const shape = {
  startups: z.array(z.string()).min(1).describe('Slugs'),
  page: z.int().min(1).default(1).describe('Counts from 1'),
  full: z.boolean().default(false),
  place: z.string().optional(),
};

test.each([
  [{ page: null, place: null }, {}],
  [null, {}],
  [undefined, {}],
  [
    { page: '2', full: 'true' },
    { page: 2, full: true },
  ],
  [{ full: 'false' }, { full: false }],
  [{ startups: '["flutterwave","paystack"]' }, { startups: ['flutterwave', 'paystack'] }],
  [{ startups: 'flutterwave, paystack' }, { startups: ['flutterwave', 'paystack'] }],
  [{ startups: 'flutterwave' }, { startups: ['flutterwave'] }],
  [{ page: '', full: 'null', place: ' ' }, {}],
  [{ place: 2023 }, { place: '2023' }],
  [{ place: ['Kenya'] }, { place: 'Kenya' }],
  [{ full: 'True' }, { full: true }],
  [
    { constructor: 'x', place: 'Kenya' },
    { constructor: 'x', place: 'Kenya' },
  ],
  // Not to be left out.
  [{ startups: '' }, { startups: [''] }],
  // Other values are left for the schema to refuse.
  [
    { page: 'two', full: 'maybe', place: '2', unknown: 'x' },
    { page: 'two', full: 'maybe', place: '2', unknown: 'x' },
  ],
  ['text', 'text'],
  [[1], [1]],
])('%j is read as %j', (sent, read) => {
  expect(readArguments(shape, sent)).toEqual(read);
});
