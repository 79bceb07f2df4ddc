// Latency of searches and calls on fictional startups: node bench/search.ts [startups] [options]
// (README.md).
import { parseArgs } from 'node:util';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { refreshLeaders, refreshRelated } from '../app/catalogue/related.server.ts';
import type { Database } from '../app/data/database.ts';
import { investorsWork } from '../app/features/investors/top.server.ts';
import { refreshGroupInvestors } from '../app/features/startups/startup-group.server.ts';
import { refreshLargeRecords } from '../app/figures/group-records.server.ts';
import {
  type SemanticIndexService,
  startSemanticIndex,
} from '../app/find/meaning/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { seconds } from '../cli/command.ts';
import {
  formatTable,
  MEASURED_COLUMNS,
  type Measured,
  measure,
  print,
  type Question,
  saveResults,
} from './measure.ts';
import { startBenchPostgres } from './postgres.ts';
import { type Sample, sampleCatalogue } from './sample-catalogue.ts';
import * as questions from './search-questions.ts';
import { openDemoSite } from './sites.ts';

const DEFAULT_STARTUPS = '100000';

type Make = (sample: Sample, count: number) => Question[];
/** Requests of each kind, the promised 95th percentile at eight users, and what is asked. */
const KINDS: Record<string, [requests: number, targetMs: number | null, title: string, Make]> = {
  suggestions: [4_000, 30, 'suggestions', questions.suggestQuestions],
  typos: [2_000, 30, 'suggestions with one typo', questions.typoQuestions],
  advanced: [1_600, 100, 'advanced search', questions.advancedQuestions],
  facets: [160, null, 'advanced search with facets', questions.facetQuestions],
  texts: [800, 100, 'texts', questions.textQuestions],
  semantic: [1_000, 100, 'semantic search', questions.semanticQuestions],
  questions: [800, 100, 'questions in plain words', questions.plainQuestions],
  answers: [400, 150, 'questions with an answer', questions.answerQuestions],
  // Fewer requests would measure the compiler.
  startup: [12_000, 10, 'startup', questions.startupQuestions],
};
const EACH_CALL = 30;
const NAMES = [...Object.keys(KINDS), 'calls'];
const PROMISED_AT = 8;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Address of a Postgres; defaults to DATABASE_URL, then to the embedded database. */
    database: { type: 'string' },
    /** A new temporary Postgres. */
    postgres: { type: 'boolean', default: false },
    users: { type: 'string', default: '1,8,32' },
    only: { type: 'string', default: NAMES.join(',') },
    /** Fraction of the requests, for a quick run. */
    share: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const kinds = values.only.split(',');
const unknown = kinds.filter((kind) => !NAMES.includes(kind));
if (unknown.length > 0) {
  throw new Error(`--only: ${unknown.join(', ')} is none of ${NAMES.join(', ')}`);
}

let index: SemanticIndexService | undefined;
let startedAt = 0;
const start = (opened: Database) => {
  startedAt = performance.now();
  index = startSemanticIndex(opened, readSettings({}), pino({ level: 'warn' }));
  return index;
};

const { database, startupsCount, ask } = await openDemoSite(
  Number(positionals[0] ?? DEFAULT_STARTUPS),
  {
    databaseUrl: values.postgres ? await startBenchPostgres() : values.database,
    startIndex: ['semantic', 'questions', 'answers'].some((kind) => kinds.includes(kind))
      ? start
      : undefined,
  },
);
try {
  await index?.ready;
  const readyMs = Math.round(performance.now() - startedAt);
  // Jobs do this on a running site.
  if (kinds.includes('calls')) {
    await refreshLeaders(database.sql);
    await refreshLargeRecords(database.sql, new Date());
    await refreshGroupInvestors(database.sql, new Date());
    for (const { run } of investorsWork(database.sql).jobs) await run();
  }
  const sample = await sampleCatalogue(database.sql);
  if (kinds.includes('startup')) {
    for (const { id } of sample.startups) await refreshRelated(database.sql, id - 1, 0);
  }
  const measured: Measured[] = [];
  for (const kind of kinds) {
    for (const users of values.users.split(',').map(Number)) {
      for (const [name, asked, promisedMs] of listQuestions(kind)) {
        const targetMs = users === PROMISED_AT ? promisedMs : null;
        measured.push(await measure(name, ask, asked, { users, targetMs }));
      }
    }
  }
  const sharedBuffers = await readSharedBuffers(database);
  const memoryMb = Math.round(process.memoryUsage().rss / 1_048_576);
  const about = {
    startupsCount,
    database: database.kind,
    sharedBuffers,
    ...(index && { readyMs, memoryMb }),
  };
  const ofIndex = index
    ? `; semantic index ready after ${seconds(readyMs)}, ${memoryMb} MB of memory in all`
    : '';
  const file = `search-${database.kind}-${startupsCount}`;
  const kept = saveResults(file, about, measured);
  const where = `${database.kind} database with ${sharedBuffers} of memory of its own${ofIndex}`;
  print(
    values.json
      ? JSON.stringify(kept)
      : `${startupsCount} fictional startups, ${where}\n\n${formatTable(measured, MEASURED_COLUMNS)}`,
  );

  function listQuestions(
    name: string,
  ): Array<readonly [title: string, questions: Question[], promisedMs: number | null]> {
    const share = (requests: number) => Math.max(10, Math.round(requests * Number(values.share)));
    if (name === 'calls') {
      const calls = questions.callQuestions(sample, share(EACH_CALL));
      return calls.map(([call, asked]) => [call, asked, null]);
    }
    const [requests = 0, promisedMs = null, title = '', make] = KINDS[name] ?? [];
    return make ? [[title, make(sample, share(requests)), promisedMs]] : [];
  }
} finally {
  await index?.stop();
  await database.close();
}

/** Searches take half as long again when the catalogue does not fit (docs/operating.md). */
async function readSharedBuffers({ sql }: Database): Promise<string> {
  const { rows } = await raw<{ shared_buffers: string }>`show shared_buffers`.execute(sql);
  return rows[0]?.shared_buffers ?? '';
}
