import {
  EMPLOYEE_RANGES,
  type EmployeeRange,
  FUNDING_ROUNDS,
  type FundingRound,
  STARTUP_STATUSES,
  STARTUP_TYPES,
} from '../../base/enumerations.ts';
import { problemsText, readingText as say } from '../../text/text.ts';
import { lookupKey } from '../tokens.ts';
import { cellReader, cleanValue, EMPTY_READING, type Reading, unreadable } from './reading.ts';
import spellings from './round-spellings.json' with { type: 'json' };
import statusWords from './status-words.json' with { type: 'json' };

// Maps the many spellings of a round to the specification's twenty.
// Spellings without a kind of their own: docs/importing.md, "Values".

const KINDS = new Map<string, FundingRound>(
  FUNDING_ROUNDS.flatMap((kind) =>
    [lookupKey(kind), ...spellings[kind]].map((key) => [key, kind] as const),
  ),
);
/** Words that say no more than that it is a round. */
const FILLERS =
  /(?:fundinground|financinground|investmentround|roundfunding|round|funding|financing|investment|stage|raise|capital|deal|tranche|firstclose|secondclose|finalclose|close|extension|ext|extended)/g;
/** Longer text is no kind of round, and searching it would be slow. */
const MAX_CHARACTERS = 200;

/** Null when the text names no kind. `others` are further spellings, by lookupKey. */
export function parseRound(
  text: string,
  others?: ReadonlyMap<string, FundingRound>,
): FundingRound | null {
  if (text.length > MAX_CHARACTERS) return null;
  const key = lookupKey(text);
  const bare = key.replace(FILLERS, '');
  return (
    others?.get(key) ??
    KINDS.get(key) ??
    // "Seed (extension)", "Series A - first close", "Seed Round II".
    KINDS.get(lookupKey(text.replace(/\(.*?\)|\[.*?\]/g, ''))) ??
    KINDS.get(bare) ??
    (/^series[d-z]\d*\+?$/.test(bare) ? 'Venture Series' : null)
  );
}

/** `others` are further spellings by lookupKey, from a mapping file. */
export function readRound(
  cell: string | undefined,
  others?: ReadonlyMap<string, FundingRound>,
): Reading<FundingRound> {
  return cellReader(
    (text) => parseRound(text, others),
    () => say.notRound,
  )(cell);
}

const STATUSES = new Map(
  STARTUP_STATUSES.flatMap((status) =>
    [status, ...statusWords[status]].map((word) => [word, status] as const),
  ),
);
const LONGEST_RANGE = 40;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** What spreadsheets make of 2-10 and 10-50. */
const RANGE_AS_DATE = new RegExp(`^(?:\\d{1,2}-${MONTH}|${MONTH}-\\d{2})$`, 'i');

export const readStatus = cellReader(
  (text) => {
    const key = lookupKey(text);
    return STATUSES.get(key) ?? (key.startsWith('acquiredby') ? 'acquired' : null);
  },
  () => problemsText.noneOf(STARTUP_STATUSES),
);

export const readType = cellReader(
  (text) => STARTUP_TYPES.find((one) => lookupKey(one) === lookupKey(text)) ?? null,
  () => problemsText.noneOf(STARTUP_TYPES),
);

export const EMPLOYEE_BOUNDS: Record<EmployeeRange, readonly [least: number, most: number]> = {
  '1': [1, 1],
  '2-10': [2, 10],
  '10-50': [10, 50],
  '50-100': [50, 100],
  '100-1000': [100, 1000],
  '1000-5000': [1000, 5000],
  '>5000': [5001, Number.POSITIVE_INFINITY],
};

/**
 * Our band that contains the other: 11-50 gives 10-50, 201-500 gives 100-1000, 10,001+ gives
 * >5000. null where none does (1-10, 51-200) and for other text.
 */
export function mapEmployeeRange(other: string): EmployeeRange | null {
  const text = other
    .toLowerCase()
    .replace(/employees|people|[\s,]/g, '')
    .replace(/[\u2010-\u2015]/g, '-');
  const exact = EMPLOYEE_RANGES.find((range) => range === text);
  if (exact) return exact;
  const bounds = readBounds(text);
  if (!bounds) return null;
  const [least, most] = bounds;
  return (
    EMPLOYEE_RANGES.find((range) => {
      const [lower, upper] = EMPLOYEE_BOUNDS[range];
      return least >= lower && most <= upper;
    }) ?? null
  );
}

function readBounds(text: string): readonly [number, number] | null {
  const closed = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text);
  if (closed) {
    const least = Number(closed[1]);
    const most = Number(closed[2] ?? closed[1]);
    return least > 0 && least <= most ? [least, most] : null;
  }
  const open = /^(>?)(\d{1,9})\+?$/.exec(text);
  if (!open) return null;
  const floor = Number(open[2]);
  // "5000+" is another spelling of ours; whether it includes 5,000 does not matter.
  return [open[1] || floor === 5000 ? floor + 1 : floor, Number.POSITIVE_INFINITY];
}

export function readEmployees(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell).replace(/^(?:about|approx\.?|~|c_)\s*/i, '');
  if (!text) return EMPTY_READING;
  if (text.length > LONGEST_RANGE) return unreadable(say.noRange(EMPLOYEE_RANGES));
  if (RANGE_AS_DATE.test(text)) return unreadable(say.rangeAsDate);
  const range = mapEmployeeRange(
    text
      .replace(/\s+to\s+/i, '-')
      .replace(/_/g, '-')
      .replace(/^0*(\d+)-0*(\d+)$/, '$1-$2'),
  );
  return range ? { value: range } : unreadable(say.noRange(EMPLOYEE_RANGES));
}

/** What is known at all is yes: an unknown is never a no. */
export const readYes = cellReader(
  (text) => (/^(?:yes|y|true|1|x|oui|sim)$/i.test(text) ? 'yes' : null),
  () => say.notYes,
);
