import { Fragment } from 'react';
import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import { localPath } from '../../base/locale-path.ts';
import { pathTo, RANKED_PER_PAGE, rankingPath, startupPath, withQuery } from '../../base/paths.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { listStartupYears } from '../../figures/sums.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { notFound, Redirect } from '../../http/errors.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { pageMetaOf } from '../../http/params.ts';
import { ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { nameIndustries } from '../../text/name-industries.ts';
import { nameChoices } from '../../text/say-name.ts';
import { startupGroupsText, rankingsText as text } from '../../text/text.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields.tsx';
import { Tabs } from '../../ui/navigation.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { isCriterion, RANKED, rankingQuery, rankingTitle, sortRanking } from './contract.ts';
import {
  countRanked,
  listChosen,
  listFormerRanks,
  listMeasuredCriteria,
  listRankedGroups,
  rankStartups,
} from './queries.server.ts';
import { RankingTable } from './ranking-table.tsx';

const PREFIX = 'startups-by-';
/** All of them would be a tenth of the page; the rows lead to each. */
const FIRST_FOR_ENGINES = 10;

type Ranking = Awaited<ReturnType<typeof loadRanking>>;

const faces = {
  queryKeys: ['sort', ...Object.keys(rankingQuery.shape)],
  cacheTags: (ranking: Ranking) => (isWhole(ranking) ? [ALL_STARTUPS] : undefined),
  head: rankingHead,
  body: (ranking: Ranking) => <RankingContent {...ranking} />,
};

export const rankingPage: Page = page({
  load: (context) => loadRanking(context, RANKING_CRITERIA[0]),
  ...faces,
});

export const rankingByPage: Page = page({
  isInSitemap: false,
  load: (context, { filter = '' }) => loadRanking(context, readFilter(filter.slice(PREFIX.length))),
  ...faces,
});

async function loadRanking({ sql, url, now }: Context, by: RankingCriterion) {
  const sort = url.searchParams.get('sort') ?? '';
  const { page, ...choice } = readQuery(rankingQuery, url);
  const [items, groups, coverage, measured, chosen] = await Promise.all([
    rankStartups(sql, by, RANKED, choice),
    listRankedGroups(sql, by),
    countRanked(sql, by, choice),
    listMeasuredCriteria(sql),
    listChosen(sql, choice),
  ]);
  const ranked = sortRanking(items, sort);
  const rows = ranked.slice((page - 1) * RANKED_PER_PAGE, page * RANKED_PER_PAGE);
  const isByFunding = by === RANKING_CRITERIA[0];
  const slugs = isByFunding ? rows.map(({ slug }) => slug) : [];
  const histories = await listStartupYears(sql, slugs, now);
  const isOfAll = isByFunding && !choice.country && !choice.industry;
  const former = isOfAll ? await listFormerRanks(sql, now) : null;
  const meta = pageMetaOf(page, RANKED_PER_PAGE, ranked.length);
  return {
    ...{ by, choice, items, rows, meta, sort, histories, former },
    title: rankingTitle(by, items.length, chosen),
    groups,
    coverage,
    measured,
    now,
  };
}

/** All in their own order, as most ask for it. */
const isWhole = ({ sort, choice }: Ranking) => !sort && !choice.country && !choice.industry;

/** The criterion in kebab-case; its spelling in the API redirects here. */
function readFilter(filter: string): RankingCriterion {
  const by = filter.replaceAll('-', '_');
  if (!isCriterion(by)) throw notFound('ranking', filter);
  if (filter.includes('_')) throw new Redirect(rankingPath(by), 301);
  return by;
}

/** The ranking by funding has two addresses; the short one is canonical. */
function canonicalPath(by: RankingCriterion): string {
  return by === RANKING_CRITERIA[0] ? rankingPath() : rankingPath(by);
}

function rankingHead(ranking: Ranking, { settings: { SITE_URL } }: Context): PageHead {
  const { by, title, items, meta } = ranking;
  const { how, tab } = text.criteria[by];
  const crumbs = [
    { name: text.top100, path: rankingPath() },
    ...(by === RANKING_CRITERIA[0] ? [] : [{ name: tab, path: rankingPath(by) }]),
  ];
  return {
    title,
    picture:
      items.length > 0 ? withQuery(pathTo('/top-100.png'), { by, ...ranking.choice }) : undefined,
    description: text.description(title, how),
    canonical: withQuery(canonicalPath(by), {
      page: meta.current_page > 1 ? meta.current_page : null,
    }),
    noindex: !isWhole(ranking),
    jsonLd: [
      breadcrumbList(SITE_URL, crumbs),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        numberOfItems: items.length,
        itemListElement: items.slice(0, FIRST_FOR_ENGINES).map(({ id, slug }) => ({
          '@type': 'ListItem',
          position: id,
          url: SITE_URL + localPath(startupPath(slug)),
        })),
      },
    ],
  };
}

function RankingContent(ranking: Ranking) {
  const { by, choice, title, items, rows, meta, coverage, measured } = ranking;
  const { how, emptyTitle, emptyWhy } = text.criteria[by];
  const isOfAll = !choice.country && !choice.industry;
  const years = items.map(({ as_of }) => as_of?.slice(0, 4) ?? '');
  const newestYear = years.sort().at(-1);
  const isOffered = (one: RankingCriterion) => one === by || measured.includes(one);
  const unmeasured = RANKING_CRITERIA.filter((one) => !isOffered(one));
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        {how} {newestYear && text.dataTo(newestYear)}
      </p>
      {items.length > 0 && (
        <p className="small">
          {(isOfAll ? text.coverage : text.coverageChosen)(coverage.known, coverage.total)}{' '}
          <a href={pathTo('/methodology')}>{startupGroupsText.howComplete}</a>
        </p>
      )}
      <Tabs
        label={text.tabs}
        tabs={RANKING_CRITERIA.filter(isOffered).map((criterion) => ({
          href: canonicalPath(criterion),
          label: text.criteria[criterion].tab,
          isCurrent: criterion === by,
        }))}
      />
      {unmeasured.length > 0 && (
        <p className="small">
          {text.unmeasured}{' '}
          {unmeasured.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && ' · '}
              <a href={rankingPath(one)}>{text.criteria[one].tab}</a>
            </Fragment>
          ))}
        </p>
      )}
      {(items.length > 0 || !isWhole(ranking)) && <ChoiceForm {...ranking} />}
      {rows.length > 0 ? (
        <RankingTable path={canonicalPath(by)} {...ranking} />
      ) : !isOfAll || meta.total > 0 ? (
        <div className="section">
          <EmptyState
            title={text.noneChosen}
            action={<a href={canonicalPath(by)}>{text.allOfThem}</a>}
          />
        </div>
      ) : (
        <div className="section">
          <EmptyState
            title={emptyTitle}
            action={
              by === RANKING_CRITERIA[0] ? (
                <a href={pathTo('/industries')}>{text.allIndustries}</a>
              ) : (
                <a href={rankingPath()}>{text.otherRanking}</a>
              )
            }
          >
            {emptyWhy}
          </EmptyState>
        </div>
      )}
    </>
  );
}

/** Narrows the ranking where it stands. */
function ChoiceForm({ by, choice, sort, groups }: Ranking) {
  const toChoices = (of: ReadonlyArray<{ name: string; slug: string }>) =>
    of.map(({ name, slug }) => ({ value: slug, label: name }));
  return (
    <form className="list-form" action={canonicalPath(by)} method="get" aria-label={text.narrow}>
      {sort && <input type="hidden" name="sort" value={sort} />}
      <div className="list-fields">
        <Select
          id="country"
          label={STARTUP.country.label}
          emptyLabel={text.anyCountry}
          options={nameChoices(toChoices(groups.countries))}
          defaultValue={choice.country}
        />
        <Select
          id="industry"
          label={STARTUP.industries.one}
          emptyLabel={text.anyIndustry}
          options={nameIndustries(toChoices(groups.industries))}
          defaultValue={choice.industry}
        />
        <Button type="submit" large>
          {text.show}
        </Button>
      </div>
    </form>
  );
}
