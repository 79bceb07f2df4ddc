import { sql as raw } from 'kysely';
import { UNNAMED } from '../../data/named-statements.ts';

/** Begins a search: every set of filters is another statement, so none is worth keeping; its plan is made for the very values. */
export const unnamed = raw.raw(UNNAMED);
