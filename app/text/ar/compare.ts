import { formatList } from '../../base/count.ts';
import type * as english from '../en/compare.ts';
import type { TranslationOf } from '../translation.ts';
import { startup } from './words.ts';

export const compareText: TranslationOf<typeof english.compareText> = {
  compare: 'مقارنة',
  overTime: 'التمويل عبر الزمن',
  overTimeMeasure: 'المجموع التراكمي للجولات المعلنة، بالدولار الأمريكي',
  title: 'مقارنة الشركات الناشئة',
  titleOf: (names) => `مقارنة ${formatList(names)}`,
  lead: 'ضع الشركات الناشئة جنبًا إلى جنب: أين مقرها، وما نشاطها، وكم عدد موظفيها، وكم جمعت.',
  description:
    'مقارنة الشركات الناشئة الأفريقية جنبًا إلى جنب: المكان وسنة التأسيس والقطاعات والموظفون والمتابعون وأحدث جولة وإجمالي التمويل، ولكل رقم مصدره.',
  tray: {
    title: 'شركات ناشئة للمقارنة',
    compare: (count) => `مقارنة (${count})`,
    clear: 'مسح',
    second: 'أضف شركة ثانية من صفحتها',
    find: 'البحث عن شركات أخرى',
  },
  needsSecond: 'أضف شركة ناشئة ثانية لعرض الاثنتين جنبًا إلى جنب.',
  slots: 'الشركات الناشئة قيد المقارنة',
  table: 'مقارنة جنبًا إلى جنب',
  funding: 'الحالة والجولات والمستثمرون',
  earlier: (name) => `تقديم ${name} موضعًا واحدًا`,
  later: (name) => `تأخير ${name} موضعًا واحدًا`,
  remove: (name) => `إزالة ${name}`,
  drag: 'اسحب لإعادة الترتيب',
  moved: (name, place, of) => `${name} الآن في الموضع ${place} من ${of}`,
  removed: (name) => `أُزيلت ${name}`,
  added: (name, place, of) => `أُضيفت ${name}\u200f، في الموضع ${place} من ${of}`,
  addLabel: 'إضافة شركة ناشئة',
  addButton: 'إضافة',
  add: (name) => `إضافة ${name}`,
  suggestions: 'الشركات الناشئة المطابقة',
  suggestionsFound: (count) =>
    count === 0 ? 'لم يُعثر على شركات ناشئة' : `عُثر على ${startup.of(count)}`,
  nothingFound: (typed) => `لا توجد شركة ناشئة باسم «${typed}».`,
  nothingFoundWhy: 'جرّب جزءًا من الاسم، أو اختر شركة من أحد القطاعات.',
  severalFound: (typed) => `أي شركة تقصد بـ«${typed}»؟`,
  nearest: (name) => `شركات مشابهة لـ${name}:`,
  full: (limit) => `كل المواضع مشغولة (${limit} من ${limit}).`,
  fullMore: (plan, limit) => `عدد المواضع في باقة ${plan}: ${limit}.`,
  fullWhy: 'أزل شركة لإضافة أخرى.',
  gives: (limit) => `${startup.say(limit)} جنبًا إلى جنب`,
  tooManyTitle: (count) => `عدد الشركات الزائدة على المتاح: ${count}`,
  tooMany: (asked, limit) =>
    `عدد الشركات المطلوب مقارنتها ${asked}؛ ويتسع العرض هنا لـ${limit}، ويتيح API مقارنة ما يصل إلى 10.`,
  leftOut: 'الشركات المستبعدة:',
  unknown: (slugs) =>
    slugs.length === 1
      ? `لا توجد شركة ناشئة باسم «${slugs[0]}».`
      : 'لا توجد شركات ناشئة بهذه الأسماء:',
  unknownHow:
    'اكتب الجزء الأخير من عنوان صفحة الشركة الناشئة: flutterwave للصفحة /startup/flutterwave.',
  onlyDifferences: 'الاختلافات فقط',
  noDifferences: 'هذه الشركات الناشئة متطابقة في كل الصفوف.',
  allRows: 'عرض كل الصفوف',
  copyLink: 'نسخ الرابط',
  linkCopied: 'نُسخ الرابط',
  linkNotCopied: 'منع المتصفح النسخ',
  linkNotCopiedWhy: 'الرابط نفسه في شريط العنوان.',
  exportCsv: 'تصدير CSV',
  csvTitle: 'مقارنة',
  emptyTitle: 'مقارنات يمكنك البدء بها',
  emptyWhy: 'أضف شركتين ناشئتين أو أكثر بالاسم، أو ابدأ بإحدى هذه المقارنات.',
  noStartups: 'لا توجد شركات ناشئة في قاعدة البيانات بعد.',
  exampleOf: (industry) => `الأكثر تمويلًا في ${industry}`,
  expectedSlugs: 'المطلوب معرّف واحد على الأقل',
};
