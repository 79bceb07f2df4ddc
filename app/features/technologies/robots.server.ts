// What a site's robots.txt allows (RFC 9309).
import robotsParser from 'robots-parser';
import type { FetchOutside } from '../../http/fetch-outside.server.ts';
import { OutsideError } from '../../http/outside-error.ts';

// Its types describe another export than it has: the module is the function.
const parseRobots = robotsParser as unknown as (
  address: string,
  text: string,
) => { isAllowed(url: string, agent: string): boolean | undefined };

// Holding a rule against an address can take as many steps as the two have letters multiplied: these bounds keep the worst
// file to a second. A longer file forbids everything, as one that cannot be read; few sites have one.
const MAX_BYTES = 128 * 1_024;
const LONGEST_ADDRESS = 1_000;

/**
 * A function that says whether an address may be fetched, asking each site's robots.txt once. A missing file allows
 * everything; one that cannot be read because its server fails forbids everything (RFC 9309 section 2.3.1).
 */
export function createMayFetch(
  fetch: FetchOutside,
  agentName: string,
  signal?: AbortSignal,
): (url: URL) => Promise<boolean> {
  const asked = new Map<string, Promise<(address: string) => boolean>>();
  return async (url) => {
    if (url.href.length > LONGEST_ADDRESS) return false;
    const rules = asked.get(url.origin) ?? readRules(fetch, agentName, url.origin, signal);
    asked.set(url.origin, rules);
    return (await rules)(url.href);
  };
}

async function readRules(
  fetch: FetchOutside,
  agentName: string,
  origin: string,
  signal?: AbortSignal,
): Promise<(address: string) => boolean> {
  const address = `${origin}/robots.txt`;
  try {
    const { status, body } = await fetch(address, { maxBytes: MAX_BYTES, signal });
    if (status >= 500 || status === 429) return () => false;
    if (status !== 200) return () => true;
    const robots = parseRobots(address, body.toString('utf8'));
    return (url) => robots.isAllowed(url, agentName) !== false;
  } catch (error) {
    // An address that may not be fetched at all is told as such, not as a wish of the site.
    const { reason } = OutsideError.of(error);
    if (reason === 'not-public' || reason === 'address') throw error;
    return () => false;
  }
}
