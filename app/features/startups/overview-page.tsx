import { chartCsvPath, startupPath, withQuery } from '../../base/paths.ts';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock } from '../../charts/figure-block.tsx';
import { page } from '../../http/page.ts';
import { startupsText as text } from '../../text/text.ts';
import { ChipList } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listCharts } from '../figures/queries.server.ts';
import { loadProfile } from './load-profile.server.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { profileHead } from './profile-head.ts';
import { findTechnologies } from './queries.server.ts';
import { RelatedStartups } from './related-startups.tsx';
import { SourceList } from './source-list.tsx';

const CHARTS = [
  'startup_twitter_growth',
  'startup_twitter_mentions',
  'startup_seo_backlink_growth',
] as const;

export const overviewPage = page({
  path: '/startup/:startup',
  async load(context, params) {
    const profile = await loadProfile(context, params);
    const { slug } = profile.startup;
    return {
      profile,
      technologies: (await findTechnologies(context.sql, slug)) ?? [],
      charts: await listCharts(context.sql, [...CHARTS], { startup_slug: slug }, context.now),
    };
  },
  head: ({ profile }, context) => profileHead(profile, context),
  body: ({ profile, technologies, charts }, { url }) => {
    const { startup } = profile;
    const view = url.searchParams.get('view') === 'table' ? 'table' : 'chart';
    const drawn = charts.filter(hasFigures);
    return (
      <ProfileFrame profile={profile}>
        <div className="grid">
          <div className="col-8">
            <section className="section">
              <h2>{text.about(startup.name)}</h2>
              {startup.overview ? (
                <p className="prose" dir="auto">
                  {startup.overview}
                </p>
              ) : (
                <p className="muted">{text.noOverview}</p>
              )}
            </section>
            <section className="section">
              <h2>{text.technologies}</h2>
              {technologies.length === 0 && <p className="muted">{text.noTechnologies}</p>}
              <div className="chip-groups">
                {technologies.map(({ category, items }) => (
                  <div key={category}>
                    <h3>{category}</h3>
                    <ChipList label={category} chips={items.map(({ name }) => ({ label: name }))} />
                  </div>
                ))}
              </div>
            </section>
          </div>
          <aside className="col-4" aria-label={text.facts}>
            <ProfileFacts startup={startup} />
          </aside>
        </div>
        {drawn.length === 0 && (
          <section className="section">
            <h2>{text.audience}</h2>
            <EmptyState title={text.noAudience}>{text.noAudienceWhy}</EmptyState>
          </section>
        )}
        {drawn.length > 0 && (
          <div className="figures">
            {drawn.map((chart) => (
              <FigureBlock
                key={chart.key}
                chart={chart}
                view={view}
                chartHref={startupPath(startup.slug)}
                tableHref={withQuery(startupPath(startup.slug), { view: 'table' })}
                csvHref={chartCsvPath(chart.key, { startup_slug: startup.slug })}
                sourcesHref="#sources"
              />
            ))}
          </div>
        )}
        <RelatedStartups startup={startup} />
        <SourceList sources={startup.sources} updatedAt={startup.updated_at} />
      </ProfileFrame>
    );
  },
});
