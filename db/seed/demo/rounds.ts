// Funding histories of fictional startups: kinds in an order that could happen, amounts usual for
// the kind, who joined, and what is written about them.
import { type DatePrecision, toPartialDate } from '../../../app/base/dates.ts';
import type { FundingRound } from '../../../app/base/enumerations.ts';
import { fundingSlug } from '../../../app/catalogue/funding-slug.ts';
import { type Batch, OUTLETS } from './batch.ts';
import { dateText, dayOf, dayOfDate, LAST_DAY, startOfPeriod, timeText } from './calendar.ts';
import type { PickInvestors } from './investors.ts';
import type { Profile } from './profile.ts';
import { type Random, WeightedList } from './random.ts';
import { spokenAmount } from './texts.ts';
import weights from './weights.json' with { type: 'json' };

export interface DemoRound {
  round: FundingRound;
  /** First day of its period when imprecise. */
  announcedOn: string;
  precision: DatePrecision;
  /** US dollars; null when undisclosed. */
  amountUsd: number | null;
}

interface RoundsSubject {
  foundedIn: number;
  isPublic: boolean;
  /** No round is later than this day. */
  lastDay: number;
}

const LADDER: readonly FundingRound[] = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C'];
const SHARE_UNDISCLOSED = 0.18;
// Two rounds never fall into one month, so that order survives when only the month is known.
const DAYS_BETWEEN = 62;

const COUNTS = WeightedList.from(0, [7.5, 12.5, 16, 20, 19, 14, 11]);

const FIRST_ROUNDS = WeightedList.of<FundingRound>(weights.first_rounds);
/** What else can follow, by the highest step of the ladder reached. */
const SIDE_ROUNDS = weights.side_rounds.map((step) => WeightedList.of<FundingRound>(step));
const PUBLIC_ROUNDS = WeightedList.of<FundingRound>(weights.public_rounds);
const AMOUNTS: Record<FundingRound, { median_usd: number; spread: number }> = weights.amounts;
const LEAST_USD = 5_000;
const MOST_USD = 1_500_000_000;

/** None to six rounds, oldest first. */
export function makeRounds(subject: RoundsSubject, random: Random): DemoRound[] {
  const days = announcementDays(subject, random);
  const kinds = roundKinds(days.length, subject.isPublic, random);
  // Some raise more than others at every step.
  const strength = random.logNormal(1, 0.35);
  return days.map((day, index) => {
    const round = kinds[index] ?? 'Funding Round';
    const precision = precisionOf(day, days, random);
    return {
      round,
      announcedOn: startOfPeriod(dateText(day), precision),
      precision,
      amountUsd: random.chance(SHARE_UNDISCLOSED) ? null : amountOf(round, strength, random),
    };
  });
}

function announcementDays({ foundedIn, lastDay }: RoundsSubject, random: Random): number[] {
  const firstDay = dayOf(foundedIn, 2);
  const roomFor = Math.floor(Math.max(0, lastDay - firstDay) / 150);
  const count = Math.min(COUNTS.pick(random), roomFor);
  const window = lastDay - firstDay - DAYS_BETWEEN * Math.max(0, count - 1);
  // The power leans towards recent years: most of what was ever raised was raised lately.
  return Array.from({ length: count }, () => random.next() ** 0.85)
    .sort((a, b) => a - b)
    .map((share, index) => firstDay + Math.floor(share * window) + index * DAYS_BETWEEN);
}

function roundKinds(count: number, isPublic: boolean, random: Random): FundingRound[] {
  const kinds: FundingRound[] = [];
  let step = -1;
  const postListing = isPublic && count > 1 ? random.between(1, Math.min(2, count - 1)) : 0;
  while (kinds.length < count - postListing) {
    const next = LADDER[step + 1];
    const kind =
      kinds.length === 0
        ? FIRST_ROUNDS.pick(random)
        : next && random.chance(0.58)
          ? next
          : (SIDE_ROUNDS[Math.max(0, step)] as WeightedList<FundingRound>).pick(random);
    step = Math.max(step, LADDER.indexOf(kind));
    kinds.push(kind);
  }
  while (kinds.length < count) kinds.push(PUBLIC_ROUNDS.pick(random));
  return kinds;
}

function precisionOf(day: number, days: readonly number[], random: Random): DatePrecision {
  const draw = random.next();
  if (draw < 0.5) return 'day';
  const year = dateText(day).slice(0, 4);
  const isAlone = days.filter((other) => dateText(other).startsWith(year)).length === 1;
  return draw < 0.85 || !isAlone ? 'month' : 'year';
}

/** US dollars to two figures, as announcements give them. */
function amountOf(round: FundingRound, strength: number, random: Random): number {
  const { median_usd, spread } = AMOUNTS[round];
  const usd = random.logNormal(median_usd * strength, spread);
  return roundedUsd(Math.min(MOST_USD, Math.max(LEAST_USD, usd)));
}

export function roundedUsd(usd: number): number {
  const unit = 10 ** (Math.floor(Math.log10(usd)) - 1);
  return Math.round(usd / unit) * unit;
}

const investorsCounts = WeightedList.from(0, [8, 29, 27, 18, 11, 7]);
const LONERS: readonly FundingRound[] = ['Grant', 'Product Crowdfunding', 'Debt Financing'];
const SHARE_REPORTED_TWICE = 0.12;
const SHARE_DISAGREEING = 0.4;

/** Oldest first. */
export function makeFundings(
  batch: Batch,
  pickInvestors: PickInvestors,
  { foundedIn, row: { status } }: Profile,
  random: Random,
) {
  const lastDay = status === 'closed' ? LAST_DAY - random.between(200, 900) : LAST_DAY;
  const subject = { foundedIn, isPublic: status === 'public', lastDay };
  return makeRounds(subject, random).map((round) => {
    const most = LONERS.includes(round.round) ? 2 : 5;
    const wanted = Math.min(most, investorsCounts.pick(random));
    const investors = pickInvestors(round.round, wanted, random);
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
      is_sourced: true,
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
      batch.roundUp(outlet, date.slice(0, 'yyyy-mm'.length), dayOfDate(announcedOn)),
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
