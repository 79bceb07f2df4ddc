import type { AliasKind, StartupStatus } from '../../base/enumerations.ts';

export const NAME_KINDS = ['startup', 'investor', 'industry', 'location'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export type NameRelation = 'main' | AliasKind | 'other';

export interface NameHit {
  kind: NameKind;
  slug: string;
  /** The current name. */
  name: string;
  /** The matching name where it is another one. */
  otherName: string | null;
  /** The kind of that name. */
  relation: NameRelation;
  /** The country of a startup or city, the type of an investor, the label of an industry. */
  detail: string | null;
  isCity: boolean;
  /** Code; of startups and investors. */
  country: string | null;
  /** Of a startup's website. */
  domain: string | null;
  /** Of a startup; null where no source states it. */
  status: StartupStatus | null;
  logo: string | null;
  tagline: string | null;
}
