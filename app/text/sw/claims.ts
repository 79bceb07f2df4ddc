import type * as english from '../en/claims.ts';
import type { TranslationOf } from '../translation.ts';

export const claimsText: TranslationOf<typeof english.claimsText> = {
  link: 'Dai wasifu huu',
  ask: 'Ni kampuni yako?',
  crumb: 'Dai',
  title: (startup) => `Dai wasifu wa ${startup}`,
  description:
    'Onyesha kuwa unazungumza kwa niaba ya kampuni, na mabadiliko yako yatawekwa alama kuwa ni ya kampuni yenyewe.',
  leadOf: {
    domain:
      'Onyesha kwa mojawapo ya njia hizi kuwa unazungumza kwa niaba ya kampuni. Mabadiliko yako yatawekwa alama kuwa ni ya kampuni yenyewe na kusomwa kwanza. Awamu za ufadhili bado zinahitaji chanzo huru.',
    none: 'Onyesha kwa mojawapo ya njia hizi mbili kuwa unazungumza kwa niaba ya kampuni; msimamizi atakagua uthibitisho huo. Mabadiliko yako yatawekwa alama kuwa ni ya kampuni yenyewe na kusomwa kwanza. Awamu za ufadhili bado zinahitaji chanzo huru.',
  },
  waits:
    'Dai lako linasubiri msimamizi, atakayelisoma ndani ya siku chache. Kabla ya hapo unaweza kutuma uthibitisho mwingine.',
  noDomain:
    'Hatujui tovuti ya kampuni yenyewe. Ikiwa kampuni ina tovuti, ipendekeze kwanza; kisha tutaweza kuikagua mara moja.',
  addWebsite: 'Pendekeza tovuti yake',
  mail: {
    title: 'Kwa barua pepe',
    label: (domain) => `Barua pepe yako ya ${domain}`,
    send: 'Nitumie kiungo',
  },
  dns: {
    title: 'Kwa rekodi ya DNS',
    lead: (domain) =>
      `Ongeza rekodi hii ya TXT kwenye ${domain}. Inaweza kuchukua saa moja kabla ya kuonekana.`,
    check: 'Kagua rekodi',
  },
  tag: {
    title: 'Kwa lebo kwenye tovuti yako',
    lead: (website) => `Weka mstari huu kwenye sehemu ya head ya ${website}.`,
    check: 'Kagua ukurasa',
  },
  page: {
    title: 'Kwa ukurasa wa kampuni kwingineko',
    lead: 'Weka mstari huu mahali ambapo kila mtu anaweza kuusoma kwenye ukurasa wa umma wa kampuni, kama LinkedIn, Facebook, Instagram, X au sajili ya kampuni. Msimamizi atautazama; unaweza kuuondoa baadaye.',
    label: 'Anwani ya ukurasa huo',
    hint: 'Kwa mfano https://www.linkedin.com/company/kampuni-yako',
  },
  letter: {
    title: 'Kwa barua',
    lead: (startup) =>
      `Piga picha au changanua barua yenye nembo ya kampuni, iliyotiwa saini na tarehe, inayosema kuwa unazungumza kwa niaba ya ${startup}. Wasimamizi pekee ndio wanaoiona, na hufutwa baada ya uamuzi wao.`,
    label: 'Picha ya barua',
    hint: 'PNG, JPEG au WebP, isizidi MB 6.',
  },
  send: 'Tuma kwa ukaguzi',
  sent: (domain) =>
    `Tumetuma kiungo kwenye barua pepe yako ya ${domain}. Kinafanya kazi kwa siku moja, ukiwa umeingia hapa.`,
  confirm: (startup) => `Ndiyo, ninazungumza kwa niaba ya ${startup}`,
  done: {
    mail: (startup) => `Unazungumza kwa niaba ya ${startup}: imethibitishwa kwa barua pepe.`,
    dns: (startup) => `Unazungumza kwa niaba ya ${startup}: imethibitishwa kwa rekodi ya DNS.`,
    tag: (startup) =>
      `Unazungumza kwa niaba ya ${startup}: imethibitishwa kwa lebo kwenye tovuti yake.`,
    page: (startup) =>
      `Unazungumza kwa niaba ya ${startup}: imethibitishwa kwa ukurasa wake wa umma.`,
    letter: (startup) => `Unazungumza kwa niaba ya ${startup}: imethibitishwa kwa barua.`,
  },
  edit: 'Pendekeza badiliko',
  rules: 'Jinsi taarifa zinavyokaguliwa',
  ownEdit: 'Kutoka kwa kampuni',
  ownEditWhy: 'Aliyetuma alionyesha kuwa anazungumza kwa niaba ya kampuni.',
  yourEdits: 'Umedai wasifu huu: mabadiliko yako yanawekwa alama kuwa ni ya kampuni yenyewe.',
  notFound: {
    dns: (domain) => `Rekodi za TXT za ${domain} bado hazina mstari huu.`,
    tag: (_domain, website) =>
      `Ukurasa wa ${website} haukusomeka, unaelekeza kwenye tovuti nyingine au hauna mstari huu.`,
  },
  wrong: {
    method: 'weka mail, dns, tag, page au letter',
    page: 'Weka anwani ya ukurasa, kama https://www.linkedin.com/company/kampuni-yako',
    letter: 'Chagua picha ya barua',
    tooManySent: 'Umetuma uthibitisho mara tano leo. Tuma unaofuata kesho.',
    email: (domain) => `Andika barua pepe inayoishia na @${domain}`,
    link: 'Kiungo hiki ni cha zamani, cha akaunti nyingine au cha tovuti nyingine. Omba kipya.',
    tooMany: 'Umejaribu mara nyingi mno. Jaribu tena baada ya saa moja.',
  },
  decided: {
    subjects: {
      approve: (startup) => `Dai lako la wasifu wa ${startup} limekubaliwa`,
      reject: (startup) => `Dai lako la wasifu wa ${startup} halikukubaliwa`,
    },
    says: {
      approve:
        'Msimamizi alikagua dai lako na kulikubali. Mabadiliko yako kwenye wasifu sasa yanaonyeshwa kuwa ya kampuni yenyewe.',
      reject:
        'Msimamizi alikagua dai lako na hakulikubali: mabadiliko yako hayahesabiki kuwa ya kampuni yenyewe. Sababu:',
    },
    again: 'Tuma uthibitisho mwingine',
  },
  mailed: {
    subject: (startup) => `Dai wasifu wa ${startup}`,
    lead: (startup, productName) =>
      `Kuna mwenye akaunti kwenye ${productName} anayesema kuwa anazungumza kwa niaba ya ${startup}. Ikiwa ni wewe, fungua kiungo hiki ukiwa umeingia.`,
    action: 'Dai wasifu',
    valid: 'Kiungo kinafanya kazi kwa siku moja na kwa akaunti iliyokiomba tu.',
  },
};
