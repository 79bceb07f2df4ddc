// /embed/startup/{slug} and /embed/badge/{slug}: a card, and a line with the sum raised.
import { formatDay, formatPartialDate } from '../../../base/dates.ts';
import { localPath } from '../../../base/locale-path.ts';
import { abbreviateUsd } from '../../../base/money.ts';
import { startupPath } from '../../../base/paths.ts';
import type { Startup } from '../../../catalogue/startup-contract.ts';
import { Cloth } from '../../../charts/picture-frame.tsx';
import { textWidth } from '../../../charts/text-width.ts';
import type { Context } from '../../../http/context.ts';
import { movedOrMissing } from '../../../http/moved.server.ts';
import { ALL_EXITS, startupTag } from '../../../page-cache/cache-tags.ts';
import { sayName } from '../../../text/say-name.ts';
import { marksText, embedsText as text } from '../../../text/text.ts';
import { drawMark, weaveName } from '../../../ui/weave.ts';
import { sayFounded } from '../../startups/profile-frame.tsx';
import { findStartup } from '../../startups/queries.server.ts';
import { type EmbedKind, sayAmount } from './embed.ts';

export const startupEmbed: EmbedKind = {
  size: 'startup',
  async load(context, { startup: slug = '' }) {
    const startup = await getStartup(context, slug);
    const place = [startup.hq_city, sayName(startup.country)].filter(Boolean).join(marksText.comma);
    const facts = [place, sayFounded(startup)];
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

const BADGE = { height: 28, size: 13, gap: 10, mark: 28 };

/** The site's name on dark ink, the words on light: legible on any page. */
export function drawStartupBadge(startup: Startup, { settings }: Context) {
  const { name, slug, total_fundings, fundings_count, updated_at } = startup;
  const { PRODUCT_NAME: siteName, SITE_URL } = settings;
  const raised = total_fundings === null ? null : text.raised(abbreviateUsd(total_fundings));
  const words = raised ?? (fundings_count > 0 ? text.rounds(fundings_count) : text.onRecord);
  const title = text.citation(
    raised ? name + marksText.colon + raised : name,
    siteName,
    formatDay(updated_at),
    SITE_URL + localPath(startupPath(slug)),
  );
  const { height, size, gap, mark } = BADGE;
  const first = mark + 2 * gap + Math.ceil(textWidth(siteName, size));
  const width = first + Math.ceil(textWidth(words, size)) + 2 * gap;
  const font = { y: 18.5, fontFamily: 'Source Sans 3,system-ui,sans-serif', fontSize: size };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={height - 1}
        rx="5"
        fill="#fff"
        stroke="#24336a"
      />
      <path
        fill="#24336a"
        d={`M5 0h${first - 5}v${height}h-${first - 5}a5 5 0 0 1-5-5v-18a5 5 0 0 1 5-5z`}
      />
      <path
        fill="#dde2f0"
        fillRule="evenodd"
        transform="translate(7 6) scale(.5)"
        d={drawMark(weaveName(siteName))}
      />
      <text {...font} x={mark + 2} fill="#fff" fontWeight="600">
        {siteName}
      </text>
      <text {...font} x={first + gap} fill="#1c1b18">
        {words}
      </text>
    </svg>
  );
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
          <span className="detail" lang="en" dir="auto">
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
  if (fundings_count === 0) return <p className="quiet">{text.noFigures}</p>;
  const { raised, rounds, latest } = text.stats;
  const day = last_funding_on && formatPartialDate(last_funding_on);
  const stats = [
    { label: raised, value: sayAmount(total_fundings) },
    { label: rounds, value: String(fundings_count) },
    ...(latest_round
      ? [{ label: day ? latest + marksText.comma + day : latest, value: sayName(latest_round) }]
      : []),
  ];
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
