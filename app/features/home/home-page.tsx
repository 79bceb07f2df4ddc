import { use } from 'react';
import { chartPicturePaths } from '../../base/outside-paths.ts';
import { chartCsvPath, pathTo, startupsPath, withQuery } from '../../base/paths.ts';
import { countedRoundsPath } from '../../base/record-paths.ts';
import type { Chart } from '../../charts/chart-data.ts';
import {
  FigureBlock,
  type FigureView,
  Headline,
  readFigureView,
} from '../../charts/figure-block.tsx';
import { feedLink } from '../../feeds/feed-link.ts';
import { describeDataset } from '../../figures/chart-files.server.ts';
import type { Context } from '../../http/context.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_NEWS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import {
  figuresText,
  newsletterText,
  paletteText,
  shellText,
  homeText as text,
} from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { ArticleLine } from '../../ui/lists.tsx';
import { XsrfContext } from '../../ui/post-form.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { SubscribeForm } from '../../ui/subscribe-form.tsx';
import { LatestRounds } from '../startups/group-sections.tsx';
import { HomePlaces, HomeRankings, LargestRounds } from './home-sections.tsx';
import { type Home, loadHome } from './queries.server.ts';

export const homePage: Page = page({
  load: loadHome,
  queryKeys: ['view'],
  cacheTags: () => [ALL_STARTUPS, ALL_INVESTORS, ALL_NEWS],
  head: homeHead,
  body: (home, { url }) => <HomeContent {...home} view={readFigureView(url.searchParams)} />,
});

/** Blocks that could not be loaded are left out. */
function HomeContent({ landing: block, places, rankings, view }: Home & { view: FigureView }) {
  const { landing, fundingHistory, topIndustries } = block ?? {};
  return (
    <>
      <HomeOpening block={block} />
      {block && landing && fundingHistory && (
        <div className="grid section">
          <div className="col-8">
            {/* The page's own title is the finding; the chart names its measure. */}
            <FigureBlock
              chart={fundingHistory}
              view={view}
              showsHeadline={!fundingHistory.headline}
              {...addresses(fundingHistory)}
              empty={{ title: figuresText.noFundingsYet }}
            />
            {block.undatedFundings > 0 && (
              <p className="small">{figuresText.undatedRounds(block.undatedFundings)}</p>
            )}
          </div>
          <div className="col-4">
            <LatestRounds fundings={landing.latest_fundings} />
          </div>
        </div>
      )}
      {rankings && (
        <HomeRankings
          {...rankings}
          totalUsd={landing?.total_fundings ?? null}
          leftOut={landing?.left_out ?? null}
          coverage={fundingHistory?.coverage}
        />
      )}
      {places && <HomePlaces {...places} updatedAt={landing?.updated_at ?? null} />}
      {landing && topIndustries && (
        <div className="grid section">
          <div className="col-8">
            <FigureBlock chart={topIndustries} view={view} {...addresses(topIndustries)} />
            <p>
              <a href={pathTo('/industries')}>{text.allIndustries}</a>
            </p>
          </div>
          <div className="col-4">
            <section>
              <h2>{text.news}</h2>
              {landing.news.length === 0 && <p className="muted">{text.noNews}</p>}
              <ul className="rows">
                {landing.news.map((entry) => (
                  <li key={entry.url} className="home-news">
                    <ArticleLine {...entry} />
                  </li>
                ))}
              </ul>
              <p>
                <a href={pathTo('/news')}>{text.allNews}</a>
              </p>
            </section>
          </div>
        </div>
      )}
      <Doors />
      <section className="section flow" aria-labelledby="newsletter">
        <h2 id="newsletter">{newsletterText.title}</h2>
        <p className="muted">{newsletterText.lead}</p>
        <Island
          name="subscribe-form"
          component={SubscribeForm}
          props={{ id: 'home-subscribe', xsrfToken: use(XsrfContext) }}
        />
      </section>
    </>
  );
}

// The anchor returns to the figure whose view changed.
function addresses({ key, unit }: Chart) {
  return {
    chartHref: `/#${key}`,
    tableHref: `${withQuery('/', { view: 'table' })}#${key}`,
    csvHref: chartCsvPath(key),
    pictures: chartPicturePaths(key),
    sourcesHref: unit === 'usd' ? countedRoundsPath() : startupsPath({ industry: 'known' }),
  };
}

function homeHead({ landing: block, places, rankings }: Home, { settings }: Context): PageHead {
  const counts = block?.landing.counts;
  const history = block?.fundingHistory;
  return {
    description: counts ? text.description(counts.startups, counts.countries) : '',
    canonical: '/',
    picture: history?.headline && chartPicturePaths('funding_history').png,
    isIncomplete: !(block && places && rankings),
    alternates: [feedLink('fundings'), feedLink('news')],
    jsonLd: [
      describeSite(settings),
      ...(history
        ? [
            describeDataset(
              { ...history, path: `/#${history.key}`, csvPath: chartCsvPath(history.key) },
              settings,
            ),
          ]
        : []),
    ],
  };
}

function describeSite({ PRODUCT_NAME, SITE_URL }: Context['settings']): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: PRODUCT_NAME,
    url: `${SITE_URL}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${SITE_URL}${pathTo('/search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function HomeOpening({ block }: { block: Home['landing'] }) {
  const { landing, fundingHistory, largestRounds = [], year = 0 } = block ?? {};
  const headline = fundingHistory?.headline;
  const { startups = 0, countries = 0, industries = 0 } = landing?.counts ?? {};
  return (
    <div className="grid home-opening">
      <div className="col-7">
        <h1 className="display">
          {headline ? <Headline {...headline} /> : shellText.defaultTitle}
        </h1>
        {landing && (
          <p className="lead">
            {startups > 0 ? text.lead(startups, countries, industries) : text.leadEmpty}
          </p>
        )}
        <SearchForm id="home-search" label={text.search} />
        <ul className="home-examples" aria-label={text.examples}>
          {paletteText.exampleSearches.map((example) => (
            <li key={example}>
              <a className="chip" href={withQuery(pathTo('/search'), { q: example })}>
                {example}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {largestRounds.length > 2 && (
        <div className="col-5">
          <LargestRounds rounds={largestRounds} year={year} />
        </div>
      )}
    </div>
  );
}

/** A link for each task: search, download, add. */
function Doors() {
  const doors = [
    { ...text.doors.find, href: pathTo('/search') },
    { ...text.doors.take, href: pathTo('/data') },
    { ...text.doors.add, href: pathTo('/dashboard/add-startup') },
  ];
  return (
    <div className="doors section">
      {doors.map(({ title, words, link, href }) => (
        <section key={href}>
          <h2>{title}</h2>
          <p>{words}</p>
          <p>
            <a href={href}>{link}</a>
          </p>
        </section>
      ))}
    </div>
  );
}
