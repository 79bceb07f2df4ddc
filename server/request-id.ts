import { randomUUID } from 'node:crypto';

// A proxy in front may have named the request already; anything that could spoil a log line or a
// header is not taken.
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

export function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
