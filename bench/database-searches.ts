// What semantic search is measured against: Postgres's own full-text and trigram search over the same text of each startup.
// Each comes in the forms one would try; bench/semantic.ts takes the form that does best on the tuning half.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';
import type { StartupDocument } from '../app/features/semantic/document.ts';

export type DatabaseSearch = (sql: Sql, question: string) => Promise<string[]>;

/** A table of every startup's text in three weights: name and tagline, industries and place, the rest. */
export async function prepareTexts(
  sql: Sql,
  documents: ReadonlyArray<StartupDocument & { slug: string }>,
): Promise<void> {
  await raw`create table bench_texts (slug text primary key, whole text, head text, found tsvector)`.execute(
    sql,
  );
  for (const one of documents) {
    const head = [one.name, ...one.otherNames, one.tagline].join(' ');
    const middle = [
      ...one.industries.flatMap(({ label, name }) => [label, name]),
      ...one.places,
    ].join(' ');
    const rest = [
      one.overview,
      ...one.investors,
      ...one.people,
      ...one.rounds,
      one.status,
      one.yearFounded,
    ].join(' ');
    await raw`insert into bench_texts values (${one.slug}, ${`${head} ${middle} ${rest}`}, ${`${head} ${middle}`},
      setweight(to_tsvector('english', unaccent(${head})), 'A') ||
      setweight(to_tsvector('english', unaccent(${middle})), 'B') ||
      setweight(to_tsvector('english', unaccent(${rest})), 'C'))`.execute(sql);
  }
}

/** Any of the words may match: with all of them required, most questions find nothing. */
function anyWord(question: string): RawBuilder<unknown> {
  return raw`replace(plainto_tsquery('english', unaccent(${question}))::text, '&', '|')::tsquery`;
}

function fullText(rank: (query: RawBuilder<unknown>) => RawBuilder<unknown>): DatabaseSearch {
  return async (sql, question) => {
    const query = anyWord(question);
    return list(
      sql,
      raw`select slug from bench_texts where found @@ ${query} order by ${rank(query)} desc, slug limit 20`,
    );
  };
}

function trigram(likeness: (question: string) => RawBuilder<unknown>): DatabaseSearch {
  return (sql, question) =>
    list(sql, raw`select slug from bench_texts order by ${likeness(question)} desc, slug limit 20`);
}

async function list(sql: Sql, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ slug: string }>).execute(sql);
  return rows.map(({ slug }) => slug);
}

export const FULL_TEXT: Record<string, DatabaseSearch> = {
  ts_rank: fullText((query) => raw`ts_rank(found, ${query})`),
  'ts_rank, by length': fullText((query) => raw`ts_rank(found, ${query}, 1)`),
  'ts_rank, by distinct words': fullText((query) => raw`ts_rank(found, ${query}, 16)`),
  'ts_rank, all fields alike': fullText(
    (query) => raw`ts_rank(array[1, 1, 1, 1]::real[], found, ${query})`,
  ),
  'ts_rank, those with more of the words first': async (sql, question) => {
    const query = anyWord(question);
    return list(
      sql,
      raw`select slug from bench_texts,
        lateral (select count(*) as words from unnest(
          tsvector_to_array(to_tsvector('english', unaccent(${question})))) as word (lexeme)
          where found @@ quote_literal(lexeme)::tsquery) matched
        where found @@ ${query}
        order by matched.words desc, ts_rank(found, ${query}) desc, slug limit 20`,
    );
  },
  ts_rank_cd: fullText((query) => raw`ts_rank_cd(found, ${query})`),
};

export const TRIGRAM: Record<string, DatabaseSearch> = {
  similarity: trigram((question) => raw`similarity(whole, ${question})`),
  'similarity to name, tagline, industries, place': trigram(
    (question) => raw`similarity(head, ${question})`,
  ),
  word_similarity: trigram((question) => raw`word_similarity(${question}, whole)`),
  'word_similarity to name, tagline, industries, place': trigram(
    (question) => raw`word_similarity(${question}, head)`,
  ),
  strict_word_similarity: trigram((question) => raw`strict_word_similarity(${question}, whole)`),
};
