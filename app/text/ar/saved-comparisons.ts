import { formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/saved-comparisons.ts';
import type { TranslationOf } from '../translation.ts';
import { comparison, others } from './words.ts';

export const savedComparisonsText: TranslationOf<typeof english.savedComparisonsText> = {
  title: 'المقارنات المحفوظة',
  description: 'المقارنات التي حفظتها.',
  used: (saved, limit) => `المحفوظ: ${saved} من ${limit}`,
  titleOf: (names) =>
    formatList(names.length > 3 ? [...names.slice(0, 2), others(names.length - 2)] : names),
  name: 'المقارنة',
  startups: 'الشركات الناشئة',
  saved: 'تاريخ الحفظ',
  actions: 'الإجراءات',
  open: 'فتح في المقارنة',
  openOne: 'فتح',
  delete: 'حذف',
  deleted: (title) => `حُذفت المقارنة: ${title}`,
  deletedOne: 'حُذفت المقارنة. أمامك 10 ثوانٍ للتراجع.',
  deleteFailed: 'تعذّر حذف المقارنة',
  undo: 'تراجع',
  undoFailed: 'تعذّرت استعادة المقارنة',
  empty: 'لا توجد مقارنات محفوظة بعد',
  emptyWhy: 'ضع شركتين ناشئتين أو أكثر جنبًا إلى جنب، ثم اختر «حفظ».',
  start: 'مقارنة الشركات الناشئة',
  more: (count) => `\u200e+${count}`,
  goneCount: (count) => `عدد الشركات التي لم تعد في قاعدة البيانات: ${count}`,
  gone: (slugs) => `شركات لم تعد في قاعدة البيانات، واستُبعدت: ${slugs.join('، ')}.`,
  allGone: 'لم تعد أي من شركاتها الناشئة في قاعدة البيانات',
  full: (saved, limit, offer) =>
    `حفظت ${saved} من أصل ${comparison.of(limit)}. ${
      offer
        ? `وتتيح باقة ${offer.plan}\u200f ${comparison.of(offer.limit)} مقابل ${offer.price}. `
        : ''
    }احذف مقارنة لحفظ أخرى.`,
  fullTitle: (limit) => `كل المقارنات المحفوظة (${limit}) مستخدمة`,
  fullWhy: (saved, limit) => `حفظت ${saved} من أصل ${comparison.of(limit)}. احذف مقارنة لحفظ أخرى.`,
  gives: (limit) =>
    sayPlural(limit, {
      zero: '# مقارنة محفوظة',
      one: 'مقارنة محفوظة واحدة',
      two: 'مقارنتان محفوظتان',
      few: '# مقارنات محفوظة',
      many: '# مقارنة محفوظة',
      other: '# مقارنة محفوظة',
    }),
  wrong: {
    name: 'الحد الأقصى 80 حرفًا',
    note: 'الحد الأقصى 500 حرف',
    slugs: 'المطلوب معرّفات شركات ناشئة مختلفة، من شركتين إلى 10 شركات',
    uuid: 'المطلوب uuid لمقارنة حُذفت خلال آخر 10 ثوانٍ',
    unknown: (slugs) => `لا توجد شركة ناشئة باسم ${slugs.join('، ')}`,
  },
  rename: 'إعادة تسمية',
  renameSave: 'حفظ التغييرات',
  save: 'حفظ',
  saveName: 'الاسم',
  saveNote: 'ملاحظة',
  saveSubmit: 'حفظ المقارنة',
  saveDone: 'حُفظت المقارنة',
  saveFailed: 'تعذّر حفظ المقارنة',
  see: 'عرض كل المقارنات المحفوظة',
};
