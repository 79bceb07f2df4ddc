// Rounds of fictional startups with who joined them and what is written about them.
import type { FundingRound } from '../../../app/base/enumerations.ts';
import { toPartialDate } from '../../../app/base/partial-date.ts';
import { fundingSlug } from '../../../app/catalogue/funding-slug.ts';
import type { Batch } from './batch.ts';
import { dayOfDate, LAST_DAY, timeText } from './calendar.ts';
import { spokenAmount } from './headlines.ts';
import type { InvestorPool } from './investors.ts';
import type { Profile } from './profile.ts';
import { type Random, WeightedList } from './random.ts';
import { makeRounds, roundedUsd } from './rounds.ts';
import { OUTLETS, roundUp } from './sources.ts';

const investorsCounts = WeightedList.from(0, [8, 29, 27, 18, 11, 7]);
const LONERS: readonly FundingRound[] = ['Grant', 'Product Crowdfunding', 'Debt Financing'];
const SHARE_REPORTED_TWICE = 0.12;
const SHARE_DISAGREEING = 0.4;

/** Oldest first. */
export function makeFundings(
  batch: Batch,
  pool: InvestorPool,
  { row: { status, year_founded } }: Profile,
  random: Random,
) {
  const lastDay = status === 'closed' ? LAST_DAY - random.between(200, 900) : LAST_DAY;
  const subject = { yearFounded: year_founded, isPublic: status === 'public', lastDay };
  return makeRounds(subject, random).map((round) => {
    const most = LONERS.includes(round.round) ? 2 : 5;
    const wanted = Math.min(most, investorsCounts.pick(random));
    const investors = pool.pick(round.round, wanted, random);
    const leadsCount = random.chance(0.75) ? 1 + Number(random.chance(0.06)) : 0;
    return { ...round, id: batch.nextId('fundings'), investors, leadsCount };
  });
}

export type DemoFunding = ReturnType<typeof makeFundings>[number];

/** Adds the rounds with investors and reports to the batch. */
export function writeFundings(
  batch: Batch,
  { row, createdDay }: Profile,
  history: readonly DemoFunding[],
  random: Random,
): void {
  const slugs = new Set<string>();
  for (const funding of history) {
    const { id, round, announcedOn, precision, amountUsd } = funding;
    const date = toPartialDate(announcedOn, precision);
    const slug = fundingSlug(row.slug, round, date, (taken) => slugs.has(taken));
    slugs.add(slug);
    const recorded = timeText(Math.max(createdDay, dayOfDate(announcedOn)));
    const dissent = writeReports(batch, funding, date?.date ?? '', random);
    batch.add('fundings', {
      id,
      slug,
      startup_id: row.id,
      round,
      announced_on: announcedOn,
      announced_precision: precision,
      amount_usd: amountUsd,
      note: dissent && `Another report gives ${spokenAmount(dissent)}.`,
      created_at: recorded,
      updated_at: recorded,
    });
    for (const [position, investor] of funding.investors.entries()) {
      batch.add('funding_investors', {
        funding_id: id,
        investor_id: investor.id,
        is_lead: position < funding.leadsCount,
        position,
      });
    }
  }
}

/** One report or two; answers the amount of a second that disagrees, in US dollars. */
function writeReports(
  batch: Batch,
  { id, amountUsd, announcedOn }: DemoFunding,
  date: string,
  random: Random,
): number | null {
  const [first, second] = random
    .sample(OUTLETS, 2)
    .map((outlet) =>
      roundUp(batch, outlet, date.slice(0, 'yyyy-mm'.length), dayOfDate(announcedOn)),
    );
  const report = { funding_id: id, amount_usd: null, is_preferred: true };
  batch.add('funding_reports', { ...report, source_id: first });
  if (!random.chance(SHARE_REPORTED_TWICE)) return null;
  const isDisagreeing = amountUsd !== null && random.chance(SHARE_DISAGREEING);
  const dissent = isDisagreeing ? roundedUsd(amountUsd * random.pick([0.7, 0.8, 1.25, 1.5])) : null;
  batch.add('funding_reports', {
    ...report,
    source_id: second,
    amount_usd: dissent,
    is_preferred: dissent === null,
  });
  return dissent;
}
