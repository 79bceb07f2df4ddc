import { sayPlural } from '../../base/count.ts';

interface Noun {
  /** As a subject: "جولتان". */
  say: (number: number) => string;
  /** After a preposition: "جولتين". */
  of: (number: number) => string;
}

/** The forms of a noun beside a number; `accusative` follows 11 to 99. */
function noun(
  one: string,
  two: string,
  twoOf: string,
  plural: string,
  single: string,
  accusative = single,
): Noun {
  const inCase = (dual: string) => (number: number) =>
    sayPlural(number, {
      zero: `# ${single}`,
      one,
      two: dual,
      few: `# ${plural}`,
      many: `# ${accusative}`,
      other: `# ${single}`,
    });
  return { say: inCase(two), of: inCase(twoOf) };
}

export const round = noun('جولة واحدة', 'جولتان', 'جولتين', 'جولات', 'جولة');
export const startup = noun(
  'شركة ناشئة واحدة',
  'شركتان ناشئتان',
  'شركتين ناشئتين',
  'شركات ناشئة',
  'شركة ناشئة',
);
export const africanStartup = noun(
  'شركة ناشئة أفريقية واحدة',
  'شركتان ناشئتان أفريقيتان',
  'شركتين ناشئتين أفريقيتين',
  'شركات ناشئة أفريقية',
  'شركة ناشئة أفريقية',
);
export const investor = noun(
  'مستثمر واحد',
  'مستثمران',
  'مستثمرين اثنين',
  'مستثمرين',
  'مستثمر',
  'مستثمرًا',
);
export const record = noun('سجل واحد', 'سجلان', 'سجلين', 'سجلات', 'سجل', 'سجلًا');
export const row = noun('صف واحد', 'صفان', 'صفين', 'صفوف', 'صف', 'صفًا');
export const source = noun('مصدر واحد', 'مصدران', 'مصدرين', 'مصادر', 'مصدر', 'مصدرًا');
export const deal = noun('صفقة واحدة', 'صفقتان', 'صفقتين', 'صفقات', 'صفقة');
export const country = noun('بلد واحد', 'بلدان اثنان', 'بلدين', 'بلدان', 'بلد', 'بلدًا');
export const industry = noun('قطاع واحد', 'قطاعان', 'قطاعين', 'قطاعات', 'قطاع', 'قطاعًا');
export const exit = noun('تخارج واحد', 'تخارجان', 'تخارجين', 'تخارجات', 'تخارج', 'تخارجًا');
export const price = noun('سعر واحد', 'سعران', 'سعرين', 'أسعار', 'سعر', 'سعرًا');
export const day = noun('يوم واحد', 'يومان', 'يومين', 'أيام', 'يوم', 'يومًا');
export const month = noun('شهر واحد', 'شهران', 'شهرين', 'أشهر', 'شهر', 'شهرًا');
export const year = noun('سنة واحدة', 'سنتان', 'سنتين', 'سنوات', 'سنة');
export const hour = noun('ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة');
export const minute = noun('دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة');
export const time = noun('مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة');
export const result = noun('نتيجة واحدة', 'نتيجتان', 'نتيجتين', 'نتائج', 'نتيجة');
export const change = noun('تغيير واحد', 'تغييران', 'تغييرين', 'تغييرات', 'تغيير', 'تغييرًا');
export const field = noun('حقل واحد', 'حقلان', 'حقلين', 'حقول', 'حقل', 'حقلًا');
export const company = noun('شركة واحدة', 'شركتان', 'شركتين', 'شركات', 'شركة');
export const list = noun('قائمة واحدة', 'قائمتان', 'قائمتين', 'قوائم', 'قائمة');
export const alert = noun('تنبيه واحد', 'تنبيهان', 'تنبيهين', 'تنبيهات', 'تنبيه', 'تنبيهًا');
export const code = noun('رمز واحد', 'رمزان', 'رمزين', 'رموز', 'رمز', 'رمزًا');
export const character = noun('حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرف', 'حرفًا');
export const person = noun('شخص واحد', 'شخصان', 'شخصين', 'أشخاص', 'شخص', 'شخصًا');
export const suggestion = noun(
  'اقتراح واحد',
  'اقتراحان',
  'اقتراحين',
  'اقتراحات',
  'اقتراح',
  'اقتراحًا',
);
export const correction = noun('تصحيح واحد', 'تصحيحان', 'تصحيحين', 'تصحيحات', 'تصحيح', 'تصحيحًا');
export const comparison = noun('مقارنة واحدة', 'مقارنتان', 'مقارنتين', 'مقارنات', 'مقارنة');
export const message = noun('رسالة واحدة', 'رسالتان', 'رسالتين', 'رسائل', 'رسالة');
export const page = noun('صفحة واحدة', 'صفحتان', 'صفحتين', 'صفحات', 'صفحة');
export const search = noun(
  'عملية بحث واحدة',
  'عمليتا بحث',
  'عمليتي بحث',
  'عمليات بحث',
  'عملية بحث',
);
export const filter = noun(
  'عامل تصفية واحد',
  'عاملا تصفية',
  'عاملي تصفية',
  'عوامل تصفية',
  'عامل تصفية',
);
export const value = noun('قيمة واحدة', 'قيمتان', 'قيمتين', 'قيم', 'قيمة');
export const column = noun('عمود واحد', 'عمودان', 'عمودين', 'أعمدة', 'عمود', 'عمودًا');
export const key = noun('مفتاح واحد', 'مفتاحان', 'مفتاحين', 'مفاتيح', 'مفتاح', 'مفتاحًا');
export const passkey = noun(
  'مفتاح مرور واحد',
  'مفتاحا مرور',
  'مفتاحي مرور',
  'مفاتيح مرور',
  'مفتاح مرور',
);
export const apiCall = noun(
  'استدعاء API واحد',
  'استدعاءا API',
  'استدعاءي API',
  'استدعاءات API',
  'استدعاء API',
);
export const reply = noun('رد واحد', 'ردان', 'ردين', 'ردود', 'رد', 'ردًا');
export const picture = noun('صورة واحدة', 'صورتان', 'صورتين', 'صور', 'صورة');
export const query = noun(
  'استعلام واحد',
  'استعلامان',
  'استعلامين',
  'استعلامات',
  'استعلام',
  'استعلامًا',
);
export const acquisition = noun(
  'عملية استحواذ واحدة',
  'عمليتا استحواذ',
  'عمليتي استحواذ',
  'عمليات استحواذ',
  'عملية استحواذ',
);
export const merger = noun(
  'عملية اندماج واحدة',
  'عمليتا اندماج',
  'عمليتي اندماج',
  'عمليات اندماج',
  'عملية اندماج',
);
export const closure = noun(
  'عملية إغلاق واحدة',
  'عمليتا إغلاق',
  'عمليتي إغلاق',
  'عمليات إغلاق',
  'عملية إغلاق',
);
export const file = noun('ملف واحد', 'ملفان', 'ملفين', 'ملفات', 'ملف', 'ملفًا');
export const feed = noun('خلاصة واحدة', 'خلاصتان', 'خلاصتين', 'خلاصات', 'خلاصة');
export const article = noun('خبر واحد', 'خبران', 'خبرين', 'أخبار', 'خبر', 'خبرًا');

export const founder = noun('مؤسس واحد', 'مؤسسان', 'مؤسسين اثنين', 'مؤسسين', 'مؤسس', 'مؤسسًا');

/** With the preposition "ل", which is written together with Arabic: "للشركات", "لشركتين". */
export const of = (whom: string) =>
  whom.startsWith('ال')
    ? `لل${whom.slice(2)}`
    : /^[\u0621-\u064a]/.test(whom)
      ? `ل${whom}`
      : `لـ${whom}`;

const besides = (one: string, two: string, many: string) => (number: number) =>
  sayPlural(number, { one, two, few: `# ${many}`, other: `# ${many}` });
/** What a list leaves out: "3 غيرها". */
export const others = besides('واحدة أخرى', 'اثنتان أخريان', 'غيرها');
export const otherPeople = besides('واحد آخر', 'اثنان آخران', 'غيرهم');

/** Of the nouns that lists name by their singular or plural. */
const named: Readonly<Record<string, Noun>> = {
  'شركة ناشئة': startup,
  'شركات ناشئة': startup,
  جولة: round,
  جولات: round,
  مستثمر: investor,
  مستثمرين: investor,
  مؤسس: founder,
  مؤسسين: founder,
};

export function sayNamed(number: number, one: string, many: string): string {
  return (
    named[one]?.say(number) ??
    sayPlural(number, { one, two: `# ${many}`, few: `# ${many}`, other: `# ${one}` })
  );
}
