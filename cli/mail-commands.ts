// Mails to those who asked for them, and questions to founders and investors.

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { formatCount } from '../app/base/count.ts';
import { CsvReader } from '../app/features/arriving/import/csv-reader.ts';
import { askSubject } from '../app/features/desk/confirmations/confirmations.server.ts';
import { findSubject } from '../app/features/desk/subjects.server.ts';
import { subscription } from '../app/features/messages/contract.ts';
import {
  countSiteNewsReaders,
  giveSiteNews,
  readSiteNews,
} from '../app/features/messages/notifications/notify.server.ts';
import { command, type Flags, log, printJson, withDatabase } from './command.ts';
import { CommandFailed, EXIT } from './exit-codes.ts';

export function mailCommand(): Command {
  const mail = command('mail', 'Mails to those who asked for them.', [
    ['griot mail product-news maps.txt --dry-run', 'how many would get it'],
    ['griot mail product-news maps.txt', 'gives it to the site, which mails it'],
  ]);
  mail
    .command('product-news')
    .description('mails news about the site to everybody whose settings ask for it, each once')
    .argument('<file>', 'plain text: a title in the first line, then what there is to say')
    .option('--dry-run', 'only reads the file and counts the readers')
    .option('--json', 'the same as JSON on stdout')
    .action(giveFile);
  return mail;
}

async function giveFile(file: string, { dryRun, json }: Flags): Promise<void> {
  const news = readSiteNews(readFileSync(file, 'utf8'));
  if (typeof news === 'string') throw new CommandFailed(`${file}: ${news}`);
  await withDatabase(async ({ sql }) => {
    const { instant, daily, weekly } = await countSiteNewsReaders(sql);
    const isNew = !dryRun && (await giveSiteNews(sql, news));
    if (dryRun) log(`Nothing was given. "${news.title}" would be mailed:`);
    else if (isNew) log(`"${news.title}" is given to the site, whose jobs mail it:`);
    else log(`"${news.title}" was given before; nobody is told twice.`);
    if (dryRun || isNew) {
      log(`  to ${formatCount(instant)} at once`);
      log(`  to ${formatCount(daily)} on their next morning`);
      log(`  to ${formatCount(weekly)} when their week begins`);
    }
    if (json) printJson({ ...news, is_new: isNew, readers: { instant, daily, weekly } });
  });
}

export function confirmCommand(): Command {
  const confirm = command(
    'confirm',
    'Asks people of startups and investors whether what is recorded is right.',
    [
      ['griot confirm ask founders.csv --dry-run', 'who would be asked, and who not'],
      ['griot confirm ask founders.csv', 'asks them by mail'],
    ],
  );
  confirm
    .command('ask')
    .description('mails each address once: confirm, correct, or decline by a signed link')
    .argument('<file>', 'CSV with the columns kind (startup or investor), slug and email')
    .option('--dry-run', 'only says who would be asked')
    .option('--json', 'the result as JSON on stdout')
    .action(askAll);
  return confirm;
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
    const are = dryRun ? 'would be' : 'are';
    log(`${formatCount(asked)} ${are} asked, ${formatCount(left.length)} left out`);
    if (json) printJson({ asked, left_out: left, dry_run: dryRun });
    if (left.length > 0) process.exitCode = EXIT.partlyDone;
  });
}

const HEADER = ['kind', 'slug', 'email'] as const;

function readRows(file: string) {
  const reader = new CsvReader(',');
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const [header, ...rest] = [...reader.push(text), ...reader.end()];
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const columns = HEADER.map((name) => names.indexOf(name));
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
