import { defineConfig } from 'vitest/config';

const TESTS = '{app,server,cli,db,test,scripts,bench}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'site', include: [TESTS], globalSetup: ['test/global-setup.ts'] },
      },
      {
        // What asks the database, once more on a real Postgres.
        extends: true,
        test: {
          name: 'postgres',
          include: ['{app,cli,db,test}/**/*.site.test.{ts,tsx}'],
          globalSetup: ['test/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
