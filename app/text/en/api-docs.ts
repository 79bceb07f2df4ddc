const count = /* @__PURE__ */ new Intl.NumberFormat('en');

interface Manners {
  id: string;
  title: string;
  /** Text between backticks is code. */
  say: readonly string[];
  example?: string;
}

const manners: readonly Manners[] = [
  {
    id: 'envelopes',
    title: 'Envelopes',
    say: [
      'Everything is JSON with names in snake_case. One thing is `{"data": {…}}`; a list is `{"data": […], "meta": {…}}`. Lists that are short by nature, such as the rounds of one startup, leave `meta` out.',
      'New fields can appear at any time; please ignore those you do not know. Parameters that are not known here are ignored as well.',
    ],
  },
  {
    id: 'money',
    title: 'Money',
    say: [
      'Money is a number in US dollars, as announced. `null` means that it is not known; it is never 0 for unknown. A total is the sum of the disclosed rounds.',
    ],
  },
  {
    id: 'dates',
    title: 'Dates',
    say: [
      'Dates are ISO 8601, times are UTC. A date is sent as precisely as it is known, with its `precision` beside it: `2024`, `2024-05` or `2024-05-17`. A month is never sent as its first day.',
    ],
    example: '{"announced_on": {"date": "2024-05", "precision": "month"}}',
  },
  {
    id: 'paging',
    title: 'Paging',
    say: [
      'Long lists take `page`, from 1. `meta` has `current_page`, `per_page`, `last_page` and `total`. A page past the end answers 200 with an empty list; a page that is no whole number from 1 is a 422.',
      'The header `Link` has the addresses of the first, previous, next and last page (RFC 8288), so that a program can follow `rel="next"` until there is none.',
    ],
    example: '{"meta": {"current_page": 2, "per_page": 20, "last_page": 3, "total": 42}}',
  },
  {
    id: 'caching',
    title: 'ETag and caches',
    say: [
      'Public answers carry a strong `ETag`. Send it back in `If-None-Match` and an unchanged answer is a 304 without a body. `Cache-Control` lets shared caches keep an answer for a minute and serve it while they fetch a newer one for ten. Answers that are somebody’s own are `private, no-store`.',
    ],
  },
  {
    id: 'moved',
    title: 'Slugs that changed',
    say: [
      'A startup, investor or round that got another slug is answered at its old one with a 301 to the new. Follow redirects.',
    ],
  },
  {
    id: 'unknown-slugs',
    title: 'Unknown slugs in a comparison',
    say: [
      'A comparison takes one to ten slugs. Those that name no startup are left out of the answer and named in the header `X-Unknown-Slugs`, joined by commas.',
    ],
  },
  {
    id: 'sign-in',
    title: 'Signing in and sending',
    say: [
      'Reading needs no sign-in. A program that has a token sends it as `Authorization: Bearer`. A browser that is signed in by cookie sends, with every call that is not a GET, the header `X-XSRF-TOKEN` equal to the cookie `XSRF-TOKEN`; without it the answer is a 403.',
      'A body can be JSON, urlencoded or multipart; fields that are not known are ignored.',
    ],
  },
  {
    id: 'quirks',
    title: 'Old habits',
    say: [
      'A few shapes are older than these rules and stay as they are: `/charts`, `/rankings` and `/startups/comparison` answer a bare array, `/countries` answers `{"feed": […]}`, and `/investors/types-and-stages` answers `{"types": […], "stages": […]}`.',
      'News of a startup repeats `current_page` and `last_page` beside `data`. `/industry` without a slug lists all industries, and its startups carry the tagline as `overview`. `limited` in `/rankings` counts by being there, whatever its value. The `id` of a ranking is the position in it and names nothing else.',
    ],
  },
];

export const apiDocsText = {
  title: 'API',
  description:
    'Every call of the public API: parameters, answers, errors, and how money, dates and paging are written.',
  lead: 'What the pages show, as data. Open to programs, without a key.',
  base: 'All paths below are relative to this address:',
  openApi: 'The same as OpenAPI 3.1',
  contents: 'Contents',
  mannersTitle: 'How to read it',
  manners,
  encryption: 'Encrypted answers',
  encryptionSay: [
    'An operator can have every answer encrypted, errors too: `text/plain`, base64 of a 16-byte initialisation vector followed by AES-256-CBC with PKCS#7 padding. Decrypt it and parse the result as JSON. The description at `/api/openapi.json` is never encrypted.',
  ],
  encryptionOn: 'On this site answers are encrypted.',
  encryptionOff: 'On this site answers are not encrypted.',
  calls: 'Calls',
  parameters: (call: string) => `Parameters of ${call}`,
  parameter: 'Parameter',
  place: 'In',
  places: { path: 'path', query: 'query', body: 'body' },
  required: (place: string) => `${place}, required`,
  meaning: 'Meaning',
  body: 'What it takes',
  answersWith: (status: string) => `Answers ${status} when it is done.`,
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
  },
  number: (value: number) => count.format(value),
} as const;
