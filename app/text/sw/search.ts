import { formatCount } from '../../base/count.ts';
import { countryName } from '../../base/countries.ts';
import type * as english from '../en/search.ts';
import type { TranslationOf } from '../translation.ts';
import { atLeast, capital, sayStartups } from './words.ts';

const nearestIs = (nearest: string | null) =>
  nearest ? `; iliyo karibu zaidi ni “${nearest}”` : '';
const oneOf = (values: readonly string[]) => `mojawapo ya ${values.join(', ')}`;

const CHOICE_LABELS: Readonly<Record<string, string>> = {
  active: 'Inafanya kazi',
  acquired: 'Ilinunuliwa',
  closed: 'Imefungwa',
  public: 'Iko katika soko la hisa',
  other: 'Nyingine',
  linkedin: 'LinkedIn',
  crunchbase: 'Crunchbase',
  wikidata: 'Wikidata',
  github: 'GitHub',
};

export const searchText: TranslationOf<typeof english.searchText> = {
  title: 'Tafuta',
  searchTitle: (q) => `Utafutaji: ${q}`,
  resultsFor: (q) => `Matokeo ya “${q}”`,
  description:
    'Tafuta kampuni changa, wawekezaji, sekta na mahali pa Afrika kwa jina, hata kukiwa na makosa ya uchapaji, alama za lafudhi na majina ya zamani.',
  kinds: 'Aina za matokeo',
  all: 'Yote',
  groups: {
    startup: 'Kampuni changa',
    investor: 'Wawekezaji',
    person: 'Watu',
    industry: 'Sekta',
    location: 'Mahali',
  },
  allOfKind: (kind, names, most) =>
    names < most
      ? `Tazama ${kind.toLowerCase()} ${formatCount(names)}`
      : `Tazama matokeo mengine ya ${kind.toLowerCase()}`,
  atLeast: (names) => `${formatCount(names)}+`,
  noneOfKind: (kind) => `Hakuna jina kama hili miongoni mwa ${kind.toLowerCase()}.`,
  firstOfMany: (most) =>
    `Haya ndiyo majina ${formatCount(most)} yanayokaribia zaidi. Andika sehemu ndefu zaidi ya jina ili kupata mengine.`,
  recent: 'Ulizotafuta karibuni',
  saved: 'Utafutaji uliohifadhiwa',
  manageSaved: 'Badilisha au sitisha utafutaji uliohifadhiwa',
  clearRecent: 'Futa ulizotafuta karibuni',
  popular: 'Kurasa maarufu',
  nearest: 'Ulimaanisha',
  nothingNamed: (q) => `Hakuna kilichopatikana kwa “${q}”`,
  nothingNamedWhy:
    'Jaribu sehemu ya jina; alama za lafudhi na kosa moja au mawili ya uchapaji si tatizo. Au eleza kampuni inafanya nini.',
  otherWays: 'Njia nyingine za kutafuta',
  byMeaning: 'Tafuta kwa maelezo',
  byMeaningWhy: 'kwa sentensi, kama vile mikopo kwa wakulima wadogo',
  byFilters: 'Utafutaji wa kina',
  byFiltersWhy: 'kwa nchi, sekta, fedha zilizokusanywa na mengine',

  aliases: {
    former: (name) => `zamani ${name}`,
    product: (name) => `hutengeneza ${name}`,
    legal: (name) => `jina la kisheria ${name}`,
    parent: (name) => `sehemu ya ${name}`,
    short: (name) => `pia ${name}`,
  },
  startupIn: (country) => (country ? `Kampuni changa ya ${country}` : 'Kampuni changa'),
  investor: 'Mwekezaji',
  personOf: (startups, isFounder) => {
    const named = startups.slice(0, 2).join(' na ');
    if (!named) return 'Mtu';
    return isFounder ? `Mwanzilishi wa ${named}` : `Yuko katika timu ya ${named}`;
  },
  industry: 'Sekta',
  country: 'Nchi',
  cityIn: (country) => (country ? `Jiji nchini ${country}` : 'Jiji'),

  operators: {
    contains: 'ina',
    not_contains: 'haina',
    equals: 'ni',
    not_equals: 'si',
    starts_with: 'inaanza na',
    ends_with: 'inaishia na',
    gt: 'ni zaidi ya',
    gte: 'ni angalau',
    lt: 'ni chini ya',
    lte: 'haizidi',
    between: 'ni kati ya',
    within_last: 'ni katika siku zilizopita',
    in: 'ni mojawapo ya',
    not_in: 'si yoyote kati ya',
    includes: 'inajumuisha',
    not_includes: 'haijumuishi',
    includes_all: 'inajumuisha zote',
    includes_any: 'inajumuisha yoyote kati ya',
    is_blank: 'haijulikani',
    is_not_blank: 'inajulikana',
  },
  operatorNotes: {
    contains:
      'Ina maandishi haya mahali popote; maandishi ya herufi moja au mbili yawe mwanzoni mwa neno.',
    not_contains: 'Kinyume cha “ina”.',
    equals: 'Ina thamani hii hasa; tarehe iwe ndani ya siku, mwezi au mwaka uliotolewa.',
    not_equals: 'Kinyume cha “ni”.',
    starts_with: 'Inaanza na maandishi haya.',
    ends_with: 'Inaishia na maandishi haya.',
    gt: 'Iko juu ya thamani; tarehe iwe baada ya siku, mwezi au mwaka uliotolewa.',
    gte: 'Ni thamani hiyo au iko juu yake.',
    lt: 'Iko chini ya thamani; tarehe iwe kabla ya siku, mwezi au mwaka uliotolewa.',
    lte: 'Ni thamani hiyo au iko chini yake.',
    between: 'Ni query_1, query_2 au kati yake.',
    within_last: 'Ni leo au mojawapo ya siku hizo zilizopita, kwa UTC.',
    in: 'Ina mojawapo ya thamani hizi.',
    not_in: 'Kinyume cha “ni mojawapo ya”.',
    includes: 'Ina thamani hii miongoni mwa thamani zake.',
    not_includes: 'Kinyume cha “inajumuisha”.',
    includes_all: 'Ina kila mojawapo ya thamani hizi.',
    includes_any: 'Ina angalau moja ya thamani hizi.',
    is_blank: 'Hakuna kilichorekodiwa.',
    is_not_blank: 'Kuna kilichorekodiwa.',
  },
  notes: [
    'Kampuni changa lazima ilingane na vichujio vyote.',
    'Thamani isiyojulikana hailingani kamwe na equals, contains, in, includes, gt na zinazofanana.',
    'Viendeshi vyenye not ni kinyume kamili: hutoa pia kampuni changa ambazo thamani yake haijulikani. Ongeza is_not_blank ili kuziondoa.',
    'Maandishi na majina hulinganishwa bila kujali herufi kubwa na alama za lafudhi.',
    'Thamani za chaguo na marejeo zinaweza kutolewa kwa slug au kwa lebo; jina linalotumiwa na thamani kadhaa humaanisha zote.',
    'Tenganisha thamani za orodha kwa koma; weka thamani yenye koma ndani ya alama mbili za nukuu.',
    'Namba zinaweza kuandikwa 1500000, 1,500,000 au 1.5M. Kiasi ni kwa dola za Marekani: awamu ya sarafu nyingine huhesabiwa tu kukiwa na kiwango chenye chanzo cha kubadilisha sarafu hiyo kuwa dola.',
    'Tarehe zinaweza kuwa siku, mwezi au mwaka. Tarehe inayojulikana kwa mwezi au mwaka tu huhesabiwa kuwa siku yake ya kwanza. Siku ni za UTC.',
    'Thamani zisizojulikana huwekwa mwisho kwa mpangilio wowote.',
  ],
  choiceLabel: (choice) =>
    CHOICE_LABELS[choice] ?? (/^[A-Z]{2}$/.test(choice) ? countryName(choice) : choice),

  errors: {
    notAList: 'weka orodha ya vichujio, kila kimoja na column, operator, query_1 na query_2',
    notANumberedFilter: 'weka vichujio vyenye namba kuanzia 0, kama f[0][column]',
    notAFilter: 'weka kichujio chenye column, operator, query_1 na query_2',
    tooManyFilters: (most) => `weka vichujio visivyozidi ${most}`,
    missing: (field) => `weka jina la ${field === 'column' ? 'safu wima' : 'kiendeshi'}`,
    unknownColumn: (given, nearest) => `hakuna safu wima “${given}”${nearestIs(nearest)}`,
    unknownOperator: (given, column, nearest, operators) =>
      `${column} haina kiendeshi “${given}”${nearest ? nearestIs(nearest) : `; tumia ${oneOf(operators)}`}`,
    noValue: 'weka thamani',
    notText: 'weka maandishi au namba',
    nul: 'ina herufi U+0000',
    tooLong: (most) => `weka herufi zisizozidi ${formatCount(most)}`,
    tooManyValues: (most) => `weka thamani zisizozidi ${most}`,
    oneValue: (operator) =>
      `${operator} hupokea thamani moja; kwa thamani kadhaa tumia ${operator === 'includes' ? 'includes_any au includes_all' : operator === 'not_includes' ? 'vichujio kadhaa' : operator === 'equals' ? 'in' : 'not_in'}`,
    notANumber: 'weka namba kama 1500000, 1.5M au 250K',
    notWhole: 'weka namba nzima',
    tooLarge: 'weka namba isiyozidi milioni bilioni moja (10^15)',
    belowFirst: 'weka thamani isiyo chini ya query_1',
    notADate: 'weka tarehe kama 2024-05-31, mwezi kama 2024-05 au mwaka kama 2024',
    notDays: (most) => `weka idadi ya siku kwa namba nzima, kati ya 0 na ${formatCount(most)}`,
    unknownChoice: (given, nearest, choices) =>
      `“${given}” haijulikani${nearest ? nearestIs(nearest) : `; tumia ${oneOf(choices)}`}`,
    unknownReference: (kind, given, nearest) => `hakuna ${kind} “${given}”${nearestIs(nearest)}`,
    unknownSort: (given, nearest, columns) =>
      `huwezi kupanga matokeo kwa “${given}”${nearest ? nearestIs(nearest) : `; tumia ${oneOf(columns)}`}`,
    tooManySortKeys: (most) => `weka safu wima zisizozidi ${most}`,
    tooSlow:
      'Utafutaji umechukua muda mrefu mno. Punguza wigo wake: ongeza kichujio, au andika maandishi marefu zaidi.',
    tooBusy: 'Kuna utafutaji mwingi mno unaoendelea. Jaribu tena baada ya sekunde chache.',
  },
};

export const advancedSearchText: TranslationOf<typeof english.advancedSearchText> = {
  title: 'Utafutaji wa kina',
  description:
    'Tafuta kampuni changa za Afrika kwa nchi, sekta, awamu, wawekezaji, fedha zilizokusanywa na taarifa nyingine kumi na tano.',
  lead: 'Kila kichujio hupunguza orodha. Unaweza kuhifadhi anwani ya matokeo na kuishiriki.',
  form: 'Vichujio',
  filter: (number) => `Kichujio cha ${number}`,
  column: 'Safu wima',
  chooseColumn: 'Chagua safu wima',
  operator: 'Kiendeshi',
  chooseOperator: 'Chagua kiendeshi',
  value: 'Thamani',
  chooseValue: 'Chagua thamani',
  lowerEnd: 'Kuanzia',
  upperEnd: 'Hadi',
  upperEndSpare: 'Hadi (ukichagua “ni kati ya”)',
  days: 'Siku',
  listHint: 'Thamani kadhaa, zikitenganishwa kwa koma.',
  dateHint: 'Siku, mwezi au mwaka, kama 2024-05.',
  moneyHint:
    'Kiasi kwa dola za Marekani, kama 1.5M. Awamu za sarafu nyingine huhesabiwa tu kukiwa na kiwango chenye chanzo cha kubadilisha sarafu hizo kuwa dola.',
  add: 'Ongeza kichujio',
  remove: (number) => `Ondoa kichujio cha ${number}`,
  removeShort: 'Ondoa',
  search: 'Tafuta',
  operatorsTitle: 'Kazi ya kila kiendeshi',
  kinds: {
    text: 'Maandishi',
    number: 'Namba na kiasi',
    date: 'Tarehe',
    choice: 'Moja kati ya thamani chache',
    reference: 'Mahali',
    many: 'Thamani kadhaa kwa kila kampuni changa',
  },
  upTo: (most) => `Unaweza kuunganisha vichujio visivyozidi ${most}.`,
  matches: (total, isAtLeast) =>
    capital(
      atLeast(`${sayStartups(total)} ${total === 1 ? 'inalingana' : 'zinalingana'}`, isAtLeast),
    ),
  notCounted:
    'Imeshindikana kuhesabu kampuni changa zinazolingana; huenda utafutaji wenyewe bado unafanya kazi.',
  belowFirst: 'weka thamani isiyo chini ya ile ya kwanza',
  atFilter: (number, message) => `Kichujio cha ${number}: ${message}`,
  atSort: (message) => `Mpangilio: ${message}`,

  start:
    'Kichujio ni safu wima, kiendeshi na thamani, kama vile “Nchi ni Kenya”. Kampuni changa lazima zilingane na vichujio vyote. Kampuni changa zenye thamani isiyojulikana hulingana tu na “si” na “haijulikani”.',
  tryOne: 'Au anza na mojawapo ya mifano hii:',
  examples: {
    fintech: 'Fintech za Nigeria zilizokusanya angalau $10M',
    recent: 'Kampuni zilizofadhiliwa mwaka 2023 au baadaye, za karibuni kwanza',
    seed: 'Kampuni za hatua ya mbegu (seed) nchini Kenya, Misri au Rwanda',
    young: 'Kampuni zilizoanzishwa tangu 2020, zenye jumla ya ufadhili inayojulikana',
  },

  results: 'Matokeo',
  chips: 'Vichujio vinavyotumika',
  clearAll: 'Futa vyote',
  isBetween: (column, from, to) => `${column} ni kati ya ${from} na ${to}`,
  isWithinLast: (column, days) => `${column} ni katika siku ${days} zilizopita`,
  sortedBy: (labels) => `Matokeo yamepangwa kwa ${labels.join(', kisha ')}.`,
  descending: (label) => `${label} (mpangilio wa kushuka)`,
  ascending: (label) => `${label} (mpangilio wa kupanda)`,
  usualOrder: 'Mpangilio wa kawaida',
  chooseColumns: 'Safu wima',
  columnsLegend: 'Safu wima za jedwali',
  applyColumns: 'Onyesha safu wima hizi',
  undisclosed: 'Haijawekwa wazi',
  unknown: '-',
  more: (left) => `na ${formatCount(left)} zaidi`,
  csv: 'CSV',
  csvRows: (rows, total, isAtLeast) =>
    `Faili la CSV lina mistari ${formatCount(rows)} ya kwanza kati ya ${isAtLeast ? 'zaidi ya ' : ''}${formatCount(total)}`,
  csvAll: 'Faili la CSV lina mistari yote.',
  csvAccount: (rows) =>
    `Kwa akaunti ya bure unapata mistari ${formatCount(rows)} katika faili moja.`,
  csvSignIn: 'Ingia au fungua akaunti',
  csvGives: (rows) => `mistari ${formatCount(rows)} katika faili moja`,
  csvTitle: 'Kampuni changa',
  showFacets: 'Onyesha idadi kwa nchi, sekta, awamu na hali',
  hideFacets: 'Ficha idadi',
  facetsTitle: 'Punguza matokeo',
  facets: {
    country: 'Nchi',
    industry: 'Sekta',
    latest_round: 'Awamu ya karibuni',
    status: 'Hali',
  },
  facetsOfFirst: (matches) =>
    `Idadi hizi ni za matokeo ${formatCount(matches)} ya kwanza kwa mpangilio huu.`,
  facetsLeft: (left) => `${formatCount(left)} zaidi`,

  noMatches: (filters) =>
    filters === 1
      ? 'Hakuna kampuni changa inayolingana na kichujio hiki'
      : `Hakuna kampuni changa inayolingana na vichujio ${filters}`,
  noMatchesWhy: 'Hakuna kampuni changa inayolingana na vichujio vyote.',
  without: (filter, total, isAtLeast) =>
    `Bila “${filter}”: ${atLeast(formatCount(total), isAtLeast)}`,
  overTitle: 'Punguza wigo wa utafutaji',
};
