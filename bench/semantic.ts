// How good semantic search is on the labelled set, against Postgres's full-text and trigram search: node bench/semantic.ts.
// --half tune leaves the held-out half unread, for work on the search itself.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Database, openDatabase, type Sql } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { listDocuments, listSampleIds } from '../app/features/semantic/documents.server.ts';
import {
  type SemanticIndexService,
  startSemanticIndex,
} from '../app/features/semantic/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { type DatabaseSearch, FULL_TEXT, prepareTexts, TRIGRAM } from './database-searches.ts';
import { formatRows, saveResults } from './measure.ts';
import {
  compare,
  type Difference,
  type Judged,
  mean,
  ndcgAt10,
  recallAt20,
} from './ranking-figures.ts';

interface LabelledQuery {
  id: string;
  half: 'tune' | 'held-out';
  kind: string;
  query: string;
  judged: Judged;
}

interface Figures {
  ndcg: number[];
  recall: number[];
}

type Search = (question: string) => Promise<string[]>;

const { values } = parseArgs({ options: { half: { type: 'string', default: 'both' } } });
const queries = readQueries().filter(({ half }) => values.half === 'both' || values.half === half);
const database = await openDatabase({});
try {
  await migrate(database);
  await loadStarterCatalogue(database.sql, readStarterCatalogue());
  await prepareBenchTexts(database.sql);
  const log = pino({ level: 'warn' });
  const index = startSemanticIndex(database, readSettings({}), log, { refreshMs: 3_600_000 });
  const searches = {
    'built-in': await openBuiltIn(database, index),
    'full-text': await chooseBest(database.sql, 'full-text', FULL_TEXT),
    trigram: await chooseBest(database.sql, 'trigram', TRIGRAM),
  };
  report(await measureAll(searches));
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

async function openBuiltIn({ sql }: Database, index: SemanticIndexService): Promise<Search> {
  await index.ready;
  const slugs = await listSlugs(sql);
  return async (question) => {
    const answer = await index.rank(question, 20);
    if (answer?.provider !== 'built-in') throw new Error('The built-in model did not answer');
    return answer.hits.map(({ id }) => slugs.get(id) ?? '');
  };
}

async function prepareBenchTexts(sql: Sql): Promise<void> {
  const slugs = await listSlugs(sql);
  const listed = await listDocuments(sql, await listSampleIds(sql, slugs.size));
  const documents = listed.map(({ document }) => document);
  await prepareTexts(
    sql,
    documents.map((one) => ({ ...one, slug: slugs.get(one.id) ?? '' })),
  );
}

/** The form that does best on the tuning half, so that neither rival is measured in a form it is bad in. */
async function chooseBest(
  sql: Sql,
  name: string,
  forms: Record<string, DatabaseSearch>,
): Promise<Search> {
  const tune = readQueries().filter(({ half }) => half === 'tune');
  let best: { form: string; ndcg: number; search: DatabaseSearch } | undefined;
  for (const [form, search] of Object.entries(forms)) {
    const ndcg = mean((await measure(tune, (question) => search(sql, question))).ndcg);
    process.stderr.write(`${name} as ${form}: nDCG@10 ${ndcg.toFixed(3)} on tune\n`);
    if (!best || ndcg > best.ndcg) best = { form, ndcg, search };
  }
  const { search } = best as NonNullable<typeof best>;
  return (question) => search(sql, question);
}

async function measure(asked: readonly LabelledQuery[], search: Search): Promise<Figures> {
  const figures: Figures = { ndcg: [], recall: [] };
  for (const { query, judged } of asked) {
    const ranked = await search(query);
    figures.ndcg.push(ndcgAt10(ranked, judged));
    figures.recall.push(recallAt20(ranked, judged));
  }
  return figures;
}

type Measured = Record<string, Record<string, Figures>>;

/** By half, and within it by kind; then by search. */
async function measureAll(searches: Record<string, Search>): Promise<Measured> {
  const measured: Measured = {};
  for (const [half, asked] of Map.groupBy(queries, (one) => one.half)) {
    const groups = new Map([[half as string, asked]]);
    for (const [kind, some] of Map.groupBy(asked, (one) => one.kind))
      groups.set(`${half}, ${kind}`, some);
    for (const [group, some] of groups) {
      measured[group] = {};
      for (const [name, search] of Object.entries(searches)) {
        measured[group][name] = await measure(some, search);
      }
    }
  }
  return measured;
}

function report(measured: Measured): void {
  const rivals = ['full-text', 'trigram'];
  const columns = ['built-in', ...rivals];
  const groups = Object.entries(measured).map(([group, bySearch]) => [
    group,
    bySearch['built-in']?.ndcg.length ?? 0,
    ...columns.map((name) => mean(bySearch[name]?.ndcg ?? []).toFixed(3)),
    ...columns.map((name) => mean(bySearch[name]?.recall ?? []).toFixed(3)),
  ]);
  const header = [
    '',
    'questions',
    ...columns.map((name) => `${name}: nDCG@10`),
    ...columns.map((name) => `${name}: recall@20`),
  ];
  const differences: Record<string, Difference> = {};
  for (const half of ['tune', 'held-out']) {
    for (const rival of rivals) {
      const [own, other] = [measured[half]?.['built-in'], measured[half]?.[rival]];
      if (own && other) differences[`${half}, ${rival}`] = compare(own.ndcg, other.ndcg);
    }
  }
  const compared = Object.entries(differences).map(([name, { mean: by, low, high, relative }]) => [
    name,
    by.toFixed(3),
    `${low.toFixed(3)} to ${high.toFixed(3)}`,
    `${(relative * 100).toFixed(0)} %`,
  ]);
  process.stdout.write(`${formatRows([header, ...groups])}

nDCG@10 of the built-in search less that of its rival, with the 95 % interval of a paired bootstrap
${formatRows([['', 'more by', '95 % interval', 'better by'], ...compared])}
`);
  keep(measured, differences);
}

function keep(measured: Measured, differences: Record<string, Difference>): void {
  const figures = Object.entries(measured).map(([group, bySearch]) => ({
    group,
    ...Object.fromEntries(
      Object.entries(bySearch).map(([name, { ndcg, recall }]) => [
        name,
        { ndcgAt10: mean(ndcg), recallAt20: mean(recall), questions: ndcg.length },
      ]),
    ),
  }));
  saveResults('semantic', { half: values.half, differences }, figures);
}
