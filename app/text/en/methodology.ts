import type { LegalDocument } from './legal.ts';
import methodology from './methodology.json' with { type: 'json' };

export const methodologyText = {
  document: methodology as LegalDocument,
} as const;
