// A snapshot: a folder of files in DATA_DIR/data, named by its day.

interface PublishedTable {
  name: string;
  /** Columns that identify its rows. */
  key: readonly [string, ...string[]];
  /** The table of its rows: columns of the same name mean the same there. */
  base: string;
}

/** Each is the view published_{name} of db/migrations/105-bulk-data.sql. */
export const TABLES: readonly PublishedTable[] = [
  { name: 'startups', key: ['slug'], base: 'startups' },
  { name: 'rounds', key: ['slug'], base: 'fundings' },
  { name: 'investors', key: ['slug'], base: 'investors' },
  { name: 'people', key: ['slug', 'startup'], base: 'people' },
  { name: 'exits', key: ['id'], base: 'startup_events' },
  { name: 'places', key: ['slug'], base: 'places' },
  { name: 'industries', key: ['slug'], base: 'industries' },
  { name: 'news', key: ['url'], base: 'news' },
  { name: 'sources', key: ['url'], base: 'sources' },
  { name: 'deletions', key: ['table', 'slug'], base: 'deletions' },
];

export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime' | 'list';

export interface Column {
  name: string;
  type: ColumnType;
  description: string;
}

export interface TablePlan {
  name: string;
  key: readonly string[];
  description: string;
  columns: readonly Column[];
}

export type Cell = string | number | boolean | null | string[];
export type Row = Record<string, Cell>;

/** One line of changes.jsonl.gz. */
export interface Change {
  table: string;
  op: 'insert' | 'update' | 'delete';
  key: Row;
  /** The whole row as it is now; absent when it was deleted. */
  row?: Row;
  /** Of an update, what its changed columns held before. */
  before?: Row;
  /** Of a deletion: the slug that stands for it now, if any. */
  moved_to?: string | null;
}

export interface TableChanges {
  table: string;
  insert: number;
  update: number;
  delete: number;
  /** The first few, for the page. */
  shown: Change[];
}

export interface SnapshotFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** snapshot.json */
export interface Snapshot {
  snapshot: string;
  made_at: string;
  previous: string | null;
  is_fictional: boolean;
  tables: { name: string; description: string; rows: number }[];
  /** Null for the first. */
  changes: TableChanges[] | null;
  files: SnapshotFile[];
  /** Of minisign; null when it is not signed. */
  public_key: string | null;
}

/** The first message to the process that writes the files. */
export interface SnapshotPlan extends Omit<Snapshot, 'tables' | 'changes' | 'files'> {
  folder: string;
  productName: string;
  siteUrl: string;
  tables: readonly TablePlan[];
}

export const CSV_FILE = 'csv.zip';
export const SQLITE_FILE = 'catalogue.sqlite';
export const CHANGES_FILE = 'changes.jsonl.gz';
export const SUMS_FILE = 'SHA256SUMS';
export const SIGNATURE_FILE = 'SHA256SUMS.minisig';
export const SNAPSHOT_FILE = 'snapshot.json';

export const LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0',
  path: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
