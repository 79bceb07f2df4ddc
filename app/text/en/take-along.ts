import { formatCount, sayMany } from '../../base/count.ts';
import { perLocale } from '../../base/locale.ts';

const megabytes = perLocale((tag) => new Intl.NumberFormat(tag, { maximumSignificantDigits: 2 }));

export const bulkDataText = {
  title: 'Data',
  description:
    'The whole record as files: CSV, JSON lines, SQLite and Parquet, written each night, free under CC BY 4.0.',
  lead: 'Download the whole record, free for everyone. The files are rebuilt every night.',
  none: 'There is no snapshot yet.',
  noneWhy: 'The first one will be here soon, and a new one follows each night.',
  latest: (snapshot: string, startups: number, rounds: number) =>
    `The newest snapshot is from ${snapshot}: ${sayMany(startups, 'startup', 'startups')}, ${sayMany(rounds, 'round', 'rounds')}.`,
  fictional: 'Demonstration data: these companies are fictional.',
  inOne: 'All tables in one file',
  csv: 'CSV, in a zip file',
  sqlite: 'SQLite, packed with gzip',
  spreadsheets: (rows: number) =>
    `A spreadsheet opens the CSV files. As XLSX, the first ${formatCount(rows)} rows of a list:`,
  tables: 'One file per table',
  table: 'Table',
  about: 'What it holds',
  rows: 'Rows',
  oneCsv: 'CSV',
  jsonLines: 'JSON lines',
  parquet: 'Parquet',
  file: 'File',
  kilobytes: (bytes: number) =>
    bytes < 1_000_000
      ? `${formatCount(Math.max(1, Math.round(bytes / 1_000)))}\u00a0kB`
      : `${megabytes().format(bytes / 1_000_000)}\u00a0MB`,
  descriptions: 'What each column means, for people and programs:',
  describing: {
    'datapackage.json': 'Data Package',
    'csv-metadata.json': 'CSVW',
    'dcat.jsonld': 'DCAT',
  },
  threeLines: 'Quick start',
  sums: 'Each gives the number of rounds and the total raised that the home page shows.',
  tools: { duckdb: 'DuckDB', r: 'R', sqlite: 'SQLite', pandas: 'pandas' },
  licence: 'Licence and citation',
  licenceWords:
    'You may use, change and sell it under Creative Commons Attribution 4.0, if you say where it comes from:',
  citation: (product: string, snapshot: string, address: string) =>
    `${product}: the record of African startups, snapshot ${snapshot}. ${address}`,
  logos: 'Logos and linked articles are not part of it: they belong to their owners.',
  checking: 'Checking a download',
  signed: 'The checksums are signed with minisign.',
  unsigned: 'The checksums are not signed. They show whether a file is damaged, not who made it.',
  changes: 'What changed',
  changesOf: (snapshot: string) => `What changed since ${snapshot}`,
  following:
    'To keep a copy current, apply changes.jsonl.gz of each snapshot after yours, in order: insert and update carry the whole row, delete carries the key and, where a row was merged or renamed, what stands for it now.',
  deletions:
    'The table deletions lists every slug that is no longer in use and where it went. Of what was removed it tells nothing but the slug.',
  first: 'This is the first snapshot: there is nothing to compare it with.',
  nothing: 'Nothing changed.',
  counts: (insert: number, update: number, deleted: number) =>
    [
      insert > 0 ? `${formatCount(insert)} new` : '',
      update > 0 ? `${formatCount(update)} changed` : '',
      deleted > 0 ? `${formatCount(deleted)} deleted` : '',
    ]
      .filter(Boolean)
      .join(', '),
  seeChanges: 'See the changes',
  snapshotTitle: (snapshot: string) => `Snapshot ${snapshot}`,
  snapshotDescription: (snapshot: string) =>
    `The files of snapshot ${snapshot}, and what changed since the one before.`,
  ops: { insert: 'New', update: 'Changed', delete: 'Deleted' },
  op: 'What',
  row: 'Row',
  detail: 'Before and after',
  beforeAfter: (column: string, before: string, after: string) => `${column}: ${before} → ${after}`,
  unknown: 'unknown',
  movedTo: (slug: string) => `now ${slug}`,
  more: (number: number) =>
    number === 1
      ? 'One more is in changes.jsonl.gz.'
      : `${formatCount(number)} more are in changes.jsonl.gz.`,
  files: 'Files',
  earlier: 'Earlier snapshots',
  earlierWords: 'Snapshots are kept for 30 days, and the first of each month for good.',
  allSnapshots: 'All snapshots',
} as const;

export const embedsText = {
  embed: 'Embed',
  /** Below the code to copy. */
  how: (path: string) =>
    `Paste it into a page. The frame has no script and no tracker. Add ${path.includes('?') ? '&' : '?'}theme=light or theme=dark to the address to fix its colours.`,
  /** Before SVG and PNG. */
  pictures: 'As a picture:',
  share: 'Share and embed',
  cite: 'Cite',
  card: 'Card to embed',
  badge: 'Badge',
  citation: (name: string, site: string, day: string, address: string) =>
    `${site}. \u201c${name}.\u201d Data as of ${day}. ${address}`,
  startupTitle: (name: string, site: string) => `${name} on ${site}`,
  raised: (amount: string) => `${amount} raised`,
  rounds: (rounds: number) => sayMany(rounds, 'round', 'rounds'),
  onRecord: 'on record',
  stats: { raised: 'Raised', rounds: 'Rounds', latest: 'Latest round' },
  noFigures: 'No figures recorded yet.',
  columns: {
    date: 'Date',
    kind: 'What happened',
    raised: 'Raised',
    deals: 'Rounds joined',
  },
  undisclosed: 'Undisclosed',
  noneMatch: 'Nothing matches.',
  notEmbeddable: (address: string) =>
    `${address} has no frame: give the address of a startup, place, industry, investor, list or chart of this site`,
  expectedUrl: 'expected an address of this site',
  expectedSize: 'expected a whole number from 1',
  onlyJson: 'format: only json is offered',
} as const;

/** Without a limit of the caller's. */
const MOST = 5_000;
const names = (number: number) => sayMany(number, 'name', 'names');

export const matchText = {
  title: 'Match a list of names',
  description:
    'Paste names of startups or investors, or a CSV; correct the doubtful ones; download the list with slugs and figures.',
  lead: 'Paste names from a spreadsheet. You get them back with the slug, the address and the figures of each startup or investor on record.',
  names: 'Names',
  namesHint: (rows: number) =>
    `One name a line, names with commas between, cells copied from a spreadsheet, or a CSV whose first line names its columns. Columns for country and website help to tell namesakes apart. At most ${formatCount(rows)} rows.`,
  file: 'Or a file',
  fileHint: 'XLSX or CSV. Of a workbook the first sheet is read.',
  kind: 'These are',
  kinds: { startup: 'Startups', investor: 'Investors' },
  submit: 'Match',
  forgiven:
    'Spaces, accents, legal forms such as Ltd or SARL, former names and websites are understood. Programs and OpenRefine can use the same service:',
  service: 'reconciliation API',
  wrong: {
    nothing: 'Paste at least one name, or choose a file',
    tooMany: (most: number, got: number) =>
      `Paste at most ${formatCount(most)} rows at a time: these are ${formatCount(got)}${most < MOST ? '. An account and a plan allow more' : ''}`,
    tooLarge: (most: number, got: number) =>
      `The list has ${formatCount(got)} characters, and at most ${formatCount(most)} are read: leave out columns that are not needed`,
    tooLong: (row: number, most: number, got: number) =>
      `The name in row ${formatCount(row)} has ${formatCount(got)} characters, and at most ${most} are read`,
    tooWide: (most: number, got: number) =>
      `Paste at most ${most} columns: one of these rows has ${formatCount(got)}`,
  },
  resultsTitle: (number: number) => `${names(number)} compared`,
  /** Long lists are matched part by part. */
  part: (first: number, last: number, all: number) =>
    `Rows ${formatCount(first)} to ${formatCount(last)} of ${formatCount(all)}. What you choose comes along to the next rows and into the file.`,
  nextPart: (rows: number) => `Match the next ${sayMany(rows, 'row', 'rows')}`,
  certain: (number: number) => `${names(number)} matched with certainty`,
  doubtful: (number: number) => `${names(number)} to check`,
  doubtfulHow: 'Choose the right one, or none.',
  unknown: (number: number) => `${names(number)} not found`,
  yours: 'Your name',
  found: 'On record',
  choiceOf: (name: string) => `On record for ${name}`,
  none: 'None of these',
  option: (name: string, detail: string | null, otherName: string | null) =>
    [name, detail, otherName && `also ${otherName}`].filter(Boolean).join(', '),
  takeCsv: 'Download CSV',
  takeXlsx: 'Download XLSX',
  again: 'Match another list',
  fileTitle: 'Matched names',
  columns: { name: 'Name', slug: 'Griot slug', found: 'Name on record' },
} as const;

export const reconcileText = {
  service: (product: string) => `${product}: African startups and their investors`,
  types: {
    startup: 'Startup',
    investor: 'Investor',
    industry: 'Industry',
    location: 'Country or city',
  },
  /** Beside what is recorded. */
  properties: {
    deals_count: 'Number of rounds joined',
    lead_count: 'Number of rounds led',
    total_amount: 'Sum of rounds joined, US dollars',
    last_deal_on: 'Date of the last round joined',
    startups_count: 'Number of startups',
    url: 'Page on this site',
  },
  /** What a score was made of. */
  features: {
    name: 'How alike the names are, of 100',
    country: 'Same country',
    website: 'Same website',
    identifier: 'Same identifier',
  },
  wrong: {
    json: (field: string) => `${field}: expected JSON`,
    tooMany: (most: number, got: number) => `expected at most ${most} queries, got ${got}`,
    noQuery: 'expected a query, or properties to match',
  },
  unknown: 'Nothing has this identifier.',
  raised: (amount: string) => `Raised ${amount}`,
  inRounds: (count: number) => sayMany(count, 'round', 'rounds'),
} as const;
