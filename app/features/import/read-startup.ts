// The words that cells about a startup use for status, type and employees, and stock tickers.
import { mapEmployeeRange } from '../../base/employee-range.ts';
import { STARTUP_STATUSES, STARTUP_TYPES } from '../../base/enumerations.ts';
import { cleanText, cleanValue, lookupKey } from './clean-text.ts';
import type { Reading } from './contract.ts';

const NO_RANGE = 'fits none of the ranges 1, 2-10, 10-50, 50-100, 100-1000, 1000-5000, >5000';
const LONGEST_RANGE = 40;
const STATUSES: Record<string, (typeof STARTUP_STATUSES)[number]> = {
  operating: 'active',
  open: 'active',
  live: 'active',
  alive: 'active',
  running: 'active',
  operational: 'active',
  trading: 'active',
  inbusiness: 'active',
  inoperation: 'active',
  actif: 'active',
  yes: 'active',
  merged: 'acquired',
  exited: 'acquired',
  exit: 'acquired',
  acquisition: 'acquired',
  bought: 'acquired',
  mergedacquired: 'acquired',
  acquis: 'acquired',
  ma: 'acquired',
  'm&a': 'acquired',
  dead: 'closed',
  shutdown: 'closed',
  shutteddown: 'closed',
  shut: 'closed',
  inactive: 'closed',
  defunct: 'closed',
  ceased: 'closed',
  dissolved: 'closed',
  failed: 'closed',
  outofbusiness: 'closed',
  deadpooled: 'closed',
  ferme: 'closed',
  liquidated: 'closed',
  bankrupt: 'closed',
  discontinued: 'closed',
  closeddown: 'closed',
  notoperating: 'closed',
  ipo: 'public',
  listed: 'public',
  wentpublic: 'public',
  publiclytraded: 'public',
  ipoed: 'public',
};

export function readTicker(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell).toUpperCase();
  if (!text) return { value: null };
  return /^[A-Z0-9]{1,10}(?:[:.\- ]\s?[A-Z0-9.]{1,10})?$/.test(text)
    ? { value: text }
    : { value: null, problem: 'not a ticker such as NYSE:JMIA' };
}

export function readStatus(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return { value: null };
  const key = lookupKey(text);
  const status =
    STARTUP_STATUSES.find((one) => one === key) ??
    STATUSES[key] ??
    (key.startsWith('acquiredby') ? 'acquired' : undefined);
  return status
    ? { value: status }
    : { value: null, problem: `none of ${STARTUP_STATUSES.join(', ')}` };
}

export function readType(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return { value: null };
  const type = STARTUP_TYPES.find((one) => lookupKey(one) === lookupKey(text));
  return type ? { value: type } : { value: null, problem: `none of ${STARTUP_TYPES.join(', ')}` };
}

export function readEmployees(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell).replace(/^(?:about|approx\.?|~|c_)\s*/i, '');
  if (!text) return { value: null };
  if (text.length > LONGEST_RANGE) return { value: null, problem: NO_RANGE };
  // Spreadsheets take 2-10 and 10-50 for dates.
  const asDate =
    /^(?:(\d{1,2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}))$/i.exec(
      text,
    );
  if (asDate) return { value: null, problem: 'a date that a spreadsheet made of a range' };
  const range = mapEmployeeRange(
    cleanText(text)
      .replace(/\s+to\s+/i, '-')
      .replace(/^c_/, '')
      .replace(/_/g, '-')
      .replace(/^0*(\d+)-0*(\d+)$/, '$1-$2'),
  );
  return range ? { value: range } : { value: null, problem: NO_RANGE };
}
