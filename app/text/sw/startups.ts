import { formatCount, formatShare, sayPlural } from '../../base/count.ts';
import type * as english from '../en/startups.ts';
import type { TranslationOf } from '../translation.ts';
import { capital, ofRound, sayInvestors, sayRounds, sayStartups } from './words.ts';

const sayYears = ({ first, last }: { first: string; last: string }) =>
  first === last ? first : `${first} hadi ${last}`;

export const startupsText: TranslationOf<typeof english.startupsText> = {
  missing: {
    title: (name, facts) =>
      `Saidia kukamilisha taarifa za ${name}: ${formatCount(facts)} ${facts === 1 ? 'inakosekana' : 'zinakosekana'}`,
    how: 'Jibu moja linatosha, na huhitaji akaunti. Ukurasa unaofuata utauliza taarifa hiyo imeandikwa wapi; msimamizi huisoma kabla haijaonyeshwa.',
    add: 'Ongeza',
    choose: 'Chagua',
    addRound: 'Ongeza awamu ya ufadhili, ruzuku au tuzo',
  },
  roundsSince: (rounds, since) =>
    (rounds === 1 ? 'awamu moja' : sayRounds(rounds)) + (since ? ` tangu ${since}` : ''),
  roundsAlone: capital,
  lastRound: (round, date) =>
    date ? `Awamu ya mwisho: ${round}, ${date}` : `Awamu ya mwisho: ${round}`,
  sourcesCount: (sources) => `${sources === 1 ? 'chanzo' : 'vyanzo'} ${formatCount(sources)}`,
  raisedIn: (rounds) => `zilizokusanywa katika ${rounds}`,
  ofIt: {
    debt: (amount) => `Kati ya hizo, ${amount} ni mkopo.`,
    grant: (amount) => `Kati ya hizo, ${amount} ni ruzuku.`,
  },
  amountsKnown: (known, rounds) =>
    rounds === 1
      ? 'Kiasi hakijawekwa wazi.'
      : `Kiasi kinajulikana kwa awamu ${formatCount(known)} kati ya ${formatCount(rounds)}.`,
  notConverted: (rounds) =>
    rounds === 1
      ? 'Awamu 1 ilitangazwa kwa sarafu nyingine na haimo kwenye jumla.'
      : `Awamu ${formatCount(rounds)} zilitangazwa kwa sarafu nyingine na hazimo kwenye jumla.`,
  mayHaveMore: 'Huenda awamu za baadaye zinakosekana.',
  timelineMeasure: 'Kila awamu kwa tarehe na kiasi (dola za Marekani).',
  timelineDebt: 'Mstari wa nje pekee: mkopo.',
  timelineRings: (isUndisclosed, isForeign) => {
    const reasons = [
      isUndisclosed && 'hakijawekwa wazi',
      isForeign && 'kimetangazwa kwa sarafu nyingine',
    ];
    return `Pete: kiasi ${reasons.filter(Boolean).join(' au ')}.`;
  },
  timelineOf: (name) =>
    `Awamu za ${name} kwa tarehe na kiasi; orodha iliyo chini ina takwimu hizohizo`,
  earlierRounds: (rounds) => (rounds === 1 ? 'awamu 1 ya awali' : `${sayRounds(rounds)} za awali`),
  fundingsTab: 'Awamu katika jedwali na CSV',
  investorsCount: (investors) => (investors === 1 ? 'Mwekezaji' : capital(sayInvestors(investors))),
  tookPart: ({ led, rounds, round, years }) => {
    const when = years ? `, ${sayYears(years)}` : '';
    if (round) return `${led > 0 ? 'Kiongozi' : 'Mshiriki'}: ${round}${when}`;
    return led > 0
      ? `Kiongozi wa awamu ${formatCount(led)} kati ya ${formatCount(rounds)}${when}`
      : `Mshiriki katika ${sayRounds(rounds)}${when}`;
  },
  alsoInvested: 'Pia',
  wholeTeam: (people) => `Watu wote ${formatCount(people)}`,
  allNews: (news) => `Habari zote ${formatCount(news)}`,
  sayReasons: (reasons) => capital(reasons.join('; ')),
  unknown: {
    rounds: 'awamu za ufadhili',
    investors: 'wawekezaji',
  },
  pastNames: { former: 'Zamani', parent: 'Sehemu ya' },
  relatedReasons: (industries, country) => [
    ...(industries.length > 0
      ? [`${industries.length === 1 ? 'sekta ileile' : 'sekta zilezile'}: ${industries.join(', ')}`]
      : []),
    ...(country ? [`nchi ileile: ${country}`] : []),
  ],
  tabs: 'Kuhusu kampuni changa hii',
  overview: 'Muhtasari',
  news: 'Habari',
  team: 'Timu',
  fundings: 'Ufadhili',
  competitors: 'Washindani',
  tabTitle: (name, tab) => `${name}: ${tab.toLowerCase()}`,
  description: (name, tagline, country) =>
    tagline
      ? `${name}: ${tagline}. Ufadhili, wawekezaji, timu na habari, kila kimoja na chanzo chake.`
      : `${name}, ${country}. Ufadhili, wawekezaji, timu na habari, kila kimoja na chanzo chake.`,
  compare: 'Linganisha',
  rankOf: (rank) => `Nafasi ya ${formatCount(rank)} kwa jumla iliyokusanywa`,
  undisclosed: 'Haijawekwa wazi',
  founded: 'Ilianzishwa',
  founders: 'Waanzilishi',
  employees: 'Wafanyakazi',
  statuses: {
    active: 'Inafanya kazi',
    acquired: 'Ilinunuliwa',
    closed: 'Imefungwa',
    public: 'Iko katika soko la hisa',
  },
  otherType: 'Nyingine',
  ticker: 'Alama ya hisa',
  foundedIn: (year) => `Ilianzishwa mwaka ${year}`,
  fictional: 'Ya kubuni',
  about: (name) => `Kuhusu ${name}`,
  technologies: 'Teknolojia',
  related: 'Kampuni changa zinazofanana',
  allCompetitors: (name) => `Linganisha ${name} nazo`,
  newsAbout: (name) => `Habari kuhusu ${name}`,
  noNews: 'Bado hakuna habari zilizorekodiwa.',
  noNewsWhy:
    'Habari huonekana hapa chombo cha habari tunachokifuatilia kinapoitaja kampuni changa hii.',
  teamOf: (name) => `Timu ya ${name}`,
  noTeam: 'Bado hakuna waanzilishi wala wanatimu waliorekodiwa.',
  fundingsOf: (name) => `Awamu za ufadhili za ${name}`,
  historyOf: (name) => `Matukio ya ${name}`,
  events: {
    renamed: { alone: 'Ilibadilisha jina', withOther: 'Ilibadilisha jina kutoka {other}' },
    acquired: { alone: 'Ilinunuliwa', withOther: 'Ilinunuliwa na {other}' },
    merged: { alone: 'Iliungana', withOther: 'Iliungana na {other}' },
    listed: {
      alone: 'Iliorodheshwa katika soko la hisa',
      withOther: 'Iliorodheshwa katika {other}',
    },
    closed: { alone: 'Ilifungwa', withOther: 'Ilifungwa pamoja na {other}' },
    paused: {
      alone: 'Ilisimamisha shughuli',
      withOther: 'Ilisimamisha shughuli pamoja na {other}',
    },
    pivoted: {
      alone: 'Ilibadilisha mwelekeo wa biashara',
      withOther: 'Ilibadilisha mwelekeo wa biashara pamoja na {other}',
    },
  },
  acquisitions: { acquired: 'Ilinunua {startup}', merged: 'Iliungana na {startup}' },
  forPrice: 'kwa {amount}',
  otherNames: 'Pia inajulikana kama',
  aliasKinds: {
    former: (until) => (until ? `hadi ${until}` : 'jina la zamani'),
    product: () => 'bidhaa',
    legal: () => 'jina la kisheria',
    parent: () => 'kampuni mama',
    short: () => 'jina fupi',
  },
  womenLedYes: 'Ndiyo: chanzo kinamtaja mwanzilishi au mkurugenzi mtendaji kuwa mwanamke',
  cumulative: 'Fedha zilizokusanywa kadiri muda unavyokwenda',
  raisedOverTime: (name) => `${name}: fedha zilizokusanywa kadiri muda unavyokwenda`,
  cumulativeSubtitle: 'Jumla ya fedha za awamu zilizowekwa wazi, kwa dola za Marekani',
  noFundings: 'Bado hakuna awamu za ufadhili zilizorekodiwa.',
  undatedRounds: (count) =>
    count === 1
      ? 'Awamu 1 isiyo na tarehe imo kwenye jumla lakini haimo kwenye chati.'
      : `Awamu ${formatCount(count)} zisizo na tarehe zimo kwenye jumla lakini hazimo kwenye chati.`,
  date: 'Tarehe',
  amountUsd: 'Kiasi (dola za Marekani)',
  currency: 'Sarafu',
  source: 'Chanzo',
  sourceOf: (round) => `, chanzo cha awamu ya ${ofRound(round)}`,
  unknownDate: 'Tarehe haijulikani',
  leadInvestor: 'kiongozi',
  moreInvestors: (count) => sayPlural(count, { one: 'na mwingine #', other: 'na wengine #' }),
  competitorsOf: (name) => `${name} na kampuni changa zinazofanana nayo`,
  competitorsHow: 'Zinafanana kwa sekta (sekta adimu zina uzito zaidi), nchi, ufadhili na maelezo.',
  noCompetitors: 'Bado hakuna rekodi ya kampuni changa zinazofanana.',
  why: 'Kwa nini kampuni hizi',
  comparison: 'Ulinganisho',
  company: 'Kampuni',
  location: 'Mahali',
  sectors: 'Sekta',
  latestFundRound: 'Awamu ya karibuni ya ufadhili',
  totalFundRaised: 'Jumla ya fedha zilizokusanywa',
  rounds: 'Awamu',
  newestRound: 'Awamu mpya zaidi',
  newestRoundOn: 'Tarehe ya awamu mpya zaidi',
  newestRoundAnnounced: 'Awamu mpya zaidi kama ilivyotangazwa',
  equityRaised: 'Fedha zilizokusanywa kwa hisa',
  debtRaised: 'Fedha zilizokusanywa kwa mkopo',
  grantsRaised: 'Ruzuku',
  unknownRows: (rows) => `Taarifa zisizojulikana kwa kampuni yoyote: ${rows.join(', ')}`,
  comparedType: 'Aina',
  private: 'Binafsi',
  best: 'kiwango cha juu zaidi',
};

export const startupGroupsText: TranslationOf<typeof english.startupGroupsText> = {
  markYear: 'Angazia mwaka',
  markYearShow: 'Onyesha',
  notMarked: (year) =>
    `${year} si mwaka kamili wenye fedha zilizorekodiwa hapa, kwa hiyo chati inaeleza mwaka kamili wa mwisho.`,
  pastTheEnd: 'Hakuna kampuni changa nyingine kwenye ukurasa huu.',
  latestFundings: 'Awamu za karibuni',
  startups: 'Kampuni changa',
  raised12Months: 'Fedha zilizokusanywa miezi 12 iliyopita',
  medianRound: 'Kiasi cha kati (median)',
  rounds: sayRounds,
  startupsCount: sayStartups,
  record: 'Kumbukumbu',
  completeness: (rows, sourced) =>
    `${formatShare(sourced)} ya rekodi ${formatCount(rows)}, za kampuni changa na awamu, zina chanzo.`,
  disclosed: (disclosed, rounds) =>
    `awamu ${formatCount(disclosed)} kati ya ${formatCount(rounds)} ${disclosed === 1 ? 'imehesabiwa' : 'zimehesabiwa'}`,
  howComplete: 'Kumbukumbu zimekamilika kiasi gani',
  howFigures:
    'Jumla iliyokusanywa ni jumla ya fedha ambazo kampuni changa hizi zilikusanya katika awamu zenye kiasi na chanzo. Ukomo wa mikopo, fedha zilizokusanywa baada ya kuorodheshwa na mauzo ya hisa kwa wengine huonyeshwa kando yake.',
  dealsHere: 'Idadi ya uwekezaji hapa',
  ledHere: 'Idadi ya awamu alizoongoza hapa',
  lastDealHere: 'Uwekezaji wa mwisho hapa',
  allInvestorsHere: 'Wawekezaji wote wa hapa, pamoja na vichujio',
  filterThese: 'Chuja kampuni changa hizi',
  unknown: '-',
};

export const startupListText: TranslationOf<typeof english.startupListText> = {
  title: 'Kampuni changa',
  lead: 'Kampuni changa zote zilizorekodiwa. Zichuje kwa mahali, sekta, hali, mwaka wa kuanzishwa na awamu zake za ufadhili.',
  description:
    'Kampuni changa zote za Afrika zilizorekodiwa: zichuje kwa nchi, sekta, hali, mwaka wa kuanzishwa na awamu zake za ufadhili, na upakue orodha katika muundo wa CSV au JSON.',
  search: 'Chuja kampuni changa',
  one: 'kampuni changa',
  many: 'kampuni changa',
  noneMatch: 'Hakuna kampuni changa inayolingana na vichujio hivi',
  add: 'Ongeza kampuni changa',
  foundedFrom: '2015',
  foundedTo: '2024',
  roundsAre: 'Masharti ya awamu yatimizwe na',
  roundsOne: 'awamu moja',
  roundsTogether: 'awamu zake kwa pamoja',
  raisedRound: 'Aina ya awamu',
  raisedAmount: 'Ukubwa wa awamu (USD)',
  raisedOn: 'Mwaka ilipokusanya fedha',
  womenLed: (known, total) =>
    `Inajulikana kwa kampuni changa ${formatCount(known)} kati ya ${formatCount(total)}: chanzo kinamtaja mwanzilishi au mkurugenzi mtendaji kuwa mwanamke. Kwa nyingine haijulikani.`,
  csvTitle: 'Kampuni changa',
};
