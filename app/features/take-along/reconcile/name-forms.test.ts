import { expect, test } from 'vitest';
import { CERTAIN, readDomain, readForms, scoreName, withoutNote } from './name-forms.ts';

const score = (asked: string, known: string) => {
  const [one, other] = [readForms(asked), readForms(known)];
  if (!one || !other) throw new Error('no letters');
  return scoreName(one, other);
};

test.each([
  ['o pay', 'opay'],
  ['m-kopa', 'm kopa'],
  ['flutterwave inc.', 'flutterwave'],
  ['kuda', 'kuda ltd'],
  ['interswitch (pty) ltd', 'interswitch'],
  ['yassir s.a.r.l.', 'yassir'],
  ['paystack limited company', 'paystack'],
  ["moniepoint's", 'moniepoints'],
])('%s is certainly %s', (asked, known) => {
  expect(score(asked, known)).toBeGreaterThanOrEqual(CERTAIN);
});

test.each([
  ['kuda technologies', 'kuda'],
  ['flutterwve', 'flutterwave'],
  ['wave mobile money', 'wave'],
  ['andela', 'andala'],
  ['sa', 'sas'],
  ['wave sa', 'wave'],
  ['kuda s.a.', 'kuda'],
  ['sun king sl', 'sun king'],
])('%s is not certainly %s', (asked, known) => {
  expect(score(asked, known)).toBeLessThan(CERTAIN);
});

test('a legal form that may be a country is certain where the country is that of the record', () => {
  const [asked, known] = [readForms('wave sa'), readForms('wave')];
  if (!asked || !known) throw new Error('no letters');
  expect(scoreName(asked, known, { isOfCountry: true })).toBeGreaterThanOrEqual(CERTAIN);
});

test('a name of legal forms alone keeps them', () => {
  expect(readForms('co ltd')).toMatchObject({ key: 'coltd', bare: 'coltd' });
  expect(readForms('---')).toBeNull();
});

test.each([
  ['flutterwave.com', 'flutterwave.com'],
  ['https://www.Flutterwave.com/ng?x=1', 'flutterwave.com'],
  ['Flutterwave', null],
  ['Dr. Pay', null],
])('the domain of %s is %s', (text, domain) => {
  expect(readDomain(text)).toBe(domain);
});

test('a note in brackets is no part of the name', () => {
  expect(withoutNote('Moove (formerly Drive2)')).toBe('Moove');
  expect(withoutNote('Moove')).toBeNull();
  expect(withoutNote('(x)')).toBeNull();
});
