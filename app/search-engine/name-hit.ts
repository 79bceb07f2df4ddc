export const NAME_KINDS = ['startup', 'investor', 'industry', 'location'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export interface NameHit {
  kind: NameKind;
  slug: string;
  /** The current name. */
  name: string;
  /** The matching name where it is another one. */
  otherName: string | null;
  isFormer: boolean;
  /** The country of a startup or city, the type of an investor, the label of an industry. */
  detail: string | null;
  isCity: boolean;
  logo: string | null;
  tagline: string | null;
}
