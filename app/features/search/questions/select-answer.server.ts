// All that a question finds by its conditions, for those who follow it.
import { type RawBuilder, sql as raw } from 'kysely';
import {
  isUnrestricted,
  listWantedIds,
  selectRounds,
  selectWantedInvestors,
  selectWantedStartups,
} from '../../../find/find-by-question.server.ts';
import type { Context } from '../../../http/context.ts';
import type { Reading } from '../../../language/question/reading.ts';
import {
  listBackedFilters,
  listStartupFilters,
  readRoundConditions,
  readWantedInvestors,
  readWantedStartups,
} from './read-wanted.server.ts';

interface SelectedAnswer {
  kind: 'startup' | 'round' | 'investor';
  /** Ids, of startups and rounds with startup_id. */
  matching: RawBuilder<unknown>;
}

/** Null where it asks for people, or has words that rank by meaning and no condition. */
export async function selectAnswer(
  given: Pick<Context, 'now' | 'sql'>,
  reading: Reading,
): Promise<SelectedAnswer | null> {
  const filters = reading.filters.filter(({ column }) => column !== 'rank');
  const { returns } = reading;
  if (returns === 'people' || (filters.length === 0 && returns !== 'rounds')) return null;
  if (returns === 'startups') {
    const wanted = await readWantedStartups(given, filters, null);
    return { kind: 'startup', matching: selectWantedStartups(wanted) };
  }
  if (returns === 'investors') {
    const backed = await readWantedStartups(given, listBackedFilters(filters), null);
    const startups = isUnrestricted(backed) ? null : await listWantedIds(given.sql, backed);
    const wanted = await readWantedInvestors(given, { ...reading, filters }, startups);
    return { kind: 'investor', matching: selectWantedInvestors(wanted) };
  }
  const ofStartups = listStartupFilters(filters);
  const own = filters.filter((filter) => !ofStartups.includes(filter));
  const rounds = selectRounds(await readRoundConditions(given, own));
  const startups = await readWantedStartups(given, ofStartups, null);
  const matching = isUnrestricted(startups)
    ? rounds
    : raw`select m.id, m.startup_id from (${rounds}) m
        join (${selectWantedStartups(startups)}) its on its.startup_id = m.startup_id`;
  return { kind: 'round', matching };
}
