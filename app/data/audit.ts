import audit from '../../db/seed/audit.json' with { type: 'json' };

/** Facts of the starter catalogue drawn at random and compared with texts: docs/audit. */
export const AUDIT = audit;
