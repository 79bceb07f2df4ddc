import { formatCount, formatList, formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/startups.ts';
import type { TranslationOf } from '../translation.ts';
import { article, investor, otherPeople, person, record, round, source, startup } from './words.ts';

const sayYears = ({ first, last }: { first: string; last: string }) =>
  first === last ? first : `من ${first} إلى ${last}`;

export const startupsText: TranslationOf<typeof english.startupsText> = {
  missing: {
    title: (name, facts) =>
      `ساعد في استكمال بيانات ${name}: ${sayPlural(facts, {
        zero: 'لا معلومات ناقصة',
        one: 'معلومة واحدة ناقصة',
        two: 'معلومتان ناقصتان',
        few: '# معلومات ناقصة',
        many: '# معلومة ناقصة',
        other: '# معلومة ناقصة',
      })}`,
    how: 'تكفي إجابة واحدة، ولا حاجة إلى حساب. تسأل الصفحة التالية عن المصدر، ويقرأ أحد المراجعين الإجابة قبل نشرها.',
    add: 'إضافة',
    choose: 'اختيار',
    addRound: 'إضافة جولة تمويل أو منحة أو جائزة',
  },
  roundsSince: (rounds, since) => round.say(rounds) + (since ? ` منذ ${since}` : ''),
  roundsAlone: (rounds) => rounds,
  lastRound: (kind, date) => (date ? `آخر جولة: ${kind}\u200f، ${date}` : `آخر جولة: ${kind}`),
  sourcesCount: (sources) => source.say(sources),
  raisedIn: (rounds) => `عبر ${rounds.replace('جولتان', 'جولتين')}`,
  ofIt: {
    debt: (amount) => `منها ${amount} في صورة دين.`,
    grant: (amount) => `منها ${amount} في صورة منح.`,
  },
  amountsKnown: (known, rounds) =>
    rounds === 1
      ? 'المبلغ غير معلن.'
      : `المبلغ معروف في ${formatCount(known)} من أصل ${round.of(rounds)}.`,
  notConverted: (rounds) => `${round.say(rounds)} بعملة أخرى، خارج المجاميع.`,
  mayHaveMore: 'قد تكون هناك جولات أحدث غير مسجلة.',
  timelineMeasure: 'كل جولة بتاريخها ومبلغها، بالدولار الأمريكي.',
  timelineDebt: 'الرموز المفرّغة: تمويل بالدين.',
  timelineRings: (isUndisclosed, isForeign) => {
    const reasons = [isUndisclosed && 'غير معلن', isForeign && 'بعملة أخرى'];
    return `الحلقات: المبلغ ${reasons.filter(Boolean).join(' أو ')}.`;
  },
  timelineOf: (name) => `جولات ${name} حسب التاريخ والمبلغ؛ الأرقام نفسها في القائمة أدناه`,
  earlierRounds: (rounds) =>
    sayPlural(rounds, {
      zero: '# جولة أقدم',
      one: 'جولة أقدم واحدة',
      two: 'جولتان أقدم',
      few: '# جولات أقدم',
      many: '# جولة أقدم',
      other: '# جولة أقدم',
    }),
  fundingsTab: 'الجولات في جدول وبصيغة CSV',
  investorsCount: (investors) => (investors === 1 ? 'المستثمر' : investor.say(investors)),
  tookPart: ({ led, rounds, round: kind, years }) => {
    const when = years ? `، ${sayYears(years)}` : '';
    if (kind) return `${led > 0 ? 'قيادة جولة' : 'مشاركة في جولة'} «${kind}»${when}`;
    return led > 0
      ? `قيادة ${formatCount(led)} من أصل ${round.of(rounds)}${when}`
      : `مشاركة في ${round.of(rounds)}${when}`;
  },
  alsoInvested: 'وكذلك',
  wholeTeam: (people) => `الفريق كله: ${person.say(people)}`,
  allNews: (news) => `كل الأخبار: ${article.say(news)}`,
  sayReasons: (reasons) => reasons.join('؛ '),
  unknown: {
    rounds: 'جولات التمويل',
    investors: 'المستثمرون',
  },
  pastNames: { former: 'سابقًا', parent: 'جزء من' },
  relatedReasons: (industries, country) => [
    ...(industries.length === 1 ? [`القطاع نفسه: ${industries[0]}`] : []),
    ...(industries.length > 1 ? [`القطاعات نفسها: ${formatList(industries)}`] : []),
    ...(country ? [`البلد نفسه: ${country}`] : []),
  ],
  tabs: 'عن هذه الشركة الناشئة',
  overview: 'نظرة عامة',
  news: 'الأخبار',
  team: 'الفريق',
  fundings: 'التمويل',
  competitors: 'المنافسون',
  tabTitle: (name, tab) => `${name}: ${tab}`,
  description: (name, tagline, country) =>
    tagline
      ? `${name}: ${tagline}. التمويل والمستثمرون والفريق والأخبار، ولكل معلومة مصدرها.`
      : `${name}\u200f، ${country}. التمويل والمستثمرون والفريق والأخبار، ولكل معلومة مصدرها.`,
  compare: 'مقارنة',
  rankOf: (rank) => `المرتبة ${formatCount(rank)} من حيث إجمالي التمويل`,
  undisclosed: 'غير معلن',
  founded: 'التأسيس',
  founders: 'المؤسسون',
  employees: 'الموظفون',
  statuses: {
    active: 'نشطة',
    acquired: 'استُحوذ عليها',
    closed: 'مغلقة',
    public: 'مدرجة في البورصة',
  },
  otherType: 'أخرى',
  ticker: 'رمز التداول',
  foundedIn: (year) => `تأسست في ${year}`,
  fictional: 'افتراضية',
  about: (name) => `عن ${name}`,
  technologies: 'التقنيات',
  related: 'شركات ناشئة مشابهة',
  allCompetitors: (name) => `مقارنة ${name} بالشركات المشابهة`,
  newsAbout: (name) => `أخبار ${name}`,
  noNews: 'لا توجد أخبار في قاعدة البيانات بعد.',
  noNewsWhy: 'تظهر الأخبار هنا حين يذكر أحد المواقع التي نتابعها هذه الشركة الناشئة.',
  teamOf: (name) => `فريق ${name}`,
  noTeam: 'لم يُسجَّل مؤسسون ولا فريق بعد.',
  fundingsOf: (name) => `جولات تمويل ${name}`,
  historyOf: (name) => `محطات ${name}`,
  events: {
    renamed: { alone: 'غيّرت اسمها', withOther: 'غيّرت اسمها من {other}' },
    acquired: { alone: 'استُحوذ عليها', withOther: 'استحوذت عليها {other}' },
    merged: { alone: 'اندمجت', withOther: 'اندمجت مع {other}' },
    listed: { alone: 'أُدرجت في البورصة', withOther: 'أُدرجت في {other}' },
    closed: { alone: 'أغلقت', withOther: 'أغلقت مع {other}' },
    paused: { alone: 'علّقت نشاطها', withOther: 'علّقت نشاطها مع {other}' },
    pivoted: { alone: 'غيّرت نشاطها', withOther: 'غيّرت نشاطها مع {other}' },
  },
  acquisitions: { acquired: 'استحوذت على {startup}', merged: 'اندمجت مع {startup}' },
  forPrice: 'مقابل {amount}',
  otherNames: 'تُعرف أيضًا باسم',
  aliasKinds: {
    former: (until) => (until ? `حتى ${until}` : 'اسم سابق'),
    product: () => 'منتج',
    legal: () => 'الاسم القانوني',
    parent: () => 'الشركة الأم',
    short: () => 'اسم مختصر',
  },
  womenLedYes: 'نعم: يذكر مصدر أن امرأة بين مؤسسيها أو تتولى رئاستها التنفيذية',
  cumulative: 'التمويل عبر الزمن',
  raisedOverTime: (name) => `${name}: التمويل عبر الزمن`,
  cumulativeSubtitle: 'مجموع الجولات المعلنة، بالدولار الأمريكي',
  noFundings: 'لا توجد جولات تمويل في قاعدة البيانات بعد.',
  undatedRounds: (count) =>
    `${sayPlural(count, {
      zero: '# جولة بلا تاريخ تُحتسب',
      one: 'جولة واحدة بلا تاريخ تُحتسب',
      two: 'جولتان بلا تاريخ تُحتسبان',
      few: '# جولات بلا تاريخ تُحتسب',
      many: '# جولة بلا تاريخ تُحتسب',
      other: '# جولة بلا تاريخ تُحتسب',
    })} في المجموع دون الرسم البياني.`,
  date: 'التاريخ',
  amountUsd: 'المبلغ (بالدولار الأمريكي)',
  currency: 'العملة',
  source: 'المصدر',
  sourceOf: (kind) => `، مصدر الجولة «${kind}»`,
  unknownDate: 'التاريخ غير معروف',
  leadInvestor: 'المستثمر القائد',
  moreInvestors: (count) => `و${otherPeople(count)}`,
  competitorsOf: (name) => `${name} والشركات الناشئة المشابهة`,
  competitorsHow: 'تشابه في القطاعات (للنادر منها وزن أكبر) والبلد والتمويل والوصف.',
  noCompetitors: 'لا توجد شركات ناشئة مشابهة في قاعدة البيانات بعد.',
  why: 'لماذا هذه الشركات؟',
  comparison: 'المقارنة',
  company: 'الشركة',
  location: 'المقر',
  sectors: 'القطاعات',
  latestFundRound: 'أحدث جولة تمويل',
  totalFundRaised: 'إجمالي التمويل',
  rounds: 'الجولات',
  newestRound: 'أحدث جولة',
  newestRoundOn: 'تاريخ أحدث جولة',
  newestRoundAnnounced: 'أحدث جولة كما أُعلنت',
  equityRaised: 'التمويل بالأسهم',
  debtRaised: 'التمويل بالدين',
  grantsRaised: 'المنح',
  unknownRows: (rows) => `غير معروف لأيٍّ منها: ${formatList(rows)}`,
  comparedType: 'النوع',
  private: 'خاصة',
  best: 'الأعلى',
};

export const startupGroupsText: TranslationOf<typeof english.startupGroupsText> = {
  markYear: 'إبراز سنة',
  markYearShow: 'عرض',
  notMarked: (year) =>
    `سنة ${year} غير مكتملة، أو لا تمويل فيها في قاعدة البيانات، لذلك يعرض الرسم آخر سنة كاملة.`,
  pastTheEnd: 'لا يوجد مزيد من الشركات الناشئة في هذه الصفحة.',
  latestFundings: 'أحدث الجولات',
  startups: 'الشركات الناشئة',
  raised12Months: 'التمويل خلال 12 شهرًا',
  medianRound: 'وسيط حجم الجولة',
  rounds: (rounds) => round.say(rounds),
  startupsCount: (startups) => startup.say(startups),
  record: 'قاعدة البيانات',
  completeness: (rows, sourced) =>
    `نسبة السجلات التي لها مصدر: ${formatShare(sourced)} من أصل ${record.of(rows)} (شركات ناشئة وجولات).`,
  disclosed: (disclosed, rounds) => `احتُسبت ${formatCount(disclosed)} من أصل ${round.of(rounds)}`,
  howComplete: 'مدى اكتمال قاعدة البيانات',
  howFigures:
    'إجمالي التمويل هو مجموع جولات هذه الشركات الناشئة التي لها مبلغ ومصدر. أما سقوف خطوط الائتمان والأموال المجموعة بعد الإدراج في البورصة وبيع الأسهم لآخرين فتُذكر إلى جانبه.',
  dealsHere: 'عدد الصفقات هنا',
  ledHere: 'عدد الجولات التي قادها هنا',
  lastDealHere: 'آخر صفقة هنا',
  allInvestorsHere: 'كل المستثمرين هنا، مع التصفية',
  filterThese: 'تصفية هذه الشركات الناشئة',
  unknown: '-',
};

export const startupListText: TranslationOf<typeof english.startupListText> = {
  title: 'الشركات الناشئة',
  lead: 'كل الشركات الناشئة في قاعدة البيانات. يمكن تصفيتها حسب المكان والقطاع والحالة وسنة التأسيس والجولات التي حصلت عليها.',
  description:
    'كل الشركات الناشئة الأفريقية في قاعدة البيانات، مع التصفية حسب البلد والقطاع والحالة وسنة التأسيس والجولات، وتنزيل القائمة بصيغة CSV أو JSON.',
  search: 'تصفية الشركات الناشئة',
  one: 'شركة ناشئة',
  many: 'شركات ناشئة',
  noneMatch: 'لا توجد شركة ناشئة تطابق عوامل التصفية هذه',
  add: 'إضافة شركة ناشئة',
  foundedFrom: '2015',
  foundedTo: '2024',
  roundsAre: 'تتحقق شروط الجولات في',
  roundsOne: 'جولة واحدة',
  roundsTogether: 'جولاتها مجتمعة',
  raisedRound: 'حصلت على جولة',
  raisedAmount: 'حجم الجولة (بالدولار الأمريكي)',
  raisedOn: 'تاريخ الجولة',
  womenLed: (known, total) =>
    `معروف عن ${formatCount(known)} من أصل ${startup.of(total)}: يذكر مصدر أن امرأة بين مؤسسيها أو تتولى رئاستها التنفيذية. ولا يُعرف ذلك عن البقية.`,
  csvTitle: 'الشركات الناشئة',
};
