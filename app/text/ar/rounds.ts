import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { sayRoundAmount } from '../../base/money.ts';
import type * as english from '../en/rounds.ts';
import type { TranslationOf } from '../translation.ts';
import { closure, deal, round, source } from './words.ts';

const undisclosedPrices = (number: number) =>
  sayPlural(number, {
    zero: 'لا سعر غير معلن',
    one: 'سعر واحد غير معلن',
    two: 'سعران غير معلنين',
    few: '# أسعار غير معلنة',
    many: '# سعرًا غير معلن',
    other: '# سعر غير معلن',
  });

export const roundsText: TranslationOf<typeof english.roundsText> = {
  title: 'جولات التمويل',
  lead: 'كل الجولات في قاعدة البيانات، الأحدث أولًا، مع المشاركين فيها ومصدر كل رقم.',
  description:
    'كل جولات تمويل الشركات الناشئة الأفريقية في قاعدة البيانات، مع التصفية حسب النوع والمبلغ والتاريخ والمستثمر والبلد والقطاع، وتنزيل القائمة بصيغة CSV أو JSON.',
  search: 'تصفية الجولات',
  amounts: 'المبلغ بالدولار الأمريكي',
  amountFrom: '1M',
  amountTo: '10M',
  dateFrom: '2024',
  dateTo: '2025-06',
  disclosedChoices: { yes: 'معلن', no: 'غير معلن', counted: 'محتسب في المجاميع' },
  moneyKinds: {
    equity: 'تمويل بالأسهم',
    debt: 'تمويل بالدين',
    grant: 'منحة',
    convertible: 'سند قابل للتحويل',
    secondary: 'بيع ثانوي للأسهم',
    token: 'بيع رموز رقمية',
    other: 'غير ذلك أو غير مذكور',
  },
  one: 'جولة',
  many: 'جولات',
  noneMatch: 'لا توجد جولة تطابق عوامل التصفية هذه',
  date: 'التاريخ',
  sources: 'المصادر',
  sourcesOf: (number) => source.say(number),
  undated: 'بلا تاريخ',
  undisclosed: 'غير معلن',
  others: (number) => `\u200e+${formatCount(number)}`,
  raised: 'التمويل',
  equity: 'تمويل بالأسهم',
  debt: 'تمويل بالدين',
  grants: 'منح',
  otherKinds: 'أنواع أخرى',
  median: 'وسيط حجم الجولة',
  sumOf: (counted, total) => `مجموع مبالغ ${formatCount(counted)} من أصل ${round.of(total)}.`,
  undisclosedAmounts: (number) =>
    sayPlural(number, {
      zero: 'لا مبلغ غير معلن',
      one: 'مبلغ واحد غير معلن',
      two: 'مبلغان غير معلنين',
      few: '# مبالغ غير معلنة',
      many: '# مبلغًا غير معلن',
      other: '# مبلغ غير معلن',
    }),
  otherCurrency: (number) => `${round.say(number)} بعملة أخرى فقط`,
  uncountedLast: 'في هذا الترتيب، تأتي في الآخر الجولات التي لا تُحتسب في أي مجموع.',
  tooMany: 'الجولات المطابقة أكثر من أن تُجمع مبالغها هنا. أضف عامل تصفية لترى المجموع.',
  yes: 'نعم',
  csvTitle: 'الجولات',
  feedTitle: 'الجولات المطابقة',
  weakOnly: 'مصادر ضعيفة فقط',
  source: 'المصدر',
  address: 'العنوان',
  unknownSort: (given, columns) =>
    `لا يمكن الترتيب حسب «${given}»؛ القيم المتاحة: ${columns.join('، ')}، مع علامة ناقص للترتيب التنازلي`,
};

export const leftOutText: TranslationOf<typeof english.leftOutText> = {
  why: {
    facility: 'سقف خط ائتمان، خارج المجاميع',
    after_listing: 'جُمع بعد الإدراج في البورصة، خارج المجاميع',
    secondary: 'دُفع لمساهمين، خارج المجاميع',
    weak: 'مصدر ضعيف، خارج المجاميع',
    no_source: 'بلا مصدر، خارج المجاميع',
  },
  parts: {
    facility: (usd) => `سقوف خطوط ائتمان بقيمة ${usd}`,
    after_listing: (usd) => `${usd} بعد الإدراج في البورصة`,
    secondary: (usd) => `${usd} دُفعت لمساهمين`,
    weak: (usd) => `${usd} لا يثبتها مصدر جيد`,
    no_source: (usd) => `${usd} بلا مصدر`,
  },
  and: (parts) => `و${formatList(parts)}`,
  notIn: (parts) => `خارج المجموع: ${formatList(parts)}.`,
};

const inRound: Record<FundingRound, string> = {
  Angel: 'في جولة ملائكية',
  'Pre-Seed': 'في جولة ما قبل البذرة',
  Seed: 'في جولة بذرية',
  Grant: 'عبر منحة',
  'Venture Series': 'في جولة رأس مال مغامر',
  'Series A': 'في جولة من السلسلة A',
  'Series B': 'في جولة من السلسلة B',
  'Series C': 'في جولة من السلسلة C',
  'Equity Crowdfunding': 'في جولة تمويل جماعي بالأسهم',
  'Product Crowdfunding': 'في جولة تمويل جماعي بالطلب المسبق',
  'Convertible Note': 'عبر سند قابل للتحويل',
  'Debt Financing': 'عبر تمويل بالدين',
  'Secondary Market': 'عبر بيع ثانوي للأسهم',
  'Post-IPO Equity': 'في جولة تمويل بالأسهم بعد الإدراج',
  'Post-IPO Secondary': 'عبر بيع ثانوي للأسهم بعد الإدراج',
  'Post-IPO Debt': 'عبر تمويل بالدين بعد الإدراج',
  'Initial Coin Offering': 'عبر طرح أولي للعملات الرقمية',
  'Funding Round': 'في جولة تمويل',
  'Venture Capital': 'في جولة رأس مال مغامر',
  'Private Equity': 'في جولة استثمار مباشر',
};

export const fundingsText: TranslationOf<typeof english.fundingsText> = {
  raised: (name, given) => {
    const amount = sayRoundAmount(given);
    const verb = given.is_facility
      ? `يمكنها سحب ${amount ? `ما يصل إلى ${amount}` : 'مبلغ غير معلن'}`
      : `جمعت ${amount ?? 'مبلغًا غير معلن'}`;
    return `${name} ${verb} ${inRound[given.round]}`;
  },
  description: (raised, date, investors) =>
    [
      `${raised}.`,
      date && `أُعلنت الجولة في ${date}.`,
      investors > 0 && `عدد المستثمرين المذكورين: ${formatCount(investors)}.`,
      'المستثمرون والجولتان السابقة واللاحقة وكل المصادر.',
    ]
      .filter(Boolean)
      .join(' '),
  undated: 'التاريخ غير معروف',
  undatedNote: 'تُحتسب هذه الجولة في المجاميع دون الرسوم السنوية، لأن تاريخها غير معروف.',
  sourceIs: 'المصدر:',
  reported: 'كما ورد',
  converted: (rate, day) => `، حُوّل بسعر ${rate} في ${day}`,
  notConverted: '، لم يُحوّل إلى الدولار الأمريكي',
  undisclosed: 'غير معلن',
  unknown: { amount: 'مبلغها', date: 'تاريخها', investors: 'مستثمروها' },
  equity: 'تمويل بالأسهم',
  isEquity: { yes: 'نعم', no: 'لا' },
  cumulative: 'التمويل حتى ذلك الحين',
  share: 'الحصة من القطاع',
  facts: 'تفاصيل الجولة',
  lead: 'المستثمر القائد',
  steps: 'جولةً بعد جولة',
  stepsMeasure: 'كل عمود هو مجموع الجولات المعلنة حتى حينها، بالدولار الأمريكي',
  allRounds: 'كل جولات {name}',
  percentOf: (percent) => `${percent}%`,
  shareOf: (year, rounds) =>
    `{percent} من أصل {total} أُعلنت في {industry} عام ${year}، عبر ${round.of(rounds)}.`,
  news: 'أخبار من تلك الفترة',
  sources: 'المصادر',
  noSources: 'لا يوجد مصدر مسجل بعد.',
  preferred: 'المعتمد هنا',
  moderatorsOnly: 'المراجعون وحدهم يختارون التقرير المعتمد للجولة.',
  differs: 'يذكر خلاف ذلك:',
  differsRound: (kind) => `نوع الجولة ${kind}`,
  differsDate: (date) => `تاريخ الإعلان ${date}`,
  differsAmount: (amount) => `المبلغ ${amount}`,
  roundOf: (startup, kind, date) => [`${startup}: ${kind}`, date].filter(Boolean).join('، '),
  sameRound: 'هل يوجد سجل آخر للجولة نفسها؟',
  sameRoundAs: 'الجولة المطابقة',
  sameRoundHint: 'يظهر السجلان جنبًا إلى جنب قبل دمجهما.',
  sameRoundCompare: 'مقارنة',
  sameRoundChoose: 'اختر جولة',
  updated: 'آخر تحديث {day}',
  fictional: 'افتراضية',
};

export const exitsText: TranslationOf<typeof english.exitsText> = {
  title: 'التخارجات والإغلاقات',
  lead: 'أي الشركات الناشئة الأفريقية استُحوذ عليها أو اندمجت أو أُدرجت في البورصة أو أغلقت، ومتى، ومن الطرف الآخر، وبأي سعر إن كان معروفًا.',
  description:
    'عمليات الاستحواذ والاندماج والإدراج والإغلاق للشركات الناشئة الأفريقية، مع التاريخ والسعر إن أُعلن والمصدر.',
  search: 'تصفية التخارجات',
  kind: 'ما حدث',
  anyKind: 'الكل',
  kinds: { acquired: 'استحواذ', merged: 'اندماج', listed: 'إدراج في البورصة', closed: 'إغلاق' },
  causes: {
    money: 'نفاد السيولة',
    market: 'قلة العملاء أو ارتفاع التكاليف',
    regulation: 'لوائح تنظيمية أو فقدان ترخيص',
    dispute: 'احتيال أو نزاع',
    owner: 'إفلاس المالك أو قراره',
    other: 'سبب آخر',
  },
  anyCause: 'كل الأسباب',
  whyClosed: 'لماذا أغلقت الشركات الناشئة',
  causesKnown: (known, closures) =>
    `تذكر المصادر سببًا في ${formatCount(known)} من أصل ${closure.of(closures)}.`,
  latestClosures: 'الأحدث',
  anyCountry: 'كل البلدان',
  anyIndustry: 'كل القطاعات',
  year: 'السنة',
  since: 'منذ',
  anyYear: 'كل السنوات',
  choice: (name, exits) => `${name} (${formatCount(exits)})`,
  show: 'عرض',
  clear: 'مسح الكل',
  unknownDate: 'التاريخ غير معروف',
  counterparty: 'المشتري أو الشريك أو البورصة',
  detail: 'المعلومات المتاحة',
  price: 'السعر',
  priceUsd: 'السعر بالدولار الأمريكي',
  source: 'المصدر',
  undisclosed: 'غير معلن',
  acquisitions: 'استحواذات',
  mergers: 'اندماجات',
  listings: 'إدراجات',
  closures: 'إغلاقات',
  byYear: 'التخارجات حسب السنة في رسم بياني',
  closuresFollowed: (closures) =>
    sayPlural(closures, {
      zero: '# شركة ناشئة مغلقة لها اليوم حالة أخرى، مثل الاستحواذ عليها، ولا تظهر في قوائم الشركات المغلقة.',
      one: 'شركة ناشئة مغلقة واحدة لها اليوم حالة أخرى، مثل الاستحواذ عليها، ولا تظهر في قوائم الشركات المغلقة.',
      two: 'شركتان ناشئتان مغلقتان لهما اليوم حالة أخرى، مثل الاستحواذ عليهما، ولا تظهران في قوائم الشركات المغلقة.',
      few: '# شركات ناشئة مغلقة لها اليوم حالة أخرى، مثل الاستحواذ عليها، ولا تظهر في قوائم الشركات المغلقة.',
      many: '# شركة ناشئة مغلقة لها اليوم حالة أخرى، مثل الاستحواذ عليها، ولا تظهر في قوائم الشركات المغلقة.',
      other:
        '# شركة ناشئة مغلقة لها اليوم حالة أخرى، مثل الاستحواذ عليها، ولا تظهر في قوائم الشركات المغلقة.',
    }),
  prices: (disclosed, undisclosed, amount) =>
    disclosed === 0
      ? `لا يوجد سعر معلن لعمليات الاستحواذ والاندماج هذه (${formatCount(undisclosed)}).`
      : `مجموع الأسعار المعلنة ${amount} في ${deal.of(disclosed)}؛ و${undisclosedPrices(undisclosed)} خارج المجموع.`,
  none: 'لا توجد تخارجات تطابق عوامل التصفية هذه.',
  noneWhy: 'إن كنت تعرف تخارجًا، فاقترح تعديلًا في صفحة الشركة الناشئة مع عنوان يثبته.',
  acquirerTitle: (name) => `الشركات الناشئة التي استحوذت عليها ${name}`,
  acquirerLead: (name) => `شركات ناشئة أفريقية استحوذت عليها ${name} أو اندمجت معها.`,
  asInvestor: (name) => `استثمارات ${name}`,
};
