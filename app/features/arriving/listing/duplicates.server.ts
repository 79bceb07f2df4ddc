// Possible duplicates of a listing: recorded startups and pending submissions.

import { sql as raw } from 'kysely';
import { hostOf } from '../../../base/address.ts';
import type { Sql } from '../../../data/database.ts';
import { HttpError } from '../../../http/errors.ts';
import { listingText as text } from '../../../text/text.ts';
import type { Candidate, ListingContent } from './contract.ts';

// Trigram similarity of two names; one wrong letter in a name of nine stays above it.
const NEARLY = 0.6;
const MOST = 10;
/** Legal forms, which do not distinguish companies. */
const LEGAL_FORMS =
  /[\s,.]+(?:ltd|limited|inc|incorporated|llc|plc|gmbh|sarl|s\.?a\.?|pty|co)\.?$/i;

interface Asked {
  name: string;
  domain: string | null;
  country: string;
}

export async function findDuplicates(
  sql: Sql,
  { name, domain, country }: Asked,
  exceptId: number | null = null,
) {
  const plain = name.replace(LEGAL_FORMS, '').trim() || name;
  const { rows } = await raw<Omit<Candidate, 'uuid'> & { id: number }>`
    with asked as materialized (
      select fold_name(${plain}) as folded, search_key(${name}) as key, search_key(${plain}) as plain_key,
        (select id from places where kind = 'country' and name = ${country}) as country_id
    ), near (id, likeness) as (
      select f.startup_id, similarity(f.name, asked.folded)
      from asked join search_startups f on f.name % asked.folded and f.country_id = asked.country_id
      where similarity(f.name, asked.folded) >= ${NEARLY}
      union all
      select n.entity_id, 1
      from asked join search_names n on n.kind = 'startup' and n.is_whole and n.word in (asked.key, asked.plain_key)
        join startups s on s.id = n.entity_id and s.country_id = asked.country_id
      union all
      select id, 2 from startups where domain = ${domain}
    ), best as (select id, max(likeness) as likeness from near group by id)
    select s.id, s.name, s.slug, s.logo, s.tagline, c.name as country, s.website,
      case when best.likeness = 2 then 'domain' else 'name' end as reason
    from best join startups s on s.id = best.id join places c on c.id = s.country_id
    where s.id is distinct from ${exceptId}::bigint
    order by best.likeness desc, s.total_fundings desc nulls last, s.name, s.id
    limit ${MOST}`.execute(sql);
  return rows;
}

interface FoundSubmission {
  uuid: string;
  name: string;
  website: string;
}

export async function findWaitingDuplicates(
  sql: Sql,
  { name, domain, country }: Asked,
  exceptId: number,
): Promise<FoundSubmission[]> {
  const { rows } = await raw<FoundSubmission>`
    select uuid, name, content->>'website' as website from submissions
    where kind = 'listing' and state in ('pending', 'needs_info') and id is distinct from ${exceptId}::bigint
      and (domain = ${domain}
        or (content->>'country' = ${country} and search_key(name) = search_key(${name})))
    order by sent_at, id limit ${MOST}`.execute(sql);
  return rows;
}

/** Those of a listing's sender: startups in the record, and an open listing of their own. */
export async function listCandidates(
  sql: Sql,
  userId: number,
  { name, website, country }: Pick<ListingContent, 'name' | 'website' | 'country'>,
  exceptId: number | null,
): Promise<Candidate[]> {
  const domain = hostOf(website);
  const listed = await findDuplicates(sql, { name, domain, country });
  const { rows: own } = await raw<Candidate>`
    select name, null as slug, uuid, null as logo, null as tagline, content->>'country' as country,
      content->>'website' as website, 'own' as reason
    from submissions
    where user_id = ${userId} and kind = 'listing' and state in ('pending', 'needs_info')
      and domain = ${domain} and id is distinct from ${exceptId}::bigint
    order by id limit 1`.execute(sql);
  return [...listed.map(({ id: _, ...startup }) => ({ ...startup, uuid: null })), ...own];
}

/** Throws 409 with the candidates; `isOther` says that those of a similar name are others. */
export async function refuseDuplicates(
  sql: Sql,
  userId: number,
  content: ListingContent,
  isOther: boolean,
  exceptId: number | null,
): Promise<void> {
  const candidates = await listCandidates(sql, userId, content, exceptId);
  const counted = isOther ? candidates.filter(({ reason }) => reason !== 'name') : candidates;
  if (counted.length > 0) throw new HttpError(409, text.duplicate, { more: { candidates } });
}
