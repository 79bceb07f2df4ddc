import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, notFound, requireUuid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { answerOnce } from '../../../http/idempotency.server.ts';
import { limitsOf } from '../../../http/limits.ts';
import { slugParam } from '../../../http/params.ts';
import { savedComparisonsText as text } from '../../../text/text.ts';
import { offerUpgrade } from '../../money/pricing/upgrade-offer.ts';
import { type SaveBody, UNDO_MS } from './contract.ts';
import { countSaved } from './queries.server.ts';

/**
 * Saves a comparison, or restores one just deleted. Throws 401, 402 over the limit, 404 for a uuid
 * that cannot be restored, 409, 422 for unknown slugs.
 */
export async function saveComparison(context: Context, given: SaveBody): Promise<{ uuid: string }> {
  const { userId } = requireSession(context);
  return answerOnce(context, userId, given, async (sql) => {
    // Two concurrent calls must not both take the last place.
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    const saved = await countSaved(sql, userId);
    const limit = limitsOf(context).savedComparisons;
    if (saved >= limit) {
      throw new HttpError(402, text.full(saved, limit, offerUpgrade(context, 'savedComparisons')));
    }
    if (given.uuid) return restore(sql, userId, given.uuid, context.now);
    return create(sql, userId, given, context.now);
  });
}

async function create(
  sql: Sql,
  userId: number,
  { name, note, slugs = [] }: SaveBody,
  now: Date,
): Promise<{ uuid: string }> {
  const wellFormed = slugs.filter((slug) => slugParam.safeParse(slug).success);
  const { rows: found } = await raw<{ given: string; id: number; slug: string }>`
    select given, s.id, s.slug
    from unnest(${wellFormed}::text[]) with ordinality as wanted (given, position)
      join startups s on s.slug = given or s.id = (
        select entity_id from slug_history where kind = 'startup' and old_slug = given)
    order by position`.execute(sql);
  const unknown = slugs.filter((slug) => !found.some(({ given }) => given === slug));
  if (unknown.length > 0) throw invalid({ slugs: [text.wrong.unknown(unknown)] });
  const { rows } = await raw<{ uuid: string }>`
    insert into comparisons (user_id, name, note, created_at)
    values (${userId}, ${name}, ${note}, ${now}) returning uuid`.execute(sql);
  const uuid = rows[0]?.uuid ?? '';
  const startups = [...new Map(found.map((one) => [one.id, one])).values()];
  await raw`
    insert into comparison_startups (comparison_uuid, position, slug, startup_id)
    select ${uuid}::uuid, position - 1, slug, id
    from unnest(${startups.map(({ slug }) => slug)}::text[], ${startups.map(({ id }) => id)}::bigint[])
      with ordinality as kept (slug, id, position)`.execute(sql);
  return { uuid };
}

async function restore(
  sql: Sql,
  userId: number,
  uuid: string,
  now: Date,
): Promise<{ uuid: string }> {
  const { rows } = await raw<{ uuid: string }>`
    update comparisons set deleted_at = null
    where uuid = ${requireUuid('comparison', uuid)} and user_id = ${userId}
      and deleted_at > ${new Date(now.getTime() - UNDO_MS)}
    returning uuid`.execute(sql);
  if (!rows[0]) throw notFound('comparison', uuid);
  return rows[0];
}

/** Throws 404. */
export async function renameComparison(
  sql: Sql,
  userId: number,
  uuid: string,
  { name, note }: Pick<SaveBody, 'name' | 'note'>,
): Promise<void> {
  const { rows } = await raw`
    update comparisons set name = ${name}, note = ${note}
    where uuid = ${requireUuid('comparison', uuid)} and user_id = ${userId} and deleted_at is null
    returning uuid`.execute(sql);
  if (rows.length === 0) throw notFound('comparison', uuid);
}

/** Deletes a user's own comparison, permanently after the time to undo. Throws 404. */
export async function deleteComparison(
  sql: Sql,
  userId: number,
  uuid: string,
  now: Date,
): Promise<void> {
  const { rows } = await raw`
    update comparisons set deleted_at = ${now}
    where uuid = ${requireUuid('comparison', uuid)} and user_id = ${userId} and deleted_at is null
    returning uuid`.execute(sql);
  if (rows.length === 0) throw notFound('comparison', uuid);
  await raw`
    delete from comparisons where deleted_at <= ${new Date(now.getTime() - UNDO_MS)}`.execute(sql);
}
