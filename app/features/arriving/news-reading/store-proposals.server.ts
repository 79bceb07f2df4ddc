// Stores what articles announce as proposals for moderators: one for each event, with every article
// that reports it; an article about a listed round or exit becomes a source of it.
import { sql as raw } from 'kysely';
import { addDays, isoDay } from '../../../base/dates.ts';
import { yieldToEventLoop } from '../../../base/waiting.ts';
import { announcedText } from '../../../catalogue/fragments.server.ts';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import { dateTextOf } from '../../../data/partial-date-of.ts';
import {
  type Announcement,
  readAnnouncement,
} from '../../../language/announcement/read-announcement.ts';
import {
  contentOf,
  fillIn,
  type Happening,
  isSameEvent,
  type ProposalContent,
  wordsOf,
} from './proposal.ts';
import type { FeedItem } from './read-feed.ts';

/** Older articles of a feed are no news. */
const NEWS_DAYS = 60;

interface Article extends FeedItem {
  publisher: string;
  publishedOn: string;
}

/** Returns how many articles announce something that was not read before. */
export async function storeProposals(
  sql: Sql,
  publisher: string,
  items: readonly FeedItem[],
  now: Date,
): Promise<number> {
  const today = isoDay(now);
  const dated = items.flatMap((item): Article[] => {
    const day = item.publishedOn;
    if (!day || day < addDays(today, -NEWS_DAYS) || day > addDays(today, 1)) return [];
    return [{ ...item, publisher, publishedOn: day > today ? today : day }];
  });
  const announced: Array<{ article: Article; read: Announcement }> = [];
  for (const article of dated) {
    await yieldToEventLoop();
    const read = readAnnouncement(article);
    if (read) announced.push({ article, read });
  }
  if (announced.length === 0) return 0;
  return sql.transaction().execute(async (transaction) => {
    await lockInTransaction(transaction, 'news');
    let stored = 0;
    for (const { article, read } of announced)
      if (await storeOne(transaction, article, read, now)) stored++;
    return stored;
  });
}

async function storeOne(
  sql: Sql,
  article: Article,
  read: Announcement,
  now: Date,
): Promise<boolean> {
  const { rows: seen } = await raw`
    select 1 from proposal_articles where url_key = news_url_key(${article.url})`.execute(sql);
  if (seen.length > 0) return false;
  const content = contentOf(read);
  const startupId = await findStartup(sql, article, read);
  const same = await findProposal(sql, { read, content, startupId, now });
  const id = same
    ? await extendProposal(sql, same, content)
    : await addProposal(sql, { read, content, startupId, url: article.url, now });
  const words = JSON.stringify(wordsOf(read));
  await raw`
    insert into proposal_articles (proposal_id, url, publisher, title, published_on, words, found_at)
    values (${id}, ${article.url}, ${article.publisher}, ${article.title}, ${article.publishedOn}::date,
      ${words}::jsonb, ${now})`.execute(sql);
  return true;
}

const HANDLE = /(?<![\w@.])@([A-Za-z0-9_]{2,15})\b/g;

/**
 * The listed startup of this name, former name or short name; or one whose handle or site the
 * article gives and whose name begins alike. None where several fit equally.
 */
async function findStartup(sql: Sql, article: Article, read: Announcement): Promise<number | null> {
  const { value: name } = read.company;
  const handles = [...article.summary.matchAll(HANDLE)].map(([, one = '']) => one.toLowerCase());
  const { rows } = await raw<{ id: number; weight: number }>`
    with named as (
      select n.entity_id as id, 4 as weight from search_names n
      where n.kind = 'startup' and n.is_whole and n.word = search_key(${name})
      union all
      select s.id, 1 from startups s
      where starts_with(lower(s.name), lower(${name}) || ' ') or starts_with(lower(${name}), lower(s.name) || ' ')
    )
    select s.id, (max(named.weight)
      + case when s.domain = any(${article.linkedHosts}::text[]) then 3 else 0 end
      + case when lower(s.twitter) = any(${handles}::text[]) then 3 else 0 end
      + case when country.iso2 = ${read.country} then 2 else 0 end)::int as weight
    from named join startups s on s.id = named.id and not s.is_fictional
      join places country on country.id = s.country_id
    group by s.id, country.id order by weight desc, s.id limit 2`.execute(sql);
  const [first, second] = rows;
  // The beginning of a name alone may be another company's.
  if (!first || first.weight < 3 || first.weight === second?.weight) return null;
  return first.id;
}

interface New {
  read: Announcement;
  content: ProposalContent;
  startupId: number | null;
  now: Date;
}

interface Known {
  id: number;
  content: ProposalContent;
  state: string;
}

const isRound = (happening: Happening): boolean => happening === 'round';

/** Also one that was decided: it is not asked again. */
async function findProposal(
  sql: Sql,
  { read, content, startupId, now }: New,
): Promise<Known | undefined> {
  const { rows } = await raw<Known>`
    select p.id, p.content, p.state from proposals p
    where (p.happening = 'round') = ${isRound(read.what)}
      and p.created_at > ${now}::timestamptz - interval '120 days'
      and (p.startup_id = ${startupId} or search_key(p.name) = search_key(${read.company.value}))
    order by p.created_at desc, p.id desc limit 20`.execute(sql);
  return rows.find((one) => isSameEvent(one.content, content));
}

async function extendProposal(
  sql: Sql,
  { id, content: known, state }: Known,
  read: ProposalContent,
) {
  if (state !== 'pending') return id;
  const content = JSON.stringify(fillIn(known, read));
  await raw`
    update proposals
    set content = ${content}::jsonb, version = version + 1 where id = ${id}`.execute(sql);
  return id;
}

async function addProposal(
  sql: Sql,
  { read, content, startupId, url, now }: New & { url: string },
): Promise<number> {
  const round = isRound(read.what) ? await findRound(sql, startupId, content, url) : null;
  const isKnown = round ? round.hasSource : await hasExit(sql, startupId, read.what, content);
  const { rows } = await raw<{ id: number }>`
    insert into proposals (happening, state, name, startup_id, funding_id, content, created_at, decided_at)
    values (${read.what}, ${isKnown ? 'known' : 'pending'}, ${read.company.value}, ${startupId}, ${round?.id ?? null},
      ${JSON.stringify(content)}::jsonb, ${now}, ${isKnown ? now : null})
    returning id`.execute(sql);
  return rows[0]?.id ?? 0;
}

interface ListedRound {
  id: number;
  amount: string | null;
  announced_on: string | null;
  hasSource: boolean;
}

async function findRound(
  sql: Sql,
  startupId: number | null,
  content: ProposalContent,
  url: string,
): Promise<ListedRound | undefined> {
  const { rows } = await raw<ListedRound>`
    select f.id, ${dateTextOf('f.announced')} as announced_on,
      coalesce(${announcedText('f')}, f.amount_usd::text) as amount,
      exists (select from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = f.id and news_url_key(x.url) = news_url_key(${url})) as "hasSource"
    from fundings f where f.startup_id = ${startupId} and f.announced_on is not null
    order by f.announced_on desc, f.id limit 50`.execute(sql);
  return rows.find((one) => isSameEvent(one, content));
}

async function hasExit(
  sql: Sql,
  startupId: number | null,
  happening: Happening,
  { announced_on }: ProposalContent,
): Promise<boolean> {
  const { rows } = await raw`
    select 1 from startup_events where startup_id = ${startupId} and kind = ${happening}
      and (happened_on is null or happened_on > ${announced_on}::date - 400)`.execute(sql);
  return rows.length > 0;
}
