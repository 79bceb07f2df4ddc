// Quality of semantic search on the labelled set, beside Postgres full text.
// --half tune leaves the held-out half unread, for work on the search itself.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { openDatabase, type Sql } from '../app/data/database.ts';
import { migrate } from '../app/data/migrate.ts';
import { listDocuments, listSampleIds } from '../app/find/meaning/documents.server.ts';
import {
  type SemanticIndexService,
  startSemanticIndex,
} from '../app/find/meaning/semantic-index.server.ts';
import { readSettings } from '../app/http/settings.ts';
import type { StartupDocument } from '../app/language/meaning/features.ts';
import { loadStarterCatalogue } from '../db/seed/load-starter.ts';
import { readStarterCatalogue } from '../db/seed/starter-catalogue.ts';
import { formatTable, print, saveResults } from './measure.ts';
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
    documents.map(({ document }) => document),
    slugs,
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
  print(
    formatTable(measured, [
      ['', ({ group }) => group],
      ['questions', ({ questions }) => questions],
      ['nDCG@10', ({ ndcgAt10 }) => ndcgAt10.toFixed(3)],
      ['full text', ({ fullTextNdcgAt10 }) => fullTextNdcgAt10.toFixed(3)],
      ['recall@20', (row) => row.recallAt20.toFixed(3)],
      ['full text', ({ fullTextRecallAt20 }) => fullTextRecallAt20.toFixed(3)],
    ]),
  );
  print(
    '\nnDCG@10 of the built-in search less that of full text, with the 95 % interval of a paired bootstrap',
  );
  print(
    formatTable(differences, [
      ['', ({ half }) => half],
      ['more by', (difference) => difference.mean.toFixed(3)],
      ['95 % interval', ({ low, high }) => `${low.toFixed(3)} to ${high.toFixed(3)}`],
      ['better by', ({ relative }) => `${(relative * 100).toFixed(0)} %`],
    ]),
  );
  saveResults('semantic', { half: values.half, differences }, measured);
}

/**
 * The baseline: Postgres full text of every startup's text by weight, name and tagline, industries
 * and place, others.
 */
async function indexFullText(
  sql: Sql,
  documents: readonly StartupDocument[],
  slugs: ReadonlyMap<number, string>,
): Promise<void> {
  await raw`create table bench_texts (slug text primary key, text tsvector)`.execute(sql);
  for (const document of documents) {
    const { id, name, otherNames, tagline, places, overview, status, yearFounded } = document;
    const { investors, people, rounds } = document;
    const head = [name, ...otherNames, tagline].join(' ');
    const industries = document.industries.flatMap(({ label, name: word }) => [label, word]);
    const middle = [...industries, ...places].join(' ');
    const rest = [overview, ...investors, ...people, ...rounds, status, yearFounded].join(' ');
    await raw`insert into bench_texts values (${slugs.get(id) ?? ''},
      setweight(to_tsvector('english', unaccent(${head})), 'A') ||
      setweight(to_tsvector('english', unaccent(${middle})), 'B') ||
      setweight(to_tsvector('english', unaccent(${rest})), 'C'))`.execute(sql);
  }
}

/** The best 20 slugs. Not every word is required: most queries would find nothing. */
async function searchFullText(sql: Sql, query: string): Promise<string[]> {
  const { rows } = await raw<{ slug: string }>`
    select slug from bench_texts,
      to_tsvector('english', unaccent(${query})) as words,
      cast(replace(plainto_tsquery('english', unaccent(${query}))::text, '&', '|') as tsquery) as query,
      lateral (select count(*) from unnest(tsvector_to_array(words)) as word
        where text @@ quote_literal(word)::tsquery) as matched (words_count)
    where text @@ query
    order by words_count desc, ts_rank(text, query) desc, slug limit 20`.execute(sql);
  return rows.map(({ slug }) => slug);
}
