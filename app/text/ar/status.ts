import { formatCount, formatTenths, sayPlural } from '../../base/count.ts';
import type * as english from '../en/status.ts';
import type { TranslationOf } from '../translation.ts';
import { message, page, time } from './words.ts';

const MEGABYTE = 1_000_000;

export const statusText: TranslationOf<typeof english.statusText> = {
  title: 'حالة الموقع',
  description: 'قوائم الانتظار والمهام والبريد والنسخ الاحتياطية والقرص في هذا الموقع.',
  about: (version, node) => `يعمل Griot ${version} على Node ${node}.`,
  waiting: 'ما ينتظر المعالجة',
  waitingColumns: { what: 'النوع', count: 'عدد المنتظر', since: 'الأقدم' },
  kinds: {
    mails: 'رسائل بريد حان موعد إرسالها',
    messages: 'تنبيهات إلى webhook والمتصفحات',
    files: 'ملفات يجري استيرادها',
    payments: 'أحداث من مزودي الدفع',
    decisions: 'قرارات مطلوبة من المراجعين',
  },
  jobs: 'المهام المجدولة',
  jobColumns: {
    name: 'المهمة',
    cron: 'الموعد (UTC)',
    began: 'آخر تشغيل',
    took: 'المدة',
    state: 'الحالة',
    failures: 'عدد عمليات التشغيل الفاشلة في أسبوع',
  },
  jobsNever: 'لم تُشغَّل أي مهمة هنا بعد.',
  jobsDead: (count) =>
    `${sayPlural(count, {
      zero: 'فشلت # عملية تشغيل نهائيًا.',
      one: 'فشلت عملية تشغيل واحدة نهائيًا.',
      two: 'فشلت عمليتا تشغيل نهائيًا.',
      few: 'فشلت # عمليات تشغيل نهائيًا.',
      many: 'فشلت # عملية تشغيل نهائيًا.',
      other: 'فشلت # عملية تشغيل نهائيًا.',
    })} وللتفاصيل شغّل ./griot doctor.`,
  neverRan: 'لم تُشغَّل هذا الأسبوع',
  seconds: (seconds) => `${formatTenths(seconds)}\u00a0ث`,
  facts: 'البريد والنسخ الاحتياطي والقرص',
  mail: 'البريد',
  mailCounts: (sent, queued, failed) =>
    `أُرسلت ${message.say(sent)} خلال يوم، وتنتظر الإرسال ${message.say(queued)}، وفشل إرسال ${message.of(failed)}`,
  mailInterrupted: (count) =>
    sayPlural(count, {
      zero: 'انقطع إرسال # رسالة بعد تسليمها، والأرجح أنها وصلت.',
      one: 'انقطع إرسال رسالة واحدة بعد تسليمها، والأرجح أنها وصلت.',
      two: 'انقطع إرسال رسالتين بعد تسليمهما، والأرجح أنهما وصلتا.',
      few: 'انقطع إرسال # رسائل بعد تسليمها، والأرجح أنها وصلت.',
      many: 'انقطع إرسال # رسالة بعد تسليمها، والأرجح أنها وصلت.',
      other: 'انقطع إرسال # رسالة بعد تسليمها، والأرجح أنها وصلت.',
    }),
  mailError: (error) => `آخر خطأ: ${error}`,
  backup: 'آخر نسخة احتياطية',
  backupNone: 'لا نسخة احتياطية معروفة هنا. ويسجل ./griot backup النسخ التي ينشئها.',
  backupUnreadable: (problem) => `تعذّرت قراءة سجل النسخة الاحتياطية. ${problem}`,
  backupOf: (file, bytes) =>
    `${file}\u200f، ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0ميغابايت`,
  backupTested: 'الاستعادة التجريبية',
  backupUntested: 'لم تُجرَ قط. ولفتح النسخة بعد كتابتها شغّل ./griot backup --test.',
  disk: 'القرص',
  diskOf: (free, all, folder) =>
    `المتاح ${formatCount(Math.floor(free / MEGABYTE))} من أصل ${formatCount(Math.ceil(all / MEGABYTE))}\u00a0ميغابايت في ${folder}`,
  database: 'قاعدة البيانات',
  size: (bytes) => `${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0ميغابايت`,
  process: 'هذه العملية',
  processSince: 'وقت البدء',
  memory: 'الذاكرة',
  cache: 'ذاكرة التخزين المؤقت للصفحات',
  cacheOf: (pages, bytes, hits, misses) =>
    `${page.say(pages)}\u200f، ${formatCount(Math.ceil(bytes / MEGABYTE))}\u00a0ميغابايت؛ جاء الرد منها ${time.of(hits)}، وأُنشئت الصفحة ${time.of(misses)}`,
  cacheOff: 'معطلة (قيمة PAGE_CACHE_MB هي 0)',
  queues: 'الطلبات',
  queueColumns: {
    name: 'قائمة الانتظار',
    running: 'قيد التنفيذ',
    waiting: 'بانتظار التنفيذ',
    refused: 'مرفوضة',
  },
  errors: 'الأخطاء منذ بدء هذه العملية',
  errorColumns: { kind: 'النوع', count: 'عدد المرات', last: 'آخر مرة' },
  errorsNone: 'لا أخطاء.',
};
