import type * as english from '../en/billing.ts';
import type { TranslationOf } from '../translation.ts';

const FIXED = {
  cancel: 'تعذّر إلغاء التجديد التلقائي',
  subscription: 'تعذّر جلب بيانات الاشتراك',
} as const;

export const billingText: TranslationOf<typeof english.billingText> = {
  wrong: {
    plan: 'المطلوب معرّف باقة لها سعر',
    interval: 'المطلوب month أو year',
    currency: 'المطلوب رمز عملة مثل USD',
    provider: 'المطلوب stripe أو paystack أو sandbox',
    uuid: 'المطلوب uuid الخاص باشتراكك',
    notForSale: (plan) => `لا يوجد سعر لباقة باسم «${plan}»`,
    noPrice: (currencies) => `ليس لهذه الباقة سعر كهذا؛ العملات المتاحة: ${currencies.join('، ')}`,
    noProvider: 'طريقة الدفع هذه غير متاحة هنا لهذا السعر',
  },
  failed: {
    ...FIXED,
    resume: 'تعذّر استئناف التجديد التلقائي',
    checkout: 'تعذّر بدء الدفع. لم يُخصم أي مبلغ. أعد المحاولة بعد لحظة.',
    ending: 'تعذّر إنهاء اشتراكك الآن، فلم يُحذف شيء. أعد المحاولة بعد لحظة.',
    card: 'تعذّر فتح صفحة تغيير البطاقة. أعد المحاولة بعد لحظة.',
  },
  alreadySubscribed: 'لديك اشتراك سارٍ؛ تجده في إعداداتك.',
  held: 'يختلف المبلغ الذي وصلنا عن المستحق. نراجع الأمر، فيُرجى عدم الدفع مجددًا.',
  noWayToPay: 'لا يمكن لهذا الموقع تلقي المدفوعات بعد.',
  nothingToCancel: 'انتهى هذا الاشتراك؛ لا يوجد ما يُلغى.',
  nothingToResume: 'انتهى هذا الاشتراك؛ يمكنك الاشتراك مجددًا.',
  noCard: 'انتهى هذا الاشتراك؛ لا توجد بطاقة لتغييرها.',
  signature: 'التوقيع مفقود أو خاطئ أو قديم.',
  busy: 'تجري معالجة هذه الدفعة. أعد المحاولة بعد لحظة.',

  mail: {
    receipt: {
      subject: (productName, number) => `الإيصال ${number} من ${productName}`,
      lead: (price, plan, on) => `وصلتنا دفعتك بقيمة ${price} لباقة ${plan} في ${on}. شكرًا لك.`,
      number: (number) => `رقم الفاتورة: ${number}`,
      until: (day) => `اشتراكك مدفوع حتى ${day}.`,
      sandbox: 'هذه دفعة تجريبية: لم تُحوَّل أي أموال.',
      action: 'عرض اشتراكك وفواتيرك',
    },
    paymentFailed: {
      subject: (productName) => `لم تنجح دفعتك إلى ${productName}`,
      lead: (price, plan) => `لم تنجح دفعة ${price} لباقة ${plan}. وستُعاد المحاولة.`,
      until: (plan, day) =>
        `تبقى لك باقة ${plan} حتى ${day}. إن راجعت بطاقتك قبل ذلك، فلن يتغير شيء.`,
      action: 'مراجعة البطاقة',
    },
    renewalCancelled: {
      subject: (productName) => `لن يتجدد اشتراكك في ${productName}`,
      lead: (plan) => `أُوقف التجديد التلقائي لباقة ${plan}. ولن يُخصم منك أي مبلغ آخر.`,
      until: (plan, day) => `تبقى لك باقة ${plan} حتى ${day}.`,
      action: 'عرض اشتراكك',
    },
  },
};

export const subscriptionText: TranslationOf<typeof english.subscriptionText> = {
  title: 'الاشتراك',
  description: 'باقتك ودفعتها التالية وطريقة الإلغاء.',
  none: 'ليس لديك اشتراك',
  noneWhy: 'حسابك مجاني ويبقى مجانيًا. والاشتراك يرفع حدوده.',
  open: 'كل شيء متاح في هذا الموقع، ولا حاجة إلى الاشتراك.',
  seePlans: 'عرض الباقات',
  plan: 'الباقة',
  state: 'الحالة',
  price: 'السعر',
  interval: {
    month: (price) => `${price} شهريًا`,
    year: (price) => `${price} سنويًا`,
  },
  started: 'تاريخ البدء',
  renewal: 'الدفعة التالية',
  end: 'تاريخ الانتهاء',
  ended: 'تاريخ الانتهاء',
  states: {
    trialing: 'فترة تجريبية',
    active: 'نشط',
    past_due: 'فشلت الدفعة',
    cancelled: 'أُلغي، ويستمر حتى نهاية مدته',
    expired: 'انتهى',
  },
  renews: (price, on) => `يتجدد الاشتراك في ${on} مقابل ${price}.`,
  endsOn: (on) =>
    `ينتهي الاشتراك في ${on} ولا يُخصم أي مبلغ بعد ذلك. وحتى ذلك الحين يبقى كل شيء كما هو.`,
  endedOn: (on) => `انتهى الاشتراك في ${on}. ولا يزال حسابك وما حفظته موجودين هنا.`,
  trialEnds: (price, on) => `تنتهي الفترة التجريبية في ${on}؛ ثم يصبح السعر ${price}.`,
  pastDue: (until) => `لم تصل الدفعة الأخيرة. غيّر البطاقة قبل ${until}، وإلا انتهى الاشتراك حينها.`,
  cancel: 'إلغاء التجديد التلقائي',
  cancelWhat: (plan, on) =>
    `بعد الإلغاء تنتهي باقة ${plan} في ${on}. وحتى ذلك اليوم يبقى كل شيء كما هو، ولا يُخصم أي مبلغ آخر.`,
  cancelKept: 'يبقى حسابك ومتابعاتك ومقارناتك المحفوظة. ويمكنك الاشتراك مجددًا في أي وقت.',
  cancelConfirm: (on) => `إنهاء الاشتراك في ${on}`,
  cancelBack: 'إبقاء الاشتراك',
  resume: 'استئناف التجديد',
  done: {
    cancelled: 'أُلغي التجديد التلقائي',
    resumed: 'استُؤنف التجديد التلقائي',
    card: 'عدت من صفحة البطاقة. وتُستخدم البطاقة الجديدة بدءًا من الدفعة التالية.',
  },
  again: 'الاشتراك مجددًا',
  card: 'تغيير البطاقة',
  cardWhat: 'تُغيَّر البطاقة في صفحة مزود الدفع.',
  invoices: 'الفواتير',
  noInvoices: 'لا توجد مدفوعات بعد',
  invoiceNumber: 'الرقم',
  invoiceOf: (number, on) => `الفاتورة ${number} بتاريخ ${on}`,
  invoiceDate: 'التاريخ',
  invoicePeriod: 'الفترة',
  period: (from, to) => `من ${from} إلى ${to}`,
  invoiceAmount: 'المبلغ',
  invoiceState: 'الحالة',
  invoiceStates: { paid: 'مدفوعة', open: 'مستحقة', failed: 'فشل الدفع' },
  failed: FIXED,
};
