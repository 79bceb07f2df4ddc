// Adding to the starter catalogue by answering questions.
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { isoDay } from '../app/base/dates.ts';
import { addRound } from '../db/seed/add-round.ts';
import { addStartup } from '../db/seed/add-startup.ts';
import type { Ask } from '../db/seed/asking.ts';
import { checkCatalogue } from '../db/seed/check-catalogue.ts';
import { readStarterCatalogue, SEED_DIR } from '../db/seed/starter-catalogue.ts';
import { command, log, print } from './command.ts';

export function addCommand(): Command {
  const add = command('add', 'Adds to the starter catalogue, question by question.', [
    ['griot add startup', 'asks for a startup, checks and writes its file'],
    ['griot add round andela', 'asks for a round of it'],
  ]);
  add
    .command('startup')
    .description('asks for a startup and writes db/seed/startups/<slug>.json')
    .action(() =>
      withAnswers(async (ask) => {
        report(await addStartup({ ask, dir: SEED_DIR, today: isoDay(new Date()) }));
      }),
    );
  add
    .command('round')
    .argument('<startup>', 'its slug')
    .description('asks for a round and writes it into the file of the startup')
    .action((slug: string) =>
      withAnswers(async (ask) => {
        const isWritten = await addRound(slug, { ask, dir: SEED_DIR, today: isoDay(new Date()) });
        report(isWritten ? slug : null);
      }),
    );
  return add;
}

/** One line an answer, from a terminal or a file; questions are talk, so they go to stderr. */
async function withAnswers(work: (ask: Ask) => Promise<void>): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  const answers = lines[Symbol.asyncIterator]();
  try {
    await work(async (question) => {
      process.stderr.write(`${question}: `);
      const { value, done } = await answers.next();
      return done ? null : value;
    });
  } finally {
    lines.close();
  }
}

function report(slug: string | null): void {
  if (slug === null) {
    log('\nNothing was written.');
    return;
  }
  print(`db/seed/startups/${slug}.json`);
  const findings = checkCatalogue(readStarterCatalogue(), isoDay(new Date()));
  for (const { kind, says } of findings.filter((one) => one.slug === slug)) {
    log(`${kind.padEnd(13)}  ${says}`);
  }
}
