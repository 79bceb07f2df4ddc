import { mergeRoundsPath } from '../../../base/moderation-paths.ts';
import { formatPartialDate } from '../../../base/partial-date.ts';
import { fundingPath } from '../../../base/paths.ts';
import { sayRoundAmountFully } from '../../../base/round-amount.ts';
import type { Funding, FundingRow } from '../../../catalogue/round-contract.ts';
import { findFunding } from '../../../catalogue/round-detail.server.ts';
import { amountOf } from '../../../catalogue/round-money.tsx';
import { listOtherRounds } from '../../../catalogue/round-queries.server.ts';
import { publisherOf } from '../../../catalogue/sources/summarize-sources.ts';
import type { Context } from '../../../http/context.ts';
import type { Page } from '../../../http/page.ts';
import { slugParam } from '../../../http/slug-param.ts';
import { fundingsText, moderationText as text } from '../../../text/text.ts';
import { type MergeData, mergePageOf, type TypedMerge } from './merge-frame.tsx';
import { mergeRounds } from './merge-rounds.server.ts';
import { SameRoundForm } from './same-round-form.tsx';

interface MergeRoundsData extends MergeData {
  /** The one that stays; null when there is no such round. */
  kept: Funding | null;
  others: FundingRow[];
}

export const mergeRoundsPage: Page = mergePageOf<MergeRoundsData>({
  words: text.mergeRounds,
  path: mergeRoundsPath(),
  load: loadRounds,
  merge: mergeRounds,
  parentsOf: ({ kept }) => (kept ? [{ label: nameOf(kept), href: fundingPath(kept.slug) }] : []),
  choose: ({ keep, gone, kept, others, errors, compared }) =>
    kept && (
      <SameRoundForm keep={keep} others={others} gone={gone} error={errors.gone}>
        {compared && <a href={mergeRoundsPath(gone, keep)}>{text.mergeSwap}</a>}
      </SameRoundForm>
    ),
});

async function loadRounds({ sql }: Context, typed: TypedMerge): Promise<MergeRoundsData> {
  const find = (slug: string) =>
    slugParam.safeParse(slug).success ? findFunding(sql, slug) : null;
  const [kept, going] = await Promise.all([find(typed.keep), find(typed.gone)]);
  const errors: Record<string, string> = {};
  if (!kept) errors.keep = text.wrong.unknownRound(typed.keep);
  if (typed.gone && !going) errors.gone = text.wrong.unknownRound(typed.gone);
  if (going && kept?.slug === going.slug) errors.gone = text.wrong.sameRound;
  if (kept && going && kept.startup.slug !== going.startup.slug) {
    errors.gone = text.wrong.otherStartup;
  }
  const others = kept ? await listOtherRounds(sql, kept) : [];
  const compared = kept && going && !errors.gone ? compare(kept, going) : null;
  return { ...typed, kept, others, errors, compared };
}

function nameOf({ startup, round, announced_on }: Funding): string {
  return fundingsText.roundOf(startup.name, round, announced_on && formatPartialDate(announced_on));
}

function compare(...both: [kept: Funding, going: Funding]) {
  const facts: Array<[label: string, say: (side: Funding) => string | null]> = [
    [fundingsText.round, ({ round }) => round],
    [fundingsText.announced, ({ announced_on }) => announced_on && formatPartialDate(announced_on)],
    [fundingsText.amount, (side) => sayRoundAmountFully(amountOf(side))],
    [fundingsText.investors, ({ investors }) => investors.map(({ label }) => label).join(', ')],
    [fundingsText.sources, ({ sources }) => sources.map(publisherOf).join(', ')],
    [fundingsText.note, ({ note }) => note],
  ];
  return {
    sides: both.map((one) => ({ slug: one.slug, name: nameOf(one), href: fundingPath(one.slug) })),
    facts: facts.map(([label, say]) => ({ label, values: both.map((one) => say(one) || null) })),
  };
}
