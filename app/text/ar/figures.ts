import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/figures.ts';
import type { TranslationOf } from '../translation.ts';
import { exit, investor, record, round, startup } from './words.ts';

const MEASURES: Record<string, string> = {
  raised: 'التمويل',
  rounds: 'الجولات',
  startups: 'الشركات الناشئة',
  investors: 'المستثمرون',
  exits: 'التخارجات',
  median_round: 'وسيط حجم الجولة',
  mean_round: 'متوسط حجم الجولة',
  largest_round: 'أكبر جولة',
  share: 'الحصة من التمويل',
};

export const figureText: TranslationOf<typeof english.figureText> = {
  measures: MEASURES,
  splits: {
    none: 'بلا تقسيم',
    year: 'السنة',
    quarter: 'ربع السنة',
    country: 'البلد',
    region: 'المنطقة',
    city: 'المدينة',
    industry: 'القطاع',
    kind: 'نوع التمويل',
    round: 'الجولة',
    investor: 'المستثمر',
    startup: 'الشركة الناشئة',
    status: 'الحالة',
  },
  page: {
    title: 'الأرقام',
    description:
      'مجاميع وأعداد وقيم وسيطة من قاعدة البيانات: حسب السنة أو المكان أو القطاع أو المستثمر، وبطريقة الحساب التي تختارها، ولكل رقم سجلاته.',
    measure: 'المقياس',
    splitBy: 'التقسيم حسب',
    compare: 'مقارنة',
    add: 'إضافة',
    chooseLabel: (most) => `مكان أو قطاع أو مستثمر؛ حتى ${most} في رسم واحد`,
    chooseFirst: 'اختر…',
    comparable: {
      region: 'المناطق',
      country: 'البلدان',
      industry: 'القطاعات',
      investor: 'أنشط المستثمرين',
    },
    addLabel: 'مكان أو قطاع أو مستثمر آخر، أو سنة',
    addHint: 'مثل Lagos أو Norrsken أو 2024',
    years: 'السنوات',
    show: 'عرض',
    about: 'الاقتصار على',
    lens: 'ما يُحتسب',
    lensSubtitle: 'تتوقف المجاميع على هذا الاختيار، ولكل اختيار عنوانه',
    choose: 'أو اختر',
    min: 'الحد الأدنى للجولة، بالدولار الأمريكي',
    apply: 'تطبيق',
    table: 'الأرقام نفسها',
    tableSubtitle: 'اضغط على أي رقم لعرض سجلاته',
    knownOf: (known, all) => `${known} من ${all}`,
    recordsOf: (label, value) => `${label}\u200f، ${value}: السجلات`,
    none: 'لا شيء',
    tooFew: 'عدد غير كافٍ',
    all: 'الكل',
    more: (shown, all) =>
      `أول ${formatCount(shown)} من أصل ${formatCount(all)}؛ والبقية في الملفات.`,
    overlap: 'يُحتسب السجل في كل قطاع من قطاعاته ولكل مستثمر من مستثمريه، فلا يصح جمع هذه الصفوف.',
    lenses: 'وفق كل طريقة للحساب',
    lensesSubtitle: 'المجموع نفسه، محسوبًا بطريقة أخرى',
    counted: 'المحتسب',
    chosen: 'وفق الاختيار الحالي',
    knownIn: (known, all, label) => `${formatCount(known)} من أصل ${formatCount(all)} (${label})`,
    amountKnown: (parts) => `المبلغ معروف في ${formatList(parts)} من الجولات.`,
    followed: 'خلاصة هذه السجلات',
    json: 'JSON',
    otherCurrency: (number) =>
      sayPlural(number, {
        zero: '# جولة أُعلنت بعملة أخرى بلا سعر صرف موثّق بمصدر.',
        one: 'جولة واحدة أُعلنت بعملة أخرى بلا سعر صرف موثّق بمصدر.',
        two: 'جولتان أُعلنتا بعملة أخرى بلا سعر صرف موثّق بمصدر.',
        few: '# جولات أُعلنت بعملة أخرى بلا سعر صرف موثّق بمصدر.',
        many: '# جولة أُعلنت بعملة أخرى بلا سعر صرف موثّق بمصدر.',
        other: '# جولة أُعلنت بعملة أخرى بلا سعر صرف موثّق بمصدر.',
      }),
    leftOut: (usd, rounds) => `مستبعد بطريقة الحساب هذه: ${usd} في ${round.of(rounds)}.`,
    unplaced: (number) => `خارج كل الصفوف: ${record.say(number)}.`,
    address: 'يضم عنوان الصفحة كل اختياراتك: أرسله ليرى غيرك الأرقام نفسها.',
    key: 'المفتاح',
    value: 'القيمة',
    recordsColumn: 'السجلات',
    undisclosedColumn: 'بلا مبلغ',
    addressColumn: 'عنوان السجلات',
    comparedColumn: 'عنصر المقارنة',
  },
  presets: {
    record: 'كما في مجاميع قاعدة البيانات',
    all: 'كل ما هو مسجل',
    partech: 'بطريقة Partech',
    'big-deal': 'بطريقة Africa: The Big Deal',
    equity: 'التمويل بالأسهم فقط',
  },
  parts: {
    grants: ['المنح', 'تُعطى ولا تُردّ'],
    debt: ['الدين', 'قروض صُرفت'],
    convertibles: ['السندات القابلة للتحويل', 'دين إلى أن تُحوَّل'],
    tokens: ['الرموز الرقمية', 'بيعت للجمهور'],
    other: ['غير مذكور', 'جولات لم يُذكر نوعها'],
    facilities: ['التسهيلات', 'سقف يمكن السحب منه'],
    post_ipo: ['بعد الإدراج', 'أموال جُمعت بعد الإدراج في البورصة'],
    secondary: ['البيع الثانوي', 'أموال دُفعت إلى المساهمين'],
  },
  year: 'السنة',
  exitKind: 'نوع التخارج',
  from: 'من',
  fromYear: 'السنة الأولى',
  toYear: 'السنة الأخيرة',
  to: 'إلى',
  unknown: 'غير معروف',
  errors: {
    oneOfExits: 'تُحصر التخارجات في بلد واحد وقطاع واحد ونوع واحد، بلا مناطق أو نطاقات أو استثناءات',
    noLens: (measure) =>
      `لا تُختار طريقة حساب لـ«${measure}»، لأن طريقة الحساب تحدد الجولات المحتسبة`,
    toBeforeFrom: 'المطلوب سنة البداية أو سنة بعدها',
    tooMany: (most) => `الحد الأقصى للمقارنة ${most}`,
    unknownCompared: (given) =>
      `لا يوجد مكان ولا منطقة ولا قطاع ولا مستثمر باسم «${given}»؛ استخدم معرّفات مثل kenya,nigeria أو سنوات مثل 2023,2024`,
    notCompared: (given, subject) => `«${given}» لا ينطبق على ${subject}`,
    unknownRegion: (given) =>
      `لا توجد منطقة باسم «${given}»؛ المطلوب north-africa أو west-africa أو central-africa أو east-africa أو southern-africa`,
    noSplit: (measure, split, splits) =>
      `لا يمكن تقسيم ${measure} حسب ${split}؛ المطلوب إحدى القيم الآتية: ${splits.join('، ')}`,
    unknownParameter: (given, nearest) =>
      `لا يوجد معامل ولا عامل تصفية باسم «${given}»${nearest ? `؛ هل تقصد ${nearest}؟` : ''}`,
    notOneOf: (given, known, nearest) =>
      `القيمة «${given}» غير معروفة${nearest ? `؛ هل تقصد ${nearest}؟` : '.'} المطلوب إحدى القيم الآتية: ${known.join('، ')}`,
    notAYear: (first, last) => `المطلوب سنة بين ${first} و${last}`,
    notAnAmount: 'المطلوب مبلغ بالدولار الأمريكي من 0 فأعلى، مثل 200000 أو 200k',
    notInOrOut: 'المطلوب in أو out',
    notALimit: (most) => `المطلوب عدد صفوف بين 1 و${most}`,
    twice: 'المطلوب ذكره مرة واحدة',
  },
  years: (from, to) => {
    if (!from) return `حتى ${to}`;
    if (!to) return `منذ ${from}`;
    return from === to ? String(from) : `من ${from} إلى ${to}`;
  },
  title: (measure, split) => (split ? `${measure} حسب ${split}` : measure),
  finding: {
    raised: (usd, known) => ['تسجّل قاعدة البيانات ', usd, ` من التمويل، في ${known}`],
    count: (words) => ['في قاعدة البيانات ', words, ''],
    median_round: (usd, known) => [
      'وسيط حجم الجولة في قاعدة البيانات ',
      usd,
      `، استنادًا إلى ${known}`,
    ],
    mean_round: (usd, known) => [
      'متوسط حجم الجولة في قاعدة البيانات ',
      usd,
      `، استنادًا إلى ${known}`,
    ],
    largest_round: (usd, known) => ['أكبر جولة في قاعدة البيانات ', usd, `، من بين ${known}`],
    share: (share) => ['الحصة بحسب قاعدة البيانات ', share, ' من كل التمويل'],
    leads: (name, value, next, after) => [`في الصدارة ${name}: `, value, `، ثم ${next}: ${after}`],
    one: (name, value) => [`${name}: `, value, ' في قاعدة البيانات'],
    none: ['ليس في قاعدة البيانات ', 'أي مبلغ معروف', ' لما تسأل عنه'],
  },
  scope: (about) => (about.length > 0 ? ` (${about.join('، ')})` : ''),
  known: (known, all) =>
    known === all ? round.of(all) : `${formatCount(known)} من أصل ${round.of(all)}`,
  counts: {
    rounds: (number) => round.say(number),
    startups: (number) => startup.say(number),
    investors: (number) => investor.say(number),
    exits: (number) => exit.say(number),
  },
};
