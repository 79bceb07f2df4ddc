// Checks a site's robots.txt (RFC 9309).
import robotsParser from 'robots-parser';
import { type FetchOutside, OutsideError } from '../../../http/fetch-outside.server.ts';

// Its types describe a default export; the module is the function itself.
const parseRobots = robotsParser as unknown as (
  address: string,
  text: string,
) => { isAllowed(url: string, agent: string): boolean | undefined };

// Matching a rule can take as many steps as rule and address have letters multiplied: these limits
// keep the worst file to a second. A longer file forbids everything, like an unreadable one.
const MAX_BYTES = 128 * 1_024;
const LONGEST_ADDRESS = 1_000;

/**
 * Returns a function that says whether an address may be fetched; it requests each robots.txt once.
 * A missing file allows everything, a server error forbids everything (RFC 9309 section 2.3.1).
 */
export function createMayFetch(
  fetch: FetchOutside,
  agentName: string,
  signal?: AbortSignal,
): (url: URL) => Promise<boolean> {
  const rulesByOrigin = new Map<string, Promise<(address: string) => boolean>>();
  return async (url) => {
    if (url.href.length > LONGEST_ADDRESS) return false;
    const rules = rulesByOrigin.get(url.origin) ?? readRules(fetch, agentName, url.origin, signal);
    rulesByOrigin.set(url.origin, rules);
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
    // A forbidden address is reported as that, not as the site's robots.txt.
    const { reason } = OutsideError.of(error);
    if (reason === 'not-public' || reason === 'address') throw error;
    return () => false;
  }
}
