import { breadcrumbList, toCrumbs } from '../../../base/breadcrumb-list.ts';
import { formatPartialDate } from '../../../base/dates.ts';
import { roundAmountOf } from '../../../base/money.ts';
import { fundingPath, startupPath, startupPicturePath } from '../../../base/paths.ts';
import { ROUND } from '../../../catalogue/round.ts';
import type { Funding, NeighbourRound } from '../../../catalogue/round-contract.ts';
import { findFunding } from '../../../catalogue/round-detail.server.ts';
import { RoundMoney } from '../../../catalogue/round-money.tsx';
import { listOtherRounds } from '../../../catalogue/round-queries.server.ts';
import type { NewsItem } from '../../../catalogue/sources/contract.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import { UnknownFacts } from '../../../catalogue/sources/unknown-facts.tsx';
import { FollowableRow } from '../../../follows/follow-button.tsx';
import type { Context } from '../../../http/context.ts';
import { Redirect } from '../../../http/errors.ts';
import { findOrMove } from '../../../http/moved.server.ts';
import { type Page, type PageHead, page } from '../../../http/page.ts';
import { industryTag, startupTag } from '../../../page-cache/cache-tags.ts';
import { roundsText, startupsText, fundingsText as text } from '../../../text/text.ts';
import { ArticleLine } from '../../../ui/lists.tsx';
import { Breadcrumbs } from '../../../ui/navigation.tsx';
import { Name, NameLink, PartialTime } from '../../../ui/values.tsx';
import { FactNotes, WrongMark } from '../../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../../desk/corrections/log.server.ts';
import { moderateRound } from '../../desk/merges/rounds.server.ts';
import { SameRoundForm } from '../../desk/merges/same-round-form.tsx';
import { FundingFacts, FundingStrip } from './funding-facts.tsx';
import { FundingSources } from './funding-sources.tsx';

export const fundingPage: Page = page({
  async load({ sql, session }, { slug = '' }) {
    const funding = await findOrMove(sql, 'funding', slug, fundingPath, findFunding);
    const others = session?.isModerator ? await listOtherRounds(sql, funding) : [];
    const notes = await loadFactNotes(sql, { kind: 'funding', slug });
    return { funding, others, notes };
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
  body: ({ funding, others, notes }, { session }) => {
    const { startup, round, announced_on, sources, note } = funding;
    const moderator = session?.isModerator ? session : null;
    return (
      <>
        <Breadcrumbs crumbs={toCrumbs(listSteps(funding))} />
        <h1 className="entity-name">
          <NameLink
            className="funding-startup"
            href={startupPath(startup.slug)}
            name={startup.name}
          />
          {text.raised({ ...roundAmountOf(funding), round })}
        </h1>
        <ul className="meta-line">
          <li>
            <PartialTime date={announced_on?.date} none={text.undated} />
          </li>
          <SourcesLink sources={sources} />
          {funding.is_fictional && <li className="chip">{text.fictional}</li>}
        </ul>
        <FundingStrip funding={funding} />
        <div className="grid section">
          <div className="col-8 funding-sections">
            <FundingInvestors funding={funding} />
            <RoundsAround funding={funding} />
            <FundingNews news={funding.news} />
          </div>
          <aside className="col-4" aria-label={text.facts}>
            <FundingFacts funding={funding} />
            {note && (
              <section className="section">
                <h2>{ROUND.note.label}</h2>
                <p dir="auto">{note}</p>
              </section>
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
          <section className="section">
            <h2>{text.sameRound}</h2>
            <SameRoundForm keep={funding.slug} others={others} />
          </section>
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

function listSteps({ startup, slug, round }: Funding) {
  return [
    { name: startup.name, path: startupPath(startup.slug) },
    { name: startupsText.fundings, path: startupPath(startup.slug, 'fundings') },
    { name: round, path: fundingPath(slug) },
  ];
}

function fundingHead(funding: Funding, { settings: { SITE_URL } }: Context): PageHead {
  const { startup, slug, announced_on, investors, round } = funding;
  const title = startup.name + text.raised({ ...roundAmountOf(funding), round });
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
        {investors.map(({ slug, name, is_lead }) => (
          <li key={slug}>
            <FollowableRow kind="investor" name={name} slug={slug}>
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

function RoundsAround({ funding }: { funding: Funding }) {
  const { startup, previous_round, next_round } = funding;
  return (
    <section>
      {(previous_round || next_round) && (
        <>
          <h2>{text.around}</h2>
          <dl className="rounds-around">
            {previous_round && <Neighbour label={text.previous} round={previous_round} />}
            {next_round && <Neighbour label={text.next} round={next_round} />}
          </dl>
        </>
      )}
      <p>
        <a href={startupPath(startup.slug, 'fundings')}>
          {text.allRounds} <Name>{startup.name}</Name>
        </a>
      </p>
    </section>
  );
}

function Neighbour({ label, round }: { label: string; round: NeighbourRound }) {
  return (
    <div>
      <dt className="small">{label}</dt>
      <dd>
        <a href={fundingPath(round.slug)}>{round.round}</a> <RoundMoney round={round} />{' '}
        <PartialTime className="small" date={round.announced_on.date} />
      </dd>
    </div>
  );
}

/** One line on what is not known of the round. */
function listUnknown({ amount, reported, announced_on, investors }: Funding): string[] {
  const { unknown } = text;
  return [
    ...(amount || reported ? [] : [unknown.amount]),
    ...(announced_on ? [] : [unknown.date]),
    ...(investors.length > 0 ? [] : [unknown.investors]),
  ];
}
