import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/charts.ts';
import type { TranslationOf } from '../translation.ts';
import { others, round, startup, year as years } from './words.ts';

export const chartsText: TranslationOf<typeof english.chartsText> = {
  chart: 'رسم بياني',
  table: 'جدول',
  csv: 'CSV',
  xlsx: 'XLSX',
  svg: 'SVG',
  png: 'PNG',
  zip: 'الكل في ملف zip',
  cite: 'استشهاد',
  load: 'تحميل في Python أو R أو Sheets',
  loading: (address) =>
    [
      `import pandas as pd; data = pd.read_csv("${address}")`,
      `data <- read.csv("${address}")`,
      `=IMPORTDATA("${address}")`,
    ].join('\n'),
  openAsFigure: 'فتح في صفحة الأرقام',
  compareWith: 'المقارنة بأرقام أخرى',
  mostIn: (year) => `الأكثر في ${year}`,
  citation: (site, title, day, address) =>
    `${site}. «${title}». ${day ? `البيانات بتاريخ ${day}. ` : ''}${address}`,
  source: (site, day) => (day ? `المصدر: ${site}، آخر تحديث ${day}.` : `المصدر: ${site}.`),
  measure: (title, unit) => `${title}\u200f، ${unit}`,
  coverage: {
    usd: (known, total) =>
      `الجولات المحتسبة: ${known} من أصل ${total}؛ والبقية بلا مبلغ أو مستبعدة.`,
    count: (known, total) => `الشركات الناشئة المعروفة سنة تأسيسها: ${known} من أصل ${total}.`,
  },
  figureViews: (title) => `طرق عرض ${title}`,
  empty: 'لا توجد أرقام مسجلة بعد. سيظهر هنا أول رقم له مصدر.',
  noData: 'لا بيانات',
  openRecords: 'اضغط لعرض السجلات',
  soFar: 'حتى الآن',
  yearSoFar: (year) => `${year} حتى الآن`,
  otherRows: (count) => others(count),
  otherSeries: 'غير ذلك',
  unnamed: 'بلا اسم',
  units: { usd: 'دولار أمريكي', count: 'العدد', percent: 'نسبة مئوية' },
  xHeadings: { year: 'السنة', date: 'التاريخ', category: 'الاسم' },
  zeroUsd: '0 دولار',
  percent: (value) => `${value}%`,
  finding: {
    only: (label, value) => `${label}: ${value}.`,
    highest: (label, value) => `الأعلى: ${label}\u200f، ${value}.`,
    lowest: (label, value) => `الأدنى: ${label}\u200f، ${value}.`,
    latest: (label, value) => `الأحدث: ${label}\u200f، ${value}.`,
    allEqual: (count, value) => `الكل (${count}): ${value}.`,
    ofSeries: (name, finding) => `${name}. ${finding}`,
    unknown: (count, of) => `لا بيانات لـ${count} من أصل ${of}.`,
  },
  pointReading: (label, value) => `${label}: ${value}`,
  legend: 'مفتاح الرسم',
  range: (low, high) => `من ${low} إلى ${high}`,
  orMore: (low) => `${low} فأكثر`,
  placeReading: (label, value) => `${label}: ${value}`,
  boundaryDisclaimer: 'الحدود مبسطة وللاسترشاد فقط؛ ولا تعبّر عن أي رأي في وضع أي إقليم.',
};

export const figuresText: TranslationOf<typeof english.figuresText> = {
  fundingHistory: (where) =>
    where ? `التمويل المسجل حسب السنة، ${where}` : 'التمويل المسجل حسب السنة',
  topIndustries: 'القطاعات ذات العدد الأكبر من الشركات الناشئة',
  yearFounded: (where) => `الشركات الناشئة حسب سنة التأسيس، ${where}`,
  twitterFollowers: (name) => `متابعو ${name} على تويتر`,
  twitterMentions: (name) => `الإشارات إلى ${name} على تويتر شهريًا`,
  backlinks: (name) => `الروابط إلى موقع ${name}`,
  countryConcentration: (investor) => `جولات بمشاركة ${investor}، حسب البلد`,
  startupsOf: ({ industryName, placeName }) => {
    const startups = industryName ? `شركات ${industryName} الناشئة` : 'الشركات الناشئة';
    if (placeName) return `${startups} في ${placeName}`;
    return industryName ? startups : null;
  },
  headlines: {
    raised: (who, year, comparison) =>
      `تسجّل قاعدة البيانات {figure}${who ? ` جمعتها ${who}` : ' من التمويل'} في ${year}\u200f، ${comparison}`,
    of: (usd, publisher) => `من أصل ${usd} بحسب ${publisher}`,
    moreThan: (usd, publisher) => `أي أكثر من ${usd} بحسب ${publisher}`,
    most: 'وهو أعلى رقم سنوي على الإطلاق',
    mostUntilThen: 'وهو أعلى من رقم أي سنة سابقة',
    mostSince: (year) => `وهو أعلى رقم منذ ${year}`,
    leastSince: (year) => `وهو أدنى رقم منذ ${year}`,
    alike: (year) => `وهو قريب من رقم ${year}`,
    fewerThanHalf: (year) => `أي أقل من نصف رقم ${year}`,
    downFrom: (amount, year) => `انخفاضًا من ${amount} في ${year}`,
    industry: (name, _startups, total) =>
      `تعمل في ${name}\u200f {figure} من أصل ${startup.of(total)}`,
    country: (name, _rounds, total) => `ذهبت إلى ${name}\u200f {figure} من أصل ${round.of(total)}`,
  },
  tooFewFounded: (known, total) =>
    `نعرف سنة تأسيس ${formatCount(known)} فقط من أصل ${startup.of(total)}، وهو عدد لا يكفي لرسم بياني.`,
  industryIn: (industry, place) => `${industry} في ${place}`,
  series: {
    disclosedAmount: 'المبلغ المعلن',
    startups: 'الشركات الناشئة',
    followers: 'المتابعون',
    mentions: 'الإشارات',
    backlinks: 'الروابط الواردة',
    rounds: 'الجولات',
  },
  undatedRounds: (rounds) => `المحتسب في المجاميع دون السنوات: ${round.say(rounds)} بلا تاريخ.`,
  columns: {
    year: 'السنة',
    date: 'التاريخ',
    name: 'الاسم',
    usd: (series) => `${series} (بالدولار الأمريكي)`,
  },
  readMe: (site, day, address, files, home) =>
    `${site}\u200f، ${day}
${address}

${files.join(', ')}

يضم data.csv أرقام الرسم البياني.${files.includes('records.csv') ? ' ويضم records.csv الجولات التي بُنيت عليها، مع عنوان مصدر كل منها.' : ''}
مصادر المعلومات: ${home}/methodology. الترخيص: CC BY 4.0، مع رابط إلى ${home}.
`,
  datasetDescription: (title, records) =>
    `${title}: استنادًا إلى السجلات العامة عن الشركات الناشئة الأفريقية (${formatCount(records)})، ولكل منها مصدره.`,
  noFundingsYet: 'لم تُسجَّل بعد جولة لها تاريخ ومبلغ معلن. تظهر السنوات مع أول جولة لها مصدر.',
  errors: {
    onlyMissing: (keys) => `المطلوب قيمة أو أكثر من ${keys}، تفصل بينها فواصل`,
    unknownKey: (key) => `لا يوجد رسم بياني باسم «${key}»`,
    unknownKeyNear: (key, nearest) => `لا يوجد رسم بياني باسم «${key}»؛ هل تقصد «${nearest}»؟`,
    slugMissing: (key) => `مطلوب مع ${key}`,
    oneChart: 'المطلوب رسم بياني واحد بالضبط لكل ملف',
    year: 'المطلوب سنة، مثل 2024',
  },
};

export const rankingsText: TranslationOf<typeof english.rankingsText> = {
  criteria: {
    fundings: {
      tab: 'التمويل',
      title: 'أكبر 100 شركة ناشئة أفريقية من حيث التمويل',
      shortTitle: 'الشركات الناشئة الأفريقية من حيث التمويل',
      amount: 'إجمالي التمويل',
      how: 'مجموع ما له مبلغ ومصدر من جولات الشركة الناشئة، بالدولار الأمريكي. وما لا يدخل في أي مجموع يُذكر إلى جانبه: سقوف خطوط الائتمان، والأموال المجموعة بعد الإدراج في البورصة، والبيع الثانوي للأسهم. وتُستبعد الشركات الناشئة التي لا مجموع لها.',
      emptyTitle: 'لم تُسجَّل جولات معلنة بعد',
      emptyWhy: 'تظهر الشركة الناشئة هنا حين تُسجل لها جولة بمبلغ ومصدر.',
    },
    early_stage_fundings: {
      tab: 'تمويل المراحل المبكرة',
      title: 'أكبر 100 شركة ناشئة أفريقية من حيث تمويل المراحل المبكرة',
      shortTitle: 'الشركات الناشئة الأفريقية من حيث تمويل المراحل المبكرة',
      amount: 'تمويل المراحل المبكرة',
      how: 'مجموع ما له مبلغ ومصدر من الجولات الملائكية وجولات ما قبل البذرة والجولات البذرية والمنح والسندات القابلة للتحويل، بالدولار الأمريكي.',
      emptyTitle: 'لم تُسجَّل جولات مبكرة معلنة بعد',
      emptyWhy:
        'يحتاج هذا الترتيب إلى جولات ملائكية أو جولات ما قبل البذرة أو جولات بذرية أو منح أو سندات قابلة للتحويل، لها مبلغ ومصدر.',
    },
    twitter_follower_growth: {
      tab: 'نمو المتابعين على تويتر',
      title: 'أكبر 100 شركة ناشئة أفريقية من حيث نمو المتابعين على تويتر',
      shortTitle: 'الشركات الناشئة الأفريقية من حيث نمو المتابعين على تويتر',
      amount: 'المتابعون الجدد',
      how: 'عدد المتابعين الآن مطروحًا منه أقرب عدد مسجل قبل 365 يومًا، بفارق 45 يومًا على الأكثر؛ وتُستبعد الشركات الناشئة التي ينقصها أحد العددين.',
      emptyTitle: 'لم يُسجَّل بعد عددان للمتابعين تفصل بينهما سنة',
      emptyWhy:
        'تظهر الشركة الناشئة هنا حين يُسجل لها عددان للمتابعين تفصل بينهما سنة تقريبًا، ولكل منهما مصدره.',
    },
    twitter_follower_count: {
      tab: 'المتابعون على تويتر',
      title: 'أكبر 100 شركة ناشئة أفريقية من حيث عدد المتابعين على تويتر',
      shortTitle: 'الشركات الناشئة الأفريقية من حيث عدد المتابعين على تويتر',
      amount: 'المتابعون',
      how: 'أحدث عدد مسجل للمتابعين. وتُستبعد الشركات الناشئة التي لم يُسجَّل لها عدد.',
      emptyTitle: 'لم تُسجَّل أعداد للمتابعين بعد',
      emptyWhy: 'تظهر الشركة الناشئة هنا حين يُسجل عدد متابعيها مع مصدره.',
    },
    twitter_tweet_count: {
      tab: 'المنشورات على تويتر',
      title: 'أكبر 100 شركة ناشئة أفريقية من حيث عدد المنشورات على تويتر',
      shortTitle: 'الشركات الناشئة الأفريقية من حيث عدد المنشورات على تويتر',
      amount: 'المنشورات',
      how: 'أحدث عدد مسجل للمنشورات. وتُستبعد الشركات الناشئة التي لم يُسجَّل لها عدد.',
      emptyTitle: 'لم تُسجَّل أعداد للمنشورات بعد',
      emptyWhy: 'تظهر الشركة الناشئة هنا حين يُسجل عدد منشوراتها مع مصدره.',
    },
  },
  narrow: 'تضييق الترتيب',
  anyCountry: 'كل البلدان',
  anyIndustry: 'كل القطاعات',
  show: 'عرض',
  noneChosen: 'لا يتوفر هذا الرقم لأي شركة ناشئة ضمن هذا الاختيار',
  allOfThem: 'عرض الترتيب كله',
  unknownPage: 'المطلوب 1 أو 2',
  unmeasured: 'معايير لم تُقس بعد:',
  tabs: 'الترتيب حسب',
  rank: 'المرتبة',
  movedSince: (since) => `التغيّر منذ ${since}`,
  isNew: 'جديدة',
  unmoved: '=',
  up: (places) =>
    `صعود ${sayPlural(places, { zero: '# مرتبة', one: 'مرتبة واحدة', two: 'مرتبتين', few: '# مراتب', many: '# مرتبة', other: '# مرتبة' })}`,
  down: (places) =>
    `هبوط ${sayPlural(places, { zero: '# مرتبة', one: 'مرتبة واحدة', two: 'مرتبتين', few: '# مراتب', many: '# مرتبة', other: '# مرتبة' })}`,
  wasRank: (rank) => `المرتبة السابقة: ${rank}`,
  years: (count) => `آخر ${years.of(count)}`,
  dataTo: (year) => `البيانات حتى ${year}.`,
  coverage: (known, total) =>
    `نعرف هذا الرقم عن ${formatCount(known)} من أصل ${startup.of(total)} في قاعدة البيانات.`,
  coverageChosen: (known, total) =>
    `نعرف هذا الرقم عن ${formatCount(known)} من أصل ${startup.of(total)} ضمن هذا الاختيار.`,
  description: (title, how) => `${title}. ${how}`,
  tagline: 'نشاط الشركة',
  asOf: 'بتاريخ',
  address: 'العنوان',
  unknownSort: (sort, known) =>
    `لا يوجد عمود للترتيب باسم «${sort}»؛ القيم المتاحة: ${known.join('، ')}، مسبوقةً بـ - للترتيب التنازلي`,
  otherRanking: 'عرض الترتيب حسب التمويل',
  allIndustries: 'عرض كل القطاعات',
  top100: 'أكبر 100',
  unknownCriterion: (by, known) => `لا يوجد معيار باسم «${by}»؛ القيم المتاحة: ${known}`,
  unknownCriterionNear: (by, nearest) => `لا يوجد معيار باسم «${by}»؛ هل تقصد «${nearest}»؟`,
};
