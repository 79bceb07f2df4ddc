import type { Context } from './context.ts';

/** Of the link that a mail leads to; other sites do not learn it. */
export function readLinkToken({ url, answerHeaders }: Context): string {
  answerHeaders.set('referrer-policy', 'same-origin');
  return (url.searchParams.get('token') ?? '').slice(0, 200);
}
