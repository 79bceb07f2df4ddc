import { HttpError } from './errors.ts';
import { bodyLimitOf, tooLarge } from './safety.server.ts';

// Who sends less holds its place to keep others out. A phone on a poor line sends ten times more.
const SLOWEST = { bytesPerSecond: 1_024, afterMs: 5_000, checkedEveryMs: 500 };

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

/** Limits the size whatever the headers claim. Throws 413, 400 for a body cut short. */
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
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    // The client disconnected or was too slow.
    throw new HttpError(400, 'The request ended before its body did.');
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export async function readBodyText(request: Request): Promise<string> {
  return Buffer.from(await readBodyBytes(request)).toString('utf8');
}

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Reads a form, urlencoded or multipart. Throws 413, 415, 422. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPES.test(type)) {
    throw new HttpError(
      415,
      'Expected a form: application/x-www-form-urlencoded or multipart/form-data.',
    );
  }
  const bytes = await readBodyBytes(request);
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new HttpError(422, 'The form could not be read: its body is broken.');
  }
}
