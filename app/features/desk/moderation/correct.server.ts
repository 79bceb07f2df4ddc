// Carries a correction out: the public log, the fact with its source, and what it said before.
import { sql as raw } from 'kysely';
import { hostOf } from '../../../base/host-of.ts';
import type { Sql } from '../../../data/database.ts';
import { HttpError } from '../../../http/errors.ts';
import { readInvestorName, splitNames } from '../../../language/values/names.ts';
import { moderationText as text } from '../../../text/text.ts';
import type { EditField } from '../../arriving/listing/edit-contract.ts';
import { listIndustryOptions } from '../../arriving/listing/resolve-listing.server.ts';
import { showFact } from '../../arriving/listing/startup-facts.server.ts';
import type { LoggedCorrection } from '../corrections/log.server.ts';
import type { EditContent } from '../fact-edits/contract.ts';
import type { Subject } from '../fact-edits/subjects.server.ts';
import { applyStartupEdit } from './apply-edit.server.ts';
import {
  correctExit,
  correctInvestor,
  correctPerson,
  correctPlace,
} from './correct-fact.server.ts';
import { correctRound } from './correct-round.server.ts';
import { saveSource } from './sources.server.ts';

export interface CorrectionOrder {
  content: EditContent;
  reason: string | null;
  finder: string | null;
  receivedAt: Date;
  now: Date;
}

/**
 * Returns the id in the public log. Throws 409 when a website was listed, or a place, industry or
 * name was removed, meanwhile.
 */
export async function correct(
  sql: Sql,
  subject: Subject,
  { content, reason, finder, receivedAt, now }: CorrectionOrder,
): Promise<number> {
  await refuseRemoved(sql, subject, content);
  const { kind, id, name, facts } = subject;
  const { field, value, source_url } = content;
  const correctionId = await logCorrection(sql, {
    ...{ kind, field, reason, source_url, finder },
    entity_id: id,
    subject: name,
    before: field === 'other' ? null : (facts[field] ?? null),
    after: await sayValue(sql, subject, content),
    received_at: receivedAt,
    decided_at: now,
    undoes: null,
  });
  await asCorrection(sql, correctionId, source_url, async () => {
    const sourceId = await saveSource(sql, source_url, hostOf(source_url), now);
    const fact = { id, field, value: typeof value === 'string' ? value : null };
    if (kind === 'startup') {
      await applyStartupEdit(sql, id, { field: field as EditField, value }, sourceId, now);
    }
    if (kind === 'funding') {
      await correctRound(sql, id, fact, sourceId, now);
      await raw`update fundings set updated_at = ${now} where id = ${id}`.execute(sql);
    }
    if (kind === 'investor') await correctInvestor(sql, fact, sourceId);
    if (kind === 'person') await correctPerson(sql, fact, sourceId);
    if (kind === 'exit') await correctExit(sql, fact, sourceId);
    if (kind === 'location') await correctPlace(sql, fact);
  });
  return correctionId;
}

/** The database would keep the fact out; the public log would name them. Throws 409. */
async function refuseRemoved(
  sql: Sql,
  { kind, id }: Subject,
  { field, value }: EditContent,
): Promise<void> {
  const named = String(value ?? '');
  if (kind === 'startup' && field === 'founder') {
    const { rows } = await raw`select 1 where is_removed_person(${id}, ${named})`.execute(sql);
    if (rows.length > 0) throw new HttpError(409, text.nameRemoved);
  }
  if (kind === 'funding' && field === 'investors') {
    const names = splitNames(named).flatMap((one) => readInvestorName(one)?.name ?? []);
    const { rows } = await raw`
      select 1 from unnest(${names}::text[]) named (name)
        join removals r on r.kind = 'investor' and r.hashes && investor_removal_keys(null, named.name)`.execute(
      sql,
    );
    if (rows.length > 0) throw new HttpError(409, text.nameRemoved);
  }
}

/** The value as the log keeps it: names of industries and countries instead of slugs. */
export async function sayValue(
  sql: Sql,
  { kind, facts }: { kind: Subject['kind'] | null; facts: Subject['facts'] },
  { field, value }: EditContent,
): Promise<string | null> {
  if (kind !== 'startup') return value === null ? null : String(value);
  const shown = showFact(field, value, await listIndustryOptions(sql));
  // A founder is added to those known.
  return field === 'founder' ? [facts.founder, shown].filter(Boolean).join(', ') : shown;
}

type NewCorrection = Omit<LoggedCorrection, 'id' | 'slug' | 'undone_by'> & { entity_id: number };

export async function logCorrection(sql: Sql, given: NewCorrection): Promise<number> {
  const { rows } = await raw<{ id: number }>`
    insert into corrections (kind, entity_id, subject, field, before, after, reason, source_url, finder,
      received_at, decided_at, undoes)
    values (${given.kind}, ${given.entity_id}, ${given.subject}, ${given.field}, ${given.before}, ${given.after},
      ${given.reason}, ${given.source_url}, ${given.finder}, ${given.received_at}, ${given.decided_at}, ${given.undoes})
    returning id`.execute(sql);
  if (!rows[0]) throw new Error('A correction was not logged');
  return rows[0].id;
}

/** Triggers write each change made by `work` into fact_changes, under this correction. */
export async function asCorrection(
  sql: Sql,
  correctionId: number,
  sourceUrl: string,
  work: () => Promise<void>,
): Promise<void> {
  const set = (id: string, source: string) =>
    raw`select set_config('griot.correction', ${id}, true), set_config('griot.source', ${source}, true)`.execute(
      sql,
    );
  await set(String(correctionId), sourceUrl);
  await work();
  await set('', '');
}
