import { formatShare } from '../../base/count.ts';
import type { FundingRound, MoneyKind } from '../../base/enumerations.ts';
import { pathTo } from '../../base/paths.ts';
import type * as english from '../en/about.ts';
import type { TranslationOf } from '../translation.ts';
import about from './about.json' with { type: 'json' };
import attributionPolicy from './legal-attribution-policy.json' with { type: 'json' };
import privacyPolicy from './legal-privacy-policy.json' with { type: 'json' };
import terms from './legal-terms.json' with { type: 'json' };
import methodology from './methodology.json' with { type: 'json' };
import { capital, ofCount, sayCountries, sayIndustries, sayStartups } from './words.ts';

export const legalText: TranslationOf<typeof english.legalText> = {
  contents: 'Yaliyomo',
  changed: 'Badiliko la mwisho: {when}',
  contact: (email) =>
    email
      ? `Tuandikie kwa [${email}](mailto:${email}).`
      : 'Tovuti hii bado haijachapisha anwani ya mawasiliano.',
  terms: terms as english.LegalDocument,
  privacyPolicy: privacyPolicy as english.LegalDocument,
  attributionPolicy: attributionPolicy as english.LegalDocument,
  about: about as english.LegalDocument,
};

export const methodologyText: TranslationOf<typeof english.methodologyText> = {
  document: methodology as english.LegalDocument,
  short: {
    title: 'Kwa ufupi',
    lead: (day) =>
      `Rekodi ngapi zilikuwa na makosa kati ya zile zilizochaguliwa kwa nasibu tarehe ${day} na kuweza kuhakikiwa, na masafa ambamo uwiano halisi umo. [Kilichochaguliwa, na jinsi kilivyochaguliwa](#audit).`,
  },
  audit: {
    title: 'Ukaguzi ulibaini nini',
    sheetTitle: 'Ukaguzi',
    found: (day, drawn, judged, wrong) =>
      `Tarehe ${day}, rekodi ${drawn} za kampuni changa, awamu na matukio ya ununuzi au kufungwa zilichaguliwa kwa nasibu, kwa namba ya kuanzia (seed) isiyobadilika, na kulinganishwa na kurasa zilizochapishwa. ${judged} kati yake ziliweza kuhakikiwa; ${wrong} zilikuwa na makosa.`,
    earlier: (day, drawn, what, judged, wrong) =>
      `Kabla ya hapo, tarehe ${day}, ${what} zilichaguliwa, jumla ${drawn}: ${wrong} kati ya ${judged} zilizoweza kuhakikiwa zilikuwa na makosa, na zimerekebishwa.`,
    drawnOf: {
      facts: 'taarifa moja moja',
      whole: 'rekodi za kampuni changa, awamu na matukio ya ununuzi au kufungwa',
    },
    caption: 'Rekodi zilizochaguliwa kwa nasibu',
    columns: {
      what: 'Aina',
      drawn: 'Zilizochaguliwa',
      right: 'Sahihi',
      wrong: 'Zenye makosa',
      untold: 'Zisizoweza kuhakikiwa',
      share: 'Sehemu yenye makosa',
      interval: 'Masafa ya 95%',
    },
    kinds: { startup: 'Kampuni changa', round: 'Awamu', exit: 'Ununuzi na kufungwa' },
    kindsMean:
      'Kwa kampuni changa: nchi, jiji, mwaka wa kuanzishwa, hali, tovuti, aina ya wateja na watu. Kwa awamu: kiasi, tarehe, aina na kiongozi. Kwa tukio: kilichotokea (ilinunuliwa, iliungana, iliorodheshwa au ilifungwa), lini, na nani aliinunua. Sehemu moja yenye kosa huifanya rekodi nzima kuwa na kosa.',
    howToRead:
      'Sahihi: kurasa zinaithibitisha na hazipingi chochote kilichorekodiwa; sehemu ambayo hakuna ukurasa uliopatikana kuithibitisha haihesabiwi kuwa kosa. Yenye kosa: ukurasa unapinga sehemu yake, au kurasa zinazopinga ni nyingi kuliko zinazokubali. Haiwezi kuhakikiwa: hakuna ukurasa uliopatikana unaoithibitisha, au kurasa zinazoithibitisha na zinazoipinga zinalingana kwa idadi. “Sehemu yenye makosa” ni ya zile zilizohakikiwa pekee, na ile halisi inaweza kuwa popote ndani ya masafa hayo (masafa ya Wilson ya 95%). Yaliyoripotiwa sana hupatikana kwa urahisi zaidi, hivyo zilizohakikiwa huenda ni bora kuliko nyingine. Aina hazikuchaguliwa kwa uwiano wa kumbukumbu: kwa pamoja hazitoi kiwango cha kumbukumbu nzima.',
    mistakes: 'Makosa yaliyopatikana, yote yamesharekebishwa:',
    sheet: `Jedwali la ukaguzi, mstari kwa mstari, katika muundo wa [CSV](${pathTo('/methodology/audit.csv')}) na [XLSX](${pathTo('/methodology/audit.xlsx')}), pamoja na kurasa zilizosomwa. Jinsi sampuli ilivyochaguliwa imeelezwa katika folda docs/audit ya msimbo chanzo.`,
  },
  others: {
    title: 'Wengine wanahesabu nini',
    holds: (ours, theirs, publisher, year) =>
      `{productName} ina ${ours} kati ya ${theirs} ambazo ${publisher} ilihesabu kwa mwaka ${year}.`,
    holdsMore: (ours, theirs, publisher, year) =>
      `{productName} ina ${ours} kwa mwaka ${year}; ${publisher} ilihesabu ${theirs}.`,
    howToRead:
      'Kiasi chetu ni jumla ya fedha za awamu zote zilizowekwa wazi za mwaka na mahali hapo: hisa, mikopo na ruzuku, za ukubwa wowote, bila zile zinazotegemea vyanzo dhaifu pekee. Wengine hutumia vigezo tofauti: baadhi huacha uwekezaji mdogo, baadhi huongeza ule wa siri. Hivyo sehemu inaonyesha tofauti kati ya jumla mbili, si kwamba moja imo ndani ya nyingine; inaweza kuzidi 100%. Pale ambapo jumla ya wengine haijumuishi hisa au mikopo, hatuonyeshi sehemu.',
    caption: 'Jumla zilizochapishwa na wengine, kando ya zetu',
    columns: {
      who: 'Mchapishaji',
      year: 'Mwaka',
      place: 'Mahali',
      counts: 'Kinachohesabiwa',
      theirs: 'Kiasi chao',
      ours: 'Kiasi chetu',
      share: 'Sehemu',
    },
    africa: 'Afrika',
    nothingYet: 'Bado hakuna',
    unknown: 'Haijulikani',
    otherMoney: 'Hazilinganishiki',
  },
};

const rounds: Record<FundingRound, string> = {
  Angel:
    'Watu binafsi huwekeza fedha zao wenyewe, mara nyingi kabla ya mfuko wowote kufanya hivyo.',
  'Pre-Seed': 'Fedha za kwanza kutoka nje, mara nyingi kabla ya kuwapo bidhaa inayolipiwa.',
  Seed: 'Fedha za mwanzo, za kujenga bidhaa na kupata wateja wa kwanza.',
  Grant:
    'Fedha zisizorudishwa na zisizompa mtoaji hisa, kama vile za taasisi ya hisani, programu au tuzo.',
  'Venture Series':
    'Awamu ya wawekezaji wa mitaji ya ubia ambayo chanzo chake hakitaji herufi, au kinataja inayofuata C, kama Series D.',
  'Series A':
    'Awamu kubwa ya kwanza ya wawekezaji wa mitaji ya ubia, ya kukuza kilichoanza kufanikiwa.',
  'Series B':
    'Awamu kubwa inayofuata Series A, ya kuingia katika masoko mengi zaidi au kuongeza bidhaa.',
  'Series C': 'Awamu inayofuata Series B, ya kampuni ambayo tayari ni kubwa.',
  'Equity Crowdfunding': 'Watu wengi hununua hisa chache kila mmoja, mara nyingi kupitia tovuti.',
  'Product Crowdfunding': 'Watu wengi hulipia bidhaa mapema; hawapati hisa.',
  'Convertible Note': 'Mkopo (au ahadi kama SAFE) unaogeuka kuwa hisa katika awamu ya baadaye.',
  'Debt Financing': 'Mkopo au hati fungani: fedha hurudishwa pamoja na riba.',
  'Secondary Market':
    'Wawekezaji hununua hisa za wamiliki waliopo; fedha huenda kwao, si kwa kampuni.',
  'Post-IPO Equity': 'Hisa mpya zinazouzwa na kampuni iliyoorodheshwa katika soko la hisa.',
  'Post-IPO Secondary': 'Hisa zilizopo za kampuni iliyoorodheshwa, zinazouzwa na wamiliki wake.',
  'Post-IPO Debt': 'Mkopo au hati fungani ya kampuni iliyoorodheshwa katika soko la hisa.',
  'Initial Coin Offering': 'Wanunuzi hupata tokeni za kidijitali, hawapati hisa.',
  'Funding Round':
    'Fedha ambazo chanzo chake hakitaji hatua ya ufadhili; huenda zikajumuisha mkopo pia.',
  'Venture Capital':
    'Fedha za mifuko ya mitaji ya ubia pale ambapo chanzo hakitaji hatua ya ufadhili.',
  'Private Equity': 'Mfuko hununua sehemu kubwa ya kampuni iliyokomaa.',
};

const money: Record<MoneyKind, string> = {
  equity: 'Wawekezaji hununua hisa mpya na kumiliki sehemu ya kampuni.',
  debt: 'Fedha za mkopo, zinazorudishwa pamoja na riba. Hakuna anayepata hisa.',
  grant: 'Fedha za msaada. Hazirudishwi, na hakuna anayepata hisa.',
  convertible: 'Fedha hukopeshwa au huahidiwa kwanza; baadaye hugeuka kuwa hisa.',
  secondary:
    'Hisa huhama kutoka kwa mmiliki mmoja hadi kwa mwingine. Kampuni yenyewe haipati chochote.',
  token: 'Tokeni za kidijitali huuzwa badala ya hisa.',
  other: 'Malipo ya mapema ya bidhaa, au chanzo hakisemi fedha ni za aina gani.',
};

export const glossaryText: TranslationOf<typeof english.glossaryText> = {
  title: 'Aina za awamu na za ufadhili',
  lead: 'Awamu ina mojawapo ya majina ishirini, kulingana na jinsi chanzo chake kinavyoiita. Jina ndilo linaloamua aina ya ufadhili inayotumiwa katika jumla na vichujio.',
  rounds,
  money,
  countedAs: (kind) => `Aina ya ufadhili katika jumla na vichujio: ${kind.toLowerCase()}.`,
  link: 'Maana ya aina za awamu na za ufadhili',
  whatIs: (round) => `${round} ni nini?`,
};

export const homeText: TranslationOf<typeof english.homeText> = {
  demonstration: 'Data za maonyesho: kampuni hizi ni za kubuni',
  description: (startups, countries) =>
    `${capital(sayStartups(startups))} katika ${sayCountries(countries)} ${ofCount(countries)} Afrika: fedha zilizokusanywa, waliozitoa, na chanzo cha kila takwimu.`,
  lead: (startups, countries, industries) =>
    `${capital(sayStartups(startups))} katika ${sayCountries(countries)} na ${sayIndustries(industries)}: fedha zilizokusanywa, waliozitoa, na chanzo kilichoziripoti.`,
  leadEmpty:
    'Bado hakuna kampuni changa zilizorekodiwa. Zitaonekana hapa data za kwanza zitakapoingizwa.',
  search: 'Tafuta katika saraka',
  examples: 'Mifano',
  largestRounds: (year) =>
    `Awamu kubwa zaidi za mwaka ${year}, zikionyeshwa kama vitambaa: kila kampuni changa ina nakshi yake`,
  percent: formatShare,
  map: 'Kampuni changa katika kila nchi',
  mapSubtitle: 'Idadi ya kampuni changa, na kiasi zilichokusanya',
  rankings: 'Kampuni changa zenye ufadhili mkubwa zaidi',
  topShare: (startups) =>
    `Kampuni changa ${startups} zinazoongoza zilikusanya {share} ya fedha zote zilizorekodiwa`,
  rankingsOf: 'Kati ya {total} zinazohesabiwa katika kumbukumbu za miaka yote.',
  rankBy: '100 bora kulingana na',
  noRankings: 'Bado hakuna rekodi ya awamu zilizowekwa wazi',
  noRankingsWhy:
    'Kampuni changa hupangwa kwa nafasi hapa mara tu awamu yenye kiasi na chanzo inaporekodiwa.',
  allIndustries: 'Sekta zote',
  countryCard: (country, startups) => `${country}\n${capital(sayStartups(startups))}`,
  allCountries: 'Nchi zote',
  countryStartups: sayStartups,
  doors: {
    find: {
      title: 'Tafuta',
      words:
        'Tafuta kwa mahali, sekta, awamu na mwaka. Unaona kilichoeleweka na unaweza kukibadilisha.',
      link: 'Tafuta katika saraka',
    },
    take: {
      title: 'Tumia data',
      words:
        'Kila chati hupatikana kama picha na katika muundo wa CSV, na kila ukurasa kama data, bila malipo na pamoja na vyanzo vyake.',
      link: 'Pata data',
    },
    add: {
      title: 'Ongeza',
      words:
        'Kampuni yako changa haipo, au takwimu ina kosa? Tuambie, na utaje ukurasa unaothibitisha hilo.',
      link: 'Ongeza kampuni changa',
    },
  },
  news: 'Habari',
  allNews: 'Habari zote',
  noNews: 'Bado hakuna habari zilizorekodiwa',
};

export const newsText: TranslationOf<typeof english.newsText> = {
  title: 'Habari za kampuni changa',
  pageTitle: (page) => `Habari za kampuni changa, ukurasa wa ${page}`,
  lead: 'Yaliyochapishwa kuhusu kampuni changa zilizoorodheshwa hapa. Kila habari ina kiungo cha mchapishaji wake.',
  description:
    'Habari kuhusu kampuni changa za Afrika, zilizopangwa kwa tarehe: ufadhili, ununuzi, uzinduzi na kufungwa, kila moja na mchapishaji wake.',
  continued: (period) => `${period}, inaendelea`,
  others: 'Habari hiyohiyo kwingine',
  newer: 'Habari mpya zaidi',
  none: 'Bado hakuna habari zilizorekodiwa.',
  noneWhy: 'Habari huonekana hapa chombo cha habari kinapoitaja kampuni changa ya saraka hii.',
  noneMore: 'Hakuna habari za zamani zaidi.',
  newest: 'Nenda kwenye habari mpya zaidi',
  notAbout: (startup) => `Haihusu ${startup}`,
  mentionsLead:
    'Habari unayoiondoa kwenye ukurasa wa kampuni changa haitarudi, hata mlisho ukisema vinginevyo.',
  mentionsLog: 'Rudisha kilichoondolewa kupitia daftari',
  mentionBack: 'Habari hii tayari imerudishwa.',
};

export const notFoundText: TranslationOf<typeof english.notFoundText> = {
  title: 'Ukurasa haujapatikana',
  heading: 'Hakuna ukurasa katika anwani hii',
  lookedFor: 'Ulikuwa unatafuta:',
  search: 'Tafuta',
  popular: 'Kurasa maarufu',
  home: 'Ukurasa wa mwanzo',
  errorTitle: 'Hitilafu imetokea',
  requestId: (id) => `Namba ya ombi: ${id}`,
  errorHelp: 'Ulichoandika hakijapotea: rudi nyuma ukipate tena.',
  retry: 'Jaribu tena',
};

export const offlineText: TranslationOf<typeof english.offlineText> = {
  title: 'Uko nje ya mtandao',
  description: 'Kurasa ulizosoma awali, zilizohifadhiwa kwenye kifaa hiki.',
  lead: 'Ukurasa huu unahitaji mtandao. Kurasa za mwisho ulizosoma zimehifadhiwa kwenye kifaa hiki:',
  nothingCached: 'Bado hakuna.',
  retry: 'Jaribu tena',
  noticeLabel: 'Nje ya mtandao',
  cachedNotice: (date) => `Uko nje ya mtandao. Ukurasa huu uko kama ulivyokuwa tarehe ${date}.`,
};
