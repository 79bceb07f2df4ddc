import audit from '../../db/seed/audit.json' with { type: 'json' };

/** What was drawn at random from the starter catalogue and compared with texts: docs/audit. */
export const AUDIT = audit;

/** Line by line. As far from here as from the built site. */
export const AUDIT_SHEET = sheetOf(audit.drawn_on);

export function sheetOf(drawnOn: string): URL {
  const path = `../../docs/audit/${drawnOn}.csv`;
  return new URL(path, import.meta.url);
}
