import { Fragment } from 'react';
import { formatPartialDate } from '../../base/dates.ts';
import { industryPath, newsPath, startupPath } from '../../base/paths.ts';
import { newsQuery } from '../../catalogue/startup-contract.ts';
import { feedLink } from '../../feeds/feed-link.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_NEWS } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, newsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/entities.tsx';
import { LoadMore } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NameLinks, Written } from '../../ui/values.tsx';
import {
  ALL_NEWS_PER_PAGE,
  groupByPeriod,
  groupStories,
  type NewsEntry,
  type NewsPeriod,
  type NewsStory,
} from './contract.ts';
import { submitMention } from './mentions.server.ts';
import { listNews } from './queries.server.ts';
import { MentionsNote, RemoveMention } from './remove-mention.tsx';

const LIST_ID = 'news';

export const allNewsPage: Page = page({
  async load({ sql, url }) {
    const { page: number } = readQuery(newsQuery, url);
    const { items, previousPeriod, hasOlder } = await listNews(sql, number, ALL_NEWS_PER_PAGE);
    return { number, periods: groupByPeriod(groupStories(items), previousPeriod), hasOlder };
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
          {periods.map((one, at) => (
            <NewsPeriodItem
              key={one.period.date}
              {...one}
              isFirst={number === 1 && at === 0}
              session={session}
            />
          ))}
        </ol>
      )}
      {hasOlder && <LoadMore listId={LIST_ID} href={newsPath(number + 1)} />}
    </>
  ),
});

type Reader = Pick<Context, 'session'>;

// The style sheet hides a continued period's heading where script appends pages.
function NewsPeriodItem(props: NewsPeriod & Reader & { isFirst: boolean }) {
  const { period, isContinued, stories, isFirst, session } = props;
  const words = formatPartialDate(period);
  const looks = [
    'news-period',
    isContinued && 'news-period-continued',
    isFirst && 'news-period-first',
  ];
  return (
    <li className={looks.filter(Boolean).join(' ')}>
      <h2>
        <time dateTime={period.date}>{isContinued ? text.continued(words) : words}</time>
      </h2>
      <ul className="news-list">
        {stories.map((story) => (
          <NewsStoryItem key={story.url} {...story} session={session} />
        ))}
      </ul>
    </li>
  );
}

function NewsStoryItem({ startups, industries, others, session, ...entry }: NewsStory & Reader) {
  const [first] = startups;
  return (
    <li>
      {first && <Avatar kind="startup" name={first.name} slug={first.slug} size={40} />}
      <NewsLink {...entry} />
      <p className="small">
        <bdi>{entry.publisher}</bdi>
        {' · '}
        <NameLinks names={startups} pathOf={startupPath} />
        {industries.map(({ name, slug }) => (
          <Fragment key={slug}>
            {' · '}
            <a href={industryPath(slug)}>{sayName(name)}</a>
          </Fragment>
        ))}
      </p>
      {others.length > 0 && (
        <ul className="news-others small" aria-label={text.others}>
          {others.map((other) => (
            <li key={other.url}>
              <bdi>{other.publisher}</bdi>
              {marksText.colon}
              <NewsLink {...other} />
              <RemoveMention session={session} url={other.url} startups={other.startups} />
            </li>
          ))}
        </ul>
      )}
      <RemoveMention session={session} url={entry.url} startups={startups} />
    </li>
  );
}

function NewsLink({ url, title }: Pick<NewsEntry, 'url' | 'title'>) {
  return (
    <a href={url} rel="noopener nofollow" dir="auto">
      <Written>{title}</Written>
    </a>
  );
}
