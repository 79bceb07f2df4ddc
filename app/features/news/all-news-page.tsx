import { formatPartialDate } from '../../base/dates.ts';
import { newsPath, startupPath } from '../../base/paths.ts';
import { newsQuery } from '../../catalogue/startup-contract.ts';
import { feedLink } from '../../feeds/feed-link.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_NEWS } from '../../page-cache/cache-tags.ts';
import { newsText as text } from '../../text/text.ts';
import { ChipList, LoadMore } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ALL_NEWS_PER_PAGE, groupByPeriod, type NewsEntry, type NewsPeriod } from './contract.ts';
import { submitMention } from './mentions.server.ts';
import { listNews } from './queries.server.ts';
import { MentionsNote, RemoveMention } from './remove-mention.tsx';

const LIST_ID = 'news';

export const allNewsPage: Page = page({
  async load({ sql, url }) {
    const { page: number } = readQuery(newsQuery, url);
    const { items, previousPeriod, hasOlder } = await listNews(sql, number, ALL_NEWS_PER_PAGE);
    return { number, periods: groupByPeriod(items, previousPeriod), hasOlder };
  },
  submit: (context, _params, form) => submitMention(context, form),
  queryKeys: Object.keys(newsQuery.shape),
  cacheTags: () => [ALL_NEWS],
  head: ({ number, periods }) => ({
    title: number === 1 ? text.title : text.pageTitle(number),
    description: text.description,
    canonical: newsPath(number),
    noindex: number > 1 && periods.length === 0,
    alternates: [feedLink('news')],
  }),
  body: ({ number, periods, hasOlder }, { session }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <MentionsNote session={session} />
      {periods.length > 0 && number > 1 && (
        <p className="news-newer">
          <a href={newsPath(number - 1)} rel="prev">
            {text.newer}
          </a>
        </p>
      )}
      {periods.length === 0 && number === 1 && (
        <EmptyState title={text.none}>{text.noneWhy}</EmptyState>
      )}
      {periods.length === 0 && number > 1 && (
        <EmptyState title={text.noneMore} action={<a href={newsPath()}>{text.newest}</a>} />
      )}
      {periods.length > 0 && (
        <ol className="news-periods" id={LIST_ID}>
          {periods.map((one) => (
            <NewsPeriodItem key={one.period.date} {...one} session={session} />
          ))}
        </ol>
      )}
      {hasOlder && <LoadMore listId={LIST_ID} href={newsPath(number + 1)} />}
    </>
  ),
});

type Reader = Pick<Context, 'session'>;

// The style sheet hides a continued period's heading where script appends pages.
function NewsPeriodItem({ period, isContinued, entries, session }: NewsPeriod & Reader) {
  const words = formatPartialDate(period);
  return (
    <li className={isContinued ? 'news-period news-period-continued' : 'news-period'}>
      <h2>
        <time dateTime={period.date}>{isContinued ? text.continued(words) : words}</time>
      </h2>
      <ul className="news-list">
        {entries.map((entry) => (
          <NewsEntryItem key={entry.url} {...entry} session={session} />
        ))}
      </ul>
    </li>
  );
}

function NewsEntryItem({ title, publisher, url, startups, session }: NewsEntry & Reader) {
  return (
    <li>
      <a href={url} rel="noopener nofollow" dir="auto">
        {title}
      </a>
      <p className="small">
        <bdi>{publisher}</bdi>
      </p>
      {startups.length > 0 && (
        <ChipList
          label={text.startupsNamed}
          chips={startups.map(({ name, slug }) => ({ label: name, href: startupPath(slug) }))}
        />
      )}
      <RemoveMention session={session} url={url} startups={startups} />
    </li>
  );
}
