import { formatCount, formatShare } from '../../base/count.ts';
import type * as english from '../en/corrections.ts';
import type { TranslationOf } from '../translation.ts';

const either = (domains: readonly string[]) => domains.join(' au ');

export const correctionsText: TranslationOf<typeof english.correctionsText> = {
  title: 'Marekebisho',
  description:
    'Kilichokuwa na makosa hapa, kinachosemwa sasa, kwa nini, kwa chanzo gani, na ilichukua muda gani.',
  lead: 'Mtu yeyote anaweza kuripoti taarifa isiyo sahihi, pamoja na ukurasa unaoonyesha hivyo. Marekebisho yote yameorodheshwa hapa: tulichosema awali, tunachosema sasa, kwa nini, na kwa chanzo gani.',
  how: 'Kila ukurasa una kiungo cha kuripoti kosa. Jibu hutolewa ndani ya siku saba.',
  aboutOne: (subject) => `Marekebisho ya ${subject}`,
  all: 'Marekebisho yote',
  feed: 'Mlisho wa marekebisho',
  api: 'Katika muundo wa JSON',
  none: 'Bado hakuna marekebisho',
  noneWhy: 'Taarifa zilizorekebishwa zitaorodheshwa hapa.',
  figures: {
    waiting: 'Ripoti zinazosubiri jibu sasa',
    oldest: 'Ripoti iliyosubiri muda mrefu zaidi',
    days: (days) => `siku ${formatCount(days)}`,
    inTime: 'Ripoti zilizojibiwa ndani ya siku 7',
    accepted: 'Ripoti zilizokubaliwa',
    median: 'Muda wa kati (median) wa jibu',
    percent: (part, whole) => formatShare(part / whole),
    year: 'Ripoti zilizojibiwa na zilizokubaliwa ni kati ya zile zilizoamuliwa katika siku 365 zilizopita.',
  },
  columns: {
    fact: 'Taarifa',
    change: 'Badiliko',
    why: 'Kwa nini',
    source: 'Chanzo',
    days: 'Muda',
    at: 'Tarehe ya uamuzi',
  },
  thanks: (name) => `Kosa liligunduliwa na ${name}.`,
  onItsSource: 'Taarifa inafuata chanzo kilichotajwa hapa.',
  tookBack: 'Marekebisho yamebatilishwa.',
  takenBack: '(yamebatilishwa baadaye)',
  nowSays: 'sasa inasema',
  roleAt: (role, startup) => `${role} kwenye ${startup}`,
  suggested: 'Pendekezo:',
  source: 'Chanzo',
  sameDay: 'Siku hiyohiyo',
  feedTitle: 'Marekebisho',
  entryTitle: (subject, fact) => `${subject}: ${fact}`,
  entryWords: (before, after) => `Awali ilisema: ${before}. Sasa inasema: ${after}.`,

  isWrong: (fact) => `${fact}: ripoti kosa`,
  corrected: 'Marekebisho',
  replies: 'Majibu ya wahusika',
  replyTo: (fact) => `Kuhusu ${fact.toLowerCase()}:`,
  provenAt: (domain) => `kwa barua pepe ya ${domain}`,
  inLog: 'Katika daftari la marekebisho',
  history: (count) => `Taarifa za awali (${formatCount(count)})`,
  report: 'Kuna kosa hapa au kitu kinachokosekana',
  replyLink: 'Umetajwa hapa? Jibu',
  editFacts: 'Hariri taarifa hizi',

  suggestTitle: (name) => `Rekebisha taarifa za ${name}`,
  whichRound: 'Ni kuhusu awamu ya ufadhili? Chagua ni ipi:',
  suggestLead:
    'Eleza ni taarifa gani isiyo sahihi au isiyopo, iliyo sahihi ni ipi, na imeandikwa wapi. Msimamizi ataikagua na kujibu ndani ya siku saba.',
  email: 'Barua pepe yako',
  emailHint:
    'Ili tukutumie kiungo cha kuithibitisha, na jibu. Haichapishwi, na hufutwa miezi mitatu baadaye.',
  credit: 'Jina la kutajwa kwa shukrani katika daftari la wazi',
  creditHint: 'Acha wazi ili usitajwe.',
  unknownHint: 'Andika “unknown” pale ambapo hakuna chanzo kinachotaja taarifa hiyo.',

  statusTitle: 'Ripoti yako',
  statusDescription: 'Hatua iliyochukuliwa kuhusu kosa lililoripotiwa.',
  unconfirmed: 'Imebaki hatua moja',
  unconfirmedWhy: (email) =>
    `Tumetuma kiungo kwa ${email}. Wasimamizi wataona ripoti yako ukishaithibitisha huko; kiungo kinafanya kazi kwa wiki moja.`,
  confirmWhy: 'Wasimamizi wataona ripoti yako ukishaithibitisha.',
  confirm: 'Thibitisha ripoti',
  states: {
    pending: 'Imepokewa',
    needs_info: 'Tuna swali',
    published: 'Imekubaliwa',
    rejected: 'Imekataliwa',
  },
  answerBy: (day) => `Utapata jibu kufikia ${day}.`,
  isLate: (day) => `Jibu lilitakiwa kufikia ${day}. Tumechelewa, lakini hatujasahau.`,
  askedYou: 'Msimamizi anauliza:',
  said: 'Msimamizi anasema:',
  yourAnswer: 'Jibu lako',
  sendAnswer: 'Tuma jibu',
  seePage: 'Tazama ukurasa',
  seeLog: 'Tazama daftari la marekebisho',
  undone: 'Marekebisho haya yamebatilishwa baadaye.',
  badLink: 'Kiungo hiki hakifanyi kazi',
  badLinkWhy:
    'Hakijakamilika, au kimepitwa na muda. Nakili kiungo kizima kutoka kwenye barua pepe.',

  replyTitle: 'Jibu taarifa zinazokuhusu',
  replyDescription: 'Mhusika yeyote anaweza kujibu; jibu huonekana kando ya taarifa.',
  replyLead: (name) =>
    `${name}: mhusika anaweza kujibu kwa herufi zisizozidi 1,000. Jibu huonekana kando ya taarifa, pamoja na jina lako.`,
  replyProof: (domains) =>
    `Andika barua pepe yako ya ${either(domains)}. Tutaitumia kiungo cha kuandika jibu; barua pepe haichapishwi.`,
  noDomain:
    'Hatujui kikoa cha barua pepe cha mhusika, kwa hiyo hatuwezi kutuma uthibitisho. Ripoti tovuti yake kwanza, kisha ujibu.',
  replyEmail: 'Barua pepe yako kwenye kikoa hicho',
  replySend: 'Tuma kiungo',
  replySent: (domain) =>
    `Ikiwa barua pepe hiyo ipo kwenye ${domain}, tumeitumia kiungo. Kinafanya kazi kwa siku moja.`,
  replyFact: 'Kuhusu taarifa ipi',
  replyWords: 'Jibu lako',
  replyWordsHint: 'Herufi zisizozidi 1,000.',
  replySaidBy: 'Jina lako na wadhifa wako',
  replySaidByHint: 'Huonekana kando ya jibu, kama “Amina Diallo, mwanzilishi”.',
  replyPublish: 'Chapisha jibu',
  removeReply: 'Ondoa jibu',

  editTitle: (name) => `Hariri taarifa za ${name}`,
  editDescription: 'Taarifa za rekodi moja, kwa wasimamizi.',
  editLead:
    'Kila sehemu unayobadilisha inakuwa rekebisho katika daftari la wazi, pamoja na sababu yako na chanzo chake. Sehemu tupu ina maana kwamba taarifa haijulikani.',
  editReason: 'Sababu',
  editReasonHint: 'Wasomaji huiona katika daftari.',
  editSave: 'Hifadhi na uandike kwenye daftari',
  editHistory: 'Historia',
  undoReason: 'Sababu ya kubatilisha',
  undo: 'Batilisha',

  mail: {
    subjects: {
      received: (name) => `Thibitisha ripoti yako kuhusu ${name}`,
      ask: (name) => `Swali: ripoti yako kuhusu ${name}`,
      approve: (name) => `Imerekebishwa: ${name}`,
      reject: (name) => `Ripoti yako kuhusu ${name} imekataliwa`,
      undone: (name) => `Yamebatilishwa: marekebisho ya ${name}`,
    },
    about: (fact, subject) => `Mada: ${fact}, ${subject}.`,
    says: {
      received:
        'Thibitisha kuwa uliituma wewe: kisha msimamizi ataikagua na kujibu ndani ya siku saba. Kiungo kinafanya kazi kwa wiki moja.',
      ask: 'Msimamizi alisoma ripoti yako na anauliza:',
      approve: 'Msimamizi alikagua chanzo chako, na taarifa imerekebishwa. Asante.',
      reject: 'Msimamizi alisoma ripoti yako na hakubadilisha taarifa. Sababu:',
      undone:
        'Marekebisho ya kosa uliloripoti yamebatilishwa: taarifa imerudishwa kama ilivyokuwa awali.',
    },
    actions: { received: 'Thibitisha ripoti', ask: 'Jibu' },
    see: 'Tazama hatua iliyochukuliwa',
    ignore:
      'Ikiwa hukutuma chochote, puuza ujumbe huu: kuna aliyeandika anwani yako ya barua pepe kwa makosa.',
  },
  replyMail: {
    subject: (name) => `Jibu lako kwa taarifa kuhusu ${name}`,
    lead: (name) =>
      `Kuna aliyeomba kujibu taarifa kuhusu ${name} na akatoa anwani hii ya barua pepe. Fungua kiungo hiki ikiwa ni wewe.`,
    action: 'Andika jibu',
    valid: 'Kiungo kinafanya kazi kwa siku moja.',
    ignore: 'Ikiwa si wewe, puuza ujumbe huu.',
  },
  wrong: {
    weak: 'Anwani hii inaelekeza kwenye orodha au utafutaji ambao maudhui yake hubadilika. Andika anwani ya ukurasa unaosema hivyo',
    credit: 'Tumia herufi zisizozidi 80',
    domain: (domains) => `Andika barua pepe ya ${either(domains)}`,
    words: 'Andika herufi 2 hadi 1,000',
    saidBy: 'Andika jina lako na wadhifa wako, kwa herufi 2 hadi 80',
    tooManyReplies: (most) => `Tayari kuna majibu ${formatCount(most)} ya leo. Jaribu tena kesho.`,
    nothing: 'Badilisha angalau taarifa moja',
  },
};

export const confirmationsText: TranslationOf<typeof english.confirmationsText> = {
  undisclosed: 'kiasi hakijawekwa wazi',
  title: (name) => `Je, taarifa hizi za ${name} ni sahihi?`,
  description: 'Thibitisha kilichorekodiwa, au eleza kosa liko wapi.',
  lead: 'Haya ndiyo yaliyo kwenye kurasa zetu, kutoka vyanzo vya wazi. Ikiwa yote ni sahihi, bonyeza mara moja tu na ukurasa utaonyesha hivyo, pamoja na tarehe ya leo.',
  changed:
    'Kuna kilichobadilika tangu ulipofungua ukurasa huu. Uangalie tena kabla ya kuthibitisha.',
  confirm: 'Yote haya ni sahihi',
  correct: 'Kuna kosa',
  decline: 'Nisingependa kusema',
  never: 'Msitume tena swali kwa barua pepe hii',
  silence:
    'Usipojibu, hakuna kinachobadilika. Hakuna anayeulizwa zaidi ya mara moja katika miezi mitatu.',
  badLinkTitle: 'Kiungo hiki hakifanyi kazi',
  badLink: 'Hakijakamilika au kimepita siku 60. Kila ukurasa una njia ya kuripoti kosa.',
  thanks: 'Asante',
  done: {
    confirmed: 'Ukurasa sasa unaonyesha kuwa umethibitishwa, pamoja na tarehe ya leo.',
    corrected: 'Tuambie kosa liko wapi.',
    declined: 'Hakuna kinachobadilika.',
    never: 'Hatutatuma tena swali kwa barua pepe hii.',
  },
  see: (name) => `Tazama ukurasa wa ${name}`,
  confirmedBy: 'Imethibitishwa na timu yake yenyewe tarehe {day}: {facts}.',
  confirmedFacts: (labels, rounds) =>
    [
      ...labels.map((label) => label.toLowerCase()),
      ...(rounds > 0 ? [`awamu ${formatCount(rounds)}`] : []),
    ].join(', '),

  mail: {
    subject: (productName, name) => `Je, taarifa za ${productName} kuhusu ${name} ni sahihi?`,
    lead: (productName, name) =>
      `${productName} ni kumbukumbu za wazi za kampuni changa za Afrika na wawekezaji wake. Hizi ndizo taarifa zilizomo kuhusu ${name}, kutoka vyanzo vya wazi:`,
    action: 'Thibitisha au rekebisha taarifa, au kataa kujibu',
    noAccount:
      'Huhitaji akaunti, na kiungo kinafanya kazi kwa siku 60. Usipojibu, hakuna kinachobadilika, na hakuna anayeulizwa zaidi ya mara moja katika miezi mitatu.',
    never: 'Kiungo kilicho hapa chini kinakomesha maswali haya kabisa.',
  },
};
