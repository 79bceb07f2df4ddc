// The folder of snapshots: DATA_DIR/data.
import { createReadStream, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { DAY_MS } from '../../../base/dates.ts';
import { pathTo } from '../../../base/paths.ts';
import { findEntry } from '../../../base/zip.ts';
import type { Context } from '../../../http/context.ts';
import { notFound } from '../../../http/errors.ts';
import { CSV_FILE, SIGNATURE_FILE, SNAPSHOT_FILE, type Snapshot, SUMS_FILE } from './contract.ts';

/** Of one day; a second one of the day is 2026-11-25.2. */
const NAME = /^\d{4}-\d\d-\d\d(\.\d+)?$/;
const KEPT_DAYS = 30;

export const dataFolder = (dataDir: string): string => join(dataDir, 'data');

/** Names, newest first. */
export function listSnapshots(dataDir: string): string[] {
  const folder = dataFolder(dataDir);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  return names.sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
}

export function nextName(dataDir: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const same = listSnapshots(dataDir).find((name) => name.startsWith(day));
  if (!same) return day;
  return `${day}.${Number(same.split('.')[1] ?? 1) + 1}`;
}

/** Null when there is none of that name. */
export function readSnapshot(dataDir: string, name: string): Snapshot | null {
  const file = join(dataFolder(dataDir), name, SNAPSHOT_FILE);
  if (!NAME.test(name) || !existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The path of a file that a snapshot has; null for any other name. */
function pathOfFile(dataDir: string, { snapshot, files }: Snapshot, file: string) {
  const others = [SNAPSHOT_FILE, SUMS_FILE, SIGNATURE_FILE];
  const path = join(dataFolder(dataDir), snapshot, file);
  const isKnown = others.includes(file) || files.some(({ name }) => name === file);
  return isKnown && existsSync(path) ? path : null;
}

export const UNFINISHED = 'unfinished-';

/** Keeps those of the last 30 days, and of each month before the first. */
export function removeOldSnapshots(dataDir: string, now: Date): void {
  removeUnfinished(dataFolder(dataDir), now.getTime() - DAY_MS);
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const months = new Set<string>();
  for (const name of listSnapshots(dataDir).reverse()) {
    const month = name.slice(0, 7);
    const isFirst = !months.has(month);
    months.add(month);
    if (isFirst || name >= since) continue;
    rmSync(join(dataFolder(dataDir), name), { recursive: true });
  }
}

/** Leftovers of a process that was killed while it wrote. */
function removeUnfinished(folder: string, before: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOld = name.startsWith(UNFINISHED) && statSync(path).mtimeMs < before;
    if (isOld) rmSync(path, { recursive: true, force: true });
  }
}

const TYPES: Record<string, string> = {
  '.gz': 'application/gzip',
  '.zip': 'application/zip',
  '.parquet': 'application/vnd.apache.parquet',
  '.json': 'application/json',
  '.jsonld': 'application/ld+json',
};
const PLAIN = 'text/plain; charset=utf-8';
/** A snapshot does not change, but an operator may take one away. */
const CACHE = 'public, max-age=3600';

/** Throws 404. `latest` redirects to the newest snapshot, of which a reader then sees the name. */
export function answerDataFile(context: Context, snapshotName: string, file: string): Response {
  const { DATA_DIR } = context.settings;
  const [newest] = listSnapshots(DATA_DIR);
  if (snapshotName === 'latest' && newest) {
    const location = pathTo('/data/:snapshot/:file', { snapshot: newest, file });
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } });
  }
  const snapshot = readSnapshot(DATA_DIR, snapshotName);
  const path = snapshot && pathOfFile(DATA_DIR, snapshot, file);
  if (path) return answerPart(context.request, path);
  const packed = snapshot && file.endsWith('.csv') && pathOfFile(DATA_DIR, snapshot, CSV_FILE);
  const answer = packed ? answerEntry(context.request, packed, file) : null;
  if (!answer) throw notFound('file', `${snapshotName}/${file}`);
  return answer;
}

/** A table as CSV, from the zip file, so that descriptions beside it lead somewhere. */
function answerEntry(request: Request, path: string, name: string): Response | null {
  const entry = findEntry(path, name);
  if (!entry) return null;
  const headers = headersOf(path, 'text/csv; charset=utf-8', name);
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
  headers.set('content-length', String(entry.size));
  const { start, end } = entry;
  // Its error, such as a reader who went away, ends the response.
  const unpack = () =>
    pipeline(createReadStream(path, { start, end }), createInflateRaw(), () => {});
  return new Response(bodyOf(request, unpack), { headers });
}

/** The file, or the part that is asked for, as readers of Parquet do. */
function answerPart(request: Request, path: string): Response {
  const { size } = statSync(path);
  const headers = headersOf(path, TYPES[extname(path)] ?? PLAIN);
  headers.set('accept-ranges', 'bytes');
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
  const { headers: asked } = request;
  const isSame = !asked.has('if-range') || asked.get('if-range') === headers.get('etag');
  const range = isSame ? readRange(asked.get('range'), size) : null;
  if (range === 'wrong') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const body = bodyOf(request, () => createReadStream(path, { start, end }));
  return new Response(body, { status: range ? 206 : 200, headers });
}

const isKnown = ({ headers: asked }: Request, headers: Headers) =>
  asked.get('if-none-match') === headers.get('etag');

function bodyOf({ method }: Request, open: () => Readable) {
  return method === 'HEAD' ? null : (Readable.toWeb(open()) as unknown as ReadableStream);
}

function headersOf(path: string, type: string, part = ''): Headers {
  const { size, mtimeMs } = statSync(path);
  return new Headers({
    'content-type': type,
    'cache-control': CACHE,
    'access-control-allow-origin': '*',
    etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${part && `-${part}`}"`,
  });
}

/** One range (RFC 9110 section 14); several at once are answered with the whole file. */
function readRange(text: string | null, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(text ?? '') ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start > end || start >= size ? 'wrong' : { start, end };
}
