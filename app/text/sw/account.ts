import { formatCount, formatList } from '../../base/count.ts';
import type { StartupStatus } from '../../base/enumerations.ts';
import type * as english from '../en/account.ts';
import type { TranslationOf } from '../translation.ts';

export const accountSettingsText: TranslationOf<typeof english.accountSettingsText> = {
  title: 'Mipangilio',
  description: 'Akaunti yako: wasifu, arifa, nenosiri na data zako.',
  tabs: {
    profile: 'Wasifu',
    notification: 'Arifa',
    password: 'Nenosiri',
    address: 'Barua pepe',
    'second-step': 'Kuingia kwa hatua mbili',
    sessions: 'Vifaa vilivyoingia kwenye akaunti',
    keys: 'Funguo za API',
    subscription: 'Usajili wa kulipia',
    data: 'Data zako',
  },
  save: 'Hifadhi',
  saving: 'Inahifadhi',
  signedInAs: 'Umeingia kama {email}',
  notSaid: 'Nisingependa kusema',
  fields: {
    name: 'Jina',
    job_title: 'Cheo',
    organization: 'Taasisi',
    role: 'Nafasi yako',
    country: 'Nchi',
    bio: 'Kuhusu wewe',
    website: 'Tovuti',
    linkedin: 'LinkedIn',
    x: 'X',
    locale: 'Lugha ya ujumbe',
    timezone: 'Saa za eneo',
  },
  hints: {
    bio: 'Herufi zisizozidi 300.',
    linkedin: 'Anwani ya wasifu wako.',
    x: 'Jina lako la mtumiaji, kama @griot.',
    timezone: 'Ujumbe wa kila siku na wa kila wiki hufika asubuhi, kwa saa za eneo lako.',
  },
  roles: {
    founder: 'Mwanzilishi',
    investor: 'Mwekezaji',
    analyst: 'Mchambuzi',
    journalist: 'Mwandishi wa habari',
    student: 'Mwanafunzi',
    'public sector': 'Sekta ya umma',
    other: 'Nyingine',
  },
  picture: 'Picha yako',
  pictureHint: 'PNG, JPEG au WebP, isiyozidi KB 512. Inaonekana kando ya jina lako.',
  savePicture: 'Hifadhi picha',
  removePicture: 'Ondoa picha',
  pictureDone: 'Picha imehifadhiwa',
  pictureGone: 'Picha imeondolewa',
  profileDone: 'Wasifu umehifadhiwa',
  profileFailed: 'Imeshindikana kuhifadhi wasifu',
  notificationLead: 'Barua pepe unazopokea, na unazipokea mara ngapi.',
  notVerified:
    'Barua pepe yako bado haijathibitishwa: hakuna arifa zitakazotumwa hadi uithibitishe.',
  notificationDone: 'Arifa zimehifadhiwa',
  notificationFailed: 'Imeshindikana kuhifadhi arifa',
  kinds: {
    followed_funding: 'Awamu za ufadhili zinazohusu unazofuatilia',
    followed_news: 'Habari kuhusu unazofuatilia',
    followed_status: 'Mabadiliko ya hali ya unazofuatilia',
    recommended_digest: 'Kampuni changa unazopendekezewa',
    my_listing_review: 'Ukaguzi wa ulichotuma',
    product_news: 'Habari za tovuti hii',
  },
  frequencies: {
    off: 'Zimezimwa',
    instant: 'Papo hapo',
    daily: 'Kila siku',
    weekly: 'Kila wiki',
  },
  pauseAll: 'Simamisha zote',
  pauseAllHint: 'Hakuna arifa kati ya hizi itakayotumwa hadi uzime chaguo hili.',
  download: 'Pakua data zako',
  downloadWhat:
    'Faili la JSON lenye kila kinachohifadhiwa kukuhusu: wasifu, vifaa vilivyoingia, unazofuatilia, ulinganisho uliohifadhiwa, kampuni changa ulizowasilisha, usajili wa kulipia na ankara zake, na mipangilio.',
  downloadSubmit: 'Pakua',
  deletion: 'Futa akaunti yako',
  deletionWhat:
    'Taarifa zako zote zinafutwa mara moja: wasifu, unazofuatilia, ulinganisho uliohifadhiwa, usajili wa jarida la barua pepe. Usajili wa kulipia unaisha mara moja na hautozwi tena. Huwezi kutengua hatua hii.',
  deletionFields: { password: 'Nenosiri lako', email: 'Barua pepe yako, ili kuthibitisha' },
  deletionSubmit: 'Futa akaunti yangu',
  deleted: 'Akaunti yako imefutwa',
  deletedWhat:
    'Wasifu, unazofuatilia, ulinganisho uliohifadhiwa, usajili wa jarida la barua pepe na usajili wa kulipia vimefutwa, na umeondolewa kwenye akaunti katika vivinjari vyote. Tumekutumia pia barua pepe inayothibitisha hivyo.',
  deletedKept:
    'Tunahifadhi ankara zilizolipwa kwa muda unaotakiwa na sheria ya kodi, bila jina wala anwani yako. Akaunti inaweza kubaki katika nakala rudufu kwa wiki chache.',
  wrong: {
    long: (max) => `Tumia herufi zisizozidi ${formatCount(max)}`,
    role: 'Chagua nafasi kutoka kwenye orodha',
    country: 'Chagua nchi kutoka kwenye orodha',
    website: 'Andika anwani kama https://example.org',
    linkedin: 'Andika anwani ya wasifu wa LinkedIn, kama https://www.linkedin.com/in/ama',
    x: 'Andika jina la mtumiaji lenye herufi, tarakimu na alama za _ zisizozidi 15',
    locale: 'Chagua lugha kutoka kwenye orodha',
    timezone: 'Chagua saa za eneo kutoka kwenye orodha, kama Africa/Nairobi',
    onOff: 'weka true au false',
    frequency: 'Chagua mojawapo: zimezimwa, papo hapo, kila siku au kila wiki',
    noPicture: 'Chagua picha kwanza',
    ownEmail: 'Hii si barua pepe ya akaunti hii',
  },
};

export const apiKeysText: TranslationOf<typeof english.apiKeysText> = {
  title: 'Funguo za API',
  description: 'Funguo ambazo programu zako hutumia kufikia API.',
  lead: 'Kwa ufunguo, programu hutumia API kwa niaba yako, na unaona umetumika kwa kazi gani. Ufunguo hauwezi kuingia kwenye akaunti, kuibadilisha wala kufanya kazi ya usimamizi. Ukibadilisha nenosiri, funguo zote zinafutwa.',
  caption: 'Funguo za akaunti hii',
  none: 'Huna funguo.',
  columns: {
    name: 'Jina',
    scopes: 'Ruhusa',
    created: 'Tarehe ya kutengenezwa',
    used: 'Matumizi ya mwisho',
    ends: 'Tarehe ya kuisha',
    action: 'Kitendo',
  },
  never: 'Bado haujatumika',
  ended: 'Umeisha',
  revoke: 'Futa',
  revokeOf: (name) => `Futa ${name}`,
  newTitle: 'Ufunguo mpya',
  fields: { name: 'Jina', scopes: 'Ruhusa za ufunguo', valid_days: 'Muda wa ufunguo' },
  nameHint: 'Kazi ya ufunguo, kama “Ripoti ya mwezi”.',
  scopes: { read: 'Kusoma', lists: 'Orodha zangu', listing: 'Kuwasilisha' },
  scopeHints: {
    read: 'Data zote za umma: API, MCP, uoanishaji.',
    lists: 'Unazofuatilia, mlisho wako na ulinganisho wako uliohifadhiwa.',
    listing: 'Kuwasilisha kampuni changa na mabadiliko kwa jina lako.',
  },
  validFor: { 30: 'Siku 30', 90: 'Siku 90', 365: 'Mwaka mmoja', 0: 'Bila mwisho' },
  submit: 'Tengeneza ufunguo',
  made: 'Ufunguo wako mpya',
  madeLead: 'Nakili ufunguo sasa: hautaonyeshwa tena, na tunahifadhi hashi yake tu.',
  use: 'Tuma ufunguo kama kichwa cha ombi:',
  limits: (minute, day) =>
    `Funguo zako zote kwa pamoja zinaweza kutuma maombi ${minute} kwa dakika na ${day} kwa siku; vichwa RateLimit na RateLimit-Policy vinaonyesha yaliyobaki.`,
  wrong: {
    name: 'Andika jina la herufi 1 hadi 80',
    scopes: 'Chagua angalau moja: read, lists au listing',
    validDays: 'Chagua siku 30, 90, 365 au 0',
    tooMany: (most) =>
      `Akaunti inaweza kuwa na funguo zisizozidi ${formatCount(most)}: futa mmoja kwanza`,
  },
};

export const securityLogText: TranslationOf<typeof english.securityLogText> = {
  title: 'Yaliyotokea',
  lead: 'Kuingia, mabadiliko na maombi yaliyokataliwa katika siku 90 zilizopita, 50 ya karibuni zaidi. Ikiwa kuna jambo ambalo hukulifanya wewe, badilisha nenosiri lako: hilo litaondoa vivinjari vingine vyote kwenye akaunti.',
  columns: { kind: 'Tukio', outcome: 'Matokeo', detail: 'Namna', at: 'Wakati' },
  outcomes: { ok: 'Imefanikiwa', refused: 'Imekataliwa' },
  kinds: {
    registered: 'Akaunti imefunguliwa',
    sign_in: 'Kuingia',
    sessions_ended: 'Vivinjari vingine vimeondolewa kwenye akaunti',
    password_reset_requested: 'Kiungo cha nenosiri jipya kimeombwa',
    password_reset: 'Nenosiri jipya limewekwa kwa kiungo',
    password_change: 'Nenosiri limebadilishwa',
    address_verified: 'Barua pepe imethibitishwa',
    address_change_requested: 'Barua pepe mpya imeombwa',
    address_change: 'Barua pepe imebadilishwa',
    factor_added: 'Hatua ya pili imeongezwa',
    factor_removed: 'Hatua ya pili imeondolewa',
    recovery_codes_made: 'Misimbo ya kurejesha akaunti imetengenezwa',
    key_made: 'Ufunguo umetengenezwa',
    key_revoked: 'Ufunguo umefutwa',
    moderator_made: 'Amefanywa msimamizi',
    moderator_ended: 'Si msimamizi tena',
    denied: 'Ombi limekataliwa',
    limited: 'Maombi mengi mno',
    export: 'Data zimepakuliwa',
    account_deleted: 'Akaunti imefutwa',
    person_removed: 'Mtu ameondolewa kwenye kumbukumbu',
  },
};

const statusWords: Record<StartupStatus, string> = {
  active: 'inafanya kazi',
  acquired: 'imenunuliwa',
  closed: 'imefungwa',
  public: 'imeorodheshwa katika soko la hisa',
};

const few = (names: readonly string[]) => formatList(names.slice(0, 3));

export const dashboardText: TranslationOf<typeof english.dashboardText> = {
  title: 'Dashibodi',
  description: 'Habari kuhusu unazofuatilia.',
  feed: 'Mlisho wako',
  since: (day) => `Tangu ulipotembelea mara ya mwisho, ${day}`,
  nothingSince: (day) => `Hakuna jipya tangu ulipotembelea mara ya mwisho, ${day}.`,
  earlier: 'Kabla ya hapo',
  also: 'Makala kuhusu tukio hilohilo',
  refresh: 'Sasisha',
  loadMore: 'Onyesha zaidi',
  feedEnd: 'Ni hayo tu kwa sasa.',
  feedFailed: 'Imeshindikana kupakia mlisho',
  feedEmpty: 'Bado hakuna kilichotokea',
  feedEmptyWhy:
    'Awamu za ufadhili, habari na mabadiliko ya unazofuatilia huonekana hapa. Fuatilia kampuni changa, mwekezaji, sekta au mahali.',
  feedEmptyAction: 'Tazama sekta',
  pastTheEnd: 'Hakuna kitu kwenye ukurasa huu',
  firstPage: 'Mpya kwanza',
  types: {
    funding: 'Ufadhili',
    news: 'Habari',
    status_change: 'Hali',
    new_in_followed: 'Mpya hapa',
  },
  source: 'Chanzo',
  reason: (via, name) =>
    via === 'startup'
      ? `Unafuatilia ${name}`
      : via === 'investor'
        ? `${name}, unayemfuatilia, alishiriki`
        : `Katika ${name}, unayofuatilia`,
  statusIs: (name, status) =>
    status ? `${name} ${statusWords[status]}` : `Hali ya ${name} haijulikani tena`,
  isNew: (name, group) => `${name} ni mpya katika ${group}`,
  followed: 'Unafuatilia',
  followedNone: 'Bado hakuna.',
  allFollowed: 'Zote unazofuatilia',
  recommended: 'Kampuni changa zinazopendekezwa',
  recommendedWhy: 'Kulingana na unazofuatilia.',
  recommendedNone: 'Hakuna kampuni changa nyingine za kupendekeza kwa sasa.',
  dismiss: (name) => `Usipendekeze ${name}`,
  dismissFailed: (name) => `Imeshindikana kuondoa ${name} kwenye orodha`,
  recommendedReasons: ({ followed, shared, followedInvestors, sharedInvestors }) => {
    const reasons = [
      ...(followed.length > 0
        ? [`katika ${few(followed)}, ${followed.length > 1 ? 'unazofuatilia' : 'unayofuatilia'}`]
        : []),
      ...(followedInvestors.length > 0
        ? [
            `inafadhiliwa na ${few(followedInvestors)}, ${followedInvestors.length > 1 ? 'unaowafuatilia' : 'unayemfuatilia'}`,
          ]
        : []),
      ...(sharedInvestors.length > 0
        ? [`inafadhiliwa na ${few(sharedInvestors)}, kama nyingine unazofuatilia`]
        : []),
      ...(shared.length > 0 ? [`katika ${few(shared)}, kama nyingine unazofuatilia`] : []),
    ];
    return reasons.length > 0 ? reasons : ['miongoni mwa zilizopata ufadhili mkubwa zaidi'];
  },
  firstTitle: 'Unavutiwa na nini?',
  firstLead: (count) =>
    `Chagua sekta ${formatCount(count)} au zaidi ili mlisho wako ujae awamu zake za ufadhili, habari na kampuni changa mpya.`,
  firstLegend: 'Sekta',
  firstMore: (count) => `Sekta nyingine ${formatCount(count)}`,
  firstSubmit: 'Onyesha mlisho wangu',
  firstSkip: 'Ruka',
  firstTooFew: (count) => `Chagua angalau sekta ${formatCount(count)}.`,
  startups: (count) => `kampuni changa ${formatCount(count)}`,
  followingTitle: 'Unazofuatilia',
  followingDescription: 'Unachofuatilia: kampuni changa, wawekezaji, sekta na mahali.',
  followingTabs: 'Unazofuatilia, kwa aina',
  followingAll: 'Zote',
  followingTypes: {
    startup: 'Kampuni changa',
    investor: 'Wawekezaji',
    industry: 'Sekta',
    location: 'Mahali',
  },
  followingName: 'Jina',
  followingSince: 'Unafuatilia tangu',
  followingAction: 'Fuatilia',
  followingEmpty: 'Bado hufuatilii chochote kati ya hivi',
  followingEmptyWhy:
    'Ukurasa wa kila kampuni changa, mwekezaji, sekta na mahali una kitufe cha “Fuatilia”.',
};
