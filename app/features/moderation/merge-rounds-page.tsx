import { mergeRoundsPath } from '../../base/moderation-paths.ts';
import { formatPartialDate } from '../../base/partial-date.ts';
import { fundingPath, pathTo } from '../../base/paths.ts';
import { sayRoundAmountFully } from '../../base/round-amount.ts';
import type { Context } from '../../http/context.ts';
import { type Page, page } from '../../http/page.ts';
import { slugParam } from '../../http/slug-param.ts';
import { formHead } from '../../http/take-form.server.ts';
import { fundingsText, moderationText as text } from '../../text/text.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { Funding, FundingRow } from '../fundings/contract.ts';
import { findFunding } from '../fundings/detail.server.ts';
import { listOtherRounds } from '../fundings/queries.server.ts';
import { amountOf } from '../fundings/round-money.tsx';
import { SameRoundForm } from '../fundings/same-round-form.tsx';
import { requireModerator } from '../moderation-log/guard.server.ts';
import { publisherOf } from '../sources/summarize-sources.ts';
import { MergeForm, SidesTable } from './merge-parts.tsx';
import { mergeRounds } from './merge-rounds.server.ts';
import { submitMerge, type TypedMerge } from './submit-merge.server.ts';

interface MergeRoundsData extends TypedMerge {
  /** The one that stays; null when there is no such round. */
  kept: Funding | null;
  going: Funding | null;
  others: FundingRow[];
  errors: Record<string, string>;
}

export const mergeRoundsPage: Page = page<MergeRoundsData>({
  cache: 'private',
  load(context) {
    const { searchParams } = context.url;
    const keep = searchParams.get('keep') ?? '';
    const gone = searchParams.get('gone') ?? '';
    return loadRounds(context, { keep, gone, reason: '' });
  },
  async submit(context, _params, form) {
    const { typed, errors } = await submitMerge(context, form, mergeRounds);
    const data = await loadRounds(context, typed);
    return { ...data, errors: { ...errors, ...data.errors } };
  },
  head: (data) =>
    formHead(data, { title: text.mergeRoundsTitle, description: text.mergeRoundsDescription }),
  body: (data, { session }) => {
    const { keep, gone, kept, going, others, reason, errors } = data;
    const isReady = kept && going && !errors.gone;
    return (
      <>
        <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
        <Breadcrumbs
          crumbs={[
            { label: text.title, href: pathTo('/moderation') },
            ...(kept ? [{ label: nameOf(kept), href: fundingPath(kept.slug) }] : []),
            { label: text.mergeRounds },
          ]}
        />
        <h1>{text.mergeRoundsTitle}</h1>
        <p className="lead">{text.mergeRoundsLead}</p>
        {kept && (
          <SameRoundForm keep={keep} others={others} gone={gone} error={errors.gone}>
            {isReady && <a href={mergeRoundsPath(gone, keep)}>{text.mergeSwap}</a>}
          </SameRoundForm>
        )}
        {kept && going && isReady && (
          <>
            <SidesTable
              caption={text.mergeCaption}
              sides={[kept, going].map((side) => ({
                slug: side.slug,
                name: nameOf(side),
                href: fundingPath(side.slug),
              }))}
              rows={listFacts(kept, going)}
            />
            <MergeForm
              action={mergeRoundsPath()}
              {...{ keep, gone, reason }}
              error={errors.reason}
              xsrfToken={session?.xsrfToken ?? ''}
            />
          </>
        )}
      </>
    );
  },
});

async function loadRounds(context: Context, given: TypedMerge): Promise<MergeRoundsData> {
  requireModerator(context);
  const find = (slug: string) =>
    slugParam.safeParse(slug).success ? findFunding(context.sql, slug) : null;
  const [kept, going] = await Promise.all([find(given.keep), find(given.gone)]);
  const errors: Record<string, string> = {};
  if (!kept) errors.keep = text.wrong.unknownRound(given.keep);
  if (given.gone && !going) errors.gone = text.wrong.unknownRound(given.gone);
  if (going && kept?.slug === going.slug) errors.gone = text.wrong.sameRound;
  if (kept && going && kept.startup.slug !== going.startup.slug) {
    errors.gone = text.wrong.otherStartup;
  }
  const others = kept ? await listOtherRounds(context.sql, kept) : [];
  return { ...given, kept, going, others, errors };
}

function nameOf({ startup, round, announced_on }: Funding): string {
  return fundingsText.roundOf(startup.name, round, announced_on && formatPartialDate(announced_on));
}

function listFacts(...sides: [kept: Funding, going: Funding]) {
  const facts: Array<[label: string, say: (side: Funding) => string | null]> = [
    [fundingsText.round, ({ round }) => round],
    [fundingsText.announced, ({ announced_on }) => announced_on && formatPartialDate(announced_on)],
    [fundingsText.amount, (side) => sayRoundAmountFully(amountOf(side))],
    [fundingsText.investors, ({ investors }) => investors.map(({ label }) => label).join(', ')],
    [fundingsText.sources, ({ sources }) => sources.map(publisherOf).join(', ')],
    [fundingsText.note, ({ note }) => note],
  ];
  return facts.map(([label, say]) => ({ label, values: sides.map((side) => say(side) || null) }));
}
