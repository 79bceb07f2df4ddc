import { type FundingRound, STARTUP_STATUSES, STARTUP_TYPES } from '../../base/enumerations.ts';
import { hostOf } from '../../base/host-of.ts';
import { isSlug } from '../../base/slug.ts';
import { lookupKey } from '../lookup-key.ts';
import { cleanCell, cleanValue, isSpreadsheetError } from './clean-cell.ts';
import { mapEmployeeRange } from './employee-range.ts';
import { readTwitterHandle as readHandle } from './handle.ts';
import { cellReader, EMPTY_READING, type Reading, unreadable } from './read-cell.ts';
import { readRound as readKindOfRound } from './round.ts';
import statusWords from './status-words.json' with { type: 'json' };
import { readTicker as readExchangeAndSymbol } from './ticker.ts';
import { findSharedHost, readHomePage, readWebAddress } from './web-address.ts';

export const LONGEST_NAME = 120;
const NO_NAMES = new Set(
  'n/a #n/a na nan null (null) none undefined unknown undisclosed tbd (blank) blank \\n'.split(' '),
);
const STATUSES = new Map(
  STARTUP_STATUSES.flatMap((status) =>
    [status, ...statusWords[status]].map((word) => [word, status] as const),
  ),
);
const NO_RANGE = 'fits none of the ranges 1, 2-10, 10-50, 50-100, 100-1000, 1000-5000, >5000';
const LONGEST_RANGE = 40;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** What spreadsheets make of 2-10 and 10-50. */
const RANGE_AS_DATE = new RegExp(`^(?:\\d{1,2}-${MONTH}|${MONTH}-\\d{2})$`, 'i');

export interface Website {
  url: string;
  /** Host without www; null on hosts that many companies share. */
  domain: string | null;
}

/** "@Pay" and ".Club Domains" are names; "#NAME?" is what a spreadsheet made of one. */
export function readName(cell: string | undefined): Reading<string> {
  const name = cleanCell(cell ?? '');
  if (name === '') return EMPTY_READING;
  if (isSpreadsheetError(name))
    return unreadable(
      'what a spreadsheet shows for a formula it cannot work out: the name is lost',
    );
  if (NO_NAMES.has(name.toLowerCase()) || !/[\p{Letter}\p{Number}]/u.test(name))
    return unreadable('not a name');
  if (name.length > LONGEST_NAME) return unreadable(`longer than ${LONGEST_NAME} characters`);
  return { value: name };
}

export const readAddress = cellReader(readWebAddress, 'not a web address');

export const readWebsite = cellReader((text): Website | null => {
  const url = readHomePage(text);
  return url === null ? null : { url, domain: findSharedHost(url) ? null : hostOf(url) };
}, 'not a web address');

export const readTwitterHandle = cellReader(readHandle, 'not a Twitter/X handle');

/** As listings write it, and "NYSE JMIA" and "(NYSE: JMIA)" as well. */
export const readTicker = cellReader(
  (text) =>
    readExchangeAndSymbol(
      text.replace(/^\((.*)\)$/, '$1').replace(/^([a-z]{2,10}) (?=\w)/i, '$1:'),
    ),
  'not exchange and symbol, such as NYSE:JMIA',
);

/** Slugs of other directories ("permalinks") come with their path. */
export const readSlug = cellReader((text) => {
  const slug = text.replace(/^.*\//, '');
  return isSlug(slug) ? slug : null;
}, 'not a slug: lower-case ASCII words and single hyphens');

/** `others` are further spellings by lookupKey, from a mapping file. */
export function readRound(
  cell: string | undefined,
  others?: ReadonlyMap<string, FundingRound>,
): Reading<FundingRound> {
  return cellReader(
    (text) => readKindOfRound(text, others),
    'not a kind of round known here',
  )(cell);
}

export const readStatus = cellReader(
  (text) => {
    const key = lookupKey(text);
    return STATUSES.get(key) ?? (key.startsWith('acquiredby') ? 'acquired' : null);
  },
  `none of ${STARTUP_STATUSES.join(', ')}`,
);

export const readType = cellReader(
  (text) => STARTUP_TYPES.find((one) => lookupKey(one) === lookupKey(text)) ?? null,
  `none of ${STARTUP_TYPES.join(', ')}`,
);

export function readEmployees(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell).replace(/^(?:about|approx\.?|~|c_)\s*/i, '');
  if (!text) return EMPTY_READING;
  if (text.length > LONGEST_RANGE) return unreadable(NO_RANGE);
  if (RANGE_AS_DATE.test(text)) return unreadable('a date that a spreadsheet made of a range');
  const range = mapEmployeeRange(
    text
      .replace(/\s+to\s+/i, '-')
      .replace(/_/g, '-')
      .replace(/^0*(\d+)-0*(\d+)$/, '$1-$2'),
  );
  return range ? { value: range } : unreadable(NO_RANGE);
}
