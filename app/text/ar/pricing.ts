import { formatCount } from '../../base/count.ts';
import type * as english from '../en/pricing.ts';
import type { TranslationOf } from '../translation.ts';
import { apiCall, day, investor, list, row, search, startup } from './words.ts';

const LIMITS = {
  csvRows: (count: number) => row.say(count),
  comparedOnPage: (count: number) => startup.say(count),
  savedComparisons: (count: number) => formatCount(count),
  lists: (count: number) => formatCount(count),
  listRows: (count: number) => `${formatCount(count)} لكل قائمة`,
  alerts: (count: number) => formatCount(count),
  apiCallsPerMinute: (count: number) => `${formatCount(count)} في الدقيقة`,
} as const;

const EVERY = { month: 'كل شهر', year: 'كل سنة' } as const;

export const pricingText: TranslationOf<typeof english.pricingText> = {
  title: 'الأسعار',
  description: 'ما يتيحه الحساب، وما يضيفه الاشتراك، وكم يكلف. كل ما في الموقع متاح للقراءة مجانًا.',
  lead: 'كل صفحة ورقم ومصدر متاح للقراءة مجانًا. والاشتراك يرفع الحدود لمن يعمل بالبيانات.',
  samples: 'هذه أسعار توضيحية: تبيّن كم يمكن أن يكلف الاشتراك.',
  samplesTitle: 'أسعار توضيحية',
  openTitle: 'كل شيء متاح هنا',
  open: 'كل ما في هذا الموقع مجاني. وحدود الاستخدام للجميع هي حدود المشتركين؛ ويحتاج حفظ المقارنات إلى حساب مجاني.',
  openLimits: 'ما هو متاح للجميع',
  openAction: 'إنشاء حساب',
  interval: 'الفوترة',
  intervals: { month: 'شهريًا', year: 'سنويًا' },
  saveUpTo: (percent) => `توفير يصل إلى ${percent}%`,
  currency: 'العملة',
  plans: 'الباقات',
  outcomesTitle: (plan) => `من تناسبه باقة ${plan}`,
  outcomes: [
    {
      who: 'مؤسسون يجمعون تمويلًا',
      gives: ({ listRows }) =>
        `احتفظ بما يصل إلى ${investor.of(listRows)} في قائمة واحدة: أين وصلت مع كل منهم، وما قيل، وما الخطوة التالية. ويصلك فورًا خبر مشاركة أحدهم في جولة.`,
    },
    {
      who: 'مستثمرون يبحثون عن شركات ناشئة',
      gives: ({ lists, alerts }) =>
        `تابع ${search.of(alerts)} ليصلك كل ما يطابقها لحظة تسجيله. واحتفظ بـ${list.of(lists)} مع ملاحظاتك، وشاركها مع زملائك بعنوان سري.`,
    },
    {
      who: 'محللون وصحفيون',
      gives: ({ csvRows, comparedOnPage }) =>
        `صدّر ما يصل إلى ${row.of(csvRows)} إلى جدول بيانات دفعة واحدة، وضع ${startup.of(comparedOnPage)} جنبًا إلى جنب.`,
    },
  ],
  instant: 'تنبيهات فورية',
  compared: 'مقارنة الباقات',
  what: 'الميزة',
  perMonth: 'شهريًا',
  billedMonthly: 'يُخصم كل شهر',
  billedYearly: (price) => `يُخصم ${price} مرة في السنة`,
  saving: (price, percent) => `توفير ${price} في السنة (${percent}%)`,
  onlyMonthly: 'شهريًا فقط',
  onlyYearly: 'سنويًا فقط',
  forever: 'مجاني دائمًا، بلا بطاقة',
  trial: (days) => `${day.say(days)} مجانًا قبل أول دفعة`,
  seeIn: (currency) => `عرض السعر بعملة ${currency}`,
  notIn: (currency) => `غير متاحة بعملة ${currency}`,
  limitNames: {
    csvRows: 'تصدير CSV',
    comparedOnPage: 'الشركات الناشئة في المقارنة',
    savedComparisons: 'المقارنات المحفوظة',
    lists: 'قوائمك',
    listRows: 'الصفوف في القائمة',
    alerts: 'التنبيهات',
    apiCallsPerMinute: 'استدعاءات API',
  },
  limits: LIMITS,
  included: 'مشمول',
  notIncluded: 'غير مشمول',
  choose: (plan) => `اختيار ${plan}`,
  register: 'إنشاء حساب',
  hasAccount: 'متاحة لك الآن',
  yours: 'باقتك',
  manage: 'إدارة اشتراكك',
  withoutAccount: (rows, columns, calls) =>
    `بلا حساب: ${LIMITS.csvRows(rows)} في تصدير CSV، و${LIMITS.comparedOnPage(columns)} جنبًا إلى جنب، و${apiCall.say(calls)} في الدقيقة.`,
  questions: 'أسئلة',
  faq: [
    [
      'هل هناك بيانات للمشتركين فقط؟',
      'لا. كل شركة ناشئة وجولة ومستثمر ومصدر معروض للجميع. والاشتراك يتيح قوائم أكثر وأطول، وتصديرًا أكبر، ومقارنات أوسع، ومقارنات محفوظة أكثر، وتنبيهات فورية أكثر، واستدعاءات API أكثر.',
    ],
    [
      'كيف ألغي الاشتراك؟',
      'من إعداداتك، في «الاشتراك»، بنقرتين. وينتهي بنهاية الفترة المدفوعة؛ وحتى ذلك الحين يبقى كل شيء كما هو، ولا يُخصم أي مبلغ آخر.',
    ],
    [
      'هل يمكنني التبديل بين الاشتراك الشهري والسنوي؟',
      'نعم: ألغِ اشتراكك الحالي، واختر الآخر حين تنتهي فترته. ولن تدفع عن الاثنين معًا أبدًا.',
    ],
    [
      'ماذا يحدث إن لم تنجح الدفعة؟',
      'يعيد مزود الدفع المحاولة، وتصلك رسالة. ويبقى كل شيء كما هو لمدة 7 أيام، ليتسع الوقت لتغيير البطاقة.',
    ],
    [
      'هل تطّلعون على بيانات بطاقتي؟',
      'لا. يجري الدفع في صفحة مزود الدفع. ولا نعرف إلا نتيجة الدفع وتاريخ انتهاء الفترة المدفوعة.',
    ],
    [
      'هل يمكنني الحصول على فاتورة؟',
      'نعم. كل دفعة مدرجة في إعداداتك، في «الاشتراك»، ويصلك إيصالها بالبريد الإلكتروني.',
    ],
  ],
};

export const upgradeText: TranslationOf<typeof english.upgradeText> = {
  price: (price, interval) => (interval === 'month' ? `${price} شهريًا` : `${price} سنويًا`),
  more: (count, plan) => `عدد الشركات الإضافية في باقة ${plan}: ${formatCount(count)}`,
  offer: (plan, gives, price) => `تتيح باقة ${plan}\u200f ${gives} مقابل ${price}.`,
  samplePrice: 'السعر للتوضيح فقط.',
  seePlans: 'عرض الباقات',
};

export const checkoutText: TranslationOf<typeof english.checkoutText> = {
  title: 'إتمام الدفع',
  titleOf: (plan) => `الاشتراك في باقة ${plan}`,
  description: 'اختر طريقة دفع الاشتراك. يُذكر السعر وموعد التجديد قبل خصم أي مبلغ.',
  summary: 'ما تحصل عليه',
  plan: 'الباقة',
  price: 'السعر',
  perPeriod: {
    month: (price) => `${price} شهريًا`,
    year: (price) => `${price} سنويًا`,
  },
  changeInterval: { month: 'التحول إلى الدفع الشهري', year: 'التحول إلى الدفع السنوي' },
  savingInstead: (price) => `وتوفير ${price} في السنة`,
  otherPlans: 'كل الباقات والأسعار',
  samples: 'هذا السعر للتوضيح فقط.',
  payment: 'الدفع',
  providers: 'طريقة الدفع',
  providerNames: { stripe: 'Stripe', paystack: 'Paystack', sandbox: 'بيئة تجريبية' },
  providerHints: {
    stripe: 'بطاقة وطرق أخرى، في صفحة Stripe',
    paystack: 'بطاقة أو بنك أو محفظة هاتف محمول، في صفحة Paystack',
    sandbox: 'دفعة تجريبية: بلا بطاقة، ولا تُحوَّل أي أموال',
  },
  today: 'اليوم',
  renews: (price, on, interval) =>
    `يتجدد الاشتراك في ${on} ثم ${EVERY[interval]} مقابل ${price}، إلى أن تلغيه.`,
  trial: (days, price, on, interval) =>
    `${day.say(days)} مجانًا. وفي ${on} يتجدد الاشتراك مقابل ${price}، ثم ${EVERY[interval]}، إلى أن تلغيه.`,
  trialThere: (hint, days) => `${hint}. ${day.say(days)} مجانًا هناك.`,
  cancelAny:
    'يمكنك الإلغاء من إعداداتك في أي وقت، بنقرتين، مع استمرار الاشتراك حتى نهاية الفترة المدفوعة.',
  pay: 'المتابعة إلى الدفع',
  signIn: 'سجّل الدخول للدفع',
  signInWhy: 'الاشتراك مرتبط بحساب.',
  register: 'إنشاء حساب',
  terms: 'بالمتابعة توافق على {terms}.',
  termsLink: 'شروط الاستخدام',
  noProviders: 'الدفع غير متاح بعد',
  noProvidersWhy: 'لا يمكن لهذا الموقع تلقي هذه الدفعة بعد، فلن يُخصم أي مبلغ.',
  openTitle: 'لا شيء يستدعي الدفع',
  open: 'كل ما في هذا الموقع متاح للجميع.',
  subscribedTitle: (plan) => `اشتراكك في باقة ${plan} سارٍ`,
  subscribed: 'لا يلزم أي دفع إضافي. وتبيّن إعداداتك الدفعة التالية وطريقة الإلغاء.',
  ended: (plan, on) =>
    `تستمر باقة ${plan} حتى ${on} ولا تتجدد. ويمكنك تفعيل التجديد مجددًا من إعداداتك.`,
  due: (until) =>
    `لم تصل الدفعة الأخيرة. يمكنك تغيير البطاقة من إعداداتك؛ وإلا انتهى الاشتراك في ${until}.`,
  toSettings: 'عرض اشتراكك',
  chooseTitle: 'اختر باقة أولًا',
  choose: 'لا يشير هذا العنوان إلى باقة يمكن شراؤها.',
  seePlans: 'عرض الباقات',
  wrong: { provider: 'اختر طريقة الدفع' },
  return: {
    titles: {
      open: 'بانتظار تأكيد مزود الدفع',
      paid: 'اكتمل اشتراكك',
      declined: 'رُفضت الدفعة',
      held: 'الدفعة قيد المراجعة',
    },
    waitingWhy:
      'يستغرق الأمر عادةً بضع ثوانٍ. يمكنك إغلاق الصفحة: يبدأ الاشتراك فور تأكيد المزود للدفعة.',
    refresh: 'التحقق مجددًا',
    long: 'يستغرق الأمر وقتًا أطول من المعتاد. لم يُفقد شيء: عُد إلى هذه الصفحة لاحقًا، أو راجع إعداداتك.',
    paidWhy: 'وصلت الدفعة، وكل ما تتيحه الباقة متاح لك من الآن.',
    renews: (on) => `يتجدد الاشتراك في ${on}.`,
    declinedWhy: 'لم يُخصم أي مبلغ. يمكنك إعادة المحاولة، ولو بطريقة أخرى.',
    heldWhy: 'يختلف المبلغ الذي وصلنا عن المستحق، فنراجعه قبل بدء الاشتراك. يُرجى عدم الدفع مجددًا.',
    again: 'إعادة المحاولة',
    next: 'ما يمكنك فعله الآن',
    uses: {
      search: 'تصدير عدد أكبر من صفوف نتائج البحث',
      compare: 'مقارنة عدد أكبر من الشركات الناشئة',
      settings: 'عرض اشتراكك',
    },
  },
  cancelled: {
    title: 'غادرت صفحة الدفع',
    why: 'لم يُخصم أي مبلغ، ولم يبدأ أي اشتراك.',
    again: 'العودة إلى إتمام الدفع',
  },
  sandbox: {
    title: 'دفعة تجريبية',
    cardTitle: 'بطاقة تجريبية',
    what: 'بيئة تجريبية: تحل هذه الصفحة محل صفحة مزود الدفع. لا حاجة إلى بطاقة، ولا تُحوَّل أي أموال.',
    order: (plan, price) => `${plan}\u200f، ${price}`,
    approve: 'قبول',
    decline: 'رفض',
    back: 'العودة دون دفع',
    card: 'استخدام بطاقة جديدة',
    cardBack: 'إبقاء البطاقة كما هي',
    tryOut: 'تجربة ما يستغرق أسابيع',
    tryOutWhy: 'يُطبَّق كل خيار من هذه على اشتراكك التجريبي فورًا.',
    happenings: {
      renewed: 'تجديد الاشتراك لفترة أخرى',
      'payment failed': 'إفشال الدفعة التالية',
      'period over': 'إنهاء الفترة',
    },
    done: {
      paid: 'قُبلت هذه الدفعة من قبل.',
      declined: 'رُفضت هذه الدفعة من قبل.',
      held: 'هذه الدفعة قيد المراجعة.',
    },
    goOn: 'متابعة',
  },
};
