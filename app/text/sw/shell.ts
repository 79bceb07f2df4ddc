import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/shell.ts';
import type { TranslationOf } from '../translation.ts';
import { atLeast, capital, sayRecords } from './words.ts';

export const shellText: TranslationOf<typeof english.shellText> = {
  defaultTitle: 'Zijue kampuni changa zinazoongoza na zinazochipuka Afrika',
  titleTemplate: (title, productName) => `${title} - ${productName}`,
  titleWithErrors: (title) => `Hitilafu: ${title}`,
  description:
    'Kumbukumbu za wazi za kampuni changa za Afrika: ni zipi, zimekusanya kiasi gani, kutoka kwa nani, na kila takwimu imetoka wapi.',
  skipToContent: 'Nenda kwenye maudhui',
  home: (productName) => `${productName}, mwanzo`,
  mainNavigation: 'Menyu kuu',
  legalNavigation: 'Sheria na masharti',
  dataNavigation: 'Data',
  aboutNavigation: 'Kuhusu tovuti hii',
  about: 'Kuhusu sisi',
  figures: 'Takwimu',
  exits: 'Ununuzi na kufungwa',
  accountNavigation: 'Akaunti',
  more: 'Zaidi',
  menu: 'Menyu',
  close: 'Funga',
  startups: 'Kampuni changa',
  rounds: 'Awamu za ufadhili',
  industries: 'Sekta',
  investors: 'Wawekezaji',
  map: 'Ramani',
  top100: '100 bora',
  compare: 'Linganisha',
  news: 'Habari',
  pricing: 'Bei',
  search: 'Tafuta',
  searchLabel: 'Tafuta kampuni changa, wawekezaji, sekta na mahali',
  searchPlaceholder: 'Tafuta',
  searchKeyHint: '/',
  signIn: 'Ingia',
  signOut: 'Toka',
  dashboard: 'Dashibodi',
  alerts: 'Arifa',
  following: 'Unazofuatilia',
  lists: 'Orodha zako',
  savedComparisons: 'Ulinganisho uliohifadhiwa',
  addStartup: 'Ongeza kampuni changa',
  missing: 'Kuna kampuni changa inayokosekana?',
  moderation: 'Usimamizi',
  settings: 'Mipangilio',
  language: (name) => `Lugha: ${name}`,
  accountOf: (name) => `Akaunti ya ${name}`,
  theme: 'Mandhari',
  themes: { light: 'Angavu', dark: 'Giza', auto: 'Ya mfumo' },
  siteNotice: 'Tangazo',
  terms: 'Masharti',
  privacyPolicy: 'Sera ya faragha',
  attributionPolicy: 'Sera ya kutaja chanzo',
  corrections: 'Marekebisho',
  methodology: 'Mbinu zetu',
  newsletter: 'Jarida la barua pepe',
  advancedSearch: 'Utafutaji wa kina',
  match: 'Oanisha orodha',
  api: 'API',
  data: 'Data',
  fundingsFeed: 'Mlisho wa ufadhili',
  newsFeed: 'Mlisho wa habari',
  dataSource:
    'Takwimu zinatoka kwenye taarifa zilizochapishwa. Kila moja inataja chanzo chake; marekebisho yanakaribishwa.',
  keys: {
    title: 'Vitufe',
    search: ['/ au Ctrl+K', 'Tafuta'],
    list: ['?', 'Orodha hii'],
    close: ['Esc', 'Funga kilichofunguliwa'],
    button: 'Njia za mkato za kibodi',
    turnOff: 'Zima vitufe vya herufi moja',
    turnOn: 'Washa vitufe vya herufi moja',
  },
  copy: { copy: 'Nakili', copied: 'Imenakiliwa', denied: 'Kivinjari kimezuia kunakili' },
  loading: 'Inapakia',
};

export const statesText: TranslationOf<typeof english.statesText> = {
  retry: 'Jaribu tena',
  requestId: (id) => `Namba ya ombi: ${id}`,
  source: 'Chanzo:',
  records: sayRecords,
  updated: 'imesasishwa {day}',
  stale: (days) =>
    sayPlural(days, {
      one: 'Imesasishwa siku # iliyopita',
      other: 'Imesasishwa siku # zilizopita',
    }),
};

export const toastsText: TranslationOf<typeof english.toastsText> = {
  region: 'Arifa',
  close: 'Funga',
  times: (count) => `mara ${formatCount(count)}`,
  stillWaiting: 'Bado tunasubiri jibu',
  cancel: 'Ghairi',
  exportDone: 'Faili limepakuliwa',
  exportFailed: 'Kivinjari kimezuia upakuaji wa faili…',
};

export const formsText: TranslationOf<typeof english.formsText> = {
  problem: 'Kuna tatizo',
  optional: '(si lazima)',
  error: 'Hitilafu:',
};

export const listsText: TranslationOf<typeof english.listsText> = {
  removeFilter: (filter) => `Ondoa kichujio ${filter}`,
  pages: 'Kurasa',
  page: (page) => `Ukurasa wa ${formatCount(page)}`,
  previous: 'Uliotangulia',
  next: 'Unaofuata',
  range: (from, to, total) =>
    `${formatCount(from)}-${formatCount(to)} kati ya ${formatCount(total)}`,
  rangeAtLeast: (from, to, total) =>
    `${formatCount(from)}-${formatCount(to)} kati ya angalau ${formatCount(total)}`,
  loadMore: 'Onyesha zaidi',
  breadcrumbs: 'Mahali ulipo',
};

const sayRows = (rows: number) => `mistari ${formatCount(rows)}`;

export const listPagesText: TranslationOf<typeof english.listPagesText> = {
  filters: 'Vichujio',
  moreFilters: 'Vichujio zaidi',
  show: 'Onyesha',
  upTo: (label) => `${label}, hadi`,
  any: 'Zote',
  clearAll: 'Futa vyote',
  pastTheEnd: 'Hakuna kitu kwenye ukurasa huu',
  firstPage: 'Ukurasa wa kwanza',
  without: (filter, total, isAtLeast) =>
    `Bila “${filter}”: ${formatCount(total)}${isAtLeast ? ' au zaidi' : ''}`,
  take: 'Pakua orodha hii:',
  fileRows: (total, most, isAtLeast) => {
    if (isAtLeast) return `hadi ${sayRows(most)}`;
    if (total <= most) return total === 1 ? 'mstari 1' : sayRows(total);
    return `${sayRows(most)} ya kwanza kati ya ${formatCount(total)}`;
  },
  csv: 'CSV',
  xlsx: 'XLSX',
  json: 'JSON',
  feed: 'Mlisho',
  wrong: (label, message) => `${label}: ${message}`,
  says: {
    not_equals: (value: string) => `si ${value}`,
    not_in: (value: string) => `si yoyote kati ya ${value}`,
    not_includes: (value: string) => `si ${value}`,
    in: (value: string) => `yoyote kati ya ${value}`,
    includes_any: (value: string) => `yoyote kati ya ${value}`,
    gt: (value: string) => `zaidi ya ${value}`,
    gte: (value: string) => `kuanzia ${value}`,
    lt: (value: string) => `chini ya ${value}`,
    lte: (value: string) => `hadi ${value}`,
    between: (from: string, to: string) => `${from} hadi ${to}`,
    within_last: (days: string) => `siku ${days} zilizopita`,
    is_blank: () => 'haijulikani',
    is_not_blank: () => 'inajulikana',
  },
  count: (total, one, many, isAtLeast) =>
    capital(atLeast(`${total === 1 ? one : many} ${formatCount(total)}`, isAtLeast)),
};

export const paletteText: TranslationOf<typeof english.paletteText> = {
  groups: {
    startup: 'Kampuni changa',
    investor: 'Wawekezaji',
    person: 'Watu',
    industry: 'Sekta',
    location: 'Mahali',
  },
  recent: 'Ulizotafuta karibuni',
  tryOne: 'Jaribu',
  exampleSearches: [
    'fintech nchini Kenya',
    'Series A mwaka 2025',
    'nishati ya jua Afrika Magharibi',
  ],
  saved: 'Utafutaji uliohifadhiwa',
  understood: 'Imeeleweka kama',
  read: (chips, found) =>
    `Imeeleweka kama: ${chips.join(', ')}. ${found ? `${found}. ` : ''}Bonyeza Enter ili kuona matokeo.`,
  actions: 'Vitendo',
  results: 'Mapendekezo',
  allResults: (q) => `Matokeo yote ya “${q}”`,
  goTo: (page) => `Nenda kwenye “${page}”`,
  advancedSearch: 'Utafutaji wa kina',
  searchByDescription: 'Tafuta kwa maelezo',
  theme: (theme) => `Mandhari: ${theme}`,
  counted: (options) => `${options === 1 ? 'pendekezo' : 'mapendekezo'} ${formatCount(options)}`,
  noNames: (q) => `Hakuna kilichopatikana kwa “${q}”.`,
  noAnswer:
    'Mapendekezo hayapatikani kwa sasa. Bonyeza Enter ili kwenda kwenye ukurasa wa matokeo.',
  keys: [
    ['Enter', 'fungua'],
    ['Ctrl+Enter', 'kwenye kichupo kipya'],
    ['Esc', 'funga'],
  ],
};

const uses: Record<string, string> = {
  profile: 'wasifu',
  status: 'hali',
  technologies: 'teknolojia',
  metrics: 'takwimu za vipindi mbalimbali',
  names: 'majina mengine',
  history: 'historia',
  people: 'watu',
  operations: 'nchi inakofanya kazi',
  incorporation: 'uandikishaji',
};

export const sourcesText: TranslationOf<typeof english.sourcesText> = {
  sources: 'Vyanzo',
  note: 'Chanzo',
  notKnown: (facts) =>
    `Taarifa ambazo bado hazijulikani: ${facts.join(', ')}. Unazijua, au umeona kosa?`,
  allKnown: 'Umeona kosa?',
  updated: 'Imesasishwa {day}',
  checked: (day) => `kilikaguliwa ${day}`,
  read: (day) => `kilisomwa ${day}`,
  published: (day) => `kilichapishwa ${day}`,
  kinds: {
    company: 'ukurasa wa kampuni yenyewe',
    filing: 'hati rasmi',
    press: 'vyombo vya habari',
    directory: 'saraka',
  },
  weak: 'hakiwezi kuthibitisha takwimu: hakihesabiwi kwenye jumla',
  mark: (publisher, count, when) =>
    [
      count === 1
        ? `Chanzo: ${publisher}`
        : `Vyanzo: ${publisher} na ${sayPlural(count - 1, { one: 'kingine #', other: 'vingine #' })}`,
      ...(when ? [count === 1 ? when : when.replace(/^ki/, 'vi')] : []),
    ].join(', '),
  sayUse: (use) => uses[use] ?? use,
  prefer: 'Fuata ripoti hii',
  preferOf: (publisher) => ` ya ${publisher}`,
  markChecked: 'Chanzo bado kinasema hivyo',
  markCheckedOf: (publisher) => `: ${publisher}`,
};

export const fieldsText: TranslationOf<typeof english.fieldsText> = {
  domainListed: (domain, name) => `${domain} imeshaorodheshwa: ${name}.`,
  valueGone: 'Mahali au sekta inayotajwa haiko tena kwenye orodha, au haiko katika nchi hii.',
  wrong: {
    field: 'Chagua kilicho na kosa au kinachokosekana',
    https: 'Weka anwani inayoanza na https',
    shared: (host) => `Weka anwani ya kampuni yenyewe: ${host} inatumiwa na wengi`,
    year: (first, now) => `Weka mwaka kati ya ${first} na ${now}`,
    date: 'Tarehe hii haikueleweka. Iandike kama 2024, Mei 2024 au 17 Mei 2024',
    dateEither:
      'Tarehe hii inaweza kusomeka kwa njia mbili. Andika mwezi kwa maneno, kama 4 Mei 2024',
    datePast: 'Weka tarehe kuanzia 1950 hadi leo',
    empty: 'Jaza sehemu hii',
  },
};

export const marksText: TranslationOf<typeof english.marksText> = {
  comma: ', ',
  semicolon: '; ',
  colon: ': ',
};
