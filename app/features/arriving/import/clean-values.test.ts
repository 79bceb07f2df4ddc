// Smaller readers: countries, addresses, lists, text, headers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../../base/countries.ts';
import { readAddress, readTwitterHandle, readWebsite } from '../../../language/values/address.ts';
import { joinInvestors, splitInvestors } from '../../../language/values/investors.ts';
import { splitCell } from '../../../language/values/names.ts';
import { readAnyCountry, readCountry } from '../../../language/values/place.ts';
import { cleanCell, cleanValue } from '../../../language/values/reading.ts';
import { findMissing, mapHeaders } from './map-headers.ts';
import { splitConflictFree } from './staging.server.ts';

test('countries by label, code, other names, French names; of several none', () => {
  for (const { iso2, label, slug } of COUNTRIES) {
    expect(readCountry(label).value).toBe(iso2);
    expect(readCountry(slug).value).toBe(iso2);
    if (iso2 !== 'NA') expect(readCountry(iso2).value).toBe(iso2);
  }
  const others = {
    'Ivory Coast': 'CI',
    'COTE D’IVOIRE': 'CI',
    DRC: 'CD',
    'Congo, Democratic Republic of the': 'CD',
    'Republic of the Congo': 'CG',
    'Cape Verde': 'CV',
    Swaziland: 'SZ',
    'The Gambia': 'GM',
    NGA: 'NG',
    Maroc: 'MA',
    'Tanzania, United Republic of': 'TZ',
    Égypte: 'EG',
  };
  for (const [name, code] of Object.entries(others))
    expect(readCountry(name).value, name).toBe(code);
  for (const name of [
    'France',
    'Africa',
    'Atlantis',
    'Guineas',
    'Nigeria; Kenya',
    'Kenya / Uganda',
    'SA',
    'Somaliland',
  ])
    expect(readCountry(name)).toMatchObject({ value: null, problem: expect.any(String) });
  expect(
    ['USA', 'United Kingdom', 'UAE', 'France', 'San Francisco, United States', 'Kenya', 'DE'].map(
      (name) => readAnyCountry(name).value,
    ),
  ).toEqual(['US', 'GB', 'AE', 'FR', 'US', 'KE', 'DE']);
});

describe('addresses', () => {
  test.each([
    ['www.Acme.NG', 'https://www.acme.ng', 'acme.ng'],
    ['http://acme.com/', 'http://acme.com', 'acme.com'],
    ['acme.co.ke/about?x=1', 'https://acme.co.ke/about?x=1', 'acme.co.ke'],
    ['https://facebook.com/acme', 'https://facebook.com/acme', null],
    ['https://acme.wixsite.com/home', 'https://acme.wixsite.com/home', null],
    ['https://play.google.com/store/apps/x', 'https://play.google.com/store/apps/x', null],
  ])('%s', (cell, url, domain) => {
    expect(readWebsite(cell)).toEqual({ value: { url, domain } });
  });

  test.each([
    'javascript:alert(1)',
    'ftp://a.com',
    'not a site',
    'localhost',
    'http://',
    'https://user:pass@a.com',
    'mailto:a@b.c',
    '127.0.0.1',
    'a',
    `https://a.com/${'x'.repeat(3_000)}`,
  ])('%s is a problem', (cell) => {
    expect(readWebsite(cell)).toMatchObject({ value: null, problem: expect.any(String) });
  });

  test('tracking parameters are removed', () => {
    expect(readAddress('https://a.com/b?utm_source=x&id=1&fbclid=y').value).toBe(
      'https://a.com/b?id=1',
    );
    expect(readAddress('https://a.com/b?q=a|b').value).toBe('https://a.com/b?q=a|b');
    expect(readTwitterHandle('https://twitter.com/Acme?s=20').value).toBe('Acme');
  });
});

test('lists of names', () => {
  expect(splitCell('A; B;A;; ')).toEqual(['A', 'B']);
  expect(splitCell('A, B, Inc., Cat and Dog')).toEqual(['A', 'B, Inc.', 'Cat', 'Dog']);
  expect(splitCell('Sand and Sons')).toEqual(['Sand and Sons']);
  expect(splitCell('Foo, Bar;')).toEqual(['Foo, Bar']);
  expect(
    splitInvestors('*Lead One;Second Fund (lead);undisclosed investors;and 3 others;Third'),
  ).toEqual([
    { name: 'Lead One', isLead: true },
    { name: 'Second Fund', isLead: true },
    { name: 'Third', isLead: false },
  ]);
  expect(
    joinInvestors(
      [{ name: 'B', isLead: true }],
      [
        { name: 'A', isLead: false },
        { name: 'b', isLead: false },
      ],
    ),
  ).toEqual([
    { name: 'B', isLead: true },
    { name: 'A', isLead: false },
  ]);
});

test('invisible characters are removed, and exports are read back (property)', () => {
  expect(cleanCell('A\u202etxt\u200b\u0000 B\u00a0 C\ufeff')).toBe('Atxt B C');
  expect(cleanCell("'=SUM(A1)")).toBe('=SUM(A1)');
  expect(['N/A', ' – ', '#REF!', 'unknown', 'Unknown Ltd'].map(cleanValue)).toEqual([
    '',
    '',
    '',
    '',
    'Unknown Ltd',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanCell(text);
      expect(clean).not.toMatch(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/u);
      expect(clean.isWellFormed()).toBe(true);
    }),
  );
});

test('headers', () => {
  const fields = (headers: string[]) =>
    Object.fromEntries(
      [...mapHeaders('startups', headers).columnOf].map(([field, index]) => [
        headers[index],
        field,
      ]),
    );
  expect(
    fields([
      'COMPANY NAME',
      'Web-Site',
      'HQ Country',
      'Year Founded',
      'Sector(s)',
      '# Employees',
      'junk',
    ]),
  ).toEqual({
    'COMPANY NAME': 'name',
    'Web-Site': 'website',
    'HQ Country': 'country',
    'Year Founded': 'year_founded',
    'Sector(s)': 'industries',
    '# Employees': 'employee_range',
  });
  expect(mapHeaders('startups', ['Name', 'junk']).ignored).toEqual(['junk']);
  expect(findMissing('startups', mapHeaders('startups', ['country']))).toMatch(/name/);
  expect(
    findMissing('metrics', mapHeaders('metrics', ['startup', 'date', 'followers'])),
  ).toBeNull();
});

test('conflict-free batches keep the order of rows that share a key (property)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 3 })),
      (rows) => {
        const batches = splitConflictFree(
          rows.map((keys, index) => ({ keys, index })),
          ({ keys }) => keys,
        );
        const flat = batches.flat();
        expect(flat).toHaveLength(rows.length);
        for (const batch of batches) {
          const keys = batch.flatMap(({ keys: own }) => [...new Set(own)]);
          expect(new Set(keys).size).toBe(keys.length);
        }
        for (const key of ['a', 'b', 'c', 'd', 'e'] as const) {
          const order = flat.filter(({ keys }) => keys.includes(key)).map(({ index }) => index);
          expect(order).toEqual(order.toSorted((one, other) => one - other));
        }
      },
    ),
  );
});
