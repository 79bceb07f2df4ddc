import { breadcrumbList, toCrumbs } from '../../../base/breadcrumb-list.ts';
import { formatPartialDate } from '../../../base/dates.ts';
import { roundAmountOf } from '../../../base/money.ts';
import { fundingPath, startupPath, startupPicturePath } from '../../../base/paths.ts';
import { ROUND } from '../../../catalogue/round.ts';
import type { Funding } from '../../../catalogue/round-contract.ts';
import { findFunding } from '../../../catalogue/round-detail.server.ts';
import { listFundingsOf } from '../../../catalogue/round-queries.server.ts';
import type { NewsItem } from '../../../catalogue/sources/contract.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import { UnknownFacts } from '../../../catalogue/sources/unknown-facts.tsx';
import { FollowableRow } from '../../../follows/follow-button.tsx';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { findOrMove } from '../../../http/moved.server.ts';
import { type Page, type PageHead, page } from '../../../http/page.ts';
import { industryTag, startupTag } from '../../../page-cache/cache-tags.ts';
import { sayName } from '../../../text/say-name.ts';
import { roundsText, startupsText, fundingsText as text } from '../../../text/text.ts';
import { EntityName } from '../../../ui/entities.tsx';
import { Filled } from '../../../ui/filled.tsx';
import { ArticleLine } from '../../../ui/lists.tsx';
import { Breadcrumbs } from '../../../ui/navigation.tsx';
import { Section } from '../../../ui/section.tsx';
import { NameLink, PartialTime, Written } from '../../../ui/values.tsx';
import { FactNotes, WrongMark } from '../../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../../desk/corrections/log.server.ts';
import { moderateRound } from '../../desk/merges/rounds.server.ts';
import { SameRoundForm } from '../../desk/merges/same-round-form.tsx';
import { FundingFacts } from './funding-facts.tsx';
import { FundingSources } from './funding-sources.tsx';
import { RoundSteps } from './round-steps.tsx';

export const fundingPage: Page = page({
  async load({ sql }, { slug = '' }) {
    const funding = await findOrMove(sql, 'funding', slug, fundingPath, findFunding);
    const rounds = (await listFundingsOf(sql, funding.startup.slug)) ?? [];
    const notes = await loadFactNotes(sql, { kind: 'funding', slug });
    return { funding, rounds, notes };
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
  body: ({ funding, rounds, notes }, { session }) => {
    const { startup, announced_on, sources, note } = funding;
    const moderator = session?.isModerator ? session : null;
    const others = moderator ? rounds.filter(({ slug }) => slug !== funding.slug) : [];
    return (
      <>
        <Breadcrumbs crumbs={toCrumbs(listSteps(funding))} />
        <EntityName text={sayRaised(startup.name, funding)}>
          <Filled
            text={sayRaised('{startup}', funding)}
            startup={
              <NameLink
                className="funding-startup"
                href={startupPath(startup.slug)}
                name={startup.name}
              />
            }
          />
        </EntityName>
        <ul className="meta-line">
          <li>
            <PartialTime date={announced_on?.date} none={text.undated} />
            <WrongMark kind="funding" slug={funding.slug} field="announced_on" />
          </li>
          <SourcesLink sources={sources} />
          {funding.is_fictional && <li className="chip">{text.fictional}</li>}
        </ul>
        <div className="grid section">
          <div className="col-8 funding-sections">
            <FundingInvestors funding={funding} />
            <RoundSteps funding={funding} all={rounds} />
            <FundingNews news={funding.news} />
          </div>
          <aside className="col-4 side" aria-label={text.facts}>
            <FundingFacts funding={funding} />
            {note && (
              <Section title={ROUND.note.label}>
                <p>
                  <Written>{note}</Written>
                </p>
              </Section>
            )}
          </aside>
        </div>
        <UnknownFacts kind="funding" slug={funding.slug} unknown={listUnknown(funding)} />
        <FactNotes notes={notes} isModerator={moderator !== null} hasReportLink />
        <FundingSources
          sources={sources}
          updatedAt={funding.updated_at}
          isModerator={moderator !== null}
        />
        {others.length > 0 && (
          <Section title={text.sameRound}>
            <SameRoundForm keep={funding.slug} others={others} />
          </Section>
        )}
      </>
    );
  },
});

/** The one source by its publisher's name; several lead to their list. */
function SourcesLink({ sources }: Pick<Funding, 'sources'>) {
  const [source] = sources;
  if (!source) return null;
  return (
    <li>
      {sources.length === 1 ? (
        <a href={source.url} rel="noopener nofollow">
          {text.sourceIs} <bdi>{publisherOf(source)}</bdi>
        </a>
      ) : (
        <a href="#sources">{roundsText.sourcesOf(sources.length)}</a>
      )}
    </li>
  );
}

const sayRaised = (name: string, funding: Funding) =>
  text.raised(name, {
    ...roundAmountOf(funding),
    round: funding.round,
    is_facility: funding.is_facility,
  });

function listSteps({ startup, slug, round }: Funding) {
  return [
    { name: startup.name, path: startupPath(startup.slug) },
    { name: startupsText.fundings, path: startupPath(startup.slug, 'fundings') },
    { name: sayName(round), path: fundingPath(slug) },
  ];
}

function fundingHead(funding: Funding, { settings: { SITE_URL } }: Context): PageHead {
  const { startup, slug, announced_on, investors } = funding;
  const title = sayRaised(startup.name, funding);
  const date = announced_on && formatPartialDate(announced_on);
  return {
    title,
    description: text.description(title, date, investors.length),
    canonical: fundingPath(slug),
    picture: startupPicturePath(startup.slug),
    jsonLd: [breadcrumbList(SITE_URL, listSteps(funding))],
  };
}

function FundingInvestors({ funding: { slug: round, investors } }: { funding: Funding }) {
  if (investors.length === 0) return null;
  return (
    <section>
      <h2>
        {ROUND.investors.label} <WrongMark kind="funding" slug={round} field="investors" />
      </h2>
      <ul className="rows">
        {investors.map(({ is_lead, ...investor }) => (
          <li key={investor.slug}>
            <FollowableRow kind="investor" of={investor}>
              {is_lead && <span className="chip">{text.lead}</span>}
            </FollowableRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FundingNews({ news }: { news: readonly NewsItem[] }) {
  if (news.length === 0) return null;
  return (
    <section>
      <h2>{text.news}</h2>
      <ul className="rows">
        {news.map((item) => (
          <li key={item.url} className="funding-news">
            <ArticleLine {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One line about unknown facts of the round. */
function listUnknown({ amount, reported, announced_on, investors }: Funding): string[] {
  const { unknown } = text;
  return [
    ...(amount || reported ? [] : [unknown.amount]),
    ...(announced_on ? [] : [unknown.date]),
    ...(investors.length > 0 ? [] : [unknown.investors]),
  ];
}
