// Time from start to the first page, with an empty database and later.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../e2e/start-site.ts';
import { formatRows, saveResults } from './measure.ts';
import { median } from './started-site.ts';

const LATER_STARTS = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'griot-bench-'));
try {
  const first = await measureStart();
  const later: number[] = [];
  for (let n = 0; n < LATER_STARTS; n += 1) later.push(await measureStart());
  const rows = [
    { name: 'empty database', seconds: first },
    { name: `filled database, median of ${LATER_STARTS}`, seconds: median(later) },
  ];
  process.stdout.write(
    `${formatRows([['start of the built site', 'seconds'], ...rows.map(({ name, seconds }) => [name, seconds.toFixed(2)])])}\n`,
  );
  saveResults('start', {}, rows);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureStart(): Promise<number> {
  const startedAt = performance.now();
  const site = await startSite({ DATA_DIR: dataDir });
  await (await fetch(site.url)).text();
  const seconds = (performance.now() - startedAt) / 1_000;
  await site.stop();
  return seconds;
}
