import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/proposals.ts';
import type { TranslationOf } from '../translation.ts';

export const proposalsText: TranslationOf<typeof english.proposalsText> = {
  title: 'Kutoka kwenye vyombo vya habari',
  description:
    'Mapendekezo ya wiki hii kutoka kwenye makala, yaliyoamuliwa, na yaliyosubiri muda mrefu zaidi.',
  lead: 'Makala za milisho zinazotangaza awamu, ununuzi au kufungwa husubiri kwenye foleni; hakuna kinachoorodheshwa kabla msimamizi hajakikubali.',
  item: 'Kutoka kwenye vyombo vya habari',
  happenings: {
    round: 'ilikusanya fedha',
    acquired: 'ilinunuliwa',
    merged: 'iliungana',
    listed: 'iliorodheshwa katika soko la hisa',
    closed: 'ilifungwa',
  },
  states: {
    pending: 'linasubiri uamuzi',
    accepted: 'limekubaliwa',
    declined: 'limekataliwa',
    known: 'lilijulikana tayari',
  },
  articles: 'Makala',
  isNew: 'kampuni changa mpya',
  isKnown: 'imeorodheshwa kama',
  sameRound: 'Kumbukumbu zina awamu hii: ukikubali, makala zinaongezwa kwenye vyanzo vyake.',
  undisclosed: 'hakijawekwa wazi',
  ownDay: 'tarehe ya makala',
  labels: {
    happening: 'Kilichotokea',
    name: 'Kampuni',
    startup: 'Kampuni changa iliyoorodheshwa',
    country: 'Nchi',
    kind: 'Aina ya awamu',
    amount: 'Kiasi',
    announced_on: 'Tarehe',
    investors: 'Wawekezaji',
    counterparty: 'Upande wa pili',
  },
  hints: {
    startup:
      'Sehemu ya mwisho ya anwani ya ukurasa wake, kama flutterwave; acha wazi kwa kampuni changa mpya.',
    country: 'Inahitajika kwa kampuni changa mpya.',
    amount: 'Andika kiasi na sarafu yake, kama $2.5m au NGN 400m; acha tupu kama hakijawekwa wazi.',
    announced_on: 'Mwaka-mwezi-siku, mwaka-mwezi au mwaka.',
    investors: 'Mwekezaji mmoja kwa kila mstari; andika (lead) kando ya anayeongoza.',
    counterparty: 'Kwa ununuzi, taja aliyeinunua; kwa muungano, taja iliyoungana nayo.',
  },
  unknown: 'haijulikani',
  noKind: 'haijatajwa',
  accept: 'Kubali pendekezo kama lilivyo hapa',
  decline: 'Kataa',
  declineReason: 'Sababu',
  pageDescription: 'Yanayotangazwa na makala, katika fomu ya kuyarekebisha na kuyakubali.',
  isDecided: 'Msimamizi mwingine ameshatoa uamuzi kuhusu pendekezo hili. Angalia foleni tena.',
  hasChanged: 'Makala nyingine imeingia tangu ulipofungua pendekezo hili. Liangalie tena.',
  noArticle: 'Hakuna tena makala inayounga mkono pendekezo hili.',
  needsCountry:
    'Kampuni changa hii bado haijaorodheshwa: hariri pendekezo na utaje nchi yake kwanza.',
  wrong: {
    name: 'Andika jina la herufi zisizozidi 120',
    country: 'Chagua mojawapo ya nchi 54',
    kind: 'Chagua mojawapo ya aina za awamu',
    amount: (problem) => `Andika kiasi kama $2.5m au NGN 400m: ${problem}`,
    dollars:
      'Kilicholipwa katika ununuzi huorodheshwa kwa dola za Marekani: andika kiasi kwa dola, au acha wazi',
    date: 'Andika tarehe kama 2026-11-20, 2026-11 au 2026',
    startup: (slug) => `Hakuna kampuni changa yenye slug ${slug}`,
  },
  cameIn: 'Mapendekezo yaliyoingia wiki hii',
  decided: 'Mapendekezo yaliyoamuliwa wiki hii',
  oldest: 'Mapendekezo yaliyosubiri muda mrefu zaidi',
  nothing: 'Hakuna',
  columns: { what: 'Pendekezo', state: 'Hali', articles: 'Idadi ya makala', at: 'Wakati' },
  counts: (came, waits, decided) =>
    `${sayPlural(came, {
      one: 'Pendekezo # limeingia',
      other: 'Mapendekezo # yameingia',
    })} ndani ya siku saba, ${formatCount(decided)} ${decided === 1 ? 'limeamuliwa' : 'yameamuliwa'}; ${formatCount(waits)} ${waits === 1 ? 'linasubiri' : 'yanasubiri'} uamuzi.`,
  feeds: 'Milisho',
  feedsOff: 'Milisho haisomwi hapa: NEWS_READING imezimwa, au FEEDS_FILE haina mlisho hata mmoja.',
  feedsNever: 'Bado hakuna mlisho uliosomwa.',
  feedsClosed:
    'Hakuna mlisho uliojibu: huenda mashine hii haiwezi kufikia mtandao. ./griot doctor inasema hivyohivyo.',
  feedsRead: (answer, all) =>
    `Milisho iliyojibu mara ya mwisho: ${formatCount(answer)} kati ya ${formatCount(all)}.`,
  feedColumns: {
    feed: 'Mlisho',
    error: 'Kwa nini haukujibu',
    failures: 'Mara mfululizo bila kujibu',
    answered: 'Jibu la mwisho',
  },
  never: 'bado haujajibu',

  upkeep: {
    crumb: 'Utunzaji',
    title: 'Kalenda ya utunzaji wa taarifa',
    description:
      'Taarifa za zamani, hali ambazo hazijathibitishwa kwa mwaka mmoja, tovuti zisizojibu.',
    lead: 'Mambo ya kuangalia sasa, yanayosomwa zaidi yakitangulia.',
    facts: 'Taarifa za zamani zaidi zinazosomwa',
    factsMore: (count) =>
      sayPlural(count, { one: 'Rekodi # ya zamani', other: 'Rekodi zote # za zamani' }),
    statuses: 'Kampuni hai ambazo hali yake haijathibitishwa kwa mwaka mmoja',
    sites: 'Tovuti zisizojibu tena',
    sitesOff: 'Tovuti hazisomwi hapa: TECHNOLOGY_DETECTION imezimwa.',
    columns: {
      name: 'Kampuni changa',
      seen: 'Ilithibitishwa mara ya mwisho',
      reads: 'Mara ilizosomwa',
      why: 'Kwa nini',
      since: 'Ilijaribiwa',
    },
    factColumns: { name: 'Rekodi', seen: 'Iliangaliwa mara ya mwisho', reads: 'Mara ilizosomwa' },
    none: 'Hakuna cha kufanya kwa sasa.',
    never: 'bado haijaangaliwa',
    ofAll: (shown, all) => `${formatCount(shown)} kati ya ${formatCount(all)}`,
  },
};
