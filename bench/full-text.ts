// The baseline for semantic search: Postgres full text over the same text of each startup, any word
// of the query matching.
import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';
import type { StartupDocument } from '../app/language/meaning/features.ts';

/** Indexes every startup's text by weight: name and tagline, industries and place, others. */
export async function indexFullText(
  sql: Sql,
  documents: ReadonlyArray<{ slug: string; document: StartupDocument }>,
): Promise<void> {
  await raw`create table bench_texts (slug text primary key, text tsvector)`.execute(sql);
  for (const { slug, document } of documents) {
    const head = [document.name, ...document.otherNames, document.tagline];
    const industries = document.industries.flatMap(({ label, name }) => [label, name]);
    const rest = [
      document.overview,
      ...document.investors,
      ...document.people,
      ...document.rounds,
      document.status,
      document.yearFounded,
    ];
    await raw`insert into bench_texts values (${slug},
      setweight(to_tsvector('english', unaccent(${head.join(' ')})), 'A') ||
      setweight(to_tsvector('english', unaccent(${[...industries, ...document.places].join(' ')})), 'B') ||
      setweight(to_tsvector('english', unaccent(${rest.join(' ')})), 'C'))`.execute(sql);
  }
}

/** The best 20 slugs. Not every word is required: most queries would find nothing. */
export async function searchFullText(sql: Sql, query: string): Promise<string[]> {
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
