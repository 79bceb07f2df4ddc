import { type RawBuilder, sql as raw } from 'kysely';
import { UNNAMED } from '../data/named-statements.ts';

export type SqlPart = RawBuilder<unknown>;

/** Statements vary with their conditions, and their best plans with the values. */
export const unnamed: SqlPart = raw.raw(UNNAMED);

export const allOf = (conditions: readonly SqlPart[]): SqlPart => raw.join(conditions, raw` and `);
