import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation.ts';
import type { TranslationOf } from '../translation.ts';

export const moderationText: TranslationOf<typeof english.moderationText> = {
  title: 'Usimamizi',
  description: 'Yanayosubiri uamuzi.',
  tabsLabel: 'Kwa hali',
  states: {
    pending: 'Inasubiri',
    needs_info: 'Inasubiri aliyetuma',
    published: 'Imechapishwa',
    rejected: 'Imekataliwa',
  },
  log: 'Daftari',
  newsletter: 'Jarida',
  empty: 'Hakuna kitu hapa',
  emptyWhy: 'Mtu anapotuma kampuni changa au kupendekeza badiliko, husubiri hapa.',
  columns: {
    name: 'Kampuni changa',
    kind: 'Aina',
    sender: 'Imetumwa na',
    sent: 'Ilitumwa',
    notes: 'Madokezo',
  },
  kinds: { listing: 'Kampuni changa mpya', edit: 'Badiliko' },
  editOf: (field) => `Badiliko: ${field}`,
  mayBe: (count) =>
    count === 1
      ? 'huenda ni iliyoorodheshwa tayari'
      : `huenda ni moja kati ya ${formatCount(count)} zilizoorodheshwa`,
  answered: 'imejibiwa',

  sentBy: 'Imetumwa na',
  senderRole: 'Anaifahamu vipi',
  says: 'Jibu lake',
  asked: 'Uliuliza',
  note: 'Dokezo',
  source: 'Imeandikwa wapi',
  sees: 'Tazama kampuni changa',
  seesPage: 'Tazama ukurasa wake',
  somebody: 'Mtu asiye na akaunti',
  dueOn: (day, isLate) => (isLate ? `Jibu lilitakiwa kufikia ${day}` : `Ijibiwe kufikia ${day}`),
  contrary: (count) =>
    sayPlural(count, {
      one: 'Chanzo # kilichorekodiwa kinasema vingine',
      other: 'Vyanzo # vilivyorekodiwa vinasema vingine',
    }),
  contraryWhy:
    'Vifungue kabla ya kuamua. Kutekeleza badiliko kinyume navyo kunahitaji sababu, ambayo wasomaji huiona katika daftari la wazi.',
  contraryHint:
    'Vyanzo vilivyorekodiwa vinasema vingine. Wasomaji wataona sababu yako katika daftari la wazi.',
  otherSources: (contrary) =>
    contrary > 0
      ? 'Vyanzo vingine vilivyorekodiwa'
      : 'Vyanzo vilivyorekodiwa, na hakuna kinachosema vingine',
  noSources: 'Rekodi haitaji chanzo chochote cha hili.',
  neighbours: 'Katika foleni',
  nextInQueue: (name) => `Inayofuata: ${name}`,
  previousInQueue: (name) => `Iliyotangulia: ${name}`,
  wholeQueue: 'Yote yanayosubiri',
  diff: 'Inachosema, kando ya kinachojulikana',
  diffEdit: 'Kitakachobadilika',
  diffDecided: 'Kilichotumwa',
  diffColumns: {
    fact: 'Taarifa',
    known: 'Iliyopo sasa',
    knownThen: 'Iliyokuwapo',
    sent: 'Iliyotumwa',
  },
  knownOf: (name) => `Iliyopo: ${name}`,
  unknown: '-',
  otherEdit:
    'Badiliko hili halibadilishi chochote lenyewe. Fanya linachoomba, kisha likubali ili aliyetuma ajulishwe.',
  changedSince: (known) => `Lilipotumwa, “${known}” ndiyo iliyokuwapo. Imebadilika tangu hapo.`,
  rounds: 'Awamu',
  founders: 'Waanzilishi',
  logo: 'Nembo',
  duplicates: 'Huenda ni moja kati ya hizi',
  noDuplicates:
    'Hakuna iliyoorodheshwa yenye tovuti hii wala jina linalokaribia hili katika nchi hii.',
  otherCompany: 'Aliyetuma aliona zenye majina yanayofanana na anasema kuwa ni kampuni nyingine.',
  waitingDuplicates: 'Mengine yanasubiri kuhusu kampuni changa hiyohiyo',
  history: 'Maamuzi hadi sasa',
  reasons: { domain: 'tovuti moja', name: 'jina linalofanana' },
  decide: 'Amua',
  approve: 'Chapisha',
  approveEdit: 'Tekeleza badiliko',
  approveHint: 'Inaonekana kote mara moja. Unachoandika kinatumwa pamoja.',
  ask: 'Muulize aliyetuma',
  askHint: 'Inasubiri hadi ajibu.',
  reject: 'Kataa',
  rejectHint: 'Sema kwa nini, ili aweze kuboresha.',
  fields: {
    approveReason: 'Ujumbe',
    contraryReason: 'Kwa nini ni sahihi',
    askReason: 'Swali',
    rejectReason: 'Sababu',
    keep: 'Slug ya kampuni changa inayobaki',
    gone: 'Slug ya ile inayoingizwa ndani yake',
    mergeReason: 'Sababu',
  },
  ownSubmission: 'Uliituma wewe mwenyewe. Msimamizi mwingine ataamua.',
  ownClaim: 'Dai hili ni lako. Msimamizi mwingine ataamua.',
  ownCorrection: 'Uligundua kosa hili wewe mwenyewe. Msimamizi mwingine ndiye atakayebatilisha.',
  isDecided: (state) => `Uamuzi: ${state}.`,
  did: {
    approve: 'aliichapisha',
    ask: 'alimuuliza aliyetuma',
    reject: 'aliikataa',
    merge: 'aliunganisha',
    undo_merge: 'alibatilisha muungano',
    merge_rounds: 'aliunganisha awamu',
    follow_report: 'alichagua ripoti inayofuatwa',
    check_source: 'alibaini kuwa chanzo bado kinasema hivyo',
    remove_mention: 'aliondoa mtajo usio sahihi',
    restore_mention: 'alirudisha mtajo',
    release_newsletter: 'aliruhusu jarida la',
    skip_newsletter: 'aliruka jarida la',
    correct: 'aliirekebisha',
    undo_correction: 'alibatilisha marekebisho',
    remove_reply: 'aliondoa jibu',
    end_claim: 'alikomesha dai',
    accept_claim: 'alikubali dai',
    remove: 'aliondoa rekodi',
    readmit: 'alifuta uondoaji',
    remove_logo: 'aliondoa nembo',
    import_file: 'aliingiza faili',
    decline_file: 'alikataa faili',
    undo_import: 'alibatilisha uingizaji wa',
  },
  decidedMeanwhile: (who, what) =>
    `${who} alitangulia na tayari ${what}. Iangalie tena kabla ya kuamua.`,
  changedMeanwhile: 'Aliyetuma ameibadilisha tangu ulipoifungua. Iangalie tena.',
  factChanged: 'Kilichoorodheshwa kimebadilika tangu ulipofungua hii. Iangalie tena.',
  subjectGone: 'Inachohusu hakipo tena kwenye orodha.',
  factGone:
    'Taarifa hii haipo tena, kwa mfano ya wadhifa katika kampuni changa ambayo sasa ina anwani nyingine.',
  valueGone: 'Mahali au sekta inayotajwa haipo tena kwenye orodha, au haipo katika nchi hii.',
  nameRemoved:
    'Mtu aliyetajwa hapa aliondolewa kwenye kumbukumbu. Mwendeshaji anaweza kumrudisha; hadi hapo, ikatae.',
  correctionUndone: 'Marekebisho haya yameshabatilishwa.',
  correctionChanged:
    'Mojawapo ya taarifa hizi imebadilika baadaye. Batilisha kwanza badiliko la baadaye, au irekebishe upya.',
  wasRemoved: (reason) =>
    `Kampuni changa hii iliondolewa (${reason}). Mwendeshaji anaweza kuirudisha; hadi hapo, kataa ombi hili.`,
  domainListed: (domain, name) => `${domain} imeshaorodheshwa: ${name}.`,

  logTitle: 'Maamuzi ya wasimamizi',
  logDescription: 'Nani aliamua nini, lini na kwa nini.',
  logEmpty: 'Bado hakuna maamuzi',
  logColumns: { at: 'Wakati', who: 'Nani', what: 'Uamuzi', about: 'Kuhusu', why: 'Kwa nini' },
  change: (field, before, after) => `${field}: ${before} → ${after}`,
  undo: 'Batilisha',
  undoOf: (subject) => `Batilisha: ${subject}`,

  merge: {
    title: 'Unganisha kampuni changa mbili',
    description: 'Rekodi mbili ambazo ni kampuni moja zinakuwa moja.',
    lead: 'Awamu, habari, wafuatiliaji, vyanzo na ulinganisho uliohifadhiwa vya ile ya pili vinahamia kwenye ile ya kwanza, na anwani yake inaelekeza huko. Inaweza kubatilishwa.',
  },
  mergeCompare: 'Linganisha',
  mergeCaption: 'Zote mbili, taarifa kwa taarifa',
  mergeStays: 'Inabaki',
  mergeGoes: 'Inaingia ndani yake',
  mergeCounts: {
    rounds: 'Awamu',
    news: 'Habari',
    followers: 'Wafuatiliaji',
    people: 'Watu',
    sources: 'Vyanzo',
    comparisons: 'Katika ulinganisho uliohifadhiwa',
  },
  mergeSwap: 'Geuza mpangilio',
  mergeDo: 'Unganisha',
  merged: (gone, kept) => `${gone} ndani ya ${kept}`,
  mergeRounds: {
    title: 'Unganisha awamu mbili',
    description: 'Rekodi mbili za awamu moja zinakuwa moja.',
    lead: 'Ripoti na wawekezaji wa ile ya pili wanahamia kwenye ile ya kwanza, ambayo inabaki na inachosema; anwani ya ile ya pili inaelekeza huko. Inaweza kubatilishwa.',
  },
  wrong: {
    reason: 'Sema kwa nini, kwa herufi 2 hadi 2,000',
    contrary:
      'Vyanzo vilivyorekodiwa vinasema vingine. Sema kwa nini hii ni sahihi, kwa herufi 2 hadi 2,000',
    question: 'Uliza jambo, kwa herufi 2 hadi 2,000',
    unknownSlug: (slug) => `Hakuna kampuni changa yenye slug “${slug}”`,
    same: 'Andika kampuni changa mbili tofauti',
    unknownRound: (slug) => `Hakuna awamu yenye anwani “${slug}”`,
    sameRound: 'Chagua awamu nyingine tofauti na hii',
    otherStartup: 'Chagua awamu ya kampuni changa hiyohiyo',
    action: 'Chagua la kufanya',
  },
  undone: 'Muungano huu umeshabatilishwa.',
  addressTaken: (slug) =>
    `Awamu iliyobaki sasa ina anwani “${slug}”. Iache ifuate ripoti yake ya awali, kisha batilisha hii.`,
  keptGone: (name) =>
    `${name} haipo tena kwenye orodha. Ikiwa iliunganishwa yenyewe, batilisha hilo kwanza.`,
};

export const moderationQueueText: TranslationOf<typeof english.moderationQueueText> = {
  order:
    'Zimepangwa kwa siku ambazo kitu kimesubiri na kwa mara ambazo taarifa ilisomwa mwezi huu na miwili iliyotangulia.',
  empty: 'Hakuna kinachosubiri',
  emptyWhy:
    'Yanayotumwa, yanayojibiwa au kudaiwa, na yanayotangazwa na vyombo vya habari, husubiri hapa.',
  draft: 'Toleo la jarida linasubiri kuruhusiwa.',
  reads: (count) =>
    count === 0 ? 'haijasomwa hivi karibuni' : `imesomwa mara ${formatCount(count)}`,
  otherLetters: (host) =>
    `${host} ni jina lenye herufi zisizo za a hadi z: angalia kama linaiga jingine.`,
  reply: 'Jibu la anayeelezwa',
  claim: 'Dai la umiliki wa wasifu',
  sentBy: 'kutoka kwa',
  open: 'Fungua',
  listed: 'Iliyopo sasa',
  proposed: 'Iliyopendekezwa',
  sources: 'Vyanzo',
  sentAlong: 'kilitumwa pamoja',
  saysOther: (value) => `kinasema vingine: ${value}`,
  showsListed: 'kimerekodiwa kama chanzo cha kilichoorodheshwa',
  saysSame: 'kinasema hivyohivyo au hakisemi kitu',
  lookedOn: (day) => `kilisomwa ${day}`,
  deadSince: (day) => `hakipo tangu ${day}`,
  noSource: 'hakuna kilichorekodiwa',
  repliesAs: (who, domain) => `${who}, kwa barua pepe ya ${domain}`,
  replyShows: 'Limeshaonekana. Ukilikataa linaondolewa.',
  claimedBy: (domain, method) =>
    ({
      mail: `Imethibitishwa kwa kiungo kilichotumwa kwa barua pepe ya ${domain}`,
      dns: `Imethibitishwa kwa rekodi katika DNS ya ${domain}`,
      tag: `Imethibitishwa kwa lebo kwenye ukurasa wa ${domain}`,
      page: 'Anasema mstari kwenye ukurasa wa umma wa kampuni unathibitisha',
      letter: 'Alituma barua ya kampuni',
    })[method],
  claimLine: (code) => `Mstari wa kutafuta ni ${code}.`,
  claimLetter: 'Tazama barua',
  claimWaits: 'Bado halihesabiki. Kulikubali hulifanya lihesabike.',
  claimedToo: (count) =>
    sayPlural(count, {
      one: 'Akaunti nyingine # pia inaudai.',
      other: 'Akaunti nyingine # pia zinaudai.',
    }),
  claimCounts: 'Limeshaanza kutumika. Ukilikataa linakomeshwa.',
  subjectGone: 'Inachohusu hakipo tena kwenye orodha.',
  batch: 'Amua kuhusu zote zilizowekwa alama',
  reason: 'Sababu au ujumbe',
  reasonHint: 'Inahitajika ili kukataa. Inatumwa kwa kila aliyetuma.',
  approve: 'Kubali zilizowekwa alama',
  reject: 'Kataa zilizowekwa alama',
  next: 'Inayofuata',
  previous: 'Iliyotangulia',
  tick: 'Weka alama',
  keys: 'Vitufe: j na k husogeza, x huweka alama, e huhariri, a hukubali, r hukataa, ? huorodhesha vyote.',
  done: (count) => sayPlural(count, { one: 'Imeamuliwa #.', other: 'Zimeamuliwa #.' }),
  failed: (name, message) => (name ? `${name}: ${message}` : message),
  isDue: (day) => `ijibiwe kufikia ${day}`,
  isLate: (day) => `jibu lilitakiwa kufikia ${day}`,

  mailIsOn: 'Unapata barua pepe kila asubuhi ambayo kuna kinachosubiri.',
  mailIsOff: 'Hupati barua pepe kukiwa na kinachosubiri.',
  mailOff: 'Komesha barua pepe ya kila siku',
  mailOn: 'Nitumie barua pepe ya kila siku',
  mail: {
    subject: (count, productName) =>
      `${sayPlural(count, {
        one: 'Jambo # linasubiri msimamizi',
        other: 'Mambo # yanasubiri msimamizi',
      })} - ${productName}`,
    more: (count) => `Na mengine ${formatCount(count)}.`,
    waits: (since, reads) => `Tangu ${since}, ${reads}`,
    draft: 'Toleo la jarida linasubiri kuruhusiwa.',
    offers: (old, dead) =>
      [
        old > 0 && `rekodi ${formatCount(old)} ambazo hazijaangaliwa kwa mwaka mmoja`,
        dead > 0 &&
          sayPlural(dead, {
            one: 'chanzo # ambacho anwani yake haipo tena',
            other: 'vyanzo # ambavyo anwani zake hazipo tena',
          }),
      ]
        .filter(Boolean)
        .join('; '),
    offered: (offers) => `Pia kuna: ${offers}.`,
    open: 'Fungua foleni',
    why: 'Unapokea ujumbe huu kwa sababu wewe ni msimamizi. Kiungo kilicho hapa chini kinaukomesha.',
  },

  oldFacts: {
    crumb: 'Taarifa za zamani',
    title: 'Taarifa ambazo hazijaangaliwa kwa mwaka mmoja',
    description: 'Rekodi za kulinganisha na vyanzo vyake, zinazosomwa zaidi zikitangulia.',
    lead: 'Fungua vyanzo. Ikiwa bado vinasema kilichoorodheshwa, weka alama kwenye rekodi; la sivyo ihariri. Zinazosomwa zaidi zinatangulia.',
    none: 'Kila kitu kimeangaliwa ndani ya mwaka mmoja',
    noneWhy:
      'Rekodi ambazo vyanzo vyake havijasomwa wala kukaguliwa kwa mwaka mmoja huonekana hapa.',
    button: 'Zilizowekwa alama bado zinasema hivyo',
  },
  oldColumns: {
    record: 'Rekodi',
    says: 'Kilichoorodheshwa',
    sources: 'Vyanzo',
    looked: 'Iliangaliwa mwisho',
    reads: 'Ilisomwa',
  },
  neverLooked: 'bado',
  edit: 'Hariri',

  deadLinks: {
    crumb: 'Viungo visivyofanya kazi',
    title: 'Vyanzo ambavyo anwani zake hazipo tena',
    description: 'Anwani zilizoshindikana siku tatu mfululizo, pamoja na taarifa zinazozitegemea.',
    lead: 'Kila anwani ya chanzo hujaribiwa kila siku 60; inayoshindikana hujaribiwa tena siku inayofuata, na huonekana hapa baada ya mara ya tatu. Tafuta ukurasa ulipo sasa, au nakala iliyohifadhiwa, na uhariri rekodi kwa anwani hiyo.',
    none: 'Hakuna chanzo kilichopotea',
    noneWhy: 'Anwani zinazoshindikana siku tatu mfululizo huonekana hapa.',
    button: 'Zilizowekwa alama zinajibu',
  },
  deadColumns: {
    source: 'Chanzo',
    why: 'Kinachotokea',
    since: 'Tangu',
    uses: 'Taarifa zake',
    reads: 'Ilisomwa',
  },
  outcomes: {
    network: 'haijibu',
    'too-slow': 'inachukua muda mrefu mno',
    'not-public': 'inaelekeza kwenye mtandao binafsi',
    redirects: 'inaelekeza kwingine bila mwisho',
    address: 'si anwani ya tovuti',
    moved: 'inaelekeza kwenye ukurasa wa mwanzo',
  },
  status: (status) => `inajibu ${status}`,
  archived: 'Nakala zilizohifadhiwa',
  wrong: {
    chosen: 'Weka alama kwenye unachoamua',
  },
};
