import type * as english from '../en/listing.ts';
import type { TranslationOf } from '../translation.ts';
import { picture, startup } from './words.ts';

export const listingText: TranslationOf<typeof english.listingText> = {
  introTitle: 'إضافة شركة ناشئة',
  introDescription: 'طلب إضافة شركة ناشئة: ما نطلبه، وما يحدث بعد ذلك.',
  introLead: 'يمكن لأي شخص طلب إضافة شركة ناشئة أفريقية. يستغرق ذلك نحو خمس دقائق، وهو مجاني.',
  asked: 'ما نطلبه',
  askedList: [
    'اسمها وموقعها الإلكتروني وسطر عن نشاطها وبضع جمل واضحة.',
    'بلدها الرئيسي، وسنة تأسيسها، ومن قطاع إلى خمسة قطاعات، ولمن تبيع، وعدد العاملين فيها.',
    'جولات التمويل إن وُجدت، ولكل منها عنوان صفحة تذكرها.',
    'المؤسسون وشعار وحساب على تويتر، إن أردت.',
  ],
  next: 'ما يحدث بعد ذلك',
  nextList: [
    'يقرأ أحد المراجعين ما أرسلته، خلال أيام قليلة في العادة.',
    'إن كان شيء غير واضح، نسألك بالبريد الإلكتروني وهنا.',
    'حين تُنشر الشركة الناشئة يصلك عنوان صفحتها. ويظهر مع كل معلومة فيها مصدرها.',
  ],
  start: 'بدء',
  goOn: 'إكمال المسودة',
  draftLast: 'آخر تعديل {when}.',
  dropDraft: 'حذف المسودة',
  limit: (perDay) => `يمكنك إرسال ${startup.of(perDay)} في اليوم.`,
  verifyFirst:
    'أكّد بريدك الإلكتروني أولًا: لا تُرسل طلبات الإضافة والمطالبات والملفات إلا من بريد إلكتروني مؤكد.',
  verifyLink: 'تأكيد بريدي الإلكتروني',
  yours: 'ما أرسلته',
  yoursColumns: { name: 'الشركة الناشئة', kind: 'النوع', state: 'الحالة', sent: 'تاريخ الإرسال' },
  kinds: { listing: 'شركة ناشئة جديدة', edit: 'تعديل مقترح' },
  states: {
    pending: 'بانتظار المراجعة',
    needs_info: 'بانتظار ردك',
    published: 'منشور',
    rejected: 'لم يُنشر',
  },

  formTitle: 'إضافة شركة ناشئة',
  changeTitle: (name) => `تغيير ما أرسلته عن ${name}`,
  formDescription: 'استمارة إضافة شركة ناشئة.',
  stepOf: (step, all) => `الخطوة ${step} من ${all}`,
  steps: ['الشركة', 'المكان والقطاع', 'التمويل', 'الأشخاص والروابط', 'مراجعة الإجابات'],
  stepsLabel: 'الخطوات',
  save: 'حفظ ومتابعة',
  later: 'حفظ والعودة لاحقًا',
  send: 'إرسال',
  sendAgain: 'إرسال مجددًا',
  draftKept: 'حُفظت المسودة',
  draftNotKept: 'تعذّر حفظ المسودة. ستُحفظ عند الضغط على أي زر.',
  change: 'تغيير',
  changeStep: (step) => `تغيير: ${step}`,
  nothing: '-',
  fields: { logo: 'الشعار', rounds: 'جولات التمويل', founders: 'المؤسسون', role: 'صلتك بالشركة' },
  hints: {
    logo: 'PNG أو JPEG أو WebP، بحجم لا يتجاوز 512 كيلوبايت.',
    role: 'مثلًا: من المؤسسين أو الموظفين أو المستثمرين أو العملاء أو غير ذلك.',
  },
  roles: [
    'من المؤسسين',
    'من الموظفين',
    'من المستثمرين',
    'من المستشارين',
    'من العملاء',
    'من الصحفيين',
  ],
  types: {
    B2B: 'الشركات (B2B)',
    B2C: 'المستهلكون (B2C)',
    B2B2C: 'المستهلكون عبر الشركات (B2B2C)',
    C2C: 'المستهلكون فيما بينهم (C2C)',
    other: 'جهات أخرى',
  },
  industry: (number) => (number === 1 ? 'القطاع الرئيسي' : `القطاع ${number}`),
  choose: 'اختر',
  none: 'لا شيء',
  logoNow: 'الشعار كما سيظهر.',
  logoRemove: 'إزالة الشعار',
  rows: {
    rounds: {
      hint: 'اترك هذا القسم فارغًا إن لم توجد جولات. كل جولة تحتاج إلى صفحة تذكرها.',
      one: (number) => `الجولة ${number}`,
      parts: {
        round: 'نوع الجولة',
        date: 'تاريخ الإعلان',
        amount: 'المبلغ',
        investors: 'المستثمرون',
        source_url: 'عنوان صفحة تذكر الجولة',
      },
      hints: {
        date: 'بقدر ما يُعرف: 2024 أو مايو 2024 أو 17 مايو 2024.',
        amount: 'كما أُعلن، مثل $250k أو 4 ملايين أو NGN 40m. اترك الحقل فارغًا إن لم يُعلن المبلغ.',
        investors: 'افصل بين الأسماء بفواصل. واكتب (lead) بعد اسم قائد الجولة.',
      },
      add: 'إضافة جولة أخرى',
      remove: (number) => `إزالة الجولة ${number}`,
    },
    founders: {
      hint: 'عشرة مؤسسين على الأكثر.',
      one: (number) => `المؤسس ${number}`,
      parts: { name: 'الاسم', title: 'المنصب', link: 'ملف شخصي عام' },
      hints: {},
      add: 'إضافة مؤسس آخر',
      remove: (number) => `إزالة المؤسس ${number}`,
    },
  },
  confirm: 'ما كتبته صحيح، وكل مصدر يذكر ما نسبته إليه',
  otherCompany: 'هذه شركة أخرى غير المذكورة أعلاه',
  duplicates: 'هل هي إحدى هذه الشركات؟',
  duplicatesWhy:
    'لا تُدرج الشركات الناشئة ذات النطاق نفسه إلا مرة واحدة. وإن كانت إحدى المتشابهات في الاسم شركة أخرى، فاذكر ذلك أدناه.',
  sameDomain: 'الموقع الإلكتروني نفسه',
  similarName: 'اسم مشابه، والبلد نفسه',
  ownOpen: 'سبق أن أرسلت هذه الشركة',
  suggestInstead: 'اقتراح تعديل',

  doneHeads: {
    listing: { title: 'طلب الإضافة', description: 'حالة طلب الإضافة.' },
    edit: { title: 'تعديلك', description: 'حالة تعديلك.' },
  },
  done: (name) => `شكرًا لك. ${name} بانتظار المراجعة.`,
  doneEdit: (name) => `شكرًا لك. تعديلك على ${name} بانتظار المراجعة.`,
  saying: {
    pending: 'يقرأ أحد المراجعين ما أرسلته، خلال أيام قليلة في العادة. وتصلك رسالة بالقرار.',
    needs_info: 'سؤال المراجع:',
    published: 'نُشر ما أرسلته.',
    rejected: 'لم يُنشر ما أرسلته. رد المراجع:',
  },
  seeStartup: (name) => `عرض ${name}`,
  answer: 'إجابتك',
  answerHint: '2,000 حرف على الأكثر. ويمكنك أيضًا تغيير ما أرسلته.',
  answerSend: 'إرسال الإجابة',
  answerChange: 'تغيير ما أرسلته',
  answered: 'إجابتك:',
  addAnother: 'إضافة شركة ناشئة أخرى',
  allYours: 'كل ما أرسلته',

  suggestLink: 'اقتراح تعديل',
  suggestDescription: 'اذكر ما هو خاطئ أو ناقص، وأين نُشر.',
  suggestFields: {
    field: 'الخطأ أو النقص',
    value: 'القيمة الصحيحة',
    source_url: 'عنوان صفحة تذكر ذلك',
    note: 'ملاحظة للمراجع',
  },
  suggestHints: {
    value: 'للقطاعات: أسماؤها تفصل بينها فواصل. وللحالة: active أو acquired أو closed أو public.',
    note: '1,000 حرف على الأكثر.',
  },
  suggestNow: 'المدرج الآن',
  suggestSend: 'إرسال',

  tooManyToday: (perDay) =>
    `عدد ما أرسلته اليوم ${perDay}، وهو الحد الأقصى للشخص الواحد. يمكنك الاستمرار غدًا.`,
  duplicate: 'هناك شركة ناشئة مماثلة مدرجة لدينا.',
  wrong: {
    role: 'اذكر صلتك بالشركة (من حرفين إلى 80 حرفًا)',
    confirmation: 'أكّد أن ما كتبته صحيح',
    founders: 'اذكر عشرة مؤسسين على الأكثر',
    founderName: 'أدخل اسمًا من 2 إلى 80 حرفًا',
    founderTitle: 'استخدم 80 حرفًا على الأكثر',
    link: 'أدخل عنوانًا يبدأ بـ https أو http',
    rounds: 'اذكر 20 جولة على الأكثر',
    source: 'أدخل عنوان صفحة تذكر الجولة',
    logo: 'ارفع صورة',
    domainListed: 'هذا الموقع الإلكتروني مدرج لدينا',
    answer: 'أدخل إجابة من حرفين إلى 2,000 حرف',
    field: 'اختر ما هو خاطئ أو ناقص',
    same: 'هذه هي القيمة المدرجة حاليًا',
    note: 'استخدم 1,000 حرف على الأكثر',
  },
  mail: {
    subjects: {
      approve: (name) => `نُشرت ${name}`,
      ask: (name) => `سؤال عن ${name}`,
      reject: (name) => `لم تُنشر ${name}`,
    },
    editSubjects: {
      approve: (name) => `نُشر تعديلك على ${name}`,
      ask: (name) => `سؤال عن تعديلك على ${name}`,
      reject: (name) => `لم يُنشر تعديلك على ${name}`,
    },
    approve: 'تحقق أحد المراجعين مما أرسلته، وقد نُشر. شكرًا لك.',
    ask: 'قرأ أحد المراجعين ما أرسلته، ويسأل:',
    reject: 'قرأ أحد المراجعين ما أرسلته ولم ينشره. والسبب:',
    see: 'عرض الصفحة',
    answer: 'الإجابة',
    seeState: 'عرض الحالة',
  },
};

export const logosText: TranslationOf<typeof english.logosText> = {
  from: (host) => `الشعار من ${host}`,
  remove: 'إزالة الشعار',
};

export const picturesText: TranslationOf<typeof english.picturesText> = {
  wrong: {
    large: (kilobytes) => `اختر صورة بحجم لا يتجاوز ${kilobytes} كيلوبايت.`,
    kind: 'اختر صورة PNG أو JPEG أو WebP.',
    broken: 'تعذّرت قراءة هذه الصورة. احفظها من جديد واختر الملف الجديد.',
    pixels: (megapixels) => `اختر صورة لا تتجاوز ${megapixels} مليون بكسل.`,
    many: (perDay) => `أرسلت ${picture.of(perDay)} اليوم. أرسل التالية غدًا.`,
  },
};

const outcomes: Record<string, string> = {
  ok: 'نجحت القراءة',
  refused: 'لا يسمح ملف robots.txt بالقراءة',
  'not-public': 'يؤدي عنوان الموقع إلى شبكة خاصة',
  'not-html': 'لا يقود العنوان إلى صفحة',
  'too-slow': 'استغرقت القراءة وقتًا طويلًا',
  'too-large': 'الصفحة كبيرة جدًا',
  redirects: 'أعاد الموقع التوجيه مرات كثيرة',
  network: 'لم يستجب الموقع',
  unreadable: 'تعذّر فك ضغط الصفحة',
  address: 'عنوان الموقع ليس عنوانًا على الويب',
};

export const technologiesText: TranslationOf<typeof english.technologiesText> = {
  ask: 'قراءة الموقع الإلكتروني',
  asked: 'طُلبت قراءة الموقع الإلكتروني.',
  read: (day, outcome) => `قراءة الموقع في ${day}: ${outcomes[outcome] ?? outcome}.`,
  neverRead: 'لم يُقرأ الموقع الإلكتروني بعد.',
  moderatorsOnly: 'يمكن للمراجعين وحدهم طلب قراءة الموقع الإلكتروني.',
};
