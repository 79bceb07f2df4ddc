// The body of a request, within limits: as bytes, as a form, as an object.
import { MIMEType } from 'node:util';
import { problemsText } from '../text/text.ts';
import { HttpError } from './errors.ts';
import { parseJson } from './parse-json.ts';
import { bodyLimitOf, tooLarge } from './safety.server.ts';

// Slower senders only block others. A phone with a poor connection sends ten times more.
const SLOWEST = { bytesPerSecond: 1_024, afterMs: 5_000, checkedEveryMs: 500 };
// Each costs time of the thread, however small it is. A file of 8 MB has some 6,000.
const MOST_PARTS = 20_000;

/**
 * The request with its body buffered; oversized ones pass unread. Throws 413, 400 if cut short, 408
 * for a sender slower than 1 KB/s.
 */
export async function readWhole(request: Request, slowest = SLOWEST): Promise<Request> {
  const { url, method, headers } = request;
  if (Number(headers.get('content-length') ?? 0) > bodyLimitOf(request)) return request;
  const tooSlow = Promise.withResolvers<never>();
  let size = 0;
  const startedAtMs = performance.now();
  const check = () => {
    const passedMs = performance.now() - startedAtMs;
    if (passedMs < slowest.afterMs || size * 1_000 >= slowest.bytesPerSecond * passedMs) return;
    const error = 'The body came too slowly.';
    tooSlow.reject(new HttpError(408, error, { headers: { connection: 'close' } }));
  };
  const checking = setInterval(check, slowest.checkedEveryMs);
  const reading = readBodyBytes(request, (bytes) => {
    size += bytes;
  });
  // Nobody waits for it any more when the sender was too slow.
  reading.catch(() => {});
  try {
    const body = await Promise.race([reading, tooSlow.promise]);
    return new Request(url, { method, headers, body });
  } finally {
    clearInterval(checking);
  }
}

/**
 * Limits size and parts, whatever the headers claim. Throws 413, 400 for a body cut short or in
 * crumbs.
 */
export async function readBodyBytes(
  request: Request,
  onRead?: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const limit = bodyLimitOf(request);
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      onRead?.(chunk.byteLength);
      if (size > limit) throw tooLarge(limit);
      chunks.push(chunk);
      if (chunks.length > MOST_PARTS) throw tooManyParts();
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The client disconnected or was too slow.
    throw new HttpError(400, 'The request ended before its body did.');
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tooManyParts(): HttpError {
  const headers = { connection: 'close' };
  return new HttpError(400, `The body came in more than ${MOST_PARTS} parts.`, { headers });
}

export async function readBodyText(request: Request): Promise<string> {
  return Buffer.from(await readBodyBytes(request)).toString('utf8');
}

const MULTIPART = 'multipart/form-data';
const FORM_TYPES: readonly string[] = ['application/x-www-form-urlencoded', MULTIPART];

/** Reads a form, urlencoded or multipart. Throws 413, 415, 422. */
export async function readForm(request: Request): Promise<FormData> {
  const type = parseType(request.headers.get('content-type') ?? '');
  if (!type || !FORM_TYPES.includes(type.essence)) {
    throw new HttpError(
      415,
      'Expected a form: application/x-www-form-urlencoded or multipart/form-data.',
    );
  }
  const bytes = await readBodyBytes(request);
  // Counted before they are read, which takes long for a million of them.
  if (hasTooManyFields(bytes, type)) throw new HttpError(422, problemsText.manyFields);
  try {
    // Written anew, so that it is read as it was counted.
    const headers = { 'content-type': String(type) };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new HttpError(422, problemsText.brokenForm);
  }
}

function parseType(text: string): MIMEType | null {
  try {
    return new MIMEType(text);
  } catch {
    return null;
  }
}

/** A list of 5,000 rows has a field for each. */
const MAX_FIELDS = 6_000;
const MAX_NAME_DEPTH = 8;

/** Counts no further than to the first that is one too many. */
function hasTooManyFields(bytes: Uint8Array<ArrayBuffer>, { essence, params }: MIMEType): boolean {
  const mark = essence === MULTIPART ? `--${params.get('boundary') ?? ''}` : '&';
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = -mark.length;
  for (let count = 0; count <= MAX_FIELDS; count += 1) {
    at = body.indexOf(mark, at + mark.length);
    if (at < 0) return false;
  }
  return true;
}

/**
 * A request without a body and its type is `{}`. Throws 413, 415, and 422 for a body that is empty,
 * broken, too deep or no object.
 */
export async function readInput(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!type && !(await readBodyText(request.clone())).trim()) return {};
  if (type === 'application/json' || type.endsWith('+json')) return readJson(request);
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') {
    return expandForm(await readForm(request));
  }
  throw new HttpError(
    415,
    'Expected application/json, application/x-www-form-urlencoded or multipart/form-data.',
    {
      headers: {
        accept: 'application/json, application/x-www-form-urlencoded, multipart/form-data',
      },
    },
  );
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await readBodyText(request);
  if (!text.trim()) throw new HttpError(422, 'The body is empty; it must be a JSON object.');
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(422, 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

/**
 * `f[0][column]=name` becomes `{f: {0: {column: 'name'}}}`, `slugs[]=a&slugs[]=b` becomes
 * `{slugs: ['a', 'b']}`, and the last of a repeated plain name counts. Throws 422.
 */
export function expandForm(form: FormData): Record<string, unknown> {
  const root: Record<string, unknown> = Object.create(null);
  let parts = 0;
  for (const [name, value] of form) {
    parts += 1;
    const keys = name.split('[').map((key, index) => (index > 0 ? key.replace(/\]$/, '') : key));
    if (parts > MAX_FIELDS || keys.length > MAX_NAME_DEPTH) {
      throw new HttpError(422, problemsText.manyFields);
    }
    place(root, keys, value);
  }
  return root;
}

function place(root: Record<string, unknown>, keys: string[], value: unknown): void {
  const isList = keys.length > 1 && keys.at(-1) === '';
  const path = isList ? keys.slice(0, -1) : keys;
  const last = path.pop() ?? '';
  let at = root;
  for (const key of path) {
    // Without a prototype, keys of a form cannot reach shared objects.
    const found = at[key];
    const next: Record<string, unknown> = isRecord(found) ? found : Object.create(null);
    at[key] = next;
    at = next;
  }
  const before = at[last];
  at[last] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)
  );
}
