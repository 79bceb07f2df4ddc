// `griot seed`: the same as `npm run seed`.
import { Command } from 'commander';
import { EXIT } from './exit-codes.ts';
import { runSeed } from './seed.ts';
import { readSeedArguments, type SeedArguments } from './seed-arguments.ts';
import { tell } from './talk.ts';
import { withExamples } from './with-examples.ts';

interface SeedFlags {
  starter?: boolean;
  demo?: string;
  seed?: string;
  replace?: boolean;
  json?: boolean;
}

export function seedCommand(): Command {
  return withExamples(new Command('seed'), [
    ['griot seed', 'the starter catalogue of real startups'],
    ['griot seed --demo 5000', '5,000 fictional startups with every field filled'],
    ['griot seed --starter --replace', 'takes out what is there, then the starter catalogue'],
  ])
    .description('Fills the database with a catalogue.')
    .option('--starter', 'the starter catalogue; this is the default')
    .option('--demo <count>', 'that many fictional startups')
    .option('--seed <number>', 'which fictional startups; 1 unless given')
    .option('--replace', 'empty the catalogue first, whoever entered it')
    .option('--json', 'the counts as JSON on stdout')
    .action(async (flags: SeedFlags) => {
      const counts = await runSeed(
        readSeedArguments(toArguments(flags)) as Exclude<SeedArguments, { task: 'help' }>,
      );
      if (flags.json) tell(JSON.stringify(counts));
      process.exitCode = EXIT.ok;
    });
}

function toArguments({ starter, demo, seed, replace }: SeedFlags): string[] {
  return [
    ...(starter ? ['--starter'] : []),
    ...(demo === undefined ? [] : [`--demo=${demo}`]),
    ...(seed === undefined ? [] : [`--seed=${seed}`]),
    ...(replace ? ['--replace'] : []),
  ];
}
