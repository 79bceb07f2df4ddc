import { sql as raw } from 'kysely';
import type { FundingRound } from '../../../base/enumerations.ts';
import { hostOf } from '../../../base/host-of.ts';
import { parsePartialDate } from '../../../base/partial-date.ts';
import { saveSource } from '../../../catalogue/write-columns.server.ts';
import { createRound } from '../../../catalogue/write-round.server.ts';
import { createStartup, refuseListed } from '../../../catalogue/write-startup.server.ts';
import type { Sql } from '../../../data/database.ts';
import { HttpError } from '../../../http/errors.ts';
import { moderationText as text } from '../../../text/text.ts';
import { factsOfListing, type ListingContent } from '../../arriving/listing/contract.ts';

export interface Published {
  id: number;
  slug: string;
}

/**
 * Call it in the transaction of the decision. Throws 409 when the domain was listed, or the country
 * is gone, meanwhile.
 */
export async function publishListing(sql: Sql, listing: ListingContent, now: Date) {
  const domain = hostOf(listing.website);
  await refuseListed(sql, domain);
  const { rows: removed } = await raw<{ reason: string }>`
    select r.reason from removals r join places c on c.kind = 'country' and c.name = ${listing.country}
    where r.kind = 'startup' and r.hashes && startup_removal_keys(null, ${listing.name}, c.id, ${domain})`.execute(
    sql,
  );
  if (removed[0]) throw new HttpError(409, text.wasRemoved(removed[0].reason));
  const sourceId = await saveSource(sql, listing.website, listing.name, now);
  const { founders, logo, rounds } = listing;
  const startup = await createStartup(sql, {
    ...{ facts: factsOfListing(listing), founders, logo, sourceId, now },
  });
  for (const { source_url, date, round, ...given } of rounds) {
    await createRound(sql, {
      ...given,
      startup,
      round: round as FundingRound,
      date: date === null ? null : parsePartialDate(date),
      sourceId: await saveSource(sql, source_url, hostOf(source_url), now),
      now,
    });
  }
  return startup;
}
