import { chartCsvPath, startupPath, withQuery } from '../../base/paths.ts';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock } from '../../charts/figure-block.tsx';
import { readFigureView } from '../../charts/figure-view.ts';
import { HttpError, Redirect } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { technologiesText, startupsText as text } from '../../text/text.ts';
import { ChipList } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { drawMetric, findMeasured } from '../figures/startup-charts.server.ts';
import { checkSource } from '../sources/check-source.server.ts';
import { SourceList } from '../sources/source-list.tsx';
import { ScanControl } from '../technologies/scan-control.tsx';
import { findScanState, requestScan } from '../technologies/scan-queue.server.ts';
import { HistoryList } from './history-list.tsx';
import { loadProfile, relatedTags } from './load-profile.server.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { profileHead } from './profile-head.ts';
import { findTechnologies } from './queries.server.ts';
import { RelatedStartups } from './related-startups.tsx';

const CHARTS = [
  'startup_twitter_growth',
  'startup_twitter_mentions',
  'startup_seo_backlink_growth',
] as const;

export const overviewPage: Page = page({
  async load(context, params) {
    const profile = await loadProfile(context, params);
    const { sql, session, now } = context;
    const { slug } = profile.startup;
    const technologies = (await findTechnologies(sql, slug)) ?? [];
    const measured = await findMeasured(sql, slug, now);
    const scan = session?.isModerator ? await findScanState(sql, slug) : null;
    const charts = CHARTS.map((key) => drawMetric(key, measured));
    return { profile, scan, technologies, charts };
  },
  queryKeys: ['view'],
  cacheTags: ({ profile }) => relatedTags(profile),
  head: ({ profile }, context) => profileHead(profile, context),
  async submit(context, params, form) {
    const { isModerator } = requireSession(context);
    const slug = params.startup ?? '';
    if (!isModerator) throw new HttpError(403, technologiesText.moderatorsOnly);
    const checked = form.get('checked');
    if (typeof checked === 'string') {
      const { startup } = await loadProfile(context, params);
      const about = { subject: startup.name, details: { slug } };
      await context.sql.transaction().execute((sql) => checkSource(sql, context, checked, about));
      throw new Redirect(`${startupPath(slug)}#sources`);
    }
    await requestScan(context.sql, slug, context.now);
    throw new Redirect(`${startupPath(slug)}#technologies`);
  },
  body: ({ profile, technologies, charts, scan }, { url, session }) => {
    const { startup } = profile;
    const view = readFigureView(url.searchParams);
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
            <HistoryList startup={startup} />
            <section className="section" id="technologies">
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
              {session?.isModerator && startup.website && (
                <ScanControl scan={scan} xsrfToken={session.xsrfToken} />
              )}
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
        <SourceList
          sources={startup.sources}
          updatedAt={startup.updated_at}
          moderatorXsrf={session?.isModerator ? session.xsrfToken : undefined}
        />
      </ProfileFrame>
    );
  },
});
