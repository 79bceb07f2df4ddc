import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/moderation.ts';
import type { TranslationOf } from '../translation.ts';

export const moderationText: TranslationOf<typeof english.moderationText> = {
  title: 'Usimamizi',
  description: 'Mambo yanayosubiri uamuzi.',
  tabsLabel: 'Kwa hali',
  states: {
    pending: 'Inasubiri uamuzi',
    needs_info: 'Inasubiri jibu la aliyetuma',
    published: 'Imechapishwa',
    rejected: 'Imekataliwa',
  },
  log: 'Daftari',
  newsletter: 'Jarida la barua pepe',
  empty: 'Hakuna kitu hapa',
  emptyWhy: 'Kampuni changa zinazotumwa na mabadiliko yanayopendekezwa husubiri hapa.',
  columns: {
    name: 'Kampuni changa',
    kind: 'Aina',
    sender: 'Imetumwa na',
    sent: 'Tarehe ya kutumwa',
    notes: 'Madokezo',
  },
  kinds: { listing: 'Kampuni changa mpya', edit: 'Badiliko' },
  editOf: (field) => `Badiliko: ${field}`,
  mayBe: (count) =>
    count === 1
      ? 'huenda ni iliyoorodheshwa tayari'
      : `huenda ni moja kati ya ${formatCount(count)} zilizoorodheshwa`,
  answered: 'imejibiwa',

  sentBy: 'Imetumwa na {sender}',
  senderRole: 'Jinsi anavyoifahamu kampuni',
  says: 'Jibu lake',
  asked: 'Uliuliza',
  note: 'Dokezo',
  source: 'Mahali ilipoandikwa',
  sees: 'Tazama kampuni changa',
  seesPage: 'Tazama ukurasa wake',
  somebody: 'Mtu asiye na akaunti',
  dueOn: (day, isLate) => (isLate ? `Jibu lilitakiwa kufikia ${day}` : `Ijibiwe kufikia ${day}`),
  contrary: (count) =>
    sayPlural(count, {
      one: 'Chanzo # kilichorekodiwa kinasema tofauti',
      other: 'Vyanzo # vilivyorekodiwa vinasema tofauti',
    }),
  contraryWhy:
    'Fungua vyanzo kabla ya kuamua. Kutekeleza badiliko kinyume navyo kunahitaji sababu, ambayo wasomaji huiona katika daftari la wazi.',
  contraryHint:
    'Vyanzo vilivyorekodiwa vinasema tofauti. Wasomaji wataona sababu yako katika daftari la wazi.',
  otherSources: (contrary) =>
    contrary > 0
      ? 'Vyanzo vingine vilivyorekodiwa'
      : 'Vyanzo vilivyorekodiwa, na hakuna kinachosema tofauti',
  noSources: 'Rekodi haitaji chanzo chochote cha taarifa hii.',
  neighbours: 'Katika foleni',
  nextInQueue: (name) => `Inayofuata: ${name}`,
  previousInQueue: (name) => `Iliyotangulia: ${name}`,
  wholeQueue: 'Mambo yote yanayosubiri uamuzi',
  diff: 'Kilichotumwa, kando ya kinachojulikana',
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
    'Badiliko hili halibadilishi chochote lenyewe. Fanya linachoomba, kisha ulikubali ili aliyetuma ajulishwe.',
  changedSince: (known) =>
    `Badiliko lilipotumwa, taarifa iliyokuwapo ilikuwa “${known}”. Imebadilika tangu wakati huo.`,
  rounds: 'Awamu',
  founders: 'Waanzilishi',
  logo: 'Nembo',
  duplicates: 'Huenda ni moja kati ya kampuni hizi',
  noDuplicates:
    'Hakuna kampuni iliyoorodheshwa yenye tovuti hii wala jina linalokaribia hili katika nchi hii.',
  otherCompany:
    'Aliyetuma aliona kampuni zenye majina yanayofanana, na anasema kuwa hii ni nyingine.',
  waitingDuplicates: 'Mambo mengine yanayosubiri uamuzi kuhusu kampuni changa hiyohiyo',
  history: 'Maamuzi hadi sasa',
  reasons: { domain: 'tovuti ileile', name: 'jina linalofanana' },
  decide: 'Amua',
  approve: 'Chapisha',
  approveEdit: 'Tekeleza badiliko',
  approveHint: 'Taarifa huonekana kote mara moja. Unachoandika hutumwa pamoja na uamuzi.',
  ask: 'Muulize aliyetuma',
  askHint: 'Uamuzi utasubiri hadi ajibu.',
  reject: 'Kataa',
  rejectHint: 'Eleza sababu, ili aliyetuma aweze kuboresha taarifa.',
  fields: {
    approveReason: 'Ujumbe',
    contraryReason: 'Kwa nini ni sahihi',
    askReason: 'Swali',
    rejectReason: 'Sababu',
    keep: 'Slug ya kampuni changa inayobaki',
    gone: 'Slug ya ile itakayounganishwa na hiyo',
    mergeReason: 'Sababu',
  },
  ownSubmission: 'Taarifa hii uliituma wewe mwenyewe. Msimamizi mwingine ataamua.',
  ownClaim: 'Dai hili ni lako. Msimamizi mwingine ataamua.',
  ownCorrection:
    'Uligundua kosa hili wewe mwenyewe. Msimamizi mwingine ndiye atakayebatilisha marekebisho hayo.',
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
    remove_mention: 'aliondoa habari iliyohusishwa kimakosa',
    restore_mention: 'alirudisha habari iliyoondolewa',
    release_newsletter: 'aliruhusu jarida la barua pepe la',
    skip_newsletter: 'aliacha kutuma jarida la barua pepe la',
    correct: 'aliirekebisha',
    undo_correction: 'alibatilisha marekebisho',
    remove_reply: 'aliondoa jibu',
    end_claim: 'alikomesha dai',
    accept_claim: 'alikubali dai',
    remove: 'aliondoa rekodi',
    readmit: 'alibatilisha uondoaji',
    remove_logo: 'aliondoa nembo',
    import_file: 'aliingiza faili',
    decline_file: 'alikataa faili',
    undo_import: 'alibatilisha uingizaji wa',
  },
  decidedMeanwhile: (who, what) =>
    `${who} alitangulia: ${what}. Angalia tena taarifa hii kabla ya kuamua.`,
  changedMeanwhile: 'Aliyetuma amebadilisha taarifa hii tangu ulipoifungua. Iangalie tena.',
  factChanged: 'Taarifa iliyoorodheshwa imebadilika tangu ulipofungua ukurasa huu. Iangalie tena.',
  subjectGone: 'Kinachohusika hakipo tena kwenye orodha.',
  factGone:
    'Taarifa hii haipo tena, kwa mfano ya wadhifa katika kampuni changa ambayo sasa ina anwani nyingine.',
  nameRemoved:
    'Mtu aliyetajwa hapa aliondolewa kwenye kumbukumbu. Mwendeshaji anaweza kumrudisha; hadi atakaporudishwa, kataa taarifa hii.',
  correctionUndone: 'Marekebisho haya yameshabatilishwa.',
  correctionChanged:
    'Mojawapo ya taarifa hizi imebadilika baadaye. Batilisha kwanza badiliko la baadaye, au rekebisha taarifa upya.',
  wasRemoved: (reason) =>
    `Kampuni changa hii iliondolewa (${reason}). Mwendeshaji anaweza kuirudisha; hadi itakaporudishwa, kataa ombi hili.`,
  domainListed: (domain, name) => `${domain} imeshaorodheshwa: ${name}.`,

  logTitle: 'Maamuzi ya wasimamizi',
  logDescription: 'Nani aliamua nini, lini na kwa nini.',
  logEmpty: 'Bado hakuna maamuzi',
  logColumns: { at: 'Wakati', who: 'Nani', what: 'Uamuzi', about: 'Kuhusu', why: 'Kwa nini' },
  change: (field, before, after) => `${field}: ${before} → ${after}`,
  undo: 'Batilisha',
  undoOf: (subject) => `Batilisha uamuzi kuhusu ${subject}`,

  merge: {
    title: 'Unganisha kampuni changa mbili',
    description: 'Rekodi mbili ambazo ni kampuni moja zinakuwa moja.',
    lead: 'Awamu, habari, wafuatiliaji, vyanzo na ulinganisho uliohifadhiwa vya kampuni ya pili vinahamia kwenye ya kwanza, na anwani yake inaelekeza huko. Unaweza kubatilisha hatua hii.',
  },
  mergeCompare: 'Linganisha',
  mergeCaption: 'Kampuni zote mbili, taarifa kwa taarifa',
  mergeStays: 'Inabaki',
  mergeGoes: 'Inaunganishwa nayo',
  mergeCounts: {
    rounds: 'Idadi ya awamu',
    news: 'Idadi ya habari',
    followers: 'Idadi ya wafuatiliaji',
    people: 'Idadi ya watu',
    sources: 'Idadi ya vyanzo',
    comparisons: 'Idadi ya ulinganisho uliohifadhiwa wenye kampuni hii',
  },
  mergeSwap: 'Geuza mpangilio',
  mergeDo: 'Unganisha',
  merged: (gone, kept) => `${gone} kwenye ${kept}`,
  mergeRounds: {
    title: 'Unganisha awamu mbili',
    description: 'Rekodi mbili za awamu moja zinakuwa moja.',
    lead: 'Ripoti na wawekezaji wa awamu ya pili wanahamia kwenye ya kwanza, ambayo taarifa zake hazibadiliki; anwani ya awamu ya pili inaelekeza kwenye ya kwanza. Unaweza kubatilisha hatua hii.',
  },
  wrong: {
    reason: 'Eleza kwa nini, kwa herufi 2 hadi 2,000',
    contrary:
      'Vyanzo vilivyorekodiwa vinasema tofauti. Eleza kwa nini badiliko hili ni sahihi, kwa herufi 2 hadi 2,000',
    question: 'Andika swali, kwa herufi 2 hadi 2,000',
    unknownSlug: (slug) => `Hakuna kampuni changa yenye slug “${slug}”`,
    same: 'Andika kampuni changa mbili tofauti',
    unknownRound: (slug) => `Hakuna awamu yenye anwani “${slug}”`,
    sameRound: 'Chagua awamu nyingine tofauti na hii',
    otherStartup: 'Chagua awamu ya kampuni changa hiyohiyo',
    action: 'Chagua hatua ya kuchukua',
  },
  undone: 'Muungano huu umeshabatilishwa.',
  addressTaken: (slug) =>
    `Awamu iliyobaki sasa ina anwani “${slug}”. Ifanye ifuate ripoti yake ya awali, kisha ubatilishe muungano huu.`,
  keptGone: (name) =>
    `${name} haipo tena kwenye orodha. Ikiwa nayo iliunganishwa na nyingine, batilisha muungano huo kwanza.`,
};
