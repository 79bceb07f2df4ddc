import { HttpError } from './errors.ts';
import { bodyLimitOf, tooLarge } from './safety.server.ts';

/** The request with its body buffered; oversized ones pass unread. Throws 413, 400 if cut short. */
export async function readWhole(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (Number(headers.get('content-length') ?? 0) > bodyLimitOf(request)) return request;
  return new Request(url, { method, headers, body: await readBodyBytes(request) });
}

/** Limits the size whatever the headers claim. Throws 413, 400 for a body cut short. */
export async function readBodyBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const limit = bodyLimitOf(request);
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
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
