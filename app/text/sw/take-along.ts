import { formatCount, sayPlural } from '../../base/count.ts';
import { perLocale } from '../../base/locale.ts';
import type * as english from '../en/take-along.ts';
import type { TranslationOf } from '../translation.ts';

const megabytes = perLocale((tag) => new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 }));

const sayRounds = (rounds: number) => `awamu ${formatCount(rounds)}`;

export const bulkDataText: TranslationOf<typeof english.bulkDataText> = {
  title: 'Data',
  description:
    'Kumbukumbu zote katika mafaili ya CSV, JSON Lines, SQLite na Parquet, yanayoandikwa kila usiku, bure chini ya leseni ya CC BY 4.0.',
  lead: 'Pakua kumbukumbu zote, bure kwa kila mtu. Mafaili huandikwa upya kila usiku.',
  none: 'Bado hakuna nakala ya siku.',
  noneWhy: 'Nakala ya kwanza itakuwa hapa hivi karibuni, na mpya itafuata kila usiku.',
  latest: (snapshot, startups, rounds) =>
    `Nakala mpya zaidi ni ya ${snapshot}: kampuni changa ${formatCount(startups)}, ${sayRounds(rounds)}.`,
  fictional: 'Data za maonyesho: kampuni hizi ni za kubuni.',
  inOne: 'Majedwali yote katika faili moja',
  csv: 'CSV, katika faili la zip',
  sqlite: 'SQLite, iliyobanwa kwa gzip',
  spreadsheets: (rows) =>
    `Mafaili ya CSV hufunguka katika programu ya lahajedwali. Katika muundo wa XLSX, mistari ${formatCount(rows)} ya kwanza ya orodha:`,
  tables: 'Faili moja kwa kila jedwali',
  table: 'Jedwali',
  about: 'Yaliyomo',
  rows: 'Idadi ya mistari',
  oneCsv: 'CSV',
  jsonLines: 'JSON Lines',
  parquet: 'Parquet',
  file: 'Faili',
  kilobytes: (bytes) =>
    bytes < 1_000_000
      ? `${formatCount(Math.max(1, Math.round(bytes / 1_000)))}\u00a0kB`
      : `${megabytes().format(bytes / 1_000_000)}\u00a0MB`,
  descriptions: 'Maana ya kila safu wima, kwa watu na programu:',
  describing: {
    'datapackage.json': 'Data Package',
    'csv-metadata.json': 'CSVW',
    'dcat.jsonld': 'DCAT',
  },
  threeLines: 'Anza haraka',
  sums: 'Kila mfano hutoa idadi ya awamu na jumla iliyokusanywa inayoonyeshwa kwenye ukurasa wa mwanzo.',
  tools: { duckdb: 'DuckDB', r: 'R', sqlite: 'SQLite', pandas: 'pandas' },
  licence: 'Leseni na rejeo',
  licenceWords:
    'Unaweza kutumia data hizi, kuzibadilisha na kuziuza chini ya Creative Commons Attribution 4.0, ukitaja zilikotoka:',
  citation: (product, snapshot, address) =>
    `${product}: kumbukumbu za kampuni changa za Afrika, nakala ya ${snapshot}. ${address}`,
  logos: 'Nembo na makala zilizowekewa viungo si sehemu ya data hizi: ni mali ya wamiliki wake.',
  checking: 'Kukagua ulichopakua',
  signed: 'Checksum zimesainiwa kwa minisign.',
  unsigned:
    'Checksum hazijasainiwa. Zinaonyesha kama faili limeharibika, si nani aliyelitengeneza.',
  changes: 'Kilichobadilika',
  changesOf: (snapshot) => `Kilichobadilika tangu ${snapshot}`,
  following:
    'Ili nakala yako iendane na wakati, tumia changes.jsonl.gz ya kila nakala ya siku iliyotolewa baada ya yako, kwa mpangilio: insert na update zina mstari mzima, delete ina ufunguo na, mstari ulipounganishwa au kubadilishwa jina, kilichochukua nafasi yake.',
  deletions:
    'Jedwali deletions linaorodhesha kila slug isiyotumika tena na ilikokwenda. Kuhusu kilichoondolewa halisemi chochote ila slug.',
  first: 'Hii ndiyo nakala ya siku ya kwanza kabisa: hakuna nyingine ya kulinganisha nayo.',
  nothing: 'Hakuna kilichobadilika.',
  counts: (insert, update, deleted) =>
    [
      insert > 0 ? `mipya: ${formatCount(insert)}` : '',
      update > 0 ? `iliyobadilishwa: ${formatCount(update)}` : '',
      deleted > 0 ? `iliyofutwa: ${formatCount(deleted)}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  seeChanges: 'Tazama mabadiliko',
  snapshotTitle: (snapshot) => `Nakala ya ${snapshot}`,
  snapshotDescription: (snapshot) =>
    `Mafaili ya nakala ya ${snapshot}, na kilichobadilika tangu nakala iliyoitangulia.`,
  ops: { insert: 'Mstari mpya', update: 'Mstari umebadilishwa', delete: 'Mstari umefutwa' },
  op: 'Badiliko',
  row: 'Mstari',
  detail: 'Kabla na baada',
  beforeAfter: (column, before, after) => `${column}: ${before} → ${after}`,
  unknown: 'haijulikani',
  movedTo: (slug) => `sasa ${slug}`,
  more: (number) =>
    number === 1
      ? 'Mstari mmoja zaidi uko katika changes.jsonl.gz.'
      : `Mistari ${formatCount(number)} zaidi iko katika changes.jsonl.gz.`,
  files: 'Mafaili',
  earlier: 'Nakala za awali',
  earlierWords: 'Nakala huhifadhiwa kwa siku 30, na ya kwanza ya kila mwezi huhifadhiwa daima.',
  allSnapshots: 'Nakala zote za siku',
};

export const embedsText: TranslationOf<typeof english.embedsText> = {
  embed: 'Pachika',
  how: (path) =>
    `Bandika msimbo huu kwenye ukurasa. Fremu haina skripti wala kifuatiliaji. Ongeza ${path.includes('?') ? '&' : '?'}theme=light au theme=dark kwenye anwani ili rangi zisibadilike.`,
  pictures: 'Picha:',
  share: 'Shiriki na upachike',
  cite: 'Taja kama chanzo',
  card: 'Kadi ya kupachika',
  badge: 'Beji',
  citation: (name, site, day, address) => `${site}. “${name}.” Data za ${day}. ${address}`,
  startupTitle: (name, site) => `${name} kwenye ${site}`,
  raised: (amount) => `${amount} zimekusanywa`,
  rounds: sayRounds,
  onRecord: 'kwenye kumbukumbu',
  stats: { raised: 'Fedha zilizokusanywa', rounds: 'Awamu', latest: 'Awamu ya karibuni' },
  noFigures: 'Bado hakuna takwimu zilizorekodiwa.',
  columns: {
    date: 'Tarehe',
    kind: 'Kilichotokea',
    raised: 'Fedha zilizokusanywa',
    deals: 'Idadi ya awamu alizoshiriki',
  },
  undisclosed: 'Hakijawekwa wazi',
  noneMatch: 'Hakuna kinacholingana.',
  notEmbeddable: (address) =>
    `${address} haina fremu: weka anwani ya kampuni changa, mahali, sekta, mwekezaji, orodha au chati ya tovuti hii`,
  expectedUrl: 'weka anwani ya tovuti hii',
  expectedSize: 'weka namba nzima kuanzia 1',
  onlyJson: 'format: json tu inatolewa',
};

const MOST = 5_000;
const capitalNames = (number: number) => sayPlural(number, { one: 'Jina #', other: 'Majina #' });

export const matchText: TranslationOf<typeof english.matchText> = {
  title: 'Oanisha orodha ya majina',
  description:
    'Bandika majina ya kampuni changa au wawekezaji, au CSV; rekebisha majina yenye shaka; pakua orodha yenye slug na takwimu.',
  lead: 'Bandika majina kutoka kwenye lahajedwali. Utayapata tena pamoja na slug, anwani na takwimu za kila kampuni changa au mwekezaji aliye kwenye kumbukumbu.',
  names: 'Majina',
  namesHint: (rows) =>
    `Jina moja kwa kila mstari, majina yaliyotenganishwa kwa koma, seli zilizonakiliwa kutoka kwenye lahajedwali, au CSV ambayo mstari wake wa kwanza unataja safu wima. Safu wima za nchi na tovuti husaidia kutofautisha majina yanayofanana. Mistari isizidi ${formatCount(rows)}.`,
  file: 'Au faili',
  fileHint: 'XLSX au CSV. Laha ya kwanza ya faili ndiyo inayosomwa.',
  kind: 'Majina haya ni ya',
  kinds: { startup: 'Kampuni changa', investor: 'Wawekezaji' },
  submit: 'Oanisha',
  forgiven:
    'Nafasi, alama za lafudhi, aina za kisheria kama Ltd au SARL, majina ya zamani na tovuti hueleweka. Programu na OpenRefine zinaweza kutumia huduma hiyohiyo:',
  service: 'API ya kuoanisha',
  wrong: {
    nothing: 'Bandika angalau jina moja, au chagua faili',
    tooMany: (most, got) =>
      `Bandika mistari isiyozidi ${formatCount(most)} kwa mara moja: hii ni ${formatCount(got)}${most < MOST ? '. Akaunti na mpango wa kulipia huruhusu zaidi' : ''}`,
    tooLarge: (most, got) =>
      `Orodha ina herufi ${formatCount(got)}, na zinazosomwa hazizidi ${formatCount(most)}: ondoa safu wima zisizohitajika`,
    tooLong: (row, most, got) =>
      `Jina lililo katika mstari wa ${formatCount(row)} lina herufi ${formatCount(got)}, na zinazosomwa hazizidi ${most}`,
    tooWide: (most, got) =>
      `Bandika safu wima zisizozidi ${most}: mmoja wa mistari hii una ${formatCount(got)}`,
  },
  resultsTitle: (number) =>
    `${capitalNames(number)} ${number === 1 ? 'limelinganishwa' : 'yamelinganishwa'}`,
  part: (first, last, all) =>
    `Mistari ${formatCount(first)} hadi ${formatCount(last)} kati ya ${formatCount(all)}. Unachochagua huhamia kwenye mistari inayofuata na kwenye faili.`,
  nextPart: (rows) =>
    rows === 1 ? 'Oanisha mstari unaofuata' : `Oanisha mistari ${formatCount(rows)} inayofuata`,
  certain: (number) =>
    `${capitalNames(number)} ${number === 1 ? 'limeoanishwa' : 'yameoanishwa'} kwa uhakika`,
  doubtful: (number) => `${capitalNames(number)} ${number === 1 ? 'la' : 'ya'} kukagua`,
  doubtfulHow: 'Chagua jina lililo sahihi, au usichague lolote.',
  unknown: (number) =>
    `${capitalNames(number)} ${number === 1 ? 'halikupatikana' : 'hayakupatikana'}`,
  yours: 'Jina ulilotoa',
  found: 'Kwenye kumbukumbu',
  choiceOf: (name) => `Rekodi inayolingana na ${name}`,
  none: 'Hakuna kati ya haya',
  option: (name, detail, otherName) =>
    [name, detail, otherName && `pia ${otherName}`].filter(Boolean).join(', '),
  takeCsv: 'Pakua CSV',
  takeXlsx: 'Pakua XLSX',
  again: 'Oanisha orodha nyingine',
  fileTitle: 'Majina yaliyooanishwa',
  columns: { name: 'Jina', slug: 'Slug ya Griot', found: 'Jina kwenye kumbukumbu' },
};

export const reconcileText: TranslationOf<typeof english.reconcileText> = {
  service: (product) => `${product}: kampuni changa za Afrika na wawekezaji wake`,
  types: {
    startup: 'Kampuni changa',
    investor: 'Mwekezaji',
    industry: 'Sekta',
    location: 'Nchi au jiji',
  },
  properties: {
    deals_count: 'Idadi ya awamu alizoshiriki',
    lead_count: 'Idadi ya awamu alizoongoza',
    total_amount: 'Jumla ya fedha za awamu alizoshiriki, kwa dola za Marekani',
    last_deal_on: 'Tarehe ya awamu ya mwisho aliyoshiriki',
    startups_count: 'Idadi ya kampuni changa',
    url: 'Ukurasa kwenye tovuti hii',
  },
  features: {
    name: 'Majina yanavyofanana, kati ya 100',
    country: 'Nchi ileile',
    website: 'Tovuti ileile',
    identifier: 'Kitambulisho kilekile',
  },
  wrong: {
    json: (field) => `${field}: weka JSON`,
    tooMany: (most, got) => `weka maswali yasiyozidi ${most}: yamefika ${got}`,
    noQuery: 'weka swali, au sifa za kuoanisha',
  },
  unknown: 'Hakuna rekodi yenye kitambulisho hiki.',
  raised: (amount) => `Imekusanya ${amount}`,
  inRounds: sayRounds,
};
