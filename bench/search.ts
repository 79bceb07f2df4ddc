// Latency of searches and calls on fictional startups: node bench/search.ts [startups] [options]
// (README.md).
import { parseArgs } from 'node:util';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { refreshLeaders, refreshRelated } from '../app/catalogue/related.server.ts';
import type { Database } from '../app/data/database.ts';
import { investorsWork } from '../app/features/investors/jobs.server.ts';
import { refreshGroupInvestors } from '../app/features/startups/startup-group.server.ts';
import { refreshLargeRecords } from '../app/figures/group-records.server.ts';
import {
  type SemanticIndexService,
  startSemanticIndex,
} from '../app/find/meaning/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { startBenchPostgres } from './bench-postgres.ts';
import { openDemoSite } from './demo-site.ts';
import { formatTable, type Measured, measure, type Question, saveResults } from './measure.ts';
import {
  advancedQuestions,
  callQuestions,
  plainQuestions,
  sampleCatalogue,
  semanticQuestions,
  suggestQuestions,
  textQuestions,
  typoQuestions,
} from './search-questions.ts';

const DEFAULT_STARTUPS = '100000';
/** Requests of each kind, and the promised 95th percentile at eight users. */
const KINDS = {
  suggestions: { requests: 4_000, targetMs: 30 },
  typos: { requests: 2_000, targetMs: 30 },
  advanced: { requests: 1_600, targetMs: 100 },
  facets: { requests: 160, targetMs: null },
  texts: { requests: 800, targetMs: 100 },
  semantic: { requests: 1_000, targetMs: 100 },
  questions: { requests: 800, targetMs: 100 },
  // Fewer requests would measure the compiler.
  startup: { requests: 12_000, targetMs: 10 },
  calls: { requests: 30, targetMs: null },
} as const;
type Kind = keyof typeof KINDS;
const PROMISED_AT = 8;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Address of a Postgres; defaults to DATABASE_URL, then to the embedded database. */
    database: { type: 'string' },
    /** A new temporary Postgres. */
    postgres: { type: 'boolean', default: false },
    users: { type: 'string', default: '1,8,32' },
    only: { type: 'string', default: Object.keys(KINDS).join(',') },
    /** Fraction of the requests, for a quick run. */
    share: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const kinds = values.only.split(',') as Kind[];
const unknown = kinds.filter((kind) => !(kind in KINDS));
if (unknown.length > 0) {
  throw new Error(`--only: ${unknown.join(', ')} is none of ${Object.keys(KINDS).join(', ')}`);
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
    startIndex: kinds.some((kind) => kind === 'semantic' || kind === 'questions')
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
      for (const [name, questions] of questionsOf(kind)) {
        const targetMs = users === PROMISED_AT ? KINDS[kind].targetMs : null;
        measured.push(await measure(name, ask, questions, { users, targetMs }));
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
    ? `; semantic index ready after ${(readyMs / 1000).toFixed(1)} s, ${memoryMb} MB of memory in all`
    : '';
  const file = `search-${database.kind}-${startupsCount}`;
  const kept = saveResults(file, about, measured);
  process.stdout.write(
    values.json
      ? `${JSON.stringify(kept)}\n`
      : `${startupsCount} fictional startups, ${database.kind} database with ${sharedBuffers} of memory of its own${ofIndex}

${formatTable(measured)}
`,
  );

  function questionsOf(kind: Kind): Array<[name: string, questions: Question[]]> {
    const count = Math.max(10, Math.round(KINDS[kind].requests * Number(values.share)));
    switch (kind) {
      case 'suggestions':
        return [['suggestions', suggestQuestions(sample, count)]];
      case 'typos':
        return [['suggestions with one typo', typoQuestions(sample, count)]];
      case 'advanced':
        return [['advanced search', advancedQuestions(sample, count)]];
      case 'facets':
        return [['advanced search with facets', advancedQuestions(sample, count, true)]];
      case 'texts':
        return [['texts', textQuestions(sample, count)]];
      case 'semantic':
        return [['semantic search', semanticQuestions(count)]];
      case 'questions':
        return [['questions in plain words', plainQuestions(sample, count)]];
      case 'startup':
        return [
          [
            'startup',
            Array.from({ length: count }, (_, nth) => ({
              path: `/api/startup/${sample.startups[nth % sample.startups.length]?.slug}`,
            })),
          ],
        ];
      default:
        return callQuestions(sample, count);
    }
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
