import { formatCount, sayPlural } from '../../base/count.ts';
import { perLocale } from '../../base/locale.ts';
import type * as english from '../en/take-along.ts';
import type { TranslationOf } from '../translation.ts';
import { column, query, round, row, startup } from './words.ts';

const megabytes = perLocale((tag) => new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 }));

export const bulkDataText: TranslationOf<typeof english.bulkDataText> = {
  title: 'البيانات',
  description:
    'قاعدة البيانات كاملة في ملفات: CSV وJSON lines وSQLite وParquet، تُكتب كل ليلة، مجانًا بترخيص CC BY 4.0.',
  lead: 'نزّل قاعدة البيانات كاملة، مجانًا للجميع. وتُكتب الملفات من جديد كل ليلة.',
  none: 'لا توجد نسخة مؤرخة بعد.',
  noneWhy: 'ستظهر النسخة الأولى هنا قريبًا، ثم نسخة جديدة كل ليلة.',
  latest: (snapshot, startups, rounds) =>
    `أحدث نسخة بتاريخ ${snapshot}: ${startup.say(startups)}\u200f، ${round.say(rounds)}.`,
  fictional: 'بيانات تجريبية: هذه الشركات افتراضية.',
  inOne: 'كل الجداول في ملف واحد',
  csv: 'CSV، في ملف zip',
  sqlite: 'SQLite، مضغوط بـ gzip',
  spreadsheets: (rows) =>
    `تُفتح ملفات CSV في أي برنامج جداول. ويتوفر بصيغة XLSX أول ${row.of(rows)} من القائمة:`,
  tables: 'ملف لكل جدول',
  table: 'الجدول',
  about: 'المحتوى',
  rows: 'عدد الصفوف',
  oneCsv: 'CSV',
  jsonLines: 'JSON lines',
  parquet: 'Parquet',
  file: 'الملف',
  kilobytes: (bytes) =>
    bytes < 1_000_000
      ? `${formatCount(Math.max(1, Math.round(bytes / 1_000)))}\u00a0kB`
      : `${megabytes().format(bytes / 1_000_000)}\u00a0MB`,
  descriptions: 'معنى كل عمود، للناس وللبرامج:',
  describing: {
    'datapackage.json': 'Data Package',
    'csv-metadata.json': 'CSVW',
    'dcat.jsonld': 'DCAT',
  },
  threeLines: 'بداية سريعة',
  sums: 'يعطي كل مثال عدد الجولات وإجمالي التمويل كما تعرضهما الصفحة الرئيسية.',
  tools: { duckdb: 'DuckDB', r: 'R', sqlite: 'SQLite', pandas: 'pandas' },
  licence: 'الترخيص والاستشهاد',
  licenceWords:
    'يجوز استخدام البيانات وتغييرها وبيعها بترخيص Creative Commons Attribution 4.0، مع ذكر مصدرها:',
  citation: (product, snapshot, address) =>
    `${product}: قاعدة بيانات الشركات الناشئة الأفريقية، نسخة ${snapshot}. ${address}`,
  logos: 'لا تشمل هذه الملفات الشعارات ولا المقالات المرتبطة: فهي لأصحابها.',
  checking: 'التحقق من التنزيل',
  signed: 'مجاميع التحقق موقعة بأداة minisign.',
  unsigned: 'مجاميع التحقق غير موقعة. فهي تبيّن إن كان الملف تالفًا، لا من أنشأه.',
  changes: 'ما تغيّر',
  changesOf: (snapshot) => `ما تغيّر منذ ${snapshot}`,
  following:
    'لإبقاء نسختك محدّثة، طبّق changes.jsonl.gz من كل نسخة بعد نسختك، بالترتيب: insert وupdate يحملان الصف كله، وdelete يحمل المفتاح، ومعه ما حلّ محل الصف إن دُمج أو غُيّر اسمه.',
  deletions:
    'يضم الجدول deletions كل معرّف لم يعد مستخدمًا وإلى أين انتقل. ولا يذكر مما حُذف إلا المعرّف.',
  first: 'هذه أول نسخة مؤرخة: لا شيء تُقارن به.',
  nothing: 'لم يتغير شيء.',
  counts: (insert, update, deleted) =>
    [
      insert > 0 ? `جديد: ${formatCount(insert)}` : '',
      update > 0 ? `معدَّل: ${formatCount(update)}` : '',
      deleted > 0 ? `محذوف: ${formatCount(deleted)}` : '',
    ]
      .filter(Boolean)
      .join('، '),
  seeChanges: 'عرض التغييرات',
  snapshotTitle: (snapshot) => `نسخة ${snapshot}`,
  snapshotDescription: (snapshot) => `ملفات نسخة ${snapshot}، وما تغيّر منذ النسخة السابقة.`,
  ops: { insert: 'جديد', update: 'معدَّل', delete: 'محذوف' },
  op: 'التغيير',
  row: 'الصف',
  detail: 'قبل وبعد',
  beforeAfter: (column, before, after) => `${column}: ${before} ← ${after}`,
  unknown: 'غير معروف',
  movedTo: (slug) => `صار ${slug}`,
  more: (number) =>
    number === 1
      ? 'وتغيير آخر في changes.jsonl.gz.'
      : `و${formatCount(number)} غيرها في changes.jsonl.gz.`,
  files: 'الملفات',
  earlier: 'نسخ مؤرخة سابقة',
  earlierWords: 'تُحفظ النسخ المؤرخة 30 يومًا، وتُحفظ أولى نسخ كل شهر دائمًا.',
  allSnapshots: 'كل النسخ المؤرخة',
};

export const embedsText: TranslationOf<typeof english.embedsText> = {
  embed: 'تضمين',
  how: (path) =>
    `الصق هذه الشيفرة في صفحة. لا يحتوي الإطار على نص برمجي أو أداة تتبع. أضف ${path.includes('?') ? '&' : '?'}theme=light أو theme=dark إلى العنوان لتثبيت ألوانه.`,
  pictures: 'على شكل صورة:',
  share: 'مشاركة وتضمين',
  cite: 'استشهاد',
  card: 'بطاقة للتضمين',
  badge: 'شارة',
  citation: (name, site, day, address) => `${site}. «${name}». البيانات بتاريخ ${day}. ${address}`,
  startupTitle: (name, site) => `${name} على ${site}`,
  raised: (amount) => `جمعت ${amount}`,
  rounds: (rounds) => round.say(rounds),
  onRecord: 'في قاعدة البيانات',
  stats: { raised: 'التمويل', rounds: 'الجولات', latest: 'أحدث جولة' },
  noFigures: 'لا توجد أرقام مسجلة بعد.',
  columns: {
    date: 'التاريخ',
    kind: 'ما حدث',
    raised: 'التمويل',
    deals: 'عدد الجولات بمشاركته',
  },
  undisclosed: 'غير معلن',
  noneMatch: 'لا نتائج مطابقة.',
  notEmbeddable: (address) =>
    `لا يمكن تضمين ${address}: أدخل عنوان شركة ناشئة أو مكان أو قطاع أو مستثمر أو قائمة أو رسم بياني في هذا الموقع`,
  expectedUrl: 'المطلوب عنوان في هذا الموقع',
  expectedSize: 'المطلوب عدد صحيح من 1 فأعلى',
  onlyJson: 'format: المتاح json فقط',
};

const MOST = 5_000;
const names = (number: number) =>
  sayPlural(number, {
    zero: '# اسم',
    one: 'اسم واحد',
    two: 'اسمان',
    few: '# أسماء',
    many: '# اسمًا',
    other: '# اسم',
  });

export const matchText: TranslationOf<typeof english.matchText> = {
  title: 'مطابقة قائمة أسماء',
  description:
    'الصق أسماء شركات ناشئة أو مستثمرين، أو ملف CSV؛ وصحّح المشكوك فيه؛ ثم نزّل القائمة مع المعرّفات والأرقام.',
  lead: 'الصق الأسماء من جدول بيانات، لتعود إليك مع معرّف كل شركة ناشئة أو مستثمر في قاعدة البيانات وعنوانه وأرقامه.',
  names: 'الأسماء',
  namesHint: (rows) =>
    `اسم في كل سطر، أو أسماء تفصل بينها فواصل، أو خلايا منسوخة من جدول بيانات، أو ملف CSV يسمي سطره الأول أعمدته. ويساعد عمودا البلد والموقع الإلكتروني على التمييز بين الأسماء المتشابهة. ${row.say(rows)} على الأكثر.`,
  file: 'أو ملف',
  fileHint: 'XLSX أو CSV. وتُقرأ الورقة الأولى من المصنف.',
  kind: 'النوع',
  kinds: { startup: 'شركات ناشئة', investor: 'مستثمرون' },
  submit: 'مطابقة',
  forgiven:
    'تُراعى المسافات وعلامات التشكيل والأشكال القانونية مثل Ltd أو SARL والأسماء السابقة والمواقع الإلكترونية. ويمكن للبرامج وOpenRefine استخدام الخدمة نفسها:',
  service: 'واجهة المطابقة (reconciliation API)',
  wrong: {
    nothing: 'الصق اسمًا واحدًا على الأقل، أو اختر ملفًا',
    tooMany: (most, got) =>
      `الصق ${row.of(most)} على الأكثر في المرة الواحدة؛ وعدد صفوفك ${formatCount(got)}${most < MOST ? '. ويتيح الحساب والباقة المزيد' : ''}`,
    tooLarge: (most, got) =>
      `عدد أحرف القائمة ${formatCount(got)}، ويُقرأ منها ${formatCount(most)} على الأكثر: احذف الأعمدة غير اللازمة`,
    tooLong: (at, most, got) =>
      `عدد أحرف الاسم في الصف ${formatCount(at)} هو ${formatCount(got)}، ويُقرأ ${most} على الأكثر`,
    tooWide: (most, got) =>
      `الصق ${column.of(most)} على الأكثر؛ ففي أحد هذه الصفوف ${formatCount(got)}`,
  },
  resultsTitle: (number) => `الأسماء التي قورنت: ${formatCount(number)}`,
  part: (first, last, all) =>
    `الصفوف من ${formatCount(first)} إلى ${formatCount(last)} من أصل ${formatCount(all)}. وما تختاره ينتقل معك إلى الصفوف التالية وإلى الملف.`,
  nextPart: (rows) =>
    sayPlural(rows, {
      zero: 'مطابقة # صف تالٍ',
      one: 'مطابقة الصف التالي',
      two: 'مطابقة الصفين التاليين',
      few: 'مطابقة # صفوف تالية',
      many: 'مطابقة # صفًا تاليًا',
      other: 'مطابقة # صف تالٍ',
    }),
  certain: (number) => `مطابقة مؤكدة: ${names(number)}`,
  doubtful: (number) => `للمراجعة: ${names(number)}`,
  doubtfulHow: 'اختر الاسم الصحيح، أو «لا شيء من هذه».',
  unknown: (number) => `لم يُعثر على مقابل: ${names(number)}`,
  yours: 'الاسم لديك',
  found: 'في قاعدة البيانات',
  choiceOf: (name) => `ما يقابل ${name} في قاعدة البيانات`,
  none: 'لا شيء من هذه',
  option: (name, detail, otherName) =>
    [name, detail, otherName && `أيضًا: ${otherName}`].filter(Boolean).join('، '),
  takeCsv: 'تنزيل CSV',
  takeXlsx: 'تنزيل XLSX',
  again: 'مطابقة قائمة أخرى',
  fileTitle: 'أسماء مطابقة',
  columns: { name: 'الاسم', slug: 'معرّف Griot', found: 'الاسم في قاعدة البيانات' },
};

export const reconcileText: TranslationOf<typeof english.reconcileText> = {
  service: (product) => `${product}: الشركات الناشئة الأفريقية ومستثمروها`,
  types: {
    startup: 'شركة ناشئة',
    investor: 'مستثمر',
    industry: 'قطاع',
    location: 'بلد أو مدينة',
  },
  properties: {
    deals_count: 'عدد الجولات بمشاركته',
    lead_count: 'عدد الجولات بقيادته',
    total_amount: 'مجموع الجولات بمشاركته، بالدولار الأمريكي',
    last_deal_on: 'تاريخ آخر جولة بمشاركته',
    startups_count: 'عدد الشركات الناشئة',
    url: 'الصفحة في هذا الموقع',
  },
  features: {
    name: 'مدى تشابه الأسماء، من 100',
    country: 'البلد نفسه',
    website: 'الموقع الإلكتروني نفسه',
    identifier: 'المعرّف نفسه',
  },
  wrong: {
    json: (field) => `${field}: المطلوب JSON`,
    tooMany: (most, got) => `الحد الأقصى ${query.say(most)}، والعدد المرسل ${got}`,
    noQuery: 'المطلوب استعلام، أو خصائص للمطابقة',
  },
  unknown: 'لا شيء بهذا المعرّف.',
  raised: (amount) => `جمعت ${amount}`,
  inRounds: (count) => round.say(count),
};
