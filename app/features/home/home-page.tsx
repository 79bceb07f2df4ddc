import { pathTo } from '../../base/paths.ts';
import { type FigureView, readFigureView } from '../../charts/figure-view.ts';
import type { Context } from '../../http/context.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_NEWS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { newsletterText, homeText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { SubscribeForm } from '../../ui/subscribe-form.tsx';
import { feedLink } from '../feeds/feed-link.ts';
import { chartDataset } from '../figures/dataset.ts';
import { LatestRounds } from '../startups/latest-rounds.tsx';
import { CountryList } from './country-list.tsx';
import { CountryMap, FundingFigure, IndustriesFigure } from './home-figures.tsx';
import { HomeNews } from './home-news.tsx';
import { HomeOpening } from './home-opening.tsx';
import { HomeRankings } from './home-rankings.tsx';
import { type Home, loadHome } from './load-home.server.ts';
import { NewStartups } from './new-startups.tsx';

export const homePage: Page = page({
  load: loadHome,
  cacheTags: () => [ALL_STARTUPS, ALL_INVESTORS, ALL_NEWS],
  head: homeHead,
  body: (home, { url, session }) => {
    const view = readFigureView(url.searchParams);
    return <HomeContent {...home} view={view} xsrfToken={session?.xsrfToken} />;
  },
});

/** Blocks that could not be loaded are left out (spec section 8). */
function HomeContent({
  landing: block,
  countries,
  rankings,
  view,
  xsrfToken,
}: Home & { view: FigureView; xsrfToken: string | undefined }) {
  const { landing, fundingHistory, topIndustries } = block ?? {};
  return (
    <>
      <HomeOpening landing={landing} />
      <div className="grid section">
        {block && fundingHistory && (
          <div className={countries ? 'col-8' : undefined}>
            <FundingFigure chart={fundingHistory} view={view} undated={block.undatedFundings} />
          </div>
        )}
        {countries && (
          <div className="col-4">
            <CountryMap countries={countries} updatedAt={landing?.updated_at ?? null} />
          </div>
        )}
      </div>
      {rankings && <HomeRankings items={rankings} />}
      {landing && topIndustries && (
        <div className="grid section">
          <div className="col-8">
            <IndustriesFigure chart={topIndustries} view={view} />
          </div>
          <div className="col-4">
            <NewStartups startups={landing.new_startups} />
          </div>
        </div>
      )}
      {countries && <CountryList countries={countries} />}
      {landing && (
        <div className="grid section">
          <div className="col-6">
            <LatestRounds fundings={landing.latest_fundings} />
          </div>
          <div className="col-6">
            <HomeNews news={landing.news} />
          </div>
        </div>
      )}
      <section className="section flow" aria-labelledby="newsletter">
        <h2 id="newsletter">{newsletterText.title}</h2>
        <p className="muted">{newsletterText.lead}</p>
        <Island
          name="subscribe-form"
          component={SubscribeForm}
          props={{ id: 'home-subscribe', xsrfToken }}
        />
      </section>
    </>
  );
}

function homeHead({ landing: block, countries, rankings }: Home, { settings }: Context): PageHead {
  const { PRODUCT_NAME, SITE_URL } = settings;
  const counts = block?.landing.counts;
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: PRODUCT_NAME,
    url: `${SITE_URL}/`,
    potentialAction: searchAction(SITE_URL),
  };
  return {
    description: counts ? text.description(counts.startups, counts.countries) : '',
    canonical: '/',
    isIncomplete: !(block && countries && rankings),
    alternates: [feedLink('fundings'), feedLink('news')],
    jsonLd: [
      website,
      ...(block?.fundingHistory ? [chartDataset(block.fundingHistory, '/', {}, settings)] : []),
    ],
  };
}

function searchAction(siteUrl: string): object {
  return {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${siteUrl}${pathTo('/search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
}
