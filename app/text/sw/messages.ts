import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/messages.ts';
import type { TranslationOf } from '../translation.ts';

export const followsText: TranslationOf<typeof english.followsText> = {
  follow: 'Fuatilia',
  following: 'Unafuatilia',
  followOf: (name) => `Fuatilia ${name}`,
  askTitle: (name) => `Ungependa kufuatilia ${name}?`,
  askWhy: 'Habari zake zitaonekana kwenye mlisho wako. Unaweza kuacha wakati wowote.',
  notNow: 'Si sasa',
  wrongType: 'weka startup, investor, industry au location',
  wrongSlug: 'weka slug, kama ilivyo kwenye anwani ya ukurasa wake',
};

export const feedsText: TranslationOf<typeof english.feedsText> = {
  fundings: 'Awamu za ufadhili za kampuni changa za Afrika',
  news: 'Habari za kampuni changa za Afrika',
  newsletter: 'Matoleo ya jarida la barua pepe',
  about: (name) => `${name}: awamu za ufadhili na habari`,
  feedTitle: (title, productName) => `${title} - ${productName}`,
  announced: (date) => (date ? `Ilitangazwa ${date}.` : 'Tarehe ya tangazo haijulikani.'),
  investors: (labels) =>
    labels.length > 0 ? `Wawekezaji: ${labels.join(', ')}.` : 'Wawekezaji hawajawekwa wazi.',
  published: (publisher, date) => `${publisher}, ${date}.`,
  names: (startups) => (startups.length > 0 ? `Inataja ${startups.join(', ')}.` : ''),
};

const kinds: Readonly<Record<string, string>> = {
  followed_funding: 'awamu za ufadhili zinazohusu unazofuatilia',
  followed_news: 'habari kuhusu unazofuatilia',
  followed_status: 'mabadiliko ya hali ya unazofuatilia',
  recommended_digest: 'kampuni changa unazopendekezewa',
  my_listing_review: 'ukaguzi wa ulichotuma',
  product_news: 'habari za tovuti hii',
  moderation_queue: 'mambo yanayosubiri wasimamizi',
};

const subjects: Readonly<Record<string, (count: number) => string>> = {
  followed_funding: (count) =>
    sayPlural(count, { one: 'Awamu mpya # ya ufadhili', other: 'Awamu mpya # za ufadhili' }),
  followed_news: (count) => `Habari ${formatCount(count)} kuhusu unazofuatilia`,
  followed_status: (count) =>
    sayPlural(count, {
      one: 'Hali ya kampuni changa # imebadilika',
      other: 'Hali za kampuni changa # zimebadilika',
    }),
  my_listing_review: (count) =>
    sayPlural(count, {
      one: 'Uamuzi # kuhusu ulichotuma',
      other: 'Maamuzi # kuhusu ulichotuma',
    }),
  product_news: (count) =>
    sayPlural(count, {
      one: 'Jambo jipya # kwenye tovuti hii',
      other: 'Mambo mapya # kwenye tovuti hii',
    }),
  recommended_digest: (count) =>
    sayPlural(count, {
      one: 'Kampuni changa # ambayo huenda utapenda kuifuatilia',
      other: 'Kampuni changa # ambazo huenda utapenda kuzifuatilia',
    }),
};

const statuses: Readonly<Record<string, string>> = {
  active: 'inafanya kazi',
  acquired: 'imenunuliwa',
  closed: 'imefungwa',
  public: 'imeorodheshwa katika soko la hisa',
};

const sayStatus = (status: string) => statuses[status] ?? status;

export const notificationsText: TranslationOf<typeof english.notificationsText> = {
  kind: (kind) => kinds[kind] ?? kind,
  subject: (kind, count, productName) => `${subjects[kind]?.(count) ?? kind} - ${productName}`,
  oneSubject: (title, productName) => `${title} - ${productName}`,
  more: (count) => `Na nyingine ${formatCount(count)}: tazama dashibodi yako.`,
  dashboard: 'Fungua dashibodi yangu',
  why: (kind) =>
    `Unapokea ujumbe huu kwa sababu akaunti yako imewekwa kupokea ${kinds[kind] ?? kind}. Chagua unachopokea na mara ngapi:`,
  settings: 'Mipangilio ya arifa',
  announced: (date) => `Ilitangazwa ${date}`,
  announcedUnknown: 'Tarehe ya tangazo haijulikani',
  published: (publisher, date, startup) => `${publisher}, ${date}, kuhusu ${startup}`,
  statusIs: (startup, status) =>
    status ? `${startup} sasa ${sayStatus(status)}` : `Hali ya ${startup} haijulikani tena`,
  statusWas: (status) => `Awali: ${sayStatus(status)}`,

  ending: {
    ask: 'Acha kupokea ujumbe huu',
    done: 'Huo ulikuwa ujumbe wa mwisho',
    bad: 'Kiungo hiki hakifanyi kazi',
    badLink:
      'Sehemu ya kiungo inakosekana. Tumia kiungo kizima kutoka kwenye barua pepe, au ingia ili kuchagua unachopokea.',
    description: 'Acha kupokea aina moja ya ujumbe.',
    submit: 'Acha kupokea',
  },
  newsletter: 'tena jarida la barua pepe',
  topics: 'tena barua pepe za kila wiki kuhusu mahali, sekta na wawekezaji',
  questions: 'tena maswali kuhusu usahihi wa taarifa zetu',
  about: (what) => `tena barua pepe kuhusu ${what}`,
  unsubscribeAsk: (what) => `Bonyeza kitufe ili usipokee ${what}.`,
  unsubscribed: (what) => `Hutapokea ${what}.`,
  unsubscribedChoose: 'Ingia ili kuchagua mengine unayopokea.',
};

type Kind = 'round' | 'startup' | 'investor' | 'exit';

const found = (kind: Kind, number: number): string =>
  ({
    round: `awamu ${formatCount(number)}`,
    startup: `kampuni changa ${formatCount(number)}`,
    investor: sayPlural(number, { one: 'mwekezaji #', other: 'wawekezaji #' }),
    exit: sayPlural(number, {
      one: 'tukio # la ununuzi au kufungwa',
      other: 'matukio # ya ununuzi au kufungwa',
    }),
  })[kind];

export const alertsText: TranslationOf<typeof english.alertsText> = {
  title: 'Arifa',
  description: 'Utafutaji na orodha unazofuatilia, na mahali habari zake zinapotumwa.',
  lead: 'Fuatilia utafutaji au orodha yoyote, na upate kila jipya lililomo.',
  how: 'Fungua orodha au utafutaji, weka vichujio vyake, kisha uchague “Pata arifa”.',
  none: 'Bado hufuatilii utafutaji wala orodha yoyote',
  used: (running, limit) =>
    `Arifa zilizotumika: ${formatCount(running)} kati ya ${formatCount(limit)}`,
  fullTitle: (limit) => `Nafasi zote ${formatCount(limit)} zimejaa`,
  fullWhy:
    'Futa arifa moja ili kufuatilia orodha nyingine. Milisho ya orodha ni bure na haina kikomo.',
  full: (running, limit, offer) =>
    `Unafuatilia orodha ${formatCount(running)} kati ya ${formatCount(limit)}. ${
      offer ? `${offer.plan} inaruhusu orodha ${formatCount(offer.limit)} kwa ${offer.price}. ` : ''
    }Futa arifa moja ili kuhifadhi mpya, au tumia mlisho wa orodha, ambao ni bure.`,
  gives: (limit) => `arifa ${formatCount(limit)}, zikiwemo za papo hapo`,
  unverified: 'Thibitisha barua pepe yako kwanza: hakuna arifa itakayotumwa hadi uithibitishe.',
  nameOf: (title, words) => [title, words.join(', ')].filter(Boolean).join(': ').slice(0, 120),
  search: 'Utafutaji',
  since: (year) => `tangu ${year}`,
  found,

  newTitle: 'Pata arifa',
  nowListed: (kind, number, most) =>
    `Kwa sasa: ${found(kind, number)}${number >= most ? ' au zaidi' : ''}. Tutakuarifu kukiwa na jipya.`,
  name: 'Jina',
  frequency: 'Mara ngapi',
  frequencies: { instant: 'Papo hapo', daily: 'Kila siku', weekly: 'Kila wiki' },
  instantFor: 'Arifa za papo hapo hupatikana kwa usajili wa kulipia.',
  by: 'Arifa zitumwe wapi',
  byMail: 'Barua pepe',
  byPush: 'Vivinjari vyangu',
  byWebhook: 'Webhook yangu',
  follow: 'Anza',

  save: 'Hifadhi',
  delete: 'Futa',
  deleteOf: (name) => `Futa ${name}`,
  resume: 'Anza tena',
  followed: 'Ufuatiliaji ulianza {when}',
  ended: 'Ufuatiliaji uliisha {when}',
  foundSoFar: (kind, number) => `Hadi sasa: ${found(kind, number)}; mara ya mwisho {when}`,
  nothingYet: 'bado hakuna jipya',
  feeds: 'Mlisho:',

  browsers: 'Vivinjari',
  browsersLead: 'Kivinjari huonyesha arifa, hata kama hujafungua tovuti hii.',
  added: 'kiliongezwa',
  addBrowser: 'Ongeza kivinjari hiki',
  unknownBrowser: 'Kivinjari',
  pushFailed: 'Kivinjari hiki hakiruhusu arifa kutoka tovuti hii',
  needsScript: 'Sehemu hii inahitaji JavaScript.',
  remove: 'Ondoa',

  webhook: 'Webhook',
  webhookLead: 'Programu yako hupokea kila arifa kama POST iliyosainiwa, katika JSON.',
  webhookHow: 'Kile ambacho webhook hupokea, na jinsi ya kukagua saini',
  webhookUrl: 'Anwani ya webhook',
  webhookHint: 'Kama https://hooks.example.org/griot',
  chatLead:
    'Au arifa zitumwe kwenye gumzo: tengeneza webhook katika Slack, Discord, Microsoft Teams au Telegram na ubandike anwani yake hapa chini. Kila gumzo hupata arifa kama ujumbe wa muundo wake.',
  chats: {
    Slack: 'Apps, Incoming Webhooks, Add to Slack: https://hooks.slack.com/services/…',
    Discord: 'Edit Channel, Integrations, Webhooks: https://discord.com/api/webhooks/…',
    'Microsoft Teams':
      'Workflows, “Send webhook alerts to a channel”: anwani inayoonyeshwa mwishoni',
    Telegram:
      'Roboti kutoka @BotFather, iliyoongezwa kwenye gumzo lako: https://api.telegram.org/bot{token}/sendMessage?chat_id={chat}',
  },
  isChat: (chat) => `Arifa zinafika ${chat} kama ujumbe. Tuma jaribio ili uone mfano.`,
  chatFound: (name, number) => `${name}: mpya ${formatCount(number)}`,
  chatMore: (number) => `Na nyingine ${formatCount(number)}`,
  chatTest: 'Arifa zitafika hapa.',
  webhookSet: 'Weka webhook',
  webhookChange: 'Badilisha anwani',
  webhookTest: 'Tuma jaribio',
  newSecret: 'Msimbo mpya wa siri',
  secret: 'Msimbo wa siri wa kusaini',
  oldSecret:
    'Msimbo wa siri wa zamani, bado unatumika pamoja na mpya hadi mwingine utakapotengenezwa',
  failing: 'Utumaji ulianza kushindikana {when}.',
  stopped: 'Webhook ilizimwa {when} kwa sababu haikujibu. Badilisha anwani yake ili kuiwasha tena.',
  waiting: (number) =>
    number > 0
      ? sayPlural(number, {
          one: 'Ujumbe # unasubiri kutumwa.',
          other: 'Jumbe # zinasubiri kutumwa.',
        })
      : '',

  end: 'Komesha arifa',
  ending: {
    ask: 'Komesha arifa hii',
    done: 'Hiyo ilikuwa arifa ya mwisho',
    bad: 'Kiungo hiki hakifanyi kazi',
    badLink:
      'Sehemu ya kiungo inakosekana. Tumia kiungo kizima kutoka kwenye ujumbe, au ingia ili kusimamia arifa zako.',
    description: 'Utafutaji na orodha unazofuatilia, na mahali habari zake zinapotumwa.',
    submit: 'Komesha arifa',
  },
  endLead: (name) =>
    name === null
      ? 'Bonyeza kitufe ili usipokee tena arifa kwa barua pepe.'
      : `Bonyeza kitufe ili kukomesha arifa ya ${name}.`,
  endedLead: (name) =>
    name === null ? 'Hutapokea tena arifa kwa barua pepe.' : `Arifa ya ${name} imekomeshwa.`,

  subject: (title, productName) => `${title} - ${productName}`,
  subjectOfMany: (name, items, others, productName) =>
    `${name}: ${items}${others > 0 ? ` na arifa nyingine ${formatCount(others)}` : ''} - ${productName}`,
  more: (number) => `Na nyingine ${formatCount(number)}: tazama orodha.`,
  open: 'Fungua orodha',
  endThis: 'Komesha arifa hii, bila kuingia',
  why: 'Unapokea ujumbe huu kwa sababu ulihifadhi utafutaji huu.',
  manage: 'Simamia arifa',
  pushBody: (name, first) => `${name}: ${first} na nyingine`,
  exitTitle: (startup, what, other) => `${startup}: ${what}${other ? `, ${other}` : ''}`,
  stoppedSubject: (productName) => `Webhook yako imezimwa - ${productName}`,
  stoppedMail: (host) =>
    `Webhook ya arifa zako kwenye ${host} haijapokea ujumbe kwa siku tatu, au ilijibu kuwa haipo tena. Imezimwa, na jumbe zilizokuwa zikisubiri zimefutwa. Weka anwani yake upya ili kuiwasha.`,

  getAlerts: 'Pata arifa',
  atom: 'Atom',
  jsonFeed: 'JSON Feed',
  feedLead: 'Milisho:',

  wrong: {
    frequency: 'weka instant, daily au weekly',
    instant: 'weka daily au weekly: papo hapo hupatikana kwa usajili wa kulipia',
    name: 'weka jina la herufi zisizozidi 120',
    list: 'weka anwani ya orodha au utafutaji wa tovuti hii, kama /rounds?country=kenya',
    search:
      'huwezi kufuatilia utafutaji huu: unatafuta watu, au unapanga matokeo kwa maneno yake bila sharti kama mahali, sekta au kiasi',
    browser: 'weka data ambayo kivinjari hutoa kama usajili wake wa arifa',
    chat: 'Ongeza ?chat_id= na namba ya gumzo lako kwenye anwani, kama ?chat_id=-1001234',
    webhook: 'weka anwani ya umma ya https, kama https://hooks.example.org/griot',
    tooMany: (most) => `weka arifa zisizozidi ${formatCount(most)}, pamoja na zilizokomeshwa`,
  },
};
