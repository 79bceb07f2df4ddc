// How long semantic search takes on fictional startups, and its index to build: node bench/semantic-latency.ts [startups].
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Database } from '../app/data/database.ts';
import {
  type SemanticIndex,
  startSemanticIndex,
} from '../app/features/semantic/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { openDemoSite } from './demo-site.ts';
import { formatTable, keepResults, type Measured, measure } from './measure.ts';
import { meaningQuestions } from './search-questions.ts';

const DEFAULT_STARTUPS = 50_000;
const SEARCHES = 2_000;
// Promised at eight users.
const TARGET_MS = 100;

const { positionals } = parseArgs({ allowPositionals: true });
let index: SemanticIndex | undefined;
let startedAt = 0;
const start = (database: Database) => {
  startedAt = performance.now();
  index = startSemanticIndex(database, readSettings({}), pino({ level: 'warn' }));
  return index;
};
const count = Number(positionals[0] ?? DEFAULT_STARTUPS);
const { database, startupsCount, ask } = await openDemoSite(count, {
  startMeaning: start,
});
try {
  await index?.ready;
  const readyMs = Math.round(performance.now() - startedAt);
  const questions = meaningQuestions(SEARCHES);
  const measured: Measured[] = [];
  for (const users of [1, 8]) {
    const targetMs = users === 8 ? TARGET_MS : null;
    measured.push(await measure('semantic search', ask, questions, { users, targetMs }));
  }
  const memoryMb = Math.round(process.memoryUsage().rss / 1_048_576);
  process.stdout.write(
    `${startupsCount} fictional startups, ${database.kind} database; index ready after ${(readyMs / 1000).toFixed(1)} s, ` +
      `${memoryMb} MB of memory in all\n\n${formatTable(measured)}\n`,
  );
  const about = { startupsCount, database: database.kind, readyMs, memoryMb };
  keepResults(`semantic-${database.kind}-${startupsCount}`, about, measured);
} finally {
  await index?.stop();
  await database.close();
}
