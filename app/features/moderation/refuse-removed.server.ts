import { sql as raw } from 'kysely';
import { readInvestorName } from '../../base/values/investor-name.ts';
import { splitNames } from '../../base/values/split-names.ts';
import type { Sql } from '../../data/database.ts';
import { HttpError } from '../../http/errors.ts';
import { moderationText as text } from '../../text/text.ts';
import type { EditContent } from '../fact-edits/contract.ts';
import type { Subject } from '../fact-edits/subjects.server.ts';

/** The database would keep the fact out; the public log would name them. Throws 409. */
export async function refuseRemoved(
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
