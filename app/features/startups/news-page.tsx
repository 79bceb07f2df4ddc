import { startupPath, withQuery } from '../../base/paths.ts';
import { NEWS_PER_PAGE, newsQuery } from '../../catalogue/startup-contract.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/params.ts';
import { newsText, startupsText as text } from '../../text/text.ts';
import { ArticleLine, LoadMore } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { submitMention } from '../news/mentions.server.ts';
import { MentionsNote, RemoveMention } from '../news/remove-mention.tsx';
import { findStartupNews } from './lists.server.ts';
import { loadProfile, profileHead, profileTags } from './load-profile.server.ts';
import { ProfileFrame } from './profile-frame.tsx';

const TAB = 'news-activities';
const LIST_ID = 'startup-news';

export const newsPage: Page = page({
  isInSitemap: false,
  async load(context, params) {
    const profile = await loadProfile(context, params, TAB);
    const query = readQuery(newsQuery, context.url);
    const { slug } = profile.startup;
    const news = await findStartupNews(context.sql, slug, query.page, NEWS_PER_PAGE);
    return {
      profile,
      items: news?.items ?? [],
      meta: pageMetaOf(query.page, NEWS_PER_PAGE, news?.total ?? 0),
    };
  },
  submit: (context, _params, form) => submitMention(context, form),
  queryKeys: Object.keys(newsQuery.shape),
  cacheTags: ({ profile }) => profileTags(profile),
  head: ({ profile, meta }, context) => {
    const head = profileHead(profile, context, text.news);
    const { current_page } = meta;
    if (current_page === 1) return head;
    return { ...head, canonical: withQuery(head.canonical ?? '', { page: current_page }) };
  },
  body: ({ profile, items, meta }, { session }) => {
    const { name, slug } = profile.startup;
    return (
      <ProfileFrame profile={profile}>
        <section className="section">
          <h2>{text.newsAbout(name)}</h2>
          {meta.total === 0 && <EmptyState title={text.noNews}>{text.noNewsWhy}</EmptyState>}
          {meta.total > 0 && items.length === 0 && (
            <EmptyState
              title={newsText.noneMore}
              action={<a href={startupPath(slug, TAB)}>{newsText.newest}</a>}
            />
          )}
          {items.length > 0 && <MentionsNote session={session} />}
          {items.length > 0 && (
            <ul className="news-list" id={LIST_ID}>
              {items.map((item) => (
                <li key={item.url}>
                  <ArticleLine {...item} />
                  <RemoveMention session={session} url={item.url} startups={[profile.startup]} />
                </li>
              ))}
            </ul>
          )}
          {meta.current_page < meta.last_page && (
            <LoadMore
              listId={LIST_ID}
              href={withQuery(startupPath(slug, TAB), { page: meta.current_page + 1 })}
            />
          )}
        </section>
      </ProfileFrame>
    );
  },
});
