import type { ACCESS_LIMITS, AccessLimit } from '../../base/access-limits.ts';

export interface LegalLink {
  href: string;
  label: string;
}

export type LegalLine = string | ReadonlyArray<string | LegalLink>;

export interface LegalTable {
  caption: string;
  head: readonly string[];
  /** The first cell names its row. */
  rows: ReadonlyArray<readonly string[]>;
}

export type LegalBlock =
  | { say: LegalLine }
  | { list: readonly LegalLine[] }
  | { table: LegalTable }
  | { quote: string };

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  description: string;
  lead: string;
  /** Day the text last changed, 2026-11-21. */
  changedOn: string;
  sections: readonly LegalSection[];
}

export interface Operator {
  productName: string;
  /** Without a slash at its end. */
  siteUrl: string;
  contactEmail: string | undefined;
  /** What who may take, by the plans. */
  limits: Readonly<Record<keyof typeof ACCESS_LIMITS, AccessLimit>>;
}

/** How to reach the operator, or that no address is set. */
export function writeToOperator({ contactEmail }: Operator): LegalLine {
  if (!contactEmail) {
    return 'How to reach the operator is not set on this site yet: its setting CONTACT_EMAIL is empty.';
  }
  return ['Write to ', { href: `mailto:${contactEmail}`, label: contactEmail }, '.'];
}
