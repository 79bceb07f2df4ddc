// Rounds of fictional startups with who joined them and what is written about them.
import type { FundingRound } from '../../../app/base/enumerations.ts';
import { toPartialDate } from '../../../app/base/partial-date.ts';
import { fundingSlug } from '../../../app/features/fundings/funding-slug.ts';
import type { Batch } from './batch.ts';
import { dayOfDate, LAST_DAY, timeText } from './calendar.ts';
import { spokenAmount } from './headlines.ts';
import type { DemoInvestor, InvestorPool } from './investors.ts';
import type { Profile } from './profile.ts';
import { type Random, WeightedList } from './random.ts';
import { type DemoRound, makeRounds, roundedUsd } from './rounds.ts';
import { OUTLETS, type SourceBook } from './sources.ts';

export interface DemoFunding extends DemoRound {
  id: number;
  investors: DemoInvestor[];
  leadsCount: number;
}

const investorsCounts = new WeightedList(
  [8, 29, 27, 18, 11, 7].map((weight, count) => [count, weight]),
);
const LONERS: readonly FundingRound[] = ['Grant', 'Product Crowdfunding', 'Debt Financing'];
const SHARE_REPORTED_TWICE = 0.12;
const SHARE_DISAGREEING = 0.4;

export class FundingMaker {
  private pool: InvestorPool;
  private sources: SourceBook;
  private lastId = 0;

  constructor(pool: InvestorPool, sources: SourceBook) {
    this.pool = pool;
    this.sources = sources;
  }

  /** Oldest first. */
  make(profile: Profile, random: Random): DemoFunding[] {
    const lastDay = profile.status === 'closed' ? LAST_DAY - random.between(200, 900) : LAST_DAY;
    const isPublic = profile.status === 'public';
    const rounds = makeRounds({ yearFounded: profile.yearFounded, isPublic, lastDay }, random);
    return rounds.map((round) => {
      const most = LONERS.includes(round.round) ? 2 : 5;
      const wanted = Math.min(most, investorsCounts.pick(random));
      const investors = this.pool.pick(round.round, wanted, random);
      const leadsCount = random.chance(0.75) ? 1 + Number(random.chance(0.06)) : 0;
      return { ...round, id: ++this.lastId, investors, leadsCount };
    });
  }

  /** Adds the rounds with investors and reports to the batch. */
  write(batch: Batch, profile: Profile, history: readonly DemoFunding[], random: Random): void {
    const slugs = new Set<string>();
    for (const funding of history) {
      const { id, round, announcedOn, precision, amountUsd } = funding;
      const date = toPartialDate(announcedOn, precision);
      const slug = fundingSlug(profile.slug, round, date, (taken) => slugs.has(taken));
      slugs.add(slug);
      const day = dayOfDate(announcedOn);
      const recorded = timeText(Math.max(profile.createdDay, day));
      const dissent = this.reports(batch, funding, date?.date ?? '', day, random);
      batch.add('fundings', {
        id,
        slug,
        startup_id: profile.id,
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
  private reports(
    batch: Batch,
    { id, amountUsd }: DemoFunding,
    date: string,
    day: number,
    random: Random,
  ): number | null {
    const report = { funding_id: id, amount_usd: null as number | null, is_preferred: true };
    const [first, second] = random
      .sample(OUTLETS, 2)
      .map((outlet) => this.sources.roundUp(outlet, date.slice(0, 'yyyy-mm'.length), day));
    batch.add('funding_reports', { ...report, source_id: first });
    if (!random.chance(SHARE_REPORTED_TWICE)) return null;
    const isDisagreeing = amountUsd !== null && random.chance(SHARE_DISAGREEING);
    const dissent = isDisagreeing
      ? roundedUsd(amountUsd * random.pick([0.7, 0.8, 1.25, 1.5]))
      : null;
    batch.add('funding_reports', {
      ...report,
      source_id: second,
      amount_usd: dissent,
      is_preferred: dissent === null,
    });
    return dissent;
  }
}
