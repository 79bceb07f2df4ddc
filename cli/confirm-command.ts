import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { formatCount } from '../app/base/count.ts';
import { CsvReader } from '../app/features/arriving/import/csv-reader.ts';
import { askSubject } from '../app/features/desk/confirmations/confirmations.server.ts';
import { findSubject } from '../app/features/desk/subjects.server.ts';
import { subscription } from '../app/features/messages/newsletter/contract.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  json?: boolean;
  dryRun?: boolean;
}

interface Row {
  line: number;
  kind: string;
  slug: string;
  email: string;
}

const HEADER = ['kind', 'slug', 'email'] as const;

export function confirmCommand(): Command {
  const command = withExamples(new Command('confirm'), [
    ['griot confirm ask founders.csv --dry-run', 'who would be asked, and who not'],
    ['griot confirm ask founders.csv', 'asks them by mail'],
  ]).description('Asks people of startups and investors whether what is recorded is right.');
  command
    .command('ask')
    .description('mails each address once: confirm, correct, or decline by a signed link')
    .argument('<file>', 'CSV with the columns kind (startup or investor), slug and email')
    .option('--dry-run', 'only says who would be asked')
    .option('--json', 'the result as JSON on stdout')
    .action(askAll);
  return command;
}

async function askAll(file: string, { dryRun = false, json }: Flags): Promise<void> {
  const rows = readRows(file);
  await withDatabase(async ({ sql }, settings) => {
    const left: Array<{ line: number; reason: string }> = [];
    const seen = new Set<string>();
    let asked = 0;
    for (const { line, kind, slug, email } of rows) {
      const isKind = kind === 'startup' || kind === 'investor';
      const address = subscription.shape.email.safeParse(email).data;
      const subject = isKind ? await findSubject(sql, { kind, slug }) : null;
      if (!isKind) left.push({ line, reason: `kind is "${kind}"; startup or investor is right` });
      else if (!subject) left.push({ line, reason: `no ${kind} has the slug "${slug}"` });
      else if (!address) left.push({ line, reason: `"${email}" is no mail address` });
      else if (seen.has(address.toLowerCase())) left.push({ line, reason: 'asked lately' });
      else {
        seen.add(address.toLowerCase());
        const question = { subject, email: address, now: new Date(), isDryRun: dryRun };
        const outcome = await askSubject(sql, settings, question);
        if (outcome === 'asked') asked++;
        else left.push({ line, reason: outcome });
      }
    }
    for (const { line, reason } of left) log(`line ${line} left out: ${reason}`);
    log(
      `${formatCount(asked)} ${dryRun ? 'would be' : 'are'} asked, ${formatCount(left.length)} left out`,
    );
    if (json) print(JSON.stringify({ asked, left_out: left, dry_run: dryRun }));
    if (left.length > 0) process.exitCode = EXIT.partlyDone;
  });
}

function readRows(file: string): Row[] {
  const reader = new CsvReader(',');
  const records = [
    ...reader.push(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')),
    ...reader.end(),
  ];
  const [header, ...rest] = records;
  const columns = HEADER.map((name) =>
    (header?.cells ?? []).findIndex((cell) => cell.trim().toLowerCase() === name),
  );
  if (columns.includes(-1)) {
    throw new CommandFailed(
      `${file}: its first line has to name the columns ${HEADER.join(', ')}. Nobody was asked.`,
    );
  }
  return rest.map(({ line, cells }) => {
    const [kind = '', slug = '', email = ''] = columns.map((at) => cells[at]?.trim());
    return { line, kind, slug, email };
  });
}
