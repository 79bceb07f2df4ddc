import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/newsletter.ts';
import type { TranslationOf } from '../translation.ts';
import { month, others, round } from './words.ts';

type Counts = Parameters<typeof english.newsletterText.issueTitle>[0];

const sayExits = (exits: number) =>
  sayPlural(exits, {
    zero: '# تخارج أو إغلاق',
    one: 'تخارج أو إغلاق واحد',
    two: 'تخارجان أو إغلاقان',
    few: '# تخارجات وإغلاقات',
    many: '# تخارجًا وإغلاقًا',
    other: '# تخارج وإغلاق',
  });

const sayNewStartups = (startups: number) =>
  sayPlural(startups, {
    zero: '# شركة ناشئة جديدة',
    one: 'شركة ناشئة جديدة',
    two: 'شركتان ناشئتان جديدتان',
    few: '# شركات ناشئة جديدة',
    many: '# شركة ناشئة جديدة',
    other: '# شركة ناشئة جديدة',
  });

const sayCounts = ({ rounds, raised, exits, startups }: Counts) =>
  formatList(
    [
      rounds > 0 && round.say(rounds) + (raised ? ` بقيمة معلنة ${raised}` : ''),
      exits > 0 && sayExits(exits),
      startups > 0 && sayNewStartups(startups),
    ].filter((part) => part !== false),
  );

export const newsletterText: TranslationOf<typeof english.newsletterText> = {
  title: 'النشرة البريدية',
  footTitle: 'الاشتراك في النشرة البريدية',
  description:
    'الشركات الناشئة الأفريقية الجديدة وجولات التمويل والتخارجات عبر البريد الإلكتروني، مرة في الأسبوع.',
  lead: 'مرة في الأسبوع: جولات وتخارجات وشركات ناشئة جديدة، ورسم بياني واحد. ويُلغى الاشتراك بنقرة واحدة.',
  email: 'البريد الإلكتروني للنشرة',
  submit: 'اشتراك',
  wrongEmail: 'أدخل عنوان بريد إلكتروني، مثل name@example.org',
  wrongTopic:
    'حدّد type (location أو industry أو investor) وslug لصفحة في هذا الموقع، أو اتركهما معًا للنشرة',
  thanks: 'شكرًا لاشتراكك',
  checkMail:
    'أرسلنا إليك رسالة فيها رابط. افتحه لتأكيد بريدك الإلكتروني؛ ولا نرسل شيئًا آخر قبل ذلك.',
  noMail: 'لم تصلك الرسالة؟ راجع مجلد الرسائل غير المرغوبة، أو اشترك مجددًا غدًا.',
  home: 'الانتقال إلى الصفحة الرئيسية',
  readIssues: 'قراءة الأعداد السابقة',

  confirmTitle: (topic) =>
    topic ? `تأكيد الرسالة الأسبوعية عن ${topic}` : 'تأكيد الاشتراك في النشرة البريدية',
  confirmLead: (topic) =>
    topic
      ? `اضغط على الزر لنراسلك على هذا البريد الإلكتروني عند تسجيل أي جديد عن ${topic}، مرة في الأسبوع على الأكثر.`
      : 'اضغط على الزر لنرسل النشرة إلى هذا البريد الإلكتروني.',
  confirmSubmit: 'تأكيد',
  confirmedTitle: (topic) =>
    topic ? `ستصلك الرسالة الأسبوعية عن ${topic}` : 'ستصلك النشرة البريدية',
  confirmed: (topic) =>
    topic
      ? 'أُكّد بريدك الإلكتروني. وفي كل رسالة رابط لإلغاء الاشتراك.'
      : 'أُكّد بريدك الإلكتروني. وفي كل عدد رابط لإلغاء الاشتراك.',
  badLinkTitle: 'هذا الرابط لا يعمل',
  badConfirm: 'الرابط ناقص أو مضى عليه أكثر من سبعة أيام. اشترك مجددًا لنرسل رابطًا جديدًا.',

  topicTitle: (name) => `جديد ${name} عبر البريد الإلكتروني`,
  topicLead: 'رسالة واحدة في الأسبوع على الأكثر، وعند وجود جديد فقط. لا حاجة إلى حساب.',
  topicEmail: (name) => `البريد الإلكتروني لأخبار ${name}`,

  mail: {
    subject: (productName, topic) =>
      topic
        ? `تأكيد الرسالة الأسبوعية من ${productName} عن ${topic}`
        : `تأكيد الاشتراك في نشرة ${productName}`,
    lead: (productName, topic) =>
      topic
        ? `أدخل أحدهم هذا البريد الإلكتروني لتلقي رسالة أسبوعية من ${productName} عن ${topic}. إن كنت أنت من أدخله، فافتح هذا الرابط.`
        : `أدخل أحدهم هذا البريد الإلكتروني لتلقي نشرة ${productName}. إن كنت أنت من أدخله، فافتح هذا الرابط.`,
    action: (topic) =>
      topic ? `تأكيد الرسالة الأسبوعية عن ${topic}` : 'تأكيد الاشتراك في النشرة البريدية',
    valid: 'الرابط صالح لمدة سبعة أيام.',
    ignore: 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة: لا نرسل شيئًا آخر ما لم يُفتح الرابط.',
  },

  issueTitle: (counts) => sayCounts(counts),
  subject: (productName, title) => `${productName}: ${title}`,
  recorded: (from, to, counts) => `ما سُجّل من ${from} إلى ${to}: ${sayCounts(counts)}.`,
  rounds: 'الجولات',
  exitsTitle: 'التخارجات والإغلاقات',
  startups: 'شركات ناشئة جديدة',
  chartTitle: 'الرسم البياني للأسبوع',
  more: (number) => `و${others(number)}.`,
  allRounds: 'كل الجولات',
  allExits: 'كل التخارجات',
  corrections: 'التصحيحات',
  allCorrections: 'كل التصحيحات',
  allStartups: 'كل الشركات الناشئة',
  end: 'كل سطر يؤدي إلى صفحة تذكر مصادرها. إن كان فيها خطأ فأخبرنا لنصححه.',
  why: 'تصلك هذه الرسالة لأنك أكدت بريدك الإلكتروني لتلقيها.',
  onSite: 'قراءة هذا العدد على الموقع',
  announced: (day) => `أُعلنت في ${day}`,
  investors: (leads, others) => {
    if (leads.length > 0) return `بقيادة ${formatList(leads)}`;
    return others.length > 0 ? `بمشاركة ${formatList(others)}` : null;
  },
  price: (amount) => `مقابل ${amount}`,
  exits: {
    acquired: (name, by) => (by ? `استحوذت ${by} على ${name}` : `استُحوذ على ${name}`),
    merged: (name, other) => (other ? `اندمجت ${name} مع ${other}` : `اندمجت ${name}`),
    listed: (name, exchange) =>
      exchange ? `أُدرجت ${name} في ${exchange}` : `أُدرجت ${name} في البورصة`,
    closed: (name) => `أغلقت ${name}`,
  },

  chart: {
    countries: {
      title: 'التمويل المعلن حسب البلد، آخر اثني عشر شهرًا كاملًا',
      series: 'المبلغ المعلن',
      say: (country, amount, percent) =>
        `أعلنت الشركات الناشئة في ${country} جمع ${amount} خلال آخر اثني عشر شهرًا كاملًا، أي ${percent}% من الإجمالي.`,
    },
    industries: {
      title: 'التمويل المعلن حسب القطاع الرئيسي، آخر اثني عشر شهرًا كاملًا',
      series: 'المبلغ المعلن',
      say: (industry, amount, percent) =>
        `اجتذب قطاع ${industry}\u200f ${amount} خلال آخر اثني عشر شهرًا كاملًا، أي ${percent}% من التمويل المعلن.`,
    },
    months: {
      title: 'التمويل المعلن حسب الشهر، آخر اثني عشر شهرًا كاملًا',
      series: 'المبلغ المعلن',
      say: (name, amount, higher, months) =>
        higher === 0
          ? `كان ${name} الأقوى في آخر ${month.of(months)}، بتمويل معلن قدره ${amount}.`
          : `أعلنت الشركات الناشئة جمع ${amount} في ${name}؛ وسُجّل أكثر من ذلك في ${month.of(higher)} من آخر ${month.of(months)}.`,
    },
    investors: {
      title: 'الجولات حسب المستثمر المشارك، آخر اثني عشر شهرًا كاملًا',
      series: 'الجولات',
      say: (investor, rounds, isTied) =>
        `مشاركات ${investor} خلال آخر اثني عشر شهرًا كاملًا: ${round.say(rounds)}\u200f، ${isTied ? 'وهو أعلى عدد بالتساوي مع غيره' : 'وهو أعلى عدد بين المستثمرين'}.`,
    },
  },

  topicSubject: (productName, names) => `${productName}: جديد ${formatList(names)}`,
  topicSection: (name, title) => `${name}: ${title}`,
  topicStop: (name) => `إيقاف الرسائل عن ${name}`,
  topicWhy: 'تصلك هذه الرسالة، مرة في الأسبوع على الأكثر، لأنك أكدت بريدك الإلكتروني لتلقيها.',
  seeTopic: (name) => `${name} على الموقع`,

  archiveTitle: 'النشرة البريدية',
  archiveDescription: 'كل أعداد النشرة البريدية: جولات وتخارجات وشركات ناشئة جديدة، أسبوعًا بأسبوع.',
  archiveEmpty: 'لا توجد أعداد بعد',
  archiveEmptyWhy: 'يصدر العدد الأول يوم الاثنين التالي لتسجيل أي جديد.',
  issues: 'الأعداد',
  issueDescription: (title, day) => `${title}. نشرة ${day}.`,

  moderation: {
    title: 'النشرة البريدية',
    description: 'معاينة العدد التالي وإصداره.',
    lead: (readers, isAutomatic) =>
      `عدد القراء الذين أكدوا اشتراكهم: ${formatCount(readers)}. ${
        isAutomatic
          ? 'تُعدّ المسودة يوم الاثنين الساعة 05:00 بتوقيت UTC وتُرسل الساعة 07:00 ما لم تُستبعد.'
          : 'تُعدّ المسودة يوم الاثنين الساعة 05:00 بتوقيت UTC وتُرسل حين تصدرها.'
      }`,
    none: 'لا توجد مسودة بانتظار الإصدار',
    noneWhy: 'تُعدّ المسودة التالية يوم الاثنين، إن سُجّل أي جديد حتى ذلك الحين.',
    draft: (day) => `مسودة ${day}`,
    sizes: (text, html) => `الموضوع والمحتوى أدناه. النص ${text}، HTML ${html}.`,
    note: 'رسالة إلى القراء',
    noteHint: 'تظهر في بداية النشرة. 1,000 حرف على الأكثر؛ والسطر الفارغ يبدأ فقرة جديدة.',
    save: 'حفظ الرسالة',
    remake: 'إعادة إعداد المسودة من قاعدة البيانات',
    test: 'إرسال المسودة إليّ فقط',
    tested: 'المسودة في طريقها إلى بريدك الإلكتروني.',
    release: 'إصدار وإرسال',
    skip: 'استبعاد هذا الأسبوع',
    skipHint: 'لا يُرسل شيء، ويبدأ العدد التالي من حيث ينتهي هذا.',
    plain: 'في شكل نص عادي',
    past: 'أعداد سابقة',
    columns: {
      issue: 'العدد',
      state: 'الحالة',
      sent: 'عدد الرسائل المرسلة',
      failed: 'عدد ما لم يصل منها',
    },
    states: { sending: 'قيد الإرسال', sent: 'أُرسل', skipped: 'استُبعد' },
    gone: 'لم تعد هذه المسودة بانتظار الإصدار: أُصدرت أو استُبعدت أو أُعدّت من جديد.',
    wrongNote: 'الرسالة أطول من 1,000 حرف',
  },
};
