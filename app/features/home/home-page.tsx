import { locationPath, mapPath, pathTo, startupPath } from '../../base/paths.ts';
import { type FigureView, readFigureView } from '../../charts/figure-view.ts';
import type { Context } from '../../http/context.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_NEWS, ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { newsletterText, shellText, homeText as text } from '../../text/text.ts';
import { ArticleLine } from '../../ui/article-line.tsx';
import { Name } from '../../ui/bdi.tsx';
import { EntityRow } from '../../ui/entity-row.tsx';
import { Island } from '../../ui/island.tsx';
import { Money, moneyStat } from '../../ui/money.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import { SubscribeForm } from '../../ui/subscribe-form.tsx';
import { feedLink } from '../feeds/feed-link.ts';
import { chartDataset } from '../figures/dataset.ts';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { Country } from '../locations/contract.ts';
import type { NewsEntry } from '../news/contract.ts';
import type { StartupRow } from '../startups/contract.ts';
import { LatestRounds } from '../startups/latest-rounds.tsx';
import type { Landing } from './contract.ts';
import { CountryMap, FundingFigure, IndustriesFigure } from './home-figures.tsx';
import { HomeRankings } from './home-rankings.tsx';
import { type Home, loadHome } from './load-home.server.ts';

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

function HomeNews({ news }: { news: readonly NewsEntry[] }) {
  return (
    <section>
      <h2>{text.news}</h2>
      {news.length === 0 && <p className="muted">{text.noNews}</p>}
      <ul className="rows">
        {news.map((entry) => (
          <li key={entry.url} className="home-news">
            <ArticleLine {...entry} />
          </li>
        ))}
      </ul>
      <p>
        <a href={pathTo('/news')}>{text.allNews}</a>
      </p>
    </section>
  );
}

// The page must fit one round trip; the map lists all countries.
const SHOWN = 12;

function CountryList({ countries }: { countries: readonly Country[] }) {
  const sorted = countries
    .filter(({ startups_count }) => startups_count > 0)
    .toSorted((a, b) => b.startups_count - a.startups_count || a.label.localeCompare(b.label, 'en'))
    .slice(0, SHOWN);
  if (sorted.length === 0) return null;
  return (
    <section className="section">
      <h2>{text.countries}</h2>
      <p className="figure-subtitle">{text.countriesSubtitle}</p>
      <ul className="country-list">
        {sorted.map(({ slug, label, startups_count, total_fundings }) => (
          <li key={slug}>
            <a href={locationPath(slug)}>
              <Name>{label}</Name>
            </a>
            <span className="small">{text.countryStartups(startups_count)}</span>
            <Money usd={total_fundings} />
            <FollowMark type="location" slug={slug} name={label} />
          </li>
        ))}
      </ul>
      <p>
        <a href={mapPath()}>{text.allCountries(countries.length)}</a>
      </p>
    </section>
  );
}

const count = new Intl.NumberFormat('en');

function HomeOpening({ landing }: { landing: Landing | undefined }) {
  return (
    <>
      <div className="home-opening">
        <h1 className="display">{shellText.defaultTitle}</h1>
        {landing && <p className="lead">{sayCounts(landing)}</p>}
        <SearchForm id="home-search" label={text.search} />
      </div>
      {landing && (
        <StatStrip
          stats={[
            moneyStat(text.totalRaised, landing.total_fundings),
            { label: text.startups, value: count.format(landing.counts.startups) },
            { label: text.fundings, value: count.format(landing.counts.fundings) },
            { label: text.investors, value: count.format(landing.counts.investors) },
          ]}
        />
      )}
    </>
  );
}

function sayCounts({ counts: { startups, countries, industries } }: Landing): string {
  return startups > 0 ? text.lead(startups, countries, industries) : text.leadEmpty;
}

function NewStartups({ startups }: { startups: readonly StartupRow[] }) {
  return (
    <section>
      <h2>{text.newStartups}</h2>
      {startups.length === 0 && <p className="muted">{text.noStartups}</p>}
      <ul className="rows">
        {startups.map(({ slug, name, logo, tagline, country }) => (
          <li key={slug}>
            <EntityRow
              kind="startup"
              name={name}
              slug={slug}
              src={logo}
              href={startupPath(slug)}
              tagline={tagline ?? country}
            >
              <FollowMark type="startup" slug={slug} name={name} />
            </EntityRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
