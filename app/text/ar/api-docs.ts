import { formatCount } from '../../base/count.ts';
import type * as english from '../en/api-docs.ts';
import type { TranslationOf } from '../translation.ts';
import manners from './api-manners.json' with { type: 'json' };

export const apiDocsText: TranslationOf<typeof english.apiDocsText> = {
  title: 'API',
  description:
    'كل استدعاءات API العامة: المعاملات والردود والأخطاء، وصيغ المبالغ والتواريخ وتقسيم النتائج إلى صفحات.',
  lead: 'محتوى الصفحات نفسه في شكل بيانات، متاح للبرامج بلا مفتاح.',
  base: 'تُضاف كل المسارات أدناه إلى هذا العنوان:',
  openApi: 'الوصف نفسه بصيغة OpenAPI 3.1',
  getKey: 'الحصول على مفتاح',
  types: 'أنواع TypeScript',
  contents: 'المحتويات',
  mannersTitle: 'كيف تُقرأ الردود',
  manners,
  encryption: 'ردود مشفرة',
  encryptionSay: [
    'يمكن لمشغّل الموقع تشفير كل رد، والأخطاء أيضًا: `text/plain`، بصيغة base64 لمتجه تهيئة من 16 بايت يتبعه تشفير AES-256-CBC بحشو PKCS#7. فُكّ التشفير ثم حلّل الناتج بوصفه JSON. أما الوصف في `/api/openapi.json` فلا يُشفَّر أبدًا.',
  ],
  encryptionOn: 'الردود مشفرة في هذا الموقع.',
  encryptionOff: 'الردود غير مشفرة في هذا الموقع.',
  parameters: (call) => `معاملات ${call}`,
  parameter: 'المعامل',
  place: 'الموضع',
  places: { path: 'المسار', query: 'الاستعلام', body: 'المتن' },
  required: (place) => `${place}، مطلوب`,
  meaning: 'المعنى',
  answersWith: (status) => `الرد عند النجاح: ${status}.`,
  subjectTitle: (subject) => `API: ${subject}`,
  languages: 'لغة الأمثلة',
  requestIn: (language) => `الاستدعاء باستخدام ${language}`,
  tryIt: 'تجربة الاستدعاء',
  call: 'إرسال الطلب',
  answer: 'مثال على الرد، بأسماء وأرقام غير حقيقية',
  mayAnswer: 'ردود أخرى ممكنة',
  errors: 'الأخطاء',
  errorsSay: [
    'الأخطاء بصيغة `application/problem+json` (RFC 9457). في الحقل `type` عنوان الخطأ في القائمة أدناه؛ وفي `detail` سبب الخطأ في هذه الحالة، ويكرره `message` للبرامج القديمة. ويضم خطأ 422 الحقل `errors`، وفيه رسائل كل حقل على حدة. ويدل `request_id` على الطلب في سجل مشغّل الموقع.',
  ],
  errorsExample:
    '{"type": "/api#status-422", "title": "Unprocessable Entity", "status": 422,\n "detail": "page: expected a whole number from 1", "message": "page: expected a whole number from 1",\n "errors": {"page": ["expected a whole number from 1"]}, "request_id": "…"}',
  limits: 'الحدود',
  limitsSay: [
    'يُرجى عدم تجاوز هذه الحدود. تبيّن الترويستان `RateLimit` و`RateLimit-Policy` كم بقي من استدعاءات هذه الدقيقة؛ وما زاد عليها يُردّ عليه بالرمز 429 مع الترويسة `Retry-After`. وتُحسب استدعاءات صفحاتنا على حدة.',
  ],
  limitsCaption: 'الحدود حسب صاحب الطلب',
  limit: 'نوع الحد',
  visitor: 'زائر',
  account: 'صاحب حساب',
  subscriber: 'مشترك',
  limitNames: {
    apiCallsPerMinute: 'استدعاءات API في الدقيقة',
    csvRows: 'الصفوف في تصدير CSV واحد',
    comparedOnPage: 'الشركات الناشئة في صفحة المقارنة',
    savedComparisons: 'المقارنات المحفوظة',
    lists: 'قوائمك',
    listRows: 'الصفوف في القائمة الواحدة',
    alerts: 'التنبيهات',
  },
  number: formatCount,
};
