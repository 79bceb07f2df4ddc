import { expect, test } from 'vitest';
import { listingText } from '../../../text/text.ts';
import { readPastDate } from './read-past-date.ts';

const { wrong } = listingText;
const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2023', '2023'],
  ['2023-03', '2023-03'],
  ['2023-03-12', '2023-03-12'],
  ['March 2023', '2023-03'],
  ['mars 2023', '2023-03'],
  ['12 March 2023', '2023-03-12'],
  ['March 12th, 2023', '2023-03-12'],
  ['03/2023', '2023-03'],
  ['13/03/2023', '2023-03-13'],
  ['3/3/2023', '2023-03-03'],
  ['21 November 2026', '2026-11-21'],
])('%s is %s', (text, date) => {
  expect(readPastDate(text, NOW)).toMatchObject({ value: { date } });
});

test.each([
  ['soon', wrong.date],
  ['', wrong.date],
  ['30 February 2023', wrong.date],
  ['45033', wrong.date],
  ['03/04/2023', wrong.dateEither],
  ['December 2026', wrong.datePast],
  ['1949', wrong.datePast],
])('%s is refused: %s', (text, why) => {
  expect(readPastDate(text, NOW)).toEqual({ wrong: why });
});
