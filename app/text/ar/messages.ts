import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type * as english from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';
import { alert, article, exit, investor, list, message, others, round, startup } from './words.ts';

export const followsText: TranslationOf<typeof english.followsText> = {
  follow: 'متابعة',
  following: 'قيد المتابعة',
  followOf: (name) => `متابعة ${name}`,
  askTitle: (name) => `متابعة ${name}؟`,
  askWhy: 'سيظهر كل جديد في خلاصتك. ويمكنك إلغاء المتابعة في أي وقت.',
  notNow: 'ليس الآن',
  wrongType: 'المطلوب startup أو investor أو industry أو location',
  wrongSlug: 'المطلوب المعرّف كما يرد في عنوان الصفحة',
};

export const feedsText: TranslationOf<typeof english.feedsText> = {
  fundings: 'جولات تمويل الشركات الناشئة الأفريقية',
  news: 'أخبار الشركات الناشئة الأفريقية',
  newsletter: 'أعداد النشرة البريدية',
  about: (name) => `${name}: جولات التمويل والأخبار`,
  feedTitle: (title, productName) => `${title} - ${productName}`,
  announced: (date) => (date ? `أُعلنت في ${date}.` : 'تاريخ الإعلان غير معروف.'),
  investors: (labels) =>
    labels.length > 0 ? `المستثمرون: ${labels.join('، ')}.` : 'المستثمرون غير معلنين.',
  published: (publisher, date) => `${publisher}\u200f، ${date}.`,
  names: (startups) => (startups.length > 0 ? `يذكر الخبر ${formatList(startups)}.` : ''),
};

const kinds: Readonly<Record<string, string>> = {
  followed_funding: 'جولات تمويل ما تتابعه',
  followed_news: 'أخبار ما تتابعه',
  followed_status: 'تغيّر حالة ما تتابعه',
  recommended_digest: 'الشركات الناشئة المقترحة',
  my_listing_review: 'مراجعة ما أرسلته',
  product_news: 'جديد هذا الموقع',
  moderation_queue: 'ما ينتظر المراجعين',
};

const subjects: Readonly<Record<string, (count: number) => string>> = {
  followed_funding: (count) =>
    sayPlural(count, {
      zero: 'لا جولات تمويل جديدة',
      one: 'جولة تمويل جديدة',
      two: 'جولتا تمويل جديدتان',
      few: '# جولات تمويل جديدة',
      many: '# جولة تمويل جديدة',
      other: '# جولة تمويل جديدة',
    }),
  followed_news: (count) => `${article.say(count)} عمّا تتابعه`,
  followed_status: (count) => `تغيّر حالة ${startup.of(count)}`,
  my_listing_review: (count) =>
    sayPlural(count, {
      zero: 'لا قرارات بشأن ما أرسلته',
      one: 'قرار بشأن ما أرسلته',
      two: 'قراران بشأن ما أرسلته',
      few: '# قرارات بشأن ما أرسلته',
      many: '# قرارًا بشأن ما أرسلته',
      other: '# قرار بشأن ما أرسلته',
    }),
  product_news: (count) => `الجديد في هذا الموقع (${formatCount(count)})`,
  recommended_digest: (count) => `${startup.say(count)} قد تهمك متابعتها`,
};

export const notificationsText: TranslationOf<typeof english.notificationsText> = {
  kind: (kind) => kinds[kind] ?? kind,
  subject: (kind, count, productName) => `${subjects[kind]?.(count) ?? kind} - ${productName}`,
  oneSubject: (title, productName) => `${title} - ${productName}`,
  more: (count) => `و${others(count)}: انظر لوحة المتابعة.`,
  dashboard: 'فتح لوحة المتابعة',
  why: (kind) =>
    `تصلك هذه الرسالة لأنك اخترت تلقّي «${kinds[kind] ?? kind}». حدد ما يصلك ووتيرة إرساله:`,
  settings: 'إعدادات الإشعارات',
  announced: (date) => `أُعلنت في ${date}`,
  announcedUnknown: 'تاريخ الإعلان غير معروف',
  published: (publisher, date, name) => `${publisher}\u200f، ${date}، عن ${name}`,
  statusIs: (name, status) =>
    status ? `الحالة الجديدة لـ${name}: ${status}` : `لم تعد حالة ${name} معروفة`,
  statusWas: (status) => `سابقًا: ${status}`,

  ending: {
    ask: 'إيقاف هذه الرسائل',
    done: 'كانت هذه آخر رسالة',
    bad: 'هذا الرابط لا يعمل',
    badLink: 'الرابط ناقص. انسخه كاملًا من الرسالة، أو سجّل الدخول لاختيار ما يصلك.',
    description: 'إيقاف نوع من الرسائل.',
    submit: 'إيقاف',
  },
  newsletter: 'إيقاف النشرة البريدية',
  topics: 'إيقاف الرسائل الأسبوعية عن الأماكن والقطاعات والمستثمرين',
  questions: 'إيقاف الأسئلة عن صحة معلوماتنا',
  about: (what) => `إيقاف الرسائل عن ${what}`,
  unsubscribeAsk: (what) => `اضغط على الزر لتأكيد ${what}.`,
  unsubscribed: (what) => `أُكّد ${what}.`,
  unsubscribedChoose: 'سجّل الدخول لاختيار ما يصلك غير ذلك.',
};

type Kind = Parameters<typeof english.alertsText.found>[0];

const nouns = { round, startup, investor, exit } as const;
const found = (kind: Kind, number: number) => nouns[kind].say(number);

export const alertsText: TranslationOf<typeof english.alertsText> = {
  title: 'التنبيهات',
  description: 'عمليات البحث والقوائم التي تتابعها، وأين تصلك أخبارها.',
  lead: 'تابع أي بحث أو قائمة ليصلك كل جديد.',
  how: 'افتح قائمة أو بحثًا، وحدد عوامل التصفية، ثم اختر «تلقّي التنبيهات».',
  none: 'لا تتابع أي بحث أو قائمة بعد',
  used: (running, limit) => `التنبيهات المستخدمة: ${formatCount(running)} من ${formatCount(limit)}`,
  fullTitle: (limit) => `كل التنبيهات (${formatCount(limit)}) مستخدمة`,
  fullWhy: 'احذف تنبيهًا لمتابعة قائمة أخرى. أما خلاصات القوائم فمجانية وبلا حد.',
  full: (running, limit, offer) =>
    `تتابع ${running} من أصل ${list.of(limit)}. ${
      offer ? `وتتيح باقة ${offer.plan}\u200f ${list.of(offer.limit)} مقابل ${offer.price}. ` : ''
    }احذف تنبيهًا لحفظ آخر، أو استخدم خلاصة القائمة، وهي مجانية.`,
  gives: (limit) => `${alert.say(limit)}، بما فيها الفورية`,
  unverified: 'أكّد بريدك الإلكتروني أولًا: لا يُرسل أي تنبيه قبل ذلك.',
  nameOf: (title, words) => [title, words.join('، ')].filter(Boolean).join(': ').slice(0, 120),
  search: 'بحث',
  since: (year) => `منذ ${year}`,
  found,

  newTitle: 'تلقّي التنبيهات',
  nowListed: (kind, number, most) =>
    `المدرج الآن: ${found(kind, number)}${number >= most ? ' أو أكثر' : ''}. وسيصلك كل جديد.`,
  name: 'الاسم',
  frequency: 'الوتيرة',
  frequencies: { instant: 'فورًا', daily: 'يوميًا', weekly: 'أسبوعيًا' },
  instantFor: 'التنبيهات الفورية متاحة للمشتركين فقط.',
  by: 'وجهة الإرسال',
  byMail: 'البريد الإلكتروني',
  byPush: 'متصفحاتي',
  byWebhook: 'webhook الخاص بي',
  follow: 'بدء',

  save: 'حفظ',
  delete: 'حذف',
  deleteOf: (name) => `حذف ${name}`,
  resume: 'استئناف',
  followed: 'بدأت المتابعة {when}',
  ended: 'انتهت المتابعة {when}',
  foundSoFar: (kind, number) => `عُثر على ${nouns[kind].of(number)}، وآخر نتيجة {when}`,
  nothingYet: 'لا جديد بعد',
  feeds: 'الخلاصة:',

  browsers: 'المتصفحات',
  browsersLead: 'يعرض المتصفح إشعارًا حتى إن لم يكن هذا الموقع مفتوحًا فيه.',
  added: 'أُضيف',
  addBrowser: 'إضافة هذا المتصفح',
  unknownBrowser: 'متصفح',
  pushFailed: 'لا يسمح هذا المتصفح بإشعارات من هذا الموقع',
  needsScript: 'تتطلب هذه الميزة JavaScript.',
  remove: 'إزالة',

  webhook: 'webhook',
  webhookLead: 'يتلقى برنامجك كل تنبيه في طلب POST موقّع بصيغة JSON.',
  webhookHow: 'ما يتلقاه webhook، وكيفية التحقق من التوقيع',
  webhookUrl: 'العنوان',
  webhookHint: 'مثل https://hooks.example.org/griot',
  chatLead:
    'أو استقبل التنبيهات في تطبيق محادثة: أنشئ webhook في Slack أو Discord أو Microsoft Teams أو Telegram والصق عنوانه أدناه. ويصل التنبيه إلى كل تطبيق رسالةً بصيغته الخاصة.',
  chats: {
    Slack: 'Apps، ثم Incoming Webhooks، ثم Add to Slack: https://hooks.slack.com/services/…',
    Discord: 'Edit Channel، ثم Integrations، ثم Webhooks: https://discord.com/api/webhooks/…',
    'Microsoft Teams':
      'Workflows، ثم «Send webhook alerts to a channel»: العنوان الذي يظهر في النهاية',
    Telegram:
      'بوت من @BotFather يُضاف إلى محادثتك: https://api.telegram.org/bot{token}/sendMessage?chat_id={chat}',
  },
  isChat: (chat) => `تصل التنبيهات إلى ${chat} في رسائل. أرسل رسالة تجريبية لترى شكلها.`,
  chatFound: (name, number) => `الجديد في ${name}: ${formatCount(number)}`,
  chatMore: (number) => `و${others(number)}`,
  chatTest: 'ستصل التنبيهات إلى هنا.',
  webhookSet: 'ضبط webhook',
  webhookChange: 'تغيير العنوان',
  webhookTest: 'إرسال رسالة تجريبية',
  newSecret: 'مفتاح سري جديد',
  secret: 'مفتاح التوقيع السري',
  oldSecret: 'المفتاح السري السابق؛ يظل مستخدمًا إلى جانب الجديد حتى إنشاء مفتاح آخر',
  failing: 'بدأ فشل الإرسال إلى webhook {when}.',
  stopped: 'أُوقف webhook {when} لأنه لم يستجب. غيّر العنوان لتشغيله مجددًا.',
  waiting: (number) => (number > 0 ? `بانتظار الإرسال: ${message.say(number)}.` : ''),

  end: 'إنهاء التنبيه',
  ending: {
    ask: 'إنهاء هذا التنبيه',
    done: 'كان هذا آخر تنبيه',
    bad: 'هذا الرابط لا يعمل',
    badLink: 'الرابط ناقص. انسخه كاملًا من الرسالة، أو سجّل الدخول لإدارة تنبيهاتك.',
    description: 'عمليات البحث والقوائم التي تتابعها، وأين تصلك أخبارها.',
    submit: 'إنهاء التنبيه',
  },
  endLead: (name) =>
    name === null
      ? 'اضغط على الزر لإيقاف كل التنبيهات بالبريد الإلكتروني.'
      : `اضغط على الزر لإنهاء التنبيه «${name}».`,
  endedLead: (name) =>
    name === null ? 'لن تصلك تنبيهات بالبريد الإلكتروني بعد الآن.' : `انتهى التنبيه «${name}».`,

  subject: (title, productName) => `${title} - ${productName}`,
  subjectOfMany: (name, items, others, productName) =>
    `${items} في ${name}${others > 0 ? `، وتنبيهات أخرى (${formatCount(others)})` : ''} - ${productName}`,
  more: (number) => `و${others(number)}: انظر القائمة.`,
  open: 'فتح القائمة',
  endThis: 'إنهاء هذا التنبيه دون تسجيل الدخول',
  why: 'تصلك هذه الرسالة لأنك حفظت عمليات البحث هذه.',
  manage: 'إدارة التنبيهات',
  pushBody: (name, first) => `${name}: ${first} وغيرها`,
  exitTitle: (name, what, other) => `${name}: ${what}${other ? `، ${other}` : ''}`,
  stoppedSubject: (productName) => `أُوقف webhook الخاص بك - ${productName}`,
  stoppedMail: (host) =>
    `لم يقبل webhook الخاص بتنبيهاتك على ${host} أي رسالة منذ ثلاثة أيام، أو ردّ بأنه لم يعد موجودًا. لذلك أُوقف، وحُذفت الرسائل التي كانت بانتظار إرسالها إليه. اضبط عنوانه من جديد لتشغيله.`,

  getAlerts: 'تلقّي التنبيهات',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  feedLead: 'الخلاصات:',

  wrong: {
    frequency: 'المطلوب instant أو daily أو weekly',
    instant: 'المطلوب daily أو weekly: التنبيهات الفورية متاحة للمشتركين فقط',
    name: 'المطلوب اسم من 120 حرفًا على الأكثر',
    list: 'المطلوب عنوان قائمة أو بحث في هذا الموقع، مثل /rounds?country=kenya',
    search:
      'لا يمكن متابعة هذا البحث: فهو يسأل عن أشخاص، أو يرتّب النتائج بحسب كلماته من دون شرط مثل مكان أو قطاع أو مبلغ',
    browser: 'المطلوب بيانات اشتراك الإشعارات التي يعطيها المتصفح',
    chat: 'أضف إلى العنوان ?chat_id= ومعرّف محادثتك، مثل ?chat_id=-1001234',
    webhook: 'المطلوب عنوان https عام، مثل https://hooks.example.org/griot',
    tooMany: (most) => `الحد الأقصى ${alert.say(most)}، بما فيها المنتهية`,
  },
};
