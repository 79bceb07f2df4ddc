import type { FundingRound, MoneyKind } from './enumerations.ts';
import { pathTo } from './paths.ts';
import { slugify } from './slug.ts';

export const KINDS_ID = 'kinds';
export const glossaryPath = `${pathTo('/methodology')}#${KINDS_ID}`;

export const moneyTermId = (kind: MoneyKind): string => `money-${kind}`;
export const roundTermId = (round: FundingRound): string => `round-${slugify(round)}`;

export function roundTermPath(round: FundingRound): string {
  return `${pathTo('/methodology')}#${roundTermId(round)}`;
}
