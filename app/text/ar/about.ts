import { sayPlural } from '../../base/count.ts';
import type { FundingRound, MoneyKind } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import type * as english from '../en/about.ts';
import type { TranslationOf } from '../translation.ts';
import about from './about.json' with { type: 'json' };
import attributionPolicy from './legal-attribution-policy.json' with { type: 'json' };
import privacyPolicy from './legal-privacy-policy.json' with { type: 'json' };
import terms from './legal-terms.json' with { type: 'json' };
import methodology from './methodology.json' with { type: 'json' };
import { country, industry, startup } from './words.ts';

export const legalText: TranslationOf<typeof english.legalText> = {
  contents: 'المحتويات',
  changed: 'آخر تعديل: {when}',
  contact: (email) =>
    email ? `راسلنا على [${email}](mailto:${email}).` : 'لم ينشر هذا الموقع عنوانًا للتواصل بعد.',
  terms: terms as english.LegalDocument,
  privacyPolicy: privacyPolicy as english.LegalDocument,
  attributionPolicy: attributionPolicy as english.LegalDocument,
  about: about as english.LegalDocument,
};

export const methodologyText: TranslationOf<typeof english.methodologyText> = {
  document: methodology as english.LegalDocument,
  short: {
    title: 'باختصار',
    lead: (day) =>
      `نسبة الخطأ فيما سُحب عشوائيًا في ${day} وأمكن الحكم عليه، والمجال الذي تقع فيه النسبة الحقيقية. [ما سُحب وكيف](#audit).`,
  },
  audit: {
    title: 'ما كشفه التدقيق',
    sheetTitle: 'التدقيق',
    found: (day, drawn, judged, wrong) =>
      `في ${day} سُحبت عشوائيًا، بقيمة بداية ثابتة (seed)، ${drawn} من الشركات الناشئة والجولات والتخارجات وقورنت بصفحات منشورة. أمكن الحكم على ${judged} منها؛ وتبيّن خطأ ${wrong} منها.`,
    earlier: (day, drawn, what, judged, wrong) =>
      `وقبل ذلك، في ${day}، سُحبت ${drawn} من ${what}: تبيّن خطأ ${wrong} من أصل ${judged} أمكن الحكم عليها، وقد صُححت.`,
    drawnOf: { facts: 'المعلومات المفردة', whole: 'الشركات الناشئة والجولات والتخارجات' },
    caption: 'عينة عشوائية',
    columns: {
      what: 'النوع',
      drawn: 'حجم العينة',
      right: 'صحيح',
      wrong: 'خطأ',
      untold: 'تعذّر الحكم',
      share: 'نسبة الخطأ',
      interval: 'مجال الثقة 95%',
    },
    kinds: { startup: 'الشركات الناشئة', round: 'الجولات', exit: 'التخارجات' },
    kindsMean:
      'للشركة الناشئة: البلد والمدينة وسنة التأسيس والحالة والموقع الإلكتروني ونوع العملاء والأشخاص. وللجولة: المبلغ والتاريخ والنوع والمستثمر القائد. وللتخارج: ما آلت إليه الشركة (استحواذ أو اندماج أو إدراج أو إغلاق)، ومتى، ومن اشتراها. ويكفي جزء خاطئ واحد ليُعدّ الكل خاطئًا.',
    howToRead:
      'صحيح: تُثبته صفحات ولا تناقض شيئًا منه؛ والجزء الذي لم يُعثر على صفحة تثبته لا يُحسب عليه. خطأ: تناقض صفحة جزءًا منه، أو تناقضه صفحات أكثر مما تؤيده. تعذّر الحكم: لم يُعثر على صفحة تثبته، أو تساوت الصفحات المؤيدة والمخالفة. النسبة محسوبة مما أمكن الحكم عليه، وقد تقع النسبة الحقيقية في أي موضع من المجال (مجال ويلسون بثقة 95%). وما نُشر على نطاق واسع يسهل العثور عليه، فالأرجح أن ما حُكم عليه أفضل من البقية. ولم تُسحب الأنواع بنسبة حضورها في قاعدة البيانات: فلا يُستخلص منها مجتمعةً معدل لقاعدة البيانات كلها.',
    mistakes: 'الأخطاء، وقد صُححت كلها منذ ذلك الحين:',
    sheet: `جدول التدقيق سطرًا سطرًا بصيغة [CSV](${pathTo('/methodology/audit.csv')}) و[XLSX](${pathTo('/methodology/audit.xlsx')})، مع الصفحات التي قُرئت. أما طريقة السحب ففي docs/audit ضمن الشيفرة المصدرية.`,
  },
  others: {
    title: 'ما يحصيه غيرنا',
    holds: (ours, theirs, publisher, year) =>
      `لدى {productName}\u200f ${ours} من أصل ${theirs} أحصتها ${publisher} لعام ${year}.`,
    holdsMore: (ours, theirs, publisher, year) =>
      `لدى {productName}\u200f ${ours} لعام ${year}؛ وأحصت ${publisher}\u200f ${theirs}.`,
    howToRead:
      'يشمل مبلغنا كل جولة معلنة في السنة والمكان، أيًا كان حجمها: أسهمًا ودينًا ومنحًا، باستثناء ما لا يستند إلا إلى مصادر ضعيفة. ويتبع غيرنا حدودًا مختلفة: فبعضهم يستبعد الصفقات الصغيرة، وبعضهم يضيف صفقات سرية. فالحصة تبيّن مدى تباعد الحسابين، ولا تعني أن أحدهما جزء من الآخر؛ وقد تتجاوز 100%. وإذا استبعد أحد الحسابين الأسهم أو الدين، فلا تُذكر حصة.',
    caption: 'مجاميع منشورة إلى جانب مجاميعنا',
    columns: {
      who: 'الجهة',
      year: 'السنة',
      place: 'المكان',
      counts: 'ما تحصيه الجهة',
      theirs: 'مبلغ الجهة',
      ours: 'مبلغنا',
      share: 'الحصة',
    },
    africa: 'أفريقيا',
    nothingYet: 'لا شيء بعد',
    unknown: 'غير معروف',
    otherMoney: 'غير قابل للمقارنة',
  },
};

const rounds: Record<FundingRound, string> = {
  Angel: 'يستثمر أفراد أموالهم الخاصة، وغالبًا قبل أي صندوق.',
  'Pre-Seed': 'أول تمويل من خارج الشركة، وغالبًا قبل وجود منتج يدفع أحد ثمنه.',
  Seed: 'تمويل مبكر لبناء المنتج والوصول إلى أول العملاء.',
  Grant: 'أموال لا تُردّ ولا تُدفع مقابل أسهم، مثل ما تقدمه مؤسسة أو برنامج أو جائزة.',
  'Venture Series':
    'جولة لمستثمري رأس المال المغامر لا يُذكر لها حرف في المصدر، أو يُذكر حرف بعد C، مثل السلسلة D.',
  'Series A': 'أول جولة كبيرة لمستثمري رأس المال المغامر، لتوسيع ما بدأ ينجح.',
  'Series B': 'الجولة الكبيرة التالية للسلسلة A، للتوسع في أسواق أو منتجات أخرى.',
  'Series C': 'الجولة التالية للسلسلة B، لشركة كبيرة بالفعل.',
  'Equity Crowdfunding': 'يشتري أشخاص كثيرون حصصًا صغيرة، عبر موقع إلكتروني في الغالب.',
  'Product Crowdfunding': 'يدفع أشخاص كثيرون ثمن منتج مسبقًا؛ ولا يحصلون على أسهم.',
  'Convertible Note': 'قرض، أو تعهد مثل اتفاقية SAFE، يتحول إلى أسهم في جولة لاحقة.',
  'Debt Financing': 'قرض أو سند يُردّ مع فائدة.',
  'Secondary Market':
    'يشتري المستثمرون أسهمًا من ملاكها الحاليين؛ فتذهب الأموال إلى هؤلاء الملاك لا إلى الشركة.',
  'Post-IPO Equity': 'أسهم جديدة تبيعها شركة مدرجة في البورصة.',
  'Post-IPO Secondary': 'أسهم قائمة لشركة مدرجة في البورصة يبيعها ملاكها.',
  'Post-IPO Debt': 'قرض أو سند لشركة مدرجة في البورصة.',
  'Initial Coin Offering': 'يحصل المشترون على رموز رقمية لا على أسهم.',
  'Funding Round': 'تمويل لم تُذكر مرحلته في المصدر؛ وقد يشمل دينًا.',
  'Venture Capital': 'تمويل من صناديق رأس المال المغامر لم تُذكر مرحلته في المصدر.',
  'Private Equity': 'يشتري صندوق حصة كبيرة من شركة ناضجة.',
};

const money: Record<MoneyKind, string> = {
  equity: 'يشتري المستثمرون أسهمًا جديدة ويملكون جزءًا من الشركة.',
  debt: 'أموال تُقرض وتُردّ مع فائدة. ولا يحصل أحد على أسهم.',
  grant: 'أموال تُعطى ولا تُردّ، ولا يحصل أحد على أسهم.',
  convertible: 'أموال تُقرض أو يُتعهد بها أولًا، ثم تتحول إلى أسهم.',
  secondary: 'تنتقل الأسهم بين الملاك. ولا تحصل الشركة نفسها على شيء.',
  token: 'تُباع رموز رقمية بدل الأسهم.',
  other: 'أموال دُفعت مسبقًا مقابل منتجات، أو أموال لم يذكر المصدر طبيعتها.',
};

export const glossaryText: TranslationOf<typeof english.glossaryText> = {
  title: 'أنواع الجولات والتمويل',
  lead: 'تحمل كل جولة اسمًا من عشرين اسمًا، وفق تسميتها في مصدرها. ومن الاسم يتحدد نوع التمويل الذي تُبنى عليه المجاميع وعوامل التصفية.',
  rounds,
  money,
  countedAs: (kind) => `يُحتسب ضمن «${kind}».`,
  link: 'معنى أنواع الجولات والتمويل',
  whatIs: (kind) => `ما معنى «${kind}»؟`,
};

const africanCountry = (countries: number) =>
  sayPlural(countries, {
    zero: '# بلد أفريقي',
    one: 'بلد أفريقي واحد',
    two: 'بلدين أفريقيين',
    few: '# بلدان أفريقية',
    many: '# بلدًا أفريقيًا',
    other: '# بلد أفريقي',
  });

export const homeText: TranslationOf<typeof english.homeText> = {
  demonstration: 'بيانات تجريبية: هذه الشركات افتراضية',
  description: (startups, countries) =>
    `${startup.say(startups)} في ${africanCountry(countries)}: كم جمعت، وممّن، وما مصدر كل رقم.`,
  lead: (startups, countries, industries) =>
    `${startup.say(startups)} في ${country.of(countries)} و${industry.of(industries)}: كم جمعت، وممّن، وأين نُشر ذلك.`,
  leadEmpty: 'لا توجد شركات ناشئة في قاعدة البيانات بعد. ستظهر هنا مع أول استيراد.',
  search: 'البحث في الدليل',
  examples: 'أمثلة',
  largestRounds: (year) => `أكبر جولات ${year} على هيئة نسيج: لكل شركة ناشئة نقشها`,
  percent: (share) => `${Math.round(share * 100)}%`,
  map: 'الشركات الناشئة حسب البلد',
  mapSubtitle: 'عدد الشركات الناشئة وما جمعته',
  rankings: 'الشركات الناشئة الأكثر تمويلًا',
  topShare: (startups) => `جمعت أكبر ${startup.of(startups)} {share} من التمويل المسجل`,
  rankingsOf: 'من أصل {total} محتسبة في قاعدة البيانات عن كل السنوات.',
  rankBy: 'أكبر 100 حسب',
  noRankings: 'لم تُسجَّل جولات معلنة بعد',
  noRankingsWhy: 'تُرتَّب الشركات الناشئة هنا فور تسجيل جولة بمبلغ ومصدر.',
  allIndustries: 'كل القطاعات',
  countryCard: (place, startups) => `${place}\n${startup.say(startups)}`,
  allCountries: 'كل البلدان',
  countryStartups: (startups) => startup.say(startups),
  doors: {
    find: {
      title: 'ابحث',
      words: 'ابحث حسب المكان والقطاع والجولة والسنة. سترى كيف فهمنا سؤالك، ويمكنك تعديله.',
      link: 'البحث في الدليل',
    },
    take: {
      title: 'استخدم البيانات',
      words: 'كل رسم بياني متاح صورةً وملف CSV، وكل صفحة متاحة في شكل بيانات، مجانًا ومع المصادر.',
      link: 'الحصول على البيانات',
    },
    add: {
      title: 'أضف',
      words: 'ألم تجد شركتك الناشئة، أو وجدت رقمًا خاطئًا؟ أخبرنا، واذكر صفحة تثبت ذلك.',
      link: 'إضافة شركة ناشئة',
    },
  },
  news: 'الأخبار',
  allNews: 'كل الأخبار',
  noNews: 'لا توجد أخبار مسجلة بعد',
};

export const newsText: TranslationOf<typeof english.newsText> = {
  title: 'أخبار الشركات الناشئة',
  pageTitle: (page) => `أخبار الشركات الناشئة، الصفحة ${page}`,
  lead: 'ما نُشر عن الشركات الناشئة المدرجة هنا. كل خبر يحيل إلى ناشره.',
  description:
    'أخبار الشركات الناشئة الأفريقية يومًا بيوم: التمويل والاستحواذ والإطلاق والإغلاق، ولكل خبر ناشره.',
  continued: (period) => `${period}، تتمة`,
  others: 'الخبر نفسه لدى ناشرين آخرين',
  newer: 'أخبار أحدث',
  none: 'لا توجد أخبار مسجلة بعد.',
  noneWhy: 'تظهر الأخبار هنا حين يذكر أحد الناشرين شركة ناشئة من هذا الدليل.',
  noneMore: 'لا توجد أخبار أقدم.',
  newest: 'الانتقال إلى أحدث الأخبار',
  notAbout: (name) => `الخبر ليس عن ${name}`,
  mentionsLead: 'الإشارة التي تحذفها تبقى محذوفة، مهما ورد في الخلاصات.',
  mentionsLog: 'التراجع عن حذف إشارة في السجل',
  mentionBack: 'استُعيدت هذه الإشارة من قبل.',
};

export const notFoundText: TranslationOf<typeof english.notFoundText> = {
  title: 'الصفحة غير موجودة',
  heading: 'لا توجد صفحة بهذا العنوان',
  lookedFor: 'كنت تبحث عن',
  search: 'بحث',
  popular: 'صفحات شائعة',
  home: 'الصفحة الرئيسية',
  errorTitle: 'حدث خطأ ما',
  requestId: (id) => `الطلب ${id}`,
  errorHelp: 'لم يُفقد شيء مما كتبته: عُد إلى الصفحة السابقة لتجده.',
  retry: 'إعادة المحاولة',
};

export const offlineText: TranslationOf<typeof english.offlineText> = {
  title: 'لا اتصال بالإنترنت',
  description: 'صفحات قرأتها من قبل، محفوظة على هذا الجهاز.',
  lead: 'تحتاج هذه الصفحة إلى اتصال. آخر الصفحات التي قرأتها محفوظة على هذا الجهاز:',
  nothingCached: 'لا صفحات محفوظة بعد.',
  retry: 'إعادة المحاولة',
  noticeLabel: 'بلا اتصال',
  cachedNotice: (date) => `لا يوجد اتصال بالإنترنت. هذه الصفحة كما كانت في ${date}.`,
};
