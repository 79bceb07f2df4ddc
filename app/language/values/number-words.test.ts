import { expect, it } from 'vitest';
import { isNumberWord, withDigits } from './number-words.ts';

it.each([
  ['twenty-two million dollars', '22 million dollars'],
  ['six millions', '6 millions'],
  ['quatre-vingt-dix millions', '90 millions'],
  ['vingt et un millions', '21 millions'],
  ['deux cents mille euros', '200 mille euros'],
  ['cinq cent mille', '500 mille'],
  ['nove milhões', '9 milhões'],
  ['cento e vinte e cinco mil', '125 mil'],
  ['اثنين وعشرين مليون دولار', '22 مليون دولار'],
  ['ثلاثة ملايين', '3 ملايين'],
  ['خمسة عشر مليون', '15 مليون'],
  ['one million', 'one million'],
  ['un million', 'un million'],
  ['$5 million', '$5 million'],
])('%s', (text, digits) => {
  expect(withDigits(text)).toBe(digits);
});

it('takes no other word for a number', () => {
  for (const word of ['million', 'and', 'Sevenly', '-', '', 'و', 'تسعى'])
    expect(isNumberWord(word)).toBe(false);
});
