import { formatPartialDate } from '../../base/partial-date.ts';
import { startupPath, startupPicturePath } from '../../base/paths.ts';
import { renderShareFile } from '../../charts/share-file.tsx';
import type { Context } from '../../http/context.ts';
import { answerPng } from '../../http/draw-png.server.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { startupsText as text } from '../../text/text.ts';
import { listFundingsOf } from '../fundings/queries.server.ts';
import { getNotice } from '../notice/notice.server.ts';
import type { Startup } from './contract.ts';
import { findStartup } from './queries.server.ts';
import { sayRaised } from './say-raised.ts';

/** GET /startup/:startup/share.png: what is shown where its link is shared. */
export async function answerStartupPicture(context: Context, slug: string): Promise<Response> {
  const { sql, settings } = context;
  const startup = await findStartup(sql, slug);
  if (!startup) throw await movedOrMissing(sql, 'startup', slug, startupPicturePath);
  const fundings = (await listFundingsOf(sql, slug)) ?? [];
  const svg = renderShareFile({
    name: startup.name,
    slug: startup.slug,
    lead: startup.tagline,
    finding: fundings.length > 0 ? sayRaised(startup.total_fundings, fundings) : null,
    facts: listFacts(startup),
    notice: await getNotice(sql),
    productName: settings.PRODUCT_NAME,
    address: `${settings.SITE_URL}${startupPath(startup.slug)}`,
  });
  return answerPng(context, svg);
}

function listFacts(startup: Startup): string[] {
  const { latest_round, last_funding_on, country, year_founded, sources } = startup;
  const date = last_funding_on && formatPartialDate(last_funding_on);
  const standing = [
    country,
    year_founded && text.foundedIn(year_founded),
    sources.length > 0 && text.sourcesCount(sources.length),
  ];
  return [
    ...(latest_round ? [text.lastRound(latest_round, date)] : []),
    standing.filter(Boolean).join(' · '),
  ];
}
