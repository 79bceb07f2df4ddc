// How investors fit a round, an industry and a place. One definition for /investors/fit and search
// (docs/decisions/071-investors-by-fit.md).
import { z } from 'zod';
import { FUNDING_ROUNDS, type FundingRound } from '../../base/enumerations.ts';
import { investorResult } from '../../catalogue/investor-contract.ts';
import { namedLink } from '../../catalogue/shapes.ts';

/** What is asked; the others of FIT_PARTS are shown for every investor. */
export const ASKED_PARTS = ['stage', 'sector', 'place'] as const;
export type AskedPart = (typeof ASKED_PARTS)[number];
/** By slug; the stage by name. */
export interface Need extends Partial<Record<AskedPart, string>> {
  /** Names of the industry and the place. */
  labels?: Readonly<Record<string, string | undefined>>;
}
const FIT_PARTS = [...ASKED_PARTS, 'led', 'active'] as const;
export type FitPart = (typeof FIT_PARTS)[number];

/** They only order, and are never shown; what is near counts half. */
export const WEIGHTS: Readonly<Record<FitPart, number>> = {
  stage: 1,
  sector: 1.2,
  place: 1.3,
  led: 0.7,
  active: 0.8,
};
/** The round and the industry in one round. */
export const TOGETHER_WEIGHT = 0.6;

/** Years of the last round: done, then near. */
export const ACTIVE_YEARS = 2;
export const NEARLY_ACTIVE_YEARS = 4;

const LADDER: readonly FundingRound[] = ['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C'];
const BESIDE: Readonly<Record<string, readonly FundingRound[] | undefined>> = {
  Angel: ['Pre-Seed'],
  'Pre-Seed': ['Angel'],
  Grant: ['Pre-Seed', 'Seed'],
  'Convertible Note': ['Seed'],
  'Venture Series': ['Series A', 'Series B'],
};

/** The rounds before and after. */
export function listNearStages(stage: string): FundingRound[] {
  const rungs: readonly string[] = LADDER;
  const at = rungs.indexOf(stage);
  const steps = at < 0 ? [] : [LADDER[at - 1], LADDER[at + 1]];
  return [...steps, ...(BESIDE[stage] ?? [])].filter((one) => one !== undefined);
}

const LATER: readonly FundingRound[] = ['Series A', 'Series B', 'Series C', 'Private Equity'];
const SELDOM_LATER = [
  'Accelerator',
  'Incubator',
  'Angel',
  'Angel Network',
  'Bank',
  'Corporate',
  'Grant/Foundation',
];

/** Types that seldom invest at this stage: they are left out unless they are asked for. */
export const listLeftOut = (stage: string | null): readonly string[] =>
  LATER.some((one) => one === stage) ? SELDOM_LATER : [];

const state = z.enum(['done', 'near', 'none']);
export type FitState = z.output<typeof state>;

const fitReason = z.object({
  round: z.object({ slug: z.string(), kind: z.enum(FUNDING_ROUNDS) }),
  startup: namedLink,
  /** The industry asked for where it is one, otherwise its first. */
  industry: z.string().nullable(),
  country: z.string(),
  year: z.int().nullable(),
  is_lead: z.boolean(),
  shows: z.array(z.enum(ASKED_PARTS)).describe('What of the need this round shows'),
});
export type FitReason = z.output<typeof fitReason>;

export const fittingInvestor = investorResult.extend({
  parts: z
    .object({
      stage: state.nullable(),
      sector: state.nullable(),
      place: state.nullable(),
      led: state,
      active: state,
    })
    .describe('done, near or none on record; null for what is not asked'),
  reasons: z.array(fitReason).describe('At most three rounds that show it'),
});
export type FittingInvestor = z.output<typeof fittingInvestor>;

export const fitMeta = z.object({
  done_all: z.int().describe('How many have done all that is asked'),
  total_is: z
    .enum(['exact', 'at_least'])
    .describe('at_least where more have done one of it than are compared'),
});
export type FitMeta = z.output<typeof fitMeta>;
