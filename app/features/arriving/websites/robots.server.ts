// Checks a site's robots.txt (RFC 9309).
import { yieldToEventLoop } from '../../../base/waiting.ts';
import { type FetchOutside, OutsideError } from '../../../http/fetch-outside.server.ts';

// A longer file forbids everything, like an unreadable one.
const MAX_BYTES = 512 * 1_024;
const LONGEST_ADDRESS = 1_000;

type MayFetch = (url: URL) => Promise<boolean>;

/**
 * Returns a function that says whether an address may be fetched; it requests each robots.txt once.
 * A missing file allows everything, a server error forbids everything (RFC 9309 section 2.3.1).
 */
export function createMayFetch(
  fetch: FetchOutside,
  agentName: string,
  signal?: AbortSignal,
): MayFetch {
  const rulesByOrigin = new Map<string, Promise<MayFetch>>();
  return async (url) => {
    if (url.href.length > LONGEST_ADDRESS) return false;
    const rules = rulesByOrigin.get(url.origin) ?? readRules(fetch, agentName, url.origin, signal);
    rulesByOrigin.set(url.origin, rules);
    return (await rules)(url);
  };
}

async function readRules(
  fetch: FetchOutside,
  agentName: string,
  origin: string,
  signal?: AbortSignal,
): Promise<MayFetch> {
  try {
    const { status, body } = await fetch(`${origin}/robots.txt`, { maxBytes: MAX_BYTES, signal });
    if (status >= 500 || status === 429) return async () => false;
    if (status !== 200) return async () => true;
    const rules = await parseRules(body.toString('utf8'), agentName.toLowerCase());
    return (url) => isAllowed(rules, encode(url.pathname + url.search));
  } catch (error) {
    // A forbidden address is reported as that, not as the site's robots.txt.
    const { reason } = OutsideError.of(error);
    if (reason === 'not-public' || reason === 'address') throw error;
    return async () => false;
  }
}

interface Rule {
  pattern: string;
  allows: boolean;
}

/** Others are answered after so many lines or rules. */
const AT_ONCE = 100;

/** Those of all groups that name the agent, otherwise those for all agents. */
async function parseRules(text: string, agent: string): Promise<Rule[]> {
  const rules = new Map<string, Rule[]>();
  let named: string[] = [];
  let isNaming = false;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (at % AT_ONCE === 0) await yieldToEventLoop();
    const [, written = '', value = ''] = /^([^:#]*):([^#]*)/.exec(line) ?? [];
    const key = written.trim().toLowerCase();
    if (key === 'user-agent') {
      const name = value.trim().toLowerCase().replace(/\/.*$/, '').trimEnd();
      if (!isNaming) named = [];
      if ((name === agent || name === '*') && !named.includes(name)) named.push(name);
    } else if (key === 'allow' || key === 'disallow') {
      const pattern = encode(value.trim());
      for (const name of named) {
        const own = rules.get(name) ?? [];
        if (pattern !== '') own.push({ pattern, allows: key === 'allow' });
        rules.set(name, own);
      }
    }
    if (key) isNaming = key === 'user-agent';
  }
  return rules.get(agent) ?? rules.get('*') ?? [];
}

/** The longest rule that matches decides, an allowing one before another of its length. */
async function isAllowed(rules: readonly Rule[], path: string): Promise<boolean> {
  let best: Rule = { pattern: '', allows: true };
  for (const [at, rule] of rules.entries()) {
    if (at % AT_ONCE === 0) await yieldToEventLoop();
    const more = rule.pattern.length - best.pattern.length;
    if ((more > 0 || (more === 0 && rule.allows)) && matches(rule.pattern, path)) best = rule;
  }
  return best.allows;
}

/** `*` stands for any characters, `$` for the end. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined
    ? at === path.length
    : path.length - last.length >= at && path.endsWith(last);
}

/** Rules and addresses are compared as they are sent. */
function encode(path: string): string {
  return path
    .toWellFormed()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
}
