// Readers who come at a steady pace whether or not the site keeps up, so that a slow answer delays nobody's question.
import { Agent, get } from 'node:http';

export interface SteadyReaders {
  stop(): Promise<{
    /** Of each answer, ascending. */
    waitedMs: number[];
    failed: string[];
  }>;
}

export function askSteadily(
  url: string,
  paths: readonly string[],
  perSecond: number,
): SteadyReaders {
  const agent = new Agent({ keepAlive: true });
  const everyMs = 1_000 / perSecond;
  const waitedMs: number[] = [];
  const failed: string[] = [];
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  let asked = 0;
  const ask = (path: string) => {
    const askedAt = performance.now();
    const one = load(url + path, agent).then(
      () => void waitedMs.push(performance.now() - askedAt),
      (error: Error) => void failed.push(`${path}: ${error.message}`),
    );
    running.add(one);
    one.finally(() => running.delete(one));
  };
  const timer = setInterval(() => {
    for (; startedAt + asked * everyMs <= performance.now(); asked += 1) {
      ask(paths[asked % paths.length] ?? '/');
    }
  }, 1);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
      return { waitedMs: waitedMs.sort((a, b) => a - b), failed };
    },
  };
}

function load(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`status ${response.statusCode}`));
      });
    }).once('error', reject);
  });
}
