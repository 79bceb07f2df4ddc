import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CANCEL_OFFERED_AFTER_MS, readXsrfToken, request } from './request.ts';
import { toastQueue } from './toast-queue.ts';

let sent: { url: string; init: RequestInit }[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  browse({ cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function browse({ cookie, key }: { cookie: string; key?: string }) {
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    cookie,
    getElementById: () => null,
    querySelector: () => (key ? { content: key } : null),
  });
}

function answerWith(body: string, init?: ResponseInit, afterMs = 0) {
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    sent.push({ url, init: options });
    return new Promise((resolve, reject) => {
      setTimeout(() => resolve(new Response(body, init)), afterMs);
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
    });
  });
}

async function ask(...args: Parameters<typeof request>) {
  const answer = request(...args);
  await vi.advanceTimersByTimeAsync(0);
  return answer;
}

describe('what is sent', () => {
  it('is a GET below /api with the XSRF token of the cookie', async () => {
    browse({ cookie: 'theme=dark; XSRF-TOKEN=a%2Bb; other=1' });
    answerWith('{}');
    await ask('/api/rankings?by=fundings');
    expect(sent[0]?.url).toBe('/api/rankings?by=fundings');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', headers: { 'X-XSRF-TOKEN': 'a+b' } });
  });

  it('is JSON for objects, itself for forms', async () => {
    answerWith('{}');
    const form = new URLSearchParams({ a: '1' });
    await ask('/api/subscriber', { body: { email: 'a@b.co' } });
    await ask('/api/subscriber', { body: form });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.co"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(sent[1]?.init.body).toBe(form);
    expect(sent[1]?.init.headers).not.toHaveProperty('content-type');
  });
});

describe('what comes back', () => {
  it('is parsed', async () => {
    answerWith('{"data":[1]}', { status: 201 });
    const answer = await ask('/api/startups');
    expect(answer).toEqual({ status: 201, ok: true, body: { data: [1] }, isCancelled: false });
  });

  it('is null when empty, the raw text when it is no JSON', async () => {
    answerWith('');
    expect((await ask('/api/index')).body).toBeNull();
    answerWith('<html>', { status: 502 });
    expect(await ask('/api/index')).toMatchObject({ status: 502, ok: false, body: '<html>' });
  });

  it('stays raw when a key is set and it cannot be decrypted', async () => {
    browse({ cookie: '', key: '00'.repeat(32) });
    answerWith('bm8=', { headers: { 'content-type': 'text/plain' } });
    vi.useRealTimers();
    expect((await request('/api/index')).body).toBe('bm8=');
  });

  it('is JSON as it stands even when a key is set', async () => {
    browse({ cookie: '', key: '00'.repeat(32) });
    answerWith('{"a":1}', { headers: { 'content-type': 'application/problem+json' } });
    expect((await ask('/api/index')).body).toEqual({ a: 1 });
  });

  it('is status 0 without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await ask('/api/index')).toEqual({
      status: 0,
      ok: false,
      body: null,
      isCancelled: false,
    });
  });
});

describe('slow answers', () => {
  it('are waited for without end, with a Cancel after 10 s that goes when they come', async () => {
    answerWith('{}', {}, 60_000);
    const answer = request('/api/index');
    await vi.advanceTimersByTimeAsync(CANCEL_OFFERED_AFTER_MS - 1);
    expect(toastQueue.getToasts().bottom ?? []).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(toastQueue.getToasts().bottom).toMatchObject([{ type: 'ongoing' }]);
    await vi.advanceTimersByTimeAsync(50_000);
    expect((await answer).ok).toBe(true);
    expect(toastQueue.getToasts().bottom).toHaveLength(0);
  });

  it('can be cancelled', async () => {
    answerWith('{}', {}, 60_000);
    const answer = request('/api/index');
    await vi.advanceTimersByTimeAsync(CANCEL_OFFERED_AFTER_MS);
    toastQueue.getToasts().bottom?.[0]?.actions[0]?.onClick?.();
    expect(await answer).toEqual({ status: 0, ok: false, body: null, isCancelled: true });
    expect(toastQueue.getToasts().bottom).toHaveLength(0);
  });
});

it.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['a=1; XSRF-TOKEN=abc', 'abc'],
  ['NOT-XSRF-TOKEN=abc', null],
  ['XSRF-TOKEN=', null],
  ['', null],
])('the token of %j is %s', (cookies, token) => {
  expect(readXsrfToken(cookies)).toBe(token);
});
