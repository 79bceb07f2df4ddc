import { formatCount } from '../../base/count.ts';
import type * as english from '../en/api-docs.ts';
import type { TranslationOf } from '../translation.ts';
import manners from './api-manners.json' with { type: 'json' };

export const apiDocsText: TranslationOf<typeof english.apiDocsText> = {
  title: 'API',
  description:
    'Kila ombi la API ya umma: vigezo, majibu, makosa, na jinsi fedha, tarehe na kurasa zinavyoandikwa.',
  lead: 'Taarifa zilezile zilizo kwenye kurasa, katika muundo wa data. API iko wazi kwa programu, bila ufunguo.',
  base: 'Njia zote hapa chini zinaanzia kwenye anwani hii:',
  openApi: 'Maelezo hayohayo katika muundo wa OpenAPI 3.1',
  getKey: 'Pata ufunguo',
  types: 'Aina za TypeScript',
  contents: 'Yaliyomo',
  mannersTitle: 'Jinsi ya kuisoma API',
  manners,
  encryption: 'Majibu yaliyosimbwa',
  encryptionSay: [
    'Mwendeshaji anaweza kuamua kila jibu lisimbwe, hata makosa: `text/plain`, base64 ya vekta ya kuanzia ya baiti 16 ikifuatiwa na AES-256-CBC yenye padding ya PKCS#7. Lisimbue na usome matokeo kama JSON. Maelezo ya `/api/openapi.json` hayasimbwi kamwe.',
  ],
  encryptionOn: 'Kwenye tovuti hii majibu yamesimbwa.',
  encryptionOff: 'Kwenye tovuti hii majibu hayajasimbwa.',
  parameters: (call) => `Vigezo vya ${call}`,
  parameter: 'Kigezo',
  place: 'Mahali',
  places: { path: 'njia', query: 'hoja', body: 'mwili' },
  required: (place) => `${place}, lazima`,
  meaning: 'Maana',
  answersWith: (status) => `Jibu ni ${status} ombi likikamilika.`,
  subjectTitle: (subject) => `API: ${subject}`,
  languages: 'Lugha ya mifano',
  requestIn: (language) => `Ombi kwa ${language}`,
  tryIt: 'Jaribu',
  call: 'Tuma ombi',
  answer: 'Mfano wa jibu, wenye majina na namba za kubuni',
  mayAnswer: 'Majibu mengine yanayowezekana',
  errors: 'Makosa',
  errorsSay: [
    'Makosa ni `application/problem+json` (RFC 9457). `type` ni anwani ya maelezo yaliyo hapa chini; `detail` inasema kosa lilikuwa nini katika ombi hili, na `message` inasema hivyohivyo kwa programu za zamani. 422 ina `errors`, yaani ujumbe kwa kila sehemu. `request_id` husaidia kulipata ombi katika daftari la seva la mwendeshaji.',
  ],
  errorsExample:
    '{"type": "/api#status-422", "title": "Unprocessable Entity", "status": 422,\n "detail": "page: expected a whole number from 1", "message": "page: expected a whole number from 1",\n "errors": {"page": ["expected a whole number from 1"]}, "request_id": "…"}',
  limits: 'Vikomo',
  limitsSay: [
    'Tafadhali usivuke vikomo hivi. `RateLimit` na `RateLimit-Policy` zinaonyesha maombi yaliyobaki kwa dakika hii; ukizidi, jibu ni 429 lenye kichwa `Retry-After`. Maombi ya kurasa zetu wenyewe huhesabiwa kando.',
  ],
  limitsCaption: 'Vikomo kulingana na anayeomba',
  limit: 'Kikomo',
  visitor: 'Mgeni',
  account: 'Akaunti',
  subscriber: 'Mwenye usajili wa kulipia',
  limitNames: {
    apiCallsPerMinute: 'Maombi ya API kwa dakika',
    csvRows: 'Mistari katika faili moja la CSV',
    comparedOnPage: 'Kampuni changa zinazolinganishwa kwa pamoja',
    savedComparisons: 'Ulinganisho uliohifadhiwa',
    lists: 'Orodha zako mwenyewe',
    listRows: 'Mistari katika orodha moja',
    alerts: 'Arifa',
  },
  number: formatCount,
};
