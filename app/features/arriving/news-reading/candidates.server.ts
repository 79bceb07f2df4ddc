// What the catalogue says about mentions: candidates, found by the index of name search, and words
// that are common there.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { IsCommon, NamedStartup } from './find-mentions.ts';
import { COMMON_WORDS, GENERAL_ENDINGS } from './mention-words.ts';
import { splitWords, type TextWord } from './text-words.ts';

const LONGEST_NAME = 5;

/** Excludes fictional startups. */
export async function listCandidates(sql: Sql, texts: readonly string[]): Promise<NamedStartup[]> {
  const words = texts.map((text) => splitWords(text));
  const phrases = [...new Set(words.flatMap(listPhrases))];
  const beginnings = [...new Set(words.flatMap(listBeginnings))];
  if (phrases.length === 0) return [];
  const { rows } = await raw<NamedStartup>`
    with asked as materialized (
      select distinct search_key(phrase) as key from unnest(${phrases}::text[]) as phrase
    ), begun as materialized (
      select distinct search_key(word) as key from unnest(${beginnings}::text[]) as word
    ), called as (
      select n.entity_id, n.name, n.word as key, false as is_short
      from asked join search_names n on n.word = asked.key and n.is_whole and n.kind = 'startup'
      union all
      -- "Twiga Foods" is called Twiga, "Copia Global" Copia.
      select n.entity_id, split_part(n.name, ' ', 1), begun.key, true
      from begun join search_names n on n.word = begun.key and not n.is_whole and n.kind = 'startup'
      where lower(split_part(n.name, ' ', 2)) = any(${[...GENERAL_ENDINGS]}::text[]) and split_part(n.name, ' ', 3) = ''
        and search_key(split_part(n.name, ' ', 1)) = begun.key
    )
    select s.id, called.name, s.domain, country.name as country, country.iso2,
      array(select p.name from startup_people sp join people p on p.id = sp.person_id
        where sp.startup_id = s.id and sp.is_founder) as founders,
      called.is_short or exists (select from search_names other
        where other.word = called.key and other.is_whole and other.kind in ('location', 'industry')) as "isOtherName"
    from called
      join startups s on s.id = called.entity_id and not s.is_fictional
      join places country on country.id = s.country_id
    order by s.id, called.is_short, called.name`.execute(sql);
  return rows;
}

/** Excludes general words, which would match half the catalogue. */
function listBeginnings(words: readonly TextWord[]): string[] {
  return words
    .filter(({ key, isCapital }) => isCapital && key.length > 3 && !GENERAL_ENDINGS.has(key))
    .map(({ text }) => text);
}

/** Every word, and runs of up to five words that could begin a name. */
function listPhrases(words: readonly TextWord[]): string[] {
  return words.flatMap(({ text, isCapital }, from) => {
    const beginsName = isCapital || text.length === 1 || /\p{Lu}|\p{N}/u.test(text);
    const longest = beginsName ? Math.min(LONGEST_NAME, words.length - from) : 1;
    return Array.from({ length: longest }, (_, more) =>
      words
        .slice(from, from + more + 1)
        .map((word) => word.text)
        .join(' '),
    );
  });
}

/** Listed words, and lower-case words in the taglines of two startups or more. */
export async function loadCommonWords(sql: Sql): Promise<IsCommon> {
  const { rows } = await raw<{ tagline: string }>`
    select tagline from startups where tagline is not null order by id limit 3000`.execute(sql);
  const seen = new Map<string, number>();
  for (const { tagline } of rows) {
    const small = splitWords(tagline).filter(({ isCapital }) => !isCapital);
    for (const key of new Set(small.map((word) => word.key))) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  return (key) => COMMON_WORDS.has(key) || (seen.get(key) ?? 0) >= 2;
}
