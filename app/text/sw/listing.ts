import { formatCount } from '../../base/count.ts';
import type * as english from '../en/listing.ts';
import type { TranslationOf } from '../translation.ts';

export const listingText: TranslationOf<typeof english.listingText> = {
  introTitle: 'Ongeza kampuni changa',
  introDescription: 'Omba kampuni changa iongezwe: maelezo tunayohitaji, na kinachofuata.',
  introLead:
    'Mtu yeyote anaweza kuomba kampuni changa ya Afrika iongezwe. Huchukua kama dakika tano, na ni bure.',
  asked: 'Maelezo tunayohitaji',
  askedList: [
    'Jina la kampuni, tovuti yake yenyewe, mstari mmoja kuhusu inachofanya, na sentensi chache rahisi.',
    'Nchi kuu ya kampuni, mwaka ilipoanza, sekta moja hadi tano, inamuuzia nani, na ina wafanyakazi wangapi.',
    'Awamu za ufadhili, kama zipo, kila moja na anwani ya ukurasa unaoiripoti.',
    'Waanzilishi, nembo na jina la mtumiaji la Twitter, ukipenda.',
  ],
  next: 'Kinachofuata',
  nextList: [
    'Msimamizi hukagua ulichotuma, kwa kawaida ndani ya siku chache.',
    'Kama kuna jambo lisiloeleweka, tunakuuliza kwa barua pepe na hapa.',
    'Kampuni ikishachapishwa, unapata anwani ya ukurasa wake. Kila taarifa iliyomo huonyesha ilikotoka.',
  ],
  start: 'Anza',
  goOn: 'Endelea na rasimu yako',
  draftLast: 'Badiliko la mwisho: {when}.',
  dropDraft: 'Futa rasimu',
  limit: (perDay) => `Unaweza kutuma maombi ya kampuni changa ${formatCount(perDay)} kwa siku.`,
  verifyFirst:
    'Thibitisha barua pepe yako kwanza: maombi, madai na mafaili hutumwa tu kutoka barua pepe iliyothibitishwa.',
  verifyLink: 'Thibitisha barua pepe yangu',
  yours: 'Maombi uliyotuma',
  yoursColumns: { name: 'Kampuni changa', kind: 'Aina', state: 'Hali', sent: 'Tarehe ya kutumwa' },
  kinds: { listing: 'Kampuni changa mpya', edit: 'Badiliko lililopendekezwa' },
  states: {
    pending: 'Inasubiri msimamizi',
    needs_info: 'Inasubiri jibu lako',
    published: 'Imechapishwa',
    rejected: 'Haikuchapishwa',
  },

  formTitle: 'Ongeza kampuni changa',
  changeTitle: (name) => `Badilisha ulichotuma kuhusu ${name}`,
  formDescription: 'Fomu ya kuomba kampuni changa iongezwe.',
  stepOf: (step, all) => `Hatua ya ${formatCount(step)} kati ya ${formatCount(all)}`,
  steps: ['Kampuni', 'Mahali na sekta', 'Ufadhili', 'Watu na viungo', 'Kagua majibu'],
  stepsLabel: 'Hatua',
  save: 'Hifadhi na uendelee',
  later: 'Hifadhi na urudi baadaye',
  send: 'Tuma',
  sendAgain: 'Tuma tena',
  draftKept: 'Rasimu imehifadhiwa',
  draftNotKept: 'Imeshindikana kuhifadhi rasimu. Itahifadhiwa ukibonyeza kitufe.',
  change: 'Badilisha',
  changeStep: (step) => `Badilisha sehemu ya “${step}”`,
  nothing: '-',
  fields: {
    logo: 'Nembo',
    rounds: 'Awamu za ufadhili',
    founders: 'Waanzilishi',
    role: 'Uhusiano wako na kampuni',
  },
  hints: {
    logo: 'PNG, JPEG au WebP, isiyozidi KB 512.',
    role: 'Kwa mfano: mwanzilishi, mfanyakazi, mwekezaji, mteja, au uhusiano mwingine.',
  },
  roles: ['Mwanzilishi', 'Mfanyakazi', 'Mwekezaji', 'Mshauri', 'Mteja', 'Mwandishi wa habari'],
  types: {
    B2B: 'Kwa biashara (B2B)',
    B2C: 'Kwa watumiaji (B2C)',
    B2B2C: 'Kwa watumiaji kupitia biashara (B2B2C)',
    C2C: 'Kati ya watumiaji wenyewe (C2C)',
    other: 'Kwa wengine',
  },
  industry: (number) => (number === 1 ? 'Sekta kuu' : `Sekta ya ${formatCount(number)}`),
  choose: 'Chagua',
  none: 'Hakuna',
  logoNow: 'Nembo kama itakavyoonekana.',
  logoRemove: 'Ondoa nembo',
  rows: {
    rounds: {
      hint: 'Acha wazi kama hakuna. Kila awamu inahitaji ukurasa unaoiripoti.',
      one: (number) => `Awamu ya ${formatCount(number)}`,
      parts: {
        round: 'Aina ya awamu',
        date: 'Tarehe ya tangazo',
        amount: 'Kiasi',
        investors: 'Wawekezaji',
        source_url: 'Anwani ya ukurasa unaoiripoti',
      },
      hints: {
        date: 'Tarehe kadiri inavyojulikana: 2024, Mei 2024 au 17 Mei 2024.',
        amount:
          'Kiasi kama kilivyotangazwa, kwa mfano $250k, milioni 4 au NGN 40m. Acha wazi kama hakikuwekwa wazi.',
        investors: 'Tenganisha kwa koma. Andika (lead) baada ya aliyeongoza.',
      },
      add: 'Ongeza awamu nyingine',
      remove: (number) => `Ondoa awamu ya ${formatCount(number)}`,
    },
    founders: {
      hint: 'Waanzilishi wasizidi kumi.',
      one: (number) => `Mwanzilishi wa ${formatCount(number)}`,
      parts: { name: 'Jina', title: 'Wadhifa', link: 'Wasifu wa umma' },
      hints: {},
      add: 'Ongeza mwanzilishi mwingine',
      remove: (number) => `Ondoa mwanzilishi wa ${formatCount(number)}`,
    },
  },
  confirm: 'Nilichoandika ni kweli, na kila chanzo kinasema nilichoeleza',
  otherCompany: 'Ni kampuni tofauti na zilizo hapo juu',
  duplicates: 'Je, ni moja kati ya hizi?',
  duplicatesWhy:
    'Kampuni changa yenye kikoa kilekile huorodheshwa mara moja tu. Kama yenye jina linalofanana ni kampuni nyingine, sema hivyo hapa chini.',
  sameDomain: 'Tovuti ileile',
  similarName: 'Jina linalofanana, nchi ileile',
  ownOpen: 'Umeshatuma ombi hili',
  suggestInstead: 'Pendekeza badiliko',

  doneHeads: {
    listing: {
      title: 'Ombi lako la kuongeza kampuni changa',
      description: 'Hali ya ombi lako la kuongeza kampuni changa.',
    },
    edit: { title: 'Badiliko ulilopendekeza', description: 'Hali ya badiliko ulilopendekeza.' },
  },
  done: (name) => `Asante. ${name} inasubiri msimamizi.`,
  doneEdit: (name) =>
    `Asante. Badiliko ulilopendekeza kwenye wasifu wa ${name} linasubiri msimamizi.`,
  saying: {
    pending:
      'Msimamizi atakagua ulichotuma, kwa kawaida ndani ya siku chache. Utapata barua pepe uamuzi ukitolewa.',
    needs_info: 'Msimamizi anauliza:',
    published: 'Ulichotuma kimechapishwa.',
    rejected: 'Ulichotuma hakikuchapishwa. Msimamizi anasema:',
  },
  seeStartup: (name) => `Tazama ${name}`,
  answer: 'Jibu lako',
  answerHint: 'Herufi zisizozidi 2,000. Unaweza pia kubadilisha ulichotuma.',
  answerSend: 'Tuma jibu',
  answerChange: 'Badilisha nilichotuma',
  answered: 'Ulijibu:',
  addAnother: 'Ongeza kampuni changa nyingine',
  allYours: 'Maombi yote uliyotuma',

  suggestLink: 'Pendekeza badiliko',
  suggestDescription: 'Eleza kilicho na kosa au kinachokosekana, na mahali kilipoandikwa.',
  suggestFields: {
    field: 'Kilicho na kosa au kinachokosekana',
    value: 'Inavyopaswa kuwa',
    source_url: 'Anwani ya ukurasa unaosema hivyo',
    note: 'Dokezo kwa msimamizi',
  },
  suggestHints: {
    value:
      'Ukichagua sekta, andika majina yake yakitenganishwa kwa koma. Ukichagua hali, andika active, acquired, closed au public.',
    note: 'Herufi zisizozidi 1,000.',
  },
  suggestNow: 'Kilichoorodheshwa sasa',
  suggestSend: 'Tuma',

  tooManyToday: (perDay) =>
    `Umetuma maombi ${formatCount(perDay)} leo, na hicho ndicho kikomo cha mtu mmoja. Endelea kesho.`,
  duplicate: 'Kampuni changa kama hii imeshaorodheshwa.',
  wrong: {
    role: 'Eleza unavyoifahamu kampuni, kwa herufi 2 hadi 80',
    confirmation: 'Thibitisha kuwa ulichoandika ni kweli',
    founders: 'Taja waanzilishi wasiozidi kumi',
    founderName: 'Andika jina la herufi 2 hadi 80',
    founderTitle: 'Tumia herufi zisizozidi 80',
    link: 'Andika anwani inayoanza na https au http',
    rounds: 'Taja awamu zisizozidi 20',
    source: 'Andika anwani ya ukurasa unaoiripoti',
    logo: 'Pakia picha',
    domainListed: 'Tovuti hii imeshaorodheshwa',
    answer: 'Andika herufi 2 hadi 2,000',
    field: 'Chagua kilicho na kosa au kinachokosekana',
    same: 'Hiki ndicho kilichoorodheshwa tayari',
    note: 'Tumia herufi zisizozidi 1,000',
  },
  mail: {
    subjects: {
      approve: (name) => `${name} imechapishwa`,
      ask: (name) => `Swali kuhusu ${name}`,
      reject: (name) => `${name} haikuchapishwa`,
    },
    editSubjects: {
      approve: (name) => `Badiliko ulilopendekeza kwenye wasifu wa ${name} limechapishwa`,
      ask: (name) => `Swali kuhusu badiliko ulilopendekeza kwenye wasifu wa ${name}`,
      reject: (name) => `Badiliko ulilopendekeza kwenye wasifu wa ${name} halikuchapishwa`,
    },
    approve: 'Msimamizi alikagua ulichotuma, na kimechapishwa. Asante.',
    ask: 'Msimamizi alisoma ulichotuma na anauliza:',
    reject: 'Msimamizi alisoma ulichotuma na hakukichapisha. Sababu:',
    see: 'Tazama',
    answer: 'Jibu',
    seeState: 'Tazama hali yake',
  },
};

export const logosText: TranslationOf<typeof english.logosText> = {
  from: (host) => `Nembo kutoka ${host}`,
  remove: 'Ondoa nembo',
};

export const picturesText: TranslationOf<typeof english.picturesText> = {
  wrong: {
    large: (kilobytes) => `Chagua picha isiyozidi KB ${formatCount(kilobytes)}.`,
    kind: 'Chagua picha ya PNG, JPEG au WebP.',
    broken: 'Imeshindikana kusoma picha hii. Ihifadhi tena na uchague faili jipya.',
    pixels: (megapixels) => `Chagua picha isiyozidi pikseli milioni ${formatCount(megapixels)}.`,
    many: (perDay) => `Umetuma picha ${formatCount(perDay)} leo. Tuma inayofuata kesho.`,
  },
};

const outcomes: Record<string, string> = {
  ok: 'imesomeka',
  refused: 'robots.txt yake hairuhusu',
  'not-public': 'anwani yake inaelekeza kwenye mtandao binafsi',
  'not-html': 'si ukurasa wa tovuti',
  'too-slow': 'ilichukua muda mrefu mno',
  'too-large': 'ilikuwa kubwa mno',
  redirects: 'ilielekeza kwingine mara nyingi mno',
  network: 'haikujibu',
  unreadable: 'haikufunguka',
  address: 'anwani yake si anwani ya tovuti',
};

export const technologiesText: TranslationOf<typeof english.technologiesText> = {
  ask: 'Soma tovuti',
  asked: 'Ombi la kusoma tovuti limetumwa.',
  read: (day, outcome) => `Tovuti ilisomwa ${day}: ${outcomes[outcome] ?? outcome}.`,
  neverRead: 'Tovuti bado haijasomwa.',
  moderatorsOnly: 'Wasimamizi pekee ndio wanaoomba tovuti isomwe.',
};
