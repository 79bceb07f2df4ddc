import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MONTHS } from '../../base/enumerations.ts';
import { type DateOrder, dateOrderShownBy, readDate, readYear } from './date.ts';

const read = (cell: string, order: DateOrder | null = null) =>
  readDate(cell, { order, today: '2027-12-31' });

describe('readDate', () => {
  test.each([
    ['2021-03-05', '2021-03-05'],
    ['2021/3/5', '2021-03-05'],
    ['2021.03.05', '2021-03-05'],
    ['2021-03', '2021-03'],
    ['2021', '2021'],
    ['20210305', '2021-03-05'],
    ['25/12/2019', '2019-12-25'],
    ['12/25/2019', '2019-12-25'],
    ['25.12.2019', '2019-12-25'],
    ['25-12-19', '2019-12-25'],
    ['05/05/2022', '2022-05-05'],
    ['5 March 2021', '2021-03-05'],
    ['March 5, 2021', '2021-03-05'],
    ['Mar 5th, 2021', '2021-03-05'],
    ['5-Mar-21', '2021-03-05'],
    ['Mar-21', '2021-03'],
    ['March 2021', '2021-03'],
    ['Friday, March 5, 2021', '2021-03-05'],
    ['lundi 17 mai 2021', '2021-05-17'],
    ['segunda-feira, 17 de maio de 2021', '2021-05-17'],
    ['Jumatatu, 17 Mei 2021', '2021-05-17'],
    ['الاثنين 17 مايو 2021', '2021-05-17'],
    ['2021 Mar 5', '2021-03-05'],
    ['1er mars 2021', '2021-03-01'],
    ['août 2020', '2020-08'],
    ['12/2021', '2021-12'],
    ['2021-03-05T10:20:30Z', '2021-03-05'],
    ['2021-03-05 10:20:30', '2021-03-05'],
    ['25/12/2019 08:00', '2019-12-25'],
    ['44260', '2021-03-05'],
    ['2021-03-00', '2021-03'],
    ['2021-00-00', '2021'],
    ['Q3 2021', '2021'],
    ['2021 H1', '2021'],
  ])('%s', (cell, date) => {
    expect(read(cell).value?.date).toBe(date);
    expect(read(cell).problem).toBeUndefined();
  });

  test.each(['', '-', 'N/A', 'unknown', 'TBD'])('%j says nothing', (cell) => {
    expect(read(cell)).toEqual({ value: null });
  });

  test.each([
    '1201',
    '3201',
    '1201-05-01',
    '2021-02-30',
    '31/31/2021',
    '2021-13-01',
    'soon',
    '12',
    '99999',
    '30 Feb 2021',
    'May 21',
    'mai 21',
    '5 Smarch 2021',
    '-1',
    '2021-3-5-6',
  ])('%s is a problem', (cell) => {
    const { value, problem } = read(cell);
    expect(value).toBeNull();
    expect(problem).toMatch(/\S/);
  });

  test('ambiguous dates follow the column, or keep only their year and are reported', () => {
    expect(read('03/04/2021', 'day-first').value?.date).toBe('2021-04-03');
    expect(read('03/04/2021', 'month-first').value?.date).toBe('2021-03-04');
    for (const order of ['mixed', null] as const) {
      expect(read('03/04/2021', order)).toMatchObject({
        value: { date: '2021', precision: 'year' },
        problem: expect.stringContaining('day/month'),
      });
    }
  });

  test('every day of every form is read back, and never as another day (property)', () => {
    const day = fc.date({
      min: new Date('1951-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
        const name = MONTHS[Number(month) - 1];
        for (const text of [
          iso,
          `${dayOfMonth} ${name} ${year}`,
          `${name} ${Number(dayOfMonth)}, ${year}`,
          `${year}${month}${dayOfMonth}`,
        ]) {
          expect(read(text).value?.date).toBe(iso);
        }
        expect(read(`${dayOfMonth}/${month}/${year}`, 'day-first').value?.date).toBe(iso);
        expect(read(`${month}/${dayOfMonth}/${year}`, 'month-first').value?.date).toBe(iso);
        // Without an order it is this day or only its year.
        expect([iso, year]).toContain(read(`${dayOfMonth}/${month}/${year}`).value?.date);
      }),
    );
  });

  test('nothing makes it throw, and its years are within bounds (property)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9/.\- TQ:]{0,16}$/)),
        (cell) => {
          const { value } = read(cell);
          if (value)
            expect(Number(value.date.slice(0, 4))).toSatisfy(
              (year: number) => year >= 1950 && year <= 2027,
            );
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test('dateOrderShownBy', () => {
  expect(
    [
      '25/12/2019',
      '12/25/2019',
      '03/04/2021',
      '2021-03-25',
      '25/25/2019',
      '',
      '25/12/2019 10:00',
    ].map(dateOrderShownBy),
  ).toEqual(['day-first', 'month-first', null, null, null, null, 'day-first']);
});

test('readYear', () => {
  const years = (cell: string) => readYear(cell, 1900, 2026);
  expect(
    ['2015', '2015.0', 'c. 2015', '2015-03-01', 'Mar 2015', '01/02/2015'].map(
      (cell) => years(cell).value,
    ),
  ).toEqual(Array(6).fill(2015));
  expect(['', '0', '-', 'N/A'].map(years)).toEqual(Array(4).fill({ value: null }));
  for (const cell of ['1201', '3201', '20', 'long ago', '2015-2016'])
    expect(years(cell)).toMatchObject({ value: null, problem: expect.stringMatching(/\S/) });
});
