import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPostgres } from './scripts/test-postgres.ts';
import { HUNG_AFTER_MS, WAIT_HUNG_AFTER_MS } from './test/hung-after.ts';

// x.test.ts needs nothing but its subject; x.site.test.ts needs the site or a filled database,
// and runs on Postgres where there is one, else on the embedded database.
const ROOMS = '{app,server,cli,db,test,scripts,bench}';
const SITE_TESTS = `${ROOMS}/**/*.site.test.{ts,tsx}`;
// Where the two databases could differ: these run on the embedded one, too.
const ENGINE_TESTS = [
  'app/{data,jobs,find,figures,page-cache,features/{arriving/import,search}}/**/*.site.test.{ts,tsx}',
  'app/features/arriving/uploads/check-in-slices.site.test.ts',
  'db/seed/*.site.test.ts',
];

// Twenty seconds or more each: started last, they would run on alone.
const LONG = [
  'accounts',
  'backup-embedded',
  'database-faults',
  'griot',
  'import-kill.site',
  'invalidation.site',
  'jobs.site',
  'killed-jobs',
  'listing',
  'member-pages',
  'pages',
  'plans.site',
  'process',
  'rate-limit.site',
  'subscription',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.includes(basename(moduleId, '.test.ts'));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const siteProject = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, globalSetup: ['test/global-setup.ts'] },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Files of one process share what they import and what V8 has compiled, which saves a fifth of
    // the time. None may leave anything changed in a module or in the environment.
    isolate: false,
    setupFiles: ['test/record-sql.ts'],
    testTimeout: HUNG_AFTER_MS,
    hookTimeout: HUNG_AFTER_MS,
    expect: { poll: { timeout: WAIT_HUNG_AFTER_MS } },
    // Tests wait for databases, browsers and child processes half of the time: two files a
    // processor, until there are four.
    maxWorkers: Math.max(Math.min(4, 2 * availableParallelism()), availableParallelism()),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`${ROOMS}/**/*.test.{ts,tsx}`], exclude: [SITE_TESTS] },
      },
      siteProject('site', [SITE_TESTS]),
      ...(findPostgres().reason ? [] : [siteProject('embedded', ENGINE_TESTS)]),
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
        },
      },
    ],
  },
});
