import { abbreviateUsd } from '../../../base/money.ts';
import { locationPath } from '../../../base/paths.ts';
import { answerSharePicture } from '../../../figures/signed-picture.server.ts';
import type { Context } from '../../../http/context.ts';
import { notFound } from '../../../http/errors.ts';
import { slugParam } from '../../../http/params.ts';
import { startupGroupsText, locationsText as text } from '../../../text/text.ts';
import { describeLocation } from './describe-location.ts';
import { findLocation } from './queries.server.ts';

/** GET /location/:location/share.png: for places without a finding to chart. */
export async function answerLocationPicture(context: Context, slug: string): Promise<Response> {
  const { sql, now } = context;
  const location = slugParam.safeParse(slug).success ? await findLocation(sql, slug, now) : null;
  if (!location) throw notFound('location', slug);
  const { name, startups_count, fundings_count, total_fundings } = location;
  return answerSharePicture(context, locationPath(slug), {
    name,
    slug,
    lead: describeLocation(location),
    finding: {
      before: '',
      figure: startupGroupsText.startupsCount(startups_count),
      after: total_fundings === null ? '' : text.thatRaised(abbreviateUsd(total_fundings)),
      x: '',
    },
    facts: fundings_count > 0 ? [startupGroupsText.rounds(fundings_count)] : [],
  });
}
