import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingPath, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { Redirect } from '../../http/errors.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { type Page, type PageHead, page } from '../../http/page.ts';
import { slugParam } from '../../http/slug-param.ts';
import { industryTag, startupTag } from '../../page-cache/cache-tags.ts';
import { startupsText, fundingsText as text } from '../../text/text.ts';
import { Name } from '../../ui/bdi.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { FundingRow } from './contract.ts';
import { findFunding } from './detail.server.ts';
import type { Funding } from './detail-contract.ts';
import { FundingFacts, FundingStrip } from './funding-facts.tsx';
import { FundingInvestors } from './funding-investors.tsx';
import { FundingNews } from './funding-news.tsx';
import { FundingSources } from './funding-sources.tsx';
import { moderateRound } from './moderate-round.server.ts';
import { listOtherRounds } from './queries.server.ts';
import { RoundsAround } from './rounds-around.tsx';
import { SameRoundForm } from './same-round-form.tsx';

export const fundingPage: Page = page({
  async load({ sql, session }, { slug = '' }) {
    const funding = slugParam.safeParse(slug).success ? await findFunding(sql, slug) : null;
    if (!funding) throw await movedOrMissing(sql, 'funding', slug, fundingPath);
    const others = session?.isModerator ? await listOtherRounds(sql, funding) : [];
    return { funding, others };
  },
  cacheTags: ({ funding: { startup, industry_share } }) => [
    startupTag(startup.slug),
    ...(industry_share ? [industryTag(industry_share.industry.slug)] : []),
  ],
  async submit(context, { slug = '' }, form) {
    const prefer = form.get('prefer');
    const action = prefer ? 'follow_report' : 'check_source';
    const url = String(prefer ?? form.get('checked') ?? '');
    const to = await moderateRound(context, slug, action, url);
    throw new Redirect(`${fundingPath(to)}#sources`);
  },
  head: ({ funding }, context) => fundingHead(funding, context),
  body: ({ funding, others }, { session }) => (
    <FundingContent
      funding={funding}
      others={others}
      moderatorXsrf={session?.isModerator ? session.xsrfToken : undefined}
    />
  ),
});

interface FundingContentProps {
  funding: Funding;
  others: readonly FundingRow[];
  moderatorXsrf: string | undefined;
}

function FundingContent({ funding, others, moderatorXsrf }: FundingContentProps) {
  const { startup, announced_on, sources, note } = funding;
  const source = sources[0];
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: startup.name, href: startupPath(startup.slug) },
          { label: startupsText.fundings, href: startupPath(startup.slug, 'fundings') },
          { label: funding.round },
        ]}
      />
      <h1 className="entity-name">
        <a className="funding-startup" href={startupPath(startup.slug)}>
          <Name>{startup.name}</Name>
        </a>
        {sayRaised(funding)}
      </h1>
      <ul className="meta-line">
        <li>
          {announced_on ? (
            <time dateTime={announced_on.date}>{formatPartialDate(announced_on)}</time>
          ) : (
            text.undated
          )}
        </li>
        {source && (
          <li>
            <a href={source.url} rel="noopener nofollow">
              {text.source}
            </a>
          </li>
        )}
        {funding.is_fictional && <li className="chip">{text.fictional}</li>}
      </ul>
      <FundingStrip funding={funding} />
      <div className="grid section">
        <div className="col-8 funding-sections">
          <FundingInvestors investors={funding.investors} />
          <RoundsAround funding={funding} />
          <FundingNews news={funding.news} />
        </div>
        <aside className="col-4" aria-label={text.facts}>
          <FundingFacts funding={funding} />
          {note && (
            <section className="section">
              <h2>{text.note}</h2>
              <p dir="auto">{note}</p>
            </section>
          )}
        </aside>
      </div>
      <FundingSources
        sources={sources}
        updatedAt={funding.updated_at}
        moderatorXsrf={moderatorXsrf}
      />
      {others.length > 0 && (
        <section className="section">
          <h2>{text.sameRound}</h2>
          <SameRoundForm keep={funding.slug} others={others} />
        </section>
      )}
    </>
  );
}

function sayRaised({ amount, round }: Funding): string {
  return text.raised(amount ? formatMoneyTable(amount) : null, round);
}

function fundingHead(funding: Funding, { settings: { SITE_URL } }: Context): PageHead {
  const { startup, slug, announced_on, investors, round } = funding;
  const title = startup.name + sayRaised(funding);
  const date = announced_on && formatPartialDate(announced_on);
  return {
    title,
    description: text.description(title, date, investors.length),
    canonical: fundingPath(slug),
    jsonLd: [
      breadcrumbList(SITE_URL, [
        { name: startup.name, path: startupPath(startup.slug) },
        { name: startupsText.fundings, path: startupPath(startup.slug, 'fundings') },
        { name: round, path: fundingPath(slug) },
      ]),
    ],
  };
}
