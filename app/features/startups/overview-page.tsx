import { chartPicturePaths } from '../../base/outside-paths.ts';
import { chartCsvPath, startupPath, withQuery } from '../../base/paths.ts';
import { checkSource } from '../../catalogue/sources/check-source.server.ts';
import { SourceList } from '../../catalogue/sources/source-list.tsx';
import { UnknownFacts } from '../../catalogue/sources/unknown-facts.tsx';
import { hasFigures } from '../../charts/chart-reading.ts';
import { FigureBlock, readFigureView } from '../../charts/figure-block.tsx';
import { drawMetric, findMeasured } from '../../figures/chart-bodies.server.ts';
import { HttpError, notFound, Redirect } from '../../http/errors.ts';
import { requireModerator, requireSession } from '../../http/guard.server.ts';
import { type Page, page } from '../../http/page.ts';
import { technologiesText, startupsText as text } from '../../text/text.ts';
import { ChipList } from '../../ui/lists.tsx';
import { findTakenLogo, removeLogo } from '../arriving/websites/logo.server.ts';
import { findScanState, requestScan } from '../arriving/websites/scan-website.server.ts';
import { LogoNote, ScanControl } from '../arriving/websites/website-notes.tsx';
import { findConfirmed } from '../desk/confirmations/confirmations.server.ts';
import { ConfirmedNote, FactNotes } from '../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../desk/corrections/log.server.ts';
import { FundingStory } from './funding-story.tsx';
import { isPoor, MissingFacts } from './missing-facts.tsx';
import { HistoryList, ProfileAbout } from './profile-about.tsx';
import {
  listUnknown,
  loadProfile,
  ProfileFrame,
  profileHead,
  relatedTags,
} from './profile-frame.tsx';
import { ProfilePeople, RelatedStartups, SHOWN_NEWS } from './profile-people.tsx';
import { findOverviewLists } from './queries.server.ts';
import { ShareStartup } from './share-startup.tsx';
import { NumberedSources } from './source-notes.tsx';

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
    const [lists, measured, scan, logo, notes, confirmed] = await Promise.all([
      findOverviewLists(sql, slug, SHOWN_NEWS),
      findMeasured(sql, slug, now),
      session?.isModerator ? findScanState(sql, slug) : null,
      profile.startup.logo === null ? null : findTakenLogo(sql, slug),
      loadFactNotes(sql, { kind: 'startup', slug }),
      findConfirmed(sql, { kind: 'startup', slug }),
    ]);
    const charts = CHARTS.map((key) => drawMetric(key, measured)).filter(hasFigures);
    return { profile, ...lists, scan, logo, charts, confirmed, notes };
  },
  queryKeys: ['view'],
  cacheTags: ({ profile }) => relatedTags(profile),
  head: ({ profile }, context) => profileHead(profile, context),
  async submit(context, params, form) {
    const { isModerator } = requireSession(context);
    const slug = params.startup ?? '';
    if (!isModerator) throw new HttpError(403, technologiesText.moderatorsOnly);
    requireModerator(context);
    const checked = form.get('checked');
    if (typeof checked === 'string') {
      const { startup } = await loadProfile(context, params);
      if (!startup.sources.some(({ url }) => url === checked)) throw notFound('source', checked);
      const about = { subject: startup.name, details: { slug } };
      await context.sql.transaction().execute((sql) => checkSource(sql, context, checked, about));
      throw new Redirect(`${startupPath(slug)}#sources`);
    }
    if (form.get('logo') === 'remove') {
      const { startup } = await loadProfile(context, params);
      await removeLogo(context, startup);
      throw new Redirect(startupPath(slug));
    }
    await requestScan(context.sql, slug, context.now);
    throw new Redirect(`${startupPath(slug)}#technologies`);
  },
  body: (data, { url, session, now }) => {
    const { profile, fundings, team, news, technologies, charts, scan, logo, notes, confirmed } =
      data;
    const { startup } = profile;
    const { slug, website } = startup;
    const moderator = session?.isModerator ? session : null;
    return (
      <NumberedSources value={startup.sources}>
        <ProfileFrame profile={profile}>
          <div className="profile">
            <FundingStory profile={profile} fundings={fundings} now={now} />
            <ProfilePeople profile={profile} fundings={fundings} team={team} news={news} />
            <div className="profile-about">
              {isPoor(startup) && <MissingFacts startup={startup} />}
              <ProfileAbout startup={startup} />
              <HistoryList startup={startup} />
              {(technologies.length > 0 || (moderator && website)) && (
                <section id="technologies">
                  <h2>{text.technologies}</h2>
                  <div className="chip-groups">
                    {technologies.map(({ category, items }) => (
                      <div key={category}>
                        <h3>{category}</h3>
                        <ChipList
                          label={category}
                          chips={items.map(({ name }) => ({ label: name }))}
                        />
                      </div>
                    ))}
                  </div>
                  {moderator && website && <ScanControl scan={scan} />}
                </section>
              )}
            </div>
            <RelatedStartups startup={startup} />
          </div>
          {charts.length > 0 && (
            <div className="figures">
              {charts.map((chart) => (
                <FigureBlock
                  key={chart.key}
                  chart={chart}
                  view={readFigureView(url.searchParams)}
                  chartHref={startupPath(slug)}
                  tableHref={withQuery(startupPath(slug), { view: 'table' })}
                  csvHref={chartCsvPath(chart.key, { startup_slug: slug })}
                  pictures={chartPicturePaths(chart.key, { startup_slug: slug })}
                  sourcesHref="#sources"
                />
              ))}
            </div>
          )}
          {!isPoor(startup) && <UnknownFacts slug={slug} unknown={listUnknown(startup)} canClaim />}
          <ConfirmedNote confirmed={confirmed} />
          <FactNotes
            notes={notes}
            isModerator={moderator !== null}
            hasReportLink={!isPoor(startup)}
          />
          <SourceList
            sources={startup.sources}
            updatedAt={startup.updated_at}
            isModerator={moderator !== null}
          />
          <LogoNote hasLogo={startup.logo !== null} taken={logo} isModerator={moderator !== null} />
          <ShareStartup slug={slug} name={startup.name} updatedAt={startup.updated_at} />
        </ProfileFrame>
      </NumberedSources>
    );
  },
});
