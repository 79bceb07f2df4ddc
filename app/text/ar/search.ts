import { formatCount, formatList } from '../../base/count.ts';
import { countryName } from '../../base/countries.ts';
import type * as english from '../en/search.ts';
import type { TranslationOf } from '../translation.ts';
import { character, column, day, filter, others, result, row, startup, value } from './words.ts';

const nearestIs = (nearest: string | null) => (nearest ? `؛ والأقرب «${nearest}»` : '');
const oneOf = (values: readonly string[]) => `إحدى القيم الآتية: ${values.join('، ')}`;

const CHOICE_LABELS: Readonly<Record<string, string>> = {
  active: 'نشطة',
  acquired: 'استُحوذ عليها',
  closed: 'مغلقة',
  public: 'مدرجة في البورصة',
  other: 'أخرى',
  linkedin: 'LinkedIn',
  crunchbase: 'Crunchbase',
  wikidata: 'Wikidata',
  github: 'GitHub',
};

export const searchText: TranslationOf<typeof english.searchText> = {
  title: 'بحث',
  searchTitle: (q) => `بحث: ${q}`,
  resultsFor: (q) => `نتائج «${q}»`,
  description:
    'البحث بالاسم عن الشركات الناشئة والمستثمرين والقطاعات والأماكن في أفريقيا، حتى مع أخطاء الكتابة واختلاف التشكيل والأسماء السابقة.',
  kinds: 'أنواع النتائج',
  all: 'الكل',
  groups: {
    startup: 'الشركات الناشئة',
    investor: 'المستثمرون',
    person: 'الأشخاص',
    industry: 'القطاعات',
    location: 'الأماكن',
  },
  allOfKind: (kind, names, most) =>
    names < most ? `${kind}: الكل (${formatCount(names)})` : `${kind}: المزيد`,
  atLeast: (names) => `${formatCount(names)}+`,
  noneOfKind: (kind) => `${kind}: لا يوجد اسم كهذا.`,
  firstOfMany: (most) =>
    `هذه أرجح النتائج (${formatCount(most)}). اكتب جزءًا أطول من الاسم لتظهر غيرها.`,
  recent: 'عمليات البحث الأخيرة',
  saved: 'عمليات البحث المحفوظة',
  manageSaved: 'تعديل عمليات البحث المحفوظة أو إيقافها',
  clearRecent: 'مسح عمليات البحث الأخيرة',
  popular: 'صفحات شائعة',
  nearest: 'هل تقصد',
  nothingNamed: (q) => `لا نتائج لـ«${q}»`,
  nothingNamedWhy:
    'جرّب جزءًا من الاسم؛ لا يهم اختلاف التشكيل ولا خطأ أو خطآن في الكتابة. أو صِف ما تفعله الشركة.',
  otherWays: 'طرق أخرى للبحث',
  byMeaning: 'البحث بالوصف',
  byMeaningWhy: 'بجملة، مثل «إقراض صغار المزارعين»',
  byFilters: 'بحث متقدم',
  byFiltersWhy: 'حسب البلد والقطاع والتمويل وغير ذلك',

  aliases: {
    former: (name) => `سابقًا ${name}`,
    product: (name) => `تقدّم ${name}`,
    legal: (name) => `الاسم القانوني ${name}`,
    parent: (name) => `جزء من ${name}`,
    short: (name) => `اختصارًا ${name}`,
  },
  startupIn: (country) => (country ? `شركة ناشئة في ${country}` : 'شركة ناشئة'),
  investor: 'مستثمر',
  personOf: (startups, isFounder) => {
    const named = formatList(startups.slice(0, 2));
    if (!named) return 'شخص';
    return isFounder ? `من مؤسسي ${named}` : `في ${named}`;
  },
  industry: 'قطاع',
  country: 'بلد',
  cityIn: (country) => (country ? `مدينة في ${country}` : 'مدينة'),

  operators: {
    contains: 'يحتوي على',
    not_contains: 'لا يحتوي على',
    equals: 'يساوي',
    not_equals: 'لا يساوي',
    starts_with: 'يبدأ بـ',
    ends_with: 'ينتهي بـ',
    gt: 'أكثر من',
    gte: 'لا يقل عن',
    lt: 'أقل من',
    lte: 'لا يزيد على',
    between: 'بين',
    within_last: 'خلال الأيام الأخيرة',
    in: 'واحد من',
    not_in: 'ليس أيًّا من',
    includes: 'يشمل',
    not_includes: 'لا يشمل',
    includes_all: 'يشمل كلًّا من',
    includes_any: 'يشمل أيًّا من',
    is_blank: 'غير معروف',
    is_not_blank: 'معروف',
  },
  operatorNotes: {
    contains: 'يرد فيه هذا النص في أي موضع؛ أما النص المكوّن من حرف أو حرفين ففي بداية كلمة.',
    not_contains: 'عكس «يحتوي على».',
    equals: 'له هذه القيمة بالضبط؛ والتاريخ ضمن اليوم أو الشهر أو السنة المذكورة.',
    not_equals: 'عكس «يساوي».',
    starts_with: 'يبدأ بهذا النص.',
    ends_with: 'ينتهي بهذا النص.',
    gt: 'أكبر من القيمة؛ والتاريخ بعد اليوم أو الشهر أو السنة المذكورة.',
    gte: 'يساوي القيمة أو يزيد عليها.',
    lt: 'أصغر من القيمة؛ والتاريخ قبل اليوم أو الشهر أو السنة المذكورة.',
    lte: 'يساوي القيمة أو يقل عنها.',
    between: 'query_1 أو query_2 أو ما بينهما.',
    within_last: 'يقع في هذا العدد من الأيام الأخيرة، بما فيها اليوم، بتوقيت UTC.',
    in: 'له إحدى هذه القيم.',
    not_in: 'عكس «واحد من».',
    includes: 'هذه القيمة من بين قيمه.',
    not_includes: 'عكس «يشمل».',
    includes_all: 'كل هذه القيم من بين قيمه.',
    includes_any: 'إحدى هذه القيم على الأقل من بين قيمه.',
    is_blank: 'لا توجد قيمة مسجلة.',
    is_not_blank: 'هناك قيمة مسجلة.',
  },
  notes: [
    'يجب أن تطابق الشركة الناشئة كل عوامل التصفية.',
    'القيمة غير المعروفة لا تطابق أبدًا equals وcontains وin وincludes وgt وما شابهها.',
    'المعاملات التي تتضمن not تعني العكس تمامًا: فتشمل نتائجها أيضًا الشركات الناشئة ذات القيمة غير المعروفة. أضف is_not_blank لاستبعادها.',
    'تُقارن النصوص والأسماء دون اعتبار لحالة الأحرف أو علامات التشكيل.',
    'يمكن كتابة قيم الاختيارات والمراجع بالمعرّف أو بالاسم؛ والاسم المشترك بين عدة قيم يشملها جميعًا.',
    'افصل قيم القائمة بفواصل؛ وضع القيمة التي فيها فاصلة بين علامتي اقتباس مزدوجتين.',
    'يمكن كتابة الأعداد هكذا: 1500000 أو 1,500,000 أو 1.5M. والمبالغ بالدولار الأمريكي: فالجولة بعملة أخرى لا تُحتسب إلا إذا توفّر سعر صرف موثّق بمصدر يحوّلها إلى الدولار.',
    'يمكن أن يكون التاريخ يومًا أو شهرًا أو سنة. وإذا لم يُعرف من التاريخ إلا الشهر أو السنة، عُدّ التاريخ أول يوم من ذلك الشهر أو تلك السنة. والأيام بتوقيت UTC.',
    'تأتي القيم غير المعروفة في الآخر في كلا اتجاهي الترتيب.',
  ],
  choiceLabel: (choice) =>
    CHOICE_LABELS[choice] ?? (/^[A-Z]{2}$/.test(choice) ? countryName(choice) : choice),

  errors: {
    notAList: 'المطلوب قائمة عوامل تصفية، لكل منها column وoperator وquery_1 وquery_2',
    notANumberedFilter: 'المطلوب عوامل تصفية مرقمة من 0، مثل f[0][column]',
    notAFilter: 'المطلوب عامل تصفية له column وoperator وquery_1 وquery_2',
    tooManyFilters: (most) => `الحد الأقصى ${filter.say(most)}`,
    missing: (field) => `المطلوب اسم ${field === 'column' ? 'عمود' : 'معامل'}`,
    unknownColumn: (given, nearest) => `لا يوجد عمود باسم «${given}»${nearestIs(nearest)}`,
    unknownOperator: (given, column, nearest, operators) =>
      `ليس للعمود «${column}» معامل باسم «${given}»${nearest ? nearestIs(nearest) : `؛ المطلوب ${oneOf(operators)}`}`,
    noValue: 'المطلوب قيمة',
    notText: 'المطلوب نص أو عدد',
    nul: 'يحتوي على الحرف U+0000',
    tooLong: (most) => `الحد الأقصى ${character.say(most)}`,
    tooManyValues: (most) => `الحد الأقصى ${value.say(most)}`,
    oneValue: (operator) =>
      `يقبل ${operator} قيمة واحدة؛ ولعدة قيم: ${operator === 'includes' ? 'includes_any أو includes_all' : operator === 'not_includes' ? 'عدة عوامل تصفية' : operator === 'equals' ? 'in' : 'not_in'}`,
    notANumber: 'المطلوب عدد مثل 1500000 أو 1.5M أو 250K',
    notWhole: 'المطلوب عدد صحيح',
    tooLarge: 'المطلوب عدد لا يزيد على ألف تريليون',
    belowFirst: 'المطلوب قيمة لا تقل عن query_1',
    notADate: 'المطلوب تاريخ مثل 2024-05-31، أو شهر مثل 2024-05، أو سنة مثل 2024',
    notDays: (most) => `المطلوب عدد صحيح من الأيام بين 0 و${formatCount(most)}`,
    unknownChoice: (given, nearest, choices) =>
      `القيمة «${given}» غير معروفة${nearest ? nearestIs(nearest) : `؛ المطلوب ${oneOf(choices)}`}`,
    unknownReference: (kind, given, nearest) =>
      `لا توجد قيمة باسم «${given}» في «${kind}»${nearestIs(nearest)}`,
    unknownSort: (given, nearest, columns) =>
      `لا يمكن ترتيب النتائج حسب «${given}»${nearest ? nearestIs(nearest) : `؛ المطلوب ${oneOf(columns)}`}`,
    tooManySortKeys: (most) => `الحد الأقصى ${column.say(most)}`,
    tooSlow: 'استغرق البحث وقتًا طويلًا. ضيّق البحث: أضف عامل تصفية أو نصًا أطول.',
    tooBusy: 'هناك عمليات بحث كثيرة جارية. أعد المحاولة بعد ثوانٍ.',
  },
};

export const advancedSearchText: TranslationOf<typeof english.advancedSearchText> = {
  title: 'بحث متقدم',
  description:
    'البحث عن الشركات الناشئة الأفريقية حسب البلد والقطاع والجولة والمستثمرين والتمويل وخمس عشرة معلومة أخرى.',
  lead: 'كل عامل تصفية يضيّق القائمة. ويمكن حفظ عنوان النتائج ومشاركته.',
  form: 'عوامل التصفية',
  filter: (number) => `عامل التصفية ${number}`,
  column: 'العمود',
  chooseColumn: 'اختر عمودًا',
  operator: 'المعامل',
  chooseOperator: 'اختر معاملًا',
  value: 'القيمة',
  chooseValue: 'اختر قيمة',
  lowerEnd: 'من',
  upperEnd: 'إلى',
  upperEndSpare: 'إلى، إن كان المعامل «بين»',
  days: 'الأيام',
  listHint: 'عدة قيم تفصل بينها فواصل.',
  dateHint: 'يوم أو شهر أو سنة، مثل 2024-05.',
  moneyHint:
    'بالدولار الأمريكي، مثل 1.5M. والجولات بعملة أخرى لا تُحتسب إلا إذا توفّر سعر صرف موثّق بمصدر يحوّلها إلى الدولار.',
  add: 'إضافة عامل تصفية',
  remove: (number) => `إزالة عامل التصفية ${number}`,
  removeShort: 'إزالة',
  search: 'بحث',
  operatorsTitle: 'ما يفعله كل معامل',
  kinds: {
    text: 'النصوص',
    number: 'الأعداد والمبالغ',
    date: 'التواريخ',
    choice: 'قيمة من بين عدة قيم',
    reference: 'الأماكن',
    many: 'قيم متعددة لكل شركة ناشئة',
  },
  upTo: (most) => `يمكن الجمع بين ${filter.of(most)} على الأكثر.`,
  matches: (total, isAtLeast) =>
    `النتائج المطابقة: ${isAtLeast ? `ما لا يقل عن ${startup.of(total)}` : startup.say(total)}`,
  notCounted: 'تعذّر عدّ النتائج المطابقة؛ وقد يعمل البحث نفسه رغم ذلك.',
  belowFirst: 'المطلوب قيمة لا تقل عن الأولى',
  atFilter: (number, message) => `عامل التصفية ${number}: ${message}`,
  atSort: (message) => `الترتيب: ${message}`,

  start:
    'عامل التصفية عمود ومعامل وقيمة، مثل «البلد يساوي كينيا». ولا تظهر إلا الشركات الناشئة التي تطابق كل العوامل. والشركات ذات القيمة غير المعروفة لا تطابق إلا «لا يساوي» و«غير معروف».',
  tryOne: 'أو ابدأ بأحد هذه الأمثلة:',
  examples: {
    fintech: 'شركات تكنولوجيا مالية في نيجيريا جمعت 10 ملايين دولار على الأقل',
    recent: 'حصلت على تمويل في 2023 أو بعدها، الأحدث أولًا',
    seed: 'المرحلة البذرية في كينيا أو مصر أو رواندا',
    young: 'تأسست في 2020 أو بعدها، وإجمالي تمويلها معروف',
  },

  results: 'النتائج',
  chips: 'عوامل التصفية المستخدمة',
  clearAll: 'مسح الكل',
  isBetween: (column, from, to) => `${column} بين ${from} و${to}`,
  isWithinLast: (column, days) => `${column} خلال آخر ${day.of(Number(days))}`,
  sortedBy: (labels) => `الترتيب حسب ${labels.join('، ثم ')}.`,
  descending: (label) => `${label}، الأكبر أولًا`,
  ascending: (label) => `${label}، الأصغر أولًا`,
  usualOrder: 'الترتيب المعتاد',
  chooseColumns: 'الأعمدة',
  columnsLegend: 'أعمدة الجدول',
  applyColumns: 'عرض هذه الأعمدة',
  undisclosed: 'غير معلن',
  unknown: '-',
  more: (left) => `و${others(left)}`,
  csv: 'CSV',
  csvRows: (rows, total, isAtLeast) =>
    `يضم ملف CSV أول ${formatCount(rows)} من ${isAtLeast ? 'أكثر من ' : 'أصل '}${row.of(total)}`,
  csvAll: 'يضم ملف CSV كل الصفوف.',
  csvAccount: (rows) => `يتيح الحساب المجاني ${row.of(rows)} في ملف واحد.`,
  csvSignIn: 'سجّل الدخول أو أنشئ حسابًا',
  csvGives: (rows) => `${row.say(rows)} في ملف واحد`,
  csvTitle: 'الشركات الناشئة',
  showFacets: 'العدد حسب البلد والقطاع والجولة والحالة',
  hideFacets: 'إخفاء الأعداد',
  facetsTitle: 'تضييق النتائج',
  facets: {
    country: 'البلد',
    industry: 'القطاع',
    latest_round: 'أحدث جولة',
    status: 'الحالة',
  },
  facetsOfFirst: (matches) => `العدد ضمن أول ${result.of(matches)} بهذا الترتيب.`,
  facetsLeft: (left) => others(left),

  noMatches: (filters) =>
    filters === 1
      ? 'لا توجد شركات ناشئة تطابق عامل التصفية هذا'
      : `لا توجد شركات ناشئة تطابق عوامل التصفية (${filters})`,
  noMatchesWhy: 'لا توجد شركة ناشئة تطابق كل عوامل التصفية.',
  without: (filter, total, isAtLeast) =>
    `من دون «${filter}»: ${isAtLeast ? 'ما لا يقل عن ' : ''}${formatCount(total)}`,
  overTitle: 'ضيّق البحث',
};
