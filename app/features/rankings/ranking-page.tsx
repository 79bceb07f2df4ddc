import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import { pathTo, rankingPath, startupPath } from '../../base/paths.ts';
import { listStartupYears } from '../../figures/sums.server.ts';
import type { Context } from '../../http/context.ts';
import { notFound, Redirect } from '../../http/errors.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { startupGroupsText, rankingsText as text } from '../../text/text.ts';
import { Tabs } from '../../ui/navigation.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { isCriterion, RANKED, sortRanking } from './contract.ts';
import {
  countRanked,
  listFormerRanks,
  listMeasuredCriteria,
  rankStartups,
} from './queries.server.ts';
import { RankingTable } from './ranking-table.tsx';

const PREFIX = 'startups-by-';
/** All of them would be a tenth of the page; the rows lead to each. */
const FIRST_FOR_ENGINES = 10;

type Ranking = Awaited<ReturnType<typeof loadRanking>>;

const faces = {
  queryKeys: ['sort'],
  cacheTags: ({ sort }: Ranking) => (sort ? undefined : [ALL_STARTUPS]),
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
  const [items, coverage, measured] = await Promise.all([
    rankStartups(sql, by, RANKED),
    countRanked(sql, by),
    listMeasuredCriteria(sql),
  ]);
  const isOfAll = by === RANKING_CRITERIA[0];
  const slugs = isOfAll ? items.map(({ slug }) => slug) : [];
  const histories = await listStartupYears(sql, slugs, now);
  const former = isOfAll ? await listFormerRanks(sql, now) : null;
  const ranked = sortRanking(items, sort);
  return { by, items: ranked, sort, histories, former, coverage, measured, now };
}

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

function rankingHead({ by, items, sort }: Ranking, { settings: { SITE_URL } }: Context): PageHead {
  const { title, how, tab } = text.criteria[by];
  const crumbs = [
    { name: text.top100, path: rankingPath() },
    ...(by === RANKING_CRITERIA[0] ? [] : [{ name: tab, path: rankingPath(by) }]),
  ];
  return {
    title,
    description: text.description(title, how),
    canonical: canonicalPath(by),
    noindex: sort !== '',
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
          url: `${SITE_URL}${startupPath(slug)}`,
        })),
      },
    ],
  };
}

function RankingContent(ranking: Ranking) {
  const { by, items, sort, histories, former, coverage, measured, now } = ranking;
  const { title, how, emptyTitle, emptyWhy } = text.criteria[by];
  const years = items.map(({ as_of }) => as_of?.slice(0, 4) ?? '');
  const newestYear = years.sort().at(-1);
  const isOffered = (one: RankingCriterion) => one === by || measured.includes(one);
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        {how} {newestYear && text.dataTo(newestYear)}
      </p>
      {items.length > 0 && (
        <p className="small">
          {text.coverage(coverage.known, coverage.total)}{' '}
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
      {items.length > 0 ? (
        <RankingTable path={canonicalPath(by)} {...{ by, items, sort, histories, former, now }} />
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
