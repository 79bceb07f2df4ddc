// Asks for every kind of page, file and call, and says which answers were not whole.
import { Agent, get } from 'node:http';
import { starterPaths } from './page-paths.ts';

const FIXED = [
  '/search?q=pay',
  '/search?q=lagos',
  '/compare?startups=flutterwave,jumia',
  '/advanced-search?country=nigeria',
  '/startup/flutterwave/fundings.csv',
  '/charts.csv?only=funding_history',
  '/feeds/fundings.atom',
  '/feeds/news.atom',
  '/feeds/startup/flutterwave.atom',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/api/openapi.json',
  '/api/index',
  '/api/charts?only=funding_history,top_industry_count',
  '/api/rankings?by=fundings',
  '/api/countries',
  '/api/industry',
  '/api/investors',
  '/api/plans',
  '/api/suggest?q=flu',
  '/api/startups/comparison?startups=flutterwave,jumia,opay',
  '/api/advanced_search/columns',
];

// Calls beside each page of a kind.
const CALLS: Record<string, readonly string[]> = {
  startup: ['', '/fundings', '/news', '/team', '/technologies'],
  funding: [''],
  investor: [''],
  industry: ['', '/startups'],
  location: ['', '/startups'],
};

/** Addresses of every page the sitemaps of the site at `url` list, of calls beside them, and of files; mixed, the same ones each time. */
export async function listEveryKind(url: string): Promise<string[]> {
  const pages = await starterPaths(url);
  const calls = pages.flatMap((path) => {
    const [, kind = '', slug] = path.split('/');
    return slug ? (CALLS[kind] ?? []).map((end) => `/api/${kind}/${slug}${end}`) : [];
  });
  const files = pages.flatMap((path) => (/^\/startup\/[^/]+$/.test(path) ? FIXED : []));
  return mix([...pages, ...pages, ...calls, ...files.slice(0, pages.length)]);
}

function mix(paths: string[]): string[] {
  let state = 7;
  for (let at = paths.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = (state >>> 8) % (at + 1);
    [paths[at], paths[other]] = [paths[other] as string, paths[at] as string];
  }
  return paths;
}

export interface Asked {
  requests: number;
  /** What became of those without a whole answer of status 200: the address and why. */
  failed: string[];
  seconds: number;
}

/** `users` ask, each the next as soon as the last was answered, until `isEnough` of the number asked. */
export async function askEveryKind(
  url: string,
  paths: readonly string[],
  { users, isEnough }: { users: number; isEnough: (asked: number) => boolean },
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const failed: string[] = [];
  let requests = 0;
  const startedAt = performance.now();
  const user = async () => {
    while (!isEnough(requests)) {
      const path = paths[requests++ % paths.length] ?? '/';
      await askWhole(url + path, agent).catch((error: Error) => {
        failed.push(`${path}: ${error.message}`);
      });
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  agent.destroy();
  return { requests, failed, seconds: (performance.now() - startedAt) / 1_000 };
}

/** Settles when the last byte is there. Throws for any status but 200, and when the answer breaks off. */
function askWhole(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (!response.complete) reject(new Error('broke off'));
        else if (response.statusCode === 200) resolve();
        else reject(new Error(`status ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}
