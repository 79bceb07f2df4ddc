// A place or an industry on two sheets of paper: figures, money by year, rounds with their
// sources, startups, investors, and how complete all that is. Not cached, as it is dated.

import { toCrumbs } from '../../../base/breadcrumb-list.ts';
import { formatDay } from '../../../base/dates.ts';
import { localPath } from '../../../base/locale-path.ts';
import {
  fundingPath,
  industryPath,
  industryReportPath,
  investorPath,
  locationPath,
  locationReportPath,
  startupPath,
} from '../../../base/paths.ts';
import type { GroupPart } from '../../../catalogue/group-contract.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { RoundMoney } from '../../../catalogue/round-money.tsx';
import type { StartupRow } from '../../../catalogue/startup-contract.ts';
import type { Chart } from '../../../charts/chart-data.ts';
import { ChartOfType } from '../../../charts/chart-of-type.tsx';
import { hasFigures } from '../../../charts/chart-reading.ts';
import { sayChart } from '../../../charts/figure-block.tsx';
import type { ChartKey, ChartScope } from '../../../figures/contract.ts';
import { countUndatedFundings, listCharts } from '../../../figures/queries.server.ts';
import type { Context } from '../../../http/context.ts';
import { notFound } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { sayName } from '../../../text/say-name.ts';
import {
  industriesText,
  investorsText,
  locationsText,
  reportText as text,
} from '../../../text/text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Breadcrumbs } from '../../../ui/navigation.tsx';
import { Section } from '../../../ui/section.tsx';
import { Money, NameLink, PartialTime } from '../../../ui/values.tsx';
import { GroupParts, GroupRecord, GroupStrip } from '../../startups/group-sections.tsx';
import { sayFounded } from '../../startups/profile-frame.tsx';
import type { Industry, Location } from '../contract.ts';
import { findIndustry, findLocation, findPlace } from '../queries.server.ts';
import { type Deal, type Group, listDeals } from './deals.server.ts';

type Report = Awaited<ReturnType<typeof loadReport>>;

interface About {
  subject: Location | Industry;
  name: string;
  /** Where it has no startups. */
  none: string;
  /** The page that it is a report of, and its own. */
  path: string;
  reportPath: string;
  group: Group;
  scope: ChartScope;
  chart: ChartKey;
  /** The place's industries, or the industry's countries. */
  parts: {
    title: string;
    rows: readonly GroupPart[];
    type: 'industry' | 'location';
    href: (slug: string) => string;
  };
}

async function loadReport(context: Context, about: About) {
  const { sql, now } = context;
  const slug = about.scope.location_slug ? 'location_slug' : 'industry_slug';
  const [charts, undatedRounds, found] = await Promise.all([
    listCharts(sql, [about.chart], about.scope, now),
    countUndatedFundings(sql, slug, about.scope),
    listDeals(sql, about.group, now),
  ]);
  return { ...about, ...found, charts, undatedRounds };
}

const faces = {
  cache: 'public' as const,
  head: ({ subject, name, reportPath }: Report) => ({
    title: text.title(name),
    description: text.description(name),
    canonical: reportPath,
    // Most pairs of industry and place are empty.
    noindex: subject.startups_count === 0,
  }),
  body: (report: Report, context: Context) => <Sheet report={report} context={context} />,
  isInSitemap: false,
};

export const locationReportPage: Page = page<Report>({
  ...faces,
  async load(context, { location: slug = '' }) {
    const subject = await findLocation(context.sql, slug, context.now);
    if (!subject) throw notFound('location', slug);
    return loadReport(context, {
      subject,
      name: sayName(subject.name),
      none: locationsText.noStartups(sayName(subject.name)),
      path: locationPath(slug),
      reportPath: locationReportPath(slug),
      group: { [subject.kind]: slug },
      scope: { location_slug: slug },
      chart: 'location_funding_history',
      parts: {
        title: locationsText.topIndustries,
        rows: subject.top_industries,
        type: 'industry',
        href: (industry) => industryPath(industry, slug),
      },
    });
  },
});

export const industryReportPage: Page = page<Report>({
  ...faces,
  async load(context, { industry: slug = '', location }) {
    const place = location ? await findPlace(context.sql, location) : null;
    if (location && !place) throw notFound('location', location);
    const subject = await findIndustry(context.sql, slug, place, context.now);
    if (!subject) throw notFound('industry', slug);
    const name = industriesText.heading(sayName(subject.name), place && sayName(place.name));
    return loadReport(context, {
      subject,
      name,
      none: industriesText.noStartups(name),
      path: industryPath(slug, place?.slug),
      reportPath: industryReportPath(slug, place?.slug),
      group: { industry: slug, ...(place && { [place.kind]: place.slug }) },
      scope: { industry_slug: slug, location: place?.slug ?? null },
      chart: 'industry_funding_history',
      parts: {
        title: industriesText.topCountries(sayName(subject.name)),
        rows: subject.top_countries,
        type: 'location',
        href: (country) => industryPath(slug, country),
      },
    });
  },
});

function Sheet({ report, context }: { report: Report; context: Context }) {
  const { subject, name, path, reportPath, group, charts, parts, deals, isOfYear } = report;
  const { settings, now } = context;
  const day = formatDay(now);
  return (
    <article className="report">
      <Breadcrumbs
        crumbs={toCrumbs([
          { name, path },
          { name: text.crumb, path: reportPath },
        ])}
      />
      <h1>{text.title(name)}</h1>
      <p className="lead">{text.lead(settings.PRODUCT_NAME, day)}</p>
      <p className="small only-screen">{text.how}</p>
      {subject.startups_count === 0 && <p>{report.none}</p>}
      <GroupStrip figures={subject} records={group} now={now} />
      {charts.filter(hasFigures).map((chart) => (
        <MoneyByYear key={chart.key} chart={chart} />
      ))}
      {deals.length > 0 && (
        <Section title={isOfYear ? text.largestRounds : text.newestRounds}>
          <Deals deals={deals} caption={isOfYear ? text.largestRounds : text.newestRounds} />
        </Section>
      )}
      <div className="grid section">
        <div className="col-6">
          {subject.top_startups.length > 0 && (
            <section>
              <h2>{text.topStartups}</h2>
              <Startups startups={subject.top_startups} />
            </section>
          )}
          {parts.rows.length > 0 && (
            <Section title={parts.title}>
              <GroupParts parts={parts.rows} type={parts.type} href={parts.href} />
            </Section>
          )}
        </div>
        <div className="col-6">
          {subject.top_investors.length > 0 && (
            <section>
              <h2>{text.topInvestors}</h2>
              <ol className="rows group-parts">
                {subject.top_investors.map(({ name: investor, slug, deals_count }) => (
                  <li key={slug}>
                    <NameLink className="entity-link" href={investorPath(slug)} name={investor} />
                    <span className="muted">{investorsText.deals(deals_count)}</span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {subject.completeness.sourced_share !== null && (
            <Section title={text.complete}>
              <GroupRecord
                completeness={subject.completeness}
                undatedRounds={report.undatedRounds}
              />
            </Section>
          )}
        </div>
      </div>
      <p className="small prose">
        {text.cite(settings.PRODUCT_NAME, text.title(name), day)}{' '}
        <bdi dir="ltr">{settings.SITE_URL + localPath(reportPath)}</bdi>
      </p>
    </article>
  );
}

function MoneyByYear({ chart }: { chart: Chart }) {
  const { title, heading, subtitle, note } = sayChart(chart);
  return (
    <section className="section figure-block">
      <h2>{heading ?? title}</h2>
      <p className="small">{subtitle}</p>
      <ChartOfType chart={chart} id={chart.key} />
      {note && <p className="small">{note}</p>}
    </section>
  );
}

/** Each with the page that says so. */
function Deals({ deals, caption }: { deals: readonly Deal[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      compact
      rows={deals}
      columns={[
        { label: text.date, cell: ({ announced }) => <PartialTime date={announced} /> },
        {
          label: ROUND.startup.label,
          isRowHead: true,
          cell: ({ startup }) => (
            <NameLink
              className="entity-link"
              href={startupPath(startup.slug)}
              name={startup.name}
            />
          ),
        },
        {
          label: ROUND.round.label,
          cell: ({ slug, round }) => <NameLink href={fundingPath(slug)} name={sayName(round)} />,
        },
        {
          label: text.source,
          hideOnXs: true,
          cell: ({ source }) =>
            source ? (
              <a href={source.url} rel="noopener nofollow">
                <bdi>{source.publisher}</bdi>
              </a>
            ) : (
              text.noSource
            ),
        },
        { label: ROUND.amount.label, isFigure: true, cell: (deal) => <RoundMoney round={deal} /> },
      ]}
    />
  );
}

function Startups({ startups }: { startups: readonly StartupRow[] }) {
  return (
    <ol className="rows group-parts">
      {startups.map((startup) => (
        <li key={startup.slug}>
          <NameLink className="entity-link" href={startupPath(startup.slug)} name={startup.name} />
          <span className="muted">{sayFounded(startup)}</span>
          <Money usd={startup.total_fundings} />
        </li>
      ))}
    </ol>
  );
}
