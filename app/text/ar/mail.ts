import type * as english from '../en/mail.ts';
import type { TranslationOf } from '../translation.ts';
import { day, hour, minute } from './words.ts';

const forMinutes = (minutes: number): string => {
  if (minutes % 1_440 === 0) return day.of(minutes / 1_440);
  if (minutes % 60 === 0) return hour.of(minutes / 60);
  return minute.of(minutes);
};

export const mailText: TranslationOf<typeof english.mailText> = {
  greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
  ignore: 'إن لم تكن أنت فتجاهل هذه الرسالة: لا يحدث شيء ما لم يُفتح الرابط.',
  footer: (productName, address) => `${productName}، ${address}`,
  unsubscribe: 'إيقاف هذه الرسائل',

  dev: {
    title: 'رسائل محفوظة في ملفات',
    description: 'ما كان هذا الموقع سيرسله.',
    lead: (folder) =>
      `لم يُضبط خادم بريد (SMTP_URL)، فتصبح كل رسالة ملفًا في ${folder}. الأحدث أولًا.`,
    leadSmtp: 'ضُبط خادم بريد (SMTP_URL): الرسائل الجديدة تُرسل إليه. وهذه رسائل أقدم.',
    none: 'لا توجد رسائل بعد',
    noneWhy: 'أنشئ حسابًا أو اشترك في النشرة البريدية، فتظهر الرسالة هنا خلال ثوانٍ.',
    toOn: (to, date) => `إلى ${to}، ${date}`,
    back: 'كل الرسائل',
    text: 'النص',
    headers: 'الترويسات',
    html: 'بصيغة HTML',
  },

  verify: {
    subject: (productName) => `تأكيد بريدك الإلكتروني لدى ${productName}`,
    lead: 'افتح هذا الرابط لتأكيد أن هذا البريد الإلكتروني بريدك.',
    action: 'تأكيد بريدي الإلكتروني',
    valid: (minutes) => `الرابط صالح مرة واحدة، لمدة ${forMinutes(minutes)}.`,
  },
  reset: {
    subject: (productName) => `اختيار كلمة مرور جديدة لدى ${productName}`,
    lead: 'طلب أحدهم كلمة مرور جديدة لحسابك. افتح هذا الرابط لاختيارها.',
    action: 'اختيار كلمة مرور جديدة',
    valid: (minutes) =>
      `الرابط صالح مرة واحدة، لمدة ${forMinutes(minutes)}. ويُسجَّل به الخروج من كل متصفح آخر.`,
    ignore: 'إن لم تكن أنت فتجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
  },
  welcome: {
    subject: (productName) => `مرحبًا بك في ${productName}`,
    lead: 'تأكد بريدك الإلكتروني، وحسابك جاهز.',
    follow: 'تابع شركات ناشئة ومستثمرين وقطاعات وأماكن، فتُظهر لوحة المتابعة كل ما يتغير.',
    action: 'فتح لوحة المتابعة',
  },
  alreadyRegistered: {
    subject: (productName) => `لديك حساب بالفعل لدى ${productName}`,
    lead: 'حاول أحدهم إنشاء حساب بهذا البريد الإلكتروني، وله حساب بالفعل. لم يتغير شيء.',
    action: 'تسجيل الدخول',
    forgot: 'إن لم تعرف كلمة مرورك، فاختر كلمة جديدة:',
    forgotAction: 'اختيار كلمة مرور جديدة',
    ignore: 'إن لم تكن أنت فتجاهل هذه الرسالة.',
  },
  signIn: {
    subject: (productName) => `تسجيل دخول جديد إلى حسابك لدى ${productName}`,
    lead: (browser, at) =>
      `جرى تسجيل الدخول إلى حسابك من ${browser ?? 'متصفح أو برنامج'} لم يُستخدم له من قبل، في ${at.toISOString().slice(0, 16).replace('T', ' الساعة ')} بتوقيت UTC.`,
    notYou: 'إن لم تكن أنت، فغيّر كلمة مرورك فورًا: بذلك يُسجَّل الخروج من كل متصفح آخر.',
    action: 'عرض أماكن تسجيل الدخول',
  },
  guesses: {
    subject: (productName) => `أحدهم يحاول تخمين كلمة مرورك لدى ${productName}`,
    lead: 'جُرّبت اليوم أكثر من مئة كلمة مرور خاطئة لحسابك، من عنوان واحد أو عناوين كثيرة. وعلى المتصفحات الجديدة على حسابك أن تنتظر الآن بين المحاولات؛ أما التي تستخدمها فلا تتأثر.',
    advice:
      'إن كانت كلمة مرورك طويلة ولا تُستخدم في مكان آخر، فلا حاجة إلى فعل شيء. والتحقق بخطوتين يمنع غيرك من الدخول حتى إن خمّنها.',
    action: 'عرض ما حدث',
  },
  confirmAddress: {
    subject: (productName) => `تأكيد بريدك الإلكتروني الجديد لدى ${productName}`,
    lead: 'أُعطي هذا العنوان عنوانًا جديدًا لحساب. افتح هذا الرابط وأنت مسجل الدخول إلى الحساب لتأكيده.',
    action: 'تأكيد عنواني الجديد',
    valid: (minutes) => `الرابط صالح مرة واحدة، لمدة ${forMinutes(minutes)}.`,
  },
  addressNotice: {
    subject: (productName) => `البريد الإلكتروني لحسابك لدى ${productName}`,
    requested: 'طُلب بريد إلكتروني جديد لحسابك. ويتغير حين يُفتح رابط أُرسل إليه.',
    done: 'لحسابك الآن بريد إلكتروني آخر. ولم يعد هذا العنوان مرتبطًا به.',
    notYou: 'إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا: بذلك يُسجَّل الخروج من كل متصفح.',
    notYouDone: 'إن لم تكن أنت، فراسلنا فورًا.',
    action: 'اختيار كلمة مرور جديدة',
  },
  accountDeleted: {
    subject: (productName) => `حُذف حسابك لدى ${productName}`,
    lead: 'حُذف حسابك وكل ما فيه كما طلبت. وسُجّل الخروج من كل مكان.',
    kept: 'نحتفظ بالفواتير المدفوعة طوال المدة التي يفرضها قانون الضرائب، بلا اسمك أو عنوانك. وهذه آخر رسالة منا إليك.',
    notYou: 'إن لم تكن أنت، فهناك من يعرف كلمة مرورك: غيّرها في كل مكان آخر تستخدمها فيه، وراسلنا.',
  },
  factorChanged: {
    subject: (productName) => `تغيّر التحقق بخطوتين لحسابك لدى ${productName}`,
    leads: {
      factor_added: 'أُضيفت خطوة ثانية إلى تسجيل الدخول إلى حسابك.',
      factor_removed: 'أُزيلت الخطوة الثانية من تسجيل الدخول إلى حسابك.',
      recovery_codes_made: 'أُنشئت رموز استرداد جديدة لحسابك؛ ولم تعد القديمة تعمل.',
    },
    notYou: 'إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا: بذلك يُسجَّل الخروج من كل متصفح آخر.',
    action: 'اختيار كلمة مرور جديدة',
  },
  passwordChanged: {
    subject: (productName) => `تغيّرت كلمة مرورك لدى ${productName}`,
    lead: 'تغيّرت كلمة مرور حسابك للتو.',
    notYou: 'إن لم تكن أنت، فاختر كلمة جديدة فورًا: بذلك يُسجَّل الخروج من كل متصفح آخر.',
    action: 'اختيار كلمة مرور جديدة',
  },
};
