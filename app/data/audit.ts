import audit from '../../db/seed/audit.json' with { type: 'json' };

/** Facts of the starter catalogue drawn at random and compared with texts: docs/audit. */
export const AUDIT = audit;

/** Fact by fact. As far from here as from the built site. */
export const AUDIT_SHEET = new URL('../../docs/audit/2026-11.csv', import.meta.url);
