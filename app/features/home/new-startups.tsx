import { startupPath } from '../../base/paths.ts';
import { homeText as text } from '../../text/text.ts';
import { EntityRow } from '../../ui/entity-row.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { StartupRow } from '../startups/contract.ts';

export function NewStartups({ startups }: { startups: readonly StartupRow[] }) {
  return (
    <section>
      <h2>{text.newStartups}</h2>
      {startups.length === 0 && <p className="muted">{text.noStartups}</p>}
      <ul className="rows">
        {startups.map(({ slug, name, logo, tagline, country }) => (
          <li key={slug}>
            <EntityRow
              kind="startup"
              name={name}
              slug={slug}
              src={logo}
              href={startupPath(slug)}
              tagline={tagline ?? country}
            >
              <FollowMark type="startup" slug={slug} name={name} />
            </EntityRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
