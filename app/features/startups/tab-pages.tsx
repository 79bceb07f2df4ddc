import type { ReactNode } from 'react';
import { hostOf } from '../../base/address.ts';
import { embedRoundsPath } from '../../base/outside-paths.ts';
import {
  comparePath,
  glossaryPath,
  personPath,
  type StartupTab,
  startupFundingsCsvPath,
  startupFundingsPicturePaths,
  startupPath,
  withQuery,
} from '../../base/paths.ts';
import { RoleName } from '../../catalogue/role-name.tsx';
import { listFundingsOf } from '../../catalogue/round-queries.server.ts';
import { SourceList } from '../../catalogue/sources/source-list.tsx';
import { NEWS_PER_PAGE, newsQuery, type Startup } from '../../catalogue/startup-contract.ts';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock, readFigureView } from '../../charts/figure-block.tsx';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type Page, type PageDefinition, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/params.ts';
import {
  glossaryText,
  marksText,
  newsText,
  peopleText,
  startupsText as text,
} from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Avatar } from '../../ui/entities.tsx';
import { ArticleLine, LoadMore } from '../../ui/lists.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { NameLink } from '../../ui/values.tsx';
import { submitMention } from '../news/mentions.server.ts';
import { MentionsNote, RemoveMention } from '../news/remove-mention.tsx';
import { listCompared } from './comparison.server.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FundingsTable } from './funding-story.tsx';
import {
  EmptyTab,
  loadProfile,
  type Profile,
  ProfileFrame,
  profileHead,
  profileTags,
  relatedTags,
} from './profile-frame.tsx';
import { findStartupNews, findTeam } from './queries.server.ts';
import { cumulativeChart } from './sum-up-rounds.ts';

interface Tab<Shown> extends Partial<PageDefinition<Shown & { profile: Profile }>> {
  tab: StartupTab;
  label: () => string;
  /** Its data in addition to the startup's own facts. */
  find(context: Context, startup: Startup): Promise<Shown>;
  show(data: Shown & { startup: Startup }, context: Context): ReactNode;
}

function tabPage<Shown>({ tab, label, find, show, ...options }: Tab<Shown>): Page {
  return page<Shown & { profile: Profile }>({
    isInSitemap: false,
    async load(context, params) {
      const profile = await loadProfile(context, params, tab);
      return { ...(await find(context, profile.startup)), profile };
    },
    cacheTags: ({ profile }) => profileTags(profile),
    head: ({ profile }, context) => profileHead(profile, context, label()),
    body: (data, context) => (
      <ProfileFrame profile={data.profile}>
        {show({ ...data, startup: data.profile.startup }, context)}
      </ProfileFrame>
    ),
    ...options,
  });
}

export const competitorsPage = tabPage({
  tab: 'competitors',
  label: () => text.competitors,
  async find({ sql, session }, { slug, related }) {
    const slugs = [slug, ...related.map((one) => one.slug)];
    return { slugs, startups: await listCompared(sql, slugs, session?.userId ?? null) };
  },
  cacheTags: ({ profile }) => relatedTags(profile),
  head: ({ profile }, context) => ({
    ...profileHead(profile, context, text.competitors),
    isTool: true,
  }),
  show: ({ startup: { name, slug, related }, slugs, startups }) =>
    related.length === 0 ? (
      <EmptyTab title={text.noCompetitors} slug={slug} />
    ) : (
      <>
        <section className="section flow">
          <h2>{text.comparison}</h2>
          <p className="muted">{text.competitorsHow}</p>
          <ComparisonTable caption={text.competitorsOf(name)} startups={startups} />
          <p>
            <ButtonLink href={comparePath(slugs)}>{text.compare}</ButtonLink>
          </p>
        </section>
        <section className="section flow">
          <h2>{text.why}</h2>
          <ul className="reasons">
            {related.map((one) => (
              <li key={one.slug}>
                <bdi>{one.name}</bdi>
                {marksText.colon}
                {one.reasons.join(marksText.semicolon)}
              </li>
            ))}
          </ul>
        </section>
      </>
    ),
});

export const teamPage = tabPage({
  tab: 'team',
  label: () => text.team,
  find: async ({ sql }, { slug }) => ({ team: (await findTeam(sql, slug)) ?? [] }),
  show: ({ startup, team }) => (
    <Section title={text.teamOf(startup.name)}>
      {team.length === 0 && <EmptyTab title={text.noTeam} slug={startup.slug} />}
      {team.length > 0 && (
        <ul className="people">
          {team.map(({ name, slug, title, is_founder, since, until, photo, links }) => (
            <li key={slug}>
              <Avatar kind="person" name={name} slug={slug} src={photo} size={64} />
              <p className="person-name">
                <NameLink href={personPath(slug)} name={name} />
              </p>
              <p className="small">
                <RoleName title={title} is_founder={is_founder} />
                {(title || is_founder) && (since || until) && marksText.comma}
                {peopleText.between(since, until)}
              </p>
              {links.map((link) => (
                <a key={link} className="small" href={link} rel="noopener nofollow">
                  {hostOf(link)}
                </a>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Section>
  ),
});

// A line through one point says nothing that the table does not.
const MIN_POINTS = 2;

export const fundingsPage = tabPage({
  tab: 'fundings',
  label: () => text.fundings,
  find: async ({ sql }, { slug }) => ({ fundings: (await listFundingsOf(sql, slug)) ?? [] }),
  queryKeys: ['view'],
  show: ({ startup: { name, slug, updated_at, sources }, fundings }, { url }) => {
    const chart = cumulativeChart(fundings, updated_at);
    const path = startupPath(slug, 'fundings');
    const undated = fundings.filter(({ date, amount }) => amount && !date).length;
    return (
      <>
        {fundings.length === 0 && <EmptyTab title={text.noFundings} slug={slug} />}
        {hasFigures(chart) && (chart.series[0]?.data.length ?? 0) >= MIN_POINTS && (
          <div className="section">
            <FigureBlock
              chart={chart}
              subtitle={text.cumulativeSubtitle}
              view={readFigureView(url.searchParams)}
              chartHref={path}
              tableHref={withQuery(path, { view: 'table' })}
              csvHref={startupFundingsCsvPath(slug)}
              pictures={{ ...startupFundingsPicturePaths(slug), embed: embedRoundsPath(slug) }}
              sourcesHref="#rounds"
            />
          </div>
        )}
        {undated > 0 && <p className="small">{text.undatedRounds(undated)}</p>}
        {fundings.length > 0 && (
          <section className="section" id="rounds">
            <h2>{text.fundingsOf(name)}</h2>
            <FundingsTable fundings={fundings} caption={text.fundingsOf(name)} />
            <p className="small">
              <a href={glossaryPath}>{glossaryText.link}</a>
            </p>
          </section>
        )}
        <SourceList sources={sources} updatedAt={updated_at} />
      </>
    );
  },
});

const LIST_ID = 'startup-news';

export const newsPage = tabPage({
  tab: 'news-activities',
  label: () => text.news,
  async find({ sql, url }, { slug }) {
    const { page: number } = readQuery(newsQuery, url);
    const news = await findStartupNews(sql, slug, number, NEWS_PER_PAGE);
    return { items: news?.items ?? [], meta: pageMetaOf(number, NEWS_PER_PAGE, news?.total ?? 0) };
  },
  submit: (context, _params, form) => submitMention(context, form),
  queryKeys: Object.keys(newsQuery.shape),
  head: ({ profile, meta }, context) => {
    const head = profileHead(profile, context, text.news);
    const { current_page } = meta;
    if (current_page === 1) return head;
    return { ...head, canonical: withQuery(head.canonical ?? '', { page: current_page }) };
  },
  show: ({ startup, items, meta }, { session }) => {
    const path = startupPath(startup.slug, 'news-activities');
    return (
      <Section title={text.newsAbout(startup.name)}>
        {meta.total === 0 && <EmptyState title={text.noNews}>{text.noNewsWhy}</EmptyState>}
        {meta.total > 0 && items.length === 0 && (
          <EmptyState title={newsText.noneMore} action={<a href={path}>{newsText.newest}</a>} />
        )}
        {items.length > 0 && <MentionsNote session={session} />}
        {items.length > 0 && (
          <ul className="news-list" id={LIST_ID}>
            {items.map((item) => (
              <li key={item.url}>
                <ArticleLine {...item} />
                <RemoveMention session={session} url={item.url} startups={[startup]} />
              </li>
            ))}
          </ul>
        )}
        {meta.current_page < meta.last_page && (
          <LoadMore listId={LIST_ID} href={withQuery(path, { page: meta.current_page + 1 })} />
        )}
      </Section>
    );
  },
});
