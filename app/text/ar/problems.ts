import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/problems.ts';
import type { TranslationOf } from '../translation.ts';

const nearestIs = (nearest: string | null) => (nearest ? `؛ الأقرب ${nearest}` : '');
const letters = (number: number) =>
  sayPlural(number, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

export const problemsText: TranslationOf<typeof english.problemsText> = {
  internal: 'حدث خلل من جانبنا، وقد سُجل.',
  database: 'قاعدة البيانات مشغولة أو غير متاحة. أعد المحاولة بعد قليل.',
  otherSite: 'أُرسلت هذه الاستمارة من موقع آخر، أو أنها قديمة جدًا. افتح الصفحة من جديد.',
  manySignIns: 'عدد كبير من الأشخاص يسجّلون الدخول في هذه اللحظة. أعد المحاولة.',
  brokenForm: 'تعذّرت قراءة الاستمارة: محتواها تالف.',
  manyFields: 'في الاستمارة حقول أكثر مما ينبغي، أو أسماؤها متداخلة أكثر مما ينبغي.',
  tooLarge: (bytes) => `الطلب أكبر من ${formatCount(bytes)} بايت.`,
  tooManyTries: (seconds) =>
    seconds < 90
      ? `محاولات كثيرة. أعد المحاولة بعد ${sayPlural(seconds, { one: 'ثانية', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' })}.`
      : `محاولات كثيرة. أعد المحاولة بعد ${sayPlural(Math.ceil(seconds / 60), { one: 'دقيقة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}.`,
  length: (min, max) => `المطلوب من ${formatCount(min)} إلى ${letters(max)}`,
  lengthOfNames: (min, max) => `المطلوب أسماء طولها من ${formatCount(min)} إلى ${letters(max)}`,
  amountOfValues: (min, max) => `العدد المطلوب من ${formatCount(min)} إلى ${formatCount(max)}`,
  noneOf: (choices) => `المطلوب إحدى القيم الآتية: ${choices.join('، ')}`,
  countryFirst: 'اختر البلد أولًا',
  usDollars: 'المطلوب مبلغ بالدولار الأمريكي',
  setByItself: 'تُحدد هذه القيمة تلقائيًا',
  notIndustry: (given, nearest) => `«${given}» ليس من القطاعات المعروفة${nearestIs(nearest)}`,
  notPlace: (given, country, isCity, nearest) =>
    `«${given}» ليس من ${isCity ? 'المدن' : 'الولايات'} المعروفة في ${country}${nearestIs(nearest)}`,
};
