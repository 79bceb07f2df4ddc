// Data of pages from files of db/seed.
import audit from '../../db/seed/audit.json' with { type: 'json' };
import published from '../../db/seed/published-totals.json' with { type: 'json' };
import type { PublishedTotal } from '../../db/seed/starter-catalogue.ts';

/** A random sample of facts of the starter catalogue, each compared with its source: docs/audit. */
export const AUDIT = audit;

/** The sheet of the sample, a line each. The path also holds from the folder of the built site. */
export const AUDIT_SHEET = sheetOf(audit.drawn_on);

export function sheetOf(drawnOn: string): URL {
  const path = `../../docs/audit/${drawnOn}.csv`;
  return new URL(path, import.meta.url);
}

/** Figures of other trackers, each with its address. */
export const PUBLISHED_TOTALS = published as PublishedTotal[];
