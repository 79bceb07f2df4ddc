import { formatCount } from '../../base/count.ts';
import manners from './api-manners.json' with { type: 'json' };

export const apiDocsText = {
  title: 'API',
  description:
    'Every call of the public API: parameters, answers, errors, and how money, dates and paging are written.',
  lead: 'What the pages show, as data. Open to programs, without a key.',
  base: 'All paths below are relative to this address:',
  openApi: 'The same as OpenAPI 3.1',
  getKey: 'Get a key',
  types: 'Types for TypeScript',
  contents: 'Contents',
  mannersTitle: 'How to read it',
  /** Text between backticks is code. */
  manners,
  encryption: 'Encrypted answers',
  encryptionSay: [
    'An operator can have every answer encrypted, errors too: `text/plain`, base64 of a 16-byte initialisation vector followed by AES-256-CBC with PKCS#7 padding. Decrypt it and parse the result as JSON. The description at `/api/openapi.json` is never encrypted.',
  ],
  encryptionOn: 'On this site answers are encrypted.',
  encryptionOff: 'On this site answers are not encrypted.',
  parameters: (call: string) => `Parameters of ${call}`,
  parameter: 'Parameter',
  place: 'In',
  places: { path: 'path', query: 'query', body: 'body' },
  required: (place: string) => `${place}, required`,
  meaning: 'Meaning',
  answersWith: (status: string) => `Answers ${status} when it is done.`,
  subjectTitle: (subject: string) => `API: ${subject}`,
  languages: 'Language of the examples',
  requestIn: (language: string) => `Call in ${language}`,
  tryIt: 'Try it',
  call: 'Call it',
  answer: 'Example answer, with invented names and figures',
  mayAnswer: 'Can also answer',
  errors: 'Errors',
  errorsSay: [
    'Errors are `application/problem+json` (RFC 9457). `type` is the address of the entry below; `detail` says what was wrong in this case, and `message` says the same for older clients. A 422 has `errors`, the messages by field. `request_id` finds the request in the operator’s log.',
  ],
  errorsExample:
    '{"type": "/api#status-422", "title": "Unprocessable Entity", "status": 422,\n "detail": "page: expected a whole number from 1", "message": "page: expected a whole number from 1",\n "errors": {"page": ["expected a whole number from 1"]}, "request_id": "…"}',
  limits: 'Limits',
  limitsSay: [
    'Please stay within these limits. `RateLimit` and `RateLimit-Policy` say how many calls of this minute are left; beyond them the answer is a 429 with a header `Retry-After`. Calls of our own pages are counted apart.',
  ],
  limitsCaption: 'Limits by who asks',
  limit: 'What',
  visitor: 'Visitor',
  account: 'Account',
  subscriber: 'Subscriber',
  limitNames: {
    apiCallsPerMinute: 'API calls a minute',
    csvRows: 'Rows in one CSV export',
    comparedOnPage: 'Startups on the comparison page',
    savedComparisons: 'Saved comparisons',
    lists: 'Lists of your own',
    listRows: 'Rows in one list',
    alerts: 'Alerts',
  },
  number: formatCount,
} as const;
