import { type RawBuilder, sql as raw } from 'kysely';
import type { SubjectKind } from '../../../base/correction-paths.ts';
import type { Sql } from '../../../data/database.ts';

/** Takes removed records out of log, history, replies and reports. Within a transaction. */
export async function forgetFacts(sql: Sql, kind: SubjectKind, ids: readonly number[]) {
  const isOfThem = raw`kind = ${kind} and entity_id = any (${ids}::bigint[])`;
  await raw`delete from fact_changes where ${isOfThem}`.execute(sql);
  await raw`delete from fact_replies where ${isOfThem}`.execute(sql);
  await raw`
    delete from submissions where subject_kind = ${kind} and subject_id = any (${ids}::bigint[])`.execute(
    sql,
  );
  await forgetCorrections(sql, raw`c.kind = ${kind} and c.entity_id = any (${ids}::bigint[])`);
}

/** `which` is a condition on `corrections c`. */
export async function forgetCorrections(sql: Sql, which: RawBuilder<unknown>): Promise<void> {
  await raw`select set_config('griot.removal', 'on', true)`.execute(sql);
  await raw`
    update fact_changes h set correction_id = null
    from corrections c where h.correction_id = c.id and (${which})`.execute(sql);
  await raw`delete from corrections c where ${which}`.execute(sql);
  await raw`select set_config('griot.removal', '', true)`.execute(sql);
}
