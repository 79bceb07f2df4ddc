import { hostOf } from '../../base/address.ts';
import { breadcrumbList, toCrumbs } from '../../base/breadcrumb-list.ts';
import { formatCount } from '../../base/count.ts';
import { formatPartialDate, type PartialDate } from '../../base/dates.ts';
import { formatMoneyFull } from '../../base/money.ts';
import { chartPicturePaths } from '../../base/outside-paths.ts';
import {
  chartCsvPath,
  fundingPath,
  investorPath,
  investorPicturePath,
  pathTo,
  personPath,
  roundsPath,
  withQuery,
} from '../../base/paths.ts';
import { portfolioQuery } from '../../catalogue/investor-contract.ts';
import { SourceList } from '../../catalogue/sources/source-list.tsx';
import { FigureBlock, readFigureView } from '../../charts/figure-block.tsx';
import { listCharts } from '../../figures/queries.server.ts';
import { findPersonOf } from '../../find/names/people-names.server.ts';
import { FollowableRow } from '../../follows/follow-button.tsx';
import { FollowControl, TopicForm } from '../../follows/follow-control.tsx';
import { isFollowed } from '../../follows/follows.server.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { findOrMove } from '../../http/moved.server.ts';
import { type Page, page } from '../../http/page.ts';
import { ALL_INVESTORS, ALL_PEOPLE, investorTag } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { marksText, investorsText as text } from '../../text/text.ts';
import { Avatar, EntityHead } from '../../ui/entities.tsx';
import { Breadcrumbs } from '../../ui/navigation.tsx';
import { moneyStat, Name, NameLink, StatStrip } from '../../ui/values.tsx';
import { findConfirmed } from '../desk/confirmations/confirmations.server.ts';
import { ConfirmedNote, FactNotes, WrongMark } from '../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../desk/corrections/log.server.ts';
import { Focus, LEAST_ROUNDS, Similar } from './focus.tsx';
import { InvestorCountry } from './investors-table.tsx';
import { listCoInvestorSlugs, ROUNDS_COUNTED_AT_ONCE } from './partners.server.ts';
import { Portfolio } from './portfolio.tsx';
import { findProfile, type InvestorProfile, listPortfolioPage } from './queries.server.ts';
import { findFocus, listSimilar } from './similar.server.ts';

// Above this, one tag for all investors is lighter than one each.
const MOST_PARTNERS = 500;

export const investorPage: Page = page({
  async load(context, params) {
    const { sql, url, now, session } = context;
    const slug = params.investor ?? '';
    const query = readQuery(portfolioQuery, url);
    const find = () => findProfile(sql, slug, now);
    const investor = await findOrMove(sql, 'investor', slug, investorPath, find);
    const [list, charts, followed, partners, notes, confirmed, person, focus, similar] =
      await Promise.all([
        listPortfolioPage(context, slug, query.page),
        listCharts(sql, ['investor_country_concentration'], { investor_slug: slug }, now),
        isFollowed(sql, session?.userId ?? null, 'investor', slug),
        investor.deals_count > ROUNDS_COUNTED_AT_ONCE ? null : listCoInvestorSlugs(sql, slug),
        loadFactNotes(sql, { kind: 'investor', slug }),
        findConfirmed(sql, { kind: 'investor', slug }),
        findPersonOf(sql, slug),
        findFocus(sql, slug),
        listSimilar(sql, slug),
      ]);
    return {
      ...{ investor, list, charts, followed, partners, confirmed, notes, person },
      ...{ focus, similar },
    };
  },
  // Rounds of the others decide which of them are named.
  queryKeys: [...Object.keys(portfolioQuery.shape), 'view', 'sort'],
  cacheTags: ({ investor, partners, list }) => {
    if (list.view.sort) return undefined;
    return partners === null || partners.length > MOST_PARTNERS
      ? [investorTag(investor.slug), ALL_INVESTORS, ALL_PEOPLE]
      : [...[investor.slug, ...partners].map(investorTag), ALL_PEOPLE];
  },
  head: ({ investor, list }, { settings }) => {
    const { name, slug, deals_count, startups_count } = investor;
    const path = investorPath(slug);
    const { current_page, last_page } = list.answer.meta;
    return {
      cloth: slug,
      picture: investorPicturePath(slug),
      title: text.investorTitle(name),
      description: text.investorDescription(name, deals_count, startups_count),
      canonical: withQuery(path, { page: current_page > 1 ? current_page : null }),
      noindex: current_page > last_page || list.view.sort !== '',
      jsonLd: [
        describeOrganization(investor, `${settings.SITE_URL}${path}`),
        breadcrumbList(settings.SITE_URL, listSteps(investor)),
      ],
    };
  },
  body: ({ investor, list, charts, followed, confirmed, notes, person, ...alike }, context) => {
    const { url } = context;
    const { name, slug, logo } = investor;
    const path = investorPath(slug);
    return (
      <>
        <Breadcrumbs crumbs={toCrumbs(listSteps(investor))} />
        <EntityHead
          picture={<Avatar kind="investor" name={name} slug={slug} src={logo} size={64} />}
          name={name}
          lead={investor.type && sayName(investor.type)}
          meta={<InvestorMeta investor={investor} person={person} />}
          actions={
            <FollowControl
              context={context}
              type="investor"
              slug={slug}
              name={name}
              isFollowed={followed}
              look="primary"
              hotkey="f"
            />
          }
        />
        {investor.deals_count > 0 && <InvestorStrip investor={investor} />}
        {investor.deals_count > 0 && (
          <div className="figures">
            <div>
              {(investor.deals_count < LEAST_ROUNDS ? [] : charts).map((chart) => (
                <FigureBlock
                  key={chart.key}
                  chart={chart}
                  subtitle={text.numberOfRounds}
                  view={readFigureView(url.searchParams)}
                  chartHref={path}
                  tableHref={withQuery(path, { view: 'table' })}
                  csvHref={chartCsvPath(chart.key, { investor_slug: slug })}
                  pictures={chartPicturePaths(chart.key, { investor_slug: slug })}
                  sourcesHref={roundsPath({ investor: slug })}
                />
              ))}
              <Focus slug={slug} deals={investor.deals_count} focus={alike.focus} />
            </div>
            <div>
              <CoInvestors investor={investor} />
            </div>
          </div>
        )}
        <Similar similar={alike.similar} />
        <Portfolio investor={investor} list={list} />
        <TopicForm type="investor" slug={slug} name={name} />
        <ConfirmedNote confirmed={confirmed} />
        <FactNotes notes={notes} isModerator={Boolean(context.session?.isModerator)} />
        <SourceList sources={investor.sources} updatedAt={investor.updated_at} />
      </>
    );
  },
});

/** As much as a figure has room for. */
const toMonth = ({ date }: PartialDate): PartialDate => ({
  date: date.slice(0, 7),
  precision: date.length > 4 ? 'month' : 'year',
});

function listSteps({ name, slug }: InvestorProfile) {
  return [
    { name: text.investors, path: pathTo('/investors') },
    { name, path: investorPath(slug) },
  ];
}

function InvestorStrip({ investor }: { investor: InvestorProfile }) {
  const { slug, deals_count, lead_count, countries_count, last_deal_on } = investor;
  const { total_amount, typical_amount } = investor;
  const led = roundsPath({ lead_investor: slug });
  return (
    <StatStrip
      stats={[
        {
          label: text.dealsColumn,
          value: formatCount(deals_count),
          href: roundsPath({ investor: slug }),
          title: total_amount ? text.sumOfRounds(formatMoneyFull(total_amount)) : undefined,
        },
        {
          label: text.leadDeals,
          value: formatCount(lead_count),
          href: lead_count > 0 ? led : undefined,
        },
        lead_count > 2 ? moneyStat(text.typicalAmount, typical_amount, led) : null,
        { label: text.countries, value: countries_count },
        last_deal_on && { label: text.lastDeal, value: formatPartialDate(toMonth(last_deal_on)) },
      ]}
    />
  );
}

interface MetaProps {
  investor: InvestorProfile;
  person: Awaited<ReturnType<typeof findPersonOf>>;
}

function InvestorMeta({ investor, person }: MetaProps) {
  const { country, website, stages, is_fictional } = investor;
  return (
    <>
      {country && (
        <li>
          <InvestorCountry {...investor} />
          <WrongMark kind="investor" slug={investor.slug} field="country" />
        </li>
      )}
      {stages.length > 0 && (
        <li>
          {stages.map(sayName).join(marksText.comma)}
          <WrongMark kind="investor" slug={investor.slug} field="stages" />
        </li>
      )}
      {website && (
        <li>
          <a href={website} rel="noopener nofollow">
            {hostOf(website)}
          </a>
        </li>
      )}
      {person && (
        <li>
          {text.founderToo}
          <NameLink href={personPath(person.slug)} name={person.name} />
        </li>
      )}
      {is_fictional && <li className="chip">{text.fictional}</li>}
    </>
  );
}

function describeOrganization(
  { name, website, country, type }: InvestorProfile,
  address: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': type === 'Angel' ? 'Person' : 'Organization',
    name,
    url: website ?? address,
    address: country ? { '@type': 'PostalAddress', addressCountry: country } : undefined,
    sameAs: website ? [website] : undefined,
  };
}

function CoInvestors({ investor: { slug: self, co_investors } }: { investor: InvestorProfile }) {
  if (co_investors.length === 0) return null;
  return (
    <section>
      <h2>{text.coInvestors}</h2>
      <ul className="rows">
        {co_investors.map(({ type, shared_count, rounds, ...other }) => (
          <li key={other.slug}>
            <FollowableRow kind="investor" of={other} tagline={type && sayName(type)}>
              <a
                className="small"
                href={`${roundsPath({ investor: self })}&investor=${other.slug}`}
              >
                {text.sharedRounds(shared_count)}
              </a>
            </FollowableRow>
            <p className="small shared-rounds">
              {rounds.map((round, index) => (
                <span key={round.slug}>
                  {index > 0 && marksText.semicolon}
                  <a href={fundingPath(round.slug)}>
                    <Name>{round.startup}</Name>
                    {`${marksText.comma}${sayName(round.round)}`}
                  </a>
                </span>
              ))}
              {shared_count > rounds.length && text.moreRounds(shared_count - rounds.length)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
