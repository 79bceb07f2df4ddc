import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/shell.ts';
import type { TranslationOf } from '../translation.ts';
import { day, record, row, sayNamed, suggestion, time } from './words.ts';

export const shellText: TranslationOf<typeof english.shellText> = {
  defaultTitle: 'اكتشف الشركات الناشئة الرائدة والواعدة في أفريقيا',
  titleTemplate: (title, productName) => `${title} - ${productName}`,
  titleWithErrors: (title) => `خطأ: ${title}`,
  description:
    'قاعدة بيانات مفتوحة عن الشركات الناشئة الأفريقية: ما هي، وكم جمعت، وممّن، وما مصدر كل رقم.',
  skipToContent: 'الانتقال إلى المحتوى',
  home: (productName) => `${productName}، الصفحة الرئيسية`,
  mainNavigation: 'القائمة الرئيسية',
  legalNavigation: 'الصفحات القانونية',
  dataNavigation: 'البيانات',
  aboutNavigation: 'عن هذا الموقع',
  about: 'من نحن',
  figures: 'الأرقام',
  exits: 'التخارجات',
  accountNavigation: 'الحساب',
  more: 'المزيد',
  menu: 'القائمة',
  close: 'إغلاق',
  startups: 'الشركات الناشئة',
  rounds: 'الجولات',
  industries: 'القطاعات',
  investors: 'المستثمرون',
  map: 'الخريطة',
  top100: 'أكبر 100',
  compare: 'مقارنة',
  news: 'الأخبار',
  pricing: 'الأسعار',
  search: 'بحث',
  searchLabel: 'البحث في الشركات الناشئة والمستثمرين والقطاعات والأماكن',
  searchPlaceholder: 'بحث',
  searchKeyHint: '/',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  dashboard: 'لوحة المتابعة',
  alerts: 'التنبيهات',
  following: 'المتابعات',
  lists: 'قوائمك',
  savedComparisons: 'المقارنات المحفوظة',
  addStartup: 'إضافة شركة ناشئة',
  missing: 'هل تنقصنا شركة ناشئة؟',
  moderation: 'المراجعة',
  settings: 'الإعدادات',
  language: (name) => `اللغة: ${name}`,
  accountOf: (name) => `حساب ${name}`,
  theme: 'المظهر',
  themes: { light: 'فاتح', dark: 'داكن', auto: 'حسب النظام' },
  siteNotice: 'تنويه',
  terms: 'شروط الاستخدام',
  privacyPolicy: 'سياسة الخصوصية',
  attributionPolicy: 'سياسة ذكر المصدر',
  corrections: 'التصحيحات',
  methodology: 'المنهجية',
  newsletter: 'النشرة البريدية',
  advancedSearch: 'بحث متقدم',
  match: 'مطابقة قائمة',
  api: 'API',
  data: 'البيانات',
  fundingsFeed: 'خلاصة التمويل',
  newsFeed: 'خلاصة الأخبار',
  dataSource: 'الأرقام مأخوذة من تقارير منشورة، ولكل رقم مصدره. نرحب بالتصحيحات.',
  keys: {
    title: 'مفاتيح الاختصار',
    search: ['/ أو Ctrl+K', 'بحث'],
    list: ['?', 'هذه القائمة'],
    close: ['Esc', 'إغلاق النافذة المفتوحة'],
    button: 'اختصارات لوحة المفاتيح',
    turnOff: 'إيقاف اختصارات المفتاح الواحد',
    turnOn: 'تشغيل اختصارات المفتاح الواحد',
  },
  copy: { copy: 'نسخ', copied: 'نُسخ', denied: 'منع المتصفح النسخ' },
  loading: 'جارٍ التحميل',
};

export const statesText: TranslationOf<typeof english.statesText> = {
  retry: 'إعادة المحاولة',
  requestId: (id) => `الطلب ${id}`,
  source: 'المصدر:',
  records: (records) => record.say(records),
  updated: 'آخر تحديث {day}',
  stale: (days) => `حُدّثت البيانات قبل ${day.of(days)}`,
};

export const toastsText: TranslationOf<typeof english.toastsText> = {
  region: 'الإشعارات',
  close: 'إغلاق',
  times: (count) => time.say(count),
  stillWaiting: 'ما زلنا ننتظر الرد',
  cancel: 'إلغاء',
  exportDone: 'اكتمل التصدير',
  exportFailed: 'منع المتصفح تنزيل الملف…',
};

export const formsText: TranslationOf<typeof english.formsText> = {
  problem: 'هناك مشكلة',
  optional: '(اختياري)',
  error: 'خطأ:',
};

export const listsText: TranslationOf<typeof english.listsText> = {
  removeFilter: (filter) => `إزالة عامل التصفية «${filter}»`,
  pages: 'الصفحات',
  page: (page) => `الصفحة ${formatCount(page)}`,
  previous: 'السابق',
  next: 'التالي',
  range: (from, to, total) =>
    `من ${formatCount(from)} إلى ${formatCount(to)} من أصل ${formatCount(total)}`,
  rangeAtLeast: (from, to, total) =>
    `من ${formatCount(from)} إلى ${formatCount(to)} من أصل ${formatCount(total)} على الأقل`,
  loadMore: 'عرض المزيد',
  breadcrumbs: 'مسار التنقل',
};

export const listPagesText: TranslationOf<typeof english.listPagesText> = {
  filters: 'عوامل التصفية',
  moreFilters: 'عوامل تصفية أخرى',
  show: 'عرض',
  upTo: (label) => `${label}، حتى`,
  any: 'الكل',
  clearAll: 'مسح الكل',
  pastTheEnd: 'هذه الصفحة فارغة',
  firstPage: 'الصفحة الأولى',
  without: (filter, total, isAtLeast) =>
    `من دون «${filter}»: ${formatCount(total)}${isAtLeast ? ' أو أكثر' : ''}`,
  take: 'تنزيل هذه القائمة:',
  fileRows: (total, most, isAtLeast) => {
    if (isAtLeast) return `حتى ${row.of(most)}`;
    if (total <= most) return row.say(total);
    return `أول ${formatCount(most)} من أصل ${row.of(total)}`;
  },
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  feed: 'خلاصة',
  wrong: (label, message) => `${label}: ${message}`,
  says: {
    not_equals: (value: string) => `ليس ${value}`,
    not_in: (value: string) => `ليس أيًّا من ${value}`,
    not_includes: (value: string) => `من دون ${value}`,
    in: (value: string) => `أيّ من ${value}`,
    includes_any: (value: string) => `أيّ من ${value}`,
    gt: (value: string) => `أكثر من ${value}`,
    gte: (value: string) => `ابتداءً من ${value}`,
    lt: (value: string) => `أقل من ${value}`,
    lte: (value: string) => `حتى ${value}`,
    between: (from: string, to: string) => `من ${from} إلى ${to}`,
    within_last: (days: string) => `خلال آخر ${day.of(Number(days))}`,
    is_blank: () => 'غير معروف',
    is_not_blank: () => 'معروف',
  },
  count: (total, one, many, isAtLeast) =>
    `${sayNamed(total, one, many)}${isAtLeast ? ' على الأقل' : ''}`,
};

export const paletteText: TranslationOf<typeof english.paletteText> = {
  groups: {
    startup: 'الشركات الناشئة',
    investor: 'المستثمرون',
    person: 'الأشخاص',
    industry: 'القطاعات',
    location: 'الأماكن',
  },
  recent: 'عمليات البحث الأخيرة',
  tryOne: 'جرّب',
  exampleSearches: [
    'التكنولوجيا المالية في كينيا',
    'السلسلة A في 2025',
    'الطاقة الشمسية في غرب أفريقيا',
  ],
  saved: 'عمليات البحث المحفوظة',
  understood: 'فهمنا طلبك هكذا',
  read: (chips, found) =>
    `فهمنا طلبك هكذا: ${chips.join('، ')}. ${found ? `${found}. ` : ''}اضغط Enter لعرض النتائج.`,
  actions: 'الإجراءات',
  results: 'الاقتراحات',
  allResults: (q) => `كل نتائج «${q}»`,
  goTo: (page) => `الانتقال إلى ${page}`,
  advancedSearch: 'بحث متقدم',
  searchByDescription: 'البحث بالوصف',
  theme: (theme) => `المظهر: ${theme}`,
  counted: (options) => suggestion.say(options),
  noNames: (q) => `لا نتائج لـ«${q}».`,
  noAnswer: 'الاقتراحات غير متاحة الآن. اضغط Enter لفتح صفحة النتائج.',
  keys: [
    ['Enter', 'فتح'],
    ['Ctrl+Enter', 'في علامة تبويب جديدة'],
    ['Esc', 'إغلاق'],
  ],
};

const uses: Record<string, string> = {
  profile: 'الملف',
  status: 'الحالة',
  technologies: 'التقنيات',
  metrics: 'الأرقام عبر الزمن',
  names: 'الأسماء الأخرى',
  history: 'محطات الشركة',
  people: 'الأشخاص',
  operations: 'بلدان النشاط',
  incorporation: 'التأسيس القانوني',
};

export const sourcesText: TranslationOf<typeof english.sourcesText> = {
  sources: 'المصادر',
  note: 'المصدر',
  notKnown: (facts) => `غير معروف بعد: ${formatList(facts)}. هل تعرف شيئًا من ذلك، أو لاحظت خطأ؟`,
  allKnown: 'هل لاحظت خطأ؟',
  updated: 'آخر تحديث {day}',
  checked: (checkedOn) => `جرى التحقق منه في ${checkedOn}`,
  read: (readOn) => `اطُّلع عليه في ${readOn}`,
  published: (publishedOn) => `نُشر في ${publishedOn}`,
  kinds: { company: 'صفحة الشركة نفسها', filing: 'إفصاح رسمي', press: 'صحافة', directory: 'دليل' },
  weak: 'لا يكفي لإثبات الرقم؛ مستبعد من المجاميع',
  mark: (publisher, count, when) =>
    [
      count === 1
        ? `المصدر: ${publisher}`
        : `المصادر: ${publisher} و${sayPlural(count - 1, { zero: '# مصدر آخر', one: 'مصدر آخر', two: 'مصدران آخران', few: '# مصادر أخرى', many: '# مصدرًا آخر', other: '# مصدر آخر' })}`,
      ...(when ? [when] : []),
    ].join('، '),
  sayUse: (use) => uses[use] ?? use,
  prefer: 'اعتماد هذا التقرير',
  preferOf: (publisher) => ` الصادر عن ${publisher}`,
  markChecked: 'ما زال يذكر ذلك',
  markCheckedOf: (publisher) => `: ${publisher}`,
};

export const fieldsText: TranslationOf<typeof english.fieldsText> = {
  domainListed: (domain, name) => `النطاق ${domain} مدرج لدينا من قبل: ${name}.`,
  valueGone: 'المكان أو القطاع المذكور لم يعد مدرجًا، أو ليس في هذا البلد.',
  wrong: {
    field: 'اختر ما هو خاطئ أو ناقص',
    https: 'أدخل عنوانًا يبدأ بـ https',
    shared: (host) => `أدخل عنوان الشركة نفسها، لأن ${host} تستخدمه جهات كثيرة`,
    year: (first, now) => `أدخل سنة بين ${first} و${now}`,
    date: 'لم نفهم هذا التاريخ. اكتبه هكذا: 2024 أو مايو 2024 أو 17 مايو 2024',
    dateEither: 'يحتمل هذا تاريخين. اكتب الشهر بالحروف، مثل 4 مايو 2024',
    datePast: 'أدخل تاريخًا بين 1950 واليوم',
    empty: 'أدخل قيمة',
  },
};

export const marksText: TranslationOf<typeof english.marksText> = {
  // Of their direction: a figure after a Latin name would change places with it.
  comma: '\u200f، ',
  semicolon: '\u200f؛ ',
  colon: ': ',
};
