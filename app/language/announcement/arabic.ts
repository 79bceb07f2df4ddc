// What an Arabic sentence says happened to which company: names have no capitals there, so quotes,
// the words before a name and the verb behind it tell where it ends.
import { bareArabic, isCountryName, isCountryWord, isWordOfAbroad } from './country-words.ts';
import type { FoundEvent, Happening } from './found-event.ts';

const BEFORE_NAME =
  /^(?:و?(?:ال)?(?:شركة|شركات|منصة|تطبيق|متجر|مؤسسة|ناشئة|مجموعة الشركات)|الناشئة|ناشئة|المتخصصة|لتكنولوجيا|التكنولوجيا|تكنولوجيا|المالية|التقنية|تقنية|التقنيات|الخدمات|خدمات|اللوجستية|اللوجستيات|التعليمية|التعليم|الصحية|الرعاية|العقارية|العقارات|التجارة|الإلكترونية|الزراعية|الزراعة|التوصيل|توصيل|النقل|الطاقة|الشمسية|المدفوعات|الدفع|الرقمية|رقمية|الذكية|المشترك|السفر|التمويل|أيضا|عن|في|مجال|قطاع|إن|أن|أنها|اليوم|،|:)$/u;
const BEHIND_NAME =
  /^(?:ال?ناشئة|المتخصصة|التي|الذي|ومقرها|وهي|وهو|وهى|المملوكة|العاملة|المزودة|الرائدة|بقيمة|قيمتها|بمبلغ|بمشاركة|بقيادة|في|من|على|إلى|عن|مع|مقابل|لتوسيع|لتعزيز|لدعم|بعد|بهدف|لتطوير|للتوسع|خلال|ضمن|قدرها|بعدما|و|،|\.|جولة|استثمارا|تمويلا|تمويل|استثمار|عملياتها|كامل|أسهم|حصة|الجولة)$/u;
const LONGEST_NAME = 4;
/** What money is put into that is no company. */
const NO_COMPANY =
  /^(?:قال|بيان|(?:ال)?حكومة|(?:ال)?وزارة|وزيرة?\s|رئيس|الأمين|محافظ|مليون|ملايين|مليوني|مليار|ألف|دولار|نحو|أكثر|شبك|مشروع|مشاريع|قطاع|مصنع|توسع|تطوير|إنشاء|بناء|البنية|صندوق|الاقتصاد|مصر$|جولة|اهتمام|ثقة|معظم|غالبية|أغلب|النصيب|نصيب|المركز|رخصة|ترخيص|سيارات|عقار|أراض|أجهزة|معدات|طائرات|مقر|مبنى|فندق|المرتبة)/u;

/** The name at the beginning of a phrase, or the last of it before a verb. */
export function arabicName(phrase: string): string | null {
  const quoted = /["“«]\s?([^"”»]{1,60}?)\s?["”»]/u.exec(phrase)?.[1];
  if (quoted) return quoted.startsWith('مشروع ') ? null : quoted;
  const words = phrase.replace(/[().]/g, ' ').replace(/،/g, ' ، ').split(/\s+/).filter(Boolean);
  let from = 0;
  while (from < words.length && isBefore(words[from] ?? '')) from++;
  const name: string[] = [];
  for (const word of words.slice(from)) {
    if (BEHIND_NAME.test(word) || /\d/.test(word)) break;
    if (name.length > 0 && isPlaceWord(word)) break;
    name.push(word);
  }
  const short = name
    .slice(0, LONGEST_NAME)
    .join(' ')
    .replace(/[،,:]+$/u, '');
  return short && !isCountryWord(short) && !NO_COMPANY.test(short) ? short : null;
}

const isBefore = (word: string): boolean => BEFORE_NAME.test(word) || isPlaceWord(word);
export const isPlaceWord = (word: string): boolean =>
  isCountryWord(bareArabic(word)) ||
  isWordOfAbroad(bareArabic(word)) ||
  /^(?:ال)?(?:أفريقية|الأفريقية|إفريقية|الإفريقية|العربية|السعودية|الإماراتية|الأمريكية|الفرنسية|البريطانية|القاهرية)$/u.test(
    word,
  );

const RAISES =
  'تستقبل|استقبلت|تجمع|جمعت|جمع|يجمع|يحصل على|يغلق|يحصد|تحصد|حصدت|تحصل على|حصلت على|حصل على|تغلق|أغلقت|أغلق|تنجح في جمع|تنجح في تعبئة|تنجح في رفع|نجحت في جمع|نجحت في تعبئة|نجحت في رفع|تعبئ|عبأت|تستقطب|استقطبت|تتلقى|تلقت|تفوز|فازت|تجذب|جذبت|تضمن|ضمنت|تؤمن|تؤمّن|أمنت|تعلن إغلاق|أعلنت إغلاق|تعلن إتمام|أعلنت إتمام|تعلن عن إغلاق|تعلن جمع|تعلن حصولها|تنهي|أنهت|تختتم|اختتمت|تكمل|أكملت|تتم|أتمت|أتم|ترفع|رفعت|تفتح رأسمالها|تقتنص|تنال|نالت|تبرم|وقعت|توقع';
const RAISE = new RegExp(`(?:^|\\s)(?:${RAISES})(?=\\s)`, 'u');
const SAID = /(?:^|\s)(?:أعلنت|كشفت|قالت|أعلن|كشف|أكدت|تمكنت|نجحت|تمكن|نجح)(?=\s)/u;
const GOT =
  /(?:^|\s)(?:(?:عن|من|في) )?(?:إغلاقها|إغلاق|جمعها|جمع|رفعها|رفع|تعبئتها|تعبئة|استقطابها|استقطاب|حصولها على|حصول|إتمام|إتمامها|أنها جمعت|إنها جمعت)(?=\s)/u;
/** "حصلت شركة … على استثمار": with the name between. */
const GAINED =
  /(?:^|\s)(?:حصلت|حصل|تحصل|يحصل)\s(?!على\s)(.+?)\sعلى\s(?=(?:\S+\s){0,2}(?:ال)?(?:تمويل|استثمار|قرض|منحة|جولة|\d))/u;
/** "ثلاثون مليون دولار لـ«سوقنا»". */
const FOR_NAMED =
  /^(?=.{0,60}(?:مليون|ملايين|مليوني|ألف|مليار)).{4,60}\sل(?:ـ|شركة |منصة |تطبيق )?\s?("[^"]{2,40}")/u;
/** "تمويل مرحلي لـ«دربي»", "استثمار جديد في «دربي» التونسية". */
const MONEY_FOR =
  /^(?:تمويل|استثمار|قرض|منحة)\s(?:[^"]{1,40}\s)?(?:ل(?:ـ|شركة|منصة|تطبيق)?\s?("[^"]{2,40}")|في\s(?:شركة|منصة|تطبيق)\s("[^"]{2,40}")|في\s("[^"]{2,40}")\s(?<place>\S+)|(?:يدعم|تدعم|يمول|تمول)\s(?:\S+\s)?("[^"]{2,40}"))|^(?:نجاح|إتمام|إغلاق)\sجولة\s("[^"]{2,40}")/u;
/** "دخول النيل كابيتال في رأسمالها". */
const ENTERS = /\sدخول\s(.+?)\s(?:في|إلى)\s(?:رأس)/u;
const LEAD = /(?:^|\s)(?:تقود|قادت|يقود|قاد)(?=\s)/u;
const INVEST = /(?:^|\s)(?:تستثمر|استثمرت|يستثمر|استثمر|تضخ|ضخت|يضخ|ضخ)(?=\s)/u;
const BUY =
  /(?:^|\s)(?:[تي]ستحوذ(?:ان|ون)? على|استحوذ(?:ت|ا|تا|وا)? على|تشتري|اشترت|تعلن استحواذها على|أعلنت استحواذها على|تعلن الاستحواذ على|أعلنت الاستحواذ على|إتمام الاستحواذ على|إتمام استحواذها على|إتمام صفقة الاستحواذ على|استكمال الاستحواذ على|استحواذ(?:ها|ه|هما|هم) على|تكمل الاستحواذ على|أتمت الاستحواذ على|تستكمل الاستحواذ على|تتم الاستحواذ على)(?=\s)/u;
const BUYING = /^(?:صفقة )?استحواذ\s+(.+?)\s+على\s+(.+)$/u;
const MERGE = /^(.+?)\s(?:تندمج|يندمج|تعلن الاندماج|اندمجت)\s(?:مع)\s(.+)$/u;
const MERGING = /^(?:اندماج|دمج)\s+(.+?)\s+(?:مع|و)\s*(.+)$/u;
const LIST = /(?:^|\s)(?:تدرج|إدراج|تطرح أسهمها|طرح أسهمها|بدء تداول|يبدأ تداول)(?=\s)/u;
const CLOSE =
  /(?:^|\s)(?:(?:تعلن|أعلنت|تقرر|قررت)\s+)?(?:عن\s+)?(?:(?:إيقاف|س?توقف|وقف|ب?توقف|أوقفت|إنهاء|س?تنهي|أنهت) (?:نشاطها|عملياتها|خدماتها|أعمالها)|إغلاق أبوابها|تغلق أبوابها|أغلقت أبوابها|تتوقف عن العمل|توقفت عن العمل|تصفية أعمالها|تصفي أعمالها|إفلاسها|تشهر إفلاسها)/u;
/** Operations of one country. */
const IN_COUNTRY = /^\s(?:\S+\s)?في\s(\S+)/u;
const WHOLE = /^\s*(?:كامل|كافة|جميع|كل|100٪|100%)\s+(?:أسهم|حصص)?\s*/u;
const PART = /^\s*(?:حصة|نسبة|\d[\d.]*[٪%])/u;
/** More than half of it is a company bought. */
const MOST = /^\s*(?:حصة |نسبة )?(?:أغلبية|حاكمة|مسيطرة|(?:5[1-9]|[6-9]\d)[\d.]*[٪%])/u;

/** A fund is no company, but invests. */
const fundName = (before: string): string | null =>
  /^صندوق(?:\s(?!أن)\S+){1,3}$/u.test(before.trim()) ? before.trim() : null;

export function findArabicEvent(sentence: string): FoundEvent | null {
  const text = sentence.trim();
  return closure() ?? exit() ?? lead() ?? entry() ?? raise();

  function make(
    what: Happening,
    company: string | null,
    at: number,
    others: (string | null)[] = [],
    isLed = false,
  ): FoundEvent | null {
    if (!company) return null;
    return {
      what,
      company,
      isLed,
      words: text.slice(at, at + 120).trim(),
      others: others.flatMap((one) => one ?? []),
    };
  }

  function closure(): FoundEvent | null {
    const found = CLOSE.exec(text);
    if (!found) return null;
    const after = text.slice(found.index + found[0].length);
    if (isCountryName(IN_COUNTRY.exec(after)?.[1] ?? '')) return null;
    const before = text.slice(0, found.index).replace(SAID, ' ').trim();
    return make('closed', arabicName(before), found.index);
  }

  function exit(): FoundEvent | null {
    const buying = BUYING.exec(text);
    if (buying)
      return make('acquired', arabicName(buying[2] ?? ''), 0, [arabicName(buying[1] ?? '')]);
    const merging = MERGE.exec(text) ?? MERGING.exec(text);
    if (merging)
      return make('merged', arabicName(merging[1] ?? ''), 0, [arabicName(merging[2] ?? '')]);
    const buy = BUY.exec(text);
    if (buy) {
      const after = text.slice(buy.index + buy[0].length);
      const isPart = PART.test(after);
      const what = isPart && !MOST.test(after) ? 'round' : 'acquired';
      const rest = isPart ? after.replace(/^.*?\s(?:في|من)\s/u, '') : after.replace(WHOLE, '');
      return make(what, arabicName(rest), buy.index, [
        arabicName(text.slice(0, buy.index).replace(SAID, ' ')),
      ]);
    }
    const list = LIST.exec(text);
    if (list && /بورصة|البورصة|سوق/u.test(text))
      return make('listed', arabicName(text.slice(0, list.index)), list.index);
    return null;
  }

  function lead(): FoundEvent | null {
    const found = LEAD.exec(text) ?? INVEST.exec(text);
    if (!found || found.index === 0) return null;
    const after = text.slice(found.index + found[0].length);
    const [, company = ''] = /(?:^|\s)(?:في|لصالح|لشركة|بشركة)\s+(?!جولة)(.+)$/u.exec(after) ?? [];
    return make(
      'round',
      arabicName(company),
      found.index,
      [arabicName(text.slice(0, found.index)) ?? fundName(text.slice(0, found.index))],
      LEAD.test(text),
    );
  }

  function entry(): FoundEvent | null {
    const found = ENTERS.exec(text);
    if (!found) return null;
    const company = arabicName(text.slice(0, found.index).replace(SAID, ' '));
    return make('round', company, found.index, [arabicName(found[1] ?? '')]);
  }

  function raise(): FoundEvent | null {
    const said = SAID.exec(text);
    const got = said ? GOT.exec(text) : null;
    if (said && got && got.index > said.index)
      return make(
        'round',
        arabicName(text.slice(said.index + said[0].length, got.index)),
        got.index,
      );
    const gained = GAINED.exec(text) ?? FOR_NAMED.exec(text);
    if (gained) return make('round', arabicName(gained[1] ?? ''), gained.index);
    const money = MONEY_FOR.exec(text);
    if (money && isPlaceWord(money.groups?.place ?? 'مصرية'))
      return make('round', arabicName(money.slice(1).find((one) => one?.startsWith('"')) ?? ''), 0);
    const found = RAISE.exec(text);
    if (!found) return null;
    const before = text
      .slice(0, found.index)
      .replace(/^.*?(?::|\.\.|…)\s/u, '')
      .trim();
    const after = text.slice(found.index + found[0].length);
    if (!/\d|[٠-٩]|مليون|ملايين|مليار|ألف|تمويل|استثمار|جولة|منحة|قرض/u.test(after)) return null;
    return make('round', arabicName(before || after), found.index);
  }
}

const NAME_END =
  /\s(?:و?ب?مشاركة|وشاركت?|وعدد|مع|في|إلى|لتوسيع|بقيمة|من|على|التي|بهدف|لدعم|وذلك|كما|بعد|عبر|ضمن|إضافة|بالإضافة|وهي|حيث|تمويل|جولة|الجولة|دون|لت\p{L}{3,})(?=\s)|[.؛:_]|$/u;
const LEADERS = [
  /(?:^|\s)(?:قادت|قاد|تقود|يقود)\s+(?!(?:هذه\s+)?(?:(?:ال)?جولة|استثمار|تمويل))([^.]+?)\s+(?:ال)?جولة/u,
  /(?:بقيادة|قادتها|قادها|يقودها|تقودها|(?:شارك|شاركت|اشترك|اشتركت) في قيادتها|تشاركت في قيادتها)\s+(?:كل من\s+|شركة\s+)?(.+)/u,
  /(?:قادت|تقود|قاد|يقود)\s+(?:هذه\s+)?(?:ال)?(?:جولة|تمويل)(?:\s+(?:من\s+)?(?:الفئة|السلسلة)\s+\S+|\s+التمويلية|\s+الاستثمارية)?\s+(?:شركة\s+|كل من\s+)?(?!بقيمة)(.+)/u,
];
const JOINERS = [
  /(?:^|\s)و?شاركت?\s+("[^.]+?)\s+في\s+(?:ال)?جولة/u,
  /(?:^|\s)ضخت?\s+(?:شركة\s+|صندوق\s+)?("[^"]+")/u,
  /(?:^|\s)و?ب?مشاركة\s+(?:كل من\s+)?(.+)/u,
  /(?:وشارك|شارك|وشاركت|شاركت) (?:فيها|في الجولة)\s+(?:كل من\s+|أيضا\s+)?(.+)/u,
  /(?:^|\s)من\s+((?:صندوق|مؤسسة|شركة|بنك|مجموعة|شبكة|مساهمها|مساهميها|مستثمرها|["«“]|حاضنة|القاهرة|مسرعة)\s?\S.*)/u,
  /(?:دولار|جنيه|درهم|يورو|دينار|مصري|أمريكي)\s+من\s+(?!مستثمر|خلال|طرح)(\S.*)/u,
  /(?:^|\s)لدى\s+((?:صندوق|مؤسسة|شركة|بنك|مجموعة|شبكة)\s?\S.*)/u,
  /\sمن\s+مستثمري(?:ها|ه)\s+الحاليين\s+(.+)/u,
  /\sدخول\s+(.+?)\s+(?:في|إلى)\s+رأس/u,
  /(?:اتفاقية \S+(?: \S+)? مع|بتمويل من|مع)\s+((?:بنك|صندوق|مؤسسة)\s\S.*)/u,
];

export function findArabicInvestors(
  text: string,
): Array<{ name: string; isLead: boolean; words: string }> {
  const read = (patterns: readonly RegExp[], isLead: boolean) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found
        ? listArabic(found[1] ?? '').map((name) => ({
            name,
            isLead,
            words: found[0].slice(0, 160),
          }))
        : [];
    });
  return [...read(LEADERS, true), ...read(JOINERS, false)];
}

/** "مجموعة من المستثمرين الملائكيين و…": names begin behind. */
const ANGELS =
  /^(?:مجموعة|عدد|شبكة)\s(?:من\s)?(?:ال)?مستثمر\p{L}*(?:\s(?:ال)?\p{L}+(?:ين|ون))?(?:\s?،)?\s+و?/u;

function listArabic(list: string): string[] {
  const names = list.replace(ANGELS, '');
  const end = NAME_END.exec(names)?.index ?? names.length;
  const parts = names
    .slice(0, end)
    .split(
      /\s?،\s?|,\s|(?<!\s(?:صندوق|شركة|مجموعة|بنك|مؤسسة|شبكة))(?<!^(?:صندوق|شركة|مجموعة|بنك|مؤسسة|شبكة))\sو(?=["«“]?\p{L})/u,
    );
  // Where names have quotes, nothing else is one.
  return (list.startsWith('"') ? parts.filter((part) => part.includes('"')) : parts).flatMap(
    (part) => {
      const quoted = /["“«]\s?([^"”»]{1,60}?)\s?["”»]/u.exec(part)?.[1];
      const name = (quoted ?? part)
        .replace(/^صندوق\s+(?=.*(?:فنتشرز|فينتشرز|كابيتال|بارتنرز|إنفست|أنجلز)$)/u, '')
        .replace(/^(?:و?شركة|كل من|و?مجموعة(?= شركات))\s+/u, '')
        .replace(/["”»]/g, '')
        .trim();
      return name && name.split(/\s+/).length <= 5 && !/مستثمر|آخر|مستثمرون|ملائك/u.test(name)
        ? [name]
        : [];
    },
  );
}
