// How long name suggestions and advanced search take on fictional startups: node bench/search.ts [startups] (README.md).
import { parseArgs } from 'node:util';
import { openDemoSite } from './demo-site.ts';
import { formatTable, keepResults, type Measured, measure } from './measure.ts';
import { advancedQuestions, sampleCatalogue, suggestQuestions } from './search-questions.ts';

const DEFAULT_STARTUPS = 50_000;
const SUGGESTIONS = 4_000;
const SEARCHES = 1_600;
const SEARCHES_WITH_FACETS = 320;
// Promised for the embedded database with 50,000 startups and eight users; facets are measured, not promised.
const TARGETS = { suggestions: 30, advanced: 60 };

const { positionals } = parseArgs({ allowPositionals: true });
const { database, startupsCount, ask } = await openDemoSite(
  Number(positionals[0] ?? DEFAULT_STARTUPS),
);
try {
  const sample = await sampleCatalogue(database.sql);
  const measured: Measured[] = [];
  for (const users of [1, 8]) {
    const targets = users === 8 ? TARGETS : { suggestions: null, advanced: null };
    measured.push(
      await measure('suggestions', ask, suggestQuestions(sample, SUGGESTIONS), {
        users,
        targetMs: targets.suggestions,
      }),
      await measure('advanced search', ask, advancedQuestions(sample, SEARCHES), {
        users,
        targetMs: targets.advanced,
      }),
      await measure(
        'advanced search with facets',
        ask,
        advancedQuestions(sample, SEARCHES_WITH_FACETS, true),
        { users },
      ),
    );
  }
  process.stdout.write(
    `${startupsCount} fictional startups, ${database.kind} database\n\n${formatTable(measured)}\n`,
  );
  keepResults(
    `search-${database.kind}-${startupsCount}`,
    { startupsCount, database: database.kind },
    measured,
  );
} finally {
  await database.close();
}
