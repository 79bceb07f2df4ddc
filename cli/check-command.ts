// `griot check seed`: what to mend in the files of the starter catalogue. It reads files only.
import { Command } from 'commander';
import { formatCount } from '../app/base/count.ts';
import { checkCatalogue } from '../db/seed/check-catalogue.ts';
import { FINDING_KINDS, type Finding, REFUSED } from '../db/seed/finding.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { EXIT } from './exit-codes.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  most: string;
  json?: boolean;
}

export function checkCommand(): Command {
  const command = withExamples(new Command('check'), [
    ['griot check seed', 'what to mend, the worst first'],
    ['griot check seed andela wave', 'of these startups only'],
    ['griot check seed --json', 'all of it for a script'],
  ]).description('Looks for mistakes; changes nothing.');
  command
    .command('seed')
    .argument('[startups...]', 'slugs; all startups without any')
    .description('what is contradictory, unsourced, doubled, weak, stale or missing in db/seed')
    .option('--most <count>', 'findings shown', '40')
    .option('--json', 'all findings as JSON on stdout')
    .action((slugs: string[], { most, json }: Flags) => {
      const today = new Date().toISOString().slice(0, 10);
      const all = checkCatalogue(readStarterCatalogue(), today);
      const findings = slugs.length > 0 ? all.filter(({ slug }) => slugs.includes(slug)) : all;
      if (json) print(JSON.stringify({ findings }));
      else describe(findings, Number(most));
      process.exitCode = findings.some(({ kind }) => REFUSED.includes(kind))
        ? EXIT.failed
        : EXIT.ok;
    });
  return command;
}

function describe(findings: readonly Finding[], most: number): void {
  for (const { kind, slug, says } of findings.slice(0, most)) {
    print(`${kind.padEnd(13)}  ${slug}: ${says}`);
  }
  const counts = FINDING_KINDS.map((kind) => {
    const count = findings.filter((one) => one.kind === kind).length;
    return `${formatCount(count)} ${kind}`;
  });
  log(`${findings.length > most ? `The worst ${most} of ` : ''}${counts.join(', ')}`);
}
