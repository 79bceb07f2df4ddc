/** From the worst to the least; the first three fail `npm test`. */
export const FINDING_KINDS = [
  'contradictory',
  'unsourced',
  'doubled',
  'weak',
  'stale',
  'missing',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export const REFUSED: readonly FindingKind[] = ['contradictory', 'unsourced', 'doubled'];

export interface Finding {
  kind: FindingKind;
  /** Slug of the startup. */
  slug: string;
  /** What is wrong, where, and what would be right. */
  says: string;
}
