import { formatCount, formatList, sayPlural } from '../../base/count.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { sayRoundAmount } from '../../base/money.ts';
import type * as english from '../en/rounds.ts';
import type { TranslationOf } from '../translation.ts';
import { capital, ofRound, sayInvestors, sayRounds } from './words.ts';

export const roundsText: TranslationOf<typeof english.roundsText> = {
  title: 'Awamu za ufadhili',
  lead: 'Awamu zote zilizorekodiwa, mpya kwanza, pamoja na walioshiriki na chanzo cha takwimu.',
  description:
    'Awamu zote za ufadhili zilizorekodiwa za kampuni changa za Afrika: zichuje kwa aina, kiasi, tarehe, mwekezaji, nchi na sekta, na upakue orodha katika muundo wa CSV au JSON.',
  search: 'Chuja awamu',
  amounts: 'Kiasi kwa dola za Marekani',
  amountFrom: '1M',
  amountTo: '10M',
  dateFrom: '2024',
  dateTo: '2025-06',
  disclosedChoices: {
    yes: 'Kimewekwa wazi',
    no: 'Hakijawekwa wazi',
    counted: 'Kinahesabiwa kwenye jumla',
  },
  moneyKinds: {
    equity: 'Hisa',
    debt: 'Mkopo',
    grant: 'Ruzuku',
    convertible: 'Mkopo unaogeuka hisa',
    secondary: 'Mauzo ya hisa zilizopo',
    token: 'Mauzo ya tokeni',
    other: 'Nyingine au haikutajwa',
  },
  one: 'awamu',
  many: 'awamu',
  noneMatch: 'Hakuna awamu inayolingana na vichujio hivi',
  date: 'Tarehe',
  sources: 'Vyanzo',
  sourcesOf: (number) => `${number === 1 ? 'chanzo' : 'vyanzo'} ${formatCount(number)}`,
  undated: 'Bila tarehe',
  undisclosed: 'Hakijawekwa wazi',
  others: (number) => `+${formatCount(number)}`,
  raised: 'Fedha zilizokusanywa',
  equity: 'Hisa',
  debt: 'Mkopo',
  grants: 'Ruzuku',
  otherKinds: 'Aina nyingine',
  median: 'Kiasi cha kati (median)',
  sumOf: (counted, total) =>
    `Jumla ya fedha za awamu ${formatCount(counted)} kati ya ${formatCount(total)}.`,
  undisclosedAmounts: (number) => `Kiasi cha ${sayRounds(number)} hakijawekwa wazi`,
  otherCurrency: (number) =>
    number === 1
      ? 'Awamu 1 ilitangazwa kwa sarafu nyingine pekee'
      : `Awamu ${formatCount(number)} zilitangazwa kwa sarafu nyingine pekee`,
  uncountedLast: 'Kwa mpangilio huu, awamu zisizohesabiwa katika jumla yoyote huja mwisho.',
  tooMany: 'Awamu zinazolingana ni nyingi mno kujumlishwa hapa. Ongeza kichujio ili kuona jumla.',
  yes: 'ndiyo',
  csvTitle: 'Awamu',
  feedTitle: 'Awamu zinazolingana',
  weakOnly: 'Vyanzo dhaifu pekee',
  source: 'Chanzo',
  address: 'Anwani',
  unknownSort: (given, columns) =>
    `haiwezekani kupanga kwa “${given}”; tumia mojawapo ya ${columns.join(', ')}, na alama ya kutoa (-) kwa mpangilio wa kushuka`,
};

export const leftOutText: TranslationOf<typeof english.leftOutText> = {
  why: {
    facility: 'ukomo wa mkopo, haumo kwenye jumla',
    after_listing: 'fedha zilizokusanywa baada ya kuorodheshwa, hazimo kwenye jumla',
    secondary: 'fedha zilizolipwa kwa wanahisa, hazimo kwenye jumla',
    weak: 'awamu yenye chanzo dhaifu, haimo kwenye jumla',
    no_source: 'awamu isiyo na chanzo, haimo kwenye jumla',
  },
  parts: {
    facility: (usd) => `ukomo wa mikopo wa ${usd}`,
    after_listing: (usd) => `${usd} baada ya kuorodheshwa`,
    secondary: (usd) => `${usd} zilizolipwa kwa wanahisa`,
    weak: (usd) => `${usd} zisizo na chanzo kizuri`,
    no_source: (usd) => `${usd} zisizo na chanzo`,
  },
  and: (parts) => `na ${formatList(parts)}`,
  notIn: (parts) => `Jumla haijumuishi ${formatList(parts)}.`,
};

const inRound: Record<FundingRound, string> = {
  Angel: 'katika awamu ya mwekezaji malaika',
  'Pre-Seed': 'katika awamu ya kabla ya mbegu (pre-seed)',
  Seed: 'katika awamu ya mbegu (seed)',
  Grant: 'kama ruzuku',
  'Venture Series': 'katika awamu ya mitaji ya ubia',
  'Series A': 'katika awamu ya Series A',
  'Series B': 'katika awamu ya Series B',
  'Series C': 'katika awamu ya Series C',
  'Equity Crowdfunding': 'katika uchangishaji wa umma kwa hisa',
  'Product Crowdfunding': 'katika uchangishaji wa umma kwa bidhaa',
  'Convertible Note': 'kwa mkopo unaogeuka hisa',
  'Debt Financing': 'kwa mkopo',
  'Secondary Market': 'katika mauzo ya hisa zilizopo',
  'Post-IPO Equity': 'kwa hisa baada ya kuorodheshwa',
  'Post-IPO Secondary': 'katika mauzo ya hisa zilizopo baada ya kuorodheshwa',
  'Post-IPO Debt': 'kwa mkopo baada ya kuorodheshwa',
  'Initial Coin Offering': 'katika mauzo ya kwanza ya sarafu za kidijitali (ICO)',
  'Funding Round': 'katika awamu ya ufadhili',
  'Venture Capital': 'katika awamu ya mitaji ya ubia',
  'Private Equity': 'katika awamu ya mtaji binafsi (private equity)',
};

export const fundingsText: TranslationOf<typeof english.fundingsText> = {
  raised: (name, round) => {
    const verb = round.is_facility ? 'inaweza kuchukua hadi' : 'ilikusanya';
    return `${name} ${verb} ${sayRoundAmount(round) ?? 'kiasi ambacho hakijawekwa wazi'} ${inRound[round.round]}`;
  },
  description: (raised, date, investors) =>
    [
      `${raised}.`,
      date && `Awamu hii ilitangazwa ${date}.`,
      investors > 0 &&
        `${capital(sayInvestors(investors))} ${investors === 1 ? 'ametajwa' : 'wametajwa'}.`,
      'Wawekezaji, awamu za kabla na baada, na kila chanzo.',
    ]
      .filter(Boolean)
      .join(' '),
  undated: 'Tarehe haijulikani',
  undatedNote:
    'Awamu hii inahesabiwa kwenye jumla lakini haimo kwenye chati za kila mwaka, kwa sababu tarehe yake haijulikani.',
  sourceIs: 'Chanzo:',
  reported: 'Iliripotiwa kama',
  converted: (rate, day) => `, imebadilishwa kwa kiwango cha ${rate} cha tarehe ${day}`,
  notConverted: ', haijabadilishwa kuwa dola za Marekani',
  undisclosed: 'Hakijawekwa wazi',
  unknown: { amount: 'kiasi chake', date: 'tarehe yake', investors: 'wawekezaji wake' },
  equity: 'Hisa',
  isEquity: { yes: 'Ndiyo', no: 'Hapana' },
  cumulative: 'Fedha zilizokusanywa hadi sasa',
  share: 'Mgao wake katika sekta',
  facts: 'Maelezo ya awamu',
  lead: 'Kiongozi',
  steps: 'Awamu baada ya awamu',
  stepsMeasure:
    'Kila nguzo ni jumla ya fedha za awamu zilizowekwa wazi hadi wakati huo, kwa dola za Marekani',
  allRounds: 'Awamu zote za {name}',
  percentOf: (percent) => `${percent}%`,
  shareOf: (year, rounds) =>
    `{percent} ya {total} zilizowekwa wazi katika {industry} mwaka ${year}, kupitia ${sayRounds(rounds)}.`,
  news: 'Habari za wakati huo',
  sources: 'Vyanzo',
  noSources: 'Bado hakuna chanzo kilichorekodiwa.',
  preferred: 'Ripoti inayofuatwa hapa',
  moderatorsOnly: 'Wasimamizi pekee ndio wanaochagua ripoti inayofuatwa kwa awamu.',
  differs: 'Ripoti hii inatofautiana:',
  differsRound: (round) => `awamu ya ${ofRound(round)}`,
  differsDate: (date) => `ilitangazwa ${date}`,
  differsAmount: (amount) => `kiasi ${amount}`,
  roundOf: (startup, round, date) => [`${startup}: ${round}`, date].filter(Boolean).join(', '),
  sameRound: 'Je, kuna rekodi nyingine ya awamu hiihii?',
  sameRoundAs: 'Ni awamu moja na',
  sameRoundHint: 'Utaona rekodi zote mbili sambamba kabla ya kuunganishwa.',
  sameRoundCompare: 'Linganisha',
  sameRoundChoose: 'Chagua awamu',
  updated: 'Imesasishwa {day}',
  fictional: 'Ya kubuni',
};

export const exitsText: TranslationOf<typeof english.exitsText> = {
  title: 'Ununuzi na kufungwa',
  lead: 'Kampuni changa za Afrika zilizonunuliwa, zilizoungana, zilizoorodheshwa katika soko la hisa au zilizofungwa: lini, na nani, na kwa kiasi gani pale kinapojulikana.',
  description:
    'Ununuzi, muungano, kuorodheshwa katika soko la hisa na kufungwa kwa kampuni changa za Afrika, kila tukio na tarehe yake, bei pale ilipowekwa wazi, na chanzo.',
  search: 'Chuja matukio',
  kind: 'Kilichotokea',
  anyKind: 'Tukio lolote',
  kinds: {
    acquired: 'Ilinunuliwa',
    merged: 'Iliungana',
    listed: 'Iliorodheshwa',
    closed: 'Ilifungwa',
  },
  causes: {
    money: 'Kuishiwa na pesa',
    market: 'Wateja wachache mno au gharama kubwa mno',
    regulation: 'Kanuni au kupoteza leseni',
    dispute: 'Ulaghai au mgogoro',
    owner: 'Kufilisika au uamuzi wa mmiliki',
    other: 'Sababu nyingine',
  },
  anyCause: 'Sababu yoyote',
  whyClosed: 'Kwa nini kampuni changa zilifungwa',
  causesKnown: (known, closures) =>
    `Vyanzo vinataja sababu ya kufungwa kwa kampuni ${formatCount(known)} kati ya ${formatCount(closures)}.`,
  latestClosures: 'Kampuni zilizofungwa hivi karibuni',
  anyCountry: 'Nchi yoyote',
  anyIndustry: 'Sekta yoyote',
  year: 'Mwaka',
  since: 'Tangu',
  anyYear: 'Mwaka wowote',
  choice: (name, exits) => `${name} (${formatCount(exits)})`,
  show: 'Onyesha',
  clear: 'Futa vyote',
  unknownDate: 'Tarehe haijulikani',
  counterparty: 'Mnunuzi, mshirika au soko la hisa',
  detail: 'Kinachojulikana',
  price: 'Bei',
  priceUsd: 'Bei kwa dola za Marekani',
  source: 'Chanzo',
  undisclosed: 'Haijawekwa wazi',
  acquisitions: 'Kampuni zilizonunuliwa',
  mergers: 'Kampuni zilizoungana',
  listings: 'Kampuni zilizoorodheshwa',
  closures: 'Kampuni zilizofungwa',
  byYear: 'Matukio haya kwa kila mwaka, kwenye chati',
  closuresFollowed: (closures) =>
    closures === 1
      ? 'Kampuni changa 1 iliyofungwa sasa ina hali nyingine, kama vile kununuliwa, na orodha za kampuni changa zilizofungwa haziijumuishi.'
      : `Kampuni changa ${formatCount(closures)} zilizofungwa sasa zina hali nyingine, kama vile kununuliwa, na orodha za kampuni changa zilizofungwa hazizijumuishi.`,
  prices: (disclosed, undisclosed, amount) =>
    disclosed === 0
      ? `Hakuna bei iliyowekwa wazi kwa ${sayPlural(undisclosed, { one: 'tukio # la', other: 'matukio # ya' })} ununuzi au muungano.`
      : `Bei zilizowekwa wazi zinafikia jumla ya ${amount} katika ${sayPlural(disclosed, { one: 'muamala #', other: 'miamala #' })}; bei ${formatCount(undisclosed)} ${undisclosed === 1 ? 'haijawekwa wazi na haijahesabiwa' : 'hazijawekwa wazi na hazijahesabiwa'}.`,
  none: 'Hakuna tukio linalolingana na vichujio hivi.',
  noneWhy:
    'Kama unajua tukio lolote, pendekeza badiliko kwenye ukurasa wa kampuni changa hiyo, pamoja na anwani inayolithibitisha.',
  acquirerTitle: (name) => `${name}: kampuni changa ilizonunua`,
  acquirerLead: (name) => `Kampuni changa za Afrika ambazo ${name} ilizinunua au kuungana nazo.`,
  asInvestor: (name) => `${name} kama mwekezaji`,
};
