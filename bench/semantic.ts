// Quality of semantic search on the labelled set, beside Postgres full text.
// --half tune leaves the held-out half unread, for work on the search itself.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { listDocuments, listSampleIds } from '../app/find/meaning/documents.server.ts';
import {
  type SemanticIndexService,
  startSemanticIndex,
} from '../app/find/meaning/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { indexFullText, searchFullText } from './full-text.ts';
import { formatRows, saveResults } from './measure.ts';
import { compare, type Judged, mean, ndcgAt10, recallAt20 } from './ranking-figures.ts';

interface LabelledQuery {
  half: 'tune' | 'held-out';
  kind: string;
  query: string;
  judged: Judged;
}

interface Figures {
  ndcg: number[];
  recall: number[];
}

type Search = (query: string) => Promise<string[]>;

const { values } = parseArgs({ options: { half: { type: 'string', default: 'both' } } });
const queries = readQueries().filter(({ half }) => values.half === 'both' || values.half === half);
const database = await openDatabase({});
try {
  await migrate(database);
  await loadStarterCatalogue(database.sql, readStarterCatalogue());
  const slugs = await listSlugs(database.sql);
  const documents = await listDocuments(
    database.sql,
    await listSampleIds(database.sql, slugs.size),
  );
  await indexFullText(
    database.sql,
    documents.map(({ document }) => ({ document, slug: slugs.get(document.id) ?? '' })),
  );
  const log = pino({ level: 'warn' });
  const index = startSemanticIndex(database, readSettings({}), log, { refreshMs: 3_600_000 });
  await index.ready;
  const groups = [];
  for (const [name, group] of groupQueries()) {
    const builtIn = await measure(group, (query) => searchBuiltIn(index, slugs, query));
    const fullText = await measure(group, (query) => searchFullText(database.sql, query));
    groups.push({ name, builtIn, fullText });
  }
  report(groups);
  await index.stop();
} finally {
  await database.close();
}

function readQueries(): LabelledQuery[] {
  const text = readFileSync(new URL('semantic-queries.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { queries: LabelledQuery[] }).queries;
}

async function listSlugs(sql: Sql): Promise<Map<number, string>> {
  const rows = await sql.selectFrom('startups').select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

async function searchBuiltIn(
  index: SemanticIndexService,
  slugs: ReadonlyMap<number, string>,
  query: string,
): Promise<string[]> {
  const answer = await index.rank(query, 20);
  if (answer?.provider !== 'built-in') throw new Error('The built-in model did not answer');
  return answer.hits.map(({ id }) => slugs.get(id) ?? '');
}

/** Each half as a whole, then each of its kinds. */
function groupQueries(): Array<[name: string, queries: LabelledQuery[]]> {
  return [...Map.groupBy(queries, ({ half }) => half)].flatMap(([half, ofHalf]) => [
    [half, ofHalf] as [string, LabelledQuery[]],
    ...[...Map.groupBy(ofHalf, ({ kind }) => kind)].map(
      ([kind, ofKind]) => [`${half}, ${kind}`, ofKind] as [string, LabelledQuery[]],
    ),
  ]);
}

async function measure(group: readonly LabelledQuery[], search: Search): Promise<Figures> {
  const figures: Figures = { ndcg: [], recall: [] };
  for (const { query, judged } of group) {
    const ranked = await search(query);
    figures.ndcg.push(ndcgAt10(ranked, judged));
    figures.recall.push(recallAt20(ranked, judged));
  }
  return figures;
}

function report(
  groups: ReadonlyArray<{ name: string; builtIn: Figures; fullText: Figures }>,
): void {
  const measured = groups.map(({ name, builtIn, fullText }) => ({
    group: name,
    questions: builtIn.ndcg.length,
    ndcgAt10: mean(builtIn.ndcg),
    fullTextNdcgAt10: mean(fullText.ndcg),
    recallAt20: mean(builtIn.recall),
    fullTextRecallAt20: mean(fullText.recall),
  }));
  const differences = groups
    .filter(({ name }) => name === 'tune' || name === 'held-out')
    .map(({ name, builtIn, fullText }) => ({
      half: name,
      ...compare(builtIn.ndcg, fullText.ndcg),
    }));
  const header = ['', 'questions', 'nDCG@10', 'full text', 'recall@20', 'full text'];
  const rows = measured.map(({ group, questions, ...figures }) => [
    group,
    questions,
    ...Object.values(figures).map((figure) => figure.toFixed(3)),
  ]);
  const compared = differences.map(({ half, mean: by, low, high, relative }) => [
    half,
    by.toFixed(3),
    `${low.toFixed(3)} to ${high.toFixed(3)}`,
    `${(relative * 100).toFixed(0)} %`,
  ]);
  process.stdout.write(`${formatRows([header, ...rows])}

nDCG@10 of the built-in search less that of full text, with the 95 % interval of a paired bootstrap
${formatRows([['', 'more by', '95 % interval', 'better by'], ...compared])}
`);
  saveResults('semantic', { half: values.half, differences }, measured);
}
