import { formatList } from '../../base/count.ts';
import type * as english from '../en/corrections.ts';
import type { TranslationOf } from '../translation.ts';
import { day, reply, round } from './words.ts';

export const correctionsText: TranslationOf<typeof english.correctionsText> = {
  title: 'التصحيحات',
  description: 'ما كان خاطئًا هنا، وما يُذكر الآن، ولماذا، ومن أي مصدر، وكم استغرق ذلك.',
  lead: 'يمكن لأي شخص الإبلاغ عن معلومة خاطئة مع صفحة تثبت ذلك. وكل تصحيح مدرج هنا: ما كنا نذكره، وما نذكره الآن، ولماذا، ومن أي مصدر.',
  how: 'في كل صفحة رابط للإبلاغ عن خطأ. ويصل الرد خلال سبعة أيام.',
  aboutOne: (subject) => `تصحيحات ${subject}`,
  all: 'كل التصحيحات',
  feed: 'خلاصة التصحيحات',
  api: 'بصيغة JSON',
  none: 'لا توجد تصحيحات بعد',
  noneWhy: 'ستُدرج هنا المعلومات المصححة.',
  figures: {
    waiting: 'قيد الانتظار الآن',
    oldest: 'أقدم بلاغ منتظر',
    days: (days) => day.say(days),
    inTime: 'الرد خلال 7 أيام',
    accepted: 'نسبة القبول',
    median: 'وسيط مدة الرد',
    percent: (part, whole) => `${Math.round((part / whole) * 100)}%`,
    year: 'تُحسب نسبتا الرد والقبول من البلاغات التي بُت فيها خلال آخر 365 يومًا.',
  },
  columns: {
    fact: 'المعلومة',
    change: 'التغيير',
    why: 'السبب',
    source: 'المصدر',
    days: 'المدة',
    at: 'تاريخ البت',
  },
  thanks: (name) => `بفضل ${name}.`,
  onItsSource: 'استنادًا إلى المصدر المذكور هنا.',
  tookBack: 'جرى التراجع عن التصحيح.',
  takenBack: '(جرى التراجع عن هذا التصحيح)',
  nowSays: 'صار',
  roleAt: (role, startup) => `${role} في ${startup}`,
  suggested: 'المقترح:',
  source: 'المصدر',
  sameDay: 'في اليوم نفسه',
  feedTitle: 'التصحيحات',
  entryTitle: (subject, fact) => `${subject}: ${fact}`,
  entryWords: (before, after) => `كان: ${before}. صار: ${after}.`,

  isWrong: (fact) => `${fact}: الإبلاغ عن خطأ`,
  corrected: 'التصحيحات',
  replies: 'ردود المعنيين',
  replyTo: (fact) => `بشأن ${fact}:`,
  provenAt: (domain) => `مثبت بالبريد الإلكتروني على ${domain}`,
  inLog: 'في سجل التصحيحات',
  history: (count) => `القيم السابقة (${count})`,
  report: 'الإبلاغ عن خطأ أو نقص',
  replyLink: 'هل ذُكرت هنا؟ يمكنك الرد',
  editFacts: 'تعديل هذه المعلومات',

  suggestTitle: (name) => `تصحيح بيانات ${name}`,
  whichRound: 'هل يخص البلاغ جولة تمويل؟ اخترها:',
  suggestLead:
    'اذكر المعلومة الخاطئة أو الناقصة، وما الصحيح، وأين نُشر. يتحقق أحد المراجعين من ذلك ويرد خلال سبعة أيام.',
  email: 'بريدك الإلكتروني',
  emailHint: 'لإرسال رابط التأكيد والرد. لا يُنشر بريدك، ويُحذف بعد ثلاثة أشهر.',
  credit: 'الاسم الذي نشكره في السجل العلني',
  creditHint: 'اتركه فارغًا لعدم ذكر اسمك.',
  unknownHint: 'اكتب «unknown» إن لم يرد ذلك في أي مصدر.',

  statusTitle: 'بلاغك',
  statusDescription: 'ما آل إليه البلاغ عن خطأ.',
  unconfirmed: 'بقيت خطوة واحدة',
  unconfirmedWhy: (email) =>
    `أرسلنا رابطًا إلى ${email}. يرى المراجعون بلاغك بعد أن تؤكده بهذا الرابط، وهو صالح لأسبوع.`,
  confirmWhy: 'يرى المراجعون بلاغك بعد تأكيده.',
  confirm: 'تأكيد البلاغ',
  states: {
    pending: 'استُلم',
    needs_info: 'لدينا سؤال',
    published: 'قُبل',
    rejected: 'رُفض',
  },
  answerBy: (date) => `يصلك الرد بحلول ${date}.`,
  isLate: (date) => `كان موعد الرد ${date}. تأخرنا، لكننا لم ننسَ بلاغك.`,
  askedYou: 'سؤال المراجع:',
  said: 'رد المراجع:',
  yourAnswer: 'إجابتك',
  sendAnswer: 'إرسال الإجابة',
  seePage: 'عرض الصفحة',
  seeLog: 'عرض سجل التصحيحات',
  undone: 'جرى التراجع عن التصحيح لاحقًا.',
  badLink: 'هذا الرابط لا يعمل',
  badLinkWhy: 'الرابط ناقص أو قديم. انسخ الرابط كاملًا من الرسالة.',

  replyTitle: 'الرد على ما يُذكر عنك',
  replyDescription: 'يمكن لكل مذكور هنا أن يرد؛ ويظهر الرد إلى جانب المعلومة.',
  replyLead: (name) =>
    `${name}: يمكن للمعني أن يرد في 1,000 حرف على الأكثر. ويظهر الرد إلى جانب المعلومة باسم صاحبه.`,
  replyProof: (domains) =>
    `أدخل بريدك الإلكتروني على ${domains.join(' أو ')}. نرسل إليه رابطًا لكتابة الرد؛ ولا يُنشر بريدك.`,
  noDomain:
    'لا نعرف نطاقًا تملكه الجهة المعنية لنرسل إليه الإثبات. أبلغ عن موقعها الإلكتروني أولًا، ثم اكتب ردك.',
  replyEmail: 'بريدك الإلكتروني على هذا النطاق',
  replySend: 'إرسال الرابط',
  replySent: (domain) =>
    `إن كان البريد الإلكتروني موجودًا على ${domain} فقد وصله رابط. وهو صالح ليوم واحد.`,
  replyFact: 'المعلومة المعنية',
  replyWords: 'ردك',
  replyWordsHint: '1,000 حرف على الأكثر.',
  replySaidBy: 'اسمك ومنصبك',
  replySaidByHint: 'يظهر إلى جانب الرد، مثل «أمينة ديالو، من المؤسسين».',
  replyPublish: 'نشر الرد',
  removeReply: 'إزالة الرد',

  editTitle: (name) => `تعديل: ${name}`,
  editDescription: 'معلومات سجل واحد، للمراجعين.',
  editLead:
    'كل حقل تغيّره يصبح تصحيحًا في السجل العلني، مع السبب والمصدر اللذين تذكرهما. والحقل الفارغ يعني أن القيمة غير معروفة.',
  editReason: 'السبب',
  editReasonHint: 'يراه القراء في السجل.',
  editSave: 'حفظ وتدوين في السجل',
  editHistory: 'سجل التغييرات',
  undoReason: 'سبب التراجع',
  undo: 'تراجع',

  mail: {
    subjects: {
      received: (name) => `تأكيد بلاغك عن ${name}`,
      ask: (name) => `سؤال عن بلاغك بشأن ${name}`,
      approve: (name) => `صُحّحت معلومة عن ${name}`,
      reject: (name) => `رُفض بلاغك عن ${name}`,
      undone: (name) => `جرى التراجع عن تصحيح ${name}`,
    },
    about: (fact, subject) => `الموضوع: ${fact}\u200f، ${subject}.`,
    says: {
      received:
        'أكّد أنك أرسلت هذا البلاغ، وعندها يتحقق منه أحد المراجعين ويرد خلال سبعة أيام. والرابط صالح لأسبوع.',
      ask: 'قرأ أحد المراجعين بلاغك، ويسأل:',
      approve: 'تحقق أحد المراجعين من مصدرك، وصُححت المعلومة. شكرًا لك.',
      reject: 'قرأ أحد المراجعين بلاغك ولم يغيّر المعلومة. والسبب:',
      undone: 'جرى التراجع عن التصحيح الذي أبلغت عنه، وعادت المعلومة إلى ما كانت عليه.',
    },
    actions: { received: 'تأكيد البلاغ', ask: 'الإجابة' },
    see: 'عرض ما آل إليه البلاغ',
    ignore: 'إن لم ترسل شيئًا فتجاهل هذه الرسالة: فقد كتب أحدهم بريدك الإلكتروني سهوًا.',
  },
  replyMail: {
    subject: (name) => `ردك على ما يُذكر عن ${name}`,
    lead: (name) =>
      `طلب أحدهم الرد على ما يُذكر عن ${name} وذكر هذا البريد الإلكتروني. إن كنت أنت صاحب الطلب، فافتح هذا الرابط.`,
    action: 'كتابة الرد',
    valid: 'الرابط صالح ليوم واحد.',
    ignore: 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة.',
  },
  wrong: {
    weak: 'يؤدي هذا العنوان إلى قائمة أو بحث يتغير محتواه. أدخل عنوان الصفحة التي تذكر ذلك',
    credit: 'استخدم 80 حرفًا على الأكثر',
    domain: (domains) => `أدخل بريدًا إلكترونيًا على ${domains.join(' أو ')}`,
    words: 'اكتب ما بين 2 و1,000 حرف',
    saidBy: 'أدخل اسمك ومنصبك، في ما بين 2 و80 حرفًا',
    tooManyReplies: (most) =>
      `وصل اليوم ${reply.say(most)}، وهذا هو الحد الأقصى. أعد المحاولة غدًا.`,
    nothing: 'غيّر معلومة واحدة على الأقل',
  },
};

export const confirmationsText: TranslationOf<typeof english.confirmationsText> = {
  round: 'الجولة',
  undisclosed: 'مبلغ غير معلن',
  title: (name) => `هل هذا صحيح عن ${name}؟`,
  description: 'أكّد ما هو مسجل، أو اذكر ما هو خاطئ.',
  lead: 'هذا ما تذكره صفحاتنا من مصادر متاحة للعموم. إن كان كله صحيحًا، فنقرة واحدة تكفي ليُذكر ذلك في الصفحة بتاريخ اليوم.',
  changed: 'تغيّر شيء منذ فتحت هذه الصفحة. راجعه قبل التأكيد.',
  confirm: 'كل هذا صحيح',
  correct: 'هناك خطأ',
  decline: 'أفضّل عدم الإجابة',
  never: 'عدم إرسال أسئلة أخرى إلى هذا البريد الإلكتروني',
  silence: 'إن لم تُجب فلا يتغير شيء. ولا يُسأل أحد أكثر من مرة كل ثلاثة أشهر.',
  badLinkTitle: 'هذا الرابط لا يعمل',
  badLink: 'الرابط ناقص أو مضى عليه أكثر من 60 يومًا. في كل صفحة وسيلة للإبلاغ عن خطأ.',
  thanks: 'شكرًا لك',
  done: {
    confirmed: 'تذكر الصفحة الآن أن معلوماتها أُكّدت، بتاريخ اليوم.',
    corrected: 'أخبرنا بما هو خاطئ.',
    declined: 'لا يتغير شيء.',
    never: 'لن نرسل أسئلة أخرى إلى هذا البريد الإلكتروني.',
  },
  see: (name) => `عرض صفحة ${name}`,
  confirmedBy: 'ما أكّده الفريق نفسه في',
  confirmedFacts: (labels, rounds) =>
    formatList([...labels, ...(rounds > 0 ? [round.say(rounds)] : [])]),

  mail: {
    subject: (productName, name) => `هل ما يذكره ${productName} عن ${name} صحيح؟`,
    lead: (productName, name) =>
      `${productName} قاعدة بيانات مفتوحة عن الشركات الناشئة الأفريقية ومستثمريها. وهذا ما تذكره عن ${name} من مصادر متاحة للعموم:`,
    action: 'التأكيد أو التصحيح أو الاعتذار',
    noAccount:
      'لا حاجة إلى حساب، والرابط صالح لمدة 60 يومًا. إن لم تُجب فلا يتغير شيء، ولا يُسأل أحد أكثر من مرة كل ثلاثة أشهر.',
    never: 'الرابط أدناه يوقف هذه الأسئلة نهائيًا.',
  },
};
