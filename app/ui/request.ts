import { currentLocale, DEFAULT_LOCALE } from '../base/locale.ts';
import { toastsText } from '../text/text.ts';
import { trackRequest } from './progress.ts';
import { showToast } from './toast-queue.ts';

/** API calls: progress, XSRF, Cancel for slow responses, decryption. */

/** There is no timeout; after this long Cancel is offered. */
export const CANCEL_OFFERED_AFTER_MS = 10_000;

interface RequestOptions {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON, except form data. */
  body?: object | FormData | URLSearchParams;
}

export interface ApiAnswer {
  /** 0 without a response: no connection, or cancelled. */
  status: number;
  ok: boolean;
  /** Parsed JSON, otherwise the raw text; null when empty. */
  body: unknown;
  isCancelled: boolean;
}

/** Never rejects. */
export function request(path: string, options: RequestOptions = {}): Promise<ApiAnswer> {
  return trackRequest(send(path, options));
}

async function send(path: string, options: RequestOptions): Promise<ApiAnswer> {
  const abort = new AbortController();
  let closeToast = () => {};
  const offer = setTimeout(() => {
    closeToast = offerCancel(() => abort.abort());
  }, CANCEL_OFFERED_AFTER_MS);
  try {
    const answer = await fetch(path, { ...toInit(options), signal: abort.signal });
    const body = await readBody(answer);
    return { status: answer.status, ok: answer.ok, body, isCancelled: false };
  } catch {
    return { status: 0, ok: false, body: null, isCancelled: abort.signal.aborted };
  } finally {
    clearTimeout(offer);
    closeToast();
  }
}

function offerCancel(onClick: () => void): () => void {
  return showToast({
    type: 'ongoing',
    message: toastsText.stillWaiting,
    actions: [{ label: toastsText.cancel, onClick }],
  });
}

function toInit({ method, body }: RequestOptions): RequestInit {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const locale = currentLocale();
  const xsrfToken = readXsrfToken(document.cookie);
  return {
    method: method ?? (body ? 'POST' : 'GET'),
    body: isForm ? body : body && JSON.stringify(body),
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(locale !== DEFAULT_LOCALE && { 'x-locale': locale }),
      ...(xsrfToken && { 'X-XSRF-TOKEN': xsrfToken }),
    },
  };
}

export function readXsrfToken(cookies: string): string | null {
  const value = cookies.match(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/)?.[1];
  return value ? decodeURIComponent(value) : null;
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return null;
  const key = document.querySelector<HTMLMetaElement>('meta[name=griot-response-key]')?.content;
  const isJson = answer.headers.get('content-type')?.includes('json');
  return key && !isJson ? decryptAnswer(text, key) : parseOrKeep(text);
}

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Encrypted responses of /api: base64 of IV[16] + AES-CBC ciphertext. */
const IV_BYTES = 16;

export async function decryptAnswer(text: string, keyHex: string): Promise<unknown> {
  try {
    const bytes = decodeBase64(text.trim());
    const key = await crypto.subtle.importKey('raw', decodeHex(keyHex), 'AES-CBC', false, [
      'decrypt',
    ]);
    const iv = bytes.slice(0, IV_BYTES);
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, bytes.slice(IV_BYTES));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return text;
  }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

function decodeHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[0-9a-f]{2})+$/i.test(hex)) throw new Error('The response key is not in hex digits');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
