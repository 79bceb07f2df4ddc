// What `npm run seed` understands.
import { parseArgs } from 'node:util';
import { MAX_STARTUPS } from '../db/seed/demo/generate.ts';

export type SeedArguments =
  | { task: 'help' }
  | { task: 'starter'; replace: boolean }
  | { task: 'demo'; count: number; seed: number; replace: boolean };

export class UsageError extends Error {}

export const SEED_HELP = `Fills the database with a catalogue.

Examples
  npm run seed                                  the starter catalogue of real startups
  npm run seed -- --demo 5000                   5,000 fictional startups with every field filled
  npm run seed -- --demo 5000 --seed 7          others, but the same ones each time
  npm run seed -- --starter --replace           take out what is there, then the starter catalogue

Options
  --starter     the starter catalogue; this is the default
  --demo N      N fictional startups, 1 to ${MAX_STARTUPS.toLocaleString('en-US')}
  --seed S      a whole number from 0 that picks which fictional startups; 1 unless given
  --replace     empty the catalogue first: every startup, round, investor and news entry, whoever entered them
  --help        this text

The database is the one of the site: DATABASE_URL, or the embedded one in DATA_DIR (.data), whose server must be stopped.
Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 wrong settings, 4 the database does not answer.
`;

const OPTIONS = {
  starter: { type: 'boolean' },
  demo: { type: 'string' },
  seed: { type: 'string' },
  replace: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Throws UsageError that says what is wrong. */
export function readSeedArguments(args: readonly string[]): SeedArguments {
  const { starter, demo, seed, replace = false, help } = parse(args);
  if (help) return { task: 'help' };
  if (demo === undefined) {
    if (seed !== undefined) throw new UsageError('--seed goes with --demo only');
    return { task: 'starter', replace };
  }
  if (starter) throw new UsageError('--starter and --demo exclude each other');
  return {
    task: 'demo',
    count: readNumber('--demo', demo, 1, MAX_STARTUPS),
    seed: readNumber('--seed', seed ?? '1', 0, Number.MAX_SAFE_INTEGER),
    replace,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(
    `${option}: expected a whole number from ${least} to ${most}, not "${text}"`,
  );
}
