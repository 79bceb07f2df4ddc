// All that matches, as subqueries of ids with the startup that each belongs to.
import { sql as raw } from 'kysely';
import { whereAll } from './condition-sql.server.ts';
import {
  joinWantedInvestors,
  type WantedInvestors,
  type WantedStartups,
  whereWanted,
} from './find-by-question.server.ts';
import type { Question, RoundCondition } from './question.ts';
import { fromRounds, whereRounds } from './round-condition-sql.server.ts';
import type { SqlPart } from './sql-parts.ts';

export function selectRounds(conditions: readonly RoundCondition[]): SqlPart {
  return raw`select r.id, r.startup_id from ${fromRounds(conditions)} ${whereRounds(conditions)}`;
}

export function selectStartups(conditions: Question['conditions']): SqlPart {
  return raw`select f.startup_id as id, f.startup_id from search_startups f ${whereAll(conditions)}`;
}

export function selectWantedStartups(wanted: WantedStartups): SqlPart {
  return raw`select f.startup_id as id, f.startup_id from search_startups f ${whereWanted(wanted)}`;
}

/** Without a startup. */
export function selectWantedInvestors(wanted: WantedInvestors): SqlPart {
  return raw`select i.id from ${joinWantedInvestors(wanted)}`;
}
