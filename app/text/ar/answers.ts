import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/answers.ts';
import type { TranslationOf } from '../translation.ts';
import {
  acquisition,
  closure,
  investor,
  merger,
  of,
  others,
  record,
  round,
  startup,
  year as years,
} from './words.ts';

/** A counted exit after a preposition: "عمليتي استحواذ". */
const genitive = (counted: string) =>
  counted.replace('عمليتا', 'عمليتي').replace('إدراجان', 'إدراجين');

const FOUNDER = 'من المؤسسين';

/** What is acquired has another preposition. */
const over = (counted: string, who: string) =>
  counted.includes('استحواذ') ? `على ${who}` : of(who);

const SPLITS = {
  country: 'بلد',
  city: 'مدينة',
  industry: 'قطاع',
  year: 'سنة',
  quarter: 'ربع سنة',
  round: 'نوع جولة',
  investor: 'مستثمر',
  startup: 'شركة ناشئة',
} as const;

export const answersText: TranslationOf<typeof english.answersText> = {
  or: ' أو ',
  in: (when) => `في ${when}`,
  fromTo: (from, to) => `من ${from} إلى ${to}`,
  startupsOf: (industries, places) =>
    `${industries ? `شركات ${industries} الناشئة` : 'الشركات الناشئة'}${places ? ` في ${places}` : ''}`,
  roundsOf: (kind) => `في جولات ${kind}`,
  inKind: (kind) => `من نوع ${kind}`,
  with: (name) => `في جولات بمشاركة ${name}`,
  ledBy: (name) => `في جولات بقيادة ${name}`,

  raised: (who, figure, how) => `جمعت ${who}\u200f ${figure}${how}`,
  disclosed: (known, all) => `، معلنة في ${formatCount(known)} من أصل ${round.of(all)}`,
  noAmount: (who, how, all) =>
    all === 0
      ? `لا توجد جولة مسجلة${how} ${of(who)}`
      : `لا يوجد مبلغ معروف في ${round.of(all)} ${of(who)}${how}`,
  median: (who, kind, figure, how) =>
    `وسيط حجم الجولة${kind ? ` «${kind}»` : ''} ${of(who)}${how}: ${figure}`,
  tooFew: (who, how, known) =>
    `المبالغ لا تكفي لتحديد المعتاد: ${round.say(known)} ${of(who)}${how} بمبلغ معروف`,
  mean: (who, kind, figure, how) =>
    `متوسط حجم الجولة${kind ? ` «${kind}»` : ''} ${of(who)}${how}: ${figure}`,
  medianIs: (median, known, all) =>
    `، والوسيط ${median}، استنادًا إلى ${formatCount(known)} من أصل ${round.of(all)}`,
  meanIs: (mean, known, all) =>
    `، والمتوسط ${mean}، استنادًا إلى ${formatCount(known)} من أصل ${round.of(all)}`,
  rounds: (figure, who, how) => `${figure} ${of(who)}${how}`,
  inAll: (sum) => `، بمجموع ${sum}`,
  round: (count) => round.say(count),
  found: (figure, who, how) => `في قاعدة البيانات ${figure} من ${who}${how}`,
  share: (figure, part, whole, what) =>
    `${figure}: ${formatCount(part)} من أصل ${formatCount(whole)}${what}`,
  shareOfMoney: (figure, part, whole, who, how) =>
    `جمعت ${who}\u200f ${figure} من التمويل المسجل${how}: ${part} من أصل ${whole}`,
  shareOfTheirs: (figure, part, whole, who, how, of, when) =>
    `من أصل ${whole} جمعتها ${of}\u200f${when}، جمعت ${who}\u200f ${part}${how}: ${figure}`,

  first: {
    raised: (label, figure, how, isLeast) =>
      `${isLeast ? 'الأقل' : 'الأكثر'} تمويلًا${how}: ${label}\u200f، ${figure}`,
    investors: (label, figure, how, isLeast) =>
      `${isLeast ? 'الأقل' : 'الأكثر'} مستثمرين${how}: ${label}\u200f، ${figure}`,
    rounds: (label, figure, how, isLeast) =>
      `${isLeast ? 'الأقل' : 'الأكثر'} جولات${how}: ${label}\u200f، ${figure}`,
    joined: (label, figure, how, isLeast) =>
      `${isLeast ? 'الأقل' : 'الأكثر'} مشاركة في الجولات${how}: ${label}\u200f، ${figure}`,
    startups: (label, figure, how, isLeast) =>
      `${isLeast ? 'الأقل' : 'الأكثر'} عددًا${how}: ${label}\u200f، ${figure}`,
  },
  highest: (label, figure, how, isLeast, isMean) =>
    `${isLeast ? 'أدنى' : 'أعلى'} ${isMean ? 'متوسط لحجم الجولة' : 'وسيط لحجم الجولة'}${how}: ${label}\u200f، ${figure}`,
  nothingToRank: (split, who, how) =>
    `لا يمكن تحديد أي ${SPLITS[split]}: لا يوجد مبلغ معروف ${of(who)}${how}`,
  noneIn: (count, all, isOfRounds, who, how, names) =>
    `لا تذكر قاعدة البيانات أيًّا من ${isOfRounds ? `جولات ${who}` : who}${how} لـ${formatCount(count)} من أصل ${formatCount(all)}${names ? `: ${names}` : ''}`,
  ofWho: (who) => ` من بين ${who}`,
  trend: (who, figure, year, how) => `أعلى ما جمعته ${who} كان في ${year}${how}: ${figure}`,
  largest: (figure, name, kind, when, isLeast) =>
    `${isLeast ? 'أصغر جولة' : 'أكبر جولة'}: ${figure}\u200f، ${name}\u200f، ${kind}${when}`,
  yearFounded: (name, year, isOldest) =>
    `${isOldest ? 'الأقدم' : 'الأحدث'}: ${name}، تأسست في ${year}`,
  versus: (first, figure, rest, how) => `التمويل${how}: ${first} (${figure})، ${rest}`,
  versusCount: (first, figure, rest) => `${first} (${figure})، ${rest}`,
  other: (label, figure) => `${label} (${figure})`,
  noneKnown: 'المبلغ غير معروف',
  and: (parts) => formatList(parts),

  leftOut: {
    undisclosed: (count) => `${round.say(count)} بمبلغ غير معلن`,
    currency: (count) => `${round.say(count)} بعملة أخرى، بلا سعر صرف موثّق بمصدر`,
    uncounted: (count, sum) =>
      `${round.say(count)}${sum ? ` بقيمة ${sum}` : ''} خارج كل المجاميع: سقوف تسهيلات دين، أو أموال جُمعت بعد الإدراج في البورصة، أو مبالغ من مصادر ضعيفة`,
    undated: (count) => `${round.say(count)} بتاريخ غير معروف`,
  },
  labels: {
    leftOut: 'المستبعد',
    madeOf: 'أنواع التمويل',
    others: 'ما يقوله غيرنا',
    mind: 'ملاحظة',
    before: (year) => `مقارنة بعام ${year}`,
    read: 'ما فهمناه',
    unread: 'ما لم نفهمه',
    whole: 'القائمة الكاملة',
  },
  sharesOf: (parts) => parts.map(([figure, kind]) => `${figure} ${kind}`).join('، '),
  than: (percent, before) =>
    percent === 0
      ? `بقدر ${before}`
      : `${percent > 0 ? 'أكثر' : 'أقل'} من ${before} بنسبة ${formatCount(Math.abs(percent))}%`,
  times: (times, before) => `ما يعادل ${times} ضعف ${before}`,
  others: (publisher, figure, counts) =>
    `أحصت ${publisher}\u200f ${figure}${counts ? `: ${counts}` : ''}`,
  wholeRounds: 'تشمل المجاميع كامل مبالغ الجولات التي شارك فيها المستثمر، لا أمواله وحدها',
  byYear: (who) => `التمويل سنة بسنة: ${who}`,
  sumOf: 'التمويل',

  role: (person, role, name) => `${person}: ${role} في ${name}`,
  held: (people, role, name, when) => `${people}: ${role} في ${name}${when}`,
  founded: (people, name) => `مؤسسو ${name}: ${people}`,
  roles: { ceo: 'الرئاسة التنفيذية', cto: 'الإدارة التقنية', founder: FOUNDER },
  noRole: (role, name) =>
    role === FOUNDER
      ? `لا تذكر قاعدة البيانات مؤسسي ${name}`
      : `لا تذكر قاعدة البيانات من يتولى ${role} في ${name}`,
  facts: {
    about: (name, what) => `${name}: ${what}`,
    former: (name, former, when, why) =>
      `كان اسم ${name} سابقًا ${former}${when ? `، حتى ${when}` : ''}${why ? `: ${why}` : ''}`,
    pivoted: (name, when, what) =>
      `غيّرت ${name} نشاطها${when ? ` في ${when}` : ''}${what ? `: ${what}` : ''}`,
    age: (name, year, age) => `تأسست ${name} في ${year}، وعمرها نحو ${years.of(age)}`,
    ageThen: (name, year, age, when) =>
      `كان عمر ${name} نحو ${years.of(age)}${when}؛ فقد تأسست في ${year}`,
    closed: (name, when, why) => `أغلقت ${name}${when ? ` في ${when}` : ''}: ${why}`,
    closedOnly: (name, when) => `أغلقت ${name}${when ? ` في ${when}` : ''}؛ والسبب غير مسجل`,
    notClosed: (name, status) => `لا تذكر قاعدة البيانات أن ${name} أغلقت؛ وحالتها: ${status}`,
    valuation: (name, figure, kind, when) =>
      `قُيّمت ${name} بمبلغ ${figure} في جولتها «${kind}»${when}`,
    incorporated: (name, country) => `بلد التأسيس القانوني لـ${name}: ${country}`,
    seat: (name, place) => `مقر ${name} في ${place}`,
    employees: (name, range) => `عدد موظفي ${name}: ${range}`,
    acquired: (name, buyer, when, price) =>
      `استحوذت ${buyer} على ${name}${price ? ` مقابل ${price}` : ''}${when ? `، ${when}` : ''}`,
    merged: (name, other, when) => `اندمجت ${name} مع ${other}${when ? `\u200f، ${when}` : ''}`,
    listed: (name, exchange, when) =>
      `أُدرجت ${name} في البورصة${exchange ? ` (${exchange})` : ''}${when ? `، ${when}` : ''}`,
    operates: (name, countries) => `تعمل ${name} في ${countries}`,
    parent: (name, parent) => `الشركة الأم لـ${name}: ${parent}`,
    last: (name, kind, figure, when) =>
      `آخر جولة مسجلة لـ${name}: ${kind}${when}${figure ? `، ${figure}` : ''}`,
  },
  unknownFacts: {
    pivoted: 'ما إذا كانت قد غيّرت نشاطها',
    listed: 'تاريخ إدراجها في البورصة',
    operates: 'البلدان التي تعمل فيها',
    about: 'ما تقدمه',
    former: 'اسمها السابق',
    age: 'متى تأسست',
    closed: 'ما إذا كانت قد أغلقت',
    valuation: 'كم تبلغ قيمتها',
    incorporated: 'أين تأسست قانونيًا',
    seat: 'أين مقرها',
    employees: 'كم عدد موظفيها',
    acquirer: 'من اشتراها أو يملكها',
    price: 'كم دُفع مقابلها',
    raised: 'كم جمعت',
    last: 'متى جمعت تمويلًا لآخر مرة',
  },
  unknownAlumni: 'من أسس من العاملين فيها شركة أخرى',
  unknownFounded: 'شركات أخرى من تأسيس هذا الشخص',
  unknownFounders: 'ما الشركات الأخرى التي أسسها مؤسسوها',
  foundedToo: (name, names) => `أسس مؤسسو ${name} أيضًا ${names}`,
  backedToo: (names, figure, name) => `من استثمارات ${names} الأخرى، إلى جانب ${name}: ${figure}`,
  backed: (figure, names) => `${figure} بدعم من ${names}`,
  valuation: 'التقييم',
  valuationsKnown: (known, all) =>
    `التقييم مسجل لـ${formatCount(known)} من أصل ${startup.of(all)}؛ وقد تكون قيمة غيرها مماثلة`,
  noneValued: (who, how) => `لا توجد في قاعدة البيانات أي من ${who}${how}`,
  valuedAt: (bound) => (bound ? ` بتقييم ${bound} في جولة` : ' بتقييم معروف'),
  mostValued: (name, figure, when) => `أعلى تقييم مسجل: ${name}\u200f، ${figure}${when}`,
  noFact: (name, fact) => `${name}: لا تذكر قاعدة البيانات ${fact}`,
  postOr: { post: ' (بعد الاستثمار)', pre: ' (قبل الاستثمار)', unstated: '' },

  than_: {
    'raised.more': (name, figure) => `جمعت أكثر من ${name}\u200f، ${figure}`,
    'raised.less': (name, figure) => `جمعت أقل من ${name}\u200f، ${figure}`,
    'founded.less': (name, figure) => `تأسست قبل ${name}\u200f، ${figure}`,
    'founded.more': (name, figure) => `تأسست بعد ${name}\u200f، ${figure}`,
    'rounds.more': (name, figure) => `لها جولات أكثر من ${name}\u200f، ${figure}`,
    'investors.more': (name, figure) => `لها مستثمرون أكثر من ${name}\u200f، ${figure}`,
  },
  startups: (count) => startup.say(count),
  matching: (figure, what) => `${figure} ${what}`,
  similar: (name, names) => `الأقرب شبهًا بـ${name}: ${names}`,
  noSimilar: (name) => `لا شيء في قاعدة البيانات يشبه ${name}`,
  ofInvestors: (figure, investors, name) =>
    `استثمارات أخرى لمستثمري ${name} (${investor.say(investors)}): ${figure}`,
  noInvestors: (name) => `لا تذكر قاعدة البيانات أي مستثمر في ${name}`,
  alumni: (figure, name) => `${figure} من تأسيس أشخاص تذكرهم قاعدة البيانات ضمن فريق ${name}`,
  founderElse: (person, names) => `من تأسيس ${person}: ${names}`,

  changed: (what, before, after, by) =>
    `${what}: ${before[0]} في ${before[1]}، ${after[0]} في ${after[1]}${by ? ` (${by})` : ''}`,
  changedMost: ([label, how], before, after, by, isFall) =>
    `أكبر ${isFall ? 'انخفاض' : 'ارتفاع'}${how}: ${label}\u200f، من ${before[0]} في ${before[1]} إلى ${after[0]} في ${after[1]}${by ? ` (${by})` : ''}`,
  soFar: (year) => `${year} حتى الآن`,
  apart: (figure) => `بفارق ${figure}`,
  years: (count) => years.of(count),
  placed: (label, figure, before) => `التالي بعد ${before}: ${label}\u200f، ${figure}`,
  largestTeams: (range, names) => `أكبر فريق معروف (${range} من الموظفين): ${names}`,
  coInvestors: (investor, names, rounds) =>
    `أكثر المستثمرين مشاركةً مع ${investor}: ${names}\u200f، ${rounds}`,
  tied: (names, figure, how) => `تعادل${how} بين ${names}: ${figure} لكلٍّ`,
  andMore: (names, more) => `${names} و${others(more)}`,
  investorsOf: (names, of) => `المستثمرون في ${of}: ${names}`,
  leadsOf: (names, of) => `جولات ${of} قادها ${names}`,
  ledMost: (label, figure, how) => `الأكثر قيادة للجولات${how}: ${label}، ${figure}`,
  noLead: (of) => `لا تذكر قاعدة البيانات من قاد جولات ${of}`,
  investorsOfAll: (names, of) => `المستثمرون المشتركون بين ${of}: ${names}`,
  noneOfAll: (of) => `لا يوجد في قاعدة البيانات مستثمر مشترك بين ${of}`,
  bought: (buyer, names, how) => `استحوذت ${buyer}${how} على ${names}`,
  boughtNothing: (buyer, how) => `لا تذكر قاعدة البيانات أي استحواذ نفّذته ${buyer}${how}`,
  exits: {
    closed: (count) => closure.say(count),
    acquired: (count) => acquisition.say(count),
    listed: (count) =>
      sayPlural(count, {
        zero: '# إدراج في البورصة',
        one: 'إدراج واحد في البورصة',
        two: 'إدراجان في البورصة',
        few: '# إدراجات في البورصة',
        many: '# إدراجًا في البورصة',
        other: '# إدراج في البورصة',
      }),
    merged: (count) => merger.say(count),
  },
  exitsOf: (figure, who, how) => `${figure} ${over(figure, who)}${how}`,
  mostExits: (label, figure, how, isLeast) =>
    `${isLeast ? 'أقل عدد' : 'أكبر عدد'}${how}: ${label}\u200f، ${figure}`,
  paid: (figure, known, all, who, how) =>
    `دُفع ${figure} لشراء ${who}${how}؛ والسعر معروف في ${formatCount(known)} من أصل ${genitive(all)}`,
  noPrice: (all, who, how) => `لا يُعرف أي سعر: ${all} ${over(all, who)}${how}`,
  dearest: (figure, name, buyer, when) =>
    `أعلى سعر مسجل ${figure}، دفعته ${buyer} لشراء ${name}${when}`,
  notYet: (when) => `لم يحن ذلك الوقت: لا شيء مسجل بعد عن ${when}`,
  hasClosed: (name, when) => `أغلقت ${name}${when ? ` في ${when}` : ''}`,

  verdict: {
    yes: (said) => `نعم: ${said}`,
    no: (said) => `لا: ${said}`,
    level: (said) => `لا، هما متساويان: ${said}`,
  },
  isSo: (name, what) => `${name} مسجلة بهذه الصفة (${what}) في قاعدة البيانات`,
  isNotSo: (name, what) => `${name} غير مسجلة بهذه الصفة (${what}) في قاعدة البيانات`,
  investors: (count) => investor.say(count),

  nothingAbout: 'لم يُعثر على جواب عن هذا السؤال في قاعدة البيانات',
  tooManyReadings: 'يمكن فهم هذا السؤال بطرق كثيرة جدًا. اختصره أو اسأل عن أمر واحد في كل مرة',
  nothingToCount: (words) =>
    `لم يُعثر على جواب: لا تذكر قاعدة البيانات شيئًا عن «${words}»، أو لم يفهمه Griot`,
  knows: 'يعرف Griot الشركات الناشئة وجولاتها ومستثمريها ومؤسسيها',
  undisclosed: (name, measure) =>
    `لا تذكر قاعدة البيانات «${measure}» لـ${name}؛ ونادرًا ما تنشر الشركات الناشئة ذلك`,
  records: (count) => record.say(count),
  record: 'قاعدة البيانات',
  explore: 'استكشاف',
  csv: 'CSV',
  json: 'JSON',
  sources: 'المصادر',
};
