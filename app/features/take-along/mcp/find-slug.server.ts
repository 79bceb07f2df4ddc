import { slugify } from '../../../base/slug.ts';
import type { Sql } from '../../../data/database.ts';
import type { NameKind } from '../../../find/names/name-hit.ts';
import { findNames } from '../../../find/names/names.server.ts';
import { HttpError, Redirect } from '../../../http/errors.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';
import { slugParam } from '../../../http/params.ts';

const MOST_NEAR = 5;
const MAX_NAME_LENGTH = 120;

/**
 * What `read` returns for a slug, or for the slug that a name or an old slug stands for. Throws 404
 * with the nearest names.
 */
export async function findBySlugOrName<Found>(
  sql: Sql,
  kind: NameKind,
  given: string,
  read: (slug: string) => Promise<Found | null>,
): Promise<Found> {
  const text = given.trim().slice(0, MAX_NAME_LENGTH);
  if (slugParam.safeParse(text).success) {
    const found = await read(text);
    if (found) return found;
    if (kind === 'startup' || kind === 'investor') {
      const moved = await movedOrMissing(sql, kind, text, (slug) => slug);
      const now = moved instanceof Redirect ? await read(moved.location) : null;
      if (now) return now;
    }
  }
  const hits = (await findNames(sql, text, 2 * MOST_NEAR)).filter((hit) => hit.kind === kind);
  const wanted = slugify(text);
  const same = hits.find((hit) => slugify(hit.otherName ?? hit.name) === wanted);
  const found = same && (await read(same.slug));
  if (found) return found;
  const near = hits.slice(0, MOST_NEAR).map(({ name, slug }) => `${name} (${slug})`);
  const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'Use the tool search.';
  throw new HttpError(404, `There is no ${kind} "${text.slice(0, 80)}". ${hint}`);
}
