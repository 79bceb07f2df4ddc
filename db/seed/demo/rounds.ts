// Funding histories of fictional startups: kinds in an order that could happen, amounts usual for
// the kind.
import type { FundingRound } from '../../../app/base/enumerations.ts';
import type { DatePrecision } from '../../../app/base/partial-date.ts';
import { dateText, dayOf, startOfPeriod } from './calendar.ts';
import { type Random, WeightedList } from './random.ts';

export interface DemoRound {
  round: FundingRound;
  /** First day of its period when imprecise. */
  announcedOn: string;
  precision: DatePrecision;
  /** US dollars; null when undisclosed. */
  amountUsd: number | null;
}

export interface RoundsSubject {
  yearFounded: number;
  isPublic: boolean;
  /** No round is later than this day. */
  lastDay: number;
}

const LADDER: readonly FundingRound[] = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C'];
const SHARE_UNDISCLOSED = 0.18;
// Two rounds never fall into one month, so that order survives when only the month is known.
const DAYS_BETWEEN = 62;

const COUNTS = WeightedList.from(0, [7.5, 12.5, 16, 20, 19, 14, 11]);

const FIRST_ROUNDS = WeightedList.of<FundingRound>({
  'Pre-Seed': 34,
  Seed: 20,
  Angel: 18,
  Grant: 13,
  'Funding Round': 7,
  'Product Crowdfunding': 3,
  'Equity Crowdfunding': 2,
  'Convertible Note': 2,
  'Initial Coin Offering': 1,
});
/** What else can follow, by the highest step of the ladder reached. */
const SIDE_ROUNDS = [
  WeightedList.of<FundingRound>({
    Grant: 4,
    'Convertible Note': 3,
    Angel: 3,
    'Funding Round': 3,
    'Equity Crowdfunding': 1,
    'Product Crowdfunding': 1,
    'Initial Coin Offering': 0.4,
  }),
  WeightedList.of<FundingRound>({
    'Funding Round': 4,
    'Venture Capital': 4,
    Grant: 3,
    'Convertible Note': 3,
    'Debt Financing': 2,
    'Equity Crowdfunding': 1,
  }),
  WeightedList.of<FundingRound>({
    'Debt Financing': 5,
    'Venture Capital': 4,
    'Funding Round': 3,
    'Secondary Market': 0.5,
  }),
  WeightedList.of<FundingRound>({
    'Debt Financing': 5,
    'Venture Series': 2,
    'Private Equity': 2,
    'Secondary Market': 1,
  }),
  WeightedList.of<FundingRound>({
    'Venture Series': 4,
    'Debt Financing': 4,
    'Private Equity': 3,
    'Secondary Market': 1,
  }),
];
const PUBLIC_ROUNDS = WeightedList.of<FundingRound>({
  'Post-IPO Equity': 5,
  'Post-IPO Debt': 3,
  'Post-IPO Secondary': 2,
});

/** Median in US dollars, and spread of the logarithm. */
const AMOUNTS: Record<FundingRound, readonly [medianUsd: number, spread: number]> = {
  Angel: [80_000, 0.8],
  'Pre-Seed': [250_000, 0.7],
  Seed: [1_400_000, 0.7],
  Grant: [90_000, 0.9],
  'Venture Series': [80_000_000, 0.7],
  'Series A': [7_000_000, 0.6],
  'Series B': [22_000_000, 0.6],
  'Series C': [60_000_000, 0.6],
  'Equity Crowdfunding': [400_000, 0.8],
  'Product Crowdfunding': [60_000, 0.8],
  'Convertible Note': [500_000, 0.8],
  'Debt Financing': [4_000_000, 1.2],
  'Secondary Market': [8_000_000, 0.9],
  'Post-IPO Equity': [40_000_000, 0.8],
  'Post-IPO Secondary': [30_000_000, 0.8],
  'Post-IPO Debt': [50_000_000, 0.9],
  'Initial Coin Offering': [3_000_000, 1.1],
  'Funding Round': [1_500_000, 1.2],
  'Venture Capital': [3_000_000, 1],
  'Private Equity': [35_000_000, 0.8],
};
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

function announcementDays({ yearFounded, lastDay }: RoundsSubject, random: Random): number[] {
  const firstDay = dayOf(yearFounded, 2);
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
  const [medianUsd, spread] = AMOUNTS[round];
  const usd = random.logNormal(medianUsd * strength, spread);
  return roundedUsd(Math.min(MOST_USD, Math.max(LEAST_USD, usd)));
}

export function roundedUsd(usd: number): number {
  const unit = 10 ** (Math.floor(Math.log10(usd)) - 1);
  return Math.round(usd / unit) * unit;
}
