// Memory of the site's process: after its start, after warming up, and whether it goes on growing.

import { formatRows, keepResults } from './measure.ts';
import { starterPaths } from './page-paths.ts';
import { residentMiB, withStartedSite } from './started-site.ts';

const ROUNDS = 5;
const REQUESTS_A_ROUND = 4_000;
const USERS = 8;

const rows = await withStartedSite(async (site) => {
  const measured = [{ name: 'after start', residentMiB: residentMiB(site) }];
  const paths = await starterPaths(site.url);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await ask(site.url, paths);
    const name = `after ${(round * REQUESTS_A_ROUND).toLocaleString('en')} pages`;
    measured.push({ name, residentMiB: residentMiB(site) });
  }
  return measured;
});
process.stdout.write(
  `${formatRows([['memory', 'MiB'], ...rows.map((row) => [row.name, row.residentMiB])])}\n`,
);
keepResults('memory', { users: USERS }, rows);

/** Every other address has a query of its own, so that no cache has it. */
async function ask(url: string, paths: readonly string[]): Promise<void> {
  let next = 0;
  const user = async () => {
    for (let n = next++; n < REQUESTS_A_ROUND; n = next++) {
      const path = paths[n % paths.length] ?? '/';
      await (await fetch(`${url}${path}${n % 2 ? '' : `?${Math.random()}`}`)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: USERS }, user));
}
