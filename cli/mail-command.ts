import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { formatCount } from '../app/base/count.ts';
import {
  countSiteNewsReaders,
  giveSiteNews,
  readSiteNews,
} from '../app/features/messages/notifications/site-news.server.ts';
import { CommandFailed } from './exit-codes.ts';
import { withDatabase } from './open-database.ts';
import { log, print } from './output.ts';
import { withExamples } from './with-examples.ts';

interface Flags {
  json?: boolean;
  dryRun?: boolean;
}

export function mailCommand(): Command {
  const command = withExamples(new Command('mail'), [
    ['griot mail product-news maps.txt --dry-run', 'how many would get it'],
    ['griot mail product-news maps.txt', 'gives it to the site, which mails it'],
  ]).description('Mails to those who asked for them.');
  command
    .command('product-news')
    .description('mails news about the site to everybody whose settings ask for it, each once')
    .argument('<file>', 'plain text: a title in the first line, then what there is to say')
    .option('--dry-run', 'only reads the file and counts the readers')
    .option('--json', 'the same as JSON on stdout')
    .action(giveFile);
  return command;
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
    if (json)
      print(JSON.stringify({ ...news, is_new: isNew, readers: { instant, daily, weekly } }));
  });
}
