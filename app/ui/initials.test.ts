import { expect, it } from 'vitest';
import { getInitials } from './entities.tsx';

it.each([
  ['Flutterwave', 'F'],
  ['Kudi Money Transfer', 'KM'],
  ['kudi & co', 'KC'],
  ['@Pay', 'P'],
  ['.Club Domains', 'CD'],
  ['#NAME?', 'N'],
  ['54gene', '5'],
  ['  two   spaces ', 'TS'],
  ['éclair Élan', 'ÉÉ'],
  ['ɓe ƙarfi', 'ƁƘ'],
  ['e\u0323\u0301ko', 'E\u0323\u0301'],
  ['مصنع النيل', 'ما'],
  ['𝒜lpha', '𝒜'],
  ['!!!', '?'],
  ['', '?'],
])('%j gives %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
