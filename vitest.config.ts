import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// x.test.ts needs nothing but its subject; x.site.test.ts asks the site or a filled database,
// and runs on the embedded Postgres and once more on a real one.
const SITE_TESTS = '{app,server,cli,db,test,scripts,bench}/**/*.site.test.{ts,tsx}';

// Half a minute or more each, some of it spent waiting: begun last, all the others would be over by then.
const LONG =
  /\/(killed-jobs|import-kill\.site|griot|rate-limit\.site|jobs\.site|cached-pages-follow\.site|plans\.site)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // Files of one process share what they import, and what V8 has compiled of it: a fifth of the time. None may leave
    // anything changed in a module or in the environment.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests of the site wait for their database half of the time: three files at once, also on two processors.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,server,cli,db,test,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [SITE_TESTS],
        },
      },
      {
        extends: true,
        test: { name: 'site', include: [SITE_TESTS], globalSetup: ['test/global-setup.ts'] },
      },
      {
        extends: true,
        test: { name: 'postgres', include: [SITE_TESTS], globalSetup: ['test/global-setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 60_000,
          // What a page does by and by takes longer where two browsers share a processor.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
