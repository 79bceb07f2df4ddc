import { randomUUID } from 'node:crypto';

// Of a proxy in front; only characters safe in log lines and headers.
const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

export function readRequestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
