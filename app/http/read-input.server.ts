import { HttpError } from './errors.ts';
import { readBodyText, readForm } from './read-body.server.ts';

// Deeper or larger input is not made in good faith.
const MAX_DEPTH = 8;
const MAX_PARTS = 5_000;

/** An absent body is `{}`. Throws 413, 415, 422 for a body that is broken, too deep, no object. */
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
  if (!text.trim()) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(422, 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(422, 'The body must be a JSON object.');
  }
  requireModest(value, MAX_DEPTH, { left: MAX_PARTS });
  return value as Record<string, unknown>;
}

function requireModest(value: unknown, depth: number, parts: { left: number }): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw new HttpError(422, `The body nests deeper than ${MAX_DEPTH} levels.`);
  for (const part of Object.values(value)) {
    parts.left -= 1;
    if (parts.left < 0) throw new HttpError(422, `The body has more than ${MAX_PARTS} parts.`);
    requireModest(part, depth - 1, parts);
  }
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
    if (parts > MAX_PARTS || keys.length > MAX_DEPTH) {
      throw new HttpError(422, 'The form has too many fields, or their names nest too deep.');
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
