// A crawler in a process of its own, so that what it costs does not delay who measures beside it.
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface Crawl {
  url: string;
  paths: readonly string[];
  /** Asked for at once; each asks for the next page as soon as one was answered. */
  users: number;
}

export interface Crawled {
  seconds: number;
  statuses: Record<string, number>;
  /** Pages that were not answered, or not to the end. */
  failed: string[];
}

const OWN_FILE = fileURLToPath(import.meta.url);
// Elsewhere a crawler has a machine of its own.
const PRIORITY = 10;

/** Settles when every page was asked for. */
export function startCrawler(crawl: Crawl): Promise<Crawled> {
  return new Promise((resolve, reject) => {
    const child = fork(OWN_FILE);
    child.once('message', (crawled: Crawled) => resolve(crawled));
    child.once('exit', (code) => reject(new Error(`The crawler ended with ${code}`)));
    child.send(crawl);
  });
}

async function crawl({ url, paths, users }: Crawl): Promise<Crawled> {
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const statuses: Record<string, number> = {};
  const failed: string[] = [];
  const startedAt = performance.now();
  let next = 0;
  const user = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      try {
        const status = await readStatus(url + path, agent);
        statuses[status] = (statuses[status] ?? 0) + 1;
      } catch (error) {
        failed.push(`${path}: ${(error as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  agent.destroy();
  return { seconds: (performance.now() - startedAt) / 1_000, statuses, failed };
}

function readStatus(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

if (process.argv[1] === OWN_FILE) {
  setPriority(PRIORITY);
  process.once('message', async (given: Crawl) => {
    process.send?.(await crawl(given), () => process.disconnect?.());
  });
}
