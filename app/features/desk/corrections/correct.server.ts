// Carries a correction out: the public log, the fact with its source, and what it said before.

import { sql as raw } from 'kysely';
import { findField, sayStored } from '../../../catalogue/records.ts';
import { setFact } from '../../../catalogue/write.server.ts';
import type { Sql } from '../../../data/database.ts';
import { HttpError } from '../../../http/errors.ts';
import { readInvestorName, splitNames } from '../../../language/values/names.ts';
import { moderationText as text } from '../../../text/text.ts';
import type { Subject } from '../subjects.server.ts';
import type { EditContent } from './edit-contract.ts';
import type { LoggedCorrection } from './log.server.ts';

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
    after: sayValue(subject, content),
    received_at: receivedAt,
    decided_at: now,
    undoes: null,
  });
  await asCorrection(sql, correctionId, source_url, () =>
    setFact(sql, subject, { field, value, sourceUrl: source_url, now }),
  );
  return correctionId;
}

/** The database would keep the fact out; the public log would name them. Throws 409. */
async function refuseRemoved(
  sql: Sql,
  { kind, id }: Subject,
  { field, value }: EditContent,
): Promise<void> {
  const named = String(value ?? '');
  if (kind === 'startup' && field === 'founders') {
    const { rows } = await raw`
      select 1 from unnest(${[value].flat()}::text[]) named (name) where is_removed_person(${id}, named.name)`.execute(
      sql,
    );
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

/** The value as the log keeps it; what is added stands behind what is known. */
export function sayValue(
  { kind, facts }: { kind: Subject['kind'] | null; facts: Subject['facts'] },
  { field, value }: EditContent,
): string | null {
  const adds = kind && findField(kind, field)?.field.adds;
  return adds
    ? sayStored([facts[field], value].flat().filter((one) => one != null) as string[])
    : sayStored(value);
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
