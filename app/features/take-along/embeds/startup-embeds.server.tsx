// /embed/startup/{slug} and /embed/badge/{slug}: a card, and a line with the sum raised.
import { formatDay, formatPartialDate } from '../../../base/dates.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { startupPath } from '../../../base/paths.ts';
import type { Startup } from '../../../catalogue/startup-contract.ts';
import { Cloth } from '../../../charts/picture-frame.tsx';
import type { Context } from '../../../http/context.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';
import { ALL_EXITS, startupTag } from '../../../page-cache/cache-tags.ts';
import { embedsText as text } from '../../../text/text.ts';
import { findStartup } from '../../startups/queries.server.ts';
import { drawBadge } from './draw-badge.tsx';
import type { EmbedKind } from './embed.ts';

export const startupEmbed: EmbedKind = {
  size: 'startup',
  async load(context, { startup: slug = '' }) {
    const startup = await getStartup(context, slug);
    const place = [startup.hq_city, startup.country].filter(Boolean).join(', ');
    const facts = [place, startup.year_founded && text.founded(startup.year_founded)];
    return {
      title: startup.name,
      heading: <Heading startup={startup} facts={facts.filter(Boolean).join(' · ')} />,
      content: <Stats startup={startup} />,
      ...sourceOf(startup),
    };
  },
};

export const badgeEmbed: EmbedKind = {
  size: 'badge',
  async load(context, { startup: slug = '' }) {
    const startup = await getStartup(context, slug);
    const { PRODUCT_NAME } = context.settings;
    return {
      title: text.startupTitle(startup.name, PRODUCT_NAME),
      hasFrame: false,
      content: (
        <a className="badge" href={startupPath(startup.slug)} target="_blank" rel="noopener">
          {drawStartupBadge(startup, context)}
        </a>
      ),
      ...sourceOf(startup),
    };
  },
};

const sourceOf = ({ slug, updated_at }: Startup) => ({
  path: startupPath(slug),
  asOf: updated_at,
  cacheTags: [startupTag(slug), ALL_EXITS],
});

/** Throws a redirect for an old slug and 404 for an unknown one. */
export async function getStartup({ sql, url }: Context, slug: string): Promise<Startup> {
  const startup = await findStartup(sql, slug);
  const pathOf = (now: string) => url.pathname.replace(/[^/.]+(?=(\.\w+)?$)/, now);
  if (!startup) throw await movedOrMissing(sql, 'startup', slug, pathOf);
  return startup;
}

export function drawStartupBadge(startup: Startup, { settings }: Context) {
  const { name, slug, total_fundings, fundings_count, updated_at } = startup;
  const raised = total_fundings === null ? null : text.raised(abbreviateUsd(total_fundings));
  const rounds = fundings_count > 0 ? text.rounds(fundings_count) : text.onRecord;
  return drawBadge({
    siteName: settings.PRODUCT_NAME,
    words: raised ?? rounds,
    title: text.citation(
      raised ? `${name}: ${raised}` : name,
      settings.PRODUCT_NAME,
      formatDay(updated_at),
      `${settings.SITE_URL}${startupPath(slug)}`,
    ),
  });
}

function Heading({ startup, facts }: { startup: Startup; facts: string }) {
  const { name, slug, logo, tagline } = startup;
  return (
    <span className="head">
      {logo ? (
        <img src={logo} alt="" width="48" height="48" />
      ) : (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <Cloth name={slug} x={0} y={0} scale={1} />
        </svg>
      )}
      <span>
        <bdi>{name}</bdi>
        {tagline && (
          <span className="detail" dir="auto">
            {tagline}
          </span>
        )}
        <span className="detail">{facts}</span>
      </span>
    </span>
  );
}

function Stats({ startup }: { startup: Startup }) {
  const { total_fundings, fundings_count, latest_round, last_funding_on } = startup;
  const stats: Array<{ label: string; value: string }> = [
    {
      label: text.stats.raised,
      value: total_fundings === null ? text.undisclosed : abbreviateUsd(total_fundings),
    },
    { label: text.stats.rounds, value: String(fundings_count) },
  ];
  if (latest_round) {
    const day = last_funding_on && formatPartialDate(last_funding_on);
    stats.push({
      label: day ? `${text.stats.latest}, ${day}` : text.stats.latest,
      value: latest_round,
    });
  }
  if (fundings_count === 0) return <p className="quiet">{text.noFigures}</p>;
  return (
    <ul className="stats">
      {stats.map(({ label, value }) => (
        <li key={label}>
          <b>{value}</b>
          {label}
        </li>
      ))}
    </ul>
  );
}
