// npm run bench -- <name> [options]: runs one measurement, or all with quick settings (README.md).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What each measures, and options for `all`; without them it is left out there. */
const MEASUREMENTS: Record<string, [is: string, quick?: string[]]> = {
  pages: ['cached pages beside nginx with the same bytes, fresh ones beside React alone', []],
  search: ['suggestions, advanced, full-text and semantic search; [startups]', ['1000']],
  semantic: ['how good semantic search is, beside full-text search', []],
  questions: [
    'how questions in five languages are read and ranked; [address of a site] [writer-a to writer-i]',
  ],
  import: [
    'an import of startups and their rounds, into both databases, beside plain COPY; [rows] [runs]',
    ['5000', '1'],
  ],
  'bulk-data': [
    'a snapshot of the whole record, and pages while it is written; [startups]',
    ['5000'],
  ],
  start: ['time and memory of a first start and later ones; [pages]', ['1000']],
  bytes: ['bytes of each page on the wire, and of a first visit', []],
  lighthouse: ['Lighthouse on a phone over slow 4G, beside a bare page of the same bytes', []],
  soak: [
    'mixed load with writes: errors, memory, cached pages against fresh ones; [minutes]',
    ['2', '--startups', '2000'],
  ],
  kills: ['kill -9 amid acknowledged writes, of both databases; [kills] [writes]', ['5', '100']],
  overload: ['64 readers who never pause search; cached pages meanwhile; [seconds]', ['10']],
  storm: ['ten times as many requests as can be answered; [seconds] [times]', ['5']],
  cluster: [
    'failover of three machines: lost writes, gaps, pages, restore; [fault ...]; needs root',
  ],
};

// A signal alone would not end the child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [what = '', ...options] = process.argv.slice(2);
/** What compares with something else on the same machine in the same run. */
const RATIOS = ['pages', 'lighthouse', 'import', 'overload'];

if (what === 'all') {
  await measureAll(Object.keys(MEASUREMENTS));
} else if (what === 'ratios') {
  await measureAll(RATIOS);
} else if (Object.hasOwn(MEASUREMENTS, what)) {
  process.argv.splice(2, Infinity, ...options);
  await import(`./${what}.ts`);
} else {
  const lines = Object.entries(MEASUREMENTS).map(([name, [is]]) => `  ${name.padEnd(14)}${is}`);
  lines.push(
    `  ${'ratios'.padEnd(14)}${RATIOS.join(', ')}: beside nginx, React, bare pages and COPY, in ten minutes`,
  );
  lines.push(`  ${'all'.padEnd(14)}most of them with quick settings, in about ten minutes`);
  process.stderr.write(`npm run bench -- <what> [options]\n\n${lines.join('\n')}\n`);
  process.exit(2);
}

/** Continues after a failure, and names failures at the end. */
async function measureAll(names: readonly string[]): Promise<void> {
  const failed: string[] = [];
  for (const name of names) {
    const quick = MEASUREMENTS[name]?.[1];
    if (!quick) continue;
    const command = [name, ...quick].join(' ');
    process.stdout.write(`\n## ${name}: \`npm run bench -- ${command}\`\n\n`);
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name, ...quick], {
      stdio: 'inherit',
    });
    const [status] = await once(child, 'exit');
    if (status !== 0) failed.push(command);
  }
  if (failed.length === 0) return;
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exit(1);
}
