import about from './about.json' with { type: 'json' };
import attributionPolicy from './legal-attribution-policy.json' with { type: 'json' };
import privacyPolicy from './legal-privacy-policy.json' with { type: 'json' };
import terms from './legal-terms.json' with { type: 'json' };

/** Lines hold links as `[label](address)` and names in braces, such as `{productName}`. */
export type LegalBlock =
  | { say: string }
  | { list: string[] }
  /** The first cell names its row. */
  | { table: { caption: string; head: string[]; rows: string[][] } }
  | { terms: Array<{ id: string; term: string; says: string }> }
  | { quote: string };

export interface LegalDocument {
  title: string;
  description: string;
  lead: string;
  /** Day the text last changed, 2026-11-21. */
  changedOn: string;
  sections: Array<{ id: string; title: string; blocks: LegalBlock[] }>;
}

export const legalText = {
  contents: 'Contents',
  changed: 'Last changed',
  contact: (email: string | undefined) =>
    email
      ? `Write to [${email}](mailto:${email}).`
      : 'This site has not published a contact address yet.',
  terms: terms as LegalDocument,
  privacyPolicy: privacyPolicy as LegalDocument,
  attributionPolicy: attributionPolicy as LegalDocument,
  about: about as LegalDocument,
};
