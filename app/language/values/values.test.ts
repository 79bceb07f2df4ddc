import { describe, expect, test } from 'vitest';
import {
  findSharedHost,
  parseTicker,
  parseTwitterHandle,
  readHomePage,
  readWebAddress,
} from './address.ts';
import { parseRound } from './choice.ts';
import { isPastDate } from './date.ts';
import { readInvestorName } from './investors.ts';

test.each([
  ['NYSE: JMIA', 'NYSE:JMIA'],
  ['nse : bao', 'NSE:BAO'],
  ['JMIA', null],
  ['NYSE:', null],
])('ticker %j', (text, ticker) => {
  expect(parseTicker(text)).toBe(ticker);
});

test.each([
  ['@Paystack', 'Paystack'],
  ['x.com/andela?s=20', 'andela'],
  ['https://mobile.twitter.com/#!/Acme/status/1', 'Acme'],
  ['andela?s=20', null],
  ['a_name_that_is_too_long', null],
  ['', null],
])('handle %j', (text, handle) => {
  expect(parseTwitterHandle(text)).toBe(handle);
});

describe('addresses', () => {
  test.each([
    ['www.Acme.NG', 'https://www.acme.ng', 'https://www.acme.ng'],
    ['//acme.ng.', 'https://acme.ng', 'https://acme.ng'],
    ['http://acme.com/', 'http://acme.com/', 'http://acme.com'],
    ['acme.ng:8080/a#team', 'https://acme.ng:8080/a#team', 'https://acme.ng:8080/a'],
    ['https://a.com/b?utm_source=x&id=1', 'https://a.com/b?id=1', 'https://a.com/b?id=1'],
    ['https://a.com/b?q=a|b', 'https://a.com/b?q=a|b', 'https://a.com/b?q=a|b'],
    // Shown as what it is, not as what it imitates.
    ['https://аррӏе.com/', 'https://xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com'],
    ['https://192.168.0.1', null, null],
    ['https://user:secret@acme.ng', null, null],
    ['mailto:a@b.c', null, null],
    ['javascript:alert(1)', null, null],
    [`https://a.com/${'x'.repeat(2_000)}`, null, null],
  ])('%s', (text, address, homePage) => {
    expect(readWebAddress(text)).toBe(address);
    expect(readHomePage(text)).toBe(homePage);
  });

  test.each([
    ['https://substack.com/@me', 'substack.com'],
    ['https://me.carrd.co', 'carrd.co'],
    ['https://WWW.Facebook.com/me', 'facebook.com'],
    ['https://play.google.com/store', 'google.com'],
    // Anybody has an address there: it proves nothing.
    ['https://gmail.com', 'gmail.com'],
    ['https://www.yahoo.fr', 'yahoo.fr'],
    ['https://outlook.com', 'outlook.com'],
    ['https://mail.ru', 'mail.ru'],
    ['https://proton.me', 'proton.me'],
    ['https://notfacebook.com', null],
    ['https://acme.co.ke', null],
  ])('the shared host of %s is %s', (address, host) => {
    expect(findSharedHost(address)).toBe(host);
  });
});

test.each([
  ['series-a', 'Series A'],
  ['Series D', 'Venture Series'],
  ['bridge', 'Convertible Note'],
  ['Seed (extension)', 'Seed'],
  ['Acquisition', null],
  ['', null],
  ['x'.repeat(300), null],
])('round %j', (text, round) => {
  expect(parseRound(text)).toBe(round);
});

test.each([
  ['2026', true],
  ['2026-11', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2026-12', false],
  ['1949', false],
])('%s has begun by 21 November 2026: %s', (text, isPast) => {
  const date = { date: text, precision: 'year' } as const;
  expect(isPastDate(date, '2026-11-21')).toBe(isPast);
});

test.each([
  ['Acme Ventures', { name: 'Acme Ventures', isLead: false }],
  ['*Acme', { name: 'Acme', isLead: true }],
  ['Acme (Co-Lead)', { name: 'Acme', isLead: true }],
  ['Acme - lead', { name: 'Acme', isLead: true }],
  ['3 others', null],
  ['undisclosed investors', null],
  ['(lead)', null],
])('investor %j', (text, investor) => {
  expect(readInvestorName(text)).toEqual(investor);
});
