// Answers that are no pages: JSON, tables, drawings and pictures.
import { createCipheriv, hash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import {
  type CsvCell,
  csvFileName,
  type FileColumn,
  formatCsv,
  sayCut,
  tabulate,
} from '../base/csv.ts';
import { isoDay } from '../base/dates.ts';
import { createSemaphore } from '../base/semaphore.ts';
import { xlsx } from '../base/xlsx.ts';
import type { CacheTag } from '../page-cache/cache-tags.ts';
import type { Context } from './context.ts';
import { limitsOf } from './limits.ts';
import { type Answer, type Cache, respond } from './respond.server.ts';
import { step } from './thread-time.server.ts';

interface JsonAnswer extends Omit<Answer, 'body'> {
  body: unknown;
  /** Never encrypted: no call of the first client, as the API's own description. */
  plain?: boolean;
}

/** Sends JSON; encrypted as text when RESPONSE_ENCRYPTION_KEY is set. */
export function answerJson(context: Context, answer: JsonAnswer): Promise<Response> {
  const text = step(() => JSON.stringify(answer.body));
  const key = context.settings.RESPONSE_ENCRYPTION_KEY;
  if (!key || answer.plain) return respond(context, { ...answer, body: text });
  return respond(context, {
    ...answer,
    body: encryptResponse(text, key),
    type: 'text/plain; charset=utf-8',
    cache: 'private',
  });
}

/**
 * Base64 of a 16-byte initialisation vector and AES-256-CBC with PKCS#7, as the first client
 * expects; `key` is 64 hexadecimal digits.
 */
function encryptResponse(text: string, key: string): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'hex'), vector);
  return Buffer.concat([vector, cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

interface File {
  /** File name without extension. */
  title: string;
  cache: Cache;
  /** How many there are, where `rows` may be the first of them. */
  total?: number;
}

interface Cells {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** Headers and rows as they are; otherwise from columns. */
export interface TableAnswer extends File, Cells {}

interface ColumnsAnswer<Row> extends File {
  columns: readonly FileColumn<Row>[];
  rows: readonly Row[];
}

/** Excel on Windows takes a file without this mark for Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A download, XLSX where the address ends so, otherwise CSV, with a byte-order mark for `?bom=1`.
 * X-Total-Count says how many there are; cut to the caller's row limit, the file's name says so.
 */
export async function answerTable<Row>(
  context: Context,
  table: ColumnsAnswer<Row> | TableAnswer,
): Promise<Response> {
  const { pathname, searchParams } = context.url;
  const isXlsx = pathname.endsWith('.xlsx');
  const mark = searchParams.get('bom') === '1' ? BYTE_ORDER_MARK : '';
  const { cache } = table;
  const most = limitsOf(context).csvRows;
  const total = Math.max(table.total ?? 0, table.rows.length);
  const title = sayCut(table.title, total, most);
  const cells =
    'columns' in table
      ? step(() => tabulate(table.columns, table.rows.slice(0, most)))
      : { header: table.header, rows: table.rows.slice(0, most) };
  const csvName = csvFileName(title, context.settings.PRODUCT_NAME);
  const name = isXlsx ? csvName.replace(/csv$/, 'xlsx') : csvName;
  return respond(context, {
    status: 200,
    type: isXlsx ? XLSX_TYPE : 'text/csv; charset=utf-8',
    cache,
    headers: {
      'content-disposition': `attachment; filename="${name}"`,
      'x-total-count': String(total),
    },
    body: isXlsx
      ? await toWorkbook(context, title, cells)
      : mark + step(() => formatCsv(cells.header, cells.rows)),
  });
}

/** The table, and a sheet that says where it comes from. */
async function toWorkbook(
  { settings, url, now }: Context,
  title: string,
  cells: Cells,
): Promise<Buffer> {
  const about = [
    ['Source', settings.PRODUCT_NAME],
    ['Date', isoDay(now)],
    ['Address', settings.SITE_URL + url.pathname + url.search],
    ['Licence', 'CC BY 4.0'],
  ];
  const pieces: Uint8Array[] = [];
  const sheets = [
    { name: 'Data', ...cells },
    { name: 'About', header: ['Title', title], rows: about },
  ];
  const written = xlsx(sheets);
  for (;;) {
    const { value, done } = await step(() => written.next());
    if (done) break;
    pieces.push(value);
  }
  return Buffer.concat(pieces);
}

interface Named {
  title: string;
  cacheTags?: CacheTag[];
}

/** Makes an SVG, as a step of the request. */
type Draw = () => string;

/** A public drawing as PNG where the address ends so, otherwise as SVG. */
export function answerDrawing(context: Context, draw: Draw, named: Named): Promise<Response> {
  const isPng = context.url.pathname.endsWith('.png');
  return isPng ? answerPng(context, draw) : answerSvg(context, draw, named);
}

/** A public drawing; `title` names the file that is saved. */
export async function answerSvg(
  context: Context,
  draw: Draw,
  { title, cacheTags }: Named,
): Promise<Response> {
  const name = csvFileName(title, context.settings.PRODUCT_NAME).replace(/csv$/, 'svg');
  return respond(context, {
    status: 200,
    type: 'image/svg+xml',
    cache: 'public',
    headers: { 'content-disposition': `inline; filename="${name}"` },
    body: step(draw),
    cacheTags,
  });
}

const FONTS = fileURLToPath(new URL('../../app/generated/pictures/fonts.conf', import.meta.url));
/** One picture is about 25 KB. */
const KEPT_BYTES = 16 * 1024 * 1024;
const WAIT_MS = 5_000;

const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
});
// Drawing takes a third of a second of one core.
const pen = createSemaphore({ limit: 1, maxWaiting: 50, maxWaitMs: WAIT_MS });

/**
 * Drawn with the project's own fonts; kept by the drawing itself, so that a changed figure makes a
 * new picture. Throws Busy.
 */
export async function answerPng({ request }: Context, draw: Draw): Promise<Response> {
  const svg = step(draw);
  const key = hash('sha256', svg, 'base64url');
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
    etag: `"${key.slice(0, 22)}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) {
    return new Response(null, { status: 304, headers });
  }
  const png = kept.get(key) ?? (await pen.run(() => drawPng(svg)));
  kept.set(key, png);
  return new Response(png, { headers });
}

async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  // Read by fontconfig when the first text is drawn.
  process.env.FONTCONFIG_FILE ??= FONTS;
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  return new Uint8Array(png);
}
