import { formatCount } from '../../base/count.ts';
import type * as english from '../en/charts.ts';
import type { TranslationOf } from '../translation.ts';
import { within } from './words.ts';

export const chartsText: TranslationOf<typeof english.chartsText> = {
  chart: 'Chati',
  table: 'Jedwali',
  csv: 'CSV',
  xlsx: 'XLSX',
  svg: 'SVG',
  png: 'PNG',
  zip: 'Vyote katika faili la zip',
  cite: 'Taja kama chanzo',
  load: 'Fungua katika Python, R, Sheets',
  loading: (address) =>
    [
      `import pandas as pd; data = pd.read_csv("${address}")`,
      `data <- read.csv("${address}")`,
      `=IMPORTDATA("${address}")`,
    ].join('\n'),
  openAsFigure: 'Fungua katika Takwimu',
  compareWith: 'Linganisha na nyingine',
  mostIn: (year) => `Nyingi zaidi mwaka ${year}`,
  citation: (site, title, day, address) =>
    `${site}. “${title}.” ${day ? `Data za ${day}. ` : ''}${address}`,
  source: (site, day) => (day ? `Chanzo: ${site}, imesasishwa ${day}.` : `Chanzo: ${site}.`),
  measure: (title, unit) => `${title}, ${unit}`,
  coverage: {
    usd: (known, total) =>
      `Awamu ${known} kati ya ${total} ${known === '1' ? 'imehesabiwa' : 'zimehesabiwa'}; nyingine hazina kiasi au zimeachwa nje.`,
    count: (known, total) =>
      `Mwaka wa kuanzishwa unajulikana kwa kampuni changa ${known} kati ya ${total}.`,
  },
  figureViews: (title) => `Namna za kuona ${title}`,
  empty: 'Bado hakuna takwimu zilizorekodiwa. Ya kwanza yenye chanzo itaonekana hapa.',
  noData: 'Hakuna data',
  openRecords: 'Bonyeza ili kuona rekodi zake',
  soFar: 'hadi sasa',
  yearSoFar: (year) => `${year} hadi sasa`,
  otherRows: (count) => `Nyingine ${formatCount(count)}`,
  otherSeries: 'Nyingine',
  unnamed: 'Bila jina',
  units: { usd: 'Dola za Marekani', count: 'Idadi', percent: 'Asilimia' },
  xHeadings: { year: 'Mwaka', date: 'Tarehe', category: 'Jina' },
  zeroUsd: '$0',
  percent: (value) => `${value}%`,
  finding: {
    only: (label, value) => `${label}: ${value}.`,
    highest: (label, value) => `Kiwango cha juu zaidi: ${label}, ${value}.`,
    lowest: (label, value) => `Kiwango cha chini zaidi: ${label}, ${value}.`,
    latest: (label, value) => `Takwimu ya karibuni: ${label}, ${value}.`,
    allEqual: (count, value) => `Zote ${formatCount(count)}: ${value}.`,
    ofSeries: (name, finding) => `${name}. ${finding}`,
    unknown: (count, of) => `Hakuna data kwa ${formatCount(count)} kati ya ${formatCount(of)}.`,
  },
  pointReading: (label, value) => `${label}: ${value}`,
  legend: 'Ufunguo wa chati',
  range: (low, high) => `${low} hadi ${high}`,
  orMore: (low) => `${low} na zaidi`,
  placeReading: (label, value) => `${label}: ${value}`,
  boundaryDisclaimer:
    'Mipaka imerahisishwa na inaonyeshwa kwa mwongozo tu; haielezi msimamo wowote kuhusu hadhi ya eneo lolote.',
};

export const figuresText: TranslationOf<typeof english.figuresText> = {
  fundingHistory: (where) =>
    where
      ? `Ufadhili uliorekodiwa mwaka kwa mwaka, ${where}`
      : 'Ufadhili uliorekodiwa mwaka kwa mwaka',
  topIndustries: 'Sekta zenye kampuni changa nyingi zaidi',
  yearFounded: (where) => `Kampuni changa kwa mwaka wa kuanzishwa, ${where}`,
  twitterFollowers: (startup) => `Wafuasi wa Twitter wa ${startup}`,
  twitterMentions: (startup) => `Mara ambazo ${startup} inatajwa kwenye Twitter kwa mwezi`,
  backlinks: (startup) => `Viungo vinavyoelekeza kwenye tovuti ya ${startup}`,
  countryConcentration: (investor) => `Awamu alizoshiriki ${investor}, kwa kila nchi`,
  startupsOf: ({ industryName, placeName }) => {
    const startups = industryName ? `kampuni changa za ${within(industryName)}` : 'kampuni changa';
    if (placeName) return `${startups} za ${placeName}`;
    return industryName ? startups : null;
  },
  headlines: {
    raised: (who, year, comparison) =>
      `Kumbukumbu zina {figure} zilizokusanywa${who ? ` na ${who}` : ''} mwaka ${year}, ${comparison}`,
    of: (usd, publisher) => `kati ya ${usd} zilizohesabiwa na ${publisher}`,
    moreThan: (usd, publisher) => `zaidi ya ${usd} zilizohesabiwa na ${publisher}`,
    most: 'nyingi kuliko mwaka mwingine wowote',
    mostUntilThen: 'nyingi kuliko mwaka wowote uliotangulia',
    mostSince: (year) => `kiwango cha juu zaidi tangu ${year}`,
    leastSince: (year) => `kiwango cha chini zaidi tangu ${year}`,
    alike: (year) => `karibu sawa na zile za mwaka ${year}`,
    fewerThanHalf: (year) => `chini ya nusu ya zile za mwaka ${year}`,
    downFrom: (amount, year) => `zimeshuka kutoka ${amount} mwaka ${year}`,
    industry: (name, startups, total) =>
      `{figure} kati ya kampuni changa ${formatCount(total)} ${startups === 1 ? 'iko' : 'ziko'} katika ${within(name)}`,
    country: (name, rounds, total) =>
      `{figure} kati ya awamu ${formatCount(total)} ${rounds === 1 ? 'ilikwenda' : 'zilikwenda'} ${name}`,
  },
  tooFewFounded: (known, total) =>
    `Mwaka wa kuanzishwa unajulikana kwa kampuni changa ${formatCount(known)} tu kati ya ${formatCount(total)}, chache mno kwa chati.`,
  industryIn: (industry, place) => `${industry}, ${place}`,
  series: {
    disclosedAmount: 'Kiasi kilichowekwa wazi',
    startups: 'Kampuni changa',
    followers: 'Idadi ya wafuasi',
    mentions: 'Mara ilizotajwa',
    backlinks: 'Idadi ya viungo',
    rounds: 'Awamu',
  },
  undatedRounds: (rounds) =>
    rounds === 1
      ? 'Awamu 1 isiyo na tarehe inahesabiwa kwenye jumla lakini si katika mwaka wowote.'
      : `Awamu ${formatCount(rounds)} zisizo na tarehe zinahesabiwa kwenye jumla lakini si katika mwaka wowote.`,
  columns: { year: 'Mwaka', date: 'Tarehe', name: 'Jina', usd: (series) => `${series} (USD)` },
  readMe: (site, day, address, files, home) =>
    `${site}, ${day}
${address}

${files.join(', ')}

data.csv ina namba za chati.${files.includes('records.csv') ? ' records.csv ina awamu zilizotumika kuzipata, kila moja na anwani ya chanzo chake.' : ''}
Kila taarifa imetoka wapi: ${home}/methodology. Leseni: CC BY 4.0, pamoja na kiungo cha ${home}.
`,
  datasetDescription: (title, records) =>
    `${title}: takwimu kutoka rekodi ${formatCount(records)} za wazi kuhusu kampuni changa za Afrika, kila rekodi na chanzo chake.`,
  noFundingsYet:
    'Bado hakuna rekodi ya awamu yenye tarehe na kiasi kilichowekwa wazi. Miaka itaonekana awamu ya kwanza yenye chanzo itakaporekodiwa.',
  errors: {
    onlyMissing: (keys) => `weka moja au zaidi kati ya hizi: ${keys}, zikitenganishwa kwa koma`,
    unknownKey: (key) => `“${key}” si chati`,
    unknownKeyNear: (key, nearest) => `“${key}” si chati; ulimaanisha “${nearest}”?`,
    slugMissing: (key) => `inahitajika kwa ${key}`,
    oneChart: 'weka chati moja tu kwa faili',
    year: 'weka mwaka, kama vile 2024',
  },
};

export const rankingsText: TranslationOf<typeof english.rankingsText> = {
  criteria: {
    fundings: {
      tab: 'Ufadhili',
      title: 'Kampuni changa 100 bora za Afrika kwa kiasi cha ufadhili',
      shortTitle: 'Kampuni changa za Afrika kwa kiasi cha ufadhili',
      amount: 'Jumla iliyokusanywa',
      how: 'Jumla ya fedha ambazo kampuni changa ilikusanya katika awamu zenye kiasi na chanzo, kwa dola za Marekani. Kisichohesabiwa kwenye jumla kiko kando yake: ukomo wa mikopo, fedha zilizokusanywa baada ya kuorodheshwa, mauzo ya hisa kwa wengine. Kampuni changa zisizo na jumla zimeachwa nje.',
      emptyTitle: 'Bado hakuna rekodi ya awamu zilizowekwa wazi',
      emptyWhy: 'Kampuni changa huonekana hapa awamu yenye kiasi na chanzo inaporekodiwa.',
    },
    early_stage_fundings: {
      tab: 'Ufadhili wa hatua za mwanzo',
      title: 'Kampuni changa 100 bora za Afrika kwa kiasi cha ufadhili wa hatua za mwanzo',
      shortTitle: 'Kampuni changa za Afrika kwa kiasi cha ufadhili wa hatua za mwanzo',
      amount: 'Ufadhili wa hatua za mwanzo',
      how: 'Jumla ya fedha za awamu za wawekezaji malaika, kabla ya mbegu (pre-seed), mbegu (seed), ruzuku na mikopo inayogeuka hisa, zenye kiasi na chanzo, kwa dola za Marekani.',
      emptyTitle: 'Bado hakuna rekodi ya awamu zilizowekwa wazi za hatua za mwanzo',
      emptyWhy:
        'Orodha hii inahitaji awamu zenye kiasi na chanzo: za wawekezaji malaika, kabla ya mbegu, mbegu, ruzuku au mikopo inayogeuka hisa.',
    },
    twitter_follower_growth: {
      tab: 'Ongezeko la wafuasi wa Twitter',
      title: 'Kampuni changa 100 bora za Afrika kwa ongezeko la wafuasi wa Twitter',
      shortTitle: 'Kampuni changa za Afrika kwa ongezeko la wafuasi wa Twitter',
      amount: 'Wafuasi walioongezeka',
      how: 'Wafuasi wa sasa ukitoa idadi iliyorekodiwa karibu zaidi na siku 365 zilizopita, kwa tofauti isiyozidi siku 45; kampuni changa zisizo na idadi hizo mbili zimeachwa nje.',
      emptyTitle: 'Bado hakuna idadi mbili za wafuasi zilizopishana kwa mwaka mmoja',
      emptyWhy:
        'Kampuni changa huonekana hapa idadi mbili za wafuasi zilizopishana kwa karibu mwaka mmoja zinaporekodiwa, kila moja na chanzo chake.',
    },
    twitter_follower_count: {
      tab: 'Wafuasi wa Twitter',
      title: 'Kampuni changa 100 bora za Afrika kwa idadi ya wafuasi wa Twitter',
      shortTitle: 'Kampuni changa za Afrika kwa idadi ya wafuasi wa Twitter',
      amount: 'Wafuasi',
      how: 'Idadi mpya zaidi ya wafuasi iliyorekodiwa. Kampuni changa zisizo nayo zimeachwa nje.',
      emptyTitle: 'Bado hakuna idadi za wafuasi zilizorekodiwa',
      emptyWhy: 'Kampuni changa huonekana hapa idadi ya wafuasi yenye chanzo inaporekodiwa.',
    },
    twitter_tweet_count: {
      tab: 'Machapisho ya Twitter',
      title: 'Kampuni changa 100 bora za Afrika kwa idadi ya machapisho ya Twitter',
      shortTitle: 'Kampuni changa za Afrika kwa idadi ya machapisho ya Twitter',
      amount: 'Machapisho',
      how: 'Idadi mpya zaidi ya machapisho iliyorekodiwa. Kampuni changa zisizo nayo zimeachwa nje.',
      emptyTitle: 'Bado hakuna idadi za machapisho zilizorekodiwa',
      emptyWhy: 'Kampuni changa huonekana hapa idadi ya machapisho yenye chanzo inaporekodiwa.',
    },
  },
  narrow: 'Punguza orodha',
  anyCountry: 'Nchi zote',
  anyIndustry: 'Sekta zote',
  show: 'Onyesha',
  noneChosen: 'Hakuna kampuni changa katika chaguo hili yenye takwimu hii',
  allOfThem: 'Tazama orodha yote',
  unknownPage: 'weka 1 au 2',
  unmeasured: 'Bado haijapimwa:',
  tabs: 'Panga kulingana na',
  rank: 'Nafasi',
  movedSince: (year) => `Tangu ${year}`,
  isNew: 'mpya',
  unmoved: '=',
  up: (places) => `imepanda nafasi ${formatCount(places)}`,
  down: (places) => `imeshuka nafasi ${formatCount(places)}`,
  wasRank: (rank) => `Ilikuwa nafasi ya ${formatCount(rank)}`,
  years: (years) => `Miaka ${years} iliyopita`,
  dataTo: (year) => `Data hadi ${year}.`,
  coverage: (known, total) =>
    `Takwimu inajulikana kwa kampuni changa ${formatCount(known)} kati ya ${formatCount(total)} zilizorekodiwa.`,
  coverageChosen: (known, total) =>
    `Takwimu inajulikana kwa kampuni changa ${formatCount(known)} kati ya ${formatCount(total)} za chaguo hili.`,
  description: (title, how) => `${title}. ${how}`,
  tagline: 'Inachofanya',
  asOf: 'Hadi tarehe',
  address: 'Anwani',
  unknownSort: (sort, known) =>
    `“${sort}” si safu wima ya kupangia; tumia mojawapo ya ${known.join(', ')}, na - kwa mpangilio wa kushuka`,
  otherRanking: 'Tazama orodha ya viwango kwa kiasi cha ufadhili',
  allIndustries: 'Tazama sekta zote',
  top100: '100 bora',
  unknownCriterion: (by, known) => `“${by}” si kigezo; tumia mojawapo ya ${known}`,
  unknownCriterionNear: (by, nearest) => `“${by}” si kigezo; ulimaanisha “${nearest}”?`,
};
