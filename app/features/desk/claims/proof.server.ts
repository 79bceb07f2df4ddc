// What shows that somebody controls a domain. The code is no secret: it names one account and one
// startup, and only who controls the domain can publish it there.
import { createHash } from 'node:crypto';
import { hostOf } from '../../../base/address.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import { OutsideError } from '../../../http/fetch-outside.server.ts';
import { readWebsite } from '../../arriving/websites/website.ts';
import { PROOF_NAME } from './contract.ts';

const MAX_BYTES = 3 * 1_024 * 1_024;

export type ResolveTxt = (host: string) => Promise<string[][]>;

export function proofCode(userId: number, startupId: number): string {
  return createHash('sha256').update(`claim ${userId} ${startupId}`).digest('hex').slice(0, 32);
}

export async function isInDns(domain: string, code: string, resolveTxt: ResolveTxt) {
  const records = await resolveTxt(domain).catch(() => []);
  return records.some((parts) => parts.join('').trim() === `${PROOF_NAME}=${code}`);
}

/** A page of another site, where a redirect led, proves nothing. */
export async function isOnWebsite(
  { website, domain }: { website: string; domain: string },
  code: string,
  fetch: FetchOutside,
): Promise<boolean> {
  try {
    const answer = await fetch(website, { accept: 'text/html', maxBytes: MAX_BYTES });
    if (answer.status !== 200 || hostOf(answer.url) !== domain) return false;
    return readWebsite(answer).meta.some(
      ([name, content]) => name === PROOF_NAME && content.trim() === code,
    );
  } catch (error) {
    if (error instanceof OutsideError) return false;
    throw error;
  }
}
