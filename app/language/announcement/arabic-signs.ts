// Of which company Arabic news of a round is, where no verb pattern tells it: names stand in
// quotes, in Latin letters or behind a word for what they are.
import { arabicName, isPlaceWord } from './arabic.ts';
import type { FoundEvent } from './found-event.ts';

const KIND = '(?:ال|لل|ل|ب|و|بال)?(?:شركة|منصة|تطبيق|متجر|ناشئة|سوق|شبكة|موقع|مطور|مشغل|مزود|مصنع)';
const AFTER_KIND = new RegExp(
  String.raw`(?:^|\s)${KIND}\s(?:(?:ال)?\p{L}+ية\s|(?:ال)?ناشئة\s)*(?=\S)`,
  'gu',
);
const QUOTED = /"([^"]{2,40})"/gu;
const LATIN = /(?<![\p{L}\d])[A-Z][\w.&-]*(?:\s[A-Z][\w.&-]*)*/gu;

const ROUND =
  /جول|تمويل|استثمار|قرض|اقترا|منح|سلسلة|الفئة|بذر|حصة|سندات|ائتمان|رأس|مساهم|أسهم|ضخ|مول|دين/u;
const SUM =
  /مليون|ملايين|مليار|ألف|آلاف|\p{Sc}|لم (?:يكشف|تكشف|يفصح|تفصح|يعلن)|غير معلن|دون (?:الكشف|الإفصاح|إفصاح)|امتنع/u;
const GIVER_NAME =
  /(?:كابيتال|فنتشرز|فينتشرز|فنتشر|بارتنرز|إنفست|أنجلز|القابضة|بروباركو|Capital|Ventures?|Partners|Fund|Angels|VC)/u;
const GIVER_BEFORE =
  /(?:صندوق|بنك|مجموعة|مؤسسة|هيئة|بقيادة|قادت(?:ها)?|قاد(?:ها)?|تقود(?:ها)?|يقود(?:ها)?|مشاركة|من|مع|وشارك\p{L}*|مؤسس\p{L}*|وكالة|منافس\p{L}*|المستثمر|جانب)\s(?:شركة\s|صندوق\s|كل من\s|"?و)*"?$/u;
const TO =
  /(?:^|\s)(?:في|إلى|لصالح|لحساب|لدى|بـ|لـ|ل(?=")|نصيب|خزينة|رأسمال|رأس مال)\s?(?:(?:ال)?(?:شركة|منصة|تطبيق|متجر|ناشئة)\s(?:(?!و?من\s)\S+\s){0,4})?"?$|\sل(?:شركة|منصة|تطبيق|متجر|سوق)\s"?$/u;
const GETS =
  /^"?(?:\s\S+ية)?(?:،[^،.]{3,100}،)?\s(?:قد\s|على\s)?(?:تجمع|جمعت|حصلت|تحصل|أغلقت|تغلق|نالت|تنال|رفعت|ترفع|استقبلت|تلقت|تقترض|اقترضت|وقعت|توقع|باعت|تبيع|أعلنت|تعلن|أضافت|تضيف|فازت|أنهت|تنهي|أتمت|تستقطب|استقطبت|أبرمت|تبرم|ضمت|كسبت|تكسب|تؤمن|أمنت|اجتذبت|تجتذب|خرجت|ظفرت|أقنعت)(?!\p{L})/u;
const OF_ITS_ROUND = /^"?(?:\s\S+ي(?:ة)?)?\sعن\s(?:\S+\s){0,2}(?:ال)?(?:جول|استثمار|تمويل)/u;
const GIVES =
  /^"?(?:\s\S+ية)?\s(?:قد\s)?(?:تقود|قادت|قاد|يقود|استثمرت?|تستثمر|يستثمر|ضخت?|تضخ|يضخ|مولت?|تمول|يمول|أقرضت?|تقرض|يقرض|منحت?|تمنح|يمنح|شاركت?|اشترت?|تشتري|يقدم|تقدم|قدمت?)(?!\p{L})/u;
const OTHER_NEWS =
  /أزمة|هروب|بعزل|أنباء عن|بورصة|اكتتاب|استحوذ|استحواذ|تستحوذ|يستحوذ|تسريح|سرحت|مسابقة|التقديم|للتقديم|حكوم|وزار|وزير|البنك الدولي|الشركات الناشئة|شركة ناشئة في|برنامج|صندوقها|صندوقه|إغلاق(?:ها|ه)? النهائي|محادثات|مفاوضات|تعتزم|تسعى|أرباح|مزارع|طلاب|جائزة/u;
/** "سوقنا، المنصة التي …". */
const KIND_BEHIND = /^"?،\s(?:وهو\s|وهي\s)?(?:ال)?(?:شركة|منصة|تطبيق|متجر|ناشئة)/u;
const RAISED = /(?:تغلق|أغلقت|جمعت|تجمع)\s(?:جول|\d)|جولتها/u;
const ENOUGH = 4;

/** Null too for news of something else. */
export function findArabicCompany(title: string, sentences: readonly string[]): FoundEvent | null {
  const texts = [title, ...sentences];
  const text = texts.join(' ');
  if (OTHER_NEWS.test(text) || !ROUND.test(text) || !SUM.test(text)) return null;
  const names = new Set(
    texts.flatMap((one) => [
      ...[...one.matchAll(QUOTED)].map(([, name = '']) => name),
      ...[...one.matchAll(LATIN)].map(([name]) => name),
      ...[...one.matchAll(AFTER_KIND)].flatMap(
        ({ 0: found, index }) => arabicName(one.slice(index + found.length)) ?? [],
      ),
    ]),
  );
  const scored = [...names].map((name) => ({ name, ...scoreOf(name) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best?.words && best.score >= ENOUGH
    ? { what: 'round', company: best.name, others: [], isLed: false, words: best.words }
    : null;

  function scoreOf(name: string): { score: number; words: string } {
    const signs = new Map<string, number>();
    let words = '';
    for (const [index, one] of texts.entries())
      for (let at = one.indexOf(name); at >= 0; at = one.indexOf(name, at + 1)) {
        const before = one.slice(0, at);
        const behind = one.slice(at + name.length);
        const isOfRound = ROUND.test(text);
        if (isOfRound && (GETS.test(behind) || OF_ITS_ROUND.test(behind))) signs.set('gets', 3);
        if (isOfRound && TO.test(before)) signs.set('to', 3);
        if (
          isOfRound &&
          /(?:أعلنت?|حصلت?|جمعت?|وقعت?|أغلقت?|اقترضت?|نالت|باع مؤسسو)\s(?:\S+\s){0,3}"?$/u.test(
            before,
          )
        )
          signs.set('gets', 3);
        if (isOfRound && signs.size > 0) words ||= one.slice(0, 120);
        if (
          new RegExp(
            String.raw`(?:^|\s)${KIND}\s(?:(?:(?!و?من\s|مع\s|بقيادة\s)\S+\s){0,4}"|(?:\S+ية\s)?(?:ال)?(?:ناشئة\s)?)$`,
            'u',
          ).test(before)
        )
          signs.set('kind', 3);
        if (KIND_BEHIND.test(behind)) signs.set('kind', 3);
        if (signs.has('kind') && RAISED.test(text)) words ||= one.slice(0, 120);
        if (
          isPlaceWord(/^"?\s(\S+)/u.exec(behind)?.[1] ?? '') ||
          isPlaceWord(/(\S+)\s"?$/u.exec(before)?.[1] ?? '')
        )
          signs.set('place', 2);
        signs.set(index === 0 ? 'title' : 'text', 1);
        if (GIVER_BEFORE.test(before)) signs.set('giver', -5);
        if (GIVES.test(behind)) signs.set('gives', -4);
      }
    if (GIVER_NAME.test(name)) signs.set('named so', -6);
    return { words, score: [...signs.values()].reduce((sum, one) => sum + one, 0) };
  }
}
