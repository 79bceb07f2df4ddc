import { attributionPolicyOf } from './legal-attribution.ts';
import { privacyPolicyOf } from './legal-privacy.ts';
import { termsOf } from './legal-terms.ts';

export const legalText = {
  contents: 'Contents',
  changed: 'Last changed',
  terms: termsOf,
  privacyPolicy: privacyPolicyOf,
  attributionPolicy: attributionPolicyOf,
} as const;
