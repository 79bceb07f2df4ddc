import { formatCount } from '../../base/count.ts';
import type * as english from '../en/mail.ts';
import type { TranslationOf } from '../translation.ts';

const DURATIONS: Array<[minutes: number, unit: string]> = [
  [1_440, 'siku'],
  [60, 'saa'],
  [1, 'dakika'],
];

const forMinutes = (minutes: number): string => {
  const [size, unit] = DURATIONS.find(([size]) => minutes % size === 0) ?? [1, 'dakika'];
  return `${unit} ${formatCount(minutes / size)}`;
};

export const mailText: TranslationOf<typeof english.mailText> = {
  greeting: (name) => (name ? `Habari ${name},` : 'Habari,'),
  ignore:
    'Ikiwa si wewe uliyeomba, unaweza kupuuza ujumbe huu: usipofungua kiungo, hakuna kitakachofanyika.',
  footer: (productName, address) => `${productName}, ${address}`,
  unsubscribe: 'Acha kupokea ujumbe huu',

  dev: {
    title: 'Barua pepe zilizohifadhiwa kama mafaili',
    description: 'Barua pepe ambazo tovuti hii ingetuma.',
    lead: (folder) =>
      `Hakuna seva ya barua pepe iliyowekwa (SMTP_URL), kwa hiyo kila barua pepe inakuwa faili katika ${folder}. Mpya zinatangulia.`,
    leadSmtp:
      'Seva ya barua pepe imewekwa (SMTP_URL): barua pepe mpya zinakwenda huko. Hizi ni za zamani.',
    none: 'Bado hakuna barua pepe',
    noneWhy:
      'Jisajili, au jiandikishe kupokea jarida la barua pepe, na ujumbe utaonekana hapa baada ya sekunde chache.',
    toOn: (to, date) => `Kwa ${to}, ${date}`,
    back: 'Barua pepe zote',
    text: 'Yaliyomo',
    headers: 'Vichwa vya ujumbe',
    html: 'Katika muundo wa HTML',
  },

  verify: {
    subject: (productName) => `Thibitisha barua pepe ya akaunti yako ya ${productName}`,
    lead: 'Fungua kiungo hiki ili kuthibitisha kuwa barua pepe hii ni yako.',
    action: 'Thibitisha barua pepe yangu',
    valid: (minutes) => `Kiungo kinafanya kazi mara moja tu, ndani ya ${forMinutes(minutes)}.`,
  },
  reset: {
    subject: (productName) => `Chagua nenosiri jipya la ${productName}`,
    lead: 'Kuna aliyeomba nenosiri jipya la akaunti yako. Fungua kiungo hiki ili kulichagua.',
    action: 'Chagua nenosiri jipya',
    valid: (minutes) =>
      `Kiungo kinafanya kazi mara moja tu, ndani ya ${forMinutes(minutes)}. Ukikitumia, vivinjari vingine vyote vitaondolewa kwenye akaunti.`,
    ignore: 'Ikiwa si wewe uliyeomba, unaweza kupuuza ujumbe huu: nenosiri lako litabaki lilivyo.',
  },
  welcome: {
    subject: (productName) => `Karibu ${productName}`,
    lead: 'Barua pepe yako imethibitishwa, na akaunti yako iko tayari.',
    follow:
      'Fuatilia kampuni changa, wawekezaji, sekta na mahali, na dashibodi yako itaonyesha kinachobadilika.',
    action: 'Fungua dashibodi yangu',
  },
  alreadyRegistered: {
    subject: (productName) => `Tayari una akaunti ya ${productName}`,
    lead: 'Kuna aliyejaribu kujisajili kwa barua pepe hii, ambayo tayari ina akaunti. Hakuna kilichobadilika.',
    action: 'Ingia',
    forgot: 'Ikiwa hukumbuki nenosiri lako, chagua jipya:',
    forgotAction: 'Chagua nenosiri jipya',
    ignore: 'Ikiwa si wewe, unaweza kupuuza ujumbe huu.',
  },
  signIn: {
    subject: (productName) => `Kuna aliyeingia kwenye akaunti yako ya ${productName}`,
    lead: (browser, at) =>
      `Kwa mara ya kwanza, ${browser ?? 'kivinjari au programu mpya'} imetumika kuingia kwenye akaunti yako, tarehe ${at.toISOString().slice(0, 16).replace('T', ' saa ')} UTC.`,
    notYou:
      'Ikiwa si wewe, badilisha nenosiri lako mara moja: kufanya hivyo kutaondoa vivinjari vingine vyote kwenye akaunti.',
    action: 'Tazama nilikoingia',
  },
  guesses: {
    subject: (productName) => `Kuna anayejaribu kukisia nenosiri lako la ${productName}`,
    lead: 'Leo manenosiri zaidi ya mia moja yasiyo sahihi yamejaribiwa kwa akaunti yako, kutoka anwani moja au nyingi. Vivinjari ambavyo havijawahi kutumika na akaunti yako sasa vinapaswa kusubiri kati ya jaribio moja na jingine; unavyovitumia haviathiriki.',
    advice:
      'Ikiwa nenosiri lako ni refu na hulitumii kwingine, huhitaji kufanya chochote. Hatua ya pili ya kuingia huwazuia wengine hata wakikisia nenosiri.',
    action: 'Tazama kilichotokea',
  },
  wrongCodes: {
    subject: (productName) => `Huenda kuna anayejua nenosiri lako la ${productName}`,
    lead: 'Ndani ya saa moja misimbo kumi au zaidi isiyo sahihi imeingizwa kwenye hatua ya pili ya akaunti yako, baada ya nenosiri sahihi au kwenye kifaa kilichoingia kwenye akaunti. Hali hii ikiendelea, hata misimbo sahihi inaweza kukataliwa.',
    advice:
      'Ikiwa si wewe, chagua nenosiri jipya mara moja: kufanya hivyo kutakomesha majaribio haya na kuondoa vivinjari vingine vyote kwenye akaunti.',
    action: 'Chagua nenosiri jipya',
  },
  confirmAddress: {
    subject: (productName) => `Thibitisha barua pepe mpya ya akaunti yako ya ${productName}`,
    lead: 'Anwani hii ya barua pepe imetajwa kuwa anwani mpya ya akaunti. Fungua kiungo hiki, ukiwa umeingia kwenye akaunti, ili kuthibitisha anwani hiyo.',
    action: 'Thibitisha barua pepe yangu mpya',
    valid: (minutes) => `Kiungo kinafanya kazi mara moja tu, ndani ya ${forMinutes(minutes)}.`,
  },
  addressNotice: {
    subject: (productName) => `Barua pepe ya akaunti yako ya ${productName}`,
    requested:
      'Kuna aliyeomba kubadilisha barua pepe ya akaunti yako. Itabadilika kiungo kilichotumwa kwa barua pepe mpya kitakapofunguliwa.',
    done: 'Akaunti yako sasa ina barua pepe nyingine. Barua pepe hii haihusiani nayo tena.',
    notYou:
      'Ikiwa si wewe, chagua nenosiri jipya mara moja: kufanya hivyo kutaondoa vivinjari vyote kwenye akaunti.',
    notYouDone: 'Ikiwa si wewe, tuandikie mara moja.',
    action: 'Chagua nenosiri jipya',
  },
  accountDeleted: {
    subject: (productName) => `Akaunti yako ya ${productName} imefutwa`,
    lead: 'Akaunti yako na vyote vilivyomo vimefutwa, kama ulivyoomba. Umeondolewa kwenye akaunti katika vifaa vyote.',
    kept: 'Tunahifadhi ankara zilizolipwa kwa muda ambao sheria ya kodi inataka, bila jina lako wala anwani yako. Huu ni ujumbe wetu wa mwisho kwako.',
    notYou:
      'Ikiwa si wewe, kuna anayejua nenosiri lako: libadilishe kwingine kote unakolitumia, na utuandikie.',
  },
  factorChanged: {
    subject: (productName) => `Hatua ya pili ya akaunti yako ya ${productName} imebadilishwa`,
    leads: {
      factor_added: 'Hatua ya pili ya kuingia imeongezwa kwenye akaunti yako.',
      factor_removed: 'Hatua ya pili ya kuingia imeondolewa kwenye akaunti yako.',
      recovery_codes_made:
        'Misimbo mipya ya kurejesha akaunti yako imetengenezwa; ya zamani haifanyi kazi tena.',
    },
    notYou:
      'Ikiwa si wewe, chagua nenosiri jipya mara moja: kufanya hivyo kutaondoa vivinjari vingine vyote kwenye akaunti.',
    action: 'Chagua nenosiri jipya',
  },
  passwordChanged: {
    subject: (productName) => `Nenosiri lako la ${productName} limebadilishwa`,
    lead: 'Nenosiri la akaunti yako limebadilishwa hivi punde.',
    notYou:
      'Ikiwa si wewe, chagua nenosiri jipya mara moja: kufanya hivyo kutaondoa vivinjari vingine vyote kwenye akaunti.',
    action: 'Chagua nenosiri jipya',
  },
};
