import { formatCount, formatList } from '../../base/count.ts';
import { formatPartialDate } from '../../base/dates.ts';
import type * as english from '../en/investors.ts';
import type { TranslationOf } from '../translation.ts';
import {
  capital,
  ofCount,
  ofRound,
  sayCountries,
  sayDeals,
  sayInvestors,
  sayRounds,
  sayStartups,
  within,
} from './words.ts';

const allOfThem = (parts: number) =>
  parts === 1 ? 'kigezo hiki' : parts === 2 ? 'vigezo vyote viwili' : 'vigezo vyote vitatu';

export const investorsText: TranslationOf<typeof english.investorsText> = {
  investors: 'Wawekezaji',
  title: 'Wawekezaji katika kampuni changa za Afrika',
  lead: 'Mifuko, kampuni na watu wanaoshiriki katika awamu za kampuni changa za Afrika, na awamu walizoshiriki.',
  description:
    'Nani hushiriki katika awamu za wawekezaji malaika, mbegu, Series A na ruzuku za kampuni changa za Afrika, pamoja na kila awamu na chanzo chake.',
  searchTitle: (q) => `Wawekezaji: ${q}`,
  search: 'Tafuta wawekezaji',
  stage: 'Hatua ya ufadhili',
  anyType: 'Aina yoyote',
  anyStage: 'Hatua yoyote',
  choice: (label, investors) => `${label} (${formatCount(investors)})`,
  seat: 'Makao yake',
  place: 'Nchi alikowekeza',
  anyPlace: 'Nchi yoyote',
  sector: 'Sekta aliyowekeza',
  anySector: 'Sekta yoyote',
  since: 'Anayewekeza tangu',
  sinceHint: 'Mwaka',
  ledOnly: 'Kuongoza awamu',
  anyLed: 'Si lazima',
  ledYes: 'Ameongoza',
  sinceYear: (year) => `anawekeza tangu ${year}`,
  basedIn: (place) => `makao: ${place}`,
  backedIn: (place) => `aliwekeza nchini ${place}`,
  unknownBacked: (given) => `hakuna kinachoitwa “${given.slice(0, 80)}” hapa`,
  ledIsYes: 'weka yes, au acha wazi',
  sinceIsYear: 'weka mwaka, kama 2024',
  typicalAmount: 'Kiasi cha kawaida akiongoza',
  searchButton: 'Tafuta',
  clear: 'Futa vyote',
  all: 'Wawekezaji wote',
  found: (investors) => capital(sayInvestors(investors)),
  filters: 'Vichujio',
  nearMatches: (q) => `Hakuna jina lenye “${q}”. Haya ndiyo yanayokaribia zaidi.`,
  noMatches: (filters) =>
    filters === 1
      ? 'Hakuna mwekezaji anayelingana na kichujio hiki.'
      : `Hakuna mwekezaji anayelingana na vichujio hivi ${filters}.`,
  without: (filter, investors) => `Bila ${filter}: ${formatCount(investors)}`,
  none: 'Bado hakuna wawekezaji waliorekodiwa.',
  noneWhy: 'Mwekezaji huorodheshwa chanzo kinapomtaja katika awamu.',
  pastTheEnd: 'Hakuna wawekezaji wengine kwenye ukurasa huu.',
  firstPage: 'Ukurasa wa kwanza',
  lists: {
    top_angels: 'Wawekezaji malaika bora',
    top_seed: 'Wawekezaji bora wa mbegu (seed)',
    top_series_a: 'Wawekezaji bora wa Series A',
    top_grants: 'Watoa ruzuku bora',
  },
  listRounds: {
    top_angels: 'awamu za wawekezaji malaika',
    top_seed: 'awamu za mbegu (seed)',
    top_series_a: 'awamu za Series A',
    top_grants: 'ruzuku',
  },
  tooFew: (fewest) =>
    `Wawekezaji walioshiriki zaidi ya awamu moja ya aina hii hawafiki ${formatCount(fewest)}, wachache mno kupangwa kwa viwango.`,
  seeRounds: 'Tazama awamu hizi',
  window: (rounds, months) =>
    months === null
      ? `Kwa idadi ya ${rounds} walizoshiriki, miaka yote`
      : `Kwa idadi ya ${rounds} walizoshiriki katika miezi ${months} iliyopita`,
  deals: sayDeals,
  sumOfRounds: (amount) => `${amount} katika awamu alizoshiriki`,
  stages: 'Hatua za ufadhili',
  dealsColumn: 'Idadi ya uwekezaji',
  leadDeals: 'Idadi ya awamu alizoongoza',
  roundsSum: 'Jumla ya fedha za awamu alizoshiriki',
  lastDeal: 'Uwekezaji wa mwisho',
  stagesMore: (stages) => `na nyingine ${formatCount(stages)}`,
  exportCsv: 'Pakua CSV',
  exportTitle: 'Wawekezaji',
  investorTitle: (name) => `${name}: kampuni na uwekezaji`,
  investorDescription: (name, deals, startups) =>
    `${name} ameshiriki katika ${sayRounds(deals)} ${deals === 1 ? 'iliyorekodiwa' : 'zilizorekodiwa'} ${ofCount(deals)} ${sayStartups(startups)} ${ofCount(startups)} Afrika. Kiasi, tarehe, wawekezaji wenza na vyanzo.`,
  joined: (deals, startups) => ({
    before: 'Ushiriki katika ',
    figure: sayRounds(deals),
    after: ` ${ofCount(deals)} ${sayStartups(startups)} ${ofCount(startups)} Afrika`,
    x: '',
  }),
  ledRounds: (rounds) => `Awamu alizoongoza: ${formatCount(rounds)}`,
  typicalOf: (amount) => `Kiasi cha kawaida cha awamu anazoongoza: ${amount}`,
  inCountries: sayCountries,
  lastDealOn: (date) => `Uwekezaji wa mwisho: ${date}`,
  fictional: 'Wa kubuni',
  countries: 'Nchi',
  unknown: '-',
  portfolio: 'Kampuni alizowekeza',
  portfolioOf: (name) => `Awamu alizoshiriki ${name}`,
  portfolioSum: (deals, startups, amount) =>
    `${capital(sayRounds(deals))} ${ofCount(deals)} ${sayStartups(startups)}${amount ? `; kiasi kilichowekwa wazi kinafikia ${amount}, kwa wawekezaji wote pamoja` : ''}.`,
  noPortfolio: (name) => `Bado hakuna awamu zilizorekodiwa ambazo ${name} alishiriki.`,
  pastPortfolio: 'Hakuna awamu nyingine kwenye ukurasa huu.',
  noPortfolioWhy: 'Awamu huonekana hapa chanzo kinapomtaja mwekezaji huyu.',
  filterThese: 'Chuja awamu hizi',
  leading: (round) => `${round} (kiongozi)`,
  numberOfRounds: 'Idadi ya awamu',
  coInvestors: 'Wawekezaji wenza',
  moreRounds: (rounds) => ` na nyingine ${formatCount(rounds)}`,
  sharedRounds: (rounds) => `${sayRounds(rounds)} ${ofCount(rounds)} pamoja`,
  founderToo: 'Pia ni mwanzilishi au mwanatimu: ',
  focus: 'Awamu kwa kila sekta na hatua',
  focusNote: (isCut) =>
    `Kila namba hufungua awamu zake. Kampuni changa iliyo katika sekta kadhaa huhesabiwa katika kila moja.${isCut ? ' Zinazojirudia mara nyingi zaidi ndizo zinazoonyeshwa.' : ''}`,
  allRounds: 'Zote',
  similar: 'Wawekezaji wanaofanana',
  similarNote: 'Kampuni changa walizowekeza pia, katika awamu hizohizo au nyingine',
  sharedOf: (shared, all) => `${formatCount(shared)} kati ya ${formatCount(all)}`,
  fit: {
    title: 'Tafuta wawekezaji wa awamu yako',
    short: 'Wanaofaa',
    titleOf: (need) => `Wawekezaji wa ${need}`,
    description:
      'Wawekezaji katika kampuni changa za Afrika kulingana na uwekezaji wao wa awali: hatua, sekta na mahali pa awamu.',
    lead: 'Chagua unachotafuta. Wawekezaji waliowahi kuwekeza hivyo hutangulia, pamoja na awamu zinazothibitisha hilo.',
    form: 'Unachotafuta',
    stage: 'Awamu',
    sector: 'Sekta',
    place: 'Mahali',
    any: 'Yoyote',
    show: 'Onyesha',
    doneAll: (investors, parts, need) =>
      `${capital(sayInvestors(investors))} ${investors === 1 ? 'ametimiza' : 'wametimiza'} ${allOfThem(parts)}: ${need}`,
    nobody: (parts, need) =>
      `Hakuna mwekezaji aliyerekodiwa ambaye ametimiza ${allOfThem(parts)}: ${need}`,
    others: (investors, isAtLeast) =>
      investors > 0
        ? `Katika awamu zilizorekodiwa, si lazima iwe awamu ileile. ${investors === 1 ? 'Mwingine' : 'Wengine'} ${isAtLeast ? 'angalau ' : ''}${formatCount(investors)} ${investors === 1 ? 'anakaribia' : 'wanakaribia'} vigezo hivi`
        : 'Katika awamu zilizorekodiwa, si lazima iwe awamu ileile.',
    none: 'Hakuna mwekezaji aliyerekodiwa anayekaribia vigezo hivi.',
    noneWhy: 'Ondoa kigezo kimoja, au kichujio kingine.',
    caption: 'Wawekezaji wanaofaa, wanaofaa zaidi kwanza',
    rank: 'Nafasi',
    why: 'Kwa nini',
    latest: 'Awamu ya karibuni',
    led: 'Ameongoza',
    active: (year) => `tangu ${year}`,
    states: { done: 'ametimiza', near: 'anakaribia', none: 'haijarekodiwa' },
    near: 'anakaribia: hatua iliyotangulia au inayofuata, sekta ya kundi lake, kanda yake, awamu ya mwisho hadi miaka miwili kabla',
    reason: (_name, round, isLead, about) => {
      const deed = round
        ? `${isLead ? 'Kiongozi wa awamu ya' : 'Mshiriki katika awamu ya'} ${ofRound(round)} ya`
        : isLead
          ? 'Kiongozi wa awamu ya'
          : 'Uwekezaji katika';
      return `${deed} {startup}${about && `, ${about}`}`;
    },
    order:
      'Mpangilio: vigezo vilivyotimizwa, kisha vilivyokaribia kutimizwa, awamu alizoongoza mwekezaji na shughuli zake. Hakuna anayeweza kununua nafasi.',
    leftOut:
      'Programu za kuharakisha ukuaji, vituo vya kulea kampuni changa, wawekezaji malaika, benki, kampuni wawekezaji na watoa ruzuku hawamo kuanzia Series A, isipokuwa uchague aina yao.',
    csv: 'CSV',
    exportTitle: 'wawekezaji wanaofaa',
    raising: 'Unatafuta ufadhili? ',
    raisingLink: 'Tafuta wawekezaji kulingana na uwekezaji wao wa awali',
    all: (investors) => `Wote ${formatCount(investors)}, wanaofaa zaidi kwanza`,
  },
  unknownValue: (value, nearest) =>
    nearest
      ? `“${value.slice(0, 80)}” si mojawapo; ulimaanisha “${nearest}”?`
      : `“${value.slice(0, 80)}” si mojawapo; tazama /api/investors/types-and-stages`,
};

const sayFate = (what: string, on: string | null) => (on ? `${what}, ${on}` : what);

export const peopleText: TranslationOf<typeof english.peopleText> = {
  founder: 'Mwanzilishi',
  lead: 'Mwanzilishi au mwanatimu wa kampuni changa za Afrika',
  investorToo: (rounds) => (rounds > 0 ? `Mwekezaji katika ${sayRounds(rounds)}` : 'Mwekezaji'),
  description: (name, startups) =>
    `${name}: nyadhifa katika ${startups.join(', ')}, na awamu za kampuni changa hizi, kila moja na chanzo chake.`,
  founderOf: (startups) => `Mwanzilishi wa ${startups}`,
  worksAt: (startups) => `Yuko katika timu ya ${startups}`,
  atStartup: (title, startup) => `${title}, ${startup}`,
  roles: 'Nyadhifa',
  raised: (amount, startups, only) => ({
    before:
      startups === 1
        ? `${only} imekusanya `
        : `Kampuni changa zake ${formatCount(startups)} zimekusanya `,
    figure: amount,
    after: '',
    x: '',
  }),
  overTime: 'Mwaka hadi mwaka',
  lanesOf: (name) =>
    `Kampuni changa za ${name} mwaka hadi mwaka. Majedwali yaliyo hapa chini yanaeleza hayohayo kwa maneno.`,
  lanesNote:
    'Kila kampuni changa kwa kitambaa chake, kuanzia mwaka ilipoanza, na awamu ilizokusanya chini yake. Mshale: bado inafanya kazi, kama chanzo kinavyosema. Mstari wima: kampuni iliuzwa au ilifungwa, au mhusika aliondoka. Nukta: hakuna kilichorekodiwa.',
  lanesUndated:
    'Wakati wadhifa ulipoisha haujarekodiwa, hivyo kila mstari unaonyesha muda ambao kampuni changa yenyewe ilikuwepo.',
  investedIn: (round, year) => `mwekezaji, ${within(round)}, ${year}`,
  became: {
    acquired: (by, on) => sayFate(by ? `Ilinunuliwa na ${by}` : 'Ilinunuliwa', on),
    merged: (into, on) => sayFate(into ? `Iliungana na ${into}` : 'Iliungana', on),
    listed: (at, on) =>
      sayFate(at ? `Iliorodheshwa katika ${at}` : 'Iliorodheshwa katika soko la hisa', on),
    closed: (_, on) => sayFate('Ilifungwa', on),
  },
  startupRounds: (rounds, last) => {
    const counted = capital(sayRounds(rounds));
    if (last === null) return counted;
    return rounds === 1 ? `${counted}, ${last}` : `${counted}, ya mwisho ${last}`;
  },
  now: 'Hali ya sasa',
  raisedColumn: 'Fedha zilizokusanywa',
  founded: 'Kampuni alizoanzisha, na hatima ya kila moja',
  otherRoles: 'Nyadhifa nyingine',
  invested: 'Kampuni alizowekeza',
  ledIt: 'kiongozi',
  wholeRound: 'Awamu nzima',
  with: (names) => `pamoja na ${formatList(names)}`,
  moreOthers: (more) => `wengine ${formatCount(more)}`,
  foundedWith: 'Waanzilishi wenza',
  roundsCount: sayRounds,
  when: 'Wakati',
  between: (since, until) => {
    if (since && until) return `${formatPartialDate(since)} hadi ${formatPartialDate(until)}`;
    if (since) return `tangu ${formatPartialDate(since)}`;
    return until && `hadi ${formatPartialDate(until)}`;
  },
  rounds: 'Awamu za ufadhili za wakati huo',
  roundsNote:
    'Awamu za kampuni changa hizi, tangu mwanzo hadi mwisho wa wadhifa pale unapojulikana.',
  otherRounds: 'Awamu za kampuni changa hizi',
  otherRoundsNote: (name) =>
    `Hakuna chanzo kilichorekodiwa kinachosema kama ${name} alikuwepo wakati huo.`,
  date: 'Tarehe',
  unknownDate: 'Tarehe haijulikani',
  removal:
    'Ukurasa huu unarudia yale ambayo vyanzo vilivyochapishwa vinasema kuhusu wadhifa unaojulikana hadharani. Kama unakuhusu na unataka urekebishwe au uondolewe, ',
  removalLink: 'tuandikie kama sera ya faragha inavyoeleza',
};
