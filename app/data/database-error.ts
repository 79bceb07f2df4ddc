// A database error with plain fields only, which worker threads can copy.

const FIELDS = ['message', 'code', 'constraint'] as const;
export type DatabaseErrorFields = Partial<Record<(typeof FIELDS)[number], string>>;

export class DatabaseError extends Error {
  /** SQLSTATE, such as 23505 for a broken unique constraint. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message ?? 'Unknown database error');
    this.code = fields.code;
    this.constraint = fields.constraint;
  }
}

export function errorFields(error: unknown): DatabaseErrorFields {
  if (!(error instanceof Error)) {
    // PGlite throws the plain objects of its file system, too.
    const { name, errno, message } = Object(error);
    return { message: message ?? (name ? [name, errno].join(' ') : String(error)) };
  }
  const known = error as Error & DatabaseErrorFields;
  return Object.fromEntries(FIELDS.map((field) => [field, known[field]]));
}

/** SQLSTATE read_only_sql_transaction. */
export const READ_ONLY = '25006';
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_FUNCTION = '42883';

/**
 * Whole SQLSTATEs and classes: 08 connection, 28 sign-in, 3D no such database, 53 resources,
 * 55 locks and state, 57 intervention, such as a timeout (57014). Tables and functions are missing
 * in a database that was replaced by an empty one.
 */
const UNAVAILABLE_STATE = new RegExp(
  `^(08|28|3D|53|55|57|${READ_ONLY}|${UNDEFINED_TABLE}|${UNDEFINED_FUNCTION})`,
);
const UNAVAILABLE_SYSTEM = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
// node-postgres's own timeouts have no code.
const UNAVAILABLE_WORDS =
  /^(timeout exceeded when trying to connect|Query read timeout|Client was closed|Connection terminated|Client has encountered a connection error)/;

/** The database is unavailable, overloaded or replaced: a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: string };
  if (isPoolersRefusal(error)) return false;
  if (typeof code === 'string' && UNAVAILABLE_SYSTEM.has(code)) return true;
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return UNAVAILABLE_STATE.test(code);
  return UNAVAILABLE_WORDS.test(message);
}

/** Text with U+0000, which nothing of ours has: in a value (22021), or inside JSON (22P05). */
export function isUnstorable(error: unknown): boolean {
  return /^22(?:021|P05)$/.test((error as { code?: string }).code ?? '');
}

/** Classes 58 and XX of a file that cannot be read, or whose content contradicts its checksum. */
const DAMAGED_STATE = /^(58030|58P01|XX001|XX002)$/;

export function isDamaged(error: unknown): boolean {
  return DAMAGED_STATE.test((error as { code?: string }).code ?? '');
}

/** A mistake of ours where the migrations have just run; otherwise a database that was replaced. */
export function isMissingRelation(error: unknown): boolean {
  const { code } = error as Error & { code?: string };
  return code === UNDEFINED_TABLE || code === UNDEFINED_FUNCTION;
}

/** SQLSTATEs of a pooler that works by transaction: statements of another connection, settings. */
const LOST_STATEMENT = '26000';
const DOUBLE_STATEMENT = '42P05';
const PROTOCOL_VIOLATION = '08P01';

/** Settings have to change before it works, here or in the pooler. */
export function isPoolersRefusal(error: unknown): boolean {
  const { code = '', message = '' } = error as Partial<Error> & { code?: string };
  if (code === PROTOCOL_VIOLATION) return message.includes('startup parameter');
  return code === LOST_STATEMENT || code === DOUBLE_STATEMENT;
}

const WITHOUT_NAMED = 'a pooler cannot keep prepared statements: set DATABASE_NAMED_STATEMENTS=off';

const EXPLAINED: Record<string, string> = {
  [LOST_STATEMENT]: WITHOUT_NAMED,
  [DOUBLE_STATEMENT]: WITHOUT_NAMED,
  [PROTOCOL_VIOLATION]:
    'a pooler takes no settings of connections: name them in its ignore_startup_parameters (docs/operating.md, "Many processes")',
  '28P01': 'it refuses the password',
  '28000': 'it refuses this user',
  '3D000': 'there is no database of that name',
  [READ_ONLY]: 'it takes no writes (a standby, or default_transaction_read_only)',
  [UNDEFINED_TABLE]: 'it has none of the tables',
  '53300': 'it has no connections left',
  '57P03': 'it is starting, stopping or does not answer',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is unknown',
};

/** For an operator, such as "nothing listens there (ECONNREFUSED)". */
export function describeDatabaseError(error: unknown): string {
  const { code, message } = error as Error & { code?: string };
  const explained = EXPLAINED[code ?? ''] ?? message;
  return code ? `${explained} (${code})` : explained;
}
