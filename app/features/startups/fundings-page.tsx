import { embedRoundsPath } from '../../base/outside-paths.ts';
import {
  glossaryPath,
  startupFundingsCsvPath,
  startupFundingsPicturePaths,
  startupPath,
  withQuery,
} from '../../base/paths.ts';
import { listFundingsOf } from '../../catalogue/round-queries.server.ts';
import { SourceList } from '../../catalogue/sources/source-list.tsx';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock, readFigureView } from '../../charts/figure-block.tsx';
import { type Page, page } from '../../http/page.ts';
import { glossaryText, startupsText as text } from '../../text/text.ts';
import { FundingsTable } from './fundings-table.tsx';
import { loadProfile, profileHead, profileTags } from './load-profile.server.ts';
import { EmptyTab, ProfileFrame } from './profile-frame.tsx';
import { cumulativeChart } from './sum-up-rounds.ts';

// A line through one point says nothing that the table does not.
const MIN_POINTS = 2;

export const fundingsPage: Page = page({
  isInSitemap: false,
  async load(context, params) {
    const profile = await loadProfile(context, params, 'fundings');
    return { profile, fundings: (await listFundingsOf(context.sql, profile.startup.slug)) ?? [] };
  },
  queryKeys: ['view'],
  cacheTags: ({ profile }) => profileTags(profile),
  head: ({ profile }, context) => profileHead(profile, context, text.fundings),
  body: ({ profile, fundings }, { url }) => {
    const { name, slug, updated_at, sources } = profile.startup;
    const chart = cumulativeChart(fundings, updated_at);
    const path = startupPath(slug, 'fundings');
    const undated = fundings.filter(({ date, amount }) => amount && !date).length;
    return (
      <ProfileFrame profile={profile}>
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
      </ProfileFrame>
    );
  },
});
