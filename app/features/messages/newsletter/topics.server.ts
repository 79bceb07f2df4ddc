// What a weekly mail can be about beside the newsletter: a place, an industry or an investor.
import { sql as raw } from 'kysely';
import type { TopicType } from '../../../base/enumerations.ts';
import type { Sql } from '../../../data/database.ts';
import { type Followable, findNamed } from '../../../follows/queries.server.ts';
import { invalid } from '../../../http/errors.ts';
import { newsletterText } from '../../../text/text.ts';

export type Topic = Followable & { type: TopicType };

/** Null without type and slug. Throws 422 for one without the other, and for an unknown slug. */
export async function requireTopic(
  sql: Sql,
  type: TopicType | undefined,
  slug: string | undefined,
): Promise<Topic | null> {
  if (!type && !slug) return null;
  const topic = type && slug ? await findNamed(sql, type, slug) : null;
  if (!topic) throw invalid({ [type ? 'slug' : 'type']: [newsletterText.wrongTopic] });
  return topic;
}

/** A column of `subscribers s` with the joins below; null for the newsletter. */
export const topicColumn = raw`
  (select json_build_object(
      'type', case when s.place_id is not null then 'location' when s.industry_id is not null then 'industry'
        else 'investor' end,
      'id', coalesce(s.place_id, s.industry_id, s.investor_id),
      'name', coalesce(p.name, i.name, v.name), 'slug', coalesce(p.slug, i.slug, v.slug))
    where num_nonnulls(s.place_id, s.industry_id, s.investor_id) = 1) as topic`;

export const topicJoins = raw`
  left join places p on p.id = s.place_id
  left join industries i on i.id = s.industry_id
  left join investors v on v.id = s.investor_id`;
