import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceOf, soundKeysOf, soundsLike } from './arabic-sound.ts';

test.each([
  ['سويفل', 'Swvl'],
  ['فوري', 'Fawry'],
  ['فيزيتا', 'Vezeeta'],
  ['باي موب', 'Paymob'],
  ['ناوي', 'Nawy'],
  ['انستاباج', 'Instabug'],
  ['فلاترويف', 'Flutterwave'],
  ['بايستاك', 'Paystack'],
  ['انترسويتش', 'Interswitch'],
  ['ألجيبرا فنتشرز', 'Algebra Ventures'],
  ['محمود نوح', 'Mahmoud Nouh'],
  ['ثاندر', 'Thndr'],
  ['خزنة', 'Khazna'],
  ['ماكساب', 'MaxAB'],
  ['كودا', 'Kuda'],
  ['أوباي', 'OPay'],
  ['تشيبر كاش', 'Chipper Cash'],
])('%s sounds like %s', (written, name) => {
  expect(soundsLike(written, name)).toBe(true);
});

test.each([
  ['بيع', 'OPay'],
  ['سويفل', 'Seveneleven'],
  ['فوري', 'Fara'],
])('%s does not sound like %s', (written, name) => {
  expect(soundsLike(written, name)).toBe(false);
});

test('any text has few keys, of consonants only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const keys = soundKeysOf(text);
      return keys.length <= 16 && keys.every((key) => /^[bdfgklmnrst]+$/.test(key));
    }),
  );
  const letters = fc.stringMatching(/^[\u0621-\u064a ]{1,20}$/);
  fc.assert(fc.property(letters, fc.string(), (text, name) => distanceOf(text, name) <= 1));
});
