// A database error must survive the way from the worker thread, which copies only plain fields.

const FIELDS = ['message', 'code', 'detail', 'constraint', 'table', 'column'] as const;
export type DatabaseErrorFields = Partial<Record<(typeof FIELDS)[number], string>>;

export class DatabaseError extends Error {
  /** SQLSTATE, such as 23505 for a broken unique constraint. */
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message ?? 'Unknown database error');
    this.code = fields.code;
    this.detail = fields.detail;
    this.constraint = fields.constraint;
  }
}

export function errorFields(error: unknown): DatabaseErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const known = error as Error & DatabaseErrorFields;
  return Object.fromEntries(FIELDS.map((field) => [field, known[field]]));
}
