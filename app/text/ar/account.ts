import { formatList, sayPlural } from '../../base/count.ts';
import type { StartupStatus } from '../../base/enumerations.ts';
import type * as english from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';
import { character, industry, key, startup } from './words.ts';

export const accountSettingsText: TranslationOf<typeof english.accountSettingsText> = {
  title: 'الإعدادات',
  description: 'حسابك: الملف الشخصي والإشعارات وكلمة المرور وبياناتك.',
  tabs: {
    profile: 'الملف الشخصي',
    notification: 'الإشعارات',
    password: 'كلمة المرور',
    address: 'البريد الإلكتروني',
    'second-step': 'التحقق بخطوتين',
    sessions: 'الأجهزة المتصلة بالحساب',
    keys: 'مفاتيح API',
    subscription: 'الاشتراك',
    data: 'بياناتك',
  },
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  signedInAs: 'سجّلت الدخول باسم {email}',
  notSaid: 'أفضّل عدم الإجابة',
  fields: {
    name: 'الاسم',
    job_title: 'المسمى الوظيفي',
    organization: 'المؤسسة',
    role: 'الصفة',
    country: 'البلد',
    bio: 'نبذة عنك',
    website: 'الموقع الإلكتروني',
    linkedin: 'LinkedIn',
    x: 'X',
    locale: 'لغة الرسائل',
    timezone: 'المنطقة الزمنية',
  },
  hints: {
    bio: '300 حرف على الأكثر.',
    linkedin: 'عنوان ملفك الشخصي.',
    x: 'اسم حسابك، مثل @griot.',
    timezone: 'تصلك الرسائل اليومية والأسبوعية صباحًا بتوقيتك.',
  },
  roles: {
    founder: 'من المؤسسين',
    investor: 'من المستثمرين',
    analyst: 'من المحللين',
    journalist: 'من الصحفيين',
    student: 'من الطلاب',
    'public sector': 'من القطاع العام',
    other: 'غير ذلك',
  },
  picture: 'صورتك',
  pictureHint: 'PNG أو JPEG أو WebP، بحجم لا يتجاوز 512 كيلوبايت. تظهر إلى جانب اسمك.',
  savePicture: 'حفظ الصورة',
  removePicture: 'إزالة الصورة',
  pictureDone: 'حُفظت الصورة',
  pictureGone: 'أُزيلت الصورة',
  profileDone: 'حُفظ الملف الشخصي',
  profileFailed: 'تعذّر حفظ الملف الشخصي',
  notificationLead: 'الرسائل التي تصلك، ووتيرة إرسالها.',
  notVerified: 'لم يُؤكَّد بريدك الإلكتروني بعد، ولن تُرسل إشعارات قبل تأكيده.',
  notificationDone: 'حُفظت إعدادات الإشعارات',
  notificationFailed: 'تعذّر حفظ إعدادات الإشعارات',
  kinds: {
    followed_funding: 'جولات تمويل ما تتابعه',
    followed_news: 'أخبار ما تتابعه',
    followed_status: 'تغيّر حالة ما تتابعه',
    recommended_digest: 'شركات ناشئة مقترحة',
    my_listing_review: 'مراجعة ما أرسلته',
    product_news: 'جديد هذا الموقع',
  },
  frequencies: { off: 'إيقاف', instant: 'فورًا', daily: 'يوميًا', weekly: 'أسبوعيًا' },
  pauseAll: 'إيقاف الكل مؤقتًا',
  pauseAllHint: 'لا يُرسل شيء مما سبق حتى تلغي هذا الخيار.',
  download: 'تنزيل بياناتك',
  downloadWhat:
    'ملف JSON فيه كل ما هو محفوظ عنك: الملف الشخصي والجلسات والمتابعات والمقارنات المحفوظة وما أرسلته والاشتراك مع الفواتير والإعدادات.',
  downloadSubmit: 'تنزيل',
  deletion: 'حذف حسابك',
  deletionWhat:
    'يُحذف فورًا كل ما يخصك: الملف الشخصي والمتابعات والمقارنات المحفوظة والنشرة البريدية. وينتهي الاشتراك فورًا ولا يُخصم أي مبلغ بعد ذلك. ولا يمكن التراجع عن الحذف.',
  deletionFields: { password: 'كلمة مرورك', email: 'بريدك الإلكتروني، للتأكد' },
  deletionSubmit: 'حذف حسابي',
  deleted: 'حُذف حسابك',
  deletedWhat:
    'حُذف الملف الشخصي والمتابعات والمقارنات المحفوظة والنشرة البريدية والاشتراك، وسُجّل الخروج من كل متصفح. وستصلك رسالة بذلك على بريدك الإلكتروني.',
  deletedKept:
    'نحتفظ بالفواتير المدفوعة طوال المدة التي يفرضها قانون الضرائب، من دون اسمك أو بريدك الإلكتروني. وقد يبقى الحساب في النسخ الاحتياطية بضعة أسابيع.',
  wrong: {
    long: (max) => `استخدم ${character.of(max)} على الأكثر`,
    role: 'اختر صفة من القائمة',
    country: 'اختر بلدًا من القائمة',
    website: 'أدخل عنوانًا مثل https://example.org',
    linkedin: 'أدخل عنوان ملف شخصي على LinkedIn، مثل https://www.linkedin.com/in/ama',
    x: 'أدخل اسم حساب من 15 حرفًا أو رقمًا أو شرطة سفلية على الأكثر',
    locale: 'اختر لغة من القائمة',
    timezone: 'اختر منطقة زمنية من القائمة، مثل Africa/Nairobi',
    onOff: 'المطلوب true أو false',
    frequency: 'اختر off أو instant أو daily أو weekly',
    noPicture: 'اختر صورة أولًا',
    ownEmail: 'هذا ليس البريد الإلكتروني لهذا الحساب',
  },
};

export const apiKeysText: TranslationOf<typeof english.apiKeysText> = {
  title: 'مفاتيح API',
  description: 'مفاتيح تستخدم بها برامجك API.',
  lead: 'يتيح المفتاح لبرنامجك استدعاء API نيابةً عنك، وترى فيم استُخدم. ولا يمكن للمفتاح تسجيل الدخول أو تغيير حسابك أو المراجعة. وعند تغيير كلمة المرور تنتهي صلاحية كل المفاتيح.',
  caption: 'مفاتيح هذا الحساب',
  none: 'ليست لديك مفاتيح.',
  columns: {
    name: 'الاسم',
    scopes: 'الصلاحيات',
    created: 'تاريخ الإنشاء',
    used: 'آخر استخدام',
    ends: 'تاريخ الانتهاء',
    action: 'إجراء',
  },
  never: 'لم يُستخدم بعد',
  ended: 'منتهٍ',
  revoke: 'إلغاء',
  revokeOf: (name) => `إلغاء ${name}`,
  newTitle: 'مفتاح جديد',
  fields: { name: 'الاسم', scopes: 'صلاحيات المفتاح', valid_days: 'مدة الصلاحية' },
  nameHint: 'الغرض من المفتاح، مثل «التقرير الشهري».',
  scopes: { read: 'القراءة', lists: 'قوائمي', listing: 'إضافة الشركات' },
  scopeHints: {
    read: 'كل البيانات العامة: API وMCP والمطابقة.',
    lists: 'ما تتابعه، وخلاصتك، ومقارناتك المحفوظة.',
    listing: 'إرسال شركات ناشئة وتعديلات باسمك.',
  },
  validFor: { 30: '30 يومًا', 90: '90 يومًا', 365: 'سنة', 0: 'بلا نهاية' },
  submit: 'إنشاء المفتاح',
  made: 'مفتاحك الجديد',
  madeLead: 'انسخ المفتاح الآن: لن يظهر مجددًا، ولا نحفظ إلا بصمته (hash).',
  use: 'أرسل المفتاح في ترويسة الطلب:',
  limits: (minute, perDay) =>
    `لمفاتيحك مجتمعةً ${minute} من الاستدعاءات في الدقيقة و${perDay} في اليوم؛ وتبيّن الترويستان RateLimit وRateLimit-Policy كم بقي منها.`,
  wrong: {
    name: 'أدخل اسمًا من 1 إلى 80 حرفًا',
    scopes: 'اختر صلاحية واحدة على الأقل: read أو lists أو listing',
    validDays: 'اختر 30 أو 90 أو 365 أو 0 من الأيام',
    tooMany: (most) => `الحد الأقصى للحساب ${key.say(most)}: ألغِ مفتاحًا أولًا`,
  },
};

export const securityLogText: TranslationOf<typeof english.securityLogText> = {
  title: 'نشاط الحساب',
  lead: 'أحدث 50 من عمليات الدخول والتغييرات وحالات الرفض خلال آخر 90 يومًا. إن لم تكن أنت وراء شيء منها، فغيّر كلمة مرورك: بذلك يُسجَّل الخروج من كل متصفح آخر.',
  columns: { kind: 'الحدث', outcome: 'النتيجة', detail: 'التفاصيل', at: 'الوقت' },
  outcomes: { ok: 'تم', refused: 'رُفض' },
  kinds: {
    registered: 'إنشاء الحساب',
    sign_in: 'تسجيل دخول',
    sessions_ended: 'تسجيل الخروج من الأجهزة الأخرى',
    password_reset_requested: 'طلب رابط لكلمة مرور جديدة',
    password_reset: 'كلمة مرور جديدة عبر رابط',
    password_change: 'تغيير كلمة المرور',
    address_verified: 'تأكيد البريد الإلكتروني',
    address_change_requested: 'طلب بريد إلكتروني جديد',
    address_change: 'تغيير البريد الإلكتروني',
    factor_added: 'إضافة التحقق بخطوتين',
    factor_removed: 'إزالة التحقق بخطوتين',
    recovery_codes_made: 'إنشاء رموز استرداد',
    key_made: 'إنشاء مفتاح',
    key_revoked: 'إلغاء مفتاح',
    moderator_made: 'منح صلاحية المراجعة',
    moderator_ended: 'سحب صلاحية المراجعة',
    denied: 'طلب مرفوض',
    limited: 'طلبات كثيرة جدًا',
    export: 'تنزيل البيانات',
    account_deleted: 'حذف الحساب',
    person_removed: 'حذف شخص من قاعدة البيانات',
  },
};

const statusWords: Record<StartupStatus, string> = {
  active: 'نشطة',
  acquired: 'استُحوذ عليها',
  closed: 'أغلقت',
  public: 'مدرجة في البورصة',
};

const few = (names: readonly string[]) => formatList(names.slice(0, 3));

export const dashboardText: TranslationOf<typeof english.dashboardText> = {
  title: 'لوحة المتابعة',
  description: 'أخبار ما تتابعه.',
  feed: 'خلاصتك',
  since: (day) => `منذ زيارتك الأخيرة، ${day}`,
  nothingSince: (day) => `لا جديد منذ زيارتك الأخيرة، ${day}.`,
  earlier: 'قبل ذلك',
  also: 'مقالات عن الحدث نفسه',
  refresh: 'تحديث',
  loadMore: 'عرض المزيد',
  feedEnd: 'هذا كل شيء حتى الآن.',
  feedFailed: 'تعذّر تحميل الخلاصة',
  feedEmpty: 'لا جديد بعد',
  feedEmptyWhy:
    'تظهر هنا جولات ما تتابعه وأخباره وتغيراته. تابع شركة ناشئة أو مستثمرًا أو قطاعًا أو مكانًا.',
  feedEmptyAction: 'عرض القطاعات',
  pastTheEnd: 'هذه الصفحة فارغة',
  firstPage: 'الأحدث أولًا',
  types: { funding: 'تمويل', news: 'أخبار', status_change: 'الحالة', new_in_followed: 'جديد هنا' },
  source: 'المصدر',
  reason: (via, name) =>
    via === 'startup'
      ? `لأنك تتابع ${name}`
      : via === 'investor'
        ? `بمشاركة ${name} (ضمن ما تتابعه)`
        : `في ${name} (ضمن ما تتابعه)`,
  statusIs: (name, status) =>
    status ? `${name}: ${statusWords[status]}` : `لم تعد حالة ${name} معروفة`,
  isNew: (name, group) => `${name}: جديدة في ${group}`,
  followed: 'ما تتابعه',
  followedNone: 'لا متابعات بعد.',
  allFollowed: 'كل ما تتابعه',
  recommended: 'مقترحات',
  recommendedWhy: 'بناءً على ما تتابعه.',
  recommendedNone: 'لا توجد مقترحات أخرى الآن.',
  dismiss: (name) => `عدم اقتراح ${name}`,
  dismissFailed: (name) => `تعذّرت إزالة ${name} من القائمة`,
  recommendedReasons: ({ followed, shared, followedInvestors, sharedInvestors }) => {
    const reasons = [
      ...(followed.length > 0 ? [`في ${few(followed)} (ضمن ما تتابعه)`] : []),
      ...(followedInvestors.length > 0
        ? [`بدعم من ${few(followedInvestors)} (ضمن ما تتابعه)`]
        : []),
      ...(sharedInvestors.length > 0
        ? [`بدعم من ${few(sharedInvestors)}، على غرار ما تتابعه`]
        : []),
      ...(shared.length > 0 ? [`في ${few(shared)}، على غرار ما تتابعه`] : []),
    ];
    return reasons.length > 0 ? reasons : ['من الأكثر تمويلًا'];
  },
  firstTitle: 'ما الذي يهمك؟',
  firstLead: (count) =>
    `اختر ${industry.of(count)} أو أكثر لتمتلئ خلاصتك بجولاتها وأخبارها وشركاتها الناشئة الجديدة.`,
  firstLegend: 'القطاعات',
  firstMore: (count) =>
    sayPlural(count, {
      zero: '# قطاع آخر',
      one: 'قطاع آخر',
      two: 'قطاعان آخران',
      few: '# قطاعات أخرى',
      many: '# قطاعًا آخر',
      other: '# قطاع آخر',
    }),
  firstSubmit: 'عرض خلاصتي',
  firstSkip: 'التخطي',
  firstTooFew: (count) => `اختر ${industry.of(count)} على الأقل.`,
  startups: (count) => startup.say(count),
  followingTitle: 'ما تتابعه',
  followingDescription: 'الشركات الناشئة والمستثمرون والقطاعات والأماكن التي تتابعها.',
  followingTabs: 'ما تتابعه، حسب النوع',
  followingAll: 'الكل',
  followingTypes: {
    startup: 'الشركات الناشئة',
    investor: 'المستثمرون',
    industry: 'القطاعات',
    location: 'الأماكن',
  },
  followingName: 'الاسم',
  followingSince: 'بداية المتابعة',
  followingAction: 'المتابعة',
  followingEmpty: 'لا متابعات هنا بعد',
  followingEmptyWhy: 'في صفحة كل شركة ناشئة ومستثمر وقطاع ومكان زر «متابعة».',
};
