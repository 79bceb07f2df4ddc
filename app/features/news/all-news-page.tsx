import { formatPartialDate } from '../../base/partial-date.ts';
import { newsPath, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/paging.ts';
import { ALL_NEWS } from '../../http/shown-keys.ts';
import { newsText as text } from '../../text/text.ts';
import { ChipList } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { feedLink } from '../feeds/feed-link.ts';
import { submitMention } from '../mentions/mentions.server.ts';
import { MentionsNote, RemoveMention } from '../mentions/remove-mention.tsx';
import { newsQuery } from '../startups/contract.ts';
import { ALL_NEWS_PER_PAGE, type NewsEntry } from './contract.ts';
import { groupByPeriod, type NewsPeriod } from './group-by-period.ts';
import { listNews } from './queries.server.ts';

const LIST_ID = 'news';

export const allNewsPage = page({
  path: '/news',
  async load({ sql, url }) {
    const query = readQuery(newsQuery, url);
    const { total, items, previousPeriod } = await listNews(sql, query.page, ALL_NEWS_PER_PAGE);
    return {
      periods: groupByPeriod(items, previousPeriod),
      meta: pageMetaOf(query.page, ALL_NEWS_PER_PAGE, total),
    };
  },
  submit: (context, _params, form) => submitMention(context, form),
  shows: () => [ALL_NEWS],
  head: ({ meta: { current_page, last_page } }) => ({
    title: current_page === 1 ? text.title : text.pageTitle(current_page),
    description: text.description,
    canonical: newsPath(current_page),
    noindex: current_page > last_page,
    alternates: [feedLink('news')],
  }),
  body: ({ periods, meta: { current_page, last_page, total } }, { session }) => (
    <>
      <h1>{text.title}</h1>
      <p className="lead">{text.lead}</p>
      <MentionsNote session={session} />
      {current_page > 1 && (
        <p className="news-newer">
          <a href={newsPath(Math.min(current_page - 1, last_page))} rel="prev">
            {text.newer}
          </a>
        </p>
      )}
      {total === 0 && <EmptyState title={text.none}>{text.noneWhy}</EmptyState>}
      {total > 0 && periods.length === 0 && (
        <EmptyState title={text.noneMore} action={<a href={newsPath()}>{text.newest}</a>} />
      )}
      {periods.length > 0 && (
        <ol className="news-periods" id={LIST_ID}>
          {periods.map((one) => (
            <NewsPeriodItem key={one.period.date} {...one} session={session} />
          ))}
        </ol>
      )}
      {current_page < last_page && <LoadMore listId={LIST_ID} href={newsPath(current_page + 1)} />}
    </>
  ),
});

type Reader = Pick<Context, 'session'>;

// When script appends a page to the one before, the heading of a continued period is a repetition;
// the stylesheet leaves it out there.
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
