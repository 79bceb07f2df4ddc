import { startupPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { EntityRow } from '../../ui/entity-row.tsx';
import { Money } from '../../ui/money.tsx';
import { FollowMark } from '../follows/follow-mark.tsx';
import type { Startup } from './contract.ts';

export function RelatedStartups({ startup }: { startup: Startup }) {
  if (startup.related.length === 0) return null;
  return (
    <section className="section">
      <h2>{text.related}</h2>
      <ul className="rows">
        {startup.related.map(({ name, slug, logo, tagline, total_fundings, reasons }) => (
          <li key={slug}>
            <EntityRow
              kind="startup"
              name={name}
              slug={slug}
              src={logo}
              href={startupPath(slug)}
              tagline={tagline ?? reasons.join('; ')}
            >
              <Money usd={total_fundings} />
              <FollowMark type="startup" slug={slug} name={name} />
            </EntityRow>
          </li>
        ))}
      </ul>
      <p>
        <a href={startupPath(startup.slug, 'competitors')}>{text.allCompetitors(startup.name)}</a>
      </p>
    </section>
  );
}
