import type { YearValues } from '../../base/count.ts';
import {
  fundingPath,
  locationPath,
  mapPath,
  pathTo,
  rankingPath,
  startupPath,
} from '../../base/paths.ts';
import { type LeftOut, listLeftOut } from '../../catalogue/left-out.ts';
import { AfricaTileMap } from '../../charts/africa-maps.tsx';
import type { Chart } from '../../charts/chart-data.ts';
import { FigureFrame, sayCoverage } from '../../charts/figure-block.tsx';
import { History } from '../../charts/sparkline.tsx';
import { sayName } from '../../text/say-name.ts';
import { leftOutText, rankingsText, startupGroupsText, homeText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/entities.tsx';
import { Filled } from '../../ui/filled.tsx';
import { QuietBar } from '../../ui/lists.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Money, Name, NameLink, Written } from '../../ui/values.tsx';
import { drawBand, weaveName } from '../../ui/weave.ts';
import { MAP_ID, mapLinks, sayFinding } from '../places/map/contract.ts';
import type { RankingItem } from '../rankings/contract.ts';
import { RankingAmount } from '../rankings/ranking-table.tsx';
import type { LargeRound, Places, Rankings } from './queries.server.ts';

/** The largest rounds of a year, each a bar in the cloth of its startup. */
export function LargestRounds({ rounds, year }: { rounds: readonly LargeRound[]; year: number }) {
  const largest = rounds[0]?.amount ?? 0;
  return (
    <section className="woven" aria-labelledby="woven">
      <h2 id="woven">{text.largestRounds(year)}</h2>
      <ol className="rows">
        {rounds.map(({ funding, slug, name, amount }) => (
          <li key={funding}>
            <NameLink className="entity-link" href={startupPath(slug)} name={name} />
            <WovenBar slug={slug} share={amount / largest} />
            <a href={fundingPath(funding)} className="woven-amount">
              <Money usd={amount} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function WovenBar({ slug, share }: { slug: string; share: number }) {
  const weave = weaveName(slug);
  const size = { width: `${Math.round(share * 1000) / 10}%`, height: 24 };
  const id = `woven-${slug}`;
  return (
    <svg className="woven-bar" aria-hidden="true" focusable="false">
      <g className={`ink-${weave.pair}`}>
        <pattern
          id={id}
          width="32"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(3)"
        >
          <path d={drawBand(weave)} />
        </pattern>
        <rect className="woven-ground" {...size} />
        <rect fill={`url(#${id})`} {...size} />
      </g>
    </svg>
  );
}

interface Props extends Rankings {
  /** Of all disclosed rounds; null when unknown. */
  totalUsd: number | null;
  leftOut: LeftOut;
  /** Rounds with an amount, of all. */
  coverage: Chart['coverage'];
}

/** The first nine by funding in rows of three. */
export function HomeRankings({ items, totalUsd, leftOut, coverage, criteria, histories }: Props) {
  const apart = listLeftOut(leftOut);
  const largest = items[0]?.amount ?? 0;
  const share = totalUsd && items.reduce((sum, { amount }) => sum + amount, 0) / totalUsd;
  return (
    <section className="section ruled">
      <h2>
        {share && items.length > 2 ? (
          <Filled text={text.topShare(items.length)} share={<em>{text.percent(share)}</em>} />
        ) : (
          text.rankings
        )}
      </h2>
      {totalUsd && (
        <p className="figure-subtitle">
          <Filled text={text.rankingsOf} total={<Money usd={totalUsd} />} />
          {coverage && <> {sayCoverage({ coverage, unit: 'usd' })}</>}{' '}
          {apart.length > 0 && `${leftOutText.notIn(apart)} `}
          <a href={pathTo('/methodology')}>{startupGroupsText.howComplete}</a>
        </p>
      )}
      {items.length > 0 ? (
        <ol className="ranking-cards">
          {items.map((item) => (
            <li key={item.slug} className="ranking-card">
              <RankingCard {...item} years={histories.get(item.slug)} />
              {item.tagline && (
                <p className="entity-tagline">
                  <Written>{item.tagline}</Written>
                </p>
              )}
              <QuietBar share={item.amount / largest} />
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title={text.noRankings}>{text.noRankingsWhy}</EmptyState>
      )}
      {criteria.length > 0 && (
        <nav aria-labelledby="rank-by" className="ranking-criteria row">
          <span id="rank-by">{text.rankBy}</span>
          <ul className="row">
            {criteria.map((criterion) => (
              <li key={criterion}>
                <a href={rankingPath(criterion)}>{rankingsText.criteria[criterion].tab}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}

function RankingCard(props: RankingItem & { years: YearValues | undefined }) {
  const { id, name, slug, logo, country, year_founded, years } = props;
  return (
    <div className="entity-row">
      <span className="ranking-place">{id}</span>
      <Avatar kind="startup" name={name} slug={slug} src={logo} size={40} />
      <div className="entity-words">
        <NameLink className="entity-link" href={startupPath(slug)} name={name} />
        <p className="small">
          <Name>{sayName(country)}</Name>
          {year_founded !== null && ` · ${year_founded}`}
        </p>
      </div>
      <History years={years} />
      <RankingAmount {...props} />
    </div>
  );
}

// The page must fit one round trip; the map lists all countries.
const LISTED = 10;
/** Countries whose share the title gives. */
const NAMED = 2;

/** The countries as map and list. */
export function HomePlaces(props: Places & { updatedAt: string | null }) {
  const { countries, histories, updatedAt } = props;
  const records = countries.reduce((sum, { startups_count }) => sum + startups_count, 0);
  const listed = countries
    .filter(({ startups_count }) => startups_count > 0)
    .toSorted((a, b) => b.startups_count - a.startups_count || a.label.localeCompare(b.label, 'en'))
    .slice(0, LISTED);
  const most = listed[0]?.startups_count ?? 1;
  const figures = countries.map(({ label, startups_count: figure }) => ({
    label: sayName(label),
    figure,
  }));
  return (
    <div className="section home-places" data-map-cards="">
      <FigureFrame
        id={MAP_ID}
        title={sayFinding('startups', figures) ?? text.map}
        subtitle={text.mapSubtitle}
        links={{ ...mapLinks(), chart: `/#${MAP_ID}` }}
        source={{ records, asOf: updatedAt, href: pathTo('/startups') }}
      >
        <div className="home-places-parts">
          <div className="map-drawing">
            <AfricaTileMap
              unit="count"
              title={text.map}
              isListed
              values={countries.map(({ iso2, label, slug, startups_count }) => ({
                iso2,
                label: sayName(label),
                // A country with no startups yet may still have startups.
                value: startups_count || null,
                href: locationPath(slug),
              }))}
            />
          </div>
          <div>
            <ul className="country-list">
              {listed.map(({ slug, label, startups_count, total_fundings }, index) => (
                <li key={slug}>
                  <NameLink
                    className="entity-link"
                    href={locationPath(slug)}
                    data-card={text.countryCard(sayName(label), startups_count)}
                    name={sayName(label)}
                  />
                  <QuietBar share={startups_count / most} isNamed={index < NAMED} />
                  <span>{text.countryStartups(startups_count)}</span>
                  <History years={histories.get(slug)} />
                  <Money usd={total_fundings} none="" />
                </li>
              ))}
            </ul>
            <p>
              <a href={mapPath()}>{text.allCountries}</a>
            </p>
          </div>
        </div>
      </FigureFrame>
    </div>
  );
}
