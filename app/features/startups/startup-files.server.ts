import { formatPartialDate } from '../../base/dates.ts';
import {
  startupFundingsCsvPath,
  startupFundingsPicturePaths,
  startupPath,
  startupPicturePath,
} from '../../base/paths.ts';
import { ANNOUNCED_COLUMNS, fieldColumn } from '../../catalogue/cells.ts';
import { ROUND, ROUND_FACTS } from '../../catalogue/round.ts';
import { listFundingsOf } from '../../catalogue/round-queries.server.ts';
import type { Startup } from '../../catalogue/startup-contract.ts';
import { renderChartFile } from '../../charts/pictures.tsx';
import { answerSharePicture, signPicture } from '../../figures/chart-files.server.ts';
import { answerPng, answerSvg, answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { findOrMove } from '../../http/moved.server.ts';
import { sayName } from '../../text/say-name.ts';
import { leftOutText, startupsText as text } from '../../text/text.ts';
import { sayFounded } from './profile-frame.tsx';
import { findStartup } from './queries.server.ts';
import { cumulativeChart, sayRaised } from './sum-up-rounds.ts';

/** GET /startup/:startup/share.png: the preview of its shared link. */
export async function answerStartupPicture(context: Context, slug: string): Promise<Response> {
  const { sql } = context;
  const startup = await findOrMove(sql, 'startup', slug, startupPicturePath, findStartup);
  const fundings = (await listFundingsOf(sql, slug)) ?? [];
  return answerSharePicture(context, startupPath(slug), {
    name: startup.name,
    slug: startup.slug,
    lead: startup.tagline,
    finding: fundings.length > 0 ? sayRaised(startup.total_fundings, fundings) : null,
    facts: listFacts(startup),
  });
}

function listFacts(startup: Startup): string[] {
  const { latest_round, last_funding_on, country, sources } = startup;
  const date = last_funding_on && formatPartialDate(last_funding_on);
  const standing = [
    country && sayName(country),
    sayFounded(startup),
    sources.length > 0 && text.sourcesCount(sources.length),
  ];
  return [
    ...(latest_round ? [text.lastRound(sayName(latest_round), date)] : []),
    standing.filter(Boolean).join(' · '),
  ];
}

/** GET /startup/:startup/fundings.png: what it raised over time, as a picture. */
export async function answerFundingsPng(context: Context, slug: string): Promise<Response> {
  return answerPng(context, (await drawFundings(context, slug, 'png')).draw);
}

/** GET /startup/:startup/fundings.svg, the same. */
export async function answerFundingsSvg(context: Context, slug: string): Promise<Response> {
  const { draw, title } = await drawFundings(context, slug, 'svg');
  return answerSvg(context, draw, { title });
}

async function drawFundings(context: Context, slug: string, format: 'png' | 'svg') {
  const { sql } = context;
  const pathOf = (now: string) => startupFundingsPicturePaths(now)[format];
  const startup = await findOrMove(sql, 'startup', slug, pathOf, findStartup);
  const fundings = (await listFundingsOf(sql, slug)) ?? [];
  const title = text.raisedOverTime(startup.name);
  const file = {
    chart: { ...cumulativeChart(fundings, startup.updated_at), title },
    ...(await signPicture(context, startupPath(slug, 'fundings'))),
    day: formatPartialDate({ date: startup.updated_at.slice(0, 10), precision: 'day' }),
  };
  return { draw: () => renderChartFile(file), title };
}

/** Throws a redirect for an old slug and 404 for an unknown one. */
export async function answerFundingsCsv(context: Context, slug: string): Promise<Response> {
  const { sql } = context;
  const fundings = await findOrMove(sql, 'startup', slug, startupFundingsCsvPath, listFundingsOf);
  return answerTable(context, {
    title: `${slug} fundings`,
    cache: 'public',
    columns: [
      fieldColumn(ROUND, 'round'),
      { label: text.date, value: ({ date }) => date },
      { label: text.amountUsd, value: ({ amount }) => amount },
      {
        label: ROUND.investors.label,
        value: ({ investors }) => investors.map(({ label }) => label).join('; '),
      },
      { label: text.source, value: ({ source_url }) => source_url },
      {
        label: ROUND.note.label,
        value: ({ left_out, note }) =>
          [left_out && leftOutText.why[left_out], note].filter(Boolean).join('; ') || null,
      },
      ...ANNOUNCED_COLUMNS,
      ...ROUND_FACTS.map((name) => fieldColumn(ROUND, name)),
    ],
    rows: fundings,
  });
}
