import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import { formatPartialDate } from '../../base/dates.ts';
import type * as english from '../en/investors.ts';
import type { TranslationOf } from '../translation.ts';
import {
  africanStartup,
  country,
  deal,
  investor,
  month,
  of,
  otherPeople,
  others,
  round,
  startup,
} from './words.ts';

const sayParts = (parts: number) =>
  parts === 1 ? 'هذا الشرط' : parts === 2 ? 'الشرطين معًا' : 'الشروط الثلاثة';

const sayFate = (what: string, on: string | null) => (on ? `${what}\u200f، ${on}` : what);
export const investorsText: TranslationOf<typeof english.investorsText> = {
  investors: 'المستثمرون',
  title: 'المستثمرون في الشركات الناشئة الأفريقية',
  lead: 'صناديق وشركات وأفراد شاركوا في جولات شركات ناشئة أفريقية، والجولات التي شاركوا فيها.',
  description:
    'من يشارك في الجولات الملائكية والبذرية وجولات السلسلة A والمنح للشركات الناشئة الأفريقية، مع كل جولة ومصدرها.',
  searchTitle: (q) => `المستثمرون: ${q}`,
  search: 'البحث عن مستثمرين',
  stage: 'المرحلة',
  anyType: 'كل الأنواع',
  anyStage: 'كل المراحل',
  choice: (label, investors) => `${label} (${formatCount(investors)})`,
  seat: 'المقر',
  place: 'بلد الاستثمارات',
  anyPlace: 'كل البلدان',
  sector: 'قطاع الاستثمارات',
  anySector: 'كل القطاعات',
  since: 'نشط منذ',
  sinceHint: 'سنة',
  ledOnly: 'قيادة جولة',
  anyLed: 'قيادة أو مشاركة',
  ledYes: 'سبق أن قاد جولة',
  sinceYear: (year) => `نشط منذ ${year}`,
  basedIn: (place) => `المقر في ${place}`,
  backedIn: (place) => `استثمارات في ${place}`,
  unknownBacked: (given) => `لا يوجد لدينا شيء باسم «${given.slice(0, 80)}»`,
  ledIsYes: 'المطلوب yes أو ترك الحقل فارغًا',
  sinceIsYear: 'المطلوب سنة، مثل 2024',
  typicalAmount: 'الحجم المعتاد للجولات بقيادة المستثمر',
  searchButton: 'بحث',
  clear: 'مسح الكل',
  all: 'كل المستثمرين',
  found: (investors) => investor.say(investors),
  filters: 'عوامل التصفية',
  nearMatches: (q) => `لا يوجد اسم يحتوي على «${q}». هذه أقرب الأسماء.`,
  noMatches: (filters) =>
    filters === 1
      ? 'لا يوجد مستثمرون يطابقون عامل التصفية هذا.'
      : `لا يوجد مستثمرون يطابقون عوامل التصفية هذه (${formatCount(filters)}).`,
  without: (filter, investors) => `من دون «${filter}»: ${formatCount(investors)}`,
  none: 'لا يوجد مستثمرون في قاعدة البيانات بعد.',
  noneWhy: 'يُدرج المستثمر حين يذكره مصدر ضمن المشاركين في جولة.',
  pastTheEnd: 'لا يوجد مزيد من المستثمرين في هذه الصفحة.',
  firstPage: 'الصفحة الأولى',
  lists: {
    top_angels: 'أنشط المستثمرين الملائكيين',
    top_seed: 'الأنشط في الجولات البذرية',
    top_series_a: 'الأنشط في السلسلة A',
    top_grants: 'الأنشط في المنح',
  },
  listRounds: {
    top_angels: 'الجولات الملائكية',
    top_seed: 'الجولات البذرية',
    top_series_a: 'جولات السلسلة A',
    top_grants: 'المنح',
  },
  tooFew: (fewest) =>
    `شارك أقل من ${investor.of(fewest)} في أكثر من جولة مسجلة من هذا النوع، وهذا لا يكفي للترتيب.`,
  seeRounds: 'عرض هذه الجولات',
  window: (rounds, months) =>
    months === null
      ? `حسب عدد المشاركات في ${rounds}، منذ البداية`
      : `حسب عدد المشاركات في ${rounds} خلال ${month.of(months)}`,
  deals: (deals) => deal.say(deals),
  sumOfRounds: (amount) => `${amount} في جولات شارك فيها`,
  stages: 'المراحل',
  dealsColumn: 'الصفقات',
  leadDeals: 'الصفقات بقيادة المستثمر',
  roundsSum: 'مجموع الجولات بمشاركة المستثمر',
  lastDeal: 'آخر صفقة',
  stagesMore: (stages) => `و${others(stages)}`,
  exportCsv: 'تصدير CSV',
  exportTitle: 'المستثمرون',
  investorTitle: (name) => `${name}: المحفظة والصفقات`,
  investorDescription: (name, deals, startups) =>
    `مشاركات ${name} المسجلة: ${round.say(deals)} في ${africanStartup.of(startups)}، بالمبالغ والتواريخ والمستثمرين المشاركين والمصادر.`,
  joined: (deals, startups) => ({
    before: 'مشاركة في ',
    figure: round.of(deals),
    after: ` ${of(africanStartup.of(startups))}`,
    x: '',
  }),
  ledRounds: (rounds) => `قيادة ${round.of(rounds)}`,
  typicalOf: (amount) => `الحجم المعتاد للجولات التي قادها: ${amount}`,
  inCountries: (countries) => country.say(countries),
  lastDealOn: (date) => `آخر صفقة: ${date}`,
  fictional: 'افتراضي',
  countries: 'البلدان',
  unknown: '-',
  portfolio: 'المحفظة',
  portfolioOf: (name) => `جولات بمشاركة ${name}`,
  portfolioSum: (deals, startups, amount) =>
    `${round.say(deals)} ${of(startup.of(startups))}${amount ? `؛ ومجموع المبالغ المعلنة ${amount}، لكل المستثمرين معًا` : ''}.`,
  noPortfolio: (name) => `لا توجد جولات مسجلة بمشاركة ${name} بعد.`,
  pastPortfolio: 'لا يوجد مزيد من الجولات في هذه الصفحة.',
  noPortfolioWhy: 'تظهر الجولة هنا حين يرد ذكر هذا المستثمر في أحد مصادرها.',
  filterThese: 'تصفية هذه الجولات',
  leading: (kind) => `${kind} (قيادة)`,
  numberOfRounds: 'عدد الجولات',
  coInvestors: 'المستثمرون المشاركون',
  moreRounds: (rounds) => ` و${others(rounds)}`,
  sharedRounds: (rounds) =>
    sayPlural(rounds, {
      zero: '# جولة مشتركة',
      one: 'جولة مشتركة واحدة',
      two: 'جولتان مشتركتان',
      few: '# جولات مشتركة',
      many: '# جولة مشتركة',
      other: '# جولة مشتركة',
    }),
  founderToo: 'من المؤسسين أو أعضاء الفريق أيضًا: ',
  focus: 'الجولات حسب القطاع والمرحلة',
  focusNote: (isCut) =>
    `اضغط على أي رقم لعرض جولاته. وتُحتسب الشركة الناشئة العاملة في عدة قطاعات مرة في كل قطاع.${isCut ? ' والمعروض هو الأكثر تكرارًا.' : ''}`,
  allRounds: 'الكل',
  similar: 'مستثمرون مشابهون',
  similarNote: 'شركات ناشئة دعمها هؤلاء المستثمرون أيضًا، في الجولات نفسها أو في غيرها',
  sharedOf: (shared, all) => `${formatCount(shared)} من ${formatCount(all)}`,
  fit: {
    title: 'ابحث عن مستثمرين لجولتك',
    short: 'حسب الملاءمة',
    titleOf: (need) => `مستثمرون مناسبون: ${need}`,
    description:
      'المستثمرون في الشركات الناشئة الأفريقية حسب استثماراتهم السابقة: مرحلة الجولة وقطاعها ومكانها.',
    lead: 'اختر ما تبحث عنه. يظهر أولًا المستثمرون الذين سبق لهم استثمار مثله، مع الجولات التي تثبت ذلك.',
    form: 'ما تبحث عنه',
    stage: 'الجولة',
    sector: 'القطاع',
    place: 'المكان',
    any: 'الكل',
    show: 'عرض',
    doneAll: (investors, parts, need) =>
      `استوفى ${sayParts(parts)} ${investor.say(investors)}: ${need}`,
    nobody: (parts, need) => `لم يستوفِ أي مستثمر في قاعدة البيانات ${sayParts(parts)}: ${need}`,
    others: (investors, isAtLeast) =>
      investors > 0
        ? `في جولات مسجلة، وليس دائمًا في الجولة نفسها. ويقترب من الشروط أيضًا ${investor.say(investors)}${isAtLeast ? ' على الأقل' : ''}`
        : 'في جولات مسجلة، وليس دائمًا في الجولة نفسها.',
    none: 'لا يوجد في قاعدة البيانات مستثمر يقترب من هذه الشروط.',
    noneWhy: 'احذف شرطًا من الشروط أو عامل تصفية آخر.',
    caption: 'المستثمرون حسب الملاءمة، الأنسب أولًا',
    rank: 'المرتبة',
    why: 'السبب',
    latest: 'أحدث جولة',
    led: 'سبق أن قاد جولة',
    active: (year) => `منذ ${year}`,
    states: { done: 'مستوفى', near: 'قريب', none: 'غير مسجل' },
    near: 'قريب: المرحلة السابقة أو اللاحقة، أو قطاع من المجموعة نفسها، أو المنطقة نفسها، أو جولة أخيرة أقدم بسنتين على الأكثر',
    reason: (_name, round, isLead, about) => {
      const deed = round
        ? `${isLead ? 'قيادة' : 'مشاركة في'} جولة «${round}» لشركة`
        : isLead
          ? 'قيادة جولة لشركة'
          : 'استثمار في';
      return `${deed} {startup}${about && `، ${about}`}`;
    },
    order:
      'الترتيب: الشروط المستوفاة، ثم القريب منها، ثم قيادة الجولات والنشاط. لا يمكن لأحد أن يشتري مرتبة.',
    leftOut:
      'ابتداءً من السلسلة A تُستبعد المسرّعات والحاضنات والمستثمرون الملائكيون والبنوك والشركات المستثمرة ومقدمو المنح، ما لم تختر نوعهم.',
    csv: 'CSV',
    exportTitle: 'المستثمرون حسب الملاءمة',
    raising: 'هل تستعد لجولة تمويل؟ ',
    raisingLink: 'ابحث عن مستثمرين بحسب استثماراتهم السابقة',
    all: (investors) => `الكل (${formatCount(investors)}) حسب الملاءمة`,
  },
  unknownValue: (value, nearest) =>
    nearest
      ? `القيمة «${value.slice(0, 80)}» غير متاحة؛ هل تقصد «${nearest}»؟`
      : `القيمة «${value.slice(0, 80)}» غير متاحة؛ انظر /api/investors/types-and-stages`,
};

export const peopleText: TranslationOf<typeof english.peopleText> = {
  founder: 'من المؤسسين',
  lead: 'من مؤسسي شركات ناشئة أفريقية أو أعضاء فرقها',
  investorToo: (rounds) => (rounds > 0 ? `استثمار في ${round.of(rounds)}` : 'من المستثمرين'),
  description: (name, startups) =>
    `${name}: المناصب في ${formatList(startups)}، وجولات هذه الشركات الناشئة، ولكل منها مصدره.`,
  founderOf: (startups) => `من مؤسسي ${startups}`,
  worksAt: (startups) => `ضمن فريق ${startups}`,
  atStartup: (title, name) => `${title}\u200f، ${name}`,
  roles: 'المناصب',
  raised: (amount, startups, only) => ({
    before:
      startups === 1 ? `جمعت ${only} ` : `جمعت شركات هذا الشخص الناشئة (${formatCount(startups)}) `,
    figure: amount,
    after: '',
    x: '',
  }),
  overTime: 'عبر السنوات',
  lanesOf: (name) =>
    `شركات ${name} الناشئة عبر السنوات. والجداول أدناه تعرض المعلومات نفسها كتابةً.`,
  lanesNote:
    'لكل شركة ناشئة نسيجها، من سنة انطلاقها، وتحته جولاتها. السهم: نشطة بحسب أحد المصادر. والخط العمودي: بيعت أو أغلقت أو انتهى المنصب فيها. والنقاط: لا معلومات مسجلة.',
  lanesUndated: 'تاريخ ترك المنصب غير مسجل، فيمثل كل شريط حياة الشركة الناشئة.',
  investedIn: (kind, on) => `استثمار، ${kind} (${on})`,
  became: {
    acquired: (by, on) => sayFate(by ? `استحوذت عليها ${by}` : 'استُحوذ عليها', on),
    merged: (into, on) => sayFate(into ? `اندمجت مع ${into}` : 'اندمجت', on),
    listed: (at, on) => sayFate(at ? `أُدرجت في ${at}` : 'أُدرجت في البورصة', on),
    closed: (_, on) => sayFate('أغلقت', on),
  },
  startupRounds: (rounds, last) => {
    const counted = round.say(rounds);
    if (last === null) return counted;
    return rounds === 1 ? `${counted}\u200f، ${last}` : `${counted}، آخرها ${last}`;
  },
  now: 'مآل الشركة',
  raisedColumn: 'التمويل',
  founded: 'شركات شارك هذا الشخص في تأسيسها، وما آلت إليه',
  otherRoles: 'مناصب أخرى',
  invested: 'الاستثمارات',
  ledIt: 'المستثمر القائد',
  wholeRound: 'الجولة كاملة',
  with: (names) => `مع ${formatList(names)}`,
  moreOthers: (more) => otherPeople(more),
  foundedWith: 'الشركاء المؤسسون',
  roundsCount: round.say,
  when: 'الفترة',
  between: (since, until) => {
    if (since && until) return `من ${formatPartialDate(since)} إلى ${formatPartialDate(until)}`;
    if (since) return `منذ ${formatPartialDate(since)}`;
    return until && `حتى ${formatPartialDate(until)}`;
  },
  rounds: 'جولات التمويل في تلك الفترة',
  roundsNote: 'جولات هذه الشركات الناشئة من بداية المنصب إلى نهايته، إن عُرفتا.',
  otherRounds: 'جولات هذه الشركات الناشئة',
  otherRoundsNote: (name) => `لا يذكر أي مصدر مسجل إن كان الفريق يضم ${name} آنذاك.`,
  date: 'التاريخ',
  unknownDate: 'التاريخ غير معروف',
  removal:
    'تنقل هذه الصفحة ما تذكره مصادر منشورة عن منصب معلن. إن كانت تخصك وأردت تصحيحها أو حذفها، ',
  removalLink: 'فراسلنا كما توضح سياسة الخصوصية',
};
