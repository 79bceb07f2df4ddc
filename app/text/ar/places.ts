import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/places.ts';
import type { TranslationOf } from '../translation.ts';
import { country, industry, startup } from './words.ts';

export const locationsText: TranslationOf<typeof english.locationsText> = {
  places: 'الأماكن',
  title: (place) => `الشركات الناشئة في ${place}`,
  description: (place, startups) =>
    `${startup.say(startups)} في ${place}: ما هي، وكم جمعت، وأحدث جولاتها، وأهم قطاعاتها، ولكل رقم مصدره.`,
  leadCountry: (region) => `بلد في ${region}`,
  leadCity: (state, land) =>
    state && state !== land ? `مدينة في ${state}\u200f، ${land}` : `مدينة في ${land}`,
  thatRaised: (amount) => ` جمعت ${amount}`,
  startupsIn: (place) => `الشركات الناشئة في ${place}`,
  noStartups: (place) => `لا توجد في قاعدة البيانات شركات ناشئة في ${place} بعد.`,
  noStartupsWhy: 'تُدرج الشركة الناشئة حين يذكرها مصدر ويحدد مكان نشاطها.',
  topIndustries: 'أهم القطاعات',
  investors: (place) => `من يدعم الشركات الناشئة في ${place}`,
  neighbours: 'البلدان المجاورة',
  otherCities: (land) => `مدن أخرى في ${land}`,
  cities: 'المدن',
};

export const industriesText: TranslationOf<typeof english.industriesText> = {
  industries: 'القطاعات',
  title: 'قطاعات الشركات الناشئة الأفريقية',
  lead: (industries) =>
    `${industry.say(industries)}: ما جمعه كل قطاع في السنوات العشر الأخيرة وإجمالًا، وعدد شركاته الناشئة.`,
  unused: (industries) => `${industry.say(industries)} بلا شركات ناشئة`,
  description: 'كل القطاعات التي تعمل فيها الشركات الناشئة الأفريقية، وعدد شركاتها وما جمعته.',
  filter: 'تصفية القطاعات بالاسم',
  letters: 'الحروف',
  letter: (letter) => `القطاعات التي تبدأ بحرف ${letter}`,
  digits: '0-9',
  shown: (shown, all) => (shown === all ? '' : `${formatCount(shown)} من أصل ${industry.of(all)}`),
  noneShown: (typed) => `لا يوجد قطاع يحتوي اسمه على «${typed}».`,
  industryTitle: (name, place) =>
    place ? `شركات ${name} الناشئة في ${place}` : `شركات ${name} الناشئة في أفريقيا`,
  industryDescription: (label, place, startups) =>
    `${label}: ${startup.say(startups)} في ${place ?? 'أفريقيا'}، وما جمعته سنة بسنة، وأحدث جولاتها.`,
  heading: (name, place) => (place ? `${name} في ${place}` : name),
  allCountries: 'كل البلدان',
  choice: (name, startups) => `${name} (${formatCount(startups)})`,
  show: 'عرض',
  startupsOf: (name, place) =>
    place ? `شركات ${name} الناشئة في ${place}` : `شركات ${name} الناشئة`,
  noStartups: (heading) => `لا توجد في قاعدة البيانات بعد شركات ناشئة ضمن «${heading}».`,
  noStartupsWhy: 'تُدرج الشركة الناشئة هنا حين يحدد أحد المصادر مجال عملها.',
  everywhere: (name) => `كل شركات ${name} الناشئة`,
  allIn: (place) => `كل الشركات الناشئة في ${place}`,
  investors: (heading) => `من يدعم ${heading}`,
  topCountries: (name) => `${name} حسب البلد`,
};

const inCountries = (countries: number) => `في ${country.of(countries)}`;

/** The noun beside a number that is formatted already. */
const startupNoun = (total: number, shown: string) =>
  sayPlural(total, {
    zero: `${shown} شركة ناشئة`,
    one: 'شركة ناشئة واحدة',
    two: 'شركتان ناشئتان',
    few: `${shown} شركات ناشئة`,
    many: `${shown} شركة ناشئة`,
    other: `${shown} شركة ناشئة`,
  });

const roundNoun = (total: number, shown: string) =>
  sayPlural(total, {
    zero: `${shown} جولة`,
    one: 'جولة واحدة',
    two: 'جولتان',
    few: `${shown} جولات`,
    many: `${shown} جولة`,
    other: `${shown} جولة`,
  });

export const mapText: TranslationOf<typeof english.mapText> = {
  title: 'خريطة الشركات الناشئة الأفريقية',
  titleOf: (measure, year) => (year ? `${measure} حسب البلد، ${year}` : `${measure} حسب البلد`),
  description:
    'البلدان الأفريقية حسب شركاتها الناشئة وما جمعته وعدد جولاتها، منذ البداية أو في سنة واحدة، مع الأرقام في قائمة وملف.',
  measures: { startups: 'الشركات الناشئة', raised: 'التمويل', rounds: 'الجولات' },
  findings: {
    startups: (first, second, share) => `تضم ${first} و${second} ${share} من الشركات الناشئة`,
    raised: (first, second, share) =>
      `جمعت الشركات الناشئة في ${first} و${second} ${share} من التمويل`,
    rounds: (first, second, share) => `نالت ${first} و${second} ${share} من الجولات`,
  },
  headings: {
    startups: 'الشركات الناشئة حسب البلد',
    raised: 'التمويل حسب البلد',
    rounds: 'جولات التمويل حسب البلد',
  },
  subtitles: {
    startups: (year) =>
      year ? `عدد الشركات الناشئة التي تأسست حتى نهاية ${year}` : 'عدد الشركات الناشئة',
    raised: (year) =>
      year
        ? `بالدولار الأمريكي، في الجولات ذات المبلغ المعلن خلال ${year}`
        : 'بالدولار الأمريكي، في الجولات ذات المبلغ المعلن، منذ البداية',
    rounds: (year) => (year ? `عدد الجولات المعلنة في ${year}` : 'عدد الجولات، منذ البداية'),
  },
  totals: {
    startups: (total, shown, countries, year) =>
      `${startupNoun(total, shown)} ${inCountries(countries)}${year ? ` حتى نهاية ${year}` : ''}.`,
    raised: (_, shown, countries, year) =>
      `التمويل ${inCountries(countries)}${year ? ` خلال ${year}` : ''}: ${shown}.`,
    rounds: (total, shown, countries, year) =>
      `${roundNoun(total, shown)} ${inCountries(countries)}${year ? ` خلال ${year}` : ''}.`,
  },
  form: 'ما تعرضه الخريطة',
  measure: 'المقياس',
  year: 'السنة',
  allTime: 'منذ البداية',
  show: 'عرض',
  play: 'عرض السنوات تباعًا',
  pause: 'إيقاف مؤقت',
  how: 'الشركات الناشئة التي تأسست حتى السنة المختارة؛ والأموال والجولات المعلنة خلالها.',
  withoutYear: {
    startups: (startups) =>
      `الشركات التي لا تُعرف سنة تأسيسها (${startup.say(startups)}) تُحتسب في «منذ البداية» فقط.`,
    rounds: (rounds) =>
      `الجولات التي بلا تاريخ (${formatCount(rounds)}) تُحتسب في «منذ البداية» فقط.`,
  },
  empty: {
    startups: (year) =>
      year
        ? `لا توجد في قاعدة البيانات شركات ناشئة تأسست حتى نهاية ${year}.`
        : 'لا توجد شركات ناشئة في قاعدة البيانات بعد.',
    raised: (year) =>
      year
        ? `لا توجد في قاعدة البيانات جولة أُعلنت في ${year} بمبلغ معلن.`
        : 'لا توجد في قاعدة البيانات جولة بمبلغ معلن بعد.',
    rounds: (year) =>
      year
        ? `لا توجد في قاعدة البيانات جولات أُعلنت في ${year}.`
        : 'لا توجد جولات في قاعدة البيانات بعد.',
  },
  emptyAction: 'عرض الكل منذ البداية',
  list: 'البلدان',
  withoutData: (countries) => `${country.say(countries)} بلا شركات ناشئة بعد`,
  isoCode: 'رمز ISO',
  raisedUsd: 'التمويل (بالدولار الأمريكي)',
  noRecord: 'لا بيانات',
  card: {
    startups: (value) => `عدد الشركات الناشئة: ${value}`,
    raised: (value) => `التمويل: ${value}`,
    rounds: (value) => `عدد الجولات: ${value}`,
    topIndustry: (name) => `أهم قطاع: ${name}`,
    timed: (land, year) => (year ? `${land}\u200f، ${year}` : land),
  },
  expectedMeasure: 'المطلوب startups أو raised أو rounds',
  expectedYear: (last) => `المطلوب سنة بين 1900 و${last}`,
};

export const reportText: TranslationOf<typeof english.reportText> = {
  link: 'تقرير للطباعة أو الحفظ',
  crumb: 'تقرير',
  title: (name) => `الشركات الناشئة: ${name}`,
  description: (name) =>
    `تقرير من صفحتين عن الشركات الناشئة (${name}): الأرقام، والتمويل حسب السنة، والجولات مع مصادرها، والمستثمرون، ومدى اكتمال قاعدة البيانات.`,
  lead: (productName, day) => `من قاعدة بيانات ${productName} في ${day}.`,
  how: 'اطبع هذه الصفحة، أو احفظها بصيغة PDF، بأمر الطباعة في متصفحك: تكفيها ورقتان.',
  largestRounds: 'أكبر الجولات في آخر 12 شهرًا',
  newestRounds: 'أحدث الجولات',
  topStartups: 'الشركات الناشئة الأكثر تمويلًا',
  topInvestors: 'المستثمرون الأكثر نشاطًا',
  complete: 'مدى اكتمال هذه البيانات',
  date: 'التاريخ',
  source: 'المصدر',
  noSource: 'لا مصدر مسجل',
  cite: (productName, title, day) => `للاستشهاد: ${productName}، «${title}»، ${day}، CC BY 4.0.`,
};
