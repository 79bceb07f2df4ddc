import { expect, test } from 'vitest';
import { countSteps } from '../../../../test/steps.ts';
import { readNames } from './read-names.ts';

const namesOf = async (text: string) => {
  const { rows, at } = await readNames(text);
  return rows.map((row) => row[at.name]);
};

test.each([
  ['Andela\nFlutterwave\r\n\n  Kuda  ', ['Andela', 'Flutterwave', 'Kuda']],
  ['Kuda, Inc.\nWave, Ltd', ['Kuda, Inc.', 'Wave, Ltd']],
  ['Kuda\tNigeria\nWave\tSenegal', ['Kuda', 'Wave']],
  ['Name\nKuda\nWave', ['Kuda', 'Wave']],
  ['id,Company Name,Country\n1,"Kuda, Inc.",Nigeria\n2,Wave,Senegal', ['Kuda, Inc.', 'Wave']],
  ['country;startup\nKenya;"M-KOPA ""Solar"""', ['M-KOPA "Solar"']],
  ['"Kuda"\n"Wave"', ['Kuda', 'Wave']],
  ['\n', []],
  ['Flutterwave, Paystack; Yoco', ['Flutterwave', 'Paystack', 'Yoco']],
  ['Kuda, Inc., Wave; M-KOPA, Ltd.', ['Kuda, Inc.', 'Wave', 'M-KOPA, Ltd.']],
  ['1. Kuda\n2. Wave\n10) Yoco', ['Kuda', 'Wave', 'Yoco']],
  ['- Kuda\n• Wave', ['Kuda', 'Wave']],
  ['1. Kuda\n2Africa', ['1. Kuda', '2Africa']],
  ['54gene\n1. Kuda', ['54gene', '1. Kuda']],
  ['Nom;Pays\nWave;Sénégal', ['Wave']],
  ['Wave;Sénégal\nKuda;Nigeria', ['Wave', 'Kuda']],
])('%j', async (text, names) => {
  expect(await namesOf(text)).toEqual(names);
});

test('knows where country and website stand, and keeps the other columns', async () => {
  const { header, rows, at } = await readNames(
    'Startup,Notes,HQ country,URL\nKuda,old,NG,kuda.com\n',
  );
  expect(at).toEqual({ name: 0, country: 2, website: 3 });
  expect(header).toEqual(['Startup', 'Notes', 'HQ country', 'URL']);
  expect(rows).toEqual([['Kuda', 'old', 'NG', 'kuda.com']]);
});

test('twice as many numbered lines take twice the work', async () => {
  const steps = (lines: number) => countSteps(() => namesOf('1. Kuda\n'.repeat(lines)));
  expect(await steps(2_000)).toBeLessThan(2.5 * (await steps(1_000)));
});
