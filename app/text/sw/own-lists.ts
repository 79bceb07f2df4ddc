import { formatCount, sayPlural } from '../../base/count.ts';
import type * as english from '../en/own-lists.ts';
import type { TranslationOf } from '../translation.ts';

const ONE = { startup: 'kampuni changa', investor: 'mwekezaji', person: 'mtu' } as const;
const MANY = { startup: 'kampuni changa', investor: 'wawekezaji', person: 'watu' } as const;
type Kind = keyof typeof ONE;
type Offer = { plan: string; limit: number; price: string } | null;

const sayRows = (kind: Kind, rows: number) =>
  sayPlural(rows, { one: `${ONE[kind]} #`, other: `${MANY[kind]} #` });
const sayLines = (rows: number) => sayPlural(rows, { one: 'mstari #', other: 'mistari #' });
const sayOffer = (offer: Offer) =>
  offer ? `${offer.plan} inaruhusu ${formatCount(offer.limit)} kwa ${offer.price}. ` : '';

export const ownListsText: TranslationOf<typeof english.ownListsText> = {
  title: 'Orodha zako',
  description: 'Kampuni changa, wawekezaji na watu unaowafuatilia, pamoja na madokezo yako.',
  lead: 'Fuatilia kampuni changa, wawekezaji au watu: umefikia wapi na kila mmoja, dokezo, na tarehe ya hatua inayofuata.',
  kinds: { startup: 'Kampuni changa', investor: 'Wawekezaji', person: 'Watu' },
  rows: sayRows,
  used: (lists, limit) => `Orodha ${formatCount(lists)} kati ya ${formatCount(limit)}`,
  name: 'Jina',
  holds: 'Yaliyomo',
  changed: 'Ilibadilishwa mara ya mwisho {when}',
  changedAt: 'Mabadiliko ya mwisho',
  shared: 'Inashirikiwa',
  privateList: 'Wewe tu',
  secretAddress: 'Kwa anwani ya siri',
  startups: 'Kampuni changa',
  startupStatus: 'Hali ya kampuni',
  empty: 'Bado hakuna orodha',
  emptyWhy:
    'Tengeneza orodha hapa, au chagua mistari katika jedwali lolote la kampuni changa, wawekezaji au watu.',
  create: 'Orodha mpya',
  createSubmit: 'Tengeneza orodha',
  fullTitle: (limit) => `Orodha zote ${formatCount(limit)} zinatumika`,
  fullWhy: 'Futa orodha moja ili kutengeneza mpya.',
  gives: (limit) => `orodha ${formatCount(limit)}`,
  full: (limit, offer) =>
    `Orodha zote ${formatCount(limit)} zinatumika. ${sayOffer(offer)}Futa orodha moja ili kutengeneza mpya.`,
  rowsFull: (limit, offer) =>
    `Orodha inaweza kuwa na mistari isiyozidi ${formatCount(limit)}, na hakuna kilichoongezwa. ${sayOffer(offer)}Ondoa baadhi ya mistari, au anza orodha nyingine.`,
  firstStatuses: {
    startup: ['Ya kuangalia', 'Tunawasiliana', 'Inachunguzwa zaidi', 'Imeachwa'],
    investor: ['Wa kuwasiliana naye', 'Tumewasiliana naye', 'Tuko kwenye mazungumzo', 'Alikataa'],
    person: ['Wa kuwasiliana naye', 'Tumewasiliana naye', 'Tunawasiliana', 'Hatuendelei naye'],
  },
  all: 'Zote',
  statusOf: (name) => `Hali ya ${name}`,
  noteOf: (name) => `Dokezo kuhusu ${name}`,
  dueOf: (name) => `Hatua inayofuata kwa ${name}`,
  select: (name) => `Chagua ${name}`,
  status: 'Hali',
  noStatus: 'Bila hali',
  note: 'Dokezo',
  due: 'Hatua inayofuata',
  gone: 'Haimo tena kwenye kumbukumbu',
  goneRow: (row) => `mstari ${row}`,
  emptyList: 'Bado hakuna kitu kwenye orodha hii',
  emptyListWhy: 'Chagua mistari katika jedwali, kisha uchague “Ongeza kwenye orodha”.',
  find: {
    startup: 'Tafuta kampuni changa',
    investor: 'Tafuta wawekezaji',
    person: 'Tafuta waanzilishi',
  },
  noneOfStatus: (status) => `Hakuna mistari yenye hali ${status}`,
  showAll: 'Onyesha mistari yote',
  save: 'Hifadhi mabadiliko',
  changedElsewhere: (names) =>
    `Mabadiliko yalifanywa kwenye dirisha jingine tangu ufungue ukurasa huu, na yameachwa yalivyo huko: ${names}. Yaangalie na uhifadhi tena.`,
  forSelected: 'Kwa mistari iliyochaguliwa:',
  setStatus: 'Weka hali',
  statusToSet: 'Hali ya kuweka',
  compare: 'Linganisha',
  csv: 'CSV',
  csvRows: (rows) => `CSV, ${sayLines(rows)}`,
  xlsxRows: (rows) => `XLSX, ${sayLines(rows)}`,
  xlsx: 'XLSX',
  remove: 'Ondoa',
  removeAsk: (rows) =>
    `Ungependa kuondoa ${sayLines(rows)} kwenye orodha, pamoja na ulichoandika kando yake? Huwezi kutengua hatua hii.`,
  removeSure: 'Ndiyo, ondoa',
  keep: 'Usiondoe',
  nothingSelected: 'Chagua angalau mstari mmoja kwanza.',
  tooFewToCompare: 'Chagua angalau kampuni changa mbili za kulinganisha.',
  columns: 'Safu wima',
  columnsLegend: 'Taarifa za kuonyesha',
  columnsSubmit: 'Onyesha taarifa hizi',
  usualColumns: 'Safu wima za kawaida',
  share: 'Shiriki',
  shareWhat:
    'Yeyote mwenye anwani anaweza kusoma orodha bila akaunti; hakuna anayeweza kuibadilisha.',
  shareNotes: 'Onyesha madokezo yangu pia',
  shareSubmit: 'Tengeneza anwani ya siri',
  shareAddress: 'Anwani ya siri',
  shareSave: 'Hifadhi',
  shareRevoke: 'Acha kushiriki',
  shareRevokeWhat: 'Ukiacha kushiriki, anwani haitafungua chochote tena.',
  settings: 'Mipangilio',
  statuses: 'Hali',
  statusesHint:
    'Hali moja kwa kila mstari, kwa maneno yako. Mistari ya orodha hubaki na hali unayoiondoa hapa.',
  settingsSubmit: 'Hifadhi mipangilio',
  deleteList: 'Futa orodha hii',
  deleteWhat: (rows) =>
    `Hufuta orodha${rows === 0 ? '' : ` na ${sayLines(rows)} pamoja na madokezo yote`}. Huwezi kutengua hatua hii.`,
  sharedBy: 'Orodha ambayo mtu amekushirikisha',
  sharedNote: (product) =>
    `Majina na taarifa zinatoka ${product}; hali, madokezo na tarehe ni za aliyetengeneza orodha.`,
  exportTitle: (name) => `Orodha ${name}`,
  address: 'Anwani',
  selection: {
    title: {
      startup: 'Kampuni changa zilizochaguliwa',
      investor: 'Wawekezaji waliochaguliwa',
      person: 'Watu waliochaguliwa',
    },
    description: 'Ulichochagua, na kinachoweza kufanywa nacho.',
    all: 'Chagua mistari yote',
    bar: 'Kwa mistari iliyochaguliwa',
    selected: 'iliyochaguliwa',
    addToList: 'Ongeza kwenye orodha',
    follow: 'Fuatilia',
    none: 'Hakuna kilichochaguliwa',
    noneWhy: 'Rudi nyuma, chagua mistari katika jedwali, kisha ujaribu tena.',
    unknown: (slugs) => `Slug zilizoachwa kwa kuwa hazimo kwenye kumbukumbu: ${slugs.join(', ')}.`,
    list: 'Orodha',
    newList: 'Orodha mpya',
    newName: 'Jina la orodha mpya',
    newNameHint: 'Jaza ukichagua orodha mpya tu.',
    addSubmit: (rows, kind) => `Ongeza ${sayRows(kind, rows)}`,
    signIn: 'Ingia ili kuhifadhi orodha',
    signInSubmit: 'Ingia',
    noFollow: 'Huwezi kufuatilia watu; fuatilia kampuni changa zao.',
    signInWhy:
      'Orodha na unazofuatilia huhifadhiwa kwenye akaunti. Ulichochagua kinabaki kwenye ukurasa huu.',
    followAll: (rows, kind) =>
      `Fuatilia ${rows === 1 ? `${ONE[kind]} ${kind === 'startup' ? 'hii' : 'huyu'}` : sayRows(kind, rows)}`,
    followWhat: 'Mapya kuhusu unazofuatilia yataonekana kwenye dashibodi yako.',
    followed: (rows, kind) => `Unafuatilia ${sayRows(kind, rows)}.`,
    take: 'Tumia ulichochagua',
  },
  wrong: {
    name: 'weka herufi 1 hadi 80',
    status: 'weka herufi zisizozidi 40',
    statuses: 'weka hali 1 hadi 12 zenye herufi zisizozidi 40, moja kwa kila mstari',
    note: 'weka herufi zisizozidi 500',
    day: 'weka tarehe kama 2026-12-01',
    slugs: 'weka slug 1 hadi 200',
    newName: 'Ipe jina orodha mpya, kwa herufi zisizozidi 80',
    unknown: (kind, slugs) =>
      `hakuna ${ONE[kind]} ${kind === 'startup' ? 'inayoitwa' : 'anayeitwa'} ${slugs.slice(0, 10).join(', ')}`,
  },
};
