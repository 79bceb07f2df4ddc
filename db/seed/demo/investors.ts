// Fictional investors: what each kind of house joins, and how busy it is.
import { slugify } from '../../../app/base/slug.ts';
import { dayOf, timeText } from './calendar.ts';
import { investorName } from './names.ts';
import { type Random, WeightedList } from './random.ts';
import weights from './weights.json' with { type: 'json' };

// Their rounds, and the words of their names.
const KINDS = Object.entries(weights.investors).map(([type, kind]) => ({ type, ...kind }));
const kinds = new WeightedList(KINDS.map((kind) => [kind, kind.weight]));
const SEATS = WeightedList.of(weights.investors_countries);

const LEAST_INVESTORS = 40;
const STARTUPS_PER_INVESTOR = 25;

export function countInvestors(startupsCount: number): number {
  return Math.max(LEAST_INVESTORS, Math.round(startupsCount / STARTUPS_PER_INVESTOR));
}

const RECORDED = timeText(dayOf(2024, 5));

/** Rows. The first are the busiest; every kind of house is among the first fifteen. */
export function makeInvestors(count: number, nextStem: () => string, random: Random) {
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index] ?? kinds.pick(random);
    const stem = nextStem();
    const name = investorName(stem, kind.words, random);
    return {
      id: index + 1,
      slug: slugify(name),
      name,
      type: kind.type,
      country_code: SEATS.pick(random),
      website: `https://${stem.toLowerCase()}-invests.example`,
      stages: kind.rounds,
      is_fictional: true,
      created_at: RECORDED,
      updated_at: RECORDED,
    };
  });
}

type DemoInvestor = ReturnType<typeof makeInvestors>[number];

// Even the busiest house joins no more than a few rounds in a hundred.
const LARGEST_SHARE = 0.015;
const LARGEST_SHARE_OF_FEW = 2;

/** A power law with its head cut off: how often each of `count` houses joins, the busiest first. */
function busyness(count: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => (rank + 1) ** -0.7);
  const share = Math.max(LARGEST_SHARE, LARGEST_SHARE_OF_FEW / count);
  const most = share * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.min(weight, most));
}

export type PickInvestors = ReturnType<typeof investorPicker>;

export function investorPicker(investors: readonly DemoInvestor[]) {
  const rounds = new Set(investors.flatMap(({ stages }) => stages));
  const byRound = new Map(
    [...rounds].map((round) => {
      const joining = investors.filter(({ stages }) => stages.includes(round));
      const weights = busyness(joining.length);
      const pairs = joining.map((investor, rank) => [investor, weights[rank] ?? 0] as const);
      return [round, new WeightedList(pairs)];
    }),
  );
  /** Up to `count` different investors that join such rounds, in the order of the announcement. */
  return (round: string, count: number, random: Random): DemoInvestor[] => {
    const list = byRound.get(round);
    const chosen = new Set<DemoInvestor>();
    // Drawing the same one again only makes the round smaller, so short lists need no special care.
    for (let draw = 0; list && draw < count; draw++) chosen.add(list.pick(random));
    return [...chosen];
  };
}
