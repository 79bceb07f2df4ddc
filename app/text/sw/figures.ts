import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/figures.ts';
import type { TranslationOf } from '../translation.ts';
import { subjectOf } from './subjects.ts';
import { capital, sayInvestors, sayRecords, sayRounds, sayStartups } from './words.ts';

const didYouMean = (nearest: string | null) => (nearest ? `; ulimaanisha ${nearest}?` : '');

export const figureText: TranslationOf<typeof english.figureText> = {
  measures: {
    raised: 'Fedha zilizokusanywa',
    rounds: 'Idadi ya awamu',
    startups: 'Idadi ya kampuni changa',
    investors: 'Idadi ya wawekezaji',
    exits: 'Idadi ya matukio ya ununuzi na kufungwa',
    median_round: 'Kiasi cha kati (median) cha awamu',
    mean_round: 'Wastani wa kiasi cha awamu',
    largest_round: 'Awamu kubwa zaidi',
    share: 'Sehemu ya fedha zilizokusanywa',
  },
  splits: {
    none: 'Bila kugawanya',
    year: 'Mwaka',
    quarter: 'Robo mwaka',
    country: 'Nchi',
    region: 'Kanda',
    city: 'Jiji',
    industry: 'Sekta',
    kind: 'Aina ya ufadhili',
    round: 'Awamu',
    investor: 'Mwekezaji',
    startup: 'Kampuni changa',
    status: 'Hali',
  },
  page: {
    title: 'Takwimu',
    description:
      'Jumla, idadi na kiasi cha kati kutoka kwenye kumbukumbu: kwa mwaka, mahali, sekta au mwekezaji, kwa namna unayotaka kuhesabu, kila namba pamoja na rekodi zake.',
    measure: 'Kipimo',
    splitBy: 'Gawanya kulingana na',
    compare: 'Linganisha',
    add: 'Ongeza',
    chooseLabel: (most) => `Mahali, sekta au mwekezaji; hadi ${most} kwenye chati moja`,
    chooseFirst: 'Chagua …',
    comparable: {
      region: 'Kanda',
      country: 'Nchi',
      industry: 'Sekta',
      investor: 'Wawekezaji walioshiriki katika awamu nyingi zaidi',
    },
    addLabel: 'Mahali, sekta au mwekezaji mwingine, au mwaka',
    addHint: 'au Lagos, Norrsken, 2024',
    years: 'Miaka',
    show: 'Onyesha',
    about: 'Kwa vigezo hivi pekee',
    lens: 'Kinachohesabiwa',
    lensSubtitle: 'Jumla hutegemea chaguo hili. Kila chaguo lina anwani yake',
    choose: 'Au chagua',
    min: 'Kiasi cha chini cha awamu, kwa dola za Marekani',
    apply: 'Tumia',
    table: 'Takwimu hizohizo',
    tableSubtitle: 'Kila takwimu hufungua rekodi zake',
    knownOf: (known, all) => `${formatCount(known)} kati ya ${formatCount(all)}`,
    recordsOf: (label, value) => `${label}, ${value}: rekodi zake`,
    none: 'hakuna',
    tooFew: 'chache mno',
    all: 'Zote',
    more: (shown, all) =>
      `${formatCount(shown)} za kwanza kati ya ${formatCount(all)}; mafaili yana zaidi.`,
    overlap:
      'Rekodi huhesabiwa kwa kila sekta na kila mwekezaji wake, hivyo mistari hii haijumlishiki.',
    lenses: 'Kwa kila namna ya kuhesabu',
    lensesSubtitle: 'Jumla ileile, ikihesabiwa tofauti',
    counted: 'Kilichohesabiwa',
    chosen: 'Kama ulivyochagua hapa',
    knownIn: (known, all, label) => `${formatCount(known)} kati ya ${formatCount(all)} (${label})`,
    amountKnown: (parts) => `Awamu ambazo kiasi chake kinajulikana: ${parts.join(', ')}.`,
    followed: 'Mlisho wa rekodi hizi',
    json: 'JSON',
    otherCurrency: (number) =>
      number === 1
        ? 'Awamu 1 iliyotangazwa kwa sarafu nyingine bila kiwango cha kubadilisha fedha chenye chanzo.'
        : `Awamu ${formatCount(number)} zilizotangazwa kwa sarafu nyingine bila kiwango cha kubadilisha fedha chenye chanzo.`,
    leftOut: (usd, rounds) =>
      `Fedha zilizoachwa nje kwa namna hii ya kuhesabu: ${usd} katika ${sayRounds(rounds)}.`,
    unplaced: (number) => `Nje ya mistari yote: ${sayRecords(number)}.`,
    address: 'Anwani ya ukurasa ina swali lako lote: itume, na takwimu hizohizo zitafunguka.',
    key: 'Ufunguo',
    value: 'Thamani',
    recordsColumn: 'Idadi ya rekodi',
    undisclosedColumn: 'Bila kiasi',
    addressColumn: 'Anwani ya rekodi',
    comparedColumn: 'Kuhusu',
  },
  presets: {
    record: 'Kama jumla za kumbukumbu hizi',
    all: 'Vyote vilivyorekodiwa',
    partech: 'Kama Partech inavyohesabu',
    'big-deal': 'Kama Africa: The Big Deal inavyohesabu',
    equity: 'Hisa pekee',
  },
  parts: {
    grants: ['Ruzuku', 'fedha zinazotolewa, zisizorudishwa'],
    debt: ['Mikopo', 'fedha zilizokopeshwa'],
    convertibles: ['Mikopo inayogeuka hisa', 'ni mkopo hadi igeuzwe'],
    tokens: ['Tokeni', 'zilizouzwa kwa umma'],
    other: ['Haikutajwa', 'awamu ambazo aina yake haikutajwa'],
    facilities: ['Ukomo wa mikopo', 'kiwango kinachoweza kukopwa'],
    post_ipo: ['Baada ya kuorodheshwa', 'fedha zilizokusanywa baada ya kuingia soko la hisa'],
    secondary: ['Mauzo ya hisa zilizopo', 'fedha zilizolipwa kwa wanahisa'],
  },
  year: 'Mwaka',
  exitKind: 'Aina ya tukio',
  from: 'Kuanzia',
  fromYear: 'Mwaka wa kwanza',
  toYear: 'Mwaka wa mwisho',
  to: 'hadi',
  unknown: 'Haijulikani',
  errors: {
    oneOfExits:
      'exits hukubali nchi moja, sekta moja na aina moja, na hazikubali kanda, vipindi wala kuacha kitu nje',
    noLens: (measure) =>
      `namna ya kuhesabu haitumiki kwa ${measure}: huamua tu awamu zipi zihesabiwe`,
    toBeforeFrom: 'weka mwaka wa from au wa baadaye',
    tooMany: (most) => `weka vitu visivyozidi ${most} vya kulinganisha`,
    unknownCompared: (given) =>
      `hakuna mahali, kanda, sekta au mwekezaji “${given}”; weka slug kama kenya,nigeria au miaka kama 2023,2024`,
    notCompared: (given, subject) => `“${given}” haihusiani na ${subject}`,
    unknownRegion: (given) =>
      `hakuna kanda “${given}”; tumia north-africa, west-africa, central-africa, east-africa au southern-africa`,
    noSplit: (measure, split, splits) =>
      `${measure} haiwezi kugawanywa kwa ${split}; tumia mojawapo ya ${splits.join(', ')}`,
    unknownParameter: (given, nearest) =>
      `hakuna kigezo wala kichujio “${given}”${didYouMean(nearest)}`,
    notOneOf: (given, known, nearest) =>
      `“${given}” haijulikani${didYouMean(nearest) || '.'} Tumia mojawapo ya ${known.join(', ')}`,
    notAYear: (first, last) => `weka mwaka kati ya ${first} na ${last}`,
    notAnAmount: 'weka kiasi kwa dola za Marekani, kuanzia 0, kama 200000 au 200k',
    notInOrOut: 'weka in au out',
    notALimit: (most) => `weka idadi ya mistari kati ya 1 na ${most}`,
    twice: 'weka hii mara moja tu',
  },
  years: (from, to) => {
    if (!from) return `hadi ${to}`;
    if (!to) return `tangu ${from}`;
    return from === to ? String(from) : `${from} hadi ${to}`;
  },
  title: (measure, split) => (split ? `${measure} kwa kila ${split.toLowerCase()}` : measure),
  finding: {
    raised: (usd, known) => ['Kumbukumbu zina ', usd, ` zilizokusanywa, katika ${known}`],
    count: (words) => ['Kumbukumbu zina ', words, ''],
    median_round: (usd, known) => [
      'Kiasi cha kati (median) cha awamu zilizorekodiwa ni ',
      usd,
      `, kwa kuzingatia ${known}`,
    ],
    mean_round: (usd, known) => [
      'Wastani wa kiasi cha awamu zilizorekodiwa ni ',
      usd,
      `, kwa kuzingatia ${known}`,
    ],
    largest_round: (usd, known) => [
      'Awamu kubwa zaidi iliyorekodiwa ni ya ',
      usd,
      `, kati ya ${known}`,
    ],
    share: (share) => ['Kumbukumbu zinaonyesha ', share, ' ya fedha zote zilizokusanywa'],
    leads: (name, value, next, after) => {
      const [noun, prefix] = subjectOf(name);
      return [
        `${capital(noun)} ${prefix}naongoza kwa `,
        value,
        `, ${prefix}kifuatwa na ${next} kwa ${after}`,
      ];
    },
    one: (name, value) => [`${name}: `, value, ' katika kumbukumbu'],
    none: ['Kumbukumbu ', 'hazina kiasi chochote', ' kuhusu unachouliza'],
  },
  scope: (about) => (about.length > 0 ? ` (${about.join(', ')})` : ''),
  known: (known, all) =>
    known === all ? sayRounds(all) : `${sayRounds(known)} kati ya ${formatCount(all)}`,
  counts: {
    rounds: sayRounds,
    startups: sayStartups,
    investors: sayInvestors,
    exits: (number) =>
      sayPlural(number, {
        one: 'tukio # la ununuzi au kufungwa',
        other: 'matukio # ya ununuzi au kufungwa',
      }),
  },
};
