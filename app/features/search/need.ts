// A question for investors as a need: a stage, an industry, a place (find/fit/fit.ts).

import { ASKED_PARTS, type AskedPart, type Need } from '../../find/fit/fit.ts';
import type { Understood } from '../../language/question/reading.ts';

const PARTS: Readonly<Record<string, AskedPart>> = {
  stage: 'stage',
  backed_industry: 'sector',
  backed_country: 'place',
  backed_city: 'place',
};
/** Of fewer the list itself says enough. */
const LEAST_PARTS = 2;

/** Null where it asks for anything else beside. */
export function readNeed({ returns, filters, meaning }: Understood): Need | null {
  if (returns !== 'investors' || meaning) return null;
  const need: Need = {};
  for (const { column, operator, query_1 } of filters) {
    const part = PARTS[column];
    const isOne = /^(?:equals|includes)$/.test(operator) && !query_1.includes(',');
    if (!part || !isOne || need[part]) return null;
    need[part] = query_1;
  }
  return ASKED_PARTS.filter((part) => need[part]).length >= LEAST_PARTS ? need : null;
}
