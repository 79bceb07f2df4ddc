// Stores the entries that name a startup. Those it may name are found by the index of name search.
import { sql as raw } from 'kysely';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import { yieldToEventLoop } from '../../../base/waiting.ts';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import { findMentions, type IsCommon, type NamedStartup } from './find-mentions.ts';
import type { FeedItem } from './read-feed.ts';
import { splitWords, type TextWord, WORDS } from './words.ts';

const OLDEST = '1990-01-01';
const LONGEST_NAME = 5;

interface Dated extends FeedItem {
  publishedOn: string;
}

/** Returns the number of new ones. Omits entries without a valid day. */
export async function storeNews(
  sql: Sql,
  publisher: string,
  items: readonly FeedItem[],
  { now, loadCommon }: { now: Date; loadCommon: () => Promise<IsCommon> },
): Promise<number> {
  const fresh = await listUnknown(sql, withDays(items, now));
  const named: Array<{ item: Dated; startupIds: number[] }> = [];
  for (const item of fresh) {
    // Visitors are answered between two articles, of which each may name hundreds.
    await yieldToEventLoop();
    const candidates = await listCandidates(sql, [item.title, item.summary]);
    if (candidates.length === 0) continue;
    const startupIds = findMentions(item, candidates, await loadCommon());
    if (startupIds.length > 0) named.push({ item, startupIds });
  }
  if (named.length === 0) return 0;
  return sql.transaction().execute(async (transaction) => {
    await lockInTransaction(transaction, 'news');
    let stored = 0;
    for (const { item, startupIds } of named) {
      const { rows } = await raw<{ id: number }>`
        insert into news (title, publisher, url, published_on)
        select ${item.title}, ${publisher}, ${item.url}, ${item.publishedOn}::date
        where not exists (select from news n where n.url_key = news_url_key(${item.url}))
        on conflict do nothing
        returning id`.execute(transaction);
      const id = rows[0]?.id;
      if (id === undefined) continue;
      await raw`
        insert into news_startups (news_id, startup_id)
        select ${id}, startup_id
        from unnest(${startupIds}::bigint[]) as startup_id`.execute(transaction);
      stored++;
    }
    return stored;
  });
}

/** Oldest first, so that ids ascend with time. One day ahead is a time zone, not an error. */
function withDays(items: readonly FeedItem[], now: Date): Dated[] {
  const today = isoDay(now);
  const tomorrow = isoDay(new Date(now.getTime() + DAY_MS));
  return items
    .flatMap((item) => {
      const { publishedOn: day } = item;
      if (!day || day < OLDEST || day > tomorrow) return [];
      return [{ ...item, publishedOn: day > today ? today : day }];
    })
    .toSorted((a, b) => a.publishedOn.localeCompare(b.publishedOn));
}

async function listUnknown(sql: Sql, items: readonly Dated[]): Promise<Dated[]> {
  const { rows } = await raw<{ url: string }>`
    select entry.url from unnest(${items.map(({ url }) => url)}::text[]) as entry (url)
    where exists (select from news n where n.url_key = news_url_key(entry.url))`.execute(sql);
  const known = new Set(rows.map(({ url }) => url));
  return items.filter(({ url }) => !known.has(url));
}

/** Excludes fictional startups. */
async function listCandidates(sql: Sql, texts: readonly string[]): Promise<NamedStartup[]> {
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
      where lower(split_part(n.name, ' ', 2)) = any(${[...WORDS.endings]}::text[]) and split_part(n.name, ' ', 3) = ''
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
    .filter(({ key, isCapital }) => isCapital && key.length > 3 && !WORDS.endings.has(key))
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
  return (key) => WORDS.common.has(key) || (seen.get(key) ?? 0) >= 2;
}
