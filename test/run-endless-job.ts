// Starts a job that never ends and reports it, to be killed by a test.
import { openDatabase } from '../app/data/database.ts';
import { startJobs } from '../app/jobs/jobs.server.ts';

const [dataDir] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await startJobs({
  sql: database.sql,
  kind: 'embedded',
  work: {
    jobs: [
      {
        name: 'endless',
        cron: '0 0 1 1 *',
        atStart: true,
        async run() {
          process.stdout.write('begun\n');
          await new Promise(() => {});
        },
      },
    ],
    loops: [],
  },
  log: { info() {}, warn() {}, error: (fields) => console.error(fields) },
});
