import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { embedListPath } from '../../base/embed-paths.ts';
import { RANKING_CRITERIA, type RankingCriterion } from '../../base/enumerations.ts';
import { pathTo, rankingPath, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { notFound, Redirect } from '../../http/errors.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { ALL_STARTUPS } from '../../page-cache/cache-tags.ts';
import { startupGroupsText, rankingsText as text } from '../../text/text.ts';
import { EmbedDetails } from '../../ui/embed-code.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { RANKED, type RankingItem } from './contract.ts';
import { countRanked, listMeasuredCriteria, rankStartups } from './queries.server.ts';
import { RankingTable } from './ranking-table.tsx';
import { isCriterion } from './read-criterion.ts';

const PREFIX = 'startups-by-';

interface Ranking {
  by: RankingCriterion;
  items: RankingItem[];
  coverage: { known: number; total: number };
  /** Rankings that have data. */
  measured: RankingCriterion[];
}

const faces = {
  cacheTags: () => [ALL_STARTUPS],
  head: rankingHead,
  body: (ranking: Ranking) => <RankingContent {...ranking} />,
};

export const rankingPage: Page = page({
  load: ({ sql }) => loadRanking(sql, RANKING_CRITERIA[0]),
  ...faces,
});

export const rankingByPage: Page = page({
  isInSitemap: false,
  load: ({ sql }, { filter = '' }) => loadRanking(sql, readFilter(filter.slice(PREFIX.length))),
  ...faces,
});

async function loadRanking(sql: Context['sql'], by: RankingCriterion): Promise<Ranking> {
  const [items, coverage, measured] = await Promise.all([
    rankStartups(sql, by, RANKED),
    countRanked(sql, by),
    listMeasuredCriteria(sql),
  ]);
  return { by, items, coverage, measured };
}

/** The criterion in kebab-case (decisions.md, visitors); its spelling in the API redirects here. */
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

function rankingHead({ by, items }: Ranking, { settings: { SITE_URL } }: Context): PageHead {
  const { title, how, tab } = text.criteria[by];
  const crumbs = [
    { name: text.top100, path: rankingPath() },
    ...(by === RANKING_CRITERIA[0] ? [] : [{ name: tab, path: rankingPath(by) }]),
  ];
  return {
    title,
    description: text.description(title, how),
    canonical: canonicalPath(by),
    jsonLd: [
      breadcrumbList(SITE_URL, crumbs),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: title,
        numberOfItems: items.length,
        itemListElement: items.map(({ id, name, slug }) => ({
          '@type': 'ListItem',
          position: id,
          name,
          url: `${SITE_URL}${startupPath(slug)}`,
        })),
      },
    ],
  };
}

function RankingContent({ by, items, coverage, measured }: Ranking) {
  const { title, amount, how, emptyTitle, emptyWhy } = text.criteria[by];
  const year = newestYear(items);
  const isOffered = (one: RankingCriterion) => one === by || measured.includes(one);
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        {how} {year && text.dataTo(year)}
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
        <>
          <RankingTable caption={title} amount={amount} items={items} />
          <EmbedDetails path={embedListPath('top-100', { by })} title={title} kind="table" />
        </>
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

function newestYear(items: RankingItem[]): string | undefined {
  return items
    .map(({ as_of }) => as_of?.slice(0, 4))
    .filter((year) => year !== undefined)
    .sort()
    .at(-1);
}
