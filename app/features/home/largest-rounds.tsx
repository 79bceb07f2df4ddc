import { fundingPath, startupPath } from '../../base/paths.ts';
import { homeText as text } from '../../text/text.ts';
import { Money, NameLink } from '../../ui/values.tsx';
import { drawBand, weaveName } from '../../ui/weave.ts';
import type { LargeRound } from './queries.server.ts';

/** The largest rounds of a year, each a bar in the cloth of its startup. */
export function LargestRounds({ rounds, year }: { rounds: readonly LargeRound[]; year: number }) {
  const largest = rounds[0]?.amount ?? 0;
  return (
    <section className="woven" aria-labelledby="woven">
      <h2 id="woven">{text.largestRounds(year)}</h2>
      <ol className="rows">
        {rounds.map(({ funding, slug, name, amount }) => (
          <li key={funding}>
            <NameLink className="entity-link" href={startupPath(slug)} name={name} />
            <WovenBar slug={slug} share={amount / largest} />
            <a href={fundingPath(funding)} className="woven-amount">
              <Money usd={amount} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function WovenBar({ slug, share }: { slug: string; share: number }) {
  const weave = weaveName(slug);
  const size = { width: `${Math.round(share * 1000) / 10}%`, height: 24 };
  const id = `woven-${slug}`;
  return (
    <svg className="woven-bar" aria-hidden="true" focusable="false">
      <g className={`ink-${weave.pair}`}>
        <pattern
          id={id}
          width="32"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(3)"
        >
          <path d={drawBand(weave)} />
        </pattern>
        <rect className="woven-ground" {...size} />
        <rect fill={`url(#${id})`} {...size} />
      </g>
    </svg>
  );
}
