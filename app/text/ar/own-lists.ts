import { formatCount, formatList } from '../../base/count.ts';
import type * as english from '../en/own-lists.ts';
import type { TranslationOf } from '../translation.ts';
import { investor, list, person, row, startup } from './words.ts';

type Kind = Parameters<typeof english.ownListsText.rows>[0];

const KINDS = { startup, investor, person } as const;
const NO: Record<Kind, string> = {
  startup: 'لا توجد شركة ناشئة',
  investor: 'لا يوجد مستثمر',
  person: 'لا يوجد شخص',
};
const THIS: Record<Kind, string> = {
  startup: 'هذه الشركة الناشئة',
  investor: 'هذا المستثمر',
  person: 'هذا الشخص',
};

export const ownListsText: TranslationOf<typeof english.ownListsText> = {
  title: 'قوائمك',
  description: 'شركات ناشئة ومستثمرون وأشخاص تهتم بهم، مع ملاحظاتك.',
  lead: 'دوّن ما يخص شركات ناشئة أو مستثمرين أو أشخاصًا: أين وصلت مع كل منهم، وملاحظاتك، وموعد الخطوة التالية.',
  kinds: { startup: 'الشركات الناشئة', investor: 'المستثمرون', person: 'الأشخاص' },
  rows: (kind, rows) => KINDS[kind].say(rows),
  used: (lists, limit) => `${formatCount(lists)} من أصل ${list.of(limit)}`,
  name: 'الاسم',
  holds: 'المحتوى',
  changed: 'آخر تعديل {when}',
  changedAt: 'آخر تعديل',
  shared: 'المشاركة',
  privateList: 'لك وحدك',
  secretAddress: 'بعنوان سري',
  startups: 'الشركات الناشئة',
  startupStatus: 'حالة الشركة',
  empty: 'لا توجد قوائم بعد',
  emptyWhy: 'أنشئ قائمة هنا، أو حدد صفوفًا في أي جدول للشركات الناشئة أو المستثمرين أو الأشخاص.',
  create: 'قائمة جديدة',
  createSubmit: 'إنشاء القائمة',
  fullTitle: (limit) => `كل القوائم (${formatCount(limit)}) مستخدمة`,
  fullWhy: 'احذف قائمة لإنشاء أخرى.',
  gives: (limit) => list.say(limit),
  full: (limit, offer) =>
    `كل القوائم (${formatCount(limit)}) مستخدمة. ${
      offer ? `وتتيح باقة ${offer.plan}\u200f ${list.of(offer.limit)} مقابل ${offer.price}. ` : ''
    }احذف قائمة لإنشاء أخرى.`,
  rowsFull: (limit, offer) =>
    `الحد الأقصى للقائمة ${row.say(limit)}، ولم يُضف شيء. ${
      offer ? `وتتيح باقة ${offer.plan}\u200f ${row.of(offer.limit)} مقابل ${offer.price}. ` : ''
    }أزل بعضها، أو ابدأ قائمة أخرى.`,
  firstStatuses: {
    startup: ['للاطلاع', 'على تواصل', 'قيد الدراسة', 'مستبعدة'],
    investor: ['للتواصل', 'جرى التواصل', 'قيد المحادثات', 'اعتذر'],
    person: ['للتواصل', 'جرى التواصل', 'على تواصل', 'مستبعد'],
  },
  all: 'الكل',
  statusOf: (name) => `حالة ${name}`,
  noteOf: (name) => `ملاحظة عن ${name}`,
  dueOf: (name) => `الخطوة التالية مع ${name}`,
  select: (name) => `تحديد ${name}`,
  status: 'الحالة',
  noStatus: 'بلا حالة',
  note: 'ملاحظة',
  due: 'الخطوة التالية',
  gone: 'لم يعد في قاعدة البيانات',
  goneRow: (number) => `الصف ${number}`,
  emptyList: 'لا شيء في هذه القائمة بعد',
  emptyListWhy: 'حدد صفوفًا في جدول، ثم اختر «إضافة إلى قائمة».',
  find: {
    startup: 'البحث عن شركات ناشئة',
    investor: 'البحث عن مستثمرين',
    person: 'البحث عن مؤسسين',
  },
  noneOfStatus: (status) => `لا توجد صفوف بالحالة «${status}»`,
  showAll: 'عرض الكل',
  save: 'حفظ التغييرات',
  changedElsewhere: (names) =>
    `عناصر تغيّرت في نافذة أخرى منذ فتحت هذه الصفحة، وتُركت كما هي: ${names}. راجعها واحفظ مجددًا.`,
  forSelected: 'للعناصر المحددة:',
  setStatus: 'ضبط الحالة',
  statusToSet: 'الحالة المطلوبة',
  compare: 'مقارنة',
  csv: 'CSV',
  csvRows: (rows) => `CSV\u200f، ${row.say(rows)}`,
  xlsxRows: (rows) => `XLSX\u200f، ${row.say(rows)}`,
  xlsx: 'XLSX',
  remove: 'إزالة',
  removeAsk: (rows) =>
    `إزالة ${row.of(rows)} من القائمة مع الملاحظات المرافقة؟ لا يمكن التراجع عن ذلك.`,
  removeSure: 'نعم، إزالة',
  keep: 'إبقاء',
  nothingSelected: 'حدد صفًا واحدًا على الأقل أولًا.',
  tooFewToCompare: 'حدد شركتين ناشئتين على الأقل للمقارنة.',
  columns: 'الأعمدة',
  columnsLegend: 'المعلومات المعروضة',
  columnsSubmit: 'عرض هذه المعلومات',
  usualColumns: 'الأعمدة المعتادة',
  share: 'مشاركة',
  shareWhat: 'يمكن لمن لديه العنوان قراءة القائمة بلا حساب؛ ولا يمكن لأحد تغييرها.',
  shareNotes: 'إظهار ملاحظاتي أيضًا',
  shareSubmit: 'إنشاء عنوان سري',
  shareAddress: 'العنوان السري',
  shareSave: 'حفظ',
  shareRevoke: 'إيقاف المشاركة',
  shareRevokeWhat: 'عند إيقاف المشاركة لا يعود العنوان يؤدي إلى شيء.',
  settings: 'الإعدادات',
  statuses: 'الحالات',
  statusesHint: 'حالة في كل سطر، بكلماتك. وتحتفظ الصفوف بالحالة حتى لو حذفتها من هنا.',
  settingsSubmit: 'حفظ الإعدادات',
  deleteList: 'حذف هذه القائمة',
  deleteWhat: (rows) =>
    `تُحذف القائمة${rows === 0 ? '' : ` ومعها ${row.say(rows)} وكل الملاحظات`}. لا يمكن التراجع عن ذلك.`,
  sharedBy: 'قائمة شاركها أحدهم معك',
  sharedNote: (product) =>
    `الأسماء والمعلومات من ${product}؛ أما الحالات والملاحظات والتواريخ فمن صاحب القائمة.`,
  exportTitle: (name) => `القائمة ${name}`,
  address: 'العنوان',
  selection: {
    title: {
      startup: 'الشركات الناشئة المحددة',
      investor: 'المستثمرون المحددون',
      person: 'الأشخاص المحددون',
    },
    description: 'ما حددته، وما يمكن فعله به.',
    all: 'تحديد كل الصفوف',
    bar: 'للصفوف المحددة',
    selected: 'ضمن التحديد',
    addToList: 'إضافة إلى قائمة',
    follow: 'متابعة',
    none: 'لا شيء محدد',
    noneWhy: 'عُد وحدد صفوفًا في الجدول، ثم أعد المحاولة.',
    unknown: (slugs) => `معرّفات غير موجودة في قاعدة البيانات، واستُبعدت: ${slugs.join('، ')}.`,
    list: 'القائمة',
    newList: 'قائمة جديدة',
    newName: 'اسم القائمة الجديدة',
    newNameHint: 'لقائمة جديدة فقط.',
    addSubmit: (rows, kind) => `إضافة ${KINDS[kind].of(rows)}`,
    signIn: 'سجّل الدخول لحفظ قائمة',
    signInSubmit: 'تسجيل الدخول',
    noFollow: 'لا يمكن متابعة الأشخاص؛ تابع شركاتهم الناشئة.',
    signInWhy: 'القوائم والمتابعات مرتبطة بحساب. ويبقى ما حددته في هذه الصفحة.',
    followAll: (rows, kind) =>
      rows === 1 ? `متابعة ${THIS[kind]}` : `متابعة ${KINDS[kind].of(rows)}`,
    followWhat: 'يظهر كل جديد عمّا تتابعه في لوحة المتابعة.',
    followed: (rows, kind) => `بدأت متابعة ${KINDS[kind].of(rows)}.`,
    take: 'تصدير',
  },
  wrong: {
    name: 'المطلوب من حرف واحد إلى 80 حرفًا',
    status: 'الحد الأقصى 40 حرفًا',
    statuses: 'المطلوب من حالة واحدة إلى 12 حالة، حالة في كل سطر، ولا تتجاوز الواحدة 40 حرفًا',
    note: 'الحد الأقصى 500 حرف',
    day: 'المطلوب يوم مثل 2026-12-01',
    slugs: 'المطلوب من معرّف واحد إلى 200 معرّف',
    newName: 'أدخل اسم القائمة الجديدة، من 80 حرفًا على الأكثر',
    unknown: (kind, slugs) => `${NO[kind]} باسم ${formatList(slugs.slice(0, 10))}`,
  },
};
