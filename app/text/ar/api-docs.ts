import { formatCount } from '../../base/count.ts';
import type * as english from '../en/api-docs.ts';
import type { TranslationOf } from '../translation.ts';
import manners from './api-manners.json' with { type: 'json' };

export const apiDocsText: TranslationOf<typeof english.apiDocsText> = {
  title: 'API',
  description:
    'كل استدعاءات API العامة: المعاملات والأجوبة والأخطاء، وكيف تُكتب المبالغ والتواريخ والصفحات.',
  lead: 'ما تعرضه الصفحات في صورة بيانات. متاح للبرامج بلا مفتاح.',
  base: 'تُضاف كل المسارات أدناه إلى هذا العنوان:',
  openApi: 'الوصف نفسه بصيغة OpenAPI 3.1',
  getKey: 'الحصول على مفتاح',
  types: 'أنواع TypeScript',
  contents: 'المحتويات',
  mannersTitle: 'كيف تُقرأ الأجوبة',
  manners,
  encryption: 'أجوبة مشفرة',
  encryptionSay: [
    'يمكن لمشغّل الموقع تشفير كل جواب، والأخطاء أيضًا: `text/plain`، بصيغة base64 لمتجه تهيئة من 16 بايت يتبعه تشفير AES-256-CBC بحشو PKCS#7. فُكّ التشفير ثم حلّل الناتج بوصفه JSON. أما الوصف في `/api/openapi.json` فلا يُشفَّر أبدًا.',
  ],
  encryptionOn: 'الأجوبة مشفرة في هذا الموقع.',
  encryptionOff: 'الأجوبة غير مشفرة في هذا الموقع.',
  parameters: (call) => `معاملات ${call}`,
  parameter: 'المعامل',
  place: 'الموضع',
  places: { path: 'المسار', query: 'الاستعلام', body: 'المتن' },
  required: (place) => `${place}، مطلوب`,
  meaning: 'المعنى',
  answersWith: (status) => `الجواب عند النجاح: ${status}.`,
  subjectTitle: (subject) => `API: ${subject}`,
  languages: 'لغة الأمثلة',
  requestIn: (language) => `الاستدعاء باستخدام ${language}`,
  tryIt: 'تجربة الاستدعاء',
  call: 'إرسال الطلب',
  answer: 'مثال على الجواب، بأسماء وأرقام غير حقيقية',
  mayAnswer: 'أجوبة أخرى ممكنة',
  errors: 'الأخطاء',
  errorsSay: [
    'الأخطاء بصيغة `application/problem+json` (RFC 9457). الحقل `type` عنوان المدخل أدناه؛ و`detail` يذكر الخطأ في هذه الحالة، و`message` يذكر الشيء نفسه للبرامج القديمة. وفي 422 حقل `errors`، وفيه الرسائل حسب الحقل. و`request_id` يدل على الطلب في سجل مشغّل الموقع.',
  ],
  errorsExample:
    '{"type": "/api#status-422", "title": "Unprocessable Entity", "status": 422,\n "detail": "page: expected a whole number from 1", "message": "page: expected a whole number from 1",\n "errors": {"page": ["expected a whole number from 1"]}, "request_id": "…"}',
  limits: 'الحدود',
  limitsSay: [
    'يُرجى عدم تجاوز هذه الحدود. تذكر `RateLimit` و`RateLimit-Policy` كم بقي من استدعاءات هذه الدقيقة؛ وما يتجاوزها جوابه 429 مع ترويسة `Retry-After`. وتُحسب استدعاءات صفحاتنا على حدة.',
  ],
  limitsCaption: 'الحدود حسب صاحب الطلب',
  limit: 'الميزة',
  visitor: 'زائر',
  account: 'حساب',
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
